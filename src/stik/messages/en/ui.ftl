# The page: lobby, table, account, settings.

ui-name = Stik
ui-title-lobby = Stik: Voms and Vira, the card games of the North
ui-title-new = A new table – Stik
ui-title-table = { $game } at table { $code } – Stik
ui-title-account = My account – Stik
ui-navigation = Page
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved.
ui-copy = Copy
ui-loading = One moment …
ui-try-again = Try again
ui-to-lobby = To the front page
ui-language = Language
ui-language-da = Dansk
ui-language-sv = Svenska
ui-language-en = English

# When something goes wrong
ui-trouble = Something went wrong
ui-missing-page = There is no page at this address
ui-no-table = This table cannot be opened
ui-no-connection = The server cannot be reached. Check your connection and try again.
ui-server-trouble = The server could not do that just now. Try again in a moment.
ui-left-table = You have left the table.
ui-refused-otherwise = That was not possible ({ $detail }).
ui-offline = No connection. Your place is kept; trying again …
ui-offline-title = No connection
ui-offline-text = Stik needs the network to play. As soon as you are back, so is your table.

# The games
ui-game-voms = Voms
ui-game-vira = Vira
ui-game-voms-line = Greenland’s own game: two against two, wild feats and bold cards.
ui-game-vira-line = Sweden’s great game: forty bids, and a pulla that keeps growing.

# Lobby
ui-headline = Two card games from the far North
ui-name-label = Your name at the table
ui-name-ask = What shall we call you?
ui-guest-name = Guest
ui-play-now = Play now
ui-with-friends = With friends
ui-join = Have you been given a code?
ui-join-code = Code or link
ui-join-go = Join
ui-my-tables = My tables
ui-open-tables = Open tables
ui-no-open-tables = No open table just now. Start one!
ui-nobody-yet = nobody yet
ui-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
ui-phase-waiting = about to begin
ui-phase-playing = playing
ui-phase-between = playing
ui-phase-over = over

# A new table
ui-new-table = A new table
ui-new-game = Game
ui-new-seats = Seats
ui-new-seats-count = { $count } players
ui-new-length = Length
ui-best-of-1 = one game
ui-best-of-3 = best of three
ui-best-of-line = Best of { $count } games
ui-deals-open = until we stop
ui-deals-line = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
ui-new-clock = Time to think
ui-clock-none = no clock
ui-clock-relaxed = a minute for each decision
ui-clock-fast = 15 seconds for each decision
ui-new-fill = Bots fill the table
ui-new-fill-yes = seats that are empty at the start go to bots
ui-new-fill-no = play starts when every seat is taken
ui-new-public = Open to everybody
ui-new-public-yes = the table is listed on the front page
ui-new-public-no = only those with the link find the table
ui-new-more = More about the table
ui-new-bots = Bots
ui-bots-strong = play as well as they can
ui-bots-club = play like at a club
ui-bots-beginner = play sensibly
ui-bots-random = play anything
ui-new-pace = The bots’ pace
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-new-hints = Hints
ui-new-hints-note = the lamp suggests a play to whoever asks
ui-new-spectators = Spectators
ui-new-spectators-yes = others may watch, without seeing hidden cards
ui-new-spectators-no = nobody may watch
ui-new-delay = Spectators see the play
ui-delay-0 = at once
ui-delay-60 = a minute later
ui-delay-300 = five minutes later
ui-real-table = As at a real table
ui-real-table-note = faults are possible; nobody is stopped or reminded
ui-new-cut = The cut
ui-cut-automatic = by itself
ui-cut-manual = by hand, with knocking
ui-cut-trap = by hand, with the trap
ui-house-rules = House rules
ui-house-rules-none = as the rule set says
ui-house-rules-changed = { $count ->
    [one] one change
   *[other] { $count } changes
}
ui-house-rules-reset = Back to the rule set
ui-group-table = Table and pack
ui-group-deal = Cut and deal
ui-group-leads = Leads and tricks
ui-group-voms = Voms, Toqu and diamond 3
ui-group-ataataq = Ataataq and the kings
ui-group-lus = Lus and the end of the game
ui-group-faults = Faults and calls
ui-group-bids = Bids
ui-group-purchase = Purchase
ui-group-play = Play
ui-group-payment = Payment
ui-group-other = Other rules
ui-new-open = Open the table

