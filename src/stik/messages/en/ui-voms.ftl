# The table in the browser: cards and players of both games, and Voms.

# Cards and players
card-name = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [s] spades
    [h] hearts
   *[d] diamonds
}
card-signs = { $rank }{ $suit }
card-joker = joker
card-back = face-down card
plate-dealer = dealer
plate-dealer-sign = D
plate-to-act = to act
plate-away = away, a bot plays
plate-away-brief = away
plate-bot = bot
plate-person = player
plate-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-article = Article { $article } of the rules

# The Voms table
voms-you = You
voms-combs = The combs
voms-comb-label = { $side }: { $score } of { $target } lus, { $gain } in this deal
voms-games-won = { $count ->
    [one] one game won
   *[other] { $count } games won
}
voms-trick = The trick
voms-melted = Aavunga
voms-known = Everybody has seen this card
voms-last-trick = Last trick
voms-last-trick-to = To { $name }
voms-lus-change = { $sign }{ $lus } lus

# What is asked
voms-waits = Waiting for { $name }
voms-ask-lead = Your lead.
voms-ask-lead-group = Your lead: one card, or several that go together.
voms-ask-follow = { $count ->
    [one] Your turn: one card.
   *[other] Your turn: { $count } cards, the first for pile 1 and so on.
}
voms-ask-only = Only { $cards } is possible.
voms-ask-choice = Toqu was thrown before Voms. Shall the deal be shuffled again?
voms-ask-cut = You cut the pack, or knock on it.
voms-ask-offer = You deal. To whom do you hold out the pack?
voms-eight-eight = Everyone lacks one: Voms and Toqu are only high cards now.
voms-lead = { $count ->
    [one] Lead
   *[other] Lead { $count } cards
}
voms-play = { $count ->
    [one] Play
   *[other] Play { $count } cards
}
voms-ahead = Throw it ahead
voms-clear = Clear
voms-cut-after = { $count ->
    [one] Cut after one card
   *[other] Cut after { $count } cards
}
voms-knock = Knock
voms-offer = Offer { $name } the cut

# Calls, each with its letter on the keyboard
voms-call-stop = Stop: we have won
voms-key-stop = s
voms-call-show = Show Toqu
voms-key-show = t
voms-call-annul = Annul the Voms lus
voms-key-annul = a
voms-call-aavunga = Say Aavunga
voms-key-aavunga = v
voms-call-reshuffle = Shuffle again
voms-key-reshuffle = r
voms-call-continue = Play on
voms-key-continue = c

# Feats and announcements in the middle of the table
voms-feat-voms = Voms is home!
voms-feat-voms-protected = Voms is safe!
voms-feat-toqu = Toqu!
voms-feat-toqu-won-back = Toqu won back!
voms-feat-d3 = Diamond 3 takes Voms!
voms-feat-ataataq = Ataataq!
voms-feat-ataataq-stolen = Ataataq stolen!
voms-feat-black-kings = Both black kings!
voms-feat-five-five = Five and five!
voms-feat-deal = The deal is won
voms-said-melted-announced = Aavunga!
voms-said-toqu-shown = Toqu is shown
voms-said-toqu-thrown-early = Toqu before Voms!
voms-said-partner-toqued = Toqu on the partner's Voms!
voms-said-voms-annulled = The Voms lus is annulled
voms-said-knocked = Knocked!
voms-said-all-lus-lost = All lus are lost

# The result
voms-ended-played-out = All cards are played
voms-deal-to = { $side } { $players ->
    [one] takes
   *[other] take
} the deal
voms-deal-to-you = { $players ->
    [one] You take
   *[other] You two take
} the deal
voms-ended-game-won = The game is won
voms-ended-all-tricks = All tricks on one side: the deal brings nothing
voms-ended-partner-toqu = Toqu on the partner's Voms
voms-ended-reshuffle = The deal is shuffled again
voms-game-won = { $side } { $players ->
    [one] wins
   *[other] win
} the game
voms-game-won-you = { $players ->
    [one] You win
   *[other] You two win
} the game!
voms-match-won = { $side } { $players ->
    [one] wins
   *[other] win
} the match
voms-match-won-you = { $players ->
    [one] You win
   *[other] You two win
} the match!
voms-home = { $side } is home
voms-home-you = You are home!
voms-lacks = { $lacks ->
    [0] the comb is full
   *[other] { $lacks } to go
}
voms-added = { $count ->
    [one] one extra stroke
   *[other] { $count } extra strokes
}
voms-places = Home
voms-games = Games
voms-next-deal = Next deal
voms-waits-ready = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}

# The log
event-voms-lus = +{ $lus } lus for { $side }: { $reason }
event-voms-lus-lost = −{ $lus } lus for { $side }
event-voms-annulled = The Voms lus of { $side } is annulled
event-voms-cut-offered = { $dealer ->
    [you] You hold
   *[other] { $dealer_name } holds
} out the pack to { $to ->
    [you] you
   *[other] { $to_name }
}
event-voms-pack-cut = { $seat ->
    [you] You cut
   *[other] { $seat_name } cuts
} after { $at }
event-voms-knocked = { $seat ->
    [you] You knock
   *[other] { $seat_name } knocks
}
event-voms-cards-knocked-away = { $seat ->
    [you] You knock
   *[other] { $seat_name } knocks
} the cards out of the dealer's hand
event-voms-card-turned-up = { $card } is turned up for { $seat ->
    [you] you
   *[other] { $seat_name }
}
event-voms-deal-voided = The deal is void and is dealt again
event-voms-cards-played = { $seat ->
    [you] You play
   *[other] { $seat_name } plays
} { $cards }
event-voms-melted-announced = { $seat ->
    [you] You say
   *[other] { $seat_name } says
} Aavunga: Voms and Toqu in one hand
event-voms-toqu-thrown-early = { $seat ->
    [you] You throw
   *[other] { $seat_name } throws
} Toqu before Voms
event-voms-card-laid-ahead = { $seat ->
    [you] You throw
   *[other] { $seat_name } throws
} { $card } before it is time
event-voms-play-continued = { $seat ->
    [you] You let
   *[other] { $seat_name } lets
} the deal go on
event-voms-partner-toqued = { $seat ->
    [you] You put
   *[other] { $seat_name } puts
} Toqu on the partner's Voms
event-voms-trick-taken = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} the trick
event-voms-cards-drawn = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} { $cards }
event-voms-toqu-shown = { $seat ->
    [you] You show
   *[other] { $seat_name } shows
} Toqu
event-voms-game-stopped = { $seat ->
    [you] You call
   *[other] { $seat_name } calls
} stop
event-voms-card-exposed = { $card } of { $seat ->
    [you] yours
   *[other] { $seat_name }
} lies open
event-voms-play-returned = { $cards } goes back to { $seat ->
    [you] your hand
   *[other] { $seat_name }
}
event-voms-comb-changed = A ruling has changed a comb
event-voms-deal-lus-voided = A ruling has voided the lus of this deal
