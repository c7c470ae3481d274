# The printed sheets of a tournament.

print-title-entries = Entry list
print-title-draw = Pool draw
print-title-numbers = Draw of player numbers
print-title-timetable = Timetable
print-title-table-cards = Table cards
print-title-entrant-cards = Player cards
print-title-comb-sheets = Comb sheets
print-title-vira-protocol = Protocol
print-title-bid-table = The bid table
print-title-results = Results
print-title-standings = Standings
print-title-ranking = Final ranking
print-title-certificates = Certificates

print-page = Page { $page } of { $pages }
print-place-and-date = { $place }, { $date }
print-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
print-decimal = .

print-col-number = No.
print-col-team = Team
print-col-person = Name
print-col-players = Players
print-col-pool = Pool
print-col-present = Present
print-col-table = Table
print-col-result = Result
print-col-points = Points
print-col-place = Place
print-col-played = Played
print-col-won = Won
print-col-lus = Lus
print-col-difference = ±
print-col-decided = Decided by
print-col-penalty = Penalty
print-col-sum = Sum
print-col-best = Best
print-col-deal = Deal
print-col-contract = Contract
print-col-trump = Trumps
print-col-pulla = Pulla

print-teams = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
print-persons = { $count ->
    [one] 1 player
   *[other] { $count } players
}
print-pool = Pool { $pool }
print-round = Round { $number }
print-round-short = R{ $number }
print-round-of = { $stage }, { $round }
print-table = Table { $number }
print-game-of = Game { $number } of { $games }
print-wave = Wave { $wave }
print-bye = Sits out: { $names }
print-withdrawn = withdrawn
print-disqualified = disqualified

print-none-entered = Nobody has entered yet.
print-none-planned = No rounds have been planned yet.
print-none-played = No results have been entered yet.
print-none-placed = No places have been settled yet.
print-none-drawn = The pools have not been drawn yet.

print-seed = Seed
print-seed-pools = The draw follows from this seed alone: the same entry list and the same seed always give the same pools, and anyone can repeat it.
print-seed-numbers = The draw follows from this seed alone: the same entry list and the same seed always give the same numbers, and anyone can repeat it.

print-card-scan = Scan the code to see who plays here and to enter the result.
print-card-voms = Fill in the comb sheet stroke by stroke.
print-card-sign = Both sides sign before anyone leaves the table.
print-card-vira = Enter every deal in the protocol.
print-card-zero = The totals at the table must sum to zero.
print-card-referee = Disagreement? Stop, leave the cards as they are and call the referee.
print-where = Scan to see where and when you play.

print-comb-extra = extra strokes
print-comb-lus = Lus
print-comb-of = of
print-comb-toqued = Toqu on its partner’s Voms
print-comb-absent = did not appear
print-signature = Signature

print-protocol-deals = { $count } deals
print-protocol-carried = Sum of the deals
print-protocol-division = Division of the pulla
print-protocol-tjuvpass = Tjuvpass compensation
print-protocol-net = Result in pinnar
print-protocol-zero = The four or three results sum to zero.
print-protocol-legend = Mark the declarer’s figure with a ring. Trumps: suit and O (ofärg), F (färg) or H (högsta färg). Result: home, bet, kodilj or laid; add om for a second try.

print-bids-pinnar = Pinnar from or to each opponent
print-bids-pool = Bets out of or into the pulla
print-bids-rules = Rules: { $rules }
print-bids-classes = O ofärg and misär · F färg · H högsta färg · ⁺ can be raised i färg and i högsta färg
print-bids-bet = A bet is { $bet } pinnar. Plus is lifted out of the pulla, minus is set into it.

print-result-absent = { $name } did not appear
print-result-forfeit = forfeited by { $name }
print-result-toqued = { $name }: Toqu on its partner’s Voms
print-result-unconfirmed = not confirmed yet
print-result-late = ran when the time was up

print-crosstable = Cross table
print-crosstable-legend = Lus of the team in the row : lus of the team in the column. A win is bold.
print-crosstable-left-out = The cross table is left out: the pool has more than { $most } teams.
print-by-round = Round by round
print-provisional = Provisional
print-unresolved = Unresolved
print-podium-pending = The final has not been decided yet.

print-certificate = Certificate
print-certificate-place = { $place ->
    [1] First place
    [2] Second place
    [3] Third place
   *[other] Place { $place }
}
print-certificate-organiser = Organiser
print-certificate-referee = Referee
