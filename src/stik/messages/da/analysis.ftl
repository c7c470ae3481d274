# Analysen af et færdigt spil: `stik analyse` og dens side.

analysis-level = “{ $level }” vejer ikke, hvad den gør, og kan ikke dømme; vælg en af { $known }.
analysis-seat = Der er ingen plads { $seat } i denne optegnelse; vælg en af { $known }.
analysis-limits = Giv enten --ms eller --simulations et helt tal over nul.
analysis-too-many = Der kan højst køre { $most } analyser for dig ad gangen; vent eller afbryd en.
analysis-running = Vejer valgene
analysis-title = Analyse ved { $level }: { $weighed } af { $decisions } valg vejet
analysis-deal = Der er ingen runde { $deal } i denne optegnelse; den har { $deals }.
analysis-unjudged-title = Ikke bedømt
analysis-unjudged-alike = { $count ->
    [one] Ét udspil eller tillæg, fordi alle kort, der kunne spilles, kom ud på ét.
   *[other] { $count } udspil eller tillæg, fordi alle kort, der kunne spilles, kom ud på ét.
}
analysis-unjudged-only = { $count ->
    [one] Ét valg, hvor botterne ikke ser andet, der er værd at veje.
   *[other] { $count } valg, hvor botterne ikke ser andet, der er værd at veje.
}
analysis-unjudged-unweighed = { $count ->
    [one] Ét valg af en slags, som botterne ikke har værdier for, såsom en oplægning eller svaret på den.
   *[other] { $count } valg af en slags, som botterne ikke har værdier for, såsom oplægninger og svarene på dem.
}
analysis-unjudged-untried = { $count ->
    [one] Ét valg, hvor botterne ikke prøvede det, som blev gjort.
   *[other] { $count } valg, hvor botterne ikke prøvede det, som blev gjort.
}
analysis-nothing-weighed = Ingen valg kunne vejes.
analysis-no-mistakes = { $count ->
    [one] Ingen fejl fundet i det ene valg, som blev vejet.
   *[other] Ingen fejl fundet i de { $count } valg, som blev vejet.
}
analysis-worst-title = De værste fejl
analysis-curve-title = { $unit ->
    [chance] Chance for at vinde spillet
    [deal] Point i runden
   *[other] Point, tidligere runder medregnet
}
analysis-turns-title = Vendepunkter
analysis-verdicts-title = Kunne det have været vundet?
analysis-head-moment = sted
analysis-head-who = hvem
analysis-head-played = spillet
analysis-head-best = bedre
analysis-head-loss = kostede
analysis-head-why = hvorfor
analysis-moment = { $deal }.{ $number }
analysis-turn-mistake = { $party } gik fra { $before } til { $after } ved en fejl af { $who }: { $played }; bedre: { $best }
analysis-turn-gift = { $party } gik fra { $before } til { $after } efter en fejl af { $who }: { $played }; bedre: { $best }
analysis-turn-decision = { $party } gik fra { $before } til { $after }, da { $who } valgte: { $played }
analysis-turn-end = { $party } gik fra { $before } til { $after }, da runden endte: { $played }
analysis-grade-good = godt
analysis-grade-inaccuracy = unøjagtighed
analysis-grade-mistake = fejl
analysis-grade-blunder = bommert
analysis-slips = { $count ->
    [one] Ét kort gav noget bort med alle kort åbne, så vidt det kunne regnes ud:
   *[other] { $count } kort gav noget bort med alle kort åbne, så vidt det kunne regnes ud:
}
analysis-expected = Over resten af runden venter botterne mere af dette: { $best }.

analysis-action-trump = trumf { $suit }
analysis-action-keep = { $count ->
    [0] beholder intet
   *[other] beholder { $cards }
}
analysis-action-buy = { $count ->
    [0] bytter intet
   *[other] bytter { $cards }
}
analysis-action-discard = lægger { $cards } bort
analysis-action-pass = pas
analysis-action-misar = misär
analysis-action-go = spiller
analysis-action-again = andet forsøg
analysis-action-lay = lægger hånden
analysis-action-claim = lægger op
analysis-action-accept = godtager
analysis-action-refuse = afviser
analysis-action-concede = giver op
analysis-action-continue = spiller videre
analysis-action-reshuffle = kaster om
analysis-action-rule = en kendelse

