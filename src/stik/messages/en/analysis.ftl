# The analysis of a finished game: `stik analyse` and its page.

analysis-level = “{ $level }” does not weigh what it does and cannot judge; choose one of { $known }.
analysis-seat = There is no seat { $seat } in this record; choose one of { $known }.
analysis-limits = Give either --ms or --simulations a whole number above zero.
analysis-too-many = At most { $most } analyses can run for you at once; wait or cancel one.
analysis-running = Weighing the decisions
analysis-title = Analysis by { $level }: { $weighed } of { $decisions } decisions weighed
analysis-deal = There is no deal { $deal } in this record; it has { $deals }.
analysis-unjudged-title = Not judged
analysis-unjudged-alike = { $count ->
    [one] One play, because all cards that could be played came to the same.
   *[other] { $count } plays, because all cards that could be played came to the same.
}
analysis-unjudged-only = { $count ->
    [one] One decision in which the bots see no other way worth weighing.
   *[other] { $count } decisions in which the bots see no other way worth weighing.
}
analysis-unjudged-unweighed = { $count ->
    [one] One decision of a kind that the bots have no values for, such as a claim or the answer to one.
   *[other] { $count } decisions of a kind that the bots have no values for, such as claims and the answers to them.
}
analysis-unjudged-untried = { $count ->
    [one] One decision in which the bots did not try what was done.
   *[other] { $count } decisions in which the bots did not try what was done.
}
analysis-nothing-weighed = No decision could be weighed.
analysis-no-mistakes = { $count ->
    [one] No mistake found in the one decision that was weighed.
   *[other] No mistakes found in the { $count } decisions that were weighed.
}
analysis-worst-title = The worst mistakes
analysis-curve-title = { $unit ->
    [chance] Chance to win the game
    [deal] Points of the deal
   *[other] Points, earlier deals included
}
analysis-turns-title = Turning points
analysis-verdicts-title = Could it have been won?
analysis-head-moment = moment
analysis-head-who = who
analysis-head-played = played
analysis-head-best = better
analysis-head-loss = cost
analysis-head-why = why
analysis-moment = { $deal }.{ $number }
analysis-turn-mistake = { $party } went from { $before } to { $after } by a mistake of { $who }: { $played }; better: { $best }
analysis-turn-gift = { $party } went from { $before } to { $after } after a mistake of { $who }: { $played }; better: { $best }
analysis-turn-decision = { $party } went from { $before } to { $after } when { $who } chose: { $played }
analysis-turn-end = { $party } went from { $before } to { $after } when the deal ended: { $played }
analysis-grade-good = good
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-slips = { $count ->
    [one] One play gave something away with all cards open, as far as that could be worked out:
   *[other] { $count } plays gave something away with all cards open, as far as that could be worked out:
}
analysis-expected = Over the rest of the deal the bots expect more of this: { $best }.

analysis-action-trump = trumps { $suit }
analysis-action-keep = { $count ->
    [0] keeps nothing
   *[other] keeps { $cards }
}
analysis-action-buy = { $count ->
    [0] exchanges nothing
   *[other] exchanges { $cards }
}
analysis-action-discard = puts away { $cards }
analysis-action-pass = pass
analysis-action-misar = misär
analysis-action-go = plays
analysis-action-again = second try
analysis-action-lay = lays the hand
analysis-action-claim = claims
analysis-action-accept = accepts
analysis-action-refuse = refuses
analysis-action-concede = gives up
analysis-action-continue = plays on
analysis-action-reshuffle = throws the deal in
analysis-action-rule = a ruling

