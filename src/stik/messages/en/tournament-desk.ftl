# Tournaments at the desk: faults that an organiser can put right.

tournament-number-twice = { $where }: the number { $number } is taken already.
tournament-how-many-runs = It takes 1 to { $most } runs.
tournament-several-named = “{ $text }” could be several: { $names }. Give the id.
tournament-nobody-named = “{ $text }” is neither the id nor the name of an entrant.
tournament-no-plan = In { $format } games are added as they are played; there is no timetable.
tournament-not-drawn = The draw has not been made yet; run “stik tournament draw”.
tournament-import-unreadable = The list cannot be read: it is neither a CSV file nor a workbook, or it is damaged.
tournament-import-too-many = The list has more than { $most } rows.
tournament-import-too-large = The file unpacks to more than { $most } MB.
tournament-import-no-archive = The archive holds no tournament.
tournament-import-nothing = The list is empty.
tournament-import-no-name = Row { $row }: there is no name.
tournament-import-too-long = Row { $row }: a cell has more than { $most } signs.
tournament-import-bad-number = Row { $row }: “{ $text }” is not a player number.
tournament-import-no-pool = Row { $row }: the others have a pool, this entrant has none.
tournament-import-twice = Row { $row }: “{ $name }” stands in row { $first } already, by name, id, number or players.
tournament-import-known = Row { $row }: “{ $name }” is entered already, by name, id, number or players.
tournament-import-no-head = A list of results needs a first row with the names of its columns: stage, round, a, b, lus a, lus b; in Vira round, table, id, total.
tournament-import-differs = { $who }: the list has another result than the file. With --correct the list applies.
tournament-import-after-draw = The pools are drawn: “{ $name }” needs a pool in the list.
tournament-import-before-draw = “{ $name }” has a pool in the list, but the others have not been drawn yet.
tournament-bad-rating = Row { $row }: the second column must be a number, such as 1500.
tournament-bad-time = “{ $text }” is not a time of day such as 10:00.
tournament-nothing-to-draw = In { $format } all play in one pool; there is nothing to draw.
tournament-which-round = These two have met several times; say which game with --round.
tournament-which-stage = These two have met in several stages; give --stage ({ $stages }).
tournament-nothing-to-correct = There is no such result to correct.
tournament-entered-already = { $result } is entered already. With --correct it is put right, and the old result is kept.
tournament-enter-two = Give two entrants and the lus, as in: t1 t2 9:5.
tournament-enter-round = Give the round of the table with --round.
tournament-bad-score = “{ $text }” is not a score such as 9:5.
tournament-bad-total = A person and a total are written as p1=-8, not as { $text }.
tournament-drawn-already = The draw is made. With --again it is made anew, with a new seed and without results.
tournament-results-already = There are results already. With --again the draw is made and they are lost.
tournament-file-exists = “{ $file }” exists already and is not overwritten.
tournament-unwritable = “{ $file }” cannot be written: { $problem }
tournament-changed-meanwhile = “{ $file }” has been changed by somebody else just now; nothing is written. Try again.
tournament-several-in-file = “{ $file }” holds several tournaments; this command works on a file with one.
tournament-archive-suffix = The file in the archive is a { $suffix } file; give FILE that ending.
tournament-export-kind = The file must end in { $known }.
tournament-print-unknown = There is no sheet “{ $sheet }”; there are { $known }.
tournament-print-other-game = “{ $sheet }” belongs to { $game ->
    [voms] Voms
   *[vira] Vira
}; for { $format } print { $right }.
tournament-print-no-rounds = “{ $sheet }” has no rounds; --round goes with { $known }.
tournament-print-no-tables = Nothing is planned yet; say how many tables the hall has with --tables.
tournament-print-exists = “{ $file }” exists already. With --force it is overwritten.
tournament-no-such-round = There is no round { $round }; { $last ->
    [0] no rounds are known yet
   *[other] the last one is { $last }
}.
tournament-disqualified-already = “{ $name }” is disqualified already.
tournament-not-disqualified = “{ $name }” is not disqualified by the organiser.
tournament-withdrawn-already = “{ $name }” has left already.
tournament-not-withdrawn = “{ $name }” has not left.
tournament-last-absence = This absence disqualifies { $name }, and the games above are given away. With --yes it is entered.
tournament-not-tied = Exactly { $names } are not an open tie.
tournament-no-seed = “{ $file }” has no seed to draw lots from.
tournament-no-reason = The organiser's own order needs a reason: --reason.
tournament-file-or-teams = Give FILE, or --teams.

# What the commands say.

tournament-begun = “{ $file }” is begun.
tournament-the-seed = Seed { $seed }: every draw follows from it, and anyone can repeat it.
tournament-closed = “{ $file }” is closed.
tournament-drawn-again = Drawn anew; the file as it was is “{ $file }”.
tournament-unpacked = “{ $file }” is unpacked from the archive.
tournament-imported-entrants = { $count ->
    [one] One entrant is added.
   *[other] { $count } entrants are added.
}
tournament-imported-unused = Columns that are not used: { $columns }
tournament-imported-results = Results added: { $count }, corrected: { $corrected }.
tournament-entered = Entered: { $result }
tournament-corrected = Corrected: { $result }
tournament-removed = Taken out: { $result }
tournament-moves = { $name } ({ $pool }): place { $before } → { $after }
tournament-plays-now = { $stage }: { $before } → { $after }
tournament-nobody = nobody
tournament-no-changes = No place and no pairing changes.
tournament-penalised = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tournament-disqualified-now = { $name } is disqualified.
tournament-reinstated = { $name } is no longer disqualified.
tournament-has-left = { $name } has left the tournament.
tournament-is-back = { $name } plays again.
tournament-game-given = { $game }: { $name } gets { $lus }
tournament-game-void = { $game }: counts nothing
tournament-game-back = { $game }: counts as it is played
tournament-decided = Order: { $order }
tournament-exported = “{ $file }” is written.
tournament-ends = The end is at { $time }, after { $minutes } minutes.
tournament-simulating = Playing the rest
tournament-simulated = The rest was played { $runs } times; seed { $seed }.
tournament-chance-qualified = goes on
tournament-chance-medal = medal
tournament-chance-first = first
tournament-chance-place = place { $place }
tournament-nobody-ranked = Nobody has earned points for the ranking list yet.
tournament-archive-readme =
    { $name }

    The whole event as Stik keeps it. tournament.yaml or tournament.json is the tournament itself (it was { $file });
    the .csv files are tables made from it, for spreadsheets.
    To go on with it: stik tournament import FILE ARCHIVE.zip

# Sheets and columns; the exchange recognises these heads when a list is read back.

tournament-sheet-entrants = Entrants
tournament-sheet-schedule = Schedule
tournament-sheet-results = Results
tournament-sheet-standings = Standings
tournament-col-id = id
tournament-col-name = name
tournament-col-player = player { $number }
tournament-col-club = club
tournament-col-pool = pool
tournament-col-number = number
tournament-col-card = card
tournament-col-stage = stage
tournament-col-round = round
tournament-col-table = table
tournament-col-time = time
tournament-col-a = a
tournament-col-b = b
tournament-col-lus-a = lus a
tournament-col-lus-b = lus b
tournament-col-comb-a = comb a
tournament-col-comb-b = comb b
tournament-col-toqued = toqued
tournament-col-absent = absent
tournament-col-forfeit = forfeit
tournament-col-reason = reason
tournament-col-name-a = name a
tournament-col-name-b = name b
tournament-col-total = total
tournament-col-lus-for = lus for
tournament-col-lus-against = lus against
tournament-col-history = history
