# The referee's words: what happened, what follows, and who decides.

ruling-happened = { $number ->
    [0] { $what }.
   *[other] { $what } ({ $who }).
}
ruling-and = { " and " }
ruling-or = { " or " }
ruling-decides-opponents = { $who } choose: { $options }.
ruling-decides-organiser = The organiser decides: { $options }.
ruling-decides-defenders = The defenders { $who } choose: { $options }.
ruling-decides-declarer = { $number ->
    [0] The bidder chooses: { $options }.
   *[other] { $who } chooses: { $options }.
}
ruling-decides-director = The tournament directors decide: { $options }.

# Voms: titles

irregularity-voms-card-exposed-by-dealer = The dealer shows a card while dealing
irregularity-voms-cards-short-at-draw = Cards are short at the last draw
irregularity-voms-voms-and-toqu-dealt = Voms and Toqu dealt to one hand
irregularity-voms-top-card-at-bottom = Diamond 3, Toqu or Voms at the bottom after the cut
irregularity-voms-wrong-cut = The wrong player cuts
irregularity-voms-cut-trick = The dealer tries to trick an opponent into cutting
irregularity-voms-cut-trick-no-lus = The dealer tries to trick a side without lus into cutting
irregularity-voms-trick-grab = A player reaches for a trick that is not his
irregularity-voms-card-played-stays = A player regrets a card he has played
irregularity-voms-toqu-before-voms = Toqu is played before Voms
irregularity-voms-unplayable-card = A card that cannot be played
irregularity-voms-voms-on-seven = Voms on a led seven
irregularity-voms-voms-forbidden = Voms where it may not be played
irregularity-voms-partner-toqu = Toqu on the partner's Voms
irregularity-voms-toqu-withheld = Toqu is held back from the opponents' Voms
irregularity-voms-melted-not-announced = Aavunga is not announced
irregularity-voms-toqu-not-shown = Toqu is drawn and not shown
irregularity-voms-stock-card-seen = A player sees a card of the stock that is not his
irregularity-voms-card-dropped = A player drops a card and it is seen
irregularity-voms-lead-before-drawing = A player leads before drawing
irregularity-voms-forgot-to-stop = A side has its lus and forgets to stop
irregularity-voms-forbidden-talk = Talk about the score or tactics, or cheating
irregularity-voms-reshuffle-after-ataataq = A reshuffle after an Ataataq
irregularity-voms-absence = A team or a partner is not there in time
irregularity-voms-not-covered = Something the rules do not mention

# Voms: rulings

