# Tournaments on a phone: players, the table protocol of Vira, the referee.

# Where do I play
ui-mine = My tournament
ui-mine-offline = No connection
ui-mine-no-tournament = This tournament cannot be opened
ui-mine-table = Table
ui-mine-against = against
ui-mine-time-is-up = time is up
ui-mine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-mine-score = Enter the score
ui-mine-protocol = The table protocol
ui-mine-play-online = To the table
ui-mine-sits-out = You sit out: { $round }.
ui-mine-given = { $why }: that counts { $lus } for you.
ui-mine-given-nothing = { $why }: the game counts nothing.
ui-mine-entered = You are entered. Table and opponents appear here once the draw is made.
ui-mine-no-match = No match is waiting for you just now.
ui-mine-matches = { $count ->
    [one] My matches: one
   *[other] My matches: { $count }
}

# Entering oneself
ui-entering-title = Enter the tournament
ui-entering-name = Your name
ui-entering-partner = Your partner’s name
ui-entering-team = Name of the team (if it has one)
ui-entering-club = Club or town (optional)
ui-entering-send = Enter

# Joining by a link or a QR code
ui-joining-title = Join the tournament
ui-joining-name = Your name
ui-joining-send = Join
ui-joining-as-entrant = You are here as { $name }.
ui-joining-as-organiser = You are an organiser here now.
ui-joining-as-referee = You are a referee here now.
ui-joining-as-official = You are a table official here now.
ui-joining-as-player = You are a player here now.
ui-joining-as-spectator = You are here as a spectator.
ui-joining-go-organiser = To the organiser’s desk
ui-joining-go-referee = To the referee’s page
ui-joining-go-official = To the tournament
ui-joining-go-player = To my matches
ui-joining-go-spectator = To the tournament

# At a table
ui-at-table-nobody = Nobody plays at this table just now.
ui-at-table-next = Next at this table
ui-at-table-result = The result
ui-at-table-join = Do you play here? Scan the QR code with your team’s or your own name from the entry slip, or ask at the organiser’s desk for it; then you can enter the score.
ui-at-table-others = Others play at this table just now.
ui-at-table-find-mine = Where do I play?
ui-at-table-tournament = Timetable and standings

# The score
ui-score-no-match = This match does not exist any more.
ui-score-none = Nothing has been entered yet.
ui-score-not-begun = Round { $round } has not begun. The result is entered once it is played.
ui-score-how = Tap a comb for every lus; press long to take one back.
ui-score-comb = The comb of { $name }
ui-score-lus = { $lus } of { $comb } lus
ui-score-less = One lus less for { $name }
ui-score-more = One lus more for { $name }
ui-score-extra = + extra stroke
ui-score-extra-count = { $count ->
    [one] + one extra stroke
   *[other] + { $count } extra strokes
}
ui-score-extra-less = One extra stroke less on the comb of { $name }
ui-score-special = Toqu on one’s own partner?
ui-score-toqued = Who toqu’ed each other?
ui-score-toqued-note = Toqu on the partner’s Voms
ui-score-toqued-no = nobody
ui-score-kind = What happened?
ui-score-kind-played = played
ui-score-kind-absent = absent
ui-score-kind-forfeit = forfeited
ui-score-who-absent = Who did not turn up?
ui-score-who-forfeit = Who forfeits the game?
ui-score-reason = Reason (for the log)
ui-score-send = Send the result
ui-score-send-result = Send { $result }
ui-score-totals-how = What each has won or lost in pinnar after the division of the pulla.
ui-score-won = { $name } has won; change to lost
ui-score-lost = { $name } has lost; change to won
ui-score-sum-right = Sum 0, as it should be
ui-score-sum-off = The sum is { $sum }, it should be 0
ui-score-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
ui-score-game = Game { $number }
ui-score-back = Back
ui-score-confirmed = Confirmed by { $names }
ui-score-entered = Entered by { $by } at { $time }
ui-score-history = What stood here before
ui-score-to-confirm = Is this right?
ui-score-waiting = Sent. The opponents have to confirm it.
ui-score-waiting-table = Sent. Another at the table has to confirm it.
ui-score-i-wrote = Written by you
ui-score-you-wrote = Written by you
ui-score-they-wrote = Written by { $name }
ui-score-right = That is right
ui-score-change = Change what we wrote
ui-score-change-mine = Change what I wrote
ui-score-other = No, it was different
ui-score-as-official = Enter it as an official
ui-score-correct = Correct the result
ui-score-take-back = Remove the result
ui-score-take-back-sure = The game then has no result. What stood there is kept in the log.

