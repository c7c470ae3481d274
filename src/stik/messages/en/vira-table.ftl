# `stik play vira`: the words at the table. A is always the person.

vira-name-A = You
vira-name-B = Brita
vira-name-C = Carl
vira-name-D = Disa
vira-name-pool = the pulla

# What a person may type; English words are always understood too.
vira-command-help = help ?
vira-command-why = why
vira-command-rule = rule
vira-command-legal = legal
vira-command-last = last
vira-command-table = table
vira-command-bids = bids
vira-command-quit = quit exit q
vira-command-bid = bid
vira-command-pass = pass p
vira-command-choose = choose
vira-command-trump = trump trumps
vira-command-misar = misär misar
vira-command-keep = keep
vira-command-buy = buy
vira-command-discard = discard
vira-command-go = go
vira-command-again = again
vira-command-lay = lay
vira-command-play = play
vira-command-claim = claim
vira-command-accept = accept yes y
vira-command-refuse = refuse no n
vira-command-concede = concede giveup
vira-suit-c = clubs club
vira-suit-s = spades spade
vira-suit-h = hearts heart
vira-suit-d = diamonds diamond

# Words of the game
vira-family-kop = köpspel
vira-family-turne = turné
vira-family-vingel = vingel
vira-family-tringel = tringel
vira-family-gask = gask
vira-family-gok = gök
vira-family-kopmisar = köpmisär
vira-family-solo = solo
vira-family-vira = vira
vira-family-solomisar = solo misär
vira-said-gask = Gask
vira-said-kopmisar = Köpmisär
vira-said-solo = Solo
vira-said-vingel = Vingel
vira-said-turne = Turné
vira-said-pass = pass
vira-graded = { $contract } i { $grade ->
    [farg] färg
   *[other] högsta färg
}
vira-class-ofarg = ofärg
vira-class-farg = färg
vira-class-hogsta = högsta färg
vira-role-forhand = förhand
vira-role-mellanhand = mellanhand
vira-role-dealer = dealer
vira-role-out = sits out
vira-role-declarer = declarer

# The table
vira-title = Vira
vira-deal-number = deal { $number }
vira-colours = högsta färg { $hogsta } · färg { $farg } · ofärg { $ofarg }
vira-pool = pulla { $pool }
vira-net = net { $net }
vira-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
vira-talon = { $cards ->
    [0] The talon is empty
    [one] Talon: { $cards } card
   *[other] Talon: { $cards } cards
}
vira-standing = Standing bid: { $bid } ({ $name })
vira-no-bid = No bid yet
vira-plays = { $seat ->
    [A] You play { $contract }
   *[other] { $name } plays { $contract }
}
vira-trumps = Trumps { $suit }, { $class }
vira-no-trumps-yet = Trumps not named yet
vira-misar = Misär with { $cards } cards
vira-misar-open = Open misär with { $cards } cards
vira-second-try = Second try
vira-progress = { $tricks } of { $needed } tricks, { $left } to come
vira-progress-misar = { $tricks ->
    [0] No trick taken, { $left } to come
    [one] One trick: bet, { $left } to come
   *[other] { $tricks } tricks: kodilj, { $left } to come
}
vira-defence = Defenders { $tricks }: bet at { $bet }, kodilj at { $kodilj }
vira-last-trick = Last trick to { $seat ->
    [A] you
   *[other] { $name }
}
vira-no-last-trick = No trick has been taken in this deal yet.
vira-open-hand = Hand of { $name }: { $cards }
vira-discards = Your discards: { $cards }

