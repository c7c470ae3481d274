# Serverens egne fejl, og hvad `stik serve` siger.

http-unreadable = Forespørgslen kan ikke læses.
http-invalid = Nogle felter er ikke, som de skal være.
http-field = { $field }: { $problem }
http-too-fast = For mange forespørgsler; prøv igen om { $seconds } s.
http-too-big = En forespørgsel må højst fylde { $most } bytes.
http-too-slow = Forespørgslen kom for langsomt eller holdt op midt i; prøv igen.
http-other-origin = Forespørgslen kommer fra en anden hjemmesides side.
http-header-missing = Forespørgslen mangler headeren X-Stik.
http-no-such-route = Der er ikke noget på denne adresse.
http-method = Adressen kan ikke bruges på den måde.

server-bug = Noget gik galt på serveren; det er skrevet ned.
server-page-not-built = Siden er ikke bygget endnu: kør “npm run build” i mappen ui, så fyldes { $folder }.
server-metrics-closed = Tallene er åbne for denne maskine eller med nøglen.

serve-ready = Stik er på { $address } · data: { $data }
serve-memory = kun i hukommelsen, væk bagefter
serve-stopped = Stik er stoppet; alt er gemt.
serve-no-address = Kan ikke lytte på { $host }:{ $port }: { $problem }.

admin-granted = { $login } er nu: { $roles }.
admin-rated = { $count ->
    [0] Der er ingen spil, der tæller.
    [one] Ét spil talt med.
   *[other] { $count } spil talt med.
  }
admin-nobody = Ingen har en konto endnu.
