# Bordet i webbläsaren: kort och spelare i båda spelen, och Voms.

# Kort och spelare
card-name = { $suit ->
    [c] klöver
    [s] spader
    [h] hjärter
   *[d] ruter
} { $rank ->
    [A] ess
    [K] kung
    [Q] dam
    [J] knekt
   *[other] { $rank }
}
card-signs = { $suit }{ $rank ->
    [A] E
    [Q] D
   *[other] { $rank }
}
card-joker = joker
card-back = dolt kort
plate-dealer = giv
plate-dealer-sign = G
plate-to-act = i tur
plate-away = borta, en bot spelar
plate-bot = bot
plate-person = spelare
plate-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
