# Vad turneringens sekretariat svarar när något inte går.

desk-a-total-each = Ett bord med { $persons } ska ha { $persons } summor, en för var och en.
desk-against-itself = Ingen spelar mot sig själv; välj olika deltagare.
desk-all-turned = Alla lottningens kort är vända.
desk-archive-changed = Det som arkivet säger om resultat eller ställning följer inte av det som skrevs in: någon har ändrat i det efteråt.
desk-cannot-dismiss = Personen har ingen roll här, eller så är det du själv.
desk-cannot-move = Turneringen är { $state ->
    [draft] ett utkast
    [open] öppen för anmälan
    [running] i gång
   *[closed] avslutad
 } och kan inte gå direkt dit.
desk-cards-face-down = Vänd först de sista korten i lottningen.
desk-closed = Turneringen är avslutad; öppna den igen först.
desk-different-pools = De här deltagarna är i olika pooler.
desk-draw-after-results = Det finns redan resultat, så lottningen gäller.
desk-draw-first = Lotta först.
desk-drawn-already = Lottningen är gjord. Ange ett nytt frö för att lotta om.
desk-earlier-game-first = Ange först spel { $game }.
desk-empty-appeal = Skriv vad protesten gäller.
desk-forfeit-by-officials = Bara en funktionär kan döma ett spel förlorat; kalla på domaren.
desk-free-play-has-no-plan = I fritt spel läggs matcherna till efter hand: lotta en omgång eller para ihop två.
desk-has-played = { $entrant } har redan spelat och stannar i sin grupp.
desk-last-line-only = Bara den sista raden kan strykas: nummer { $number }.
desk-later-game-first = Ta först tillbaka matchens senare spel.
desk-name-taken = { $name } är redan anmäld.
desk-next-line = Nästa rad är nummer { $number }.
desk-no-archive = Det är inget turneringsarkiv (event.stik).
desk-no-protocol = Bara vira har ett protokoll över givarna.
desk-no-such-appeal = Det finns ingen protest { $appeal }.
desk-no-such-call = Det finns inget anrop { $call }.
desk-no-such-entrant = Det finns ingen deltagare { $entrant }.
desk-no-such-match = Det finns ingen match { $match }.
desk-no-such-pool = Det finns ingen pool { $pool }; det finns { $pools }.
desk-no-such-round = Det finns ingen omgång { $round }.
desk-no-such-step = Loggen har inget steg { $version }.
desk-no-walkover = Vira har ingen walkover: den som inte kan vara med längre lämnar turneringen, och de andra spelar vidare.
desk-nobody-late = Alla som är här har kort, matcher och platser.
desk-nobody-to-play = Det behövs minst två deltagare.
desk-not-allowed = { $role ->
    [referee] Det får en domare inte göra.
    [official] Det får en bordsfunktionär inte göra.
    [player] Det får spelare inte göra.
    [organiser] Det går inte nu.
   *[spectator] Det får bara de som hjälper till med turneringen.
 }
desk-not-found = Den turneringen finns inte.
desk-not-in-one-table = De två står inte i samma tabell.
desk-not-ones-own = Det bekräftas av motståndarna eller av en funktionär.
desk-not-placed = { $entrant } är inte i någon pool än; placera deltagaren först.
desk-not-your-match = Du spelar inte i den här matchen.
desk-nothing-to-confirm = Det finns inget från dem att bekräfta.
desk-nothing-to-draw = Det finns bara en pool, så det finns inget att lotta.
desk-nothing-to-erase = Det finns inget resultat att ta tillbaka.
desk-nothing-to-export = Det finns ännu inget att exportera.
desk-only-free-play = Omgångar lottas bara i fritt spel och tidsspel.
desk-order-of-the-tied = Ange ordningen av just dessa: { $tied }.
desk-organiser-already = Du leder turneringen; länken är till en annan enhet eller person.
desk-no-matches = I en turnering möts två sidor tills en av dem har vunnit; så spelar man inte enligt det här regelverket.
desk-other-game = Ett resultat i voms har lus för två sidor, i vira summor för tre eller fyra personer.
desk-place-differs = { $name } har plats { $stored } här; enligt dagens regler skulle det vara { $today }.
desk-placed-already = { $entrant } har redan ett nummer.
desk-registration-closed = Anmälan är stängd här; fråga vid sekretariatet.
desk-result-stands = Resultatet gäller; en funktionär kan rätta det.
desk-round-not-begun = Omgång { $round } har inte börjat; ännu kan inget föras in.
desk-round-not-so = Det stämmer inte med läget i omgång { $round }.
desk-says-otherwise = De har ändrat sin version; titta på den igen.
desk-sits-out = { $name } står över i omgång { $round }.
desk-so-many-games = Matchen har { $most ->
    [one] ett spel
   *[other] högst { $most } spel
 }.
desk-stage-not-known = Det är ännu inte klart vilka som spelar: resultat saknas, eller några står lika.
desk-stage-planned = Den senare omgången är planerad med andra; ångra först planen i loggen.
desk-stage-played = Matchen { $match } är spelad i en senare omgång; ta först tillbaka dess resultat.
desk-standings-differ = Slutställningen är inte den som dagens regler ger.
desk-too-few-entrants = För få deltagare: en grupp behöver minst två.
desk-too-many-entrants = En turnering kan ha högst { $most } deltagare.
desk-too-many-matches = Det skulle bli över { $most } matcher, fler än vad sekretariatet klarar.
desk-undo-later-first = Senare steg beror på det här; ångra dem först.
desk-undone-already = Det steget är redan ångrat.
desk-worth-differs = { $name } (omgång { $round }, spel { $game }) räknas { $stored } här (poäng, lus, tomma streck); enligt dagens regler skulle det vara { $today }.
desk-wrong-key = Länken gäller inte här; skanna koden igen eller fråga vid sekretariatet.
desk-nothing-to-play = Alla bord i omgång { $round } är redan öppna eller spelade.
desk-not-online = Matchen spelas inte online, eller omgången har inte börjat.
desk-dismissed = Arrangören har tagit bort den här enheten; fråga vid sekretariatet.
