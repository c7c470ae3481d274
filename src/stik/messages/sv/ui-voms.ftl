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
card-signs = { $rank }{ $suit }
card-joker = joker
card-back = dolt kort
plate-dealer = giv
plate-dealer-sign = G
plate-to-act = i tur
plate-away = borta, en bot spelar
plate-away-brief = borta
plate-bot = bot
plate-person = spelare
plate-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
table-article = Regel { $article }

# Vomsbordet
voms-you = Du
voms-combs = Kammarna
voms-comb-label = { $side }: { $score } av { $target } löss, { $gain } i den här given
voms-games-won = { $count ->
    [one] ett parti vunnet
   *[other] { $count } partier vunna
}
voms-trick = Sticket
voms-melted = Aavunga
voms-known = Alla har sett det här kortet
voms-last-trick = Förra sticket
voms-last-trick-to = Till { $name }
voms-lus-change = { $sign }{ $lus ->
    [one] { $lus } lus
   *[other] { $lus } löss
}

# Vad som frågas
voms-waits = Väntar på { $name }
voms-ask-lead = Du spelar ut.
voms-ask-lead-group = Du spelar ut: ett kort, eller flera som hör ihop.
voms-ask-follow = { $count ->
    [one] Din tur: ett kort.
   *[other] Din tur: { $count } kort, det första till hög 1 och så vidare.
}
voms-ask-only = Bara { $cards } är möjligt.
voms-ask-choice = Toqu kastades före Voms. Ska det blandas om?
voms-ask-cut = Du kuperar, eller knackar på leken.
voms-ask-offer = Du ger. Vem räcker du leken till?
voms-eight-eight = Alla saknar en: Voms och Toqu är bara höga kort nu.
voms-lead = { $count ->
    [one] Spela ut
   *[other] Spela ut { $count } kort
}
voms-play = { $count ->
    [one] Lägg
   *[other] Lägg { $count } kort
}
voms-ahead = Kasta det i förväg
voms-clear = Ångra
voms-cut-after = { $count ->
    [one] Kupera efter ett kort
   *[other] Kupera efter { $count } kort
}
voms-knock = Knacka
voms-offer = Låt { $name } kupera

# Vad man kan säga, med bokstaven på tangentbordet
voms-call-stop = Stopp: vi har vunnit
voms-key-stop = s
voms-call-show = Visa Toqu
voms-key-show = t
voms-call-annul = Annullera Vomslusen
voms-key-annul = a
voms-call-aavunga = Säg Aavunga
voms-key-aavunga = v
voms-call-reshuffle = Blanda om
voms-key-reshuffle = b
voms-call-continue = Spela vidare
voms-key-continue = f

# Bragder och rop mitt på bordet
voms-feat-voms = Voms är hemma!
voms-feat-voms-protected = Voms är räddad!
voms-feat-toqu = Toqu!
voms-feat-toqu-won-back = Toqu vunnen tillbaka!
voms-feat-d3 = Ruter 3 tar Voms!
voms-feat-ataataq = Ataataq!
voms-feat-ataataq-stolen = Ataataq stulen!
voms-feat-black-kings = Båda svarta kungarna!
voms-feat-five-five = Fem + fem!
voms-feat-deal = Given är vunnen
voms-said-melted-announced = Aavunga!
voms-said-toqu-shown = Toqu visas
voms-said-toqu-thrown-early = Toqu före Voms!
voms-said-partner-toqued = Toqu på partnerns Voms!
voms-said-voms-annulled = Vomslusen är annullerad
voms-said-knocked = Det knackas!
voms-said-all-lus-lost = Alla löss är förlorade

