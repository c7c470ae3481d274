# `stik play`: the words at the table. S is always the person.

play-name-N = Nuka
play-name-E = Malik
play-name-S = You
play-name-W = Nivi
play-side-you = you
play-side-you-object = you
play-side-ours = you and { $partner }
play-side-ours-object = you and { $partner }
play-side-theirs = { $first } and { $second }

# What a person may type; English words are always understood too.
play-command-help = help ? h
play-command-why = why
play-command-rule = rule
play-command-legal = legal
play-command-last = last
play-command-table = table
play-command-quit = quit exit q
play-command-knock = knock k
play-command-reshuffle = reshuffle
play-command-continue = continue
play-command-stop = stop
play-command-show = show
play-command-annul = annul
play-command-aavunga = aavunga
play-yes = y yes
play-no = n no

# The table
play-title = Voms
play-deal-number = deal { $number }
play-stock = { $cards ->
    [0] stock empty
    [one] { $cards } card in stock
   *[other] { $cards } cards in stock
}
play-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
play-dealer = dealer
play-your-hand = Your hand
play-trick-title = Trick { $number }
play-leads = { $seat ->
    [S] you lead
   *[other] { $name } leads
}
play-holds = holds
play-last-trick = Last trick to { $seat ->
    [S] you
   *[other] { $name }
}
play-no-last-trick = No trick has been taken in this deal yet.

# What happens
play-cut-offered = { $seat ->
    [S] You hold
   *[other] { $name } holds
} the pack out to { $to ->
    [S] you
   *[other] { $other }
}.
play-pack-cut = { $seat ->
    [S] You cut
   *[other] { $name } cuts
} after { $at }.
play-knocked = { $seat ->
    [S] You knock
   *[other] { $name } knocks
}: the first trick is turned up from the pack ({ $cites }).
play-knocked-away = { $seat ->
    [S] You knock
   *[other] { $name } knocks
} the cards out of the dealer's hand ({ $cites }).
play-void = The deal is void: { $reason } ({ $cites }). The same dealer deals again.
play-void-and = Voms and Toqu lay in one first hand
play-void-or = Voms or Toqu lay in a first hand
play-void-bottom = one of the three top cards lies at the bottom
play-reshuffled = The deal is thrown in and the same dealer deals again.
play-melted = Aavunga! { $seat ->
    [S] You have melted
   *[other] { $name } has melted
}: Voms and Toqu in one hand ({ $cites }).
play-toqu-early = { $seat ->
    [S] You threw
   *[other] { $name } threw
} Toqu before Voms ({ $cites }).
play-continued = { $seat ->
    [S] You let
   *[other] { $name } lets
} the deal go on.
play-partner-toqued = { $seat ->
    [S] You put Toqu on your
   *[other] { $name } puts Toqu on the
} partner's Voms: the deal ends here ({ $cites }).
play-trick-taken = { $seat ->
    [S] You take
   *[other] { $name } takes
} the trick{ $units ->
    [one] .
   *[other] , which counts as { $units }.
}
play-lus-won = +{ $lus } lus for { $side }: { $reason } ({ $cites })
play-lus-lost = −{ $lus } lus for { $side }: { $reason } ({ $cites })
play-drawn = You draw { $cards }.
play-toqu-shown = { $seat ->
    [S] You show
   *[other] { $name } shows
} Toqu, drawn after Voms scored ({ $cites }).
play-voms-annulled = The Voms lus of { $side } is annulled ({ $cites }).
play-stopped = { $seat ->
    [S] You call
   *[other] { $name } calls
} stop.
play-eight-eight = Everyone lacks one: in this deal Voms and Toqu are only high cards ({ $cites }).
play-all-tricks = All tricks went to { $side }, and so the deal brings nothing ({ $cites }).
play-overshoot = Over the comb ({ $side }): { $lacked } lacking, { $gained } gained, now { $lacks } lacking ({ $cites }).
play-extra-strokes = { $strokes } extra strokes on the comb of { $side } ({ $cites }).