# Waiting for the start
ui-waiting-title = { $game }: take your seats
ui-seat = Seat { $seat }
ui-seat-empty = empty seat
ui-host = host
ui-bot = bot
ui-absent = not here just now
ui-ready = Ready
ui-not-ready = not ready yet
ui-sit = Sit here
ui-stand = Stand up
ui-add-bot = Add a bot
ui-remove-bot = Remove the bot
ui-share-link = Send this link to your friends
ui-start = I am ready: deal!
ui-waiting-for = Waiting for { $names }.
ui-bots-fill = { $count ->
    [one] A bot takes the empty seat when you begin.
   *[other] Bots take the { $count } empty seats when you begin.
}
ui-seats-must-fill = { $count ->
    [one] Play begins when the last seat is taken.
   *[other] Play begins when the { $count } empty seats are taken.
}
ui-take-a-seat = Take a seat, or stay and watch.
ui-free-seats = Take a seat:
ui-hand-seen = You have seen the cards that { $name } plays now. Until this deal is over you can sit only there.
ui-sit-again = Sit down again
ui-not-watchable = Nobody may watch this table. Wait for a seat, or open a table of your own.
ui-no-differences = No house rules differ from the rule set.

bot-name-N = Nuka
bot-name-E = Malik
bot-name-S = Aqqaluk
bot-name-W = Nivi
bot-name-A = Astrid
bot-name-B = Brita
bot-name-C = Carl
bot-name-D = Disa

# At the table
ui-menu = More
ui-hint = Suggest a play
ui-time-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left
ui-copy-link = Copy the link to the table
ui-link-copied = The link is copied.
ui-table-rules = The rules of this table
ui-leave-seat = Leave the table
ui-leave-watching = Stop watching
ui-leave-sure = Leave the table? A bot plays on in your seat.
ui-propose-pause = Propose a pause
ui-propose-resume = Propose to go on
ui-propose-takeback = Ask to take a play back
ui-propose-stop = Propose to stop
ui-proposal-pause = { $name } proposes a pause.
ui-proposal-resume = { $name } proposes to go on.
ui-proposal-takeback = { $name } asks to take a play back.
ui-proposal-stop = { $name } proposes to stop here.
ui-proposal-waiting = { $agreed } of { $wanted } agree
ui-agree = Agree
ui-decline = No
ui-paused = The table has a pause.
ui-rematch = Rematch
ui-rematch-join = To the rematch
ui-watchers = { $count ->
    [one] one watching
   *[other] { $count } watching
}

# Log and chat
ui-log = What happened
ui-chat = Chat
ui-log-and-chat = Chat and what happened
ui-log-and-chat-unread = { $count ->
    [one] Chat and what happened, one new line
   *[other] Chat and what happened, { $count } new lines
}
ui-log-empty = Nothing has happened yet in this deal.
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Say something
ui-chat-send = Send
ui-phrases = Quick phrases
ui-mute = Do not show
ui-unmute = Show again
ui-muted = (not shown)
ui-report = Report
ui-report-title = Report { $name }
ui-report-reason = What is it about?
ui-report-insult = Insults or threats
ui-report-cheating = Cheating
ui-report-stalling = Stalling or leaving on purpose
ui-report-name = An offensive name
ui-report-other = Something else
ui-report-text = What happened?
ui-report-send = Send the report
ui-report-sent = Thank you. A referee will look at it.

phrase-good-luck = May the cards be kind, to me above all
phrase-well-played = Well played!
phrase-thank-you = Thanks for the trick!
phrase-ouch = Ouch!
phrase-voms-ho = Voms ahoy!
phrase-toqu-waits = Toqu is waiting for you …
phrase-pulla-is-mine = The pulla is mine
phrase-is-that-all = Is that all?
phrase-in-your-dreams = In your dreams!
phrase-my-grandmother = My grandmother plays faster
phrase-count-again = Count again
phrase-coffee = The coffee is getting cold
phrase-pizza = The loser buys pizza
phrase-one-more = One more!

# What the table itself does
event-dealt = Deal { $number } begins.
event-seated = { $kind ->
    [bot] A bot sits down: { $seat_name }.
   *[other] { $seat_name } sits down.
}
event-left = { $seat_name } leaves the table.
event-away = { $seat_name } is away; a bot plays on.
event-back = { $seat_name } is back.
event-host-changed = The table has a new host.
event-started = The game begins.
event-deal-over = Deal { $number } is over.
event-match-over = The game is over.
event-proposed = { $kind ->
    [pause] { $seat_name } proposes a pause.
    [resume] { $seat_name } proposes to go on.
    [takeback] { $seat_name } asks to take a play back.
   *[other] { $seat_name } proposes to stop.
}
event-agreed = { $seat_name } agrees.
event-declined = { $seat_name } says no.
event-paused = The table has a pause.
event-resumed = Play goes on.
event-taken-back = { $seat_name } takes a play back.
event-timed-out = Time is up for { $seat_name }.
event-dealt-again = This version of the program cannot play deal { $number } on{ $cites ->
    [none] { "" }
   *[other] { " " }({ $cites })
  }: it is dealt again.
