# Vira i browseren: meldekassen, købet, spillet, afregningen.

vira-pulla = pulla
vira-hand = Din hånd
vira-trick = Stikket
vira-trump-word = trumf
vira-suit-word-c = klør
vira-suit-word-s = spar
vira-suit-word-h = hjerter
vira-suit-word-d = ruder

# Meldekassen
vira-bids-title = Meldetabellen
vira-bids-choose = Vælg en melding
vira-auction-title = Meldingerne
vira-tile-label = { $name }, { $state ->
    [open] kan meldes
    [standing] står
   *[closed] kan ikke meldes nu
}
vira-tile-solo-vira = Solo vira
vira-tile-solo-petite = Petite
vira-tile-solo-grande = Grande
vira-tile-solo-petite-ouverte = Pet. ouv.
vira-tile-solo-petite-ouverte-royale = Pet. roy.
vira-tile-solo-grande-ouverte = Gr. ouv.
vira-tile-solo-grande-ouverte-royale = Gr. roy.
vira-tile-kopmisar = Köp­misär
vira-grades = I färg eller högsta färg
vira-grade-plain = almindelig
vira-grade-farg = i färg
vira-grade-hogsta = i högsta färg
vira-about-kop = Sig trumf, køb så mange kort du vil, og tag mindst { $tricks } stik.
vira-about-turne = Det vendte korts farve bliver trumf; køb, og tag mindst { $tricks } stik.
vira-about-vingel = To kort vendes, og du vælger trumf blandt dem; køb, og tag mindst { $tricks } stik.
vira-about-tringel = Tre kort vendes, og du vælger trumf blandt dem; køb, og tag mindst { $tricks } stik.
vira-about-gask = { $keep ->
    [0] Kast hele hånden
    [one] Behold ét kort
   *[other] Behold { $keep } kort
} og tag talonen; sig trumf{ $misar ->
    [yes] , mindst { $tricks } stik, eller misär.
   *[no] , mindst { $tricks } stik.
}
vira-about-gok = Åben misär med de 13 kort, du har. Ingen køber.
vira-about-kopmisar = Behold mindst { $keep ->
    [one] ét kort
   *[other] { $keep } kort
}, køb, spil { $cards } kort og tag intet stik.
vira-about-solo = Sig trumf, og tag mindst { $tricks } stik med de kort, du har.
vira-about-vira = Tag talonen, behold 13 kort, sig trumf, og tag alle stik.
vira-about-solomisar = Tag intet stik, uden køb, med { $cards } kort.
vira-about-loose-gask = Hvilken gask det bliver, vælger du, når meldingerne er slut.
vira-about-loose-kopmisar = Hvilken köpmisär det bliver, vælger du, når meldingerne er slut.
vira-about-loose-solo = Hvilken solo det bliver, vælger du, når meldingerne er slut.
vira-about-loose-vingel = Det bliver den laveste vingel, der rækker over meldingen før.
vira-about-loose-turne = Det bliver den laveste turné, der rækker over meldingen før.

# Hvad der ventes på
vira-paused = Bordet holder pause.
vira-waits = { $name } { $phase ->
    [auction] tænker på en melding
    [choose] vælger spil
    [trump] vælger trumf
    [keep] vælger, hvad der beholdes
    [buy] køber
    [discard] lægger kort væk
    [decide] bestemmer sig
    [defence] køber
    [claim] svarer på oplægningen
   *[play] skal lægge et kort
}.
vira-prompt-choose = Du meldte { $bid }. Hvilket spil bliver det?
vira-choice-pays = { $tricks ->
    [0] intet stik
   *[other] { $tricks } stik
} · hjem { $home }
vira-prompt-trump = Hvilken farve bliver trumf?
vira-prompt-keep = { $max ->
    [0] Hele hånden kastes.
    [one] Vælg det kort, du beholder.
   *[other] Vælg de { $max } kort, du beholder.
}
vira-prompt-buy = { $defence ->
    [yes] { $max ->
        [0] Talonen er brugt: du beholder din hånd.
       *[other] Du køber mod spilføreren. Vælg, hvad du kaster.
    }
   *[no] { $turned ->
        [0] Vælg, hvad du kaster.
        [one] Vælg, hvad du kaster; det vendte kort hører til købet.
       *[other] Vælg, hvad du kaster; de vendte kort hører til købet.
    }
}
vira-prompt-discard = { $max ->
    [one] Vælg det kort, du lægger væk.
   *[other] Vælg de { $max } kort, du lægger væk.
}
vira-prompt-decide = Spiller du på denne hånd?
vira-prompt-play = { $lead ->
    [yes] Du spiller ud.
   *[no] Din tur.
}
vira-prompt-claim = { $name } lægger hånden op. Godtager du det?
vira-of-cards = { $exactly ->
    [yes] af { $max }
   *[no] { $min ->
        [0] højst { $max }
       *[other] af { $min }–{ $max }
    }
}

# Hvad man siger
vira-do-pass = Pas
vira-do-bid = Meld
vira-do-go = Spil
vira-do-again = { $kind ->
    [turne] Omturné
    [vingel] Omvingel
    [tringel] Omtringel
   *[other] Omköp
}
vira-do-lay = Læg hånden
vira-do-accept = Godtag
vira-do-refuse = Spil videre
vira-do-misar = Misär
vira-do-keep = { $max ->
    [0] Kast alle
   *[other] Behold { $count }
}
vira-do-buy = { $count ->
    [0] Køb intet
   *[other] Køb { $count }
}
vira-do-discard = Læg { $count } væk
vira-do-play = Læg { $card }
vira-do-claim = Læg op
vira-do-concede = Giv op
vira-sure-lay = Lægge hånden?
vira-sure-claim = Alle resten?
vira-sure-concede = Give spillet op?

# På bordet
vira-turned = { $count ->
    [one] Vendt fra talonen
   *[other] Vendt fra talonen
}
vira-open-hand-of = Oplagt hånd: { $name }
vira-last-trick-word = Sidste stik
vira-discards-word = Kastekort ({ $count })
vira-discards-own = Dine kastekort; du må se dem indtil dit første kort

# Efter given
vira-standing-title = Stillingen
vira-column-player = spiller
vira-column-deal = given
vira-column-after = stilling
vira-pays-to = betaler til
vira-next-deal = Næste giv
vira-is-ready = Venter på de andre
vira-waits-ready = Venter på { $names }
vira-sitting-over = { $deals ->
    [one] Aftenen er slut efter én giv
   *[other] Aftenen er slut efter { $deals } giv
}
vira-sitting-won = { $seat ->
    [A] Du vandt.
   *[other] { $name } vandt.
}
vira-pulla-divided = Pullaen, { $pool } pinnar, deles lige; resten går til den, der har tabt mest.

# Hændelser
event-vira-card-played = { $seat ->
    [A] Du lægger
   *[other] { $name } lægger
} { $card }.
event-vira-trump-named = Trumf er { $suit }.
event-vira-paid = { $payer } til { $payee }: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}. { $reason }.
event-vira-ended-home = { $seat ->
    [A] Du gik hjem.
   *[other] { $name } gik hjem.
}
event-vira-ended-bet = { $seat ->
    [A] Du gik bet.
   *[other] { $name } gik bet.
}
event-vira-ended-kodilj = { $seat ->
    [A] Du gik kodilj.
   *[other] { $name } gik kodilj.
}
event-vira-ended-laid = { $seat ->
    [A] Du lagde hånden.
   *[other] { $name } lagde hånden.
}
event-vira-ruling-applied = En kendelse er ført ud i livet.
event-vira-deal-stopped = Given blev afbrudt.
