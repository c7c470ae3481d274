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
analysis-unjudged-untried = { $count ->
    [one] Ett val där bottarna inte prövade det som gjordes.
   *[other] { $count } val där bottarna inte prövade det som gjordes.
}
analysis-nothing-weighed = Inga val kunde vägas.
analysis-no-mistakes = { $count ->
    [one] Inget misstag hittades i det enda val som vägdes.
   *[other] Inga misstag hittades i de { $count } val som vägdes.
}
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
analysis-turn-mistake = { $party } gick från { $before } till { $after } genom ett misstag av { $who }: { $played }; bättre: { $best }
analysis-turn-gift = { $party } gick från { $before } till { $after } efter ett misstag av { $who }: { $played }; bättre: { $best }
analysis-turn-decision = { $party } gick från { $before } till { $after } när { $who } valde: { $played }
analysis-turn-end = { $party } gick från { $before } till { $after } när given slutade: { $played }
analysis-grade-good = bra
analysis-grade-inaccuracy = onoggrannhet
analysis-grade-mistake = misstag
analysis-grade-blunder = grovt misstag
analysis-slips = { $count ->
    [one] Ett kort gav bort något med alla kort öppna, så långt det kunde räknas ut:
   *[other] { $count } kort gav bort något med alla kort öppna, så långt det kunde räknas ut:
}
analysis-expected = Över resten av given väntar sig bottarna mer av detta: { $best }.

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
analysis-action-rule = ett utslag

# Voms
analysis-voms-went-on = Det var bättre att ge om.
analysis-voms-threw-in = Det var bättre att spela vidare.
analysis-voms-partner-toqu = Det lade Toqu på partnerns Voms, och det avslutade given.
analysis-voms-missed-game = { $sure ->
    [yes] { $best } vinner partiet genast.
   *[no] { $best } kunde ha vunnit partiet i detta stick.
}
analysis-voms-gave-game = { $sure ->
    [yes] Det lät motståndarna vinna partiet; efter { $best } kunde de inte i detta stick.
   *[no] Motståndarna vann partiet i detta stick; efter { $best } hade de kanske inte.
}
analysis-voms-overshot = Det gick över kammen: { $lacked } saknades, { $gained } vanns.
analysis-voms-all-tricks = { $count ->
    [0] Det tog också det sista sticket, och en giv med alla stick ger ingenting.
    [one] Det tog också det sista sticket, och av en giv med alla stick behålls bara { $count } lus.
   *[other] Det tog också det sista sticket, och av en giv med alla stick behålls bara { $count } löss.
}
analysis-voms-gave-fifth = { $sure ->
    [yes] Därmed fick motståndarna det femte sticket och given; ännu inte efter { $best }.
   *[no] Motståndarna fick det femte sticket och därmed given; efter { $best } hade de kanske inte.
}
analysis-voms-gave-five-in-a-row = { $sure ->
    [yes] Därmed fick motståndarna det femte sticket i rad, fem och fem; ännu inte efter { $best }.
   *[no] Motståndarna fick det femte sticket i rad, fem och fem; efter { $best } hade de kanske inte.
}
analysis-voms-gave-lus = { $sure ->
    [yes] Det gav motståndarna { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    }: { $reason }.
   *[no] Motståndarna fick { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    }: { $reason }; efter { $best } hade de kanske inte.
}
analysis-voms-missed-lus = { $sure ->
    [yes] Det gick miste om { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    }: { $reason }.
   *[no] { $best } kunde ha gett { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    }: { $reason }.
}
analysis-voms-left-without-d3 = Det lämnade Voms utan 3♦ medan Toqu ännu var ute.
analysis-voms-risked-voms = Det satte Voms på spel medan Toqu ännu var ute.
analysis-voms-spent-d3 = Det gjorde av med 3♦, som { $best } behåller.
analysis-voms-took-partners = Det tog över ett stick som partnern redan hade.
analysis-voms-let-go = { $sure ->
    [yes] { $best } skulle ha tagit sticket; motståndarna fick det.
   *[no] { $best } kunde ha tagit sticket; motståndarna fick det.
}
analysis-voms-lost-trick = { $sure ->
    [yes] Motståndarna fick sticket; efter { $best } hade det stannat.
   *[no] Motståndarna fick sticket; efter { $best } kunde det ha stannat.
}
analysis-voms-one-too-many = Given var redan vunnen: ännu ett stick hjälpte bara till att ta alla.
analysis-voms-needless-trick = { $sure ->
    [yes] Det tog ett stick som { $best } överlåter åt motståndarna.
   *[no] Det tog ett stick som { $best } kunde ha överlåtit åt motståndarna.
}
analysis-voms-too-high = { $sure ->
    [yes] { $best } hade räckt till sticket, och { $played } hade sparats.
   *[no] { $best } kunde ha räckt till sticket, och { $played } ha sparats.
}
analysis-voms-wasted = Sticket var förlorat, och { $best } är lägre än { $played }.
analysis-voms-led-too-many = Det spelade ut för många kort på en gång; { $best } var det bättre utspelet.
analysis-voms-led-too-few = Det spelade ut för få kort; { $best } var det bättre utspelet.
analysis-voms-other-lead = { $best } var det bättre utspelet.
analysis-voms-unknown = Det fanns för många vägar för att pröva alla i tid.
analysis-voms-won = De vann partiet.
analysis-voms-won-deal = { $from ->
    [0] De fick { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    } mer än de andra; mot det bästa spelet fanns inte mer.
   *[other] De fick { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    } mer än de andra; från steg { $from } fanns inte mer mot det bästa spelet.
}
analysis-voms-could-win = { $from ->
    [0] Ja: med alla kort öppna kunde partiet ha vunnits i denna giv, vad de andra än spelade.
   *[other] Ja: från steg { $from } kunde partiet ha vunnits i denna giv med alla kort öppna, vad de andra än spelade.
}
analysis-voms-could-save = { $from ->
    [0] Med alla kort öppna kunde förlusten av partiet ha undvikits i denna giv.
   *[other] Med alla kort öppna kunde förlusten av partiet ha undvikits i denna giv från steg { $from }.
}
analysis-voms-could-more = { $from ->
    [0] Inte partiet, men med alla kort öppna kunde given ha gått { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    } bättre.
   *[other] Inte partiet, men med alla kort öppna kunde given ha gått { $count ->
        [one] { $count } lus
       *[other] { $count } löss
    } bättre från steg { $from }.
}
analysis-voms-could-not = { $from ->
    [0] Nej: mot det bästa spelet fanns inte mer i korten.
   *[other] Nej: från steg { $from } fanns inte mer i korten mot det bästa spelet.
}

