# The guided first games and the exercises.

lesson-voms-order = The order of the cards
lesson-voms-order-table = You sit at the bottom, and your partner opposite you. Everyone has four cards, and the highest card takes the trick. From the top: 8♠, the nines, the aces, the jacks, the sixes, the fives, the other eights, the queens. No suit has to be followed.
lesson-voms-order-beat = The opponent on your right leads 6♥. One of your cards is higher: take the trick.
lesson-voms-order-winner = Nobody went over your jack, so the trick is yours. The winner draws first, until everyone has four again.
lesson-voms-order-lead = And the winner leads to the next trick. You drew 9♣: lead it.
lesson-voms-suits = Clubs, spades, hearts, diamonds
lesson-voms-suits-signs = Between cards of one rank the suit decides: clubs go over spades, spades over hearts, and hearts over diamonds.
lesson-voms-suits-beat = 9♥ is led. You have two nines; only one of them beats it.
lesson-voms-suits-free = Good. Nobody ever has to beat a card: whoever cannot, or will not, throws any card at all.
lesson-voms-sevens = The sevens
lesson-voms-sevens-lead = A seven is the lowest card of all, except when it is led. Lead your 7♠.
lesson-voms-sevens-holds = Neither nine nor ace can touch it: a led seven yields only to a higher seven, to K♣ and to 3♦.
lesson-voms-sevens-away = Now give the lead away: play 8♣.
lesson-voms-sevens-king = The opponents lead 7♦. You hold K♥, a high card otherwise. Try to play it.
lesson-voms-sevens-other = Not even Voms takes a led seven. Throw K♠. It has a power of its own: if an opponent's K♣ takes a seven, K♠ takes that king. This is Ataataq, and brings one lus.
lesson-voms-d3 = The diamond 3
lesson-voms-d3-all = 3♦ takes everything, even Voms and Toqu, and nothing takes it. 9♥ is led: take it with 3♦.
lesson-voms-d3-led = Only when it is led is it worth nothing: then any card goes over it. It is best kept for something that matters.
lesson-voms-several = Several cards at once
lesson-voms-several-lead = One may lead two, three or four cards of one rank, or two pairs. Choose both your fives and lead them.
lesson-voms-several-count = Everyone lays as many cards, each on one of yours, and only who beats them all takes the trick. It counts as two tricks.
lesson-voms-several-follow = Now two sixes are led, and both are beaten already. You cannot go over: lay your two queens.
lesson-voms-voms = Voms brings a lus
lesson-voms-voms-card = Points are called lus, and nine of them fill the comb. Most tricks bring none. K♥ is Voms: a trick that it brings home gives one lus, if Toqu (J♣) could still have taken it.
lesson-voms-voms-lead = Nobody has seen Toqu yet, so Voms is threatened. Be brave and lead it.
lesson-voms-voms-lus = Nobody had Toqu: one lus for your side. Look at the comb.
lesson-voms-toqu = Toqu takes Voms
lesson-voms-toqu-early = J♣ is Toqu, and you hold it. It may not be played before Voms has come. It waits for one card only.
lesson-voms-toqu-must = There it is: the opponent on your right leads Voms. Try to throw Q♠ on it.
lesson-voms-toqu-take = An opponent's Voms must be taken. Do so.
lesson-voms-toqu-lus = Two lus. But never put Toqu on your partner's Voms: that costs everything that you have on the comb.
lesson-voms-forbidden = When Voms must wait
lesson-voms-forbidden-first = This is the first trick of a new game. You lead. Try Voms.
lesson-voms-forbidden-instead = Not in the first trick of a game. Lead Q♠.
lesson-voms-forbidden-last = Now you are the last to play to the trick, where nobody could threaten Voms any more. Try it all the same.
lesson-voms-forbidden-why = Neither may it be played in the last seat while Toqu is out. Every refusal names its article: touch it to read it. Take the trick with 9♣.
lesson-voms-deal = Five tricks, and the comb
lesson-voms-deal-five = Nine tricks are played in a deal, and whoever first has five gets one lus for them; two if the others have none at all. You have four. Lead 9♣.
lesson-voms-deal-rest = That was the fifth. Play the last card.
lesson-voms-deal-comb = The deal is over, and its lus are written on the comb. The sheet says where each came from.
lesson-voms-over = Going over the comb
lesson-voms-over-lack = Your side has 8 of 9 lus and lacks only one. To win you need exactly that one.
lesson-voms-over-forced = But now Voms is led, you hold Toqu, and Toqu brings two. You must take it.
lesson-voms-over-end = Two lus, and only one was lacking. Play the last card and see what becomes of the comb.
lesson-voms-over-longer = You have gone over: the comb grows longer, and now you need 12. Count what you lack before you take a lus.
lesson-voms-calls = What is said
lesson-voms-calls-words = Some things are said aloud. “Aavunga” says who plays Voms or Toqu while holding both. Who draws Toqu after a lus for Voms shows it. And who has won says stop.
lesson-voms-calls-lead = You lack one lus. Lead Voms.
lesson-voms-calls-stop = There is the ninth. At this table nobody says it for you: say stop before the next card is led.
lesson-voms-calls-won = The game is won. Had you forgotten it, the deal would have gone on to its end.
lesson-voms-play = A deal of your own
lesson-voms-play-free = Now play a whole deal with Nuka against Malik and Nivi. It is the first of a game: keep Voms back in the first trick. Ask for a hint whenever you like.

