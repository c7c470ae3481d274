# `stik play`: orden vid bordet. S är alltid människan.

play-name-N = Nuka
play-name-E = Malik
play-name-S = Du
play-name-W = Nivi
play-side-you = du
play-side-you-object = dig
play-side-ours = du och { $partner }
play-side-ours-object = dig och { $partner }
play-side-theirs = { $first } och { $second }

# Vad man kan skriva; de engelska orden förstås också alltid.
play-command-help = hjälp ?
play-command-why = varför
play-command-rule = regel
play-command-legal = tillåtna
play-command-last = senaste
play-command-table = bord
play-command-quit = sluta avsluta
play-command-knock = knacka k
play-command-reshuffle = omgiv
play-command-continue = vidare
play-command-stop = stopp
play-command-show = visa
play-command-annul = annullera
play-command-aavunga = aavunga smält
play-yes = j ja
play-no = n nej

# Bordet
play-title = Voms
play-deal-number = giv { $number }
play-stock = { $cards ->
    [0] talongen är slut
    [one] { $cards } kort i talongen
   *[other] { $cards } kort i talongen
}
play-tricks = { $tricks ->
    [one] { $tricks } stick
   *[other] { $tricks } stick
}
play-dealer = ger
play-your-hand = Din hand
play-trick-title = Stick { $number }
play-leads = { $seat ->
    [S] du spelar ut
   *[other] { $name } spelar ut
}
play-holds = har det
play-last-trick = Senaste sticket till { $seat ->
    [S] dig
   *[other] { $name }
}
play-no-last-trick = Inget stick är taget i den här given än.

# Vad som händer
play-cut-offered = { $seat ->
    [S] Du räcker
   *[other] { $name } räcker
} leken till { $to ->
    [S] dig
   *[other] { $other }
}.
play-pack-cut = { $seat ->
    [S] Du kuperar
   *[other] { $name } kuperar
} efter { $at }.
play-knocked = { $seat ->
    [S] Du knackar
   *[other] { $name } knackar
}: första sticket vänds upp från leken ({ $cites }).
play-knocked-away = { $seat ->
    [S] Du slår
   *[other] { $name } slår
} korten ur handen på kortgivaren ({ $cites }).
play-void = Given är ogiltig: { $reason } ({ $cites }). Samma kortgivare ger om.
play-void-and = Voms och Toqu låg på en och samma första hand
play-void-or = Voms eller Toqu låg på en första hand
play-void-bottom = ett av de tre högsta korten ligger underst
play-reshuffled = Given kasseras och samma kortgivare ger om.
play-melted = Aavunga! { $seat ->
    [S] Du har smält
   *[other] { $name } har smält
}: Voms och Toqu på en hand ({ $cites }).
play-toqu-early = { $seat ->
    [S] Du lade
   *[other] { $name } lade
} Toqu före Voms ({ $cites }).
play-continued = { $seat ->
    [S] Du låter
   *[other] { $name } låter
} given gå vidare.
play-partner-toqued = { $seat ->
    [S] Du lägger Toqu på din
   *[other] { $name } lägger Toqu på sin
} partners Voms: given slutar här ({ $cites }).
play-trick-taken = { $seat ->
    [S] Du tar
   *[other] { $name } tar
} sticket{ $units ->
    [one] .
   *[other] , som räknas som { $units }.
}
play-lus-won = +{ $lus ->
    [one] { $lus } lus
   *[other] { $lus } löss
} till { $side }: { $reason } ({ $cites })
play-lus-lost = −{ $lus ->
    [one] { $lus } lus
   *[other] { $lus } löss
} för { $side }: { $reason } ({ $cites })
play-drawn = Du drar { $cards }.
play-toqu-shown = { $seat ->
    [S] Du visar
   *[other] { $name } visar
} Toqu, dragen efter att Voms gav lus ({ $cites }).
play-voms-annulled = Vomslusen för { $side } är annullerad ({ $cites }).
play-stopped = { $seat ->
    [S] Du säger
   *[other] { $name } säger
} stopp.
play-eight-eight = Alla saknar en: i den här given är Voms och Toqu bara höga kort ({ $cites }).
play-all-tricks = Alla stick gick till { $side }, och därför ger given ingenting ({ $cites }).
play-overshoot = Över kammen ({ $side }): saknade { $lacked }, fick { $gained }, saknar nu { $lacks } ({ $cites }).
play-extra-strokes = { $strokes } extra streck på kammen för { $side } ({ $cites }).

# Varför löss skrivs upp eller stryks
lus-voms = Voms kom hem
lus-voms-protected = Voms kom hem under partnerns ruter 3
lus-toqu = Toqu tog Voms
lus-toqu-won-back = ruter 3 tog den Toqu som låg på Voms
lus-d3 = ruter 3 tog Voms
lus-ataataq = Ataataq, spader kung på klöver kung
lus-ataataq-stolen = ruter 3 stal Ataataq
lus-black-kings = båda svarta kungarna på två sjuor
lus-trick = för sticket
lus-deal = fem stick, given är hemma
lus-five-five = fem + fem: de fem första sticken
lus-ruling = enligt domarens utslag
lus-earlier = från tidigare i given
lus-annulled = Toqu visades inte
lus-all-tricks = alla stick tagna
lus-reshuffle = det blev omgiv
lus-partner-toqu = Toqu på partnerns Voms
lus-start-again = över målet, alltså från noll igen
lus-cut = gick i fällan vid kuperingen

