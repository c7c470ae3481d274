# The organiser’s desk.

ui-desk = The organiser’s desk
ui-desk-title = { $name }: the desk – Stik
ui-desk-pages = Other pages of the tournament
ui-desk-public-page = Public page
ui-desk-hall = Screen for the hall
ui-desk-offline = No connection. What you type stays here; trying again …
ui-desk-not-yours = This desk belongs to the organisers. If you help here, open the link that they gave you.
ui-desk-waiting = { $count ->
    [one] waits for you
   *[other] wait for you
}
ui-desk-now = Now
ui-desk-entrants = Entrants
ui-desk-draw = Draw
ui-desk-timetable = Timetable
ui-desk-results = Results
ui-desk-standings = Standings
ui-desk-penalties = Penalties and appeals
ui-desk-helpers = Helpers
ui-desk-print = Print and files
ui-desk-log = Log
ui-desk-settings = Settings
ui-desk-nobody = nobody
ui-desk-reason = Reason
ui-desk-copied = Copied
ui-desk-who = Who
ui-desk-round = Round
ui-desk-rounds = Rounds
ui-desk-table = Table

# Before places change
ui-desk-confirm-title = What this would change
ui-desk-confirm-places = New places
ui-desk-confirm-pairings = Other pairings
ui-desk-confirm-results = There are results already
ui-desk-confirm-nothing = Nobody changes place. The change is noted in the log.
ui-desk-confirm-games = Games that count otherwise
ui-desk-confirm-played = is to be played
ui-desk-confirm-table = { $count ->
    [4] a table of four
    [3] a table of three
   *[other] nobody plays; the others need a seat
 }
ui-desk-confirm-void = counts nothing
ui-desk-confirm-gone-absences = This absence disqualifies { $name }.
ui-desk-confirm-gone-withdrawn = { $name } leaves for good.
ui-desk-confirm-gone-disqualified = { $name } is disqualified.
ui-desk-confirm-gone-back = { $name } plays again.
ui-desk-becomes = becomes
ui-desk-leave-it = Leave it as it is
ui-desk-do-it = Change it

# Now
ui-desk-next = What comes next
ui-desk-nothing-now = Nothing waits for you just now.
ui-desk-draft-hint = Nobody sees the tournament until you open it for entries.
ui-desk-more-warnings = { $count ->
    [one] One more notice
   *[other] { $count } more notices
}
ui-desk-step-open = Open for entries
ui-desk-step-open-about = Players can enter and follow the tournament.
ui-desk-step-enter = Enter the players
ui-desk-step-enter-about = Type them in, or import a list.
ui-desk-step-draw = Draw lots
ui-desk-step-draw-about = Nobody has a place yet.
ui-desk-step-start = Begin the tournament
ui-desk-step-start-about = From here on rounds can be started and results count.
ui-desk-step-admit = Let in who came late
ui-desk-step-admit-about = No games or no seat yet: { $names }
ui-desk-step-start-round = Start round { $round }
ui-desk-step-start-round-about = The clock starts for everybody.
ui-desk-step-play-anew = { $count ->
    [one] Play one match of round { $round } anew
   *[other] Play { $count } matches of round { $round } anew
}
ui-desk-step-play-anew-about = Their tables are on another machine. New ones open here, with other cards; only tables with the same cards are compared.
ui-desk-step-schedule = Make the timetable
ui-desk-step-schedule-about = Rounds, tables and times are worked out.
ui-desk-step-stage = Go on: { $stage }
ui-desk-step-stage-about = The pairings follow from the results.
ui-desk-step-close = Close the tournament
ui-desk-step-close-about = The results are final. You can open it again.
ui-desk-step-done = Print diplomas and the final ranking
ui-desk-step-done-about = The tournament is finished.
ui-desk-step-check-in = Check in
ui-desk-step-check-in-about = { $count ->
    [one] One is not marked as here yet.
   *[other] { $count } are not marked as here yet.
}
ui-desk-step-turn-cards = Turn over the cards
ui-desk-step-turn-cards-about = { $count ->
    [one] One card lies face down.
   *[other] { $count } cards lie face down.
}
ui-desk-step-results = Enter results: round { $round }
ui-desk-step-results-about = { $count ->
    [one] One table is missing.
   *[other] { $count } tables are missing.
}
ui-desk-step-settle-tie = Decide a tie
ui-desk-step-settle-tie-about = { $count ->
    [one] No rule separates one group of entrants.
   *[other] No rule separates { $count } groups of entrants.
}
ui-desk-step-draw-round = Draw the next round
ui-desk-step-draw-round-about = Everybody who is here is paired by lot.
ui-desk-step-end-round = End round { $round }
ui-desk-step-end-round-about = All results are in.
ui-desk-round-now = Being played now
ui-desk-clock-pause = Pause
ui-desk-clock-resume = Go on
ui-desk-clock-end = End the round
ui-desk-play-online = Open the tables online
ui-desk-all-results = All results are in.
ui-desk-round-not-begun = Round { $round } has not begun; results are entered once it is played.
ui-desk-missing = { $count ->
    [one] One table still misses a result
   *[other] { $count } tables still miss a result
}
ui-desk-reported = reported
ui-desk-disputed = they disagree
ui-desk-disputes = { $count ->
    [one] Two versions of one result
   *[other] Two versions of { $count } results
}
ui-desk-says = { $name }, { $time }
ui-desk-accept = This one counts
ui-desk-enter-other = Enter another result
ui-desk-game = Game { $number }
ui-desk-calls = { $count ->
    [one] The referee is called
   *[other] The referee is called at { $count } places
}
ui-desk-referee-page = The referee’s page
ui-desk-call-hall = In the hall
ui-desk-ruling = What was decided (may be empty)
ui-desk-call-done = Dealt with
ui-desk-message = Message to everybody
ui-desk-message-about = Stands on every phone and on the screen in the hall until you take it away.
ui-desk-message-example = Coffee until 13:15, then round 5
ui-desk-message-send = Send
ui-desk-message-remove = Take it away

