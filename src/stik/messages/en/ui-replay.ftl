# Replays
ui-title-replays = Replays – Stik
ui-title-replay = { $game }, deal { $deal } – replay – Stik
ui-replays = Replays
ui-replays-line = Games that have been played, card by card: look again, take notes, show them to others.
ui-replays-all = All replays
ui-replays-mine = My finished games
ui-replays-none-mine = You have not finished a game yet.
ui-replays-public = Public games
ui-replays-none-public = No public game has been finished yet.
ui-replays-brought = Records that I brought
ui-replays-exercise = Exercise
ui-replays-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
ui-replays-bring = Bring a record
ui-replays-bring-how = A .stik file from here or from the command line. It is checked card by card; whoever has the link can then replay it.
ui-replays-choose = Choose a file
ui-replays-paste = Or paste the record here
ui-replays-open = Check and open
ui-replay-nothing = Nothing to replay
ui-replay-of = { $game }: replay
ui-replay-of-exercise = { $game }: replay of an exercise
ui-replay-link = Copy link
ui-replay-more = Notes and more
ui-replay-deal = Deal
ui-replay-deal-number = Deal { $deal }
ui-replay-view = Whose view
ui-replay-all-hands = All hands
ui-replay-jump = Jump to
ui-replay-dealt = The cards are dealt.
ui-replay-mark-start = Beginning
ui-replay-mark-bid = { $name }: { $bid }
ui-replay-mark-contract = Contract: { $bid }
ui-replay-mark-trick = Trick { $number }
ui-replay-mark-result = Result
ui-replay-declared = { $name }: { $contract }
ui-replay-no-contract = No contract
ui-replay-notes = Notes
ui-replay-notes-none = No notes yet.
ui-replay-note-here = Write a note here
ui-replay-note-at = A note at this moment (deal { $deal }, step { $at })
ui-replay-note-place = Deal { $deal }, step { $at }
ui-replay-note-write = Keep the note
ui-replay-note-share = Share with everybody who has the link
ui-replay-note-shared = shared
ui-replay-note-hide = Keep it to myself
ui-replay-note-delete = Delete the note
ui-replay-play-on = Play on from here
ui-replay-play-on-how = The same cards from this moment on (deal { $deal }, step { $at }), with bots at the other seats. It is an exercise: it is not rated and counts nowhere.
ui-replay-play-seat = Your seat
ui-replay-play-go = Play
ui-replay-once-more = Once more from there
ui-replay-others = Same deal, other tables
ui-replay-others-none = No other table has played this deal.
ui-replay-others-waiting = { $count ->
    [one] One table still plays this deal. The results are shown when it is done.
   *[other] { $count } tables still play this deal. The results are shown when they are done.
}
ui-replay-others-here = This table
ui-replay-record = Download the record
ui-replay-record-how = A text file with the rules, the cards and every action; “stik verify” checks it, and it can be brought back here.
ui-replay-record-game = The whole game
ui-replay-record-deal = Deal { $deal } alone
ui-replay-record-delete = Delete this record here
ui-replay-record-sure = Delete the record and all notes on it?
ui-replay-pack-same = This page has shuffled the pack once more: it is the same one.
ui-replay-pack-other = This page has shuffled the pack once more: it is NOT the same one.
ui-replay-show = Lead others through it
ui-replay-showing-copied = The link is copied: whoever opens it sees what you see.
ui-replay-you-lead = { $count ->
    [0] You lead; nobody follows yet.
    [one] You lead; one follows.
   *[other] You lead; { $count } follow.
}
ui-replay-leads = { $name } leads ({ $count } here)
ui-replay-nobody-leads = Nobody leads right now.
ui-replay-hand = Hand over to…
ui-replay-take = Lead
ui-replay-follow = Follow
ui-replay-leave = Leave
ui-replay-counted-otherwise = By today's rules this deal would count otherwise. The result stands.
ui-replay-refused-today = Action { $action } is not allowed today: the replay ends before it. The result stands.