# What happens
vira-deal-begins = { $seat ->
    [A] You deal
   *[other] { $name } deals
}; { $forhand ->
    [A] you are förhand
   *[other] { $other } is förhand
}. Högsta färg is { $hogsta }.
vira-you-sit-out = You sit out this deal and watch.
vira-bid-made = { $seat ->
    [A] You bid
   *[other] { $name } bids
} { $bid }.
vira-passed = { $seat ->
    [A] You pass.
   *[other] { $name } passes.
}
vira-auction-won = { $seat ->
    [A] You win
   *[other] { $name } wins
} the auction with { $bid }.
vira-contract-named = { $seat ->
    [A] You play
   *[other] { $name } plays
} { $contract }.
vira-cards-turned = Turned up from the talon: { $cards }.
vira-trump-named = Trumps are { $suit }, { $class }.
vira-misar-named = { $seat ->
    [A] You play
   *[other] { $name } plays
} it as a misär.
vira-put-away = { $seat ->
    [A] You put
   *[other] { $name } puts
} { $count ->
    [one] one card
   *[other] { $count } cards
} away.
vira-drawn = You get { $cards }.
vira-bought = { $seat ->
    [A] You buy
   *[other] { $name } buys
} { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}; { $talon } left in the talon.
vira-talon-taken = { $seat ->
    [A] You take
   *[other] { $name } takes
} the whole talon.
vira-tried-again = { $seat ->
    [A] You try
   *[other] { $name } tries
} again; the first try counts as laid.
vira-hand-laid = { $seat ->
    [A] You lay your hand and give
   *[other] { $name } lays the hand and gives
} the game up.
vira-game-taken = { $seat ->
    [A] You decide
   *[other] { $name } decides
} to play.
vira-hand-laid-up = { $seat ->
    [A] Your hand lies open.
   *[other] { $name }'s hand lies open: { $cards }
}
vira-talon-aside = The rest of the talon is put aside unseen: { $count }.
vira-trick-taken = { $seat ->
    [A] You take
   *[other] { $name } takes
} the trick.
vira-claimed = { $seat ->
    [A] You lay
   *[other] { $name } lays
} the hand up: it cannot be beaten (SM.C13).
vira-claim-shown = { $name } shows { $cards }
vira-claim-accepted = { $seat ->
    [A] You accept.
   *[other] { $name } accepts.
}
vira-claim-refused = { $seat ->
    [A] You want
   *[other] { $name } wants
} to see it played.
vira-conceded = { $seat ->
    [A] You give
   *[other] { $name } gives
} up: the declarer is home (SM.C14).

# The end of a deal and of a sitting
vira-deal-over = Deal { $number } is over
vira-result-home = { $seat ->
    [A] You come
   *[other] { $name } comes
} home in { $contract }.
vira-result-bet = { $seat ->
    [A] You go
   *[other] { $name } goes
} bet in { $contract }.
vira-result-kodilj = { $seat ->
    [A] You go
   *[other] { $name } goes
} kodilj in { $contract }.
vira-result-laid = { $seat ->
    [A] You laid
   *[other] { $name } laid
} the hand in { $contract }.
vira-result-tricks = Tricks: { $tricks } of { $needed }.
vira-result-misar-tricks = Tricks: { $tricks }.
vira-nothing-paid = Nobody pays anything.
vira-tjuvpass-why = Tjuvpass: over a gök first hand passes only with läggarder in two suits, second hand in one (SM.B1).
vira-change = This deal: { $list }.
vira-stand = After it: { $list }; in the pulla { $pool }.
vira-enter-deal = Enter: the next deal. quit: divide the pulla and stop.
vira-enter-end = Enter: divide the pulla.
vira-left = { $deals ->
    [0] You leave the table before a deal was finished.
    [one] You leave the table after one deal.
   *[other] You leave the table after { $deals } deals.
}
vira-unfinished = The deal that was under way does not count.
vira-division = The pulla held { $pool } pinnar and is divided ({ $cites }):
vira-pool-empty = The pulla was empty.
vira-column-net = net
vira-column-share = share
vira-column-rest = left over
vira-column-total = total