# Resultatet
voms-ended-played-out = Alla kort är spelade
voms-deal-to = { $side } { $players ->
    [one] tar
   *[other] tar
} given
voms-deal-to-you = { $players ->
    [one] Du tar
   *[other] Ni tar
} given
voms-ended-game-won = Partiet är vunnet
voms-ended-all-tricks = Alla stick till en sida: given ger ingenting
voms-ended-partner-toqu = Toqu på partnerns Voms
voms-ended-reshuffle = Det blandas om
voms-game-won = { $side } { $players ->
    [one] vinner
   *[other] vinner
} partiet
voms-game-won-you = { $players ->
    [one] Du vinner
   *[other] Ni vinner
} partiet!
voms-match-won = { $side } { $players ->
    [one] vinner
   *[other] vinner
} matchen
voms-match-won-you = { $players ->
    [one] Du vinner
   *[other] Ni vinner
} matchen!
voms-home = { $side } är hemma
voms-home-you = Du är hemma!
voms-lacks = { $lacks ->
    [0] kammen är full
   *[other] { $lacks } kvar
}
voms-added = { $count ->
    [one] ett extra streck
   *[other] { $count } extra streck
}
voms-places = Hemma
voms-games = Partier
voms-next-deal = Nästa giv
voms-waits-ready = { $count ->
    [one] Väntar på en spelare
   *[other] Väntar på { $count } spelare
}

# Loggen
event-voms-lus = +{ $lus ->
    [one] { $lus } lus
   *[other] { $lus } löss
} till { $side }: { $reason }
event-voms-lus-lost = −{ $lus ->
    [one] { $lus } lus
   *[other] { $lus } löss
} för { $side }
event-voms-annulled = Vomslusen för { $side } är annullerad
event-voms-cut-offered = { $dealer ->
    [you] Du räcker
   *[other] { $dealer_name } räcker
} leken till { $to ->
    [you] dig
   *[other] { $to_name }
}
event-voms-pack-cut = { $seat ->
    [you] Du kuperar
   *[other] { $seat_name } kuperar
} efter { $at }
event-voms-knocked = { $seat ->
    [you] Du knackar
   *[other] { $seat_name } knackar
}
event-voms-cards-knocked-away = { $seat ->
    [you] Du slår
   *[other] { $seat_name } slår
} korten ur handen på given
event-voms-card-turned-up = { $card } vänds upp för { $seat ->
    [you] dig
   *[other] { $seat_name }
}
event-voms-deal-voided = Given är ogiltig och ges om
event-voms-cards-played = { $seat ->
    [you] Du lägger
   *[other] { $seat_name } lägger
} { $cards }
event-voms-melted-announced = { $seat ->
    [you] Du säger
   *[other] { $seat_name } säger
} Aavunga: Voms och Toqu på samma hand
event-voms-toqu-thrown-early = { $seat ->
    [you] Du kastar
   *[other] { $seat_name } kastar
} Toqu före Voms
event-voms-card-laid-ahead = { $seat ->
    [you] Du kastar
   *[other] { $seat_name } kastar
} { $card } i förväg
event-voms-play-continued = { $seat ->
    [you] Du låter
   *[other] { $seat_name } låter
} given gå vidare
event-voms-partner-toqued = { $seat ->
    [you] Du lägger
   *[other] { $seat_name } lägger
} Toqu på partnerns Voms
event-voms-trick-taken = { $seat ->
    [you] Du tar
   *[other] { $seat_name } tar
} sticket
event-voms-cards-drawn = { $seat ->
    [you] Du drar
   *[other] { $seat_name } drar
} { $cards }
event-voms-toqu-shown = { $seat ->
    [you] Du visar
   *[other] { $seat_name } visar
} Toqu
event-voms-game-stopped = { $seat ->
    [you] Du säger
   *[other] { $seat_name } säger
} stopp
event-voms-card-exposed = { $card } hos { $seat ->
    [you] dig
   *[other] { $seat_name }
} ligger öppet
event-voms-play-returned = { $cards } går tillbaka till { $seat ->
    [you] din hand
   *[other] { $seat_name }
}
event-voms-comb-changed = Ett utslag har ändrat en kam
event-voms-deal-lus-voided = Ett utslag har strukit givens löss
