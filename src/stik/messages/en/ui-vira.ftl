# Vira in the browser: the bid box, the purchase, the play, the settlement.

vira-pulla = pulla
vira-hand = Your hand
vira-trick = The trick
vira-trump-word = trumps
vira-suit-word-c = clubs
vira-suit-word-s = spades
vira-suit-word-h = hearts
vira-suit-word-d = diamonds

# The bid box
vira-bids-title = The bid table
vira-bids-choose = Choose a bid
vira-auction-title = The auction
vira-tile-label = { $name }, { $state ->
    [open] may be bid
    [standing] stands
   *[closed] may not be bid now
}
vira-tile-solo-vira = Solo vira
vira-tile-solo-petite = Petite
vira-tile-solo-grande = Grande
vira-tile-solo-petite-ouverte = Pet. ouv.
vira-tile-solo-petite-ouverte-royale = Pet. roy.
vira-tile-solo-grande-ouverte = Gr. ouv.
vira-tile-solo-grande-ouverte-royale = Gr. roy.
vira-tile-kopmisar = Köp­misär
vira-grades = In färg or högsta färg
vira-grade-plain = plain
vira-grade-farg = i färg
vira-grade-hogsta = i högsta färg
vira-about-kop = Name trumps, exchange as many cards as you like and win at least { $tricks } tricks.
vira-about-turne = The turned card’s suit is trumps; exchange, and win at least { $tricks } tricks.
vira-about-vingel = Two cards are turned, you choose trumps among them; exchange, and win at least { $tricks } tricks.
vira-about-tringel = Three cards are turned, you choose trumps among them; exchange, and win at least { $tricks } tricks.
vira-about-gask = { $keep ->
    [0] Throw away the whole hand
    [one] Keep one card
   *[other] Keep { $keep } cards
} and take the talon; name trumps{ $misar ->
    [yes] , at least { $tricks } tricks, or misär.
   *[no] , at least { $tricks } tricks.
}
vira-about-gok = An open misär with the 13 cards you hold. Nobody exchanges.
vira-about-kopmisar = Keep at least { $keep ->
    [one] one card
   *[other] { $keep } cards
}, exchange, play { $cards } cards and win no trick.
vira-about-solo = Name trumps and win at least { $tricks } tricks with the cards you hold.
vira-about-vira = Take the talon, keep 13 cards, name trumps and win every trick.
vira-about-solomisar = Win no trick, without exchanging, with { $cards } cards.
vira-about-loose-gask = Which gask it is you choose when the auction is over.
vira-about-loose-kopmisar = Which köpmisär it is you choose when the auction is over.
vira-about-loose-solo = Which solo it is you choose when the auction is over.
vira-about-loose-vingel = It will be the lowest vingel that beats the bid before.
vira-about-loose-turne = It will be the lowest turné that beats the bid before.

# What is waited for
vira-paused = The table is paused.
vira-waits = { $name } { $phase ->
    [auction] thinks of a bid
    [choose] chooses the game
    [trump] chooses trumps
    [keep] chooses what to keep
    [buy] exchanges cards
    [discard] puts cards away
    [decide] decides
    [defence] exchanges cards
    [claim] answers the claim
   *[play] is to play a card
}.
vira-prompt-choose = You bid { $bid }. Which game is it?
vira-choice-pays = { $tricks ->
    [0] no trick
   *[other] { $tricks } tricks
} · home { $home }
vira-prompt-trump = Which suit is trumps?
vira-prompt-keep = { $max ->
    [0] The whole hand goes.
    [one] Choose the card you keep.
   *[other] Choose the { $max } cards you keep.
}
vira-prompt-buy = { $defence ->
    [yes] { $max ->
        [0] The talon is empty: you keep your hand.
       *[other] You exchange against the declarer. Choose what you discard.
    }
   *[no] { $turned ->
        [0] Choose what you discard.
        [one] Choose what you discard; the turned card is part of the purchase.
       *[other] Choose what you discard; the turned cards are part of the purchase.
    }
}
vira-prompt-discard = { $max ->
    [one] Choose the card you put away.
   *[other] Choose the { $max } cards you put away.
}
vira-prompt-decide = Do you play this hand?
vira-prompt-play = { $lead ->
    [yes] You lead.
   *[no] Your turn.
}
vira-prompt-claim = { $name } claims the rest. Do you accept?
vira-of-cards = { $exactly ->
    [yes] of { $max }
   *[no] { $min ->
        [0] at most { $max }
       *[other] of { $min }–{ $max }
    }
}

# What one says
vira-do-pass = Pass
vira-do-bid = Bid
vira-do-go = Play
vira-do-again = { $kind ->
    [turne] Omturné
    [vingel] Omvingel
    [tringel] Omtringel
   *[other] Omköp
}
vira-do-lay = Lay the hand
vira-do-accept = Accept
vira-do-refuse = Play on
vira-do-misar = Misär
vira-do-keep = { $max ->
    [0] Throw all
   *[other] Keep { $count }
}
vira-do-buy = { $count ->
    [0] Exchange none
   *[other] Exchange { $count }
}
vira-do-discard = Put away { $count }
vira-do-play = Play { $card }
vira-do-claim = Claim
vira-do-concede = Give up
vira-sure-lay = Give the game up?
vira-sure-claim = All the rest?
vira-sure-concede = Declarer home?

# On the table
vira-turned = { $count ->
    [one] Turned from the talon
   *[other] Turned from the talon
}
vira-open-hand-of = Open hand: { $name }
vira-last-trick-word = Last trick
vira-discards-word = Discards ({ $count })
vira-discards-own = Your discards; you may look at them until your first card

# After the deal
vira-standing-title = The standing
vira-column-player = player
vira-column-deal = this deal
vira-column-after = standing
vira-pays-to = pays
vira-next-deal = Next deal
vira-is-ready = Waiting for the others
vira-waits-ready = Waiting for { $names }
vira-sitting-over = { $deals ->
    [one] The sitting is over after one deal
   *[other] The sitting is over after { $deals } deals
}
vira-sitting-won = { $seat ->
    [A] You won the sitting.
   *[other] { $name } won the sitting.
}
vira-pulla-divided = The pulla, { $pool } pinnar, is shared equally; what is left over goes to who lost most.

# Events
event-vira-card-played = { $seat ->
    [A] You play
   *[other] { $name } plays
} the { $card }.
event-vira-trump-named = Trumps are { $suit }.
event-vira-paid = { $payer } to { $payee }: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}. { $reason }.
event-vira-ended-home = { $seat ->
    [A] You came home.
   *[other] { $name } came home.
}
event-vira-ended-bet = { $seat ->
    [A] You went bet.
   *[other] { $name } went bet.
}
event-vira-ended-kodilj = { $seat ->
    [A] You went kodilj.
   *[other] { $name } went kodilj.
}
event-vira-ended-laid = { $seat ->
    [A] You laid the hand.
   *[other] { $name } laid the hand.
}
event-vira-ruling-applied = A ruling was carried out.
event-vira-deal-stopped = The deal was stopped.
