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
analysis-nothing-weighed = Ingen valg kunne vejes.
analysis-no-mistakes = Ingen fejl fundet.
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
analysis-turn = { $by ->
    [mistake] { $party } gik fra { $before } til { $after } ved en fejl
   *[other] { $party } gik fra { $before } til { $after }, mens runden gik
}
analysis-grade-good = godt
analysis-grade-inaccuracy = unøjagtighed
analysis-grade-mistake = fejl
analysis-grade-blunder = bommert
analysis-answer-won = vundet
analysis-answer-yes = ja
analysis-answer-more = mere
analysis-answer-no = nej
analysis-answer-unknown = vides ikke
analysis-slips = { $count ->
    [one] Ét kort gav noget bort med alle kort åbne:
   *[other] { $count } kort gav noget bort med alle kort åbne:
}
analysis-from-start = fra det første kort
analysis-from = fra efter handling { $number }

analysis-later = Hvad det koster, viser sig først senere i runden.

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

# Voms
analysis-voms-went-on = Det var bedre at give om: runden gik allerede dårligt.
analysis-voms-threw-in = Det var bedre at spille videre: runden gik godt nok.
analysis-voms-partner-toqu = Det lagde Toqu på makkerens Voms, og det endte runden.
analysis-voms-missed-game = Det andet spil vinder straks spillet.
analysis-voms-gave-game = Det lod modstanderne vinde spillet.
analysis-voms-overshot = Det gik over kammen: { $lacked } manglede, { $gained } blev vundet.
analysis-voms-all-tricks = Det tog alle stik, og så giver runden intet.
analysis-voms-gave-fifth = Det gav modstanderne det femte stik og dermed runden.
analysis-voms-gave-five-in-a-row = Det gav det femte stik i træk: fem og fem.
analysis-voms-gave-lus = Det gav modstanderne { $count } lus: { $reason }.
analysis-voms-missed-lus = Det gik glip af { $count } lus: { $reason }.
analysis-voms-left-without-d3 = Det efterlod Voms uden 3♦, mens Toqu stadig var ude.
analysis-voms-risked-voms = Det satte Voms på spil, mens Toqu stadig var ude.
analysis-voms-spent-toqu = Det brugte Toqu, mens Voms endnu skulle komme.
analysis-voms-spent-d3 = 3♦, som intet slår, var mere værd senere.
analysis-voms-took-partners = Det overtog et stik, som makkeren allerede havde.
analysis-voms-let-go = { $best } ville have taget stikket; modstanderne fik det.
analysis-voms-lost-trick = Modstanderne fik stikket; efter { $best } var det nok blevet.
analysis-voms-one-too-many = Runden var allerede vundet: endnu et stik hjalp kun til at tage dem alle.
analysis-voms-needless-trick = Det tog et stik, som hellere skulle gå til modstanderne.
analysis-voms-too-high = { $best } var nok til stikket; { $played } kunne være gemt.
analysis-voms-wasted = Stikket var tabt alligevel: { $best } var billigere at give end { $played }.
analysis-voms-led-too-many = Det spillede for mange kort ud på én gang; { $best } beholdt mere på hånden.
analysis-voms-led-too-few = Det spillede for få kort ud; { $best } sammen var sværere at slå.
analysis-voms-other-lead = { $best } var det bedre udspil.
analysis-voms-unknown = Der er for mange veje fra det første kort til at prøve dem alle i tide.
analysis-voms-won = De vandt spillet.
analysis-voms-could-win = Ja: med alle kort åbne kunne spillet være vundet i denne runde, hvad de andre end spillede.
analysis-voms-could-save = Tabet kunne være undgået i denne runde, med alle kort åbne.
analysis-voms-could-more = Ikke spillet, men { $count } lus mere i denne runde end de andre, med alle kort åbne.
analysis-voms-could-not = Nej: mod det bedste spil var der ikke mere i kortene.

# Vira
analysis-vira-overbid = { $played } lovede mere, end hånden holder; pas var bedre.
analysis-vira-underbid = Hånden var for god til at passe; den var god nok til { $best }.
analysis-vira-other-bid = { $best } passede bedre til hånden end { $played }.
analysis-vira-other-contract = { $best } passede bedre til hånden end { $played }.
analysis-vira-other-trump = { $best } var den bedre trumf: { $better } kort mod { $length } i { $played }.
analysis-vira-misar-instead = Hånden var bedre som misär.
analysis-vira-trump-instead = Hånden var bedre med { $suit } som trumf.
analysis-vira-threw = { $cards } skulle være blevet på hånden.
analysis-vira-kept = { $cards } skulle være lagt bort.
analysis-vira-could-be-laid = Hånden kunne lægges: det var billigere end at spille den.
analysis-vira-laid-too-soon = Hånden blev lagt for tidligt: den havde en rimelig chance.
analysis-vira-second-try = Et andet forsøg lovede mere.
analysis-vira-no-second-try = Det første forsøg var godt nok.
analysis-vira-accepted = Spillet kunne slås og skulle ikke have været godtaget.
analysis-vira-refused = Spillet kunne ikke slås.
analysis-vira-came-home = Spillet gik hjem alligevel.
analysis-vira-went-bet = Spillet gik bet.
analysis-vira-went-kodilj = Spillet gik kodilj.
analysis-vira-was-laid = Hånden blev lagt.
analysis-vira-trumped-partner = Det trumfede et stik, som makkeren allerede havde.
analysis-vira-took-partners = Det overtog et stik, som makkeren allerede havde.
analysis-vira-misar-trick = Det tog et stik i misär; { $best } ville være blevet under.
analysis-vira-misar-let-off = Det lod spilføreren slippe: { $best } ville have tvunget stikket på ham.
analysis-vira-gave-trick = Det gav stikket bort; efter { $best } var det nok blevet ens eget.
analysis-vira-needless-trick = Det tog et stik, som hellere skulle lades ligge; { $best } gemte mere til senere.
analysis-vira-draw-trumps = Trumf skulle komme først: { $best } i stedet for { $played }.
analysis-vira-other-lead = { $best } var det bedre udspil.
analysis-vira-needless-trump = Det brugte trumfen { $played }; { $best } kunne kastes.
analysis-vira-should-trump = { $best } skulle have trumfet.
analysis-vira-too-high = { $best } var højt nok.
analysis-vira-too-low = { $best } skulle til; { $played } var for lavt.
analysis-vira-other-discard = { $best } kunne undværes, ikke { $played }.
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
analysis-vira-unbeatable = Nej: spillet kunne ikke slås med disse kort.
