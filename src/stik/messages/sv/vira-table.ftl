# `stik play vira`: orden vid bordet. A är alltid människan.

vira-name-A = Du
vira-name-B = Brita
vira-name-C = Carl
vira-name-D = Disa
vira-name-pool = pullan

# Vad man kan skriva; de engelska orden förstås också alltid.
vira-command-help = hjälp ?
vira-command-why = varför
vira-command-rule = regel
vira-command-legal = tillåtna
vira-command-last = senaste
vira-command-table = bord
vira-command-bids = budtabell tabell
vira-command-quit = sluta avsluta q
vira-command-bid = bjud bjuder bud
vira-command-pass = pass p
vira-command-choose = välj väljer
vira-command-trump = trumf
vira-command-misar = misär misar
vira-command-keep = behåll
vira-command-buy = köp byt
vira-command-discard = kasta undan
vira-command-go = spela
vira-command-again = om omköp omturné omvingel omtringel
vira-command-lay = lägg
vira-command-play = lägger kort
vira-command-claim = upp läggupp upplagt
vira-command-accept = ja j
vira-command-refuse = nej n
vira-command-concede = geupp
vira-suit-c = klöver kl
vira-suit-s = spader sp
vira-suit-h = hjärter hj
vira-suit-d = ruter ru

# Spelets ord
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
vira-said-pass = pass
vira-graded = { $contract } i { $grade ->
    [farg] färg
   *[other] högsta färg
}
vira-class-ofarg = ofärg
vira-class-farg = färg
vira-class-hogsta = högsta färg
vira-role-forhand = förhand
vira-role-mellanhand = mellanhand
vira-role-dealer = givare
vira-role-out = utkuperad
vira-role-declarer = spelförare

# Bordet
vira-title = Vira
vira-deal-number = giv { $number }
vira-colours = högsta färg { $hogsta } · färg { $farg } · ofärg { $ofarg }
vira-pool = pullan { $pool }
vira-net = netto { $net }
vira-tricks = { $tricks ->
    [one] { $tricks } stick
   *[other] { $tricks } stick
}
vira-talon = { $cards ->
    [0] Talongen är slut
    [one] Talongen: { $cards } kort
   *[other] Talongen: { $cards } kort
}
vira-standing = Budet ligger på { $bid } ({ $name })
vira-no-bid = Inget bud än
vira-plays = { $seat ->
    [A] Du spelar { $contract }
   *[other] { $name } spelar { $contract }
}
vira-trumps = Trumf { $suit }, { $class }
vira-no-trumps-yet = Trumfen är inte sagd än
vira-misar = Misär på { $cards } kort
vira-misar-open = Öppen misär på { $cards } kort
vira-second-try = Andra försöket
vira-progress = { $tricks } av { $needed } stick, { $left } kvar
vira-progress-misar = { $tricks ->
    [0] Inget stick, { $left } kvar
    [one] Ett stick: bet, { $left } kvar
   *[other] { $tricks } stick: kodilj, { $left } kvar
}
vira-defence = Motspelarna { $tricks }: bet { $bet }, kodilj { $kodilj }
vira-last-trick = Senaste sticket till { $seat ->
    [A] dig
   *[other] { $name }
}
vira-no-last-trick = Inget stick är taget i den här given än.
vira-open-hand = { $name } har uppe: { $cards }
vira-discards = Dina kastkort: { $cards }