ruling-voms-card-exposed-by-dealer-rule = This is a card error: the cards are shuffled again, and the same dealer deals.
ruling-voms-cards-short-at-draw-rule = This is a card error: the cards are shuffled again, and the same dealer deals. Every lus of the deal is lost for both sides, Ataataq too; the score is what it was before the deal.
ruling-voms-voms-and-toqu-dealt-rule = Nobody has done anything wrong, but the cards are shuffled again, and the same dealer deals.
ruling-voms-voms-and-toqu-dealt-off = At this table that is no reason to shuffle again; play on.
ruling-voms-top-card-at-bottom-unchecked = At this table the bottom card is not checked; play on.
ruling-voms-top-card-at-bottom-rule = It was agreed to check the bottom card: the cards are shuffled again, and the same dealer deals.
ruling-voms-wrong-cut-rule = The side { $side } loses all its lus in this game. Extra strokes on the comb stay.
ruling-voms-cut-trick-rule = Teasing is allowed, and nobody loses lus. { $others } may knock the cards out of the dealer's hand.
ruling-voms-cut-trick-no-lus = { $others } have no lus to lose, so the attempt falls back on { $side }: that side loses all its lus in this game. The cards may also be knocked out of the dealer's hand.
ruling-voms-cut-trick-no-lus-rule = Those who were tricked have no lus to lose, so the attempt falls back on { $side }: that side loses all its lus in this game.
ruling-voms-trick-grab-rule = The trick stays with those who won it. { $others } may give a rap over the fingers; it costs no lus.
ruling-voms-card-played-stays-rule = The table catches: the card stays where it lies.
ruling-voms-card-played-stays-out-of-turn = The table catches, out of turn too: the card is { $who }'s card for this trick and counts as if played when the turn came. A card “led” by the wrong player is no lead.
ruling-voms-toqu-before-voms-rule = The opponents decide whether the cards are shuffled again (the lus of the deal are then lost, and the same dealer deals) or play goes on. If it goes on, Toqu stays as a high card and no longer threatens Voms.
ruling-voms-toqu-before-voms-taken-back = Toqu is taken back, and { $who } plays another card.
ruling-voms-toqu-before-voms-holds-both = { $who } holds both and may play Toqu first, announcing Aavunga. There is no fault.
ruling-voms-toqu-before-voms-forced = { $who } had nothing else to play. There is no fault.
ruling-voms-toqu-before-voms-knocked = Toqu was turned up by a knock, so nobody has erred.
ruling-voms-unplayable-card-rule = The card is taken back, and { $who } plays another.
ruling-voms-unplayable-card-stays = The tournament rules know only one exception, Toqu before Voms. This card stays.
ruling-voms-voms-on-seven-rule = Voms goes back to { $who }, who plays another card.
ruling-voms-voms-on-seven-last-cards = Those were the very last cards, so Voms may lie there.
ruling-voms-voms-forbidden-rule = { $sheet ->
    [T] The next player has not played yet, so Voms goes back to { $who }, who plays another card.
   *[other] Voms cannot be played there: it goes back to { $who }, who plays another card.
}
ruling-voms-voms-forbidden-too-late = The next player has already played: Voms stays, but earns no lus.
ruling-voms-voms-forbidden-sacrifice-allowed = Under these rules Voms may be sacrificed; it drops out, and nobody gets lus for it.
ruling-voms-voms-forbidden-forced = { $who } had nothing else to play. There is no fault.
ruling-voms-partner-toqu-rule = The side { $side } loses all its lus, the deal stops, and the next dealer shuffles. { $others } keep the lus they have already taken in the deal, but get none for the deal itself.{ $sheet ->
    [T] {" "}If the side loses the game, it is deducted one point in the tournament.
   *[other] {""}
}
ruling-voms-partner-toqu-no-lus = The side { $side } has no lus to lose and gets two extra strokes instead. The deal stops, and the next dealer shuffles. { $others } keep the lus they have already taken in the deal.
ruling-voms-partner-toqu-forced = { $who } had only Toqu left. There is no penalty and no lus; the later card takes the trick.
ruling-voms-partner-toqu-under-d3 = Voms already lay under the opponents' diamond 3, so Toqu does not lie on the partner's Voms. There is no penalty.
ruling-voms-partner-toqu-sacrificed = Voms had been sacrificed and has dropped out, so Toqu on it is no fault.
ruling-voms-partner-toqu-knocked = The cards were turned up by a knock, so there is no penalty.
ruling-voms-toqu-withheld-rule = Toqu was owed. The opponents may demand a reshuffle (the lus of the deal are then lost) or let Voms count as it was played.
ruling-voms-toqu-withheld-d3 = { $who } took Voms with diamond 3 instead, which is allowed.
ruling-voms-toqu-withheld-no-duty = { $who } could not beat all the cards and was allowed to keep Toqu. There is no fault.
ruling-voms-melted-not-announced-rule = Voms earns { $side } no lus. The deal is not over, so the opponents may also demand a reshuffle.
ruling-voms-melted-not-announced-deal-over = Voms earns { $side } no lus. The deal is over, so there is no reshuffle.
ruling-voms-toqu-not-shown-rule = { $side }'s Voms lus is annulled, and play goes on.
ruling-voms-toqu-not-shown-may-annul = The opponents may annul { $side }'s Voms lus; play goes on in any case.
ruling-voms-toqu-not-shown-deal-over = The deal has been scored, so the Voms lus can no longer be annulled.
ruling-voms-stock-card-seen-rule = { $sheet ->
    [T] {""}
   *[other] These rules do not mention it; the tournament rules are used.{" "}
}The opponents decide whether the cards are shuffled again (the lus of the deal are then lost, and the same dealer deals) or play goes on.
ruling-voms-card-dropped-rule = { $sheet ->
    [T] {""}
   *[other] These rules do not mention it; the tournament rules are used.{" "}
}The opponents decide whether the cards are shuffled again (the lus of the deal are then lost, and the same dealer deals) or play goes on.
ruling-voms-lead-before-drawing-rule = { $who } may not be stopped by the partner, and it costs nothing to lead before drawing.
ruling-voms-forgot-to-stop-rule = All cards are played out. If { $side } gets more lus than it lacked, they are put on top of what it lacks.
ruling-voms-forbidden-talk-rule = The organiser warns the side { $side }.{ $sheet ->
    [T] {" "}Asking the official scorer for the score is allowed.
   *[other] {""}
}
ruling-voms-forbidden-talk-again = This is a repetition: the organiser may declare the game lost for { $side } by { $winner }:1.
ruling-voms-forbidden-talk-asked-scorer = Asking the official scorer for the score is allowed.
ruling-voms-reshuffle-after-ataataq-rule = An Ataataq counts only if the deal is completed. The lus is lost, as are the other lus of the deal.
ruling-voms-absence-rule = The side { $side } loses the game { $sheet ->
    [I] 9:0
   *[other] 9:1
}.
ruling-voms-absence-again = The side { $side } loses the game { $sheet ->
    [I] 9:0
   *[other] 9:1
} and is disqualified.{ $sheet ->
    [T] {" "}The other teams get 9:1 against it too.
   *[other] {""}
}
ruling-voms-absence-no-timetable = The Worms rules say nothing about being late. The organiser decides.
ruling-voms-not-covered-rule = The organiser settles the disagreement.
ruling-voms-eight-eight = Both sides lack one lus, so Voms and Toqu are mere high cards in this deal and the rule does not apply.
ruling-voms-no-restrictions = In 25 the rules on Voms and Toqu do not apply.

