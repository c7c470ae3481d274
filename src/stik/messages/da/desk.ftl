# Hvad turneringens bord svarer, når noget ikke kan lade sig gøre.

desk-a-total-each = Et bord med { $persons } skal have { $persons } totaler, én til hver.
desk-against-itself = Ingen spiller mod sig selv; vælg forskellige deltagere.
desk-all-turned = Alle lodtrækningens kort er vendt.
desk-archive-changed = Det, arkivet siger om resultater eller stilling, følger ikke af det, der blev indtastet: nogen har ændret i det bagefter.
desk-cannot-dismiss = Personen har ingen rolle her, eller det er dig selv.
desk-cannot-move = Turneringen er { $state ->
    [draft] en kladde
    [open] åben for tilmelding
    [running] i gang
   *[closed] lukket
 } og kan ikke gå direkte dertil.
desk-cards-face-down = Vend først de sidste kort i lodtrækningen.
desk-closed = Turneringen er lukket; åbn den igen først.
desk-different-pools = Disse deltagere er i forskellige puljer.
desk-draw-after-results = Der er allerede resultater, så lodtrækningen står fast.
desk-draw-first = Træk først lod.
desk-drawn-already = Der er trukket lod. Giv et nyt frø for at trække om.
desk-earlier-game-first = Indtast først spil { $game }.
desk-empty-appeal = Skriv, hvad protesten handler om.
desk-forfeit-by-officials = Kun en official kan erklære et spil for tabt; tilkald dommeren.
desk-free-play-has-no-plan = I frit spil kommer kampene til, som de spilles: træk en runde, eller sæt to sammen.
desk-has-played = { $entrant } har allerede spillet og bliver i sin pulje.
desk-last-line-only = Kun den sidste linje kan slettes: nummer { $number }.
desk-later-game-first = Tag først kampens senere spil tilbage.
desk-name-taken = { $name } er allerede tilmeldt.
desk-next-line = Den næste linje er nummer { $number }.
desk-no-archive = Det er ikke et turneringsarkiv (event.stik).
desk-no-protocol = Kun vira har en protokol over givene.
desk-no-such-appeal = Der er ingen protest { $appeal }.
desk-no-such-call = Der er intet kald { $call }.
desk-no-such-entrant = Der er ingen deltager { $entrant }.
desk-no-such-match = Der er ingen kamp { $match }.
desk-no-such-pool = Der er ingen pulje { $pool }; der er { $pools }.
desk-no-such-round = Der er ingen runde { $round }.
desk-no-such-step = Loggen har intet trin { $version }.
desk-no-walkover = Vira kender ingen walkover: den, der ikke kan være med i resten, forlader turneringen, og de andre spiller videre.
desk-nobody-late = Alle, der er her, har kort, kampe og pladser.
desk-nobody-to-play = Der skal mindst to deltagere til.
desk-not-allowed = { $role ->
    [referee] Det må en dommer ikke.
    [official] Det må en bordofficial ikke.
    [player] Det må spillere ikke.
    [organiser] Det kan ikke gøres nu.
   *[spectator] Det må kun de, der hjælper med turneringen.
 }
desk-not-found = Den turnering findes ikke.
desk-not-in-one-table = De to står ikke i samme stilling.
desk-not-ones-own = Det bekræftes af modstanderne eller af en official.
desk-not-placed = { $entrant } er ikke i nogen pulje endnu; placér deltageren først.
desk-not-your-match = Du spiller ikke i denne kamp.
desk-nothing-to-confirm = Der er intet fra dem at bekræfte.
desk-nothing-to-draw = Der er kun én pulje, så der er intet at trække lod om.
desk-nothing-to-erase = Der er intet resultat at tage tilbage.
desk-nothing-to-export = Der er endnu intet at eksportere.
desk-only-free-play = Runder trækkes kun i frit spil og tidsspil.
desk-order-of-the-tied = Angiv rækkefølgen af netop disse: { $tied }.
desk-organiser-already = Du leder turneringen; linket er til en anden enhed eller person.
desk-no-matches = I en turnering mødes to sider, til en af dem har vundet; sådan spilles der ikke efter dette regelsæt.
desk-other-game = Et resultat i voms har lus for to sider, i vira totaler for tre eller fire personer.
desk-place-differs = { $name } har plads { $stored } her; efter dagens regler ville det være { $today }.
desk-placed-already = { $entrant } har allerede et nummer.
desk-registration-closed = Tilmeldingen er lukket her; spørg ved bordet.
desk-result-stands = Resultatet står fast; en official kan rette det.
desk-round-not-begun = Runde { $round } er ikke begyndt; der kan ikke føres noget ind endnu.
desk-round-not-so = Det passer ikke med, hvor runde { $round } er.
desk-says-otherwise = De har ændret deres version; se på den igen.
desk-sits-out = { $name } sidder over i runde { $round }.
desk-so-many-games = Kampen har { $most ->
    [one] ét spil
   *[other] højst { $most } spil
 }.
desk-stage-not-known = Det vides endnu ikke, hvem der skal spille: der mangler resultater, eller nogle står lige.
desk-stage-planned = Den senere fase er planlagt med andre; fortryd først planen i loggen.
desk-stage-played = Kampen { $match } er spillet i en senere fase; tag først dens resultat tilbage.
desk-standings-differ = Slutstillingen er ikke den, som dagens regler giver.
desk-too-few-entrants = For få deltagere: en pulje skal have mindst to.
desk-too-many-entrants = En turnering kan højst have { $most } deltagere.
desk-too-many-matches = Det ville blive over { $most } kampe, mere end sekretariatet kan holde styr på.
desk-undo-later-first = Senere trin afhænger af dette; fortryd dem først.
desk-undone-already = Det trin er allerede fortrudt.
desk-worth-differs = { $name } (runde { $round }, spil { $game }) tæller { $stored } her (point, lus, tomme streger); efter dagens regler ville det være { $today }.
desk-wrong-key = Linket gælder ikke her; scan koden igen, eller spørg ved bordet.
desk-nothing-to-play = Alle borde i runde { $round } er allerede åbne eller spillet.
desk-not-online = Kampen spilles ikke online, eller runden er ikke begyndt.
desk-dismissed = Arrangøren har taget denne enhed ud; spørg ved bordet.