# Voms
analysis-voms-went-on = Det var bedre at give om.
analysis-voms-threw-in = Det var bedre at spille videre.
analysis-voms-partner-toqu = Det lagde Toqu på makkerens Voms, og det endte runden.
analysis-voms-missed-game = { $sure ->
    [yes] { $best } vinder straks spillet.
   *[no] { $best } kunne have vundet spillet i dette stik.
}
analysis-voms-gave-game = { $sure ->
    [yes] Det lod modstanderne vinde spillet; efter { $best } kunne de ikke i dette stik.
   *[no] Modstanderne vandt spillet i dette stik; efter { $best } havde de måske ikke.
}
analysis-voms-overshot = Det gik over kammen: { $lacked } manglede, { $gained } blev vundet.
analysis-voms-all-tricks = { $count ->
    [0] Det tog også det sidste stik, og en runde med alle stik giver intet.
    [one] Det tog også det sidste stik, og af en runde med alle stik beholdes kun { $count } lus.
   *[other] Det tog også det sidste stik, og af en runde med alle stik beholdes kun { $count } lus.
}
analysis-voms-gave-fifth = { $sure ->
    [yes] Dermed fik modstanderne det femte stik og runden; endnu ikke efter { $best }.
   *[no] Modstanderne fik det femte stik og dermed runden; efter { $best } havde de måske ikke.
}
analysis-voms-gave-five-in-a-row = { $sure ->
    [yes] Dermed fik modstanderne det femte stik i træk, fem og fem; endnu ikke efter { $best }.
   *[no] Modstanderne fik det femte stik i træk, fem og fem; efter { $best } havde de måske ikke.
}
analysis-voms-gave-lus = { $sure ->
    [yes] Det gav modstanderne { $count } lus: { $reason }.
   *[no] Modstanderne fik { $count } lus: { $reason }; efter { $best } havde de måske ikke.
}
analysis-voms-missed-lus = { $sure ->
    [yes] Det gik glip af { $count } lus: { $reason }.
   *[no] { $best } kunne have givet { $count } lus: { $reason }.
}
analysis-voms-left-without-d3 = Det efterlod Voms uden 3♦, mens Toqu stadig var ude.
analysis-voms-risked-voms = Det satte Voms på spil, mens Toqu stadig var ude.
analysis-voms-spent-d3 = Det brugte 3♦, som { $best } beholder.
analysis-voms-took-partners = Det overtog et stik, som makkeren allerede havde.
analysis-voms-let-go = { $sure ->
    [yes] { $best } ville have taget stikket; modstanderne fik det.
   *[no] { $best } kunne have taget stikket; modstanderne fik det.
}
analysis-voms-lost-trick = { $sure ->
    [yes] Modstanderne fik stikket; efter { $best } var det blevet.
   *[no] Modstanderne fik stikket; efter { $best } kunne det være blevet.
}
analysis-voms-one-too-many = Runden var allerede vundet: endnu et stik hjalp kun til at tage dem alle.
analysis-voms-needless-trick = { $sure ->
    [yes] Det tog et stik, som { $best } overlader til modstanderne.
   *[no] Det tog et stik, som { $best } kunne have overladt til modstanderne.
}
analysis-voms-too-high = { $sure ->
    [yes] { $best } havde været nok til stikket, og { $played } var gemt.
   *[no] { $best } kunne have været nok til stikket, og { $played } være gemt.
}
analysis-voms-wasted = Stikket var tabt, og { $best } er lavere end { $played }.
analysis-voms-led-too-many = Det spillede for mange kort ud på én gang; { $best } var det bedre udspil.
analysis-voms-led-too-few = Det spillede for få kort ud; { $best } var det bedre udspil.
analysis-voms-other-lead = { $best } var det bedre udspil.
analysis-voms-unknown = Der var for mange veje til at prøve dem alle i tide.
analysis-voms-won = De vandt spillet.
analysis-voms-won-deal = { $from ->
    [0] De fik { $count } lus mere end de andre; mod det bedste spil var der ikke mere.
   *[other] De fik { $count } lus mere end de andre; fra skridt { $from } var der ikke mere mod det bedste spil.
}
analysis-voms-could-win = { $from ->
    [0] Ja: med alle kort åbne kunne spillet være vundet i denne runde, hvad de andre end spillede.
   *[other] Ja: fra skridt { $from } kunne spillet være vundet i denne runde med alle kort åbne, hvad de andre end spillede.
}
analysis-voms-could-save = { $from ->
    [0] Med alle kort åbne kunne tabet af spillet være undgået i denne runde.
   *[other] Med alle kort åbne kunne tabet af spillet være undgået i denne runde fra skridt { $from }.
}
analysis-voms-could-more = { $from ->
    [0] Ikke spillet, men med alle kort åbne kunne runden være gået { $count } lus bedre.
   *[other] Ikke spillet, men med alle kort åbne kunne runden være gået { $count } lus bedre fra skridt { $from }.
}
analysis-voms-could-not = { $from ->
    [0] Nej: mod det bedste spil var der ikke mere i kortene.
   *[other] Nej: fra skridt { $from } var der ikke mere i kortene mod det bedste spil.
}