# Vira: titles

irregularity-vira-other-fault = Some other fault
irregularity-vira-tjuvpass = Tjuvpass: a gök passed out without läggarder
irregularity-vira-talon-miscounted = The dealer counts the talon and finds a wrong number
irregularity-vira-exposed-in-deal = A card is exposed in the deal, or the dealer errs otherwise
irregularity-vira-foreign-card = A card from another pack
irregularity-vira-fault-before-looking = A player errs before seeing any card of his own
irregularity-vira-wrong-hand-count = Wrong number of cards in a hand
irregularity-vira-wrong-talon-count = Wrong number of cards in the talon
irregularity-vira-faced-card-in-talon = A card lies face up in the talon
irregularity-vira-insufficient-bid = An insufficient bid
irregularity-vira-pass-out-of-turn = Second hand passes before first hand has spoken
irregularity-vira-bid-out-of-turn = A bid out of turn
irregularity-vira-auction-broken = A fault that breaks off the auction
irregularity-vira-wrong-trump-choice = Trumps are chosen in a wrong way
irregularity-vira-declarer-purchase-fault = The declarer errs in the purchase
irregularity-vira-early-purchase = The right defender prepares his purchase too early
irregularity-vira-defender-purchase-fault = A defender errs in the purchase
irregularity-vira-felekartering = Felekartering: wrong number of cards after buying or a trick
irregularity-vira-card-out-of-turn = A card played out of turn
irregularity-vira-exposed-card = A card of a hand is exposed
irregularity-vira-revoke = A player fails to follow suit
irregularity-vira-claim-contested = The declarer claims and a defender disagrees
irregularity-vira-concession = A defender gives up
irregularity-vira-order-breach = A breach of the rules of order
irregularity-vira-wrong-payment = A game was paid wrongly
irregularity-vira-wrong-final-count = The final count is wrong
irregularity-vira-misconduct = Unsporting or improper conduct
irregularity-vira-not-covered = Something the rules do not mention, or the table cannot agree on

# Vira: rulings

