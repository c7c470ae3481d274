# `stik play`: ordene ved bordet. S er altid mennesket.

play-name-N = Nuka
play-name-E = Malik
play-name-S = Du
play-name-W = Nivi
play-side-you = du
play-side-you-object = dig
play-side-ours = du og { $partner }
play-side-ours-object = dig og { $partner }
play-side-theirs = { $first } og { $second }

# Hvad man kan skrive; de engelske ord forstås også altid.
play-command-help = hjælp ?
play-command-why = hvorfor
play-command-rule = regel
play-command-legal = lovlige
play-command-last = sidste
play-command-table = bord
play-command-quit = slut farvel
play-command-knock = bank b
play-command-reshuffle = omblanding
play-command-continue = videre
play-command-stop = stop
play-command-show = vis
play-command-annul = annuller
play-command-aavunga = aavunga smeltet
play-yes = j ja
play-no = n nej

# Bordet
play-title = Voms
play-deal-number = { $number }. runde
play-stock = { $cards ->
    [0] bunken er tom
    [one] { $cards } kort i bunken
   *[other] { $cards } kort i bunken
}
play-tricks = { $tricks ->
    [one] { $tricks } stik
   *[other] { $tricks } stik
}
play-dealer = giver
play-your-hand = Din hånd
play-trick-title = Stik { $number }
play-leads = { $seat ->
    [S] du spiller ud
   *[other] { $name } spiller ud
}
play-holds = har det
play-last-trick = Sidste stik til { $seat ->
    [S] dig
   *[other] { $name }
}
play-no-last-trick = Der er ikke taget noget stik i denne runde endnu.

# Hvad der sker
play-cut-offered = { $seat ->
    [S] Du holder
   *[other] { $name } holder
} kortene frem mod { $to ->
    [S] dig
   *[other] { $other }
}.
play-pack-cut = { $seat ->
    [S] Du tager
   *[other] { $name } tager
} af efter { $at }.
play-knocked = { $seat ->
    [S] Du banker
   *[other] { $name } banker
}: det første stik vendes op fra bunken ({ $cites }).
play-knocked-away = { $seat ->
    [S] Du slår
   *[other] { $name } slår
} kortene ud af hånden på kortgiveren ({ $cites }).
play-void = Runden er ugyldig: { $reason } ({ $cites }). Samme kortgiver giver om.
play-void-and = Voms og Toqu lå på én første hånd
play-void-or = Voms eller Toqu lå på en første hånd
play-void-bottom = et af de tre højeste kort ligger nederst
play-reshuffled = Runden kasseres, og samme kortgiver giver om.
play-melted = Aavunga! { $seat ->
    [S] Du er smeltet
   *[other] { $name } er smeltet
}: Voms og Toqu på én hånd ({ $cites }).
play-toqu-early = { $seat ->
    [S] Du smed
   *[other] { $name } smed
} Toqu før Voms ({ $cites }).
play-continued = { $seat ->
    [S] Du lader
   *[other] { $name } lader
} spillet gå videre.
play-partner-toqued = { $seat ->
    [S] Du lægger Toqu på din
   *[other] { $name } lægger Toqu på sin
} makkers Voms: runden stopper her ({ $cites }).
play-trick-taken = { $seat ->
    [S] Du tager
   *[other] { $name } tager
} stikket{ $units ->
    [one] .
   *[other] , der tæller for { $units }.
}
play-lus-won = +{ $lus } lus til { $side }: { $reason } ({ $cites })
play-lus-lost = −{ $lus } lus for { $side }: { $reason } ({ $cites })
play-drawn = Du tager { $cards } op.
play-toqu-shown = { $seat ->
    [S] Du viser
   *[other] { $name } viser
} Toqu, taget op efter at Voms gav lus ({ $cites }).
play-voms-annulled = Voms-lusen for { $side } er annulleret ({ $cites }).
play-stopped = { $seat ->
    [S] Du siger
   *[other] { $name } siger
} stop.
play-eight-eight = Alle mangler én: i denne runde er Voms og Toqu kun høje kort ({ $cites }).
play-all-tricks = Alle stik gik til { $side }, og derfor giver runden ingenting ({ $cites }).
play-overshoot = Over kammen ({ $side }): manglede { $lacked }, fik { $gained }, mangler nu { $lacks } ({ $cites }).
play-extra-strokes = { $strokes } ekstra streger på kammen for { $side } ({ $cites }).

# Hvorfor lus skrives op eller slettes
lus-voms = Voms kom hjem
lus-voms-protected = Voms kom hjem under makkerens ruder 3
lus-toqu = Toqu tog Voms
lus-toqu-won-back = ruder 3 tog den Toqu, der lå på Voms
lus-d3 = ruder 3 tog Voms
lus-ataataq = Ataataq, spar konge på klør konge
lus-ataataq-stolen = ruder 3 stjal Ataataq
lus-black-kings = begge sorte konger på to syvere
lus-trick = for stikket
lus-deal = fem stik, runden er hjemme
lus-five-five = fem + fem: de fem første stik
lus-ruling = efter dommerens kendelse
lus-earlier = fra tidligere i runden
lus-annulled = Toqu blev ikke vist
lus-all-tricks = alle stik taget
lus-reshuffle = der blev blandet om
lus-partner-toqu = Toqu på makkerens Voms
lus-start-again = over målet, altså forfra
lus-cut = gik i fælden, da der skulle tages af