# Entrants
ui-desk-add = Add
ui-desk-add-about = Enter adds, and you go on with the next. A team without a name is called after its players.
ui-desk-add-one = Add
ui-desk-added = { $name } is entered.
ui-desk-field-name = Team
ui-desk-field-person = Name
ui-desk-field-player-1 = First player
ui-desk-field-player-2 = Second player
ui-desk-field-club = Club or town
ui-desk-import = Import a list
ui-desk-import-about = A CSV or Excel file with a row for each entrant: name, players, club. You see what was found before anything is entered.
ui-desk-import-choose = Drop the file here, or choose it
ui-desk-import-found = { $count ->
    [one] One entrant was found.
   *[other] { $count } entrants were found.
}
ui-desk-import-leave-out = Leave out { $name }
ui-desk-import-other = Another file
ui-desk-import-enter = { $count ->
    [one] Enter one
   *[other] Enter { $count }
}
ui-desk-entrants-count = { $count ->
    [one] One entrant
   *[other] { $count } entrants
}
ui-desk-everybody-here = Everybody is here
ui-desk-no-entrants = Nobody has entered yet.
ui-desk-find = Find a name
ui-desk-filter = Show
ui-desk-filter-all = All
ui-desk-filter-missing = Not here yet
ui-desk-filter-here = Here
ui-desk-filter-out = Out
ui-desk-nobody-found = Nobody of that kind.
ui-desk-here = { $name } is here
ui-desk-joined = A phone has joined for this entrant
ui-desk-replacement = A replacement takes the place of a player; the team keeps its results.
ui-desk-entrant-link = Link for their phone
ui-desk-entrant-link-about = With it they see their next table and enter their own results.
ui-desk-place-by-hand = Pool, placed by hand
ui-desk-place = Place
ui-desk-withdraw = Leaves for good
ui-desk-return = Comes back
ui-desk-leaving-about = Absent: a walkover in this round. Leaves for good: no game of theirs is played any more, and all others keep their tables. Either way you see first what it changes.
ui-desk-absent = Absent in round { $round }
ui-desk-disqualify = Disqualify
ui-desk-disqualify-lift = Lift the disqualification
ui-desk-disqualify-about = A disqualification needs a reason.
ui-desk-registration = Enter by phone
ui-desk-registration-open = Players enter themselves
ui-desk-registration-yes = by link, while the tournament is open for entries
ui-desk-registration-no = only you enter players
ui-desk-registration-about = Show the code in the hall or send the link around.

