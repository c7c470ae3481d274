# Vira i webbläsaren: budlådan, köpet, spelet, uppgörelsen.

vira-pulla = pulla
vira-hand = Din hand
vira-trick = Sticket
vira-trump-word = trumf
vira-suit-word-c = klöver
vira-suit-word-s = spader
vira-suit-word-h = hjärter
vira-suit-word-d = ruter

# Budlådan
vira-bids-title = Budtabellen
vira-bids-choose = Välj ett bud
vira-auction-title = Budgivningen
vira-tile-label = { $name }, { $state ->
    [open] kan bjudas
    [standing] ligger
   *[closed] kan inte bjudas nu
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
vira-grade-plain = vanligt
vira-grade-farg = i färg
vira-grade-hogsta = i högsta färg
vira-about-kop = Säg trumf, köp så många kort du vill och ta minst { $tricks } stick.
vira-about-turne = Det vända kortets färg blir trumf; köp, och ta minst { $tricks } stick.
vira-about-vingel = Två kort vänds, du väljer trumf bland dem; köp, och ta minst { $tricks } stick.
vira-about-tringel = Tre kort vänds, du väljer trumf bland dem; köp, och ta minst { $tricks } stick.
vira-about-gask = { $keep ->
    [0] Kasta hela handen
    [one] Behåll ett kort
   *[other] Behåll { $keep } kort
} och ta talongen; säg trumf{ $misar ->
    [yes] , minst { $tricks } stick, eller misär.
   *[no] , minst { $tricks } stick.
}
vira-about-gok = Öppen misär på de 13 kort du har. Ingen köper.
vira-about-kopmisar = Behåll minst { $keep ->
    [one] ett kort
   *[other] { $keep } kort
}, köp, spela { $cards } kort och ta inget stick.
vira-about-solo = Säg trumf och ta minst { $tricks } stick med korten du har.
vira-about-vira = Ta talongen, behåll 13 kort, säg trumf och ta alla stick.
vira-about-solomisar = Ta inget stick, utan köp, på { $cards } kort.
vira-about-loose-gask = Vilken gask det blir väljer du när budgivningen är slut.
vira-about-loose-kopmisar = Vilken köpmisär det blir väljer du när budgivningen är slut.
vira-about-loose-solo = Vilken solo det blir väljer du när budgivningen är slut.
vira-about-loose-vingel = Det blir den lägsta vingel som räcker över budet före.
vira-about-loose-turne = Det blir den lägsta turné som räcker över budet före.

# Vad som väntas
vira-paused = Bordet har paus.
vira-waits = { $name } { $phase ->
    [auction] funderar på ett bud
    [choose] väljer spel
    [trump] väljer trumf
    [keep] väljer vad som behålls
    [buy] köper
    [discard] lägger undan kort
    [decide] bestämmer sig
    [defence] köper
    [claim] svarar på uppläggningen
   *[play] ska lägga ett kort
}.
vira-prompt-choose = Du bjöd { $bid }. Vilket spel blir det?
vira-choice-pays = { $tricks ->
    [0] inget stick
   *[other] { $tricks } stick
} · hem { $home }
vira-prompt-trump = Vilken färg blir trumf?
vira-prompt-keep = { $max ->
    [0] Hela handen kastas.
    [one] Välj det kort du behåller.
   *[other] Välj de { $max } kort du behåller.
}
vira-prompt-buy = { $defence ->
    [yes] { $max ->
        [0] Talongen är slut: du behåller din hand.
       *[other] Du köper mot spelföraren. Välj vad du kastar.
    }
   *[no] { $turned ->
        [0] Välj vad du kastar.
        [one] Välj vad du kastar; det vända kortet ingår i köpet.
       *[other] Välj vad du kastar; de vända korten ingår i köpet.
    }
}
vira-prompt-discard = { $max ->
    [one] Välj det kort du lägger undan.
   *[other] Välj de { $max } kort du lägger undan.
}
vira-prompt-decide = Spelar du på den här handen?
vira-prompt-play = { $lead ->
    [yes] Du spelar ut.
   *[no] Din tur.
}
vira-prompt-claim = { $name } lägger upp handen. Godtar du det?
vira-of-cards = { $exactly ->
    [yes] av { $max }
   *[no] { $min ->
        [0] högst { $max }
       *[other] av { $min }–{ $max }
    }
}

# Vad man säger
vira-do-pass = Pass
vira-do-bid = Bjud
vira-do-go = Spela
vira-do-again = { $kind ->
    [turne] Omturné
    [vingel] Omvingel
    [tringel] Omtringel
   *[other] Omköp
}
vira-do-lay = Lägg handen
vira-do-accept = Godta
vira-do-refuse = Spela vidare
vira-do-misar = Misär
vira-do-keep = { $max ->
    [0] Kasta alla
   *[other] Behåll { $count }
}
vira-do-buy = { $count ->
    [0] Köp inget
   *[other] Köp { $count }
}
vira-do-discard = Lägg undan { $count }
vira-do-play = Lägg { $card }
vira-do-claim = Lägg upp
vira-do-concede = Ge upp
vira-sure-lay = Lägga handen?
vira-sure-claim = Alla resten?
vira-sure-concede = Ge upp spelet?

# På bordet
vira-turned = { $count ->
    [one] Vänt ur talongen
   *[other] Vända ur talongen
}
vira-open-hand-of = Upplagd hand: { $name }
vira-last-trick-word = Senaste sticket
vira-discards-word = Kastkort ({ $count })
vira-discards-own = Dina kastkort; du får se dem till ditt första kort

# Efter given
vira-standing-title = Ställningen
vira-column-player = spelare
vira-column-deal = given
vira-column-after = ställning
vira-pays-to = betalar till
vira-next-deal = Nästa giv
vira-is-ready = Väntar på de andra
vira-waits-ready = Väntar på { $names }
vira-sitting-over = { $deals ->
    [one] Sittningen är slut efter en giv
   *[other] Sittningen är slut efter { $deals } givar
}
vira-sitting-won = { $seat ->
    [A] Du vann sittningen.
   *[other] { $name } vann sittningen.
}
vira-pulla-divided = Pullan, { $pool } pinnar, delas lika; överskottet går till den som förlorat mest.

# Händelser
event-vira-card-played = { $seat ->
    [A] Du lägger
   *[other] { $name } lägger
} { $card }.
event-vira-trump-named = Trumf är { $suit }.
event-vira-paid = { $payer } till { $payee }: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}. { $reason }.
event-vira-ended-home = { $seat ->
    [A] Du gick hem.
   *[other] { $name } gick hem.
}
event-vira-ended-bet = { $seat ->
    [A] Du gick bet.
   *[other] { $name } gick bet.
}
event-vira-ended-kodilj = { $seat ->
    [A] Du gick kodilj.
   *[other] { $name } gick kodilj.
}
event-vira-ended-laid = { $seat ->
    [A] Du lade handen.
   *[other] { $name } lade handen.
}
event-vira-ruling-applied = Ett utslag har tillämpats.
event-vira-deal-stopped = Given avbröts.
