# `stik play vira`: ordene ved bordet. A er altid mennesket.

vira-name-A = Du
vira-name-B = Brita
vira-name-C = Carl
vira-name-D = Disa
vira-name-pool = pullaen

# Hvad man kan skrive; de engelske ord forstås også altid.
vira-command-help = hjælp ?
vira-command-why = hvorfor
vira-command-rule = regel
vira-command-legal = lovlige
vira-command-last = sidste
vira-command-table = bord
vira-command-bids = budtabel tabel
vira-command-quit = slut farvel q
vira-command-bid = byd byder bud
vira-command-pass = pas p
vira-command-choose = vælg vælger
vira-command-trump = trumf
vira-command-misar = misär misær
vira-command-keep = behold
vira-command-buy = køb byt
vira-command-discard = kast væk
vira-command-go = spil
vira-command-again = om omköp omkøb omturné omvingel omtringel
vira-command-lay = læg
vira-command-play = lægger kort
vira-command-claim = op lægop
vira-command-accept = ja j
vira-command-refuse = nej n
vira-command-concede = givop
vira-suit-c = klør kl
vira-suit-s = spar sp
vira-suit-h = hjerter hj
vira-suit-d = ruder ru

# Spillets ord
vira-family-kop = köpspel
vira-family-turne = turné
vira-family-vingel = vingel
vira-family-tringel = tringel
vira-family-gask = gask
vira-family-gok = gök
vira-family-kopmisar = köpmisär
vira-family-solo = solo
vira-family-vira = vira
vira-family-solomisar = solo misär
vira-said-gask = Gask
vira-said-kopmisar = Köpmisär
vira-said-solo = Solo
vira-said-vingel = Vingel
vira-said-turne = Turné
vira-said-pass = pas
vira-graded = { $contract } i { $grade ->
    [farg] färg
   *[other] högsta färg
}
vira-class-ofarg = ofärg
vira-class-farg = färg
vira-class-hogsta = högsta färg
vira-role-forhand = forhånd
vira-role-mellanhand = mellemhånd
vira-role-dealer = giver
vira-role-out = sidder over
vira-role-declarer = spilfører

# Bordet
vira-title = Vira
vira-deal-number = giv { $number }
vira-colours = högsta färg { $hogsta } · färg { $farg } · ofärg { $ofarg }
vira-pool = pullaen { $pool }
vira-net = netto { $net }
vira-tricks = { $tricks ->
    [one] { $tricks } stik
   *[other] { $tricks } stik
}
vira-talon = { $cards ->
    [0] Talonen er tom
    [one] Talonen: { $cards } kort
   *[other] Talonen: { $cards } kort
}
vira-standing = Buddet er { $bid } ({ $name })
vira-no-bid = Intet bud endnu
vira-plays = { $seat ->
    [A] Du spiller { $contract }
   *[other] { $name } spiller { $contract }
}
vira-trumps = Trumf { $suit }, { $class }
vira-no-trumps-yet = Trumfen er ikke sagt endnu
vira-misar = Misär med { $cards } kort
vira-misar-open = Åben misär med { $cards } kort
vira-second-try = Andet forsøg
vira-progress = { $tricks } af { $needed } stik, { $left } tilbage
vira-progress-misar = { $tricks ->
    [0] Intet stik, { $left } tilbage
    [one] Ét stik: bet, { $left } tilbage
   *[other] { $tricks } stik: kodilj, { $left } tilbage
}
vira-defence = Modspillerne { $tricks }: bet { $bet }, kodilj { $kodilj }
vira-last-trick = Sidste stik til { $seat ->
    [A] dig
   *[other] { $name }
}
vira-no-last-trick = Der er ikke taget noget stik i denne giv endnu.
vira-open-hand = { $name } har lagt op: { $cards }
vira-discards = Dine kasserede kort: { $cards }

