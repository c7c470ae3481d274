# Tournaments: faults that an organiser can put right, then the words of the tables.

tournament-unreadable = “{ $file }” cannot be read: { $problem }
tournament-no-tournament = “{ $file }” holds no tournament.
tournament-missing-field = { $where }: this field is missing.
tournament-bad-field = { $where }: expected { $wanted }.
tournament-unknown-field = { $where }: there is no such field.
tournament-unknown-format = { $where }: there is no format “{ $name }”; there are { $known }.
tournament-unknown-entrant = { $where }: “{ $entrant }” is not among the entrants.
tournament-entrant-twice = { $where }: “{ $entrant }” is entered twice.
tournament-against-itself = { $where }: “{ $entrant }” cannot play against itself.
tournament-one-result = { $where }: a game has exactly one of lus, absent and forfeit.
tournament-different-pools = { $where }: { $a } and { $b } are in different pools.
tournament-over-the-comb = { $where }: { $lus } lus do not fit on a comb of { $comb }; give the comb with its extra strokes.
tournament-no-winner = { $where }: { $a }:{ $b } fills neither comb, so nobody has won.
tournament-two-winners = { $where }: { $a }:{ $b } fills both combs; only the winner's can be full.
tournament-three-or-four = { $where }: three or four different persons sit at a table.
tournament-not-zero = { $where }: the totals must sum to zero; they are { $difference } off.
tournament-met-too-often = { $where }: { $a } and { $b } can meet only { $most ->
    [one] once
   *[other] { $most } times
} here.
tournament-not-played = { $name } plays no more, so this game is not played.
tournament-already-won = { $where }: { $entrant } had won the match already; there is a game too many.
tournament-two-tables = { $where }: { $entrant } sits at two tables in round { $round }.
tournament-many-teams = The sheet foresees { $most } teams; { $teams } are entered.
tournament-no-such-tie = There is no tie of exactly { $tie } to decide; that decision has no effect.
tournament-how-many-teams = A schedule needs 2 to { $most } teams.
tournament-team-twice = A team is named twice.
tournament-how-many-tables = There must be at least one table.
tournament-how-many-minutes = A slot has at least one minute.
tournament-how-many-persons = { $persons } persons cannot sit at tables of three and four; it takes 3 to { $most }, and not 5.
tournament-how-many-rounds = A seating has 1 to { $most } rounds.
tournament-how-many-pools = { $teams } teams cannot be drawn into { $pools } pools.
tournament-how-many-partners = Partners are drawn for an even number of 2 to { $most } persons, not for { $persons }.
tournament-persons-or-table = Give --persons and --rounds, or --table FILE.
tournament-no-rows = The distribution table is empty.
tournament-rows-and-rounds = The distribution table has { $rows } rows; { $rounds } rounds are wanted.
tournament-row-not-numbers = Line { $line }: a row has numbers separated by blanks, and groups separated by |.
tournament-row-group = Line { $line }: three or four sit at a table, not “{ $group }”.
tournament-row-twice = Line { $line }: { $person } sits twice.
tournament-row-stranger = Line { $line }: { $person } is not one of the numbers 1 to { $persons }.
tournament-row-missing = Line { $line }: { $person } has no seat.

tournament-col-place = place
tournament-col-entrant = entrant
tournament-col-points = points
tournament-col-played = played
tournament-col-wins = won
tournament-col-lus = lus
tournament-col-best-round = best round
tournament-col-decided = decided by
tournament-pool = { $stage }, { $pool }
tournament-stage-pool = Pool
tournament-stage-semi-final = Semi-final
tournament-stage-bronze = Bronze match
tournament-stage-final = Final
tournament-stage-play-off = Extra games
tournament-stage-unofficial = Unofficial games
tournament-by-points = points
tournament-by-head-to-head = games among themselves
tournament-by-empty-strokes = empty strokes against { $team }
tournament-by-lus-difference = lus difference
tournament-by-wins = wins
tournament-by-best-round = best round
tournament-by-lot = lot
tournament-by-extra-game = extra game
tournament-by-organiser = the organiser
tournament-by-disqualified = disqualification
tournament-by-withdrawn = has left
tournament-provisional = Provisional: games are missing.
tournament-unresolved = No rule separates { $teams }: an extra game, a lot or the organiser decides.
tournament-round = Round { $number }, minute { $minute }
tournament-table = Table { $table }
tournament-wave = wave { $wave }
tournament-bye = sits out: { $teams }
tournament-minutes = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $minutes } minutes
tournament-extra-game = Extra game: { $a } – { $b }
tournament-unofficial = Unofficial: { $pairs }
tournament-seating-round = Round { $number }
tournament-repeats = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} for { $persons } persons: { $repeats ->
    [one] { $repeats } repeated meeting
   *[other] { $repeats } repeated meetings
} (at least { $least } cannot be avoided).
tournament-threes = Everybody sits { $least } to { $most ->
    [one] { $most } time
   *[other] { $most } times
} at a table of three.
tournament-seed = Seed { $seed }: the same seed gives the same seating.