# Vad som händer
vira-deal-begins = { $seat ->
    [A] Du ger
   *[other] { $name } ger
}; { $forhand ->
    [A] du är förhand
   *[other] { $other } är förhand
}. Högsta färg är { $hogsta }.
vira-you-sit-out = Du är utkuperad i den här given och ser på.
vira-bid-made = { $seat ->
    [A] Du bjuder
   *[other] { $name } bjuder
} { $bid }.
vira-passed = { $seat ->
    [A] Du passar.
   *[other] { $name } passar.
}
vira-auction-won = { $seat ->
    [A] Du blir
   *[other] { $name } blir
} spelförare i { $bid }.
vira-contract-named = { $seat ->
    [A] Du spelar
   *[other] { $name } spelar
} { $contract }.
vira-cards-turned = Vänt upp ur talongen: { $cards }.
vira-trump-named = Trumf är { $suit }, { $class }.
vira-misar-named = { $seat ->
    [A] Du spelar
   *[other] { $name } spelar
} den som misär.
vira-put-away = { $seat ->
    [A] Du lägger
   *[other] { $name } lägger
} undan { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
vira-drawn = Du får { $cards }.
vira-bought = { $seat ->
    [A] Du köper
   *[other] { $name } köper
} { $count ->
    [0] inget
    [one] ett kort
   *[other] { $count } kort
}; { $talon } kvar i talongen.
vira-talon-taken = { $seat ->
    [A] Du tar
   *[other] { $name } tar
} hela talongen.
vira-tried-again = { $seat ->
    [A] Du försöker
   *[other] { $name } försöker
} om; första försöket räknas som lagt.
vira-hand-laid = { $seat ->
    [A] Du lägger handen och ger
   *[other] { $name } lägger handen och ger
} upp spelet.
vira-game-taken = { $seat ->
    [A] Du spelar.
   *[other] { $name } spelar.
}
vira-hand-laid-up = { $seat ->
    [A] Din hand ligger uppe.
   *[other] { $name } lägger upp handen: { $cards }
}
vira-talon-aside = Resten av talongen läggs undan osedd: { $count }.
vira-trick-taken = { $seat ->
    [A] Du tar
   *[other] { $name } tar
} sticket.
vira-claimed = { $seat ->
    [A] Du lägger
   *[other] { $name } lägger
} upp handen: spelet går inte att sätta (SM.C13).
vira-claim-shown = { $name } visar { $cards }
vira-claim-accepted = { $seat ->
    [A] Du godtar det.
   *[other] { $name } godtar det.
}
vira-claim-refused = { $seat ->
    [A] Du vill
   *[other] { $name } vill
} se det spelat.
vira-conceded = { $seat ->
    [A] Du ger
   *[other] { $name } ger
} upp: spelföraren är hemma (SM.C14).

# Givens och sittningens slut
vira-deal-over = Giv { $number } är slut
vira-result-home = { $seat ->
    [A] Du går
   *[other] { $name } går
} hem i { $contract }.
vira-result-bet = { $seat ->
    [A] Du går
   *[other] { $name } går
} bet i { $contract }.
vira-result-kodilj = { $seat ->
    [A] Du går
   *[other] { $name } går
} kodilj i { $contract }.
vira-result-laid = { $seat ->
    [A] Du lade
   *[other] { $name } lade
} handen i { $contract }.
vira-result-tricks = Stick: { $tricks } av { $needed }.
vira-result-misar-tricks = Stick: { $tricks }.
vira-nothing-paid = Ingen betalar något.
vira-tjuvpass-why = Tjuvpass: över en gök passar första hand bara med läggarder i två färger, andra hand med en (SM.B1).
vira-change = Den här given: { $list }.
vira-stand = Efter given: { $list }; i pullan { $pool }.
vira-enter-deal = Enter: nästa giv. sluta: dela pullan och bryta upp.
vira-enter-end = Enter: dela pullan.
vira-left = { $deals ->
    [0] Du lämnar bordet innan någon giv är färdigspelad.
    [one] Du lämnar bordet efter en giv.
   *[other] Du lämnar bordet efter { $deals } givar.
}
vira-unfinished = Den påbörjade given räknas inte.
vira-division = I pullan låg { $pool } pinnar, som delas ({ $cites }):
vira-pool-empty = Pullan var tom.
vira-column-net = netto
vira-column-share = andel
vira-column-rest = överskott
vira-column-total = summa

# Frågor
vira-ask-open = Du är förhand och öppnar: Begär eller något högre.
vira-ask-bid = Ditt bud: något över { $bid }, eller pass.
vira-ask-over-gok = Över göken: ett bud, eller pass (tjuvpass: du har { $have } av { $needed } läggarder, SM.B1).
vira-ask-choose = Du bjöd { $bid }. Vad spelar du: { $games }?
vira-ask-trump = Säg trumf: { $suits }.
vira-ask-trump-misar = Säg trumf: { $suits }; eller misär.
vira-ask-turned = Vilken av de vända färgerna blir trumf: { $suits }?
vira-ask-keep = { $count ->
    [0] Gask på 0: Enter lägger undan hela handen.
    [one] Behåll ett kort: dess nummer.
   *[other] Behåll { $count } kort: deras nummer.
}
vira-ask-keep-most = { $count ->
    [one] Behåll högst ett kort: dess nummer.
   *[other] Behåll högst { $count } kort: deras nummer.
}
vira-ask-buy = Köp: numren på korten du kastar, { $least } till { $most }; 0 för inget.
vira-ask-buy-exactly = { $least ->
    [one] Köp: numret på kortet du kastar.
   *[other] Köp: numren på de { $least } kort du kastar.
}
vira-ask-defend = Du köper mot { $name }: korten du kastar, högst { $most }; 0 för inget.
vira-ask-discard = { $count ->
    [one] Lägg undan ett kort: dess nummer.
   *[other] Lägg undan { $count } kort: deras nummer.
}
vira-ask-decide = Ditt beslut: { $words }.
vira-ask-lead = Du spelar ut: numret på ett kort.
vira-ask-follow = Din tur: numret på ett kort.
vira-ask-only = Bara { $card } får läggas. Enter lägger det.
vira-ask-claim = { $name } lägger upp (handen ovan): ja eller nej?
vira-may-claim = Eller { $word }: lägg upp handen.
vira-may-concede = Eller { $word }: ge upp spelet.
vira-decide-go = { $word }
vira-decide-again = { $word } (försök på nytt)
vira-decide-lay = { $word } (ge upp handen)
vira-hint-article = Nämn en artikel efter ”{ $command }”, t.ex. { $command } SM.A4.
vira-hint-bid = Nämn ett spel, t.ex. 7-spel, gask 2 eller solo; eller pass. budtabell: alla.
vira-hint-bid-number = { $number } kan vara många spel: nämn det, t.ex. 7-spel, turné 7 eller solo 7.
vira-hint-solomisar = En solo misär bjuds alltid med sitt namn, t.ex. solo grande (SM.A4).
vira-hint-one-card = Lägg ett kort: dess nummer eller namn.
vira-hint-cards = Nämn korten med deras nummer, t.ex. 1 4 7; 0 för inget.
vira-hint-trump = Nämn en färg: c ♣, s ♠, h ♥, d ♦.
vira-hint-why = Lägg till vad du vill göra, t.ex. { $command } pass eller { $command } 3.
vira-hint-family = Det finns inget slags spel ”{ $text }” i budtabellen.

# Svar
vira-phase-auction = budgivning
vira-phase-choose = val av spel
vira-phase-trump = trumfval
vira-phase-keep = behålla kort
vira-phase-buy = köp
vira-phase-discard = lägga undan kort
vira-phase-decide = spelförarens beslut
vira-phase-defence = motspelarnas köp
vira-phase-play = spel
vira-phase-over = avslutning
vira-allowed = Det är tillåtet.
vira-legal-title = Nu får du
vira-legal-cards = { $verb } { $count } kort som du själv väljer
vira-help =
    7-spel          bjud det; även: gask på 2, solo, 8-spel i färg, pass
    budtabell       alla bud, sida för sida: budtabell 2, budtabell solo
    trumf h         säg trumf, eller bara: h, ♥, hjärter, högsta
    1 4 7           kort med nummer: kasta, behålla, spela; 0: inget
    spela om lägg   spela, försök om (omköp, omturné, omvingel), lägg handen
    upp geupp       spelföraren lägger upp sin hand; en motspelare ger upp
    tillåtna        allt som du får göra nu
    varför pass     om något är tillåtet, och annars varför inte
    regel SM.B1     en artikel i regelboken
    senaste         det senaste sticket; bord: reglerna vid det här bordet
    sluta           dela pullan och gå (det gör Ctrl-C och Ctrl-D också)
    Ett kort är valör och färg: Ah, 10c; c ♣, s ♠, h ♥, d ♦. × får inte läggas.
    Pinnar betalas efter trumfens klass: ofärg (O), färg (F), högsta färg (H).
vira-rules-name = Regler: { $rules }, { $table ->
    [3] trebord
   *[other] fyrbord
}. En bet är 8 pinnar.
vira-opponents = Vid bordet: { $names }. Spelföraren spelar ensam mot de två andra.

# Budtabellen
vira-bids-more = … { $count ->
    [one] ett öppet bud
   *[other] { $count } öppna bud
} till: skriv { $command }
vira-bids-none = Inget bud är kvar: passa.
vira-bids-page = { $command } { $page }: { $families }
vira-bids-loose = Utan siffra: { $families }
vira-bids-note-grades = ⁺ kan höjas i färg och i högsta färg; pinnar per motspelare efter trumfens klass: O F H
vira-bids-note-pool = Hem, bet, kodilj, lagd: betar om 8 pinnar ur eller i pullan
vira-bids-column-bid = bud
vira-bids-column-tricks = stick
vira-bids-column-misar = misär
vira-bids-column-home = hem
vira-bids-column-bet = bet
vira-bids-column-kodilj = kod
vira-bids-column-laid = lagd
vira-bids-column-key = skriv
vira-bids-open-hand = { $cards } öppen
vira-row-omkop = Omköp
vira-row-omturne = Omturné 6, 7
vira-row-omturne8 = Omturné 8
vira-row-omvingel = Omvingel 6, 7
vira-row-omvingel8 = Omvingel 8
vira-row-omtringel = Omtringel
