# Bordet i browseren: kort og spillere i begge spil, og Voms.

# Kort og spillere
card-name = { $suit ->
    [c] klør
    [s] spar
    [h] hjerter
   *[d] ruder
} { $rank ->
    [A] es
    [K] konge
    [Q] dame
    [J] knægt
   *[other] { $rank }
}
card-signs = { $suit }{ $rank ->
    [A] E
    [Q] D
    [J] B
   *[other] { $rank }
}
card-joker = joker
card-back = lukket kort
plate-dealer = giver
plate-dealer-sign = G
plate-to-act = har turen
plate-away = væk, en bot spiller
plate-bot = bot
plate-person = spiller
plate-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