ruling-vira-other-fault-harmless = The other side is not harmed, so the fault is put right without penalty.
ruling-vira-other-fault-in-auction = The deal is stopped. The auction is not over, so it costs { $who } one bet to the pool, and the deal passes on.
ruling-vira-other-fault-in-game = The deal is stopped and paid for as if the offending side had lost the game: { $side ->
    [declarer] the declarer is bet
   *[defenders] the declarer is home
}.
ruling-vira-tjuvpass-rule = The declarer came home, so { $who } { $number ->
    [one] compensates
   *[other] compensate
}: { $table ->
    [3] 3 pinnar to the defence partner
   *[other] { $number ->
        [one] 2 pinnar to the defence partner and 2 to the utkuperad
       *[other] 1 pinne each to the utkuperad
    }
}.
ruling-vira-tjuvpass-two-at-three = Both have passed so, and nobody else was injured. Nothing is paid.
ruling-vira-tjuvpass-not-made = A tjuvpass is allowed, and the gök did not come home. Nothing is paid.
ruling-vira-tjuvpass-not-compensated = At this table a tjuvpass is not compensated.
ruling-vira-talon-miscounted-rule = New deal without a fine; the same player deals again.
ruling-vira-exposed-in-deal-rule = New deal without a fine; the same player deals again.
ruling-vira-foreign-card-rule = New deal without a fine, whenever in the deal it is found; the same player deals again.
ruling-vira-fault-before-looking-rule = No card of the own hand has been seen, so there is a new deal without a fine; the same player deals again.
ruling-vira-wrong-hand-count-rule = This is a misdeal. Everyone has to count before looking: { $who } { $number ->
    [one] sets bet
   *[other] set a bet each
}, and the deal passes on.
ruling-vira-wrong-talon-count-rule = This is a misdeal. The dealer answers for the talon: { $who } sets bet, and the deal passes on.
ruling-vira-faced-card-in-talon-rule = For the time being the card stays face up.
ruling-vira-faced-card-in-talon-put-aside = The card cannot be bought and is put aside.
ruling-vira-faced-card-in-talon-whole-talon = It does not matter in this game: the declarer takes the whole talon, or nobody buys.
ruling-vira-insufficient-bid-rule = A higher bid is left in the same category: { $who } has to bid again, anything that is high enough, but may not pass.
ruling-vira-insufficient-bid-nothing-left = No bid is left in the same category: { $who } is free to pass or to make a new bid.
ruling-vira-pass-out-of-turn-rule = First hand has passed too. The bidder may demand that { $who } makes a bid instead of passing.
ruling-vira-pass-out-of-turn-first-hand-bid = First hand has bid, so the early pass has no consequence and stands.
ruling-vira-bid-out-of-turn-rule = The bid is ignored.
ruling-vira-auction-broken-rule = The deal is stopped. { $who } sets bet, and the deal passes on.
ruling-vira-auction-broken-harmless = Nobody is harmed, so the fault is put right without penalty.
ruling-vira-wrong-trump-choice-rule = The deal is stopped, and { $who } pays for a laid hand. Pinnar go by the lowest suit that could have become trumps: { $class ->
    [O] ofärg
    [F] andra färg
   *[H] högsta färg
}.
ruling-vira-wrong-trump-choice-found-in-play = The hand is laid in principle, but the fault came to light only in the play. If both defenders agree they may play on; otherwise { $who } pays for a laid hand, pinnar by the lowest suit that could have become trumps.
ruling-vira-wrong-trump-choice-hogsta = The game was bid i högsta färg, so the bid has named the trumps. There is no penalty.
ruling-vira-declarer-purchase-fault-rule = The deal is stopped, and { $who } pays for a laid hand.
ruling-vira-declarer-purchase-fault-found-in-play = The hand is laid in principle, but the fault came to light only in the play. If both defenders agree they may play on; otherwise { $who } pays for a laid hand.
ruling-vira-declarer-purchase-fault-harmless = The other side is not harmed, so the fault is put right without penalty.
ruling-vira-early-purchase-rule = The deal is stopped, and the declarer { $declarer } is home. The offender owes his partner nothing.
ruling-vira-defender-purchase-fault-rule = The deal is stopped, and the declarer { $declarer } is home. The offender owes his partner nothing.
ruling-vira-defender-purchase-fault-harmless = The other side is not harmed, so the fault is put right without penalty.
ruling-vira-felekartering-rule = The declarer pays for a laid hand, unless both defenders wish to play on. { $count ->
    [too-many] Then thirteen tricks are played; he may put nothing away and has cards left at the end.
    [too-few] Then play lasts as long as he has cards; the remaining tricks are the defenders'.
   *[other] Then play goes on with the cards he has.
}{ $needed ->
    [0] {""}
   *[other] {" "}He is home with { $needed } tricks and kodilj if the defenders take { $kodilj }; otherwise he is bet.
}
ruling-vira-felekartering-already-kodilj = The declarer was already kodilj when it was found, and pays for that, not for a laid hand, unless both defenders wish to play on.
ruling-vira-felekartering-defender = The deal is stopped, and the declarer { $declarer } is home. The offender owes his partner nothing.
ruling-vira-felekartering-both-sides = The game is neither home nor bet. { $who } set a bet each, and the deal passes on.
ruling-vira-card-out-of-turn-rule = It does not affect the outcome, so it is put right without penalty: the card is taken back, and play goes on.
ruling-vira-card-out-of-turn-harm = The outcome is affected, so the deal is stopped, and the other side is paid for the best outcome that was still possible when the fault was made: { $result ->
    [home] the declarer is home
    [kodilj] the declarer is kodilj
   *[bet] the declarer is bet
}.
ruling-vira-exposed-card-rule = It does not affect the outcome, so it is put right without penalty: the card is taken up again, and play goes on.
ruling-vira-exposed-card-harm = The outcome is affected, so the deal is stopped, and the other side is paid for the best outcome that was still possible when the fault was made: { $result ->
    [home] the declarer is home
    [kodilj] the declarer is kodilj
   *[bet] the declarer is bet
}.
ruling-vira-revoke-rule = It was found in time and does not harm the other side: the wrong card and all later ones are taken up, { $who } plays a card of the right suit, and play goes on.
ruling-vira-revoke-harm = Putting it right would harm the other side. The deal is stopped, and the other side is paid for the best outcome that was still possible when the fault was made: { $result ->
    [home] the declarer is home
    [kodilj] the declarer is kodilj
   *[bet] the declarer is bet
}.
ruling-vira-revoke-trick-turned = The next trick has been turned, so it cannot be put right. The deal is stopped, and the other side is paid for the best outcome that was still possible when the fault was made: { $result ->
    [home] the declarer is home
    [kodilj] the declarer is kodilj
   *[bet] the declarer is bet
}.
ruling-vira-claim-contested-rule = The declarer takes his cards up and plays on.
ruling-vira-claim-contested-exposed = The partner may still demand that play goes on, but the declarer may see the cards that { $who } has shown.
ruling-vira-concession-rule = The declarer is home, whether the partner said yes or was not asked at all.
ruling-vira-concession-refused = The partner said no, so play goes on.
ruling-vira-order-breach-rule = It is put right without penalty.
ruling-vira-order-breach-harm = Somebody has been harmed. The tournament directors may punish it as improper conduct.
ruling-vira-wrong-payment-rule = The payment can still be put right: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} from { $payer } to { $payee }.
ruling-vira-wrong-final-count-rule = The chips have not been handed in, so the count can be put right: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} from { $payer } to { $payee }.
ruling-vira-misconduct-rule = The tournament directors may punish it. The guideline is the cost of the game that was influenced, often one bet.
ruling-vira-not-covered-rule = The table agrees if it can; otherwise the tournament directors decide, and their decision can be appealed to a jury, which has the last word.
ruling-vira-big-solo = { $solo } wants to play a solo above vira and may do so in spite of the fault. The fault is put right if possible; otherwise the dealer shuffles the defenders' cards with the talon and deals them again. The others' liability lapses.
ruling-vira-lapsed = It is too late to raise the fault. The liability has lapsed, and play goes on as things stand.
ruling-vira-first-offender = Of several faults found together only the first offender is penalised.
ruling-vira-disputed = If the table cannot agree, the tournament directors decide; the decision can be appealed to a jury.