# Why lus are written or lost
lus-voms = Voms came home
lus-voms-protected = Voms came home under the partner's diamond 3
lus-toqu = Toqu took Voms
lus-toqu-won-back = diamond 3 took the Toqu that lay on Voms
lus-d3 = diamond 3 took Voms
lus-ataataq = Ataataq, spade king on club king
lus-ataataq-stolen = diamond 3 stole Ataataq
lus-black-kings = both black kings on two sevens
lus-trick = for the trick
lus-deal = five tricks, the deal
lus-five-five = five and five: the first five tricks
lus-ruling = by a ruling of the referee
lus-earlier = from earlier in the deal
lus-annulled = Toqu was not shown
lus-all-tricks = all tricks taken
lus-reshuffle = the deal was reshuffled
lus-partner-toqu = Toqu on the partner's Voms
lus-start-again = past the goal, so from nothing again
lus-cut = trapped at the cut

# The end of a deal and of a game
play-deal-over = Deal { $number } is over
play-no-lus = Nobody gets lus.
play-game-won = The game goes to { $side }: { $score }.
play-kam = Kam! The losers have no lus at all ({ $cites }).
play-games-won = Games won: { $list }
play-again = Another game? (y/n)
play-enter-deal = Enter: the next deal
play-enter-begin = Enter: sit down
play-enter-more = Enter: on
play-enter-table = Enter: back to the table
play-left = You leave the table. The stand was { $stand }.
play-left-between = You leave the table.
play-thanks = Thank you for the game. (The same cards again: --seed { $seed })

# Questions
play-ask-lead = Your lead: a card's number, or several for a group, such as 1 3.
play-ask-lead-one = Your lead: a card's number.
play-ask-follow = { $count ->
    [one] Your turn: one card.
   *[other] Your turn: { $count } cards, the first for pile 1 and so on.
}
play-only = Only one play is allowed: { $cards }.
play-ask-cut = You are to cut. After how many cards, 1 to { $most }? Enter: anywhere.
play-ask-cut-or-knock = You are to cut. After how many cards, 1 to { $most }? Enter: anywhere. Or: knock.
play-ask-offered = { $name } holds the pack out to you. A number from 1 to { $most } cuts; or knock.
play-ask-offer = You deal. Enter: { $name } cuts. Or whom do you try to trick: { $names }?
play-ask-choice = { $name } threw Toqu before Voms: reshuffle or continue?
play-ask-call = You may say { $calls } now. Enter: play on.
play-may-call = You may also say { $calls }.
play-ask-order = In the order { $cards } you take over. Play it so? (y/n)
play-hint-empty = Nothing played. Type a card's number, or ? for help.
play-hint-number = Your cards have the numbers 1 to { $most }.
play-hint-twice = Name each card once.
play-hint-cards = Name a card after “{ $command }”, such as { $command } 1.
play-hint-article = Name an article after “{ $command }”, such as { $command } T.29.
play-hint-answer = Please answer with one of: { $answers }.

# Answers
play-refused = Not allowed
play-phase-cut = cutting
play-phase-choice = the opponents' choice
play-phase-play = play
play-phase-over = the end
play-see-also = See also { $cites }.
play-why-takes = { $cards } may be played, and takes the trick over.
play-why-allowed = { $cards } may be played; it does not take the trick over.
play-why-lead = { $cards } may be led.
play-legal-title = You may play
play-help-title = At the table
play-help =
    1          play card 1 of your hand
    1 3        lead a group, or follow: first card on pile 1, second on pile 2
    9c 9d      the same by name: c ♣, s ♠, h ♥, d ♦
    legal      all that you may play now
    why 2      whether card 2 may be played, and if not, why not
    rule T.29  an article of the rule book
    last       the last trick once more
    table      the rules of this table
    quit       leave the table (Ctrl-C and Ctrl-D do too)
    Each card must beat the card it lies on; only all of them together win.
    High to low: 3♦ (not led), J♣ and K♥, 8♠, 9, A, J, 6, 5, 8, Q, K♣, K♠.
    A led 7 is beaten only by a better 7, by K♣ and by 3♦. Suits: ♣ ♠ ♥ ♦.
play-table-title = This table
play-rules-name = Rules: { $rules }, to { $target } lus.
play-partner = { $partner } opposite you is your partner; { $first } and { $second } play against you.
play-alone = Everyone plays alone.
play-differences = Different from the rule set “{ $rules }”:
play-difference = { $value } (usually: { $usual })
play-difference-number = { $option }: { $value } (usually: { $usual })
play-no-differences = Played exactly by the rule set “{ $rules }”.
play-start-hint = Type ? at any time for help.

# Wrong options
play-option-form = “{ $text }” is not an option; write NAME=VALUE, for example max_lead=2.
play-option-names = The options are: { $names }.
play-other-game = { $option } belongs to Vira; this game does not have it.
