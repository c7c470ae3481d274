# Analysen av ett färdigt parti: `stik analyse` och dess sida.

analysis-level = ”{ $level }” väger inte vad den gör och kan inte döma; välj en av { $known }.
analysis-seat = Det finns ingen plats { $seat } i den här spelfilen; välj en av { $known }.
analysis-limits = Ge antingen --ms eller --simulations ett heltal över noll.
analysis-too-many = Högst { $most } analyser kan köras för dig på en gång; vänta eller avbryt en.
analysis-running = Väger valen
analysis-title = Analys av { $level }: { $weighed } av { $decisions } val vägda
analysis-deal = Det finns ingen giv { $deal } i den här spelfilen; den har { $deals }.
analysis-unjudged-title = Inte bedömt
analysis-unjudged-alike = { $count ->
    [one] Ett utspel eller en läggning, eftersom alla kort som kunde spelas gick på ett ut.
   *[other] { $count } utspel eller läggningar, eftersom alla kort som kunde spelas gick på ett ut.
}
analysis-unjudged-only = { $count ->
    [one] Ett val där bottarna inte ser något annat som är värt att väga.
   *[other] { $count } val där bottarna inte ser något annat som är värt att väga.
}
analysis-unjudged-unweighed = { $count ->
    [one] Ett val av ett slag som bottarna inte har värden för, såsom en uppläggning eller svaret på den.
   *[other] { $count } val av ett slag som bottarna inte har värden för, såsom uppläggningar och svaren på dem.
}
analysis-nothing-weighed = Inga val kunde vägas.
analysis-no-mistakes = Inga misstag hittades.
analysis-worst-title = De värsta misstagen
analysis-curve-title = { $unit ->
    [chance] Chans att vinna partiet
    [deal] Poäng i given
   *[other] Poäng, tidigare givar medräknade
}
analysis-turns-title = Vändpunkter
analysis-verdicts-title = Kunde det ha vunnits?
analysis-head-moment = ställe
analysis-head-who = vem
analysis-head-played = spelat
analysis-head-best = bättre
analysis-head-loss = kostade
analysis-head-why = varför
analysis-moment = { $deal }.{ $number }
analysis-turn = { $by ->
    [mistake] { $party } gick från { $before } till { $after } genom ett misstag
   *[other] { $party } gick från { $before } till { $after } medan given spelades
}
analysis-grade-good = bra
analysis-grade-inaccuracy = onoggrannhet
analysis-grade-mistake = misstag
analysis-grade-blunder = grovt misstag
analysis-answer-won = vunnet
analysis-answer-yes = ja
analysis-answer-more = mer
analysis-answer-no = nej
analysis-answer-unknown = vet inte
analysis-slips = { $count ->
    [one] Ett kort gav bort något med alla kort öppna:
   *[other] { $count } kort gav bort något med alla kort öppna:
}
analysis-from-start = från första kortet
analysis-from = från efter handling { $number }

analysis-later = Vad det kostar visar sig först senare i given.

analysis-action-trump = trumf { $suit }
analysis-action-keep = { $count ->
    [0] behåller inget
   *[other] behåller { $cards }
}
analysis-action-buy = { $count ->
    [0] byter inget
   *[other] byter { $cards }
}
analysis-action-discard = lägger bort { $cards }
analysis-action-pass = pass
analysis-action-misar = misär
analysis-action-go = spelar
analysis-action-again = andra försöket
analysis-action-lay = lägger handen
analysis-action-claim = lägger upp
analysis-action-accept = godtar
analysis-action-refuse = avvisar
analysis-action-concede = ger upp
analysis-action-continue = spelar vidare
analysis-action-reshuffle = ger om