# Choices

choice-reshuffle = reshuffle
choice-continue = play on
choice-annul = annul the lus
choice-demand-bid = demand a bid
choice-stop = stop
choice-play-on = play on
choice-redeal = shuffle the rest and deal it again
choice-deduct-points = deduct points
choice-expel = send off for the rest of the round
choice-disqualify = disqualify

# Effects

effect-lose-all-lus = { $side } loses all its lus
effect-raise-target = { $side } gets { $by } extra strokes
effect-annul-voms = Voms earns { $side } no lus
effect-void-deal-lus = the lus of the deal are lost for all
effect-reshuffle = the cards are shuffled again, { $dealer ->
    [next] the next dealer deals
   *[same] the same dealer deals
}
effect-continue = play goes on
effect-return-card = the card goes back and another is played
effect-card-stays = the card stays
effect-no-effect = nothing follows
effect-warning = { $side } is warned
effect-forfeit = { $side } loses the game { $winner }:{ $loser }
effect-disqualify = { $seat ->
    [none] { $side } is disqualified
   *[other] { $seat } is disqualified
}
effect-expel = { $seat } leaves the table for the rest of the round
effect-deduct-points = { $seat } is deducted { $points } in the final result
effect-pay = { $from } pays { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} to { $to ->
    [pool] the pool
   *[other] { $to }
}
effect-settle-as = paid for as { $result ->
    [home] home
    [kodilj] kodilj
    [laid] a laid hand
   *[bet] bet
}
effect-redeal = new deal, the same player deals
effect-pass-the-deal = the deal passes on
effect-must-bid = { $seat } has to bid higher
effect-may-pass = { $seat } may pass or bid
effect-demand-bid = { $seat } has to bid instead of passing
effect-ignore-bid = { $seat }'s bid is ignored
effect-put-aside = the card is put aside
effect-take-back-card = { $seat } takes the card back
effect-play-on = play goes on
effect-hand-is-open = the declarer may see { $seat }'s shown cards
rule-position-too-large = With { $cards } cards in a hand the position is too large to search; up to { $most } are. Say `best_possible` instead.