# Draw
ui-desk-draw-pools = One card for each team, in the order of entry; red is pool A, black is pool B.
ui-desk-draw-numbers = Each player draws a number; the seating follows from the numbers.
ui-desk-draw-no-card = { $count ->
    [one] { $names } has not come and gets no card.
   *[other] { $names } have not come and get no card.
 }
ui-desk-turn-one = Turn over the next card
ui-desk-turn-all = { $count ->
    [one] Turn over the last one
   *[other] Turn over all { $count }
}
ui-desk-turn-space = The space bar turns one card.
ui-desk-face-down = face down
ui-desk-seed = Seed of the draw
ui-desk-seed-about = Any words will do. The same words always give the same draw, so anybody can check it.
ui-desk-seed-made = made by the server
ui-desk-draw-now = Draw
ui-desk-draw-again = Draw again with a new seed
ui-desk-pools = Pools
ui-desk-latecomers = Without a pool
ui-desk-numbers = Numbers

# Timetable
ui-desk-make = Make the rounds
ui-desk-make-about = Nobody meets twice, tables rotate, and who sits out is spread evenly.
ui-desk-tables-in-hall = Tables in the hall
ui-desk-tables-as-needed = as needed
ui-desk-first-round-at = First round at (empty: as planned)
ui-desk-seating = Seating
ui-desk-seating-computed = Computed
ui-desk-seating-pasted = Prepared table
ui-desk-seating-computed-about = As few meet again as possible, and everybody sits equally often at a table of three.
ui-desk-seating-pasted-about = A row for each round, tables separated by |, numbers by blanks.
ui-desk-distribution = Distribution table
ui-desk-distribution-file = Drop a text file here, or choose it
ui-desk-make-rest = Plan the rest again
ui-desk-make-rest-about = For a latecomer, or when there are other tables. What is played stays.
ui-desk-make-stage = Make the rounds: { $stage }
ui-desk-make-again = Make them again
ui-desk-pair = Pair by hand
ui-desk-pair-about = An extra game, an unofficial one, or one that the timetable forgot.
ui-desk-pair-free = Play as it comes, or let the lot pair everybody who is here.
ui-desk-draw-round = Draw a round
ui-desk-side = Side { $number }
ui-desk-seat = Player { $number }
ui-desk-counts-as = Counts as
ui-desk-pair-more = One more at the table
ui-desk-pair-do = Pair

# Results
ui-desk-no-rounds = There are no rounds yet. Make the timetable first.
ui-desk-overview = Overview
ui-desk-overview-close = Back to the round
ui-desk-no-matches = Nobody plays in this round.
ui-desk-keys = What you can type
ui-desk-key-plain = lus of both, then the next table
ui-desk-key-comb = comb with extra strokes
ui-desk-key-toqued = after the lus: toqu’ed each other
ui-desk-key-absent = did not turn up
ui-desk-key-forfeit = forfeits the game
ui-desk-key-totals = Type what each has won or lost; Enter goes on. The sum must be zero.
ui-desk-lus-of = Game { $number }: lus of { $name }
ui-desk-enter = Enter
ui-desk-correct = Correct
ui-desk-corrected = corrected
ui-desk-take-back = Take the result back
ui-desk-result-more = More about this result
ui-desk-one-reported = Reported by { $name }; one tap confirms it.
ui-desk-best-of = Best of { $count }: { $wins }
ui-desk-online-table = Online table { $code }
ui-desk-protocol = Protocol
ui-desk-no-figure = not a figure
ui-desk-sum = Sum { $sum }
ui-desk-result-kind = What happened
ui-desk-result-played = Played
ui-desk-result-absent = Did not turn up
ui-desk-result-forfeit = Forfeited
ui-desk-lus = Lus
ui-desk-comb = Comb
ui-desk-comb-about = The comb is longer where extra strokes were added.
ui-desk-toqued = Who toqu’ed each other
ui-desk-who-absent = Who did not turn up
ui-desk-who-forfeit = Who forfeits the game
ui-desk-reason-slip = typing mistake
ui-desk-reason-agreed = both sides agree
ui-desk-reason-sheet = as on the score sheet
ui-desk-reason-talk = tactical talk
ui-desk-reason-left = left the table
ui-desk-versions = All versions

