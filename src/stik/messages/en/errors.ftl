# Refusals and errors, keyed by their stable codes (the slash becomes a hyphen).

turn-not-yours = It is not your turn.
turn-deal-over = The deal is over.
turn-not-now = That cannot be done in the phase “{ $phase }”.

play-not-held = You do not hold { $card }.
play-wrong-count = That is the wrong number of cards; it must be { $count ->
    [one] one card
   *[other] { $count } cards
}.
play-no-such-lead = Lead one card, two, three or four of the same rank, or two pairs.

voms-first-trick = Voms may not be played to the first trick of a game.
voms-on-seven = Voms may not be thrown on a led seven; play another card.
voms-last-hand = Voms may not be played as the last card of the trick now.
voms-sacrifice = Voms must be respected: it may only be played if your cards beat every pile.
voms-under-d3 = Voms must be respected: it may not be thrown under diamond 3.
voms-toqu-early = Toqu may not be played before Voms.
voms-toqu-owed = An opponent's Voms lies on the table and you hold Toqu: take it with Toqu or with diamond 3.

cut-no-such-place = Cut after 1 to { $most } cards.
cut-no-knocking = Knocking is not played at this table.
cut-not-to-oneself = The dealer offers the cut to another player.

call-no-stop = The game cannot be stopped: nobody has just reached exactly what was lacking.
call-no-show = There is no Toqu to show.
call-no-annul = There is no Voms lus to annul.

notation-card = “{ $text }” is not a card; write for example 9c, Kh, 10d or 3♦.
notation-suit = “{ $text }” is not a suit; write c, s, h or d.
notation-seat = “{ $text }” is not a seat; the seats are { $seats }.
notation-no-seat = A seat is a text, not { $text }.
notation-side = “{ $text }” is not a side; the sides are { $sides }.
notation-action = “{ $text }” is not an action; write for example “play 9c”.

setup-unknown-game = There is no game “{ $name }”; there is { $known }.
setup-unknown-rules = There is no rule set “{ $name }”; there are { $known }.
setup-unknown-option = There is no option “{ $option }”.
setup-bad-option-value = The option “{ $option }” cannot be { $value }; it can be { $allowed }.
setup-how-many = This rule set is for { $allowed } players at a table; you asked for { $wanted }.
setup-partners-need-four = Partners need four players.
setup-two-rounds-need-two-players = Two cards from each to a trick is a game for two players.
setup-two-rounds-need-single-leads = With two cards from each to a trick only single cards are led.
setup-two-rounds-exclude-knocking = With two cards from each to a trick there is no knocking.
setup-target-too-low = A comb has at least one stroke.
setup-target-too-high = A comb has at most 9999 strokes.
setup-joker-needs-spade-two = The joker is only played together with spade 2.
setup-no-knocking = Knocking is not played under these rules.
setup-missing-field = The field “{ $field }” is missing.
setup-bad-field = The field “{ $field }” does not fit; expected: { $wanted ->
    [text] a text
    [number] a number
    [list] a list
    [flag] true or false
    [object] an object with fields
   *[other] { $wanted }
}.
setup-unknown-field = There is no field “{ $field }”.
setup-missing-card = { $card } is missing from the pack.
setup-foreign-card = { $card } does not belong to the pack.
setup-card-twice = { $card } occurs twice.
setup-unequal-hands = All hands must have the same number of cards.
setup-empty-hands = The hands are empty.
setup-hand-too-large = A hand has at most { $most } cards.
setup-hands-not-drawn-up = Hands are drawn up to four while the stock lasts.
setup-tricks-disagree = { $said } tricks do not agree with { $gone } cards gone, { $cards } to a trick.
setup-lus-disagree = The lus of { $side } do not agree: gain must cover Ataataq and the deal lus.
setup-already-won = { $side } has already won the game in this position.
setup-comb = The comb of { $side } cannot show { $score } of { $target }.

protocol-bad-json = This line is not JSON in UTF-8.
protocol-not-an-object = A message is a JSON object such as {"{"}"cmd": "hello"{"}"}.
protocol-too-deep = This message is nested too deeply.
protocol-no-command = The message has no “cmd”.
protocol-unknown-command = There is no command “{ $command }”.
protocol-no-position = No deal has been set up; send “new” or “position” first.

suggest-unknown-level = There is no bot of level “{ $level }”; there is { $known }.
suggest-unknown-convention = “{ $level }” keeps no such convention; club and strong know { $known }, written as in strong+agren or strong-laggarder.

setup-unknown-irregularity = There is no irregularity “{ $name }” in this game; there are { $known }.
rule-no-partners = Under the rules “{ $rules }” nobody has a partner.
rule-has-lus = { $side } has { $lus } lus; use “cut-trick” for a side that has lus to lose.
rule-nobody-sits-out = At a table of three nobody sits out.
rule-right-defender = The defender on the declarer's right is { $seat }.
rule-no-gradation = “{ $contract }” cannot be bid i färg or i högsta färg.
rule-sufficient-bid = “{ $bid }” outranks “{ $standing }”; the bid is high enough.
rule-not-a-case = A document is a case: fields such as game, irregularity and by.
rule-unreadable = “{ $file }” cannot be read: { $problem }

play-obliged = A card that you have already thrown must be played now.
play-has-played = You have already played to this trick.
call-not-melted = Only who holds Voms and Toqu together says Aavunga.

ruling-referee-only = Only a referee gives rulings.
ruling-incomplete = This ruling needs { $needs }.
ruling-nothing-to-return = There is no play in this trick to return.
ruling-comb = The comb of { $side } cannot be changed like that.
notation-ruling = “{ $text }” is not a ruling; there are { $known }.
ruling-no-game = No game is being played yet.
edition-later = This was stored by a later version (edition { $edition }); this version reads editions up to { $known }. A newer version of Stik can read it.