# Voms
analysis-voms-went-on = Det var bättre att ge om: given gick redan dåligt.
analysis-voms-threw-in = Det var bättre att spela vidare: given gick bra nog.
analysis-voms-partner-toqu = Det lade Toqu på partnerns Voms, och det avslutade given.
analysis-voms-missed-game = Det andra kortet vinner partiet genast.
analysis-voms-gave-game = Det lät motståndarna vinna partiet.
analysis-voms-overshot = Det gick över kammen: { $lacked } saknades, { $gained } vanns.
analysis-voms-all-tricks = Det tog alla stick, och då ger given ingenting.
analysis-voms-gave-fifth = Det gav motståndarna det femte sticket och därmed given.
analysis-voms-gave-five-in-a-row = Det gav det femte sticket i rad: fem och fem.
analysis-voms-gave-lus = Det gav motståndarna { $count ->
    [one] { $count } lus
   *[other] { $count } löss
}: { $reason }.
analysis-voms-missed-lus = Det gick miste om { $count ->
    [one] { $count } lus
   *[other] { $count } löss
}: { $reason }.
analysis-voms-left-without-d3 = Det lämnade Voms utan 3♦ medan Toqu ännu var ute.
analysis-voms-risked-voms = Det satte Voms på spel medan Toqu ännu var ute.
analysis-voms-spent-toqu = Det gjorde av med Toqu medan Voms ännu skulle komma.
analysis-voms-spent-d3 = 3♦, som inget slår, var värd mer senare.
analysis-voms-took-partners = Det tog över ett stick som partnern redan hade.
analysis-voms-let-go = { $best } skulle ha tagit sticket; motståndarna fick det.
analysis-voms-lost-trick = Motståndarna fick sticket; efter { $best } hade det nog stannat.
analysis-voms-one-too-many = Given var redan vunnen: ännu ett stick hjälpte bara till att ta alla.
analysis-voms-needless-trick = Det tog ett stick som hellre borde ha gått till motståndarna.
analysis-voms-too-high = { $best } räckte till sticket; { $played } kunde ha sparats.
analysis-voms-wasted = Sticket var ändå förlorat: { $best } var billigare att ge än { $played }.
analysis-voms-led-too-many = Det spelade ut för många kort på en gång; { $best } behöll mer på handen.
analysis-voms-led-too-few = Det spelade ut för få kort; { $best } tillsammans var svårare att slå.
analysis-voms-other-lead = { $best } var det bättre utspelet.
analysis-voms-unknown = Det finns för många vägar från första kortet för att pröva alla i tid.
analysis-voms-won = De vann partiet.
analysis-voms-could-win = Ja: med alla kort öppna kunde partiet ha vunnits i denna giv, vad de andra än spelade.
analysis-voms-could-save = Förlusten kunde ha undvikits i denna giv, med alla kort öppna.
analysis-voms-could-more = Inte partiet, men { $count ->
    [one] { $count } lus
   *[other] { $count } löss
} mer i denna giv än de andra, med alla kort öppna.
analysis-voms-could-not = Nej: mot det bästa spelet fanns inte mer i korten.

# Vira
analysis-vira-overbid = { $played } lovade mer än handen håller; pass var bättre.
analysis-vira-underbid = Handen var för bra för att passa; den var bra nog för { $best }.
analysis-vira-other-bid = { $best } passade handen bättre än { $played }.
analysis-vira-other-contract = { $best } passade handen bättre än { $played }.
analysis-vira-other-trump = { $best } var den bättre trumfen: { $better } kort mot { $length } i { $played }.
analysis-vira-misar-instead = Handen var bättre som misär.
analysis-vira-trump-instead = Handen var bättre med { $suit } som trumf.
analysis-vira-threw = { $cards } borde ha stannat på handen.
analysis-vira-kept = { $cards } borde ha lagts bort.
analysis-vira-could-be-laid = Handen kunde läggas: det var billigare än att spela den.
analysis-vira-laid-too-soon = Handen lades för tidigt: den hade en rimlig chans.
analysis-vira-second-try = Ett andra försök lovade mer.
analysis-vira-no-second-try = Det första försöket var bra nog.
analysis-vira-accepted = Spelet kunde slås och borde inte ha godtagits.
analysis-vira-refused = Spelet kunde inte slås.
analysis-vira-came-home = Spelet gick hem ändå.
analysis-vira-went-bet = Spelet gick bet.
analysis-vira-went-kodilj = Spelet gick kodilj.
analysis-vira-was-laid = Handen lades.
analysis-vira-trumped-partner = Det trumfade ett stick som medspelaren redan hade.
analysis-vira-took-partners = Det tog över ett stick som medspelaren redan hade.
analysis-vira-misar-trick = Det tog ett stick i misär; { $best } skulle ha stannat under.
analysis-vira-misar-let-off = Det lät spelföraren slippa undan: { $best } skulle ha tvingat på honom sticket.
analysis-vira-gave-trick = Det gav bort sticket; efter { $best } hade det nog blivit eget.
analysis-vira-needless-trick = Det tog ett stick som hellre borde ha lämnats; { $best } sparade mer till senare.
analysis-vira-draw-trumps = Trumf borde ha kommit först: { $best } i stället för { $played }.
analysis-vira-other-lead = { $best } var det bättre utspelet.
analysis-vira-needless-trump = Det gjorde av med trumfen { $played }; { $best } kunde sakas.
analysis-vira-should-trump = { $best } borde ha trumfat.
analysis-vira-too-high = { $best } var högt nog.
analysis-vira-too-low = { $best } behövdes; { $played } var för lågt.
analysis-vira-other-discard = { $best } kunde undvaras, inte { $played }.
analysis-vira-won = { $form ->
    [misar] Misären gick hem.
    [early] Spelet gick hem innan alla kort var spelade.
   *[other] Spelet gick hem med { $took } stick; { $needed } behövdes.
}
analysis-vira-could-win = { $form ->
    [misar] Ja: med alla kort öppna kunde varje stick ha undvikits.
   *[other] Ja: med alla kort öppna fanns { $count } stick, och { $needed } behövdes; { $took } togs.
}
analysis-vira-could-not = { $form ->
    [misar] Nej: mot det bästa försvaret undviker inget spel varje stick.
   *[other] Nej: mot det bästa försvaret fanns bara { $count } stick, och { $needed } behövdes.
}
analysis-vira-beaten = Spelet slogs.
analysis-vira-could-beat = Ja: med alla kort öppna kunde försvaret ha slagit spelet.
analysis-vira-unbeatable = Nej: spelet kunde inte slås med dessa kort.