# What else would change
ui-changes-title = This changes more
ui-changes-pairings = Later matches
ui-changes-places = Places
ui-changes-place = { $name }: place { $before } → { $after }
ui-changes-do = Do it

# Calling the referee
ui-call = Call the referee
ui-call-to = The referee comes to table { $table }.
ui-call-text = What is it about? (optional)
ui-call-send = Call
ui-call-waiting = The referee has been called at { $time } and is on the way.
ui-call-answered = The referee at { $time }:

# The table protocol of Vira
ui-protocol = Table protocol
ui-protocol-deal = Deal { $deal } of { $planned }
ui-protocol-left = { $count ->
    [one] one deal left
   *[other] { $count } deals left
}
ui-protocol-declarer = Who declared?
ui-protocol-no-game = No game, only a payment
ui-protocol-contract = What?
ui-protocol-grade = Bid as
ui-protocol-grade-plain = without suit
ui-protocol-grade-farg = i färg
ui-protocol-grade-hogsta = i högsta färg
ui-protocol-form = Played with
ui-protocol-form-trump = trumps
ui-protocol-form-misar = misär
ui-protocol-result = How did it end?
ui-protocol-result-home = home
ui-protocol-result-bet = bet
ui-protocol-result-kodilj = kodilj
ui-protocol-result-laid = laid down
ui-protocol-tricks = Tricks
ui-protocol-trump = The trumps were
ui-protocol-again = second try
ui-protocol-first-trump = The trumps of the first try
ui-protocol-tjuvpass = Tjuvpass by { $name }
ui-protocol-payments = Fines and other payments
ui-protocol-payment = Payment { $number }
ui-protocol-payment-add = + payment
ui-protocol-payment-remove = Remove the payment
ui-protocol-from = From
ui-protocol-to = To
ui-protocol-amount = Pinnar
ui-protocol-write = Write deal { $deal }
ui-protocol-correct = Correct deal { $deal }
ui-protocol-correcting = Correcting deal { $deal }
ui-protocol-erase = Erase deal { $deal }
ui-protocol-erase-sure = The deal is then written again.
ui-protocol-end = Divide the pulla and finish
ui-protocol-end-sure = { $count ->
    [one] One deal is left.
   *[other] { $count } deals are left.
} If no more is played, the pulla is divided now and the result can be sent. Until then you can play on.
ui-protocol-go-on = Play on
ui-protocol-written = The deals so far
ui-protocol-line = { $name }: { $contract }, { $result }
ui-protocol-stopped = No game
ui-protocol-over = The sitting is over
ui-protocol-division = How the pulla was divided
ui-protocol-report = Report this result
ui-protocol-report-note = Another at the table then confirms it.
ui-protocol-totals-only = Only the result, without the protocol

# The referee
ui-refereeing-title = Referee
ui-refereeing-view-calls = Calls
ui-refereeing-view-rules = Rules
ui-refereeing-view-penalties = Penalties
ui-refereeing-view-log = Rulings
ui-refereeing-only = Only the tournament’s referees and organisers do this. Ask the organiser for the referee’s link.
ui-refereeing-no-calls = Nobody is calling. All tables are playing in peace.
ui-refereeing-take = Answer
ui-refereeing-match = The match
ui-refereeing-ask = Ask the rules
ui-refereeing-ruling = Ruling
ui-refereeing-articles = Articles
ui-refereeing-answer = The call is dealt with
ui-refereeing-settled = Dealt with at the table.
ui-refereeing-whom = Who?
ui-refereeing-what = What?
ui-refereeing-kind-warning = warning
ui-refereeing-kind-points = points off
ui-refereeing-kind-sent-off = sent off for the round
ui-refereeing-kind-disqualify = disqualification
ui-refereeing-points = How many points are taken off?
ui-refereeing-reason = Why?
ui-refereeing-penalise = Decide
ui-refereeing-penalty-done = It is written down.
ui-refereeing-disqualified = Disqualified: { $names }
ui-refereeing-log-empty = No ruling has been given yet.

# The rules as questions
ui-ruling-misar = misär
ui-ruling-so-far = What was answered
ui-ruling-yes = Yes
ui-ruling-no = No
ui-ruling-next = Next
ui-ruling-skip = Not known, or as usual
ui-ruling-back = change
ui-ruling-search = Search: a word or an article
ui-ruling-nothing-found = Nothing in the list contains that.
ui-ruling-effects = What follows
ui-ruling-use = Use this ruling
ui-ruling-again = Another case