# Voms
analysis-voms-went-on = Throwing the deal in was better.
analysis-voms-threw-in = Playing on was better.
analysis-voms-partner-toqu = It put Toqu on the partner's Voms, which ended the deal.
analysis-voms-missed-game = { $sure ->
    [yes] { $best } wins the game on the spot.
   *[no] { $best } could have won the game in this trick.
}
analysis-voms-gave-game = { $sure ->
    [yes] It let the opponents win the game; after { $best } they could not in this trick.
   *[no] The opponents won the game in this trick; after { $best } they might not have.
}
analysis-voms-overshot = It went over the comb: { $lacked } lacking, { $gained } gained.
analysis-voms-all-tricks = { $count ->
    [0] It took the last trick too, and a deal with all tricks brings nothing.
    [one] It took the last trick too, and of a deal with all tricks only { $count } lus is kept.
   *[other] It took the last trick too, and of a deal with all tricks only { $count } lus are kept.
}
analysis-voms-gave-fifth = { $sure ->
    [yes] With it the opponents got their fifth trick, and so the deal; not yet after { $best }.
   *[no] The opponents got their fifth trick, and with it the deal; after { $best } they might not have.
}
analysis-voms-gave-five-in-a-row = { $sure ->
    [yes] With it the opponents got the fifth trick in a row, five and five; not yet after { $best }.
   *[no] The opponents got the fifth trick in a row, five and five; after { $best } they might not have.
}
analysis-voms-gave-lus = { $sure ->
    [yes] It gave the opponents { $count } lus: { $reason }.
   *[no] The opponents got { $count } lus: { $reason }; after { $best } they might not have.
}
analysis-voms-missed-lus = { $sure ->
    [yes] It missed { $count } lus: { $reason }.
   *[no] { $best } could have brought { $count } lus: { $reason }.
}
analysis-voms-left-without-d3 = It left Voms without 3♦ while Toqu was still out.
analysis-voms-risked-voms = It risked Voms while Toqu was still out.
analysis-voms-spent-d3 = It spent 3♦, which { $best } keeps.
analysis-voms-took-partners = It took over a trick that the partner already held.
analysis-voms-let-go = { $sure ->
    [yes] { $best } would have taken the trick; the opponents got it.
   *[no] { $best } could have taken the trick; the opponents got it.
}
analysis-voms-lost-trick = { $sure ->
    [yes] The opponents got the trick; after { $best } it would have stayed.
   *[no] The opponents got the trick; after { $best } it could have stayed.
}
analysis-voms-one-too-many = The deal was won already: another trick only helped towards taking all of them.
analysis-voms-needless-trick = { $sure ->
    [yes] It took a trick that { $best } leaves to the opponents.
   *[no] It took a trick that { $best } could have left to the opponents.
}
analysis-voms-too-high = { $sure ->
    [yes] { $best } would have been enough for the trick, and { $played } kept.
   *[no] { $best } could have been enough for the trick, and { $played } kept.
}
analysis-voms-wasted = The trick was lost, and { $best } is lower than { $played }.
analysis-voms-led-too-many = It led too many cards at once; { $best } was the better lead.
analysis-voms-led-too-few = It led too few cards; { $best } was the better lead.
analysis-voms-other-lead = { $best } was the better lead.
analysis-voms-unknown = There were too many ways to try them all in time.
analysis-voms-won = They won the game.
analysis-voms-won-deal = { $from ->
    [0] They brought home { $count } lus more than the others; against the best play there was no more.
   *[other] They brought home { $count } lus more than the others; from step { $from } on there was no more against the best play.
}
analysis-voms-could-win = { $from ->
    [0] Yes: with all cards open the game could have been won in this deal, whatever the others played.
   *[other] Yes: from step { $from } on the game could have been won in this deal with all cards open, whatever the others played.
}
analysis-voms-could-save = { $from ->
    [0] With all cards open the loss of the game could have been avoided in this deal.
   *[other] With all cards open the loss of the game could have been avoided in this deal from step { $from } on.
}
analysis-voms-could-more = { $from ->
    [0] Not the game, but with all cards open the deal could have gone { $count } lus better.
   *[other] Not the game, but with all cards open the deal could have gone { $count } lus better from step { $from } on.
}
analysis-voms-could-not = { $from ->
    [0] No: against the best play there was no more in these cards.
   *[other] No: from step { $from } on there was no more in these cards against the best play.
}

# Vira
analysis-vira-overbid = Passing was better than { $played }.
analysis-vira-underbid = { $best } was better than passing.
analysis-vira-other-bid = { $best } suited the hand better than { $played }.
analysis-vira-other-contract = { $best } suited the hand better than { $played }.
analysis-vira-other-trump = { $longer ->
    [yes] { $best } was the better trump suit: { $better } cards against { $length } in { $played }.
   *[no] { $best } was the better trump suit, though the hand held { $better } of it and { $length } in { $played }.
}
analysis-vira-misar-instead = The hand was better as a misär.
analysis-vira-trump-instead = The hand was better with { $suit } as trumps.
analysis-vira-threw = { $cards } should have stayed in the hand.
analysis-vira-kept = { $cards } should have been put away.
analysis-vira-could-be-laid = Laying the hand was better than playing it.
analysis-vira-laid-too-soon = Playing the hand was better than laying it.
analysis-vira-second-try = A second try promised more.
analysis-vira-no-second-try = The first try promised more.
analysis-vira-came-home = The game came home all the same.
analysis-vira-went-bet = The game went bet.
analysis-vira-went-kodilj = The game went kodilj.
analysis-vira-was-laid = The hand was laid.
analysis-vira-trumped-partner = It trumped a trick that the partner already held.
analysis-vira-took-partners = It took over a trick that the partner already held.
analysis-vira-misar-trick = { $sure ->
    [yes] It took a trick in misär; { $best } would have stayed below.
   *[no] It took a trick in misär; { $best } could have stayed below.
}
analysis-vira-misar-let-off = { $sure ->
    [yes] It let the declarer off: { $best } would have forced the trick on him.
   *[no] It let the declarer off: { $best } could have forced the trick on him.
}
analysis-vira-gave-trick = { $sure ->
    [yes] It gave the trick away; after { $best } it would have been one’s own.
   *[no] The trick went to the other side; after { $best } it could have been one’s own.
}
analysis-vira-needless-trick = { $sure ->
    [yes] It took a trick that { $best } leaves to the other side.
   *[no] It took a trick that { $best } could have left to the other side.
}
analysis-vira-draw-trumps = A trump was the better lead: { $best } instead of { $played }.
analysis-vira-other-lead = { $best } was the better lead.
analysis-vira-needless-trump = It spent the trump { $played }; { $best } could be thrown.
analysis-vira-should-trump = { $best } should have trumped.
analysis-vira-too-high = A lower card was better: { $best }.
analysis-vira-too-low = A higher card was better: { $best }.
analysis-vira-other-discard = It was better to throw { $best } than { $played }.
analysis-vira-won = { $form ->
    [misar] The misär came home.
    [early] The game came home before all cards were played.
   *[other] The game came home with { $took } tricks; { $needed } were needed.
}
analysis-vira-could-win = { $form ->
    [misar] Yes: with all cards open every trick could have been avoided.
   *[other] Yes: with all cards open { $count } tricks were there and { $needed } were needed; { $took ->
        [one] one was
       *[other] { $took } were
    } taken.
}
analysis-vira-could-not = { $form ->
    [misar] No: against the best defence no play avoids every trick.
   *[other] No: against the best defence only { $count ->
        [one] one trick was
       *[other] { $count } tricks were
    } there, and { $needed } were needed.
}
analysis-vira-beaten = The game was beaten.
analysis-vira-could-beat = Yes: with all cards open the defence could have beaten the game.
analysis-vira-unbeatable = No: against the best play the game could not be beaten.
