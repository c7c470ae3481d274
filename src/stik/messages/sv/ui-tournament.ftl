# Turneringar: det som spelare, publik och skärmen i salen visar.

ui-tournaments = Turneringar
ui-title-tournaments = Turneringar – Stik
ui-title-tournament = { $name } – Stik
ui-title-hall = { $name }: skärmen i salen – Stik
ui-tournaments-line = Mästerskap i Voms och Vira och kvällar i klubben: lottning, spelschema, resultat och medaljer.
ui-tournaments-new = Ny turnering
ui-tournaments-mine = Mina turneringar
ui-tournaments-public = Öppna för alla
ui-tournaments-none = Ingen turnering just nu.
ui-tournaments-all = Alla turneringar
ui-tournament-missing = Turneringen kan inte öppnas

ui-tournament-format-voms-championship = Mästerskap i Voms
ui-tournament-format-voms-open = Öppen Vomsturnering
ui-tournament-format-labansen = Labansen
ui-tournament-format-free-play = Fritt spel
ui-tournament-format-timed = Fritt spel på tid
ui-tournament-format-fixed-games = Alla möter alla
ui-tournament-format-vira-sm = Mästerskap i Vira
ui-tournament-state-draft = förbereds
ui-tournament-state-open = öppen för anmälan
ui-tournament-state-running = pågår
ui-tournament-state-closed = avslutad
ui-tournament-entrants = { $count ->
    [one] en anmäld
   *[other] { $count } anmälda
}

ui-tournament-pool = Grupp { $pool }
ui-tournament-standings = Ställning
ui-tournament-round = Omgång { $number }
ui-tournament-col-team = lag
ui-tournament-col-person = namn
ui-tournament-col-played = S
ui-tournament-col-wins = V
ui-tournament-col-sum = summa
ui-tournament-goes-on = vidare
ui-tournament-provisional = preliminär
ui-tournament-penalty = avdrag { $points }
ui-tournament-disqualified = diskvalificerad
ui-tournament-withdrawn = utgått
ui-tournament-gone-withdrawn = { $name } har lämnat turneringen
ui-tournament-gone-disqualified = { $name } är diskvalificerad
ui-tournament-gone-absences = { $name } har uteblivit för många gånger
ui-tournament-gone-absent = { $name } kom inte
ui-tournament-level = lika, inte avgjort
ui-tournament-decided = avgjort genom { $criterion }
ui-tournament-place = Plats { $place }

ui-tournament-why-title = Varför den ordningen?
ui-tournament-why-place = Plats { $place }, { $name }: varför?
ui-tournament-why-against = { $name } jämfört med
ui-tournament-why-above = { $a } ligger före { $b }. Det avgörs genom:
ui-tournament-why-level = Inget skiljer de två åt.
ui-tournament-why-criterion = Kriterium

ui-tournament-lus-of = { $lus } av { $comb }
ui-tournament-walkover = walkover
ui-tournament-forfeit = dömt förlorat
ui-tournament-absent = walkover: { $team } uteblev
ui-tournament-forfeits = { $team } döms som förlorare
ui-tournament-toqued = { $team } toquade varandra
ui-tournament-disputed = De två lagen är oense
ui-tournament-reported = Rapporterat, ännu inte bekräftat
ui-tournament-playing = spelas nu
ui-tournament-duplicate = Samma kort: { $values }

ui-tournament-round-now = nu
ui-tournament-round-over = klar
ui-tournament-no-timetable = Det finns inget spelschema än.
ui-tournament-clock-left = kvar av omgången
ui-tournament-clock-over = över tiden
ui-tournament-clock-paused = klockan står still
ui-tournament-clock-until = tills omgången börjar
ui-tournament-clock-at = börjar

ui-tournament-find = Var ska jag spela?
ui-tournament-find-name = Namn på spelare eller lag
ui-tournament-find-nobody = Ingen med det namnet.
ui-tournament-against = mot { $names }
ui-tournament-sits-out = Står över: { $round }
ui-tournament-no-seat = Ingen match just nu

ui-tournament-awaited = inte klart än
ui-tournament-winner-of = vinnare av en semifinal
ui-tournament-loser-of = förlorare av en semifinal
ui-tournament-no-bracket = Slutspelet kommer när grupperna är färdigspelade.

ui-tournament-view-standings = Ställning
ui-tournament-view-timetable = Spelschema
ui-tournament-view-finals = Slutspel
ui-tournament-view-results = Resultat
ui-tournament-view-entries = Deltagare
ui-tournament-views = Turneringens delar
ui-tournament-to-desk = Tävlingsledningen
ui-tournament-to-referee = Domarens sida
ui-tournament-to-hall = Skärm till salen
ui-tournament-message = Från tävlingsledningen
ui-tournament-final-ranking = Medaljer
ui-tournament-no-results = Inga resultat än.
ui-tournament-no-entries = Ingen är anmäld än.
ui-tournament-here = på plats
ui-tournament-unofficial-tally = Gruppernas segrar: { $tally }
ui-tournament-print = Skriv ut och spara
ui-tournament-print-standings = Ställning (PDF)
ui-tournament-print-timetable = Spelschema (PDF)
ui-tournament-print-results = Resultat (PDF)
ui-tournament-print-ranking = Slutställning (PDF)
ui-tournament-export-standings = Ställning (CSV)
ui-tournament-export-results = Resultat (CSV)
ui-tournament-seed = Frö till alla lottningar: { $seed }
ui-tournament-offline = Ingen anslutning – det kan vara gammalt

ui-hall-welcome = Välkomna
ui-hall-register = Anmäl er med telefonen
ui-hall-follow = Följ med på telefonen
ui-hall-page = { $page } av { $pages }
ui-hall-last-results = Resultat: { $round }
ui-hall-next = Nästa: { $round }
ui-hall-now = Nu: { $round }
ui-hall-draw = Lottningen
ui-hall-draw-left = { $count ->
    [0] Alla kort är vända
    [one] ett kort kvar
   *[other] { $count } kort kvar
}
ui-hall-draw-card = { $name }: inte vänt
ui-hall-draw-number = Nummer { $number }
ui-hall-held = stilla – mellanslag går vidare
ui-hall-offline = ingen anslutning
ui-hall-rings = ringer – S tystar
ui-hall-silent = tyst – S ringer
ui-hall-podium = Vinnarna
ui-hall-entries = Deltagare

# At a table where a match is played
ui-to-tournament = Turnering

ui-tournament-duplicate-title = Samma givar
ui-tournament-duplicate-about = Vad var och en vunnit utöver de andra bordens snitt, giv för giv.