event-deal-by-facts = Deal { $number } counts as it ended then. This version of the program would decide otherwise{ $cites ->
    [none] { "" }
   *[other] { " " }({ $cites })
  }, so only its result is shown.
event-ready = { $seat_name } is ready.
event-rematch = A rematch is open.
event-settings-changed = The table has new settings.

# After the deal
ui-replay = Replay the deal
ui-replay-short = Replay
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-run = Run
ui-replay-pause = Stop
ui-replay-moment = Moment of the deal
ui-replay-close = Back to the table
ui-shuffle = Verify the shuffle
ui-replay-later = You can look at these cards again once every table of the round has played them.
ui-shuffle-short = The shuffle
ui-shuffle-title = The shuffle of deal { $number }
ui-shuffle-how = Before the deal the server published the hash of a secret number, and every player’s device added a number of its own. The pack follows from all of them together, so nobody could choose it.
ui-shuffle-kept = Checked on this device: the secret is the one that was promised before the deal.
ui-shuffle-broken = The secret is NOT the one that was promised before the deal!
ui-shuffle-cannot = This browser can check the shuffle only over a secure connection (https).
ui-shuffle-included = Your own device’s number is part of it.
ui-shuffle-commitment = Promised before the deal
ui-shuffle-secret = The server’s secret
ui-shuffle-seed = Number from { $name }
ui-no-article = The book has no article { $article }.

# Settings
ui-settings = Settings
ui-settings-four-colour = Four-colour deck
ui-settings-four-colour-note = green clubs and blue diamonds
ui-settings-large-cards = Large cards
ui-settings-large-cards-note = bigger signs, easier to read
ui-settings-high-contrast = High contrast
ui-settings-high-contrast-note = stronger colours and lines
ui-settings-left-hand = Left hand
ui-settings-left-hand-note = buttons lie under the left thumb
ui-settings-animation = Animation
ui-settings-animation-off = off
ui-settings-animation-fast = fast
ui-settings-animation-normal = normal
ui-settings-animation-slow = slow
ui-settings-sound = Sound
ui-settings-sound-note = cards on cloth, and a chime for a feat

# Account
ui-account = My account
ui-signed-in-as = You are signed in as { $login }.
ui-account-create = Create an account
ui-account-why = You play as a guest. With an account your name and your tables follow you to other devices.
ui-sign-in = Sign in
ui-sign-in-why = Do you have an account already?
ui-sign-in-passkey = With a passkey
ui-sign-out = Sign out
ui-login = Login
ui-password = Password
ui-devices = My devices
ui-device = { $browser } on { $system }
ui-device-unknown = Unknown device
ui-device-this = this one
ui-device-revoke = Sign out
ui-passkeys = Passkeys
ui-passkeys-why = Sign in with your fingerprint, face or screen lock instead of a password.
ui-passkey-unnamed = Passkey
ui-passkey-add = Add a passkey
ui-passkey-delete = Delete
ui-forgotten = Forgotten your password?
ui-password-new = New password
ui-back-link = A new password
ui-back-why = Enter one of the recovery codes that you made in your account. Each works once.
ui-back-code = Recovery code
ui-back-no-code = No code at hand? Whoever looks after this server can make you a link.
ui-back-signs-out = Everything that is signed in to your account, on any device, is signed out.
ui-back-set = Set the new password
ui-back-done = You are back
ui-back-as = You are signed in as { $login } with your new password. All other devices have been signed out, and none of them is known any more. Passkeys still work: delete those that are not yours.
ui-codes = Recovery codes
ui-codes-why = If you forget your password, one of these codes lets you set a new one.
ui-codes-left = { $left ->
    [0] You have none.
    [one] You have one left.
   *[other] You have { $left } left.
  }
ui-codes-password = Your password
ui-codes-make = Make codes
ui-codes-renew = Make new codes
ui-codes-of = Recovery codes of { $login } at { $site }
ui-codes-once = They are shown only this once: print or copy them, and keep them where nobody else looks. Earlier codes no longer work.
ui-codes-copied = Copied
ui-print = Print
ui-own-data = What is stored about me
ui-export = Download everything
ui-delete = Delete my account
ui-delete-sure = Everything about you is deleted and cannot be brought back. The deals you played stay, without your name.

# Fields.

ui-number-between = Between { $least } and { $most }.