# Rundens og kampens slutning
play-deal-over = { $number }. runde er slut
play-no-lus = Ingen får lus.
play-game-won = Kampen går til { $side }: { $score }.
play-kam = Kam! Taberne har slet ingen lus ({ $cites }).
play-games-won = Vundne kampe: { $list }
play-again = En kamp til? (j/n)
play-enter-deal = Enter: næste runde
play-enter-begin = Enter: sæt dig til bords
play-enter-more = Enter: videre
play-enter-table = Enter: tilbage til bordet
play-left = Du rejser dig fra bordet. Der stod { $stand }.
play-left-between = Du rejser dig fra bordet.
play-thanks = Tak for spillet. (Samme kort igen: --seed { $seed })

# Spørgsmål
play-ask-lead = Du spiller ud: nummeret på et kort, eller flere for en gruppe, f.eks. 1 3.
play-ask-lead-one = Du spiller ud: nummeret på et kort.
play-ask-follow = { $count ->
    [one] Din tur: ét kort.
   *[other] Din tur: { $count } kort, det første på bunke 1 og så videre.
}
play-only = Kun ét er tilladt: { $cards }.
play-ask-cut = Du tager af. Efter hvor mange kort, 1 til { $most }? Enter: et tilfældigt sted.
play-ask-cut-or-knock = Du tager af. Efter hvor mange kort, 1–{ $most }? Enter: hvor som helst. Eller: bank.
play-ask-offered = { $name } holder kortene frem mod dig. Et tal fra 1 til { $most } tager af; eller bank.
play-ask-offer = Du giver. Enter: { $name } tager af. Eller hvem vil du narre: { $names }?
play-ask-choice = { $name } smed Toqu før Voms: omblanding eller videre?
play-ask-call = Du kan sige { $calls } nu. Enter: spil videre.
play-may-call = Du kan også sige { $calls }.
play-ask-order = I rækkefølgen { $cards } tager du stikket over. Læg sådan? (j/n)
play-hint-empty = Intet spillet. Skriv nummeret på et kort, eller ? for hjælp.
play-hint-number = Dine kort har numrene 1 til { $most }.
play-hint-twice = Nævn hvert kort én gang.
play-hint-cards = Nævn et kort efter “{ $command }”, f.eks. { $command } 1.
play-hint-article = Nævn en artikel efter “{ $command }”, f.eks. { $command } T.29.
play-hint-answer = Svar med et af disse: { $answers }.

# Svar
play-refused = Ikke tilladt
play-phase-cut = aftagning
play-phase-choice = modstandernes valg
play-phase-play = spil
play-phase-over = afslutning
play-see-also = Se også { $cites }.
play-why-takes = { $cards } må lægges og tager stikket over.
play-why-allowed = { $cards } må lægges, men tager ikke stikket over.
play-why-lead = { $cards } må spilles ud.
play-legal-title = Du må lægge
play-help-title = Ved bordet
play-help =
    1            læg kort 1 fra hånden
    1 3          spil en gruppe ud, eller følg: første på bunke 1, andet på 2
    9c 9d        det samme med navn: c ♣, s ♠, h ♥, d ♦
    lovlige      alt, hvad du må lægge nu
    hvorfor 2    om kort 2 må lægges, og ellers hvorfor ikke
    regel T.29   en artikel i regelbogen
    sidste       det sidste stik igen
    bord         reglerne ved dette bord
    slut         forlad bordet (det gør Ctrl-C og Ctrl-D også)
    Hvert kort skal slå det, det ligger på; kun alle tilsammen tager stikket.
    Fra oven: 3♦ (ej udspillet), J♣ og K♥, 8♠, 9, A, J, 6, 5, 8, Q, K♣, K♠.
    En udspillet 7'er slås kun af en højere, af K♣ og af 3♦. Farver: ♣ ♠ ♥ ♦.
play-table-title = Dette bord
play-rules-name = Regler: { $rules }, til { $target } lus.
play-partner = { $partner } over for dig er din makker; { $first } og { $second } er modstandere.
play-alone = Alle spiller for sig selv.
play-differences = Anderledes end i regelsættet “{ $rules }”:
play-difference = { $value } (ellers: { $usual })
play-difference-number = { $option }: { $value } (ellers: { $usual })
play-no-differences = Der spilles nøjagtig efter regelsættet “{ $rules }”.
play-start-hint = Skriv ? når som helst for hjælp.

# Forkerte valg
play-option-form = “{ $text }” er ikke et valg; skriv NAVN=VÆRDI, for eksempel max_lead=2.
play-option-names = Valgene er: { $names }.
play-other-game = { $option } hører til Vira; dette spil har det ikke.
