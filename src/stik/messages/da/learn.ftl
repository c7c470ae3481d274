# De første spil trin for trin, og øvelserne.

lesson-voms-order = Kortenes orden
lesson-voms-order-table = Du sidder nederst og din makker over for dig. Alle har fire kort, og det højeste kort tager stikket. Oppefra: 8♠, 9'erne, esserne, knægtene, 6'erne, 5'erne, de andre 8'ere, damerne. Man skal ikke bekende kulør.
lesson-voms-order-beat = Modstanderen til højre for dig spiller 6♥ ud. Et af dine kort er højere: tag stikket.
lesson-voms-order-winner = Ingen gik over din knægt, så stikket er dit. Den, der tog stikket, trækker først, til alle har fire igen.
lesson-voms-order-lead = Og den, der tog stikket, spiller ud til det næste. Du trak 9♣: spil den ud.
lesson-voms-suits = Klør, spar, hjerter, ruder
lesson-voms-suits-signs = Mellem kort af samme værdi afgør kuløren: klør går over spar, spar over hjerter og hjerter over ruder.
lesson-voms-suits-beat = Der er spillet 9♥ ud. Du har to 9'ere; kun den ene går over.
lesson-voms-suits-free = Godt. Man behøver aldrig gå over: den, der ikke kan eller ikke vil, lægger et hvilket som helst kort.
lesson-voms-sevens = Syverne
lesson-voms-sevens-lead = En syver er det laveste kort af alle, undtagen når den spilles ud. Spil din 7♠ ud.
lesson-voms-sevens-holds = Hverken 9'er eller es kan røre den: en udspillet syver viger kun for en højere syver, for K♣ og for 3♦.
lesson-voms-sevens-away = Giv nu udspillet fra dig: spil 8♣.
lesson-voms-sevens-king = Modstanderne spiller 7♦ ud. Du har K♥, ellers et højt kort. Prøv at spille det.
lesson-voms-sevens-other = Ikke engang Voms tager en udspillet syver. Læg K♠. Den kan noget for sig selv: tager en modstanders K♣ en syver, så tager K♠ den konge. Det er Ataataq og giver én lus.
lesson-voms-d3 = Ruder 3
lesson-voms-d3-all = 3♦ tager alt, også Voms og Toqu, og intet tager den. Der er spillet 9♥ ud: tag den med 3♦.
lesson-voms-d3-led = Kun som udspil er den intet værd: så går ethvert kort over den. Gem den hellere til noget, der betyder noget.
lesson-voms-several = Flere kort på én gang
lesson-voms-several-lead = Man må spille to, tre eller fire kort af samme værdi ud, eller to par. Vælg begge dine 5'ere og spil dem ud.
lesson-voms-several-count = Alle lægger lige så mange kort, hvert på et af dine, og kun den, der går over dem alle, tager stikket. Det tæller som to stik.
lesson-voms-several-follow = Nu er der spillet to 6'ere ud, og begge er allerede slået. Du kan ikke gå over: læg dine to damer.
lesson-voms-voms = Voms giver en lus
lesson-voms-voms-card = Point hedder lus, og ni af dem fylder kammen. De fleste stik giver ingen. K♥ er Voms: et stik, som den tager hjem, giver én lus, hvis Toqu (J♣) endnu kunne have taget den.
lesson-voms-voms-lead = Ingen har set Toqu endnu, så Voms er truet. Vær modig og spil den ud.
lesson-voms-voms-lus = Ingen havde Toqu: én lus til jeres side. Se på kammen.
lesson-voms-toqu = Toqu tager Voms
lesson-voms-toqu-early = J♣ er Toqu, og du har den. Den må ikke spilles, før Voms er kommet. Den venter på ét eneste kort.
lesson-voms-toqu-must = Der er den: modstanderen til højre spiller Voms ud. Prøv at lægge Q♠ på.
lesson-voms-toqu-take = En modstanders Voms skal tages. Gør det.
lesson-voms-toqu-lus = To lus. Men læg aldrig Toqu på din makkers Voms: det koster alt, hvad I har på kammen.
lesson-voms-forbidden = Når Voms må vente
lesson-voms-forbidden-first = Dette er det første stik i et nyt spil. Du spiller ud. Prøv med Voms.
lesson-voms-forbidden-instead = Ikke i spillets første stik. Spil Q♠ ud.
lesson-voms-forbidden-last = Nu er du den sidste i stikket, hvor ingen længere kunne true Voms. Prøv alligevel.
lesson-voms-forbidden-why = I baghånd må den heller ikke spilles, så længe Toqu er ude. Hver afvisning nævner sin paragraf: rør ved den for at læse den. Tag stikket med 9♣.
lesson-voms-deal = Fem stik, og kammen
lesson-voms-deal-five = Der er ni stik i en runde, og den side, der først har fem, får én lus for dem; to, hvis de andre slet ingen har. I har fire. Spil 9♣ ud.
lesson-voms-deal-rest = Det var det femte. Spil det sidste kort.
lesson-voms-deal-comb = Runden er slut, og dens lus skrives på kammen. Arket fortæller, hvor hver af dem kom fra.
lesson-voms-over = Over kammen
lesson-voms-over-lack = I har 8 af 9 lus og mangler kun én. For at vinde skal I have præcis den ene.
lesson-voms-over-forced = Men nu spilles Voms ud, du har Toqu, og Toqu giver to. Du skal tage den.
lesson-voms-over-end = To lus, og der manglede kun én. Spil det sidste kort, og se, hvad der sker med kammen.
lesson-voms-over-longer = I er gået over: kammen bliver længere, og nu skal I have 12. Tæl, hvad I mangler, før I tager en lus.
lesson-voms-calls = Det, der siges
lesson-voms-calls-words = Noget siges højt. »Aavunga« siger den, der spiller Voms eller Toqu og har dem begge. Den, der trækker Toqu efter en lus for Voms, viser den. Og den, der har vundet, siger stop.
lesson-voms-calls-lead = I mangler én lus. Spil Voms ud.
lesson-voms-calls-stop = Der er den niende. Ved dette bord siger ingen det for dig: sig stop, før næste kort spilles ud.
lesson-voms-calls-won = Spillet er vundet. Havde du glemt det, var runden gået videre, til den var slut.
lesson-voms-play = En runde på egen hånd
lesson-voms-play-free = Spil nu en hel runde sammen med Nuka mod Malik og Nivi. Det er den første i et spil: hold Voms tilbage i det første stik. Bed om et tip, når du vil.