# Hvad der sker
vira-deal-begins = { $seat ->
    [A] Du giver
   *[other] { $name } giver
}; { $forhand ->
    [A] du er forhånd
   *[other] { $other } er forhånd
}. Högsta färg er { $hogsta }.
vira-you-sit-out = Du sidder over i denne giv og ser på.
vira-bid-made = { $seat ->
    [A] Du byder
   *[other] { $name } byder
} { $bid }.
vira-passed = { $seat ->
    [A] Du passer.
   *[other] { $name } passer.
}
vira-auction-won = { $seat ->
    [A] Du bliver
   *[other] { $name } bliver
} spilfører i { $bid }.
vira-contract-named = { $seat ->
    [A] Du spiller
   *[other] { $name } spiller
} { $contract }.
vira-cards-turned = Vendt op fra talonen: { $cards }.
vira-trump-named = Trumf er { $suit }, { $class }.
vira-misar-named = { $seat ->
    [A] Du spiller
   *[other] { $name } spiller
} den som misär.
vira-put-away = { $seat ->
    [A] Du lægger
   *[other] { $name } lægger
} { $count ->
    [one] ét kort
   *[other] { $count } kort
} væk.
vira-drawn = Du får { $cards }.
vira-bought = { $seat ->
    [A] Du køber
   *[other] { $name } køber
} { $count ->
    [0] intet
    [one] ét kort
   *[other] { $count } kort
}; { $talon } tilbage i talonen.
vira-talon-taken = { $seat ->
    [A] Du tager
   *[other] { $name } tager
} hele talonen.
vira-tried-again = { $seat ->
    [A] Du prøver
   *[other] { $name } prøver
} igen; første forsøg regnes som lagt.
vira-hand-laid = { $seat ->
    [A] Du lægger hånden og giver
   *[other] { $name } lægger hånden og giver
} spillet op.
vira-game-taken = { $seat ->
    [A] Du spiller.
   *[other] { $name } spiller.
}
vira-hand-laid-up = { $seat ->
    [A] Din hånd ligger åben.
   *[other] { $name } lægger hånden op: { $cards }
}
vira-talon-aside = Resten af talonen lægges uset væk: { $count }.
vira-trick-taken = { $seat ->
    [A] Du tager
   *[other] { $name } tager
} stikket.
vira-claimed = { $seat ->
    [A] Du lægger
   *[other] { $name } lægger
} hånden op: spillet kan ikke væltes (SM.C13).
vira-claim-shown = { $name } viser { $cards }
vira-claim-accepted = { $seat ->
    [A] Du godtager det.
   *[other] { $name } godtager det.
}
vira-claim-refused = { $seat ->
    [A] Du vil
   *[other] { $name } vil
} se det spillet.
vira-conceded = { $seat ->
    [A] Du giver
   *[other] { $name } giver
} op: spilføreren er hjemme (SM.C14).

# Slutningen på en giv og på aftenen
vira-deal-over = Giv { $number } er slut
vira-result-home = { $seat ->
    [A] Du går
   *[other] { $name } går
} hjem i { $contract }.
vira-result-bet = { $seat ->
    [A] Du går
   *[other] { $name } går
} bet i { $contract }.
vira-result-kodilj = { $seat ->
    [A] Du går
   *[other] { $name } går
} kodilj i { $contract }.
vira-result-laid = { $seat ->
    [A] Du lagde
   *[other] { $name } lagde
} hånden i { $contract }.
vira-result-tricks = Stik: { $tricks } af { $needed }.
vira-result-misar-tricks = Stik: { $tricks }.
vira-nothing-paid = Ingen betaler noget.
vira-tjuvpass-why = Tjuvpass: over en gök passer første hånd kun med läggarder i to farver, anden hånd med en (SM.B1).
vira-change = Denne giv: { $list }.
vira-stand = Efter given: { $list }; i pullaen { $pool }.
vira-enter-deal = Enter: næste giv. slut: del pullaen, og hold op.
vira-enter-end = Enter: del pullaen.
vira-left = { $deals ->
    [0] Du rejser dig fra bordet, før en giv er spillet til ende.
    [one] Du rejser dig fra bordet efter én giv.
   *[other] Du rejser dig fra bordet efter { $deals } giv.
}
vira-unfinished = Den giv, der var i gang, tæller ikke.
vira-division = I pullaen lå { $pool } pinnar, som deles ({ $cites }):
vira-pool-empty = Pullaen var tom.
vira-column-net = netto
vira-column-share = andel
vira-column-rest = overskud
vira-column-total = i alt

