# Turneringer: det, som spillere, tilskuere og skærmen i salen viser.

ui-tournaments = Turneringer
ui-title-tournaments = Turneringer – Stik
ui-title-tournament = { $name } – Stik
ui-title-hall = { $name }: skærmen i salen – Stik
ui-tournaments-line = Mesterskaber i Voms og Vira og aftener i klubben: lodtrækning, program, resultater og medaljer.
ui-tournaments-new = Ny turnering
ui-tournaments-mine = Mine turneringer
ui-tournaments-public = Åbne for alle
ui-tournaments-none = Ingen turneringer lige nu.
ui-tournaments-all = Alle turneringer
ui-tournament-missing = Turneringen kan ikke åbnes

ui-tournament-format-voms-championship = Mesterskab i Voms
ui-tournament-format-voms-open = Åben Voms-turnering
ui-tournament-format-labansen = Labansen
ui-tournament-format-free-play = Frit spil
ui-tournament-format-timed = Frit spil på tid
ui-tournament-format-fixed-games = Alle mod alle
ui-tournament-format-vira-sm = Mesterskab i Vira
ui-tournament-state-draft = forberedes
ui-tournament-state-open = åben for tilmelding
ui-tournament-state-running = i gang
ui-tournament-state-closed = afsluttet
ui-tournament-entrants = { $count ->
    [one] én tilmeldt
   *[other] { $count } tilmeldte
}

ui-tournament-pool = Pulje { $pool }
ui-tournament-standings = Stilling
ui-tournament-round = Runde { $number }
ui-tournament-col-team = hold
ui-tournament-col-person = navn
ui-tournament-col-played = K
ui-tournament-col-wins = V
ui-tournament-col-sum = sum
ui-tournament-goes-on = videre
ui-tournament-provisional = foreløbig
ui-tournament-penalty = straf { $points }
ui-tournament-disqualified = diskvalificeret
ui-tournament-withdrawn = udgået
ui-tournament-gone-withdrawn = { $name } har forladt turneringen
ui-tournament-gone-disqualified = { $name } er diskvalificeret
ui-tournament-gone-absences = { $name } er udeblevet for mange gange
ui-tournament-gone-absent = { $name } mødte ikke op
ui-tournament-level = står lige, ikke afgjort
ui-tournament-decided = afgjort ved { $criterion }
ui-tournament-place = Plads { $place }

ui-tournament-why-title = Hvorfor den rækkefølge?
ui-tournament-why-place = Plads { $place }, { $name }: hvorfor?
ui-tournament-why-against = { $name } sammenlignet med
ui-tournament-why-above = { $a } står over { $b }. Det afgøres ved:
ui-tournament-why-level = Intet skiller de to.
ui-tournament-why-criterion = Kriterium

ui-tournament-lus-of = { $lus } af { $comb }
ui-tournament-walkover = walkover
ui-tournament-forfeit = dømt tabt
ui-tournament-absent = walkover: { $team } mødte ikke op
ui-tournament-forfeits = { $team } er dømt taber
ui-tournament-toqued = { $team } toquede hinanden
ui-tournament-disputed = De to hold er uenige
ui-tournament-reported = Meldt, endnu ikke bekræftet
ui-tournament-playing = spilles nu
ui-tournament-duplicate = Samme kort: { $values }

ui-tournament-round-now = nu
ui-tournament-round-over = færdig
ui-tournament-no-timetable = Der er ikke noget program endnu.
ui-tournament-clock-left = tilbage af runden
ui-tournament-clock-over = over tiden
ui-tournament-clock-paused = uret står stille
ui-tournament-clock-until = til runden begynder
ui-tournament-clock-at = begynder

ui-tournament-find = Hvor skal jeg spille?
ui-tournament-find-name = Navn på spiller eller hold
ui-tournament-find-nobody = Ingen af det navn.
ui-tournament-against = mod { $names }
ui-tournament-sits-out = Sidder over: { $round }
ui-tournament-no-seat = Ingen kamp lige nu

ui-tournament-awaited = endnu ikke fundet
ui-tournament-winner-of = vinder af en semifinale
ui-tournament-loser-of = taber af en semifinale
ui-tournament-no-bracket = Slutspillet kommer, når puljerne er spillet.

ui-tournament-view-standings = Stilling
ui-tournament-view-timetable = Program
ui-tournament-view-finals = Slutspil
ui-tournament-view-results = Resultater
ui-tournament-view-entries = Deltagere
ui-tournament-views = Turneringens dele
ui-tournament-to-desk = Arrangørens bord
ui-tournament-to-referee = Dommerens side
ui-tournament-to-hall = Skærm til salen
ui-tournament-message = Fra arrangøren
ui-tournament-final-ranking = Medaljer
ui-tournament-no-results = Ingen resultater endnu.
ui-tournament-no-entries = Ingen er tilmeldt endnu.
ui-tournament-here = er her
ui-tournament-unofficial-tally = Puljernes sejre: { $tally }
ui-tournament-print = Udskriv og gem
ui-tournament-print-standings = Stilling (PDF)
ui-tournament-print-timetable = Program (PDF)
ui-tournament-print-results = Resultater (PDF)
ui-tournament-print-ranking = Slutstilling (PDF)
ui-tournament-export-standings = Stilling (CSV)
ui-tournament-export-results = Resultater (CSV)
ui-tournament-seed = Frø til alle lodtrækninger: { $seed }
ui-tournament-offline = Ingen forbindelse – det kan være gammelt

ui-hall-welcome = Velkommen
ui-hall-register = Tilmeld jer med telefonen
ui-hall-follow = Følg med på telefonen
ui-hall-page = { $page } af { $pages }
ui-hall-last-results = Resultater: { $round }
ui-hall-next = Næste: { $round }
ui-hall-now = Nu: { $round }
ui-hall-draw = Lodtrækningen
ui-hall-draw-left = { $count ->
    [0] Alle kort er vendt
    [one] ét kort tilbage
   *[other] { $count } kort tilbage
}
ui-hall-draw-card = { $name }: ikke vendt
ui-hall-draw-number = Nummer { $number }
ui-hall-held = holdt – mellemrum går videre
ui-hall-offline = ingen forbindelse
ui-hall-rings = ringer – S gør stille
ui-hall-silent = stille – S ringer
ui-hall-podium = Vinderne
ui-hall-entries = Deltagere

# At a table where a match is played
ui-to-tournament = Turnering

ui-tournament-duplicate-title = De samme giv
ui-tournament-duplicate-about = Hvad hver har vundet ud over de andre bordes gennemsnit, giv for giv.