lesson-vira-follow = Bekend kulør
lesson-vira-follow-table = Tre spiller, med tretten kort hver; esset er højest. Én er spilfører og spiller alene, de to andre spiller sammen imod. Her er Brita spilfører, og du spiller imod sammen med Carl. Spar er trumf.
lesson-vira-follow-other = Carl spiller Q♥ ud. Prøv at lægge 9♣ i stedet for en hjerter.
lesson-vira-follow-follow = Den, der kan bekende kulør, skal. Du har hjerter: tag stikket med kongen.
lesson-vira-follow-took = Det højeste kort i den udspillede kulør tager stikket, og den, der tog det, spiller ud.
lesson-vira-trump = Trumf
lesson-vira-trump-void = Brita spiller A♦ ud, og du har ingen ruder. Så må du lægge, hvad du vil, og spar er trumf: tag esset med 3♠.
lesson-vira-trump-took = Den mindste trumf går over esset i en anden kulør. Falder der flere, tager den højeste stikket.
lesson-vira-trump-lead = Du skal spille ud. K♥ er nu den bedste hjerter.
lesson-vira-trump-end = Endnu et stik til modspillet.
lesson-vira-bid = Det første bud
lesson-vira-bid-hand = Før spillet bydes der om, hvem der spiller alene, og hvor højt. Du sidder i förhand: du fik de første kort, og du taler først.
lesson-vira-bid-nopass = Måske ville du hellere vente. Prøv at passe.
lesson-vira-bid-begar = Förhand skal byde noget. Det laveste bud er Begär: seks stik i en kulør, du selv vælger, efter at du har byttet kort. Byd det.
lesson-vira-bid-won = Begge de andre passede, så du er spilfører. Den, der har passet, er ude af budrunden for altid.
lesson-vira-buy = Trumf og køb
lesson-vira-buy-bid = Den samme hånd igen. Byd Begär.
lesson-vira-buy-trump = I et köpspel nævner man trumf, før man køber. Du har seks hjerter med es, konge, dame og knægt.
lesson-vira-buy-buy = Læg nu de kort væk, der ikke tager stik, og træk lige så mange fra talonen: 5♠, 4♠, 7♣, 3♣ og 2♦.
lesson-vira-buy-go = Du kan endnu lægge hånden og betale mindre, eller købe en gang til, hvad der regnes som et tabt forsøg. Men det ser godt ud: spil.
lesson-vira-buy-lead = Modspillerne har købt af resten. Förhand spiller ud til første stik: træk trumf med esset.
lesson-vira-buy-end = Sådan går det videre, til alle tretten stik er spillet, eller resultatet er sikkert.
lesson-vira-outbid = At byde over
lesson-vira-outbid-open = Budtabellen har fyrre spil i fast orden. Åbn igen med Begär.
lesson-vira-outbid-low = Brita byder Turné 6. Prøv at byde Begär en gang til.
lesson-vira-outbid-higher = Et bud skal altid være højere end det, der står. 7-spel er det næste köpspel: syv stik. Byd det.
lesson-vira-outbid-end = Det er dit for ét stik mere end før.
lesson-vira-classes = Högsta färg
lesson-vira-classes-classes = I hver giv er én kulør högsta färg: her hjerter. Den anden kulør af samme farve, ruder, er färg; de to andre er ofärg. Jo bedre trumfens klasse er, desto mere betaler eller får hver modspiller.
lesson-vira-classes-open = Åbn med Begär.
lesson-vira-classes-raise = Brita byder højere: Begär i färg. Hjerter er högsta färg, og du har seks. Byd Begär i högsta färg.
lesson-vira-classes-bound = Et løfte binder. Prøv at nævne spar.
lesson-vira-classes-trump = Kun hjerter duer.
lesson-vira-home = Hjem
lesson-vira-home-need = Du spiller Begär og skal have seks stik. Du har fem, og der er ét kort tilbage. I pullaen ligger 16 pinnar.
lesson-vira-home-last = Spil A♥ ud.
lesson-vira-home-paid = Hjem: du løfter en bet på 8 pinnar fra pullaen, og hver modspiller betaler én, for trumf var högsta färg.
lesson-vira-bet = Bet og kodilj
lesson-vira-bet-need = Denne gang skal du have syv stik. Fem er hjemme, og der er to kort tilbage. Spil A♥ ud.
lesson-vira-bet-last = Seks. Det syvende hænger på 5♣.
lesson-vira-bet-paid = Ét stik for lidt er bet: du betaler 8 pinnar til pullaen og pinnar til hver modspiller. To for lidt ville være kodilj, og dobbelt så dyrt i pullaen.
lesson-vira-misar = Misär
lesson-vira-misar-aim = I en misär er der ingen trumf, og du må ikke få et eneste stik. Du er nået langt: der er to kort tilbage.
lesson-vira-misar-under = Brita spiller 9♥ ud. Bliv under den.
lesson-vira-misar-throw = Der er spillet klør ud, og du har ingen. Kom af med den farlige knægt.
lesson-vira-misar-paid = Ikke ét stik: hjem. En solo grande misär giver fire pinnar fra hver modspiller foruden beten.
lesson-vira-defend = Mod en misär
lesson-vira-defend-aim = Nu spiller Brita en solo grande misär, og du og Carl prøver at give hende et stik. I må ikke rådslå.
lesson-vira-defend-lead = Lave kort er våbnet. Spil 2♣ ud.
lesson-vira-defend-caught = Hun måtte tage det. Spil det sidste kort.
lesson-vira-defend-paid = Ét stik er bet for hende. Hun betaler til pullaen og til jer begge.
lesson-vira-gask = Gask: hele talonen
lesson-vira-gask-hand = Der er ikke et stik i denne hånd. Men tretten ukendte kort ligger i talonen.
lesson-vira-gask-bid = I Gask på 0 beholder du ingen af dine kort og tager hele talonen i stedet. Så spiller du syv stik med trumf, eller en misär. Byd det.
lesson-vira-gask-keep = Behold intet: bekræft uden at vælge et kort.
lesson-vira-gask-trump = Sikke et fund! Du ser kortene, før du nævner trumf. Nævn spar.
lesson-vira-gask-go = Modspillerne køber ikke i en gask. Spil.
lesson-vira-gask-end = Syv stik skulle være inden for rækkevidde. Der er gasker, hvor man beholder op til seks kort; de kræver flere stik.
lesson-vira-play = En giv på egen hånd
lesson-vira-play-free = Nu en hel giv: byd, køb og spil mod Brita og Carl. Du er förhand. Bed om et tip, når du vil.