# Vira
analysis-vira-overbid = Pas var bedre end { $played }.
analysis-vira-underbid = { $best } var bedre end pas.
analysis-vira-other-bid = { $best } passede bedre til hånden end { $played }.
analysis-vira-other-contract = { $best } passede bedre til hånden end { $played }.
analysis-vira-other-trump = { $longer ->
    [yes] { $best } var den bedre trumf: { $better } kort mod { $length } i { $played }.
   *[no] { $best } var den bedre trumf, skønt hånden havde { $better } af den og { $length } i { $played }.
}
analysis-vira-misar-instead = Hånden var bedre som misär.
analysis-vira-trump-instead = Hånden var bedre med { $suit } som trumf.
analysis-vira-threw = { $cards } skulle være blevet på hånden.
analysis-vira-kept = { $cards } skulle være lagt bort.
analysis-vira-could-be-laid = Det var bedre at lægge hånden end at spille den.
analysis-vira-laid-too-soon = Det var bedre at spille hånden end at lægge den.
analysis-vira-second-try = Et andet forsøg lovede mere.
analysis-vira-no-second-try = Det første forsøg lovede mere.
analysis-vira-came-home = Spillet gik hjem alligevel.
analysis-vira-went-bet = Spillet gik bet.
analysis-vira-went-kodilj = Spillet gik kodilj.
analysis-vira-was-laid = Hånden blev lagt.
analysis-vira-trumped-partner = Det trumfede et stik, som makkeren allerede havde.
analysis-vira-took-partners = Det overtog et stik, som makkeren allerede havde.
analysis-vira-misar-trick = { $sure ->
    [yes] Det tog et stik i misär; { $best } ville være blevet under.
   *[no] Det tog et stik i misär; { $best } kunne være blevet under.
}
analysis-vira-misar-let-off = { $sure ->
    [yes] Det lod spilføreren slippe: { $best } ville have tvunget stikket på ham.
   *[no] Det lod spilføreren slippe: { $best } kunne have tvunget stikket på ham.
}
analysis-vira-gave-trick = { $sure ->
    [yes] Det gav stikket bort; efter { $best } var det blevet ens eget.
   *[no] Stikket gik til den anden side; efter { $best } kunne det være blevet ens eget.
}
analysis-vira-needless-trick = { $sure ->
    [yes] Det tog et stik, som { $best } overlader til den anden side.
   *[no] Det tog et stik, som { $best } kunne have overladt til den anden side.
}
analysis-vira-draw-trumps = Trumf var det bedre udspil: { $best } i stedet for { $played }.
analysis-vira-other-lead = { $best } var det bedre udspil.
analysis-vira-needless-trump = Det brugte trumfen { $played }; { $best } kunne kastes.
analysis-vira-should-trump = { $best } skulle have trumfet.
analysis-vira-too-high = Et lavere kort var bedre: { $best }.
analysis-vira-too-low = Et højere kort var bedre: { $best }.
analysis-vira-other-discard = Det var bedre at kaste { $best } end { $played }.
analysis-vira-won = { $form ->
    [misar] Misären gik hjem.
    [early] Spillet gik hjem, før alle kort var spillet.
   *[other] Spillet gik hjem med { $took } stik; der skulle { $needed } til.
}
analysis-vira-could-win = { $form ->
    [misar] Ja: med alle kort åbne kunne hvert stik være undgået.
   *[other] Ja: med alle kort åbne var der { $count } stik, og der skulle { $needed } til; { $took } blev taget.
}
analysis-vira-could-not = { $form ->
    [misar] Nej: mod det bedste forsvar undgår intet spil hvert stik.
   *[other] Nej: mod det bedste forsvar var der kun { $count } stik, og der skulle { $needed } til.
}
analysis-vira-beaten = Spillet blev slået.
analysis-vira-could-beat = Ja: med alle kort åbne kunne forsvaret have slået spillet.
analysis-vira-unbeatable = Nej: mod det bedste spil kunne spillet ikke slås.
