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
card-signs = { $rank }{ $suit }
card-joker = joker
card-back = lukket kort
plate-dealer = giver
plate-dealer-sign = G
plate-to-act = har turen
plate-away = væk, en bot spiller
plate-away-brief = væk
plate-bot = bot
plate-person = spiller
plate-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
table-article = Regel { $article }

# Vomsbordet
voms-you = Du
voms-combs = Kammene
voms-comb-label = { $side }: { $score } af { $target } lus, { $gain } i denne runde
voms-games-won = { $count ->
    [one] én kamp vundet
   *[other] { $count } kampe vundet
}
voms-trick = Stikket
voms-melted = Aavunga
voms-known = Alle har set dette kort
voms-last-trick = Sidste stik
voms-last-trick-to = Til { $name }
voms-lus-change = { $sign }{ $lus } lus

# Hvad der spørges om
voms-waits = Venter på { $name }
voms-ask-lead = Du spiller ud.
voms-ask-lead-group = Du spiller ud: ét kort, eller flere der hører sammen.
voms-ask-follow = { $count ->
    [one] Din tur: ét kort.
   *[other] Din tur: { $count } kort, det første til bunke 1 og så videre.
}
voms-ask-only = Kun { $cards } er muligt.
voms-ask-choice = Toqu blev smidt før Voms. Skal der blandes om?
voms-ask-cut = Du tager af, eller banker på bunken.
voms-ask-offer = Du giver. Hvem rækker du kortene til?
voms-eight-eight = Alle mangler én: Voms og Toqu er kun høje kort nu.
voms-lead = { $count ->
    [one] Spil ud
   *[other] Spil { $count } kort ud
}
voms-play = { $count ->
    [one] Læg
   *[other] Læg { $count } kort
}
voms-ahead = Smid det på forhånd
voms-clear = Fortryd
voms-cut-after = { $count ->
    [one] Tag af efter ét kort
   *[other] Tag af efter { $count } kort
}
voms-knock = Bank
voms-offer = Lad { $name } tage af

# Hvad man kan sige, med bogstavet på tastaturet
voms-call-stop = Stop: vi har vundet
voms-key-stop = s
voms-call-show = Vis Toqu
voms-key-show = t
voms-call-annul = Annuller Vomslusen
voms-key-annul = a
voms-call-aavunga = Sig Aavunga
voms-key-aavunga = v
voms-call-reshuffle = Bland om
voms-key-reshuffle = b
voms-call-continue = Spil videre
voms-key-continue = f

# Bedrifter og meldinger midt på bordet
voms-feat-voms = Voms er hjemme!
voms-feat-voms-protected = Voms er reddet!
voms-feat-toqu = Toqu!
voms-feat-toqu-won-back = Toqu vundet tilbage!
voms-feat-d3 = Ruder 3 tager Voms!
voms-feat-ataataq = Ataataq!
voms-feat-ataataq-stolen = Ataataq stjålet!
voms-feat-black-kings = Begge sorte konger!
voms-feat-five-five = Fem + fem!
voms-feat-deal = Runden er vundet
voms-said-melted-announced = Aavunga!
voms-said-toqu-shown = Toqu vises
voms-said-toqu-thrown-early = Toqu før Voms!
voms-said-partner-toqued = Toqu på makkerens Voms!
voms-said-voms-annulled = Vomslusen er annulleret
voms-said-knocked = Der bankes!
voms-said-all-lus-lost = Alle lus er tabt

# Resultatet
voms-ended-played-out = Alle kort er spillet
voms-deal-to = { $side } { $players ->
    [one] tager
   *[other] tager
} runden
voms-deal-to-you = { $players ->
    [one] Du tager
   *[other] I tager
} runden
voms-ended-game-won = Kampen er vundet
voms-ended-all-tricks = Alle stik til én side: runden giver ingenting
voms-ended-partner-toqu = Toqu på makkerens Voms
voms-ended-reshuffle = Der blandes om
voms-game-won = { $side } { $players ->
    [one] vinder
   *[other] vinder
} kampen
voms-game-won-you = { $players ->
    [one] Du vinder
   *[other] I vinder
} kampen!
voms-match-won = { $side } { $players ->
    [one] vinder
   *[other] vinder
} det hele
voms-match-won-you = { $players ->
    [one] Du vinder
   *[other] I vinder
} det hele!
voms-home = { $side } er hjemme
voms-home-you = Du er hjemme!
voms-lacks = { $lacks ->
    [0] kammen er fuld
   *[other] mangler { $lacks }
}
voms-added = { $count ->
    [one] én ekstra streg
   *[other] { $count } ekstra streger
}
voms-places = Hjemme
voms-games = Kampe
voms-next-deal = Næste runde
voms-waits-ready = { $count ->
    [one] Venter på én spiller
   *[other] Venter på { $count } spillere
}

# Loggen
event-voms-lus = +{ $lus } lus til { $side }: { $reason }
event-voms-lus-lost = −{ $lus } lus for { $side }
event-voms-annulled = Vomslusen for { $side } er annulleret
event-voms-cut-offered = { $dealer ->
    [you] Du rækker
   *[other] { $dealer_name } rækker
} kortene til { $to ->
    [you] dig
   *[other] { $to_name }
}
event-voms-pack-cut = { $seat ->
    [you] Du tager
   *[other] { $seat_name } tager
} af efter { $at }
event-voms-knocked = { $seat ->
    [you] Du banker
   *[other] { $seat_name } banker
}
event-voms-cards-knocked-away = { $seat ->
    [you] Du slår
   *[other] { $seat_name } slår
} kortene ud af hånden på giveren
event-voms-card-turned-up = { $card } vendes op for { $seat ->
    [you] dig
   *[other] { $seat_name }
}
event-voms-deal-voided = Runden er ugyldig, og der gives om
event-voms-cards-played = { $seat ->
    [you] Du lægger
   *[other] { $seat_name } lægger
} { $cards }
event-voms-melted-announced = { $seat ->
    [you] Du siger
   *[other] { $seat_name } siger
} Aavunga: Voms og Toqu på samme hånd
event-voms-toqu-thrown-early = { $seat ->
    [you] Du smider
   *[other] { $seat_name } smider
} Toqu før Voms
event-voms-card-laid-ahead = { $seat ->
    [you] Du smider
   *[other] { $seat_name } smider
} { $card } før tid
event-voms-play-continued = { $seat ->
    [you] Du lader
   *[other] { $seat_name } lader
} runden gå videre
event-voms-partner-toqued = { $seat ->
    [you] Du lægger
   *[other] { $seat_name } lægger
} Toqu på makkerens Voms
event-voms-trick-taken = { $seat ->
    [you] Du tager
   *[other] { $seat_name } tager
} stikket
event-voms-cards-drawn = { $seat ->
    [you] Du trækker
   *[other] { $seat_name } trækker
} { $cards }
event-voms-toqu-shown = { $seat ->
    [you] Du viser
   *[other] { $seat_name } viser
} Toqu
event-voms-game-stopped = { $seat ->
    [you] Du siger
   *[other] { $seat_name } siger
} stop
event-voms-card-exposed = { $card } hos { $seat ->
    [you] dig
   *[other] { $seat_name }
} ligger åbent
event-voms-play-returned = { $cards } går tilbage til { $seat ->
    [you] din hånd
   *[other] { $seat_name }
}
event-voms-comb-changed = En kendelse har ændret en kam
event-voms-deal-lus-voided = En kendelse har slettet rundens lus