lesson-vira-follow = Follow suit
lesson-vira-follow-table = Three play, with thirteen cards each; the ace is high. One is declarer and plays alone, the two others defend together. Here Brita is declarer, and you defend with Carl. Spades are trumps.
lesson-vira-follow-other = Carl leads Q♥. Try to throw 9♣ instead of a heart.
lesson-vira-follow-follow = Who can follow suit must. You have hearts: take the trick with the king.
lesson-vira-follow-took = The highest card of the suit that was led takes the trick, and its winner leads.
lesson-vira-trump = Trumps
lesson-vira-trump-void = Brita leads A♦, and you have no diamond. So you may play what you like, and spades are trumps: take the ace with 3♠.
lesson-vira-trump-took = The smallest trump goes over the ace of another suit. If several trumps fall, the highest takes the trick.
lesson-vira-trump-lead = You are to lead. K♥ is now the best heart.
lesson-vira-trump-end = Another trick for the defence.
lesson-vira-bid = The first bid
lesson-vira-bid-hand = Before the play it is auctioned who plays alone, and for how much. You sit förhand: you got the first cards, and you speak first.
lesson-vira-bid-nopass = Perhaps you would rather wait. Try to pass.
lesson-vira-bid-begar = Förhand must bid something. The lowest bid is Begär: six tricks in a suit of your choice, after you have changed cards. Bid it.
lesson-vira-bid-won = Both others passed, so you are declarer. Who has passed is out of the auction for good.
lesson-vira-buy = Trumps and buying
lesson-vira-buy-bid = The same hand once more. Bid Begär.
lesson-vira-buy-trump = In a köpspel you name trumps before you buy. You have six hearts with ace, king, queen and jack.
lesson-vira-buy-buy = Now put away the cards that take no tricks and draw as many from the talon: 5♠, 4♠, 7♣, 3♣ and 2♦.
lesson-vira-buy-go = You may still lay the hand and pay less, or buy once more, which counts as a lost try. But this looks well: play.
lesson-vira-buy-lead = The defenders have bought what they liked of the rest. Förhand leads to the first trick: draw trumps with the ace.
lesson-vira-buy-end = So it goes on until all thirteen tricks are played, or the result is certain.
lesson-vira-outbid = Outbidding
lesson-vira-outbid-open = The bid table has forty games in a fixed order. Open with Begär again.
lesson-vira-outbid-low = Brita bids Turné 6. Try to bid Begär once more.
lesson-vira-outbid-higher = A bid must always be higher than the one that stands. 7-spel is the next köpspel: seven tricks. Bid it.
lesson-vira-outbid-end = It is yours for one trick more than before.
lesson-vira-classes = Högsta färg
lesson-vira-classes-classes = For every deal one suit is högsta färg: here hearts. The other suit of the same colour, diamonds, is färg; the two others are ofärg. The better the class of trumps, the more each opponent pays or gets.
lesson-vira-classes-open = Open with Begär.
lesson-vira-classes-raise = Brita raises: Begär i färg. Hearts are högsta färg, and you have six of them. Bid Begär i högsta färg.
lesson-vira-classes-bound = A promise binds. Try to name spades.
lesson-vira-classes-trump = Only hearts will do.
lesson-vira-home = Home
lesson-vira-home-need = You play Begär and need six tricks. You have five, and one card is left. In the pulla lie 16 pinnar.
lesson-vira-home-last = Lead A♥.
lesson-vira-home-paid = Home: you lift a bet of 8 pinnar from the pulla, and each opponent pays one, for trumps were högsta färg.
lesson-vira-bet = Bet and kodilj
lesson-vira-bet-need = This time you need seven tricks. Five are home, two cards are left. Lead A♥.
lesson-vira-bet-last = Six. The seventh hangs on 5♣.
lesson-vira-bet-paid = One trick short is bet: you pay 8 pinnar into the pulla, and pinnar to each opponent. Two short would be kodilj, and twice as dear for the pulla.
lesson-vira-misar = Misär
lesson-vira-misar-aim = In a misär there are no trumps, and you may not take a single trick. You have come far: two cards are left.
lesson-vira-misar-under = Brita leads 9♥. Stay under it.
lesson-vira-misar-throw = Clubs are led, and you have none. Get rid of the dangerous jack.
lesson-vira-misar-paid = Not one trick: home. A solo grande misär brings four pinnar from each opponent besides the bet.
lesson-vira-defend = Against a misär
lesson-vira-defend-aim = Now Brita plays a solo grande misär, and you and Carl try to give her a trick. You may not confer.
lesson-vira-defend-lead = Low cards are the weapon. Lead 2♣.
lesson-vira-defend-caught = She had to take it. Play the last card.
lesson-vira-defend-paid = One trick is bet for her. She pays to the pulla and to both of you.
lesson-vira-gask = Gask: the whole talon
lesson-vira-gask-hand = There is not a trick in this hand. But thirteen unknown cards lie in the talon.
lesson-vira-gask-bid = In Gask på 0 you keep none of your cards and take the whole talon instead. Then you play seven tricks with trumps, or a misär. Bid it.
lesson-vira-gask-keep = Keep nothing: confirm without choosing a card.
lesson-vira-gask-trump = What a find! You see it before you name trumps. Name spades.
lesson-vira-gask-go = The defenders buy nothing in a gask. Play.
lesson-vira-gask-end = Seven tricks should be within reach. There are gasks that keep up to six cards; those ask for more tricks.
lesson-vira-play = A deal of your own
lesson-vira-play-free = Now a whole deal: bid, buy and play against Brita and Carl. You are förhand. Ask for a hint whenever you like.