# Vira
analysis-vira-overbid = Pass var bättre än { $played }.
analysis-vira-underbid = { $best } var bättre än pass.
analysis-vira-other-bid = { $best } passade handen bättre än { $played }.
analysis-vira-other-contract = { $best } passade handen bättre än { $played }.
analysis-vira-other-trump = { $longer ->
    [yes] { $best } var den bättre trumfen: { $better } kort mot { $length } i { $played }.
   *[no] { $best } var den bättre trumfen, fast handen hade { $better } av den och { $length } i { $played }.
}
analysis-vira-misar-instead = Handen var bättre som misär.
analysis-vira-trump-instead = Handen var bättre med { $suit } som trumf.
analysis-vira-threw = { $cards } borde ha stannat på handen.
analysis-vira-kept = { $cards } borde ha lagts bort.
analysis-vira-could-be-laid = Det var bättre att lägga handen än att spela den.
analysis-vira-laid-too-soon = Det var bättre att spela handen än att lägga den.
analysis-vira-second-try = Ett andra försök lovade mer.
analysis-vira-no-second-try = Det första försöket lovade mer.
analysis-vira-came-home = Spelet gick hem ändå.
analysis-vira-went-bet = Spelet gick bet.
analysis-vira-went-kodilj = Spelet gick kodilj.
analysis-vira-was-laid = Handen lades.
analysis-vira-trumped-partner = Det trumfade ett stick som medspelaren redan hade.
analysis-vira-took-partners = Det tog över ett stick som medspelaren redan hade.
analysis-vira-misar-trick = { $sure ->
    [yes] Det tog ett stick i misär; { $best } skulle ha stannat under.
   *[no] Det tog ett stick i misär; { $best } kunde ha stannat under.
}
analysis-vira-misar-let-off = { $sure ->
    [yes] Det lät spelföraren slippa undan: { $best } skulle ha tvingat på honom sticket.
   *[no] Det lät spelföraren slippa undan: { $best } kunde ha tvingat på honom sticket.
}
analysis-vira-gave-trick = { $sure ->
    [yes] Det gav bort sticket; efter { $best } hade det blivit eget.
   *[no] Sticket gick till den andra sidan; efter { $best } kunde det ha blivit eget.
}
analysis-vira-needless-trick = { $sure ->
    [yes] Det tog ett stick som { $best } överlåter åt den andra sidan.
   *[no] Det tog ett stick som { $best } kunde ha överlåtit åt den andra sidan.
}
analysis-vira-draw-trumps = Trumf var det bättre utspelet: { $best } i stället för { $played }.
analysis-vira-other-lead = { $best } var det bättre utspelet.
analysis-vira-needless-trump = Det gjorde av med trumfen { $played }; { $best } kunde sakas.
analysis-vira-should-trump = { $best } borde ha trumfat.
analysis-vira-too-high = Ett lägre kort var bättre: { $best }.
analysis-vira-too-low = Ett högre kort var bättre: { $best }.
analysis-vira-other-discard = Det var bättre att saka { $best } än { $played }.
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
analysis-vira-unbeatable = Nej: mot det bästa spelet kunde spelet inte slås.
