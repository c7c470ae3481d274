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
plate-bot = bot
plate-person = player
plate-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