exercise-kind-voms-beats = Which cards beat this?
exercise-kind-voms-may-voms = May Voms be played?
exercise-kind-voms-legal = Is this legal?
exercise-kind-voms-lus = How many lus?
exercise-kind-voms-comb = The comb
exercise-kind-vira-follow = What may be played?
exercise-kind-vira-takes = Who takes the trick?
exercise-kind-vira-bids = Higher bids
exercise-kind-vira-pays = What does it pay?
exercise-kind-vira-legal = Is this legal?

exercise-yes = Yes
exercise-no = No
exercise-legal = It is legal
exercise-refused = { $reason } ({ $article })
exercise-nothing-forbids = No rule forbids it here.
exercise-is-legal = You want to play { $cards }. Is that legal, and if not, why?
exercise-is-legal-bid = You want to bid { $bid }. Is that legal, and if not, why?
exercise-is-legal-pass = You want to pass. Is that legal, and if not, why?
exercise-beats = { $card } holds the trick. Which of your cards would take it over now?
exercise-beats-why = These take over: { $cards }.
exercise-may-voms = It is your turn, and you hold Voms (K♥). May you play it now?
exercise-lus = You complete the trick with { $cards }. How many lus does the trick bring, and to whom? (The lus for five tricks does not count here.)
exercise-no-lus = None
exercise-lus-us = { $count ->
    [one] One lus for us
   *[other] { $count } lus for us
}
exercise-lus-them = { $count ->
    [one] One lus for them
   *[other] { $count } lus for them
}
exercise-lus-none = No lus: there was no feat in this trick.
exercise-comb = Your comb shows { $score } of { $target }. The deal brings you { $count } lus. What does the comb show now?
exercise-comb-is = { $score } of { $target }
exercise-comb-on = The lus are added: { $score } of { $target }.
exercise-comb-won = Exactly what was lacking: { $score } of { $target }, and the game is won.
exercise-comb-over = More than was lacking: you go over, and the comb grows to { $target } with { $score } on it.
exercise-follow = { $card } is led. Which of your cards may you play?
exercise-follow-suit = You have { $suit } and must follow suit.
exercise-follow-any = You have no { $suit }, so any card will do.
exercise-takes = You complete the trick with { $card }; trumps are { $suit }. Who takes it?
exercise-takes-trump = The highest trump takes it: { $card }.
exercise-takes-led = The highest card of the suit that was led takes it: { $card }.
exercise-bids = { $bid } stands. Which of these bids may be made now?
exercise-bids-why = Everything that stands after { $bid } in the bid table; within one game färg goes over plain, and högsta färg over färg.
exercise-pays = You played { $contract } ({ $form }) and went { $outcome ->
    [home] home
    [bet] bet
   *[kodilj] kodilj
}. { $pool } pinnar lay in the pulla. What is your result, all in all?
exercise-pays-class = trumps in { $column ->
    [hogsta] högsta färg
    [farg] färg
   *[ofarg] ofärg
}
exercise-pays-misar = misär
exercise-pinnar = { $count ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}
exercise-pays-line = { $reason }: { $amount }