# Spørgsmål
vira-ask-open = Du er forhånd og åbner: Begär eller noget højere.
vira-ask-bid = Dit bud: noget over { $bid }, eller pas.
vira-ask-over-gok = Over göken: et bud, eller pas (tjuvpass: du har { $have } af { $needed } läggarder, SM.B1).
vira-ask-choose = Du bød { $bid }. Hvad spiller du: { $games }?
vira-ask-trump = Sig trumf: { $suits }.
vira-ask-trump-misar = Sig trumf: { $suits }; eller misär.
vira-ask-turned = Hvilken af de vendte farver bliver trumf: { $suits }?
vira-ask-keep = { $count ->
    [0] Gask på 0: Enter lægger hele hånden væk.
    [one] Behold ét kort: dets nummer.
   *[other] Behold { $count } kort: deres numre.
}
vira-ask-keep-most = { $count ->
    [one] Behold højst ét kort: dets nummer.
   *[other] Behold højst { $count } kort: deres numre.
}
vira-ask-buy = Køb: numrene på de kort, du kaster, { $least } til { $most }; 0 for intet.
vira-ask-buy-exactly = { $least ->
    [one] Køb: nummeret på det kort, du kaster.
   *[other] Køb: numrene på de { $least } kort, du kaster.
}
vira-ask-defend = Du køber mod { $name }: de kort, du kaster, højst { $most }; 0 for intet.
vira-ask-discard = { $count ->
    [one] Læg ét kort væk: dets nummer.
   *[other] Læg { $count } kort væk: deres numre.
}
vira-ask-decide = Din beslutning: { $words }.
vira-ask-lead = Du spiller ud: nummeret på et kort.
vira-ask-follow = Din tur: nummeret på et kort.
vira-ask-only = Kun { $card } må lægges. Enter lægger det.
vira-ask-claim = { $name } lægger op (hånden ovenfor): ja eller nej?
vira-may-claim = Eller { $word }: læg hånden op.
vira-may-concede = Eller { $word }: giv spillet op.
vira-decide-go = { $word }
vira-decide-again = { $word } (prøv en gang til)
vira-decide-lay = { $word } (opgiv hånden)
vira-hint-article = Nævn en artikel efter “{ $command }”, f.eks. { $command } SM.A4.
vira-hint-bid = Nævn et spil, f.eks. 7-spel, gask 2 eller solo; eller pas. budtabel: alle.
vira-hint-bid-number = { $number } kan være mange spil: nævn det, f.eks. 7-spel, turné 7 eller solo 7.
vira-hint-solomisar = En solo misär bydes altid med sit navn, f.eks. solo grande (SM.A4).
vira-hint-one-card = Læg ét kort: dets nummer eller navn.
vira-hint-cards = Nævn kortene med deres numre, f.eks. 1 4 7; 0 for intet.
vira-hint-trump = Nævn en farve: c ♣, s ♠, h ♥, d ♦.
vira-hint-why = Tilføj, hvad du vil gøre, f.eks. { $command } pas eller { $command } 3.
vira-hint-family = Der er ikke noget spil af slagsen “{ $text }” i budtabellen.

# Svar
vira-phase-auction = budgivning
vira-phase-choose = valg af spil
vira-phase-trump = valg af trumf
vira-phase-keep = at beholde kort
vira-phase-buy = køb
vira-phase-discard = at lægge kort væk
vira-phase-decide = spilførerens beslutning
vira-phase-defence = modspillernes køb
vira-phase-play = spil
vira-phase-over = afslutning
vira-allowed = Det er tilladt.
vira-legal-title = Nu må du
vira-legal-cards = { $verb } { $count } kort efter eget valg
vira-help =
    7-spel          byd det; også: gask på 2, solo, 8-spel i färg, pas
    budtabel        alle bud, side for side: budtabel 2, budtabel solo
    trumf h         sig trumf, eller bare: h, ♥, hjerter, högsta
    1 4 7           kort ved numrene: kaste, beholde, spille; 0: intet
    spil om læg     spil, prøv igen (omköp, omturné, omvingel), læg hånden
    op givop        spilføreren lægger sin hånd op; en modspiller giver op
    lovlige         alt, hvad du må gøre nu
    hvorfor pas     om noget er tilladt, og ellers hvorfor ikke
    regel SM.B1     en artikel i regelbogen
    sidste          det sidste stik; bord: reglerne ved dette bord
    slut            del pullaen, og gå (det gør Ctrl-C og Ctrl-D også)
    Et kort er værdi og farve: Ah, 10c; c ♣, s ♠, h ♥, d ♦. × må ikke lægges.
    Pinnar betales efter trumfens klasse: ofärg (O), färg (F), högsta färg (H).
vira-rules-name = Regler: { $rules }. Bord med { $table }; en bet er 8 pinnar.
vira-opponents = Ved bordet: { $names }. Spilføreren spiller alene mod de to andre.

# Budtabellen
vira-bids-more = … { $count ->
    [one] ét åbent bud
   *[other] { $count } åbne bud
} til: skriv { $command }
vira-bids-none = Der er intet bud tilbage: pas.
vira-bids-page = { $command } { $page }: { $families }
vira-bids-loose = Uden tal: { $families }
vira-bids-note-grades = ⁺ kan hæves i färg og i högsta färg; pinnar pr. modspiller efter trumfens klasse: O F H
vira-bids-note-pool = Hjem, bet, kodilj, lagt: beter på 8 pinnar fra eller til pullaen
vira-bids-column-bid = bud
vira-bids-column-tricks = stik
vira-bids-column-misar = misär
vira-bids-column-home = hjem
vira-bids-column-bet = bet
vira-bids-column-kodilj = kod
vira-bids-column-laid = lagt
vira-bids-column-key = skriv
vira-bids-open-hand = { $cards } åben
vira-row-omkop = Omköp
vira-row-omturne = Omturné 6, 7
vira-row-omturne8 = Omturné 8
vira-row-omvingel = Omvingel 6, 7
vira-row-omvingel8 = Omvingel 8
vira-row-omtringel = Omtringel