exercise-kind-voms-beats = Hvilke kort går over?
exercise-kind-voms-may-voms = Må Voms spilles?
exercise-kind-voms-legal = Er det lovligt?
exercise-kind-voms-lus = Hvor mange lus?
exercise-kind-voms-comb = Kammen
exercise-kind-vira-follow = Hvad må spilles?
exercise-kind-vira-takes = Hvem tager stikket?
exercise-kind-vira-bids = Højere bud
exercise-kind-vira-pays = Hvad giver det?
exercise-kind-vira-legal = Er det lovligt?

exercise-yes = Ja
exercise-no = Nej
exercise-legal = Det er lovligt
exercise-refused = { $reason } ({ $article })
exercise-nothing-forbids = Ingen regel forbyder det her.
exercise-is-legal = Du vil spille { $cards }. Er det lovligt, og hvis ikke, hvorfor?
exercise-is-legal-bid = Du vil byde { $bid }. Er det lovligt, og hvis ikke, hvorfor?
exercise-is-legal-pass = Du vil passe. Er det lovligt, og hvis ikke, hvorfor?
exercise-beats = { $card } holder stikket. Hvilke af dine kort ville tage det nu?
exercise-beats-why = Disse går over: { $cards }.
exercise-may-voms = Det er din tur, og du har Voms (K♥). Må du spille den nu?
exercise-lus = Du gør stikket fuldt med { $cards }. Hvor mange lus giver stikket, og til hvem? (Lusen for fem stik tæller ikke med her.)
exercise-no-lus = Ingen
exercise-lus-us = { $count ->
    [one] Én lus til os
   *[other] { $count } lus til os
}
exercise-lus-them = { $count ->
    [one] Én lus til dem
   *[other] { $count } lus til dem
}
exercise-lus-none = Ingen lus: der skete intet særligt i dette stik.
exercise-comb = Jeres kam viser { $score } af { $target }. Runden giver jer { $count } lus. Hvad viser kammen nu?
exercise-comb-is = { $score } af { $target }
exercise-comb-on = Lusene lægges til: { $score } af { $target }.
exercise-comb-won = Præcis hvad der manglede: { $score } af { $target }, og spillet er vundet.
exercise-comb-over = Mere end der manglede: I går over, og kammen vokser til { $target } med { $score } på.
exercise-follow = Der er spillet { $card } ud. Hvilke af dine kort må du spille?
exercise-follow-suit = Du har { $suit } og skal bekende.
exercise-follow-any = Du har ingen { $suit }, så alle kort duer.
exercise-takes = Du gør stikket fuldt med { $card }; trumf er { $suit }. Hvem tager det?
exercise-takes-trump = Den højeste trumf tager det: { $card }.
exercise-takes-led = Det højeste kort i den udspillede kulør tager det: { $card }.
exercise-bids = { $bid } står. Hvilke af disse bud må gives nu?
exercise-bids-why = Alt, hvad der står efter { $bid } i budtabellen; inden for samme spil går färg over uden, og högsta färg over färg.
exercise-pays = Du spillede { $contract } ({ $form }) og gik { $outcome ->
    [home] hjem
    [bet] bet
   *[kodilj] kodilj
}. Der lå { $pool } pinnar i pullaen. Hvad er dit resultat i alt?
exercise-pays-class = trumf i { $column ->
    [hogsta] högsta färg
    [farg] färg
   *[ofarg] ofärg
}
exercise-pays-misar = misär
exercise-pinnar = { $count ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}
exercise-pays-line = { $reason }: { $amount }