# Standings
ui-desk-ties = { $count ->
    [one] A tie to decide
   *[other] { $count } ties to decide
}
ui-desk-ties-about = No rule separates them, and nobody of them goes on until you decide.
ui-desk-tie-lot = Draw a lot
ui-desk-tie-game = Set up an extra game
ui-desk-tie-hand = Order by hand
ui-desk-tie-up = Up
ui-desk-tie-played = An extra game decided it
ui-desk-tie-decide = Decide so
ui-desk-extra-games = Extra games wanted
ui-desk-extra-games-about = These decide who takes which place.
ui-desk-unofficial-about = Third against third and so on; played for honour, never counted.
ui-desk-decisions = Decided ties

# Penalties and appeals
ui-desk-penalise = Warn or penalise
ui-desk-penalise-about = Without points it is a warning. It stands in the log with its reason and article.
ui-desk-points-off = Points off
ui-desk-points-none = warning
ui-desk-article = Article
ui-desk-send-off = Sent off for the rest of the round
ui-desk-sent-off = sent off
ui-desk-penalise-do = Give the penalty
ui-desk-warn-do = Give a warning
ui-desk-penalties-given = Given so far
ui-desk-no-penalties = No warnings and no penalties. Long may it last.
ui-desk-penalty-undo = To take one back, undo it in the log.
ui-desk-warning = warning
ui-desk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-desk-appeals = Appeals
ui-desk-appeal-new = What is appealed against
ui-desk-appeal-note = Note the appeal
ui-desk-decision = Decision
ui-desk-decide = Decide
ui-desk-decided-by = decided by { $name }

# Helpers
ui-desk-helper-links = Links for those who help
ui-desk-helper-links-about = Whoever opens the link has the role. Give it only to those who should have it.
ui-desk-role-referee = Referee
ui-desk-role-referee-about = answers calls, rules, warns and penalises; may do all that an official may.
ui-desk-role-official = Table official
ui-desk-role-official-about = checks in, runs the clock, enters results.
ui-desk-role-organiser = Organiser
ui-desk-role-second = Second organiser
ui-desk-role-organiser-about = may do everything you may.
ui-desk-role-player = Player
ui-desk-role-spectator = Spectator
ui-desk-joined-helpers = Who has joined
ui-desk-no-helpers = Nobody yet.
ui-desk-joined-players = { $count ->
    [one] One player’s phone
   *[other] { $count } players’ phones
}
ui-desk-dismiss = Dismiss