# Givens och partiets slut
play-deal-over = Giv { $number } är slut
play-no-lus = Ingen får löss.
play-game-won = Partiet går till { $side }: { $score }.
play-kam = Kam! Förlorarna har inga löss alls ({ $cites }).
play-games-won = Vunna partier: { $list }
play-again = Ett parti till? (j/n)
play-enter-deal = Enter: nästa giv
play-enter-begin = Enter: slå dig ner
play-enter-more = Enter: vidare
play-enter-table = Enter: tillbaka till bordet
play-left = Du lämnar bordet. Det stod { $stand }.
play-left-between = Du lämnar bordet.
play-thanks = Tack för spelet. (Samma kort igen: --seed { $seed })

# Frågor
play-ask-lead = Du spelar ut: numret på ett kort, eller flera för en grupp, t.ex. 1 3.
play-ask-lead-one = Du spelar ut: numret på ett kort.
play-ask-follow = { $count ->
    [one] Din tur: ett kort.
   *[other] Din tur: { $count } kort, det första på hög 1 och så vidare.
}
play-only = Bara ett är tillåtet: { $cards }.
play-ask-cut = Du kuperar. Efter hur många kort, 1 till { $most }? Enter: var som helst.
play-ask-cut-or-knock = Du kuperar. Efter hur många kort, 1–{ $most }? Enter: var som helst. Eller: knacka.
play-ask-offered = { $name } räcker dig leken. Ett tal från 1 till { $most } kuperar; eller knacka.
play-ask-offer = Du ger. Enter: { $name } kuperar. Eller vem vill du lura: { $names }?
play-ask-choice = { $name } lade Toqu före Voms: omgiv eller vidare?
play-ask-call = Du kan säga { $calls } nu. Enter: spela vidare.
play-may-call = Du kan också säga { $calls }.
play-ask-order = I ordningen { $cards } tar du över sticket. Lägga så? (j/n)
play-hint-empty = Inget spelat. Skriv numret på ett kort, eller ? för hjälp.
play-hint-number = Dina kort har numren 1 till { $most }.
play-hint-twice = Nämn varje kort en gång.
play-hint-cards = Nämn ett kort efter ”{ $command }”, t.ex. { $command } 1.
play-hint-article = Nämn en artikel efter ”{ $command }”, t.ex. { $command } T.29.
play-hint-answer = Svara med något av: { $answers }.

# Svar
play-refused = Inte tillåtet
play-phase-cut = kupering
play-phase-choice = motståndarnas val
play-phase-play = spel
play-phase-over = avslutning
play-see-also = Se även { $cites }.
play-why-takes = { $cards } får läggas och tar över sticket.
play-why-allowed = { $cards } får läggas men tar inte över sticket.
play-why-lead = { $cards } får spelas ut.
play-legal-title = Du får lägga
play-help-title = Vid bordet
play-help =
    1            lägg kort 1 från handen
    1 3          spela ut en grupp, eller följ: första på hög 1, andra på 2
    9c 9d        samma sak med namn: c ♣, s ♠, h ♥, d ♦
    tillåtna     allt som du får lägga nu
    varför 2     om kort 2 får läggas, och annars varför inte
    regel T.29   en artikel i regelboken
    senaste      det senaste sticket igen
    bord         reglerna vid det här bordet
    sluta        lämna bordet (det gör Ctrl-C och Ctrl-D också)
    Varje kort ska slå kortet det ligger på; bara alla tillsammans tar över.
    Uppifrån: 3♦ (ej utspelad), J♣ och K♥, 8♠, 9, A, J, 6, 5, 8, Q, K♣, K♠.
    En utspelad sjua slås bara av en högre, av K♣ och av 3♦. Färger: ♣ ♠ ♥ ♦.
play-table-title = Det här bordet
play-rules-name = Regler: { $rules }, till { $target } löss.
play-partner = { $partner } mitt emot dig är din partner; { $first } och { $second } är motståndare.
play-alone = Alla spelar för sig själva.
play-differences = Annorlunda än i regelverket ”{ $rules }”:
play-difference = { $value } (annars: { $usual })
play-difference-number = { $option }: { $value } (annars: { $usual })
play-no-differences = Man spelar exakt efter regelverket ”{ $rules }”.
play-start-hint = Skriv ? när som helst för hjälp.

# Felaktiga val
play-option-form = ”{ $text }” är inget val; skriv NAMN=VÄRDE, till exempel max_lead=2.
play-option-names = Valen är: { $names }.
play-other-game = { $option } hör till Vira; det här spelet har det inte.
