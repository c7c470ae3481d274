# Vira: refusals, errors, reasons in the ledger, names of contracts.

bid-forhand-opens = Förhand opens the auction with a bid; the first call may not be a pass.
bid-too-low = The bid must be higher than the one that stands.
bid-none-left = No game of that kind is higher than the bid that stands.
bid-no-gradation = Only games with a free choice of trumps are bid i färg or i högsta färg: köpspel, gask, solo with trumps and vira.
bid-grade-without-number = A bid without a number cannot be i färg or i högsta färg; name the game.
bid-no-tringel = Tringel 9 stands in the bid table but is not bid at this table.

choose-other-family = Choose a game of the kind that you bid.
choose-too-low = The game you choose must be higher than the bid before yours.

trump-first = Name trumps before you buy.
trump-outside-grade = Your bid promised another suit: i färg is played in andra färg or högsta färg, i högsta färg in högsta färg.
trump-not-turned = Trumps must be a suit that was turned up.
trump-stays = At this table a second purchase keeps the trumps of the first.
misar-no-such-form = This game cannot be played as a misär.
misar-graded = A gask bid i färg or i högsta färg is played with trumps, not as a misär.

play-must-follow-suit = You can follow suit: play { $suit }.
again-no-second-try = This game has no second try: play or lay the hand.
again-only-once = There is only one second try: play or lay the hand.
again-talon-short = A second try needs at least { $least ->
    [one] one card
   *[other] { $least } cards
} in the talon.

call-claim-open = The declarer has laid up the hand: accept or refuse first.
call-claim-spent = Your claim was refused; play a card before you claim again.
call-no-claim = Only the declarer can claim, at his own turn.
call-no-concession = Only a defender can give up the defence, at his own turn.

notation-bid = “{ $text }” is not a bid; write for example begar, spel7+farg, gask3 or solo.
notation-contract = “{ $text }” is not a contract; write for example gask3 or solo8.

setup-purchase-limits = A purchase of at least { $least } and at most { $most } cards is impossible.
setup-pool = The pulla cannot hold { $pool } pinnar.
setup-sits-out = { $seat } sits out this deal.
setup-no-gradation = { $contract } is not bid i färg or i högsta färg.
setup-no-such-form = { $contract } is not played as { $form ->
    [misar] a misär
   *[other] a game with trumps
}.
setup-no-second-try = { $contract } has no second try.
setup-trump-outside-grade = { $suit } is not a trump that the bid allows.
setup-unspecified-contract = “{ $contract }” is not a single contract; add its number.
setup-tricks = { $said } tricks are too many: at most { $most } can have been played.
setup-hand-size = { $seat } must hold { $count ->
    [one] one card
   *[other] { $count } cards
}.
setup-already-decided = The game is already decided in this position.

pool-ante = Ante, because the pulla did not hold enough
pool-lifted = The game came home: lifted from the pulla
pool-set-home = Paid to the pulla for the first try, though the second came home
pool-set-bet = The game went bet: set in the pulla
pool-set-kodilj = The game went kodilj: set in the pulla
pool-set-laid = The hand was laid: set in the pulla
pool-share = An equal share of the pulla
pool-rest = Pinnar left over when the pulla was divided
pinnar-home = Pinnar to a declarer who came home
pinnar-not-home = Pinnar from a declarer who did not come home
pinnar-first-try = Pinnar for the first try, which counts as laid
tjuvpass-compensation = Compensation for tjuvpass: the gök was passed without the läggarder and came home

contract-begar = Begär
contract-turne6 = Turné 6
contract-spel7 = 7-spel
contract-vingel6 = Vingel 6
contract-gask0 = Gask på 0
contract-gok = Gök
contract-turne7 = Turné 7
contract-kopmisar1 = Köpmisär på 1
contract-gask1 = Gask på 1
contract-spel8 = 8-spel
contract-vingel7 = Vingel 7
contract-turne8 = Turné 8
contract-kopmisar2 = Köpmisär på 2
contract-gask2 = Gask på 2
contract-solo6 = Solo 6
contract-vingel8 = Vingel 8
contract-kopmisar3 = Köpmisär på 3
contract-gask3 = Gask på 3
contract-spel9 = 9-spel
contract-kopmisar4 = Köpmisär på 4
contract-gask4 = Gask på 4
contract-tringel9 = Tringel 9
contract-kopmisar5 = Köpmisär på 5
contract-gask6 = Gask på 6
contract-solo7 = Solo 7
contract-kopmisar6 = Köpmisär på 6
contract-gask5 = Gask på 5
contract-solo8 = Solo 8
contract-vira = Vira
contract-solo-petite = Solo petite misär
contract-solo9 = Solo 9
contract-solo-grande = Solo grande misär
contract-solo10 = Solo 10
contract-solo-petite-ouverte = Solo petite misär ouverte
contract-solo-petite-ouverte-royale = Solo petite misär ouverte royale
contract-solo11 = Solo 11
contract-solo-grande-ouverte = Solo grande misär ouverte
contract-solo-grande-ouverte-royale = Solo grande misär ouverte royale
contract-solo12 = Solo 12
contract-solo-vira = Solo vira