# Print and files
ui-desk-printouts = Printouts
ui-desk-printouts-about = PDF, ready for the printer.
ui-desk-print-language = Language of the sheets
ui-desk-print-round = Sheets and results of
ui-desk-print-all-rounds = all rounds
ui-desk-sheet-entries = Entry list
ui-desk-sheet-entries-about = to tick off at the door
ui-desk-sheet-draw = Draw
ui-desk-sheet-draw-about = pools or numbers, with the seed
ui-desk-sheet-timetable = Timetable
ui-desk-sheet-timetable-about = rounds, tables and times
ui-desk-sheet-table-cards = Table cards
ui-desk-sheet-table-cards-about = a number for each table, with its QR code
ui-desk-sheet-entrant-cards = Entrant cards
ui-desk-sheet-entrant-cards-about = a QR code for each entrant’s phone
ui-desk-sheet-comb-sheets = Comb sheets
ui-desk-sheet-comb-sheets-about = a score sheet for each game
ui-desk-sheet-vira-protocol = Vira protocol
ui-desk-sheet-vira-protocol-about = a sheet for each table and round
ui-desk-sheet-bid-table = Bid table
ui-desk-sheet-bid-table-about = all bids and what they pay
ui-desk-sheet-results = Results
ui-desk-sheet-results-about = to hang on the wall, round by round
ui-desk-sheet-standings = Standings
ui-desk-sheet-standings-about = with the cross table
ui-desk-sheet-ranking = Final ranking
ui-desk-sheet-ranking-about = all places
ui-desk-sheet-certificates = Diplomas
ui-desk-sheet-certificates-about = for those on the podium
ui-desk-files = Files
ui-desk-files-about = Keep a copy of the whole tournament on a USB stick.
ui-desk-file-event-stik = The whole tournament
ui-desk-file-event-stik-about = with its log; can be opened on another machine
ui-desk-file-event-xlsx = Workbook
ui-desk-file-event-xlsx-about = everything for Excel
ui-desk-file-event-json = Tournament file
ui-desk-file-event-json-about = for programs
ui-desk-file-entrants-csv = Entrants
ui-desk-file-entrants-csv-about = as a table
ui-desk-file-schedule-csv = Timetable
ui-desk-file-schedule-csv-about = as a table
ui-desk-file-results-csv = Results
ui-desk-file-results-csv-about = as a table
ui-desk-file-standings-csv = Standings
ui-desk-file-standings-csv-about = as a table
ui-desk-file-distribution-txt = Distribution table
ui-desk-file-distribution-txt-about = who sits where in each round

# Log
ui-desk-log-about = Every step, the latest first. Whatever you undo stays here, struck through.
ui-desk-log-find = Find in the log
ui-desk-log-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
ui-desk-undo = Undo
ui-desk-undone = undone
ui-desk-log-created = The tournament is set up
ui-desk-log-describe = Facts about the tournament changed
ui-desk-log-message = Message to everybody
ui-desk-log-message-none = The message is taken away
ui-desk-log-set-rules = Settings of the format changed
ui-desk-log-move-open = Open for entries
ui-desk-log-move-running = The tournament begins
ui-desk-log-move-closed = The tournament is closed
ui-desk-log-register = { $name } enters
ui-desk-log-change-entrant = { $name } is changed
ui-desk-log-check-in = { $name } is here
ui-desk-log-check-in-off = { $name } is not here after all
ui-desk-log-absent = { $name } is absent in round { $round }
ui-desk-log-admit = Who came late is let in
ui-desk-log-check-in-all = Everybody is here
ui-desk-log-withdraw = { $name } withdraws
ui-desk-log-withdraw-back = { $name } is back
ui-desk-log-place = { $name } is placed in pool { $pool }
ui-desk-log-draw = Lots are drawn
ui-desk-log-schedule = Rounds are made: { $stage }
ui-desk-log-pair = { $names }: paired by hand
ui-desk-log-draw-round = A round is drawn by lot
ui-desk-log-run-round-start = Round { $round } begins
ui-desk-log-run-round-pause = Round { $round } pauses
ui-desk-log-run-round-resume = Round { $round } goes on
ui-desk-log-run-round-end = Round { $round } ends
ui-desk-log-report = Round { $round }, { $names }, reported
ui-desk-log-confirm = Round { $round }, { $names }, confirmed
ui-desk-log-enter = Round { $round }, { $names }
ui-desk-log-enter-none = Round { $round }, { $names }: the result is taken back
ui-desk-log-write-deal = { $names }: deal { $number } in the protocol
ui-desk-log-penalise = { $name }: penalty { $points }
ui-desk-log-warning = { $name } is warned
ui-desk-log-disqualify = { $name } is disqualified
ui-desk-log-disqualify-lifted = { $name }: the disqualification is lifted
ui-desk-log-decide = { $names }: tie decided by { $by }
ui-desk-log-call-referee = The referee is called
ui-desk-log-answer-call = Call { $number } is dealt with
ui-desk-log-appeal = An appeal is noted
ui-desk-log-appeal-decision = Appeal { $number } is decided
ui-desk-log-join = Somebody joins by link
ui-desk-log-dismiss = Somebody is dismissed
ui-desk-log-play-online = Tables of round { $round } are opened online
ui-desk-log-undo = Undone: { $what }
ui-desk-log-import-entrants = { $count ->
    [one] One entrant from a list
   *[other] { $count } entrants from a list
}
ui-desk-log-turn-cards = { $count ->
    [one] One card is turned over
   *[other] { $count } cards are turned over
}

