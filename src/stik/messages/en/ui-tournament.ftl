# Tournaments: what players, spectators and the screen in the hall see.

ui-tournaments = Tournaments
ui-title-tournaments = Tournaments – Stik
ui-title-tournament = { $name } – Stik
ui-title-hall = { $name }: the screen in the hall – Stik
ui-tournaments-line = Voms championships, Vira championships and evenings at the club: draw, timetable, results and medals.
ui-tournaments-new = New tournament
ui-tournaments-mine = My tournaments
ui-tournaments-public = Public tournaments
ui-tournaments-none = No tournament just now.
ui-tournaments-all = All tournaments
ui-tournament-missing = This tournament cannot be opened

ui-tournament-format-voms-championship = Voms championship
ui-tournament-format-voms-open = Voms open
ui-tournament-format-labansen = Labansen
ui-tournament-format-free-play = Free play
ui-tournament-format-timed = Free play on time
ui-tournament-format-fixed-games = All against all
ui-tournament-format-vira-sm = Vira championship
ui-tournament-state-draft = being prepared
ui-tournament-state-open = open for entries
ui-tournament-state-running = under way
ui-tournament-state-closed = finished
ui-tournament-entrants = { $count ->
    [one] one entry
   *[other] { $count } entries
}

ui-tournament-pool = Pool { $pool }
ui-tournament-standings = Standings
ui-tournament-round = Round { $number }
ui-tournament-col-team = team
ui-tournament-col-person = name
ui-tournament-col-played = P
ui-tournament-col-wins = W
ui-tournament-col-sum = sum
ui-tournament-goes-on = goes on
ui-tournament-provisional = provisional
ui-tournament-penalty = penalty { $points }
ui-tournament-disqualified = disqualified
ui-tournament-withdrawn = withdrawn
ui-tournament-gone-withdrawn = { $name } has left the tournament
ui-tournament-gone-disqualified = { $name } is disqualified
ui-tournament-gone-absences = { $name } has been absent too often
ui-tournament-gone-absent = { $name } did not turn up
ui-tournament-level = level, not decided yet
ui-tournament-decided = decided by: { $criterion }
ui-tournament-place = Place { $place }

ui-tournament-why-title = Why this order?
ui-tournament-why-place = Place { $place }, { $name }: why?
ui-tournament-why-against = { $name } compared with
ui-tournament-why-above = { $a } stands above { $b }. Decided by:
ui-tournament-why-level = Nothing separates these two.
ui-tournament-why-criterion = Criterion

ui-tournament-lus-of = { $lus } of { $comb }
ui-tournament-walkover = walkover
ui-tournament-forfeit = forfeited
ui-tournament-absent = walkover: { $team } did not turn up
ui-tournament-forfeits = { $team } forfeits the game
ui-tournament-toqued = { $team } toqu’ed each other
ui-tournament-disputed = The two sides disagree
ui-tournament-reported = Reported, not yet confirmed
ui-tournament-playing = being played
ui-tournament-duplicate = Same deals: { $values }

ui-tournament-round-now = now
ui-tournament-round-over = over
ui-tournament-no-timetable = There is no timetable yet.
ui-tournament-clock-left = left of the round
ui-tournament-clock-over = over time
ui-tournament-clock-paused = the clock stands still
ui-tournament-clock-until = until the round begins
ui-tournament-clock-at = begins

ui-tournament-find = Where do I play?
ui-tournament-find-name = Name of a player or team
ui-tournament-find-nobody = Nobody of that name.
ui-tournament-against = against { $names }
ui-tournament-sits-out = Sits out: { $round }
ui-tournament-no-seat = No game to come just now

ui-tournament-awaited = not known yet
ui-tournament-winner-of = winner of a semi-final
ui-tournament-loser-of = loser of a semi-final
ui-tournament-no-bracket = The finals are drawn up when the pools are played.

ui-tournament-view-standings = Standings
ui-tournament-view-timetable = Timetable
ui-tournament-view-finals = Finals
ui-tournament-view-results = Results
ui-tournament-view-entries = Entries
ui-tournament-views = Parts of the tournament
ui-tournament-to-desk = The organiser’s desk
ui-tournament-to-referee = The referee’s page
ui-tournament-to-hall = Screen for the hall
ui-tournament-message = From the desk
ui-tournament-final-ranking = Medals
ui-tournament-no-results = No results yet.
ui-tournament-no-entries = Nobody has entered yet.
ui-tournament-here = here
ui-tournament-unofficial-tally = Pool wins: { $tally }
ui-tournament-print = Print and save
ui-tournament-print-standings = Standings (PDF)
ui-tournament-print-timetable = Timetable (PDF)
ui-tournament-print-results = Results (PDF)
ui-tournament-print-ranking = Final ranking (PDF)
ui-tournament-export-standings = Standings (CSV)
ui-tournament-export-results = Results (CSV)
ui-tournament-seed = Seed of every draw: { $seed }
ui-tournament-offline = No connection – this may be old

ui-hall-welcome = Welcome
ui-hall-register = Enter with your phone
ui-hall-follow = Follow on your phone
ui-hall-page = { $page } of { $pages }
ui-hall-last-results = Results: { $round }
ui-hall-next = Next: { $round }
ui-hall-now = Now: { $round }
ui-hall-draw = The draw
ui-hall-draw-left = { $count ->
    [0] All cards are turned
    [one] one card left
   *[other] { $count } cards left
}
ui-hall-draw-card = { $name }: face down
ui-hall-draw-number = Number { $number }
ui-hall-held = held – space goes on
ui-hall-offline = no connection
ui-hall-rings = rings – S silences
ui-hall-silent = silent – S rings
ui-hall-podium = The winners
ui-hall-entries = Entries

# At a table where a match is played
ui-to-tournament = Tournament

ui-tournament-duplicate-title = The same deals
ui-tournament-duplicate-about = What each won beyond the average of the other tables, deal by deal.
