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
analysis-nothing-weighed = No decision could be weighed.
analysis-no-mistakes = No mistakes found.
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
analysis-turn = { $by ->
    [mistake] { $party } went from { $before } to { $after } by a mistake
   *[other] { $party } went from { $before } to { $after } as the deal went on
}
analysis-grade-good = good
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-answer-won = won
analysis-answer-yes = yes
analysis-answer-more = more
analysis-answer-no = no
analysis-answer-unknown = not known
analysis-slips = { $count ->
    [one] One play gave something away with all cards open:
   *[other] { $count } plays gave something away with all cards open:
}
analysis-from-start = from the first card on
analysis-from = from after action { $number } on

analysis-later = What it costs shows only later in the deal.

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

# Voms
analysis-voms-went-on = Throwing the deal in was better: it went badly already.
analysis-voms-threw-in = Playing on was better: the deal went well enough.
analysis-voms-partner-toqu = It put Toqu on the partner's Voms, which ended the deal.
analysis-voms-missed-game = The other play wins the game on the spot.
analysis-voms-gave-game = It let the opponents win the game.
analysis-voms-overshot = It went over the comb: { $lacked } lacking, { $gained } gained.
analysis-voms-all-tricks = It took all tricks, and so the deal brings nothing.
analysis-voms-gave-fifth = It gave the opponents their fifth trick, and with it the deal.
analysis-voms-gave-five-in-a-row = It gave the fifth trick in a row: five and five.
analysis-voms-gave-lus = It gave the opponents { $count } lus: { $reason }.
analysis-voms-missed-lus = It missed { $count } lus: { $reason }.
analysis-voms-left-without-d3 = It left Voms without 3♦ while Toqu was still out.
analysis-voms-risked-voms = It risked Voms while Toqu was still out.
analysis-voms-spent-toqu = It spent Toqu while Voms was still to come.
analysis-voms-spent-d3 = 3♦, which nothing beats, was worth more later.
analysis-voms-took-partners = It took over a trick that the partner already held.
analysis-voms-let-go = { $best } would have taken the trick; the opponents got it.
analysis-voms-lost-trick = The opponents got the trick; after { $best } it would probably have stayed.
analysis-voms-one-too-many = The deal was won already: another trick only helped towards taking all of them.
analysis-voms-needless-trick = It took a trick that was better left to the opponents.
analysis-voms-too-high = { $best } was enough for the trick; { $played } could have been kept.
analysis-voms-wasted = The trick was lost anyway: { $best } was the cheaper card to give than { $played }.
analysis-voms-led-too-many = It led too many cards at once; { $best } kept more in hand.
analysis-voms-led-too-few = It led too few cards; { $best } together were harder to beat.
analysis-voms-other-lead = { $best } was the better lead.
analysis-voms-unknown = There are too many ways from the first card on to try them all in time.
analysis-voms-won = They won the game.
analysis-voms-could-win = Yes: with all cards open the game could have been won in this deal, whatever the others played.
analysis-voms-could-save = The loss could have been avoided in this deal, with all cards open.
analysis-voms-could-more = Not the game, but { $count } lus more in this deal than the others, with all cards open.
analysis-voms-could-not = No: against the best play there was no more in these cards.

# Vira
analysis-vira-overbid = { $played } promised more than the hand holds; passing was better.
analysis-vira-underbid = The hand was too good to pass; it was good enough for { $best }.
analysis-vira-other-bid = { $best } suited the hand better than { $played }.
analysis-vira-other-contract = { $best } suited the hand better than { $played }.
analysis-vira-other-trump = { $best } was the better trump suit: { $better } cards against { $length } in { $played }.
analysis-vira-misar-instead = The hand was better as a misär.
analysis-vira-trump-instead = The hand was better with { $suit } as trumps.
analysis-vira-threw = { $cards } should have stayed in the hand.
analysis-vira-kept = { $cards } should have been put away.
analysis-vira-could-be-laid = The hand could be laid: that was cheaper than playing it.
analysis-vira-laid-too-soon = The hand was laid too soon: it had a fair chance.
analysis-vira-second-try = A second try promised more.
analysis-vira-no-second-try = The first try was good enough.
analysis-vira-accepted = The claim could be beaten and should have been refused.
analysis-vira-refused = The claim could not be beaten.
analysis-vira-came-home = The game came home all the same.
analysis-vira-went-bet = The game went bet.
analysis-vira-went-kodilj = The game went kodilj.
analysis-vira-was-laid = The hand was laid.
analysis-vira-trumped-partner = It trumped a trick that the partner already held.
analysis-vira-took-partners = It took over a trick that the partner already held.
analysis-vira-misar-trick = It took a trick in misär; { $best } would have stayed below.
analysis-vira-misar-let-off = It let the declarer off: { $best } would have forced the trick on him.
analysis-vira-gave-trick = It gave the trick away; after { $best } it would probably have been one's own.
analysis-vira-needless-trick = It took a trick that was better left; { $best } kept more for later.
analysis-vira-draw-trumps = Trumps should have come first: { $best } instead of { $played }.
analysis-vira-other-lead = { $best } was the better lead.
analysis-vira-needless-trump = It spent the trump { $played }; { $best } could be thrown.
analysis-vira-should-trump = { $best } should have trumped.
analysis-vira-too-high = { $best } was high enough.
analysis-vira-too-low = { $best } was needed; { $played } was too low.
analysis-vira-other-discard = { $best } could be spared, not { $played }.
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
analysis-vira-unbeatable = No: the game could not be beaten with these cards.
