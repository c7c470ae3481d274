# Serverns egna fel, och vad `stik serve` säger.

http-unreadable = Förfrågan kan inte läsas.
http-invalid = Några fält är inte som de ska vara.
http-field = { $field }: { $problem }
http-too-fast = För många förfrågningar; försök igen om { $seconds } s.
http-too-big = En förfrågan får vara högst { $most } byte.
http-too-slow = Förfrågan kom för långsamt eller stannade på vägen; försök igen.
http-other-origin = Förfrågan kommer från en annan webbplats sida.
http-header-missing = Förfrågan saknar headern X-Stik.
http-no-such-route = Det finns inget på den här adressen.
http-method = Adressen kan inte användas på det sättet.

server-bug = Något gick fel på servern; det är antecknat.
server-page-not-built = Sidan är inte byggd än: kör ”npm run build” i mappen ui, så fylls { $folder }.
server-metrics-closed = Siffrorna är öppna för den här datorn eller med nyckeln.

serve-ready = Stik finns på { $address } · data: { $data }
serve-memory = bara i minnet, borta efteråt
serve-stopped = Stik har stannat; allt är sparat.
serve-no-address = Kan inte lyssna på { $host }:{ $port }: { $problem }.

admin-granted = { $login } är nu: { $roles }.
admin-rated = { $count ->
    [0] Det finns inga spel som räknas.
    [one] Ett spel räknat.
   *[other] { $count } spel räknade.
  }
admin-nobody = Ingen har ett konto än.