# Settings and a new tournament
ui-desk-state = Where it stands
ui-desk-state-draft-about = Only you and your helpers see it.
ui-desk-state-open-about = Everybody with the link sees it, and players can enter.
ui-desk-state-running-about = Rounds are played and results count.
ui-desk-state-closed-about = The results are final.
ui-desk-move-open = Open for entries
ui-desk-move-running = Begin the tournament
ui-desk-move-closed = Close the tournament
ui-desk-move-reopen = Open it again
ui-desk-facts = Name, place and time
ui-desk-fact-name = Name of the tournament
ui-desk-fact-name-example = Nuuk Open 2026
ui-desk-fact-place = Place
ui-desk-fact-date = Date
ui-desk-fact-start = First round at
ui-desk-fact-languages = Languages on printouts and screens
ui-desk-public = Listed for everybody
ui-desk-public-yes = stands in the list of tournaments
ui-desk-public-no = only those with the link find it
ui-desk-online = Played online
ui-desk-online-yes = matches are played at tables of this server
ui-desk-online-no = matches are played at real tables
ui-desk-duplicate = The same deals everywhere
ui-desk-duplicate-yes = all tables of a round get the same cards
ui-desk-duplicate-no = every table has its own cards
ui-desk-rules-about = An empty field means: as usual in this format. After the first result you are told who changes place before anything is changed.
ui-desk-rules-empty = An empty field means: as usual in this format.
ui-desk-preset = Rules of the games
ui-desk-preset-usual = as usual in this format
ui-desk-set-usual = as usual
ui-desk-set-pools = Number of pools
ui-desk-set-qualifiers = Go on from each pool
ui-desk-set-slot = Minutes for a game, with the change
ui-desk-set-absences = Absences until disqualification
ui-desk-set-meetings = How often each meets each
ui-desk-set-comb = Strokes of a comb
ui-desk-set-rounds = Rounds
ui-desk-set-walkover = Walkover counts (9:1)
ui-desk-set-ranking = Ranking points (5, 3, 2, 1)
ui-desk-set-finish_running = A game that runs at the end is finished
ui-desk-set-keep_played = What a team has played before it leaves stays
ui-desk-format = Format
ui-desk-format-voms-championship-about = Up to 26 teams of two in two pools, all against all, 20 minutes a game. The two best of each pool play semi-finals, bronze match and final.
ui-desk-format-voms-open-about = Up to 20 teams in two pools. The two best of each meet all against all, and the two best of those play the final. Both sides confirm every result.
ui-desk-format-labansen-about = All teams meet once. A win is one point, a kam two. Third against fourth, then first against second.
ui-desk-format-free-play-about = Games are added as they are played, until you close. Most games won wins.
ui-desk-format-timed-about = Like free play, with an end time: a club evening from seven to ten.
ui-desk-format-fixed-games-about = Everybody meets everybody the same number of times. Most games won wins.
ui-desk-format-vira-sm-about = Players on their own, three rounds at tables of four with 24 deals, new company every round. The sum of pinnar decides.
ui-desk-new = A new tournament
ui-desk-new-title = A new tournament – Stik
ui-desk-new-settings = Settings of the format
ui-desk-new-more = Online play and the draw
ui-desk-new-create = Set up the tournament
ui-desk-your-name = Your name
ui-desk-archive = Or go on with one from another machine
ui-desk-archive-about = A file that ends with .stik holds a whole tournament with its log.
ui-desk-archive-choose = Drop the .stik file here, or choose it

ui-desk-fact-end = No game begins after
ui-desk-late = It ran when the time was up
ui-desk-late-about = Counts, or is void, as the settings say.