# Questions
vira-ask-open = You are förhand and open: Begär or anything higher.
vira-ask-bid = Your call: a bid over { $bid }, or pass.
vira-ask-over-gok = Over the gök: a bid, or pass (tjuvpass: you have { $have } of { $needed } läggarder, SM.B1).
vira-ask-choose = You bid { $bid }. Which do you play: { $games }?
vira-ask-trump = Name trumps: { $suits }.
vira-ask-trump-misar = Name trumps: { $suits }; or misär.
vira-ask-turned = Which of the turned suits is trumps: { $suits }?
vira-ask-keep = { $count ->
    [0] Gask på 0: Enter puts your whole hand away.
    [one] Keep one card: its number.
   *[other] Keep { $count } cards: their numbers.
}
vira-ask-keep-most = { $count ->
    [one] Keep at most one card: its number.
   *[other] Keep at most { $count } cards: their numbers.
}
vira-ask-buy = Buy: numbers of the cards to discard, { $least } to { $most }; 0 for none.
vira-ask-buy-exactly = { $least ->
    [one] Buy: the number of the card to discard.
   *[other] Buy: numbers of the { $least } cards to discard.
}
vira-ask-defend = You buy against { $name }: the cards to discard, up to { $most }; 0 for none.
vira-ask-discard = { $count ->
    [one] Put one card away: its number.
   *[other] Put { $count } cards away: their numbers.
}
vira-ask-decide = Your decision: { $words }.
vira-ask-lead = Your lead: a card's number.
vira-ask-follow = Your turn: a card's number.
vira-ask-only = Only { $card } may be played. Enter plays it.
vira-ask-claim = { $name } claims the rest (hand above): accept or refuse?
vira-may-claim = Or { $word }: lay your hand up as unbeatable.
vira-may-concede = Or { $word }: give the defence up.
vira-decide-go = { $word } (play)
vira-decide-again = { $word } (try once more)
vira-decide-lay = { $word } (give the hand up)
vira-hint-article = Name an article after “{ $command }”, such as { $command } SM.A4.
vira-hint-bid = Name a game, such as 7-spel, gask 2 or solo; or pass. bids: the whole table.
vira-hint-bid-number = { $number } could be many games: name it, such as 7-spel, turné 7 or solo 7.
vira-hint-solomisar = A solo misär is always bid by its full name, such as solo grande (SM.A4).
vira-hint-one-card = Play one card: its number or its name.
vira-hint-cards = Name cards by their numbers, such as 1 4 7; 0 for none.
vira-hint-trump = Name a suit: c ♣, s ♠, h ♥, d ♦.
vira-hint-why = Add what you want to do, such as { $command } pass or { $command } 3.
vira-hint-family = There is no kind of game “{ $text }” in the bid table.

# Answers
vira-phase-auction = auction
vira-phase-choose = choosing the game
vira-phase-trump = naming trumps
vira-phase-keep = keeping cards
vira-phase-buy = buying
vira-phase-discard = putting cards away
vira-phase-decide = the declarer's decision
vira-phase-defence = the defenders' purchase
vira-phase-play = play
vira-phase-over = the end
vira-allowed = That is allowed.
vira-legal-title = You may now
vira-legal-cards = { $verb } { $count ->
    [one] one card
   *[other] { $count } cards
} of your own choice
vira-help =
    7-spel          bid it; also: gask på 2, solo, spel7+farg, 8-spel i färg, pass
    bids            the bid table, page by page: bids 2, bids solo
    trump h         name trumps, or simply: h, ♥, högsta
    1 4 7           cards by their numbers: to discard, to keep, to play; 0: none
    go again lay    play, try again (omköp, omturné, omvingel), lay the hand
    claim concede   the declarer claims the rest; a defender gives up
    legal           all that you may do now
    why pass        whether something is allowed, and if not, why not
    rule SM.B1      an article of the rule book
    last            the last trick; table: the rules of this table
    quit            divide the pulla and leave (Ctrl-C and Ctrl-D do too)
    A card is rank and suit: Ah, 10c; c ♣, s ♠, h ♥, d ♦. × may not be played.
    Pinnar go by the class of the trump: ofärg (O), färg (F), högsta färg (H).
vira-rules-name = Rules: { $rules }. A table of { $table }; a bet is 8 pinnar.
vira-opponents = At the table: { $names }. The declarer plays alone against the other two.

# The bid table
vira-bids-more = … { $count } more open { $count ->
    [one] bid
   *[other] bids
}: type { $command }
vira-bids-none = No bid is left: pass.
vira-bids-page = { $command } { $page }: { $families }
vira-bids-loose = Without a number: { $families }
vira-bids-note-grades = ⁺ can be raised i färg and i högsta färg; pinnar per opponent by the class of trumps: O F H
vira-bids-note-pool = Home, bet, kodilj, laid: bets of 8 pinnar out of or into the pulla
vira-bids-column-bid = bid
vira-bids-column-tricks = tricks
vira-bids-column-misar = misär
vira-bids-column-home = home
vira-bids-column-bet = bet
vira-bids-column-kodilj = kod
vira-bids-column-laid = laid
vira-bids-column-key = type
vira-bids-open-hand = { $cards } open
vira-row-omkop = Omköp (second try)
vira-row-omturne = Omturné 6, 7 (second try)
vira-row-omturne8 = Omturné 8 (second try)
vira-row-omvingel = Omvingel 6, 7 (second try)
vira-row-omvingel8 = Omvingel 8 (second try)
vira-row-omtringel = Omtringel (second try)
