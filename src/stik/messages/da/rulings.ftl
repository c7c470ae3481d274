# Dommerens ord: hvad der er sket, hvad der følger, og hvem der bestemmer.

ruling-happened = { $number ->
    [0] { $what }.
   *[other] { $what } ({ $who }).
}
ruling-and = { " og " }
ruling-or = { " eller " }
ruling-decides-opponents = { $who } vælger: { $options }.
ruling-decides-organiser = Arrangøren afgør: { $options }.
ruling-decides-defenders = Modspillerne { $who } vælger: { $options }.
ruling-decides-declarer = { $number ->
    [0] Den, der har budt, vælger: { $options }.
   *[other] { $who } vælger: { $options }.
}
ruling-decides-director = Turneringsledelsen afgør: { $options }.

# Voms: titler

irregularity-voms-card-exposed-by-dealer = Kortgiveren viser et kort under uddelingen
irregularity-voms-cards-short-at-draw = Der mangler kort ved sidste optagning
irregularity-voms-voms-and-toqu-dealt = Voms og Toqu på samme hånd fra begyndelsen
irregularity-voms-top-card-at-bottom = Ruder 3, Toqu eller Voms ligger nederst efter aftagningen
irregularity-voms-wrong-cut = Den forkerte spiller tager af
irregularity-voms-cut-trick = Kortgiveren prøver at narre en modspiller til at tage af
irregularity-voms-cut-trick-no-lus = Kortgiveren prøver at narre et hold uden lus til at tage af
irregularity-voms-trick-grab = En spiller vil tage et stik, som ikke er hans
irregularity-voms-card-played-stays = Et smidt kort fortrydes
irregularity-voms-toqu-before-voms = Toqu bliver smidt før Voms
irregularity-voms-unplayable-card = Et kort, som ikke kan smides
irregularity-voms-voms-on-seven = Voms på en udspillet 7'er
irregularity-voms-voms-forbidden = Voms, hvor den ikke må lægges
irregularity-voms-partner-toqu = Toqu på makkerens Voms
irregularity-voms-toqu-withheld = Toqu bliver holdt tilbage, da modspillernes Voms lå på bordet
irregularity-voms-melted-not-announced = Aavunga bliver ikke sagt
irregularity-voms-toqu-not-shown = Toqu er trukket op uden at blive vist
irregularity-voms-stock-card-seen = En spiller ser et kort fra bunken, som ikke er hans
irregularity-voms-card-dropped = En spiller taber et kort, så det bliver set
irregularity-voms-lead-before-drawing = Der spilles ud, før der er taget op
irregularity-voms-forgot-to-stop = Holdet har sine lus, men glemmer at stoppe
irregularity-voms-forbidden-talk = Snak om stillingen eller om taktik, eller snyd
irregularity-voms-reshuffle-after-ataataq = Der blandes om efter en Ataataq
irregularity-voms-absence = Et hold eller en makker kommer ikke til tiden
irregularity-voms-not-covered = Noget, som reglerne ikke nævner

# Voms: kendelser

ruling-voms-card-exposed-by-dealer-rule = Det er en kortfejl: der blandes om, og den samme kortgiver giver igen.
ruling-voms-cards-short-at-draw-rule = Det er en kortfejl: der blandes om, og den samme kortgiver giver igen. Alle rundens lus går tabt for begge hold, også Ataataq; stillingen er, som den var før runden.
ruling-voms-voms-and-toqu-dealt-rule = Ingen har gjort noget galt, men der blandes om, og den samme kortgiver giver igen.
ruling-voms-voms-and-toqu-dealt-off = Ved dette bord blandes der ikke om af den grund; spil videre.
ruling-voms-top-card-at-bottom-unchecked = Det nederste kort tjekkes ikke ved dette bord; spil videre.
ruling-voms-top-card-at-bottom-rule = Det er aftalt at tjekke det nederste kort: der blandes om, og den samme kortgiver giver igen.
ruling-voms-wrong-cut-rule = Holdet { $side } mister alle sine lus i spillet. Ekstra streger på kammen bliver stående.
ruling-voms-cut-trick-rule = Drilleriet er tilladt, og ingen mister lus. { $others } har lov til at slå kortene ud af hånden på kortgiveren.
ruling-voms-cut-trick-no-lus = { $others } har ingen lus at miste, så forsøget går ud over { $side } selv: holdet mister alle sine lus i spillet. Kortene må også slås ud af hånden på kortgiveren.
ruling-voms-cut-trick-no-lus-rule = De, der blev narret, har ingen lus at miste, så forsøget går ud over { $side } selv: holdet mister alle sine lus i spillet.
ruling-voms-trick-grab-rule = Stikket bliver hos dem, der har vundet det. { $others } må give et rap over fingrene; det koster ingen lus.
ruling-voms-card-played-stays-rule = Bordet fanger: kortet bliver liggende.
ruling-voms-card-played-stays-out-of-turn = Bordet fanger, også når det ikke er ens tur: kortet er { $who }s kort i dette stik og tæller, som var det smidt, da turen kom. Et kort, som den forkerte spiller ud, er ikke et udspil.
ruling-voms-toqu-before-voms-rule = Modspillerne afgør, om der skal blandes om – så går rundens lus tabt, og den samme kortgiver giver igen – eller om der spilles videre. Spilles der videre, bliver Toqu liggende som et højt kort og truer ikke længere Voms.
ruling-voms-toqu-before-voms-taken-back = Toqu tages op igen, og { $who } smider et andet kort.
ruling-voms-toqu-before-voms-holds-both = { $who } har begge på hånden og må gerne smide Toqu først, når Aavunga bliver sagt. Der er ingen fejl.
ruling-voms-toqu-before-voms-forced = { $who } havde ikke andet at smide. Der er ingen fejl.
ruling-voms-toqu-before-voms-knocked = Toqu blev vendt op ved bank, så ingen har begået en fejl.
ruling-voms-unplayable-card-rule = Kortet tages op igen, og { $who } smider et andet.
ruling-voms-unplayable-card-stays = Turneringsreglerne kender kun én undtagelse, Toqu før Voms. Dette kort bliver liggende.
ruling-voms-voms-on-seven-rule = Voms går tilbage til { $who }, som smider et andet kort.
ruling-voms-voms-on-seven-last-cards = Det var de allersidste kort, så Voms må godt ligge der.
ruling-voms-voms-forbidden-rule = { $sheet ->
    [T] Den næste spiller har endnu ikke lagt, så Voms går tilbage til { $who }, som smider et andet kort.
   *[other] Voms kan ikke lægges der: kortet går tilbage til { $who }, som smider et andet.
}
ruling-voms-voms-forbidden-too-late = Den næste spiller har allerede lagt: Voms bliver liggende, men giver ingen lus.
ruling-voms-voms-forbidden-sacrifice-allowed = Efter disse regler må Voms ofres; den udgår, og ingen får lus for den.
ruling-voms-voms-forbidden-forced = { $who } havde ikke andet at lægge. Der er ingen fejl.
ruling-voms-partner-toqu-rule = Holdet { $side } mister alle sine lus, runden stopper, og næste kortgiver blander. { $others } beholder lus, de allerede har taget i runden, men får ingen lus for selve runden.{ $sheet ->
    [T] {" "}Taber holdet spillet, fratrækkes det ét point i turneringen.
   *[other] {""}
}
ruling-voms-partner-toqu-no-lus = Holdet { $side } har ingen lus at miste og får i stedet to ekstra streger på kammen. Runden stopper, og næste kortgiver blander. { $others } beholder lus, de allerede har taget i runden.
ruling-voms-partner-toqu-forced = { $who } havde kun Toqu tilbage. Der er ingen straf og ingen lus; det sidste kort tager stikket.
ruling-voms-partner-toqu-under-d3 = Voms lå allerede under modspillernes ruder 3, så Toqu ligger ikke på makkerens Voms. Der er ingen straf.
ruling-voms-partner-toqu-sacrificed = Voms var ofret og er udgået, så Toqu på den er ingen fejl.
ruling-voms-partner-toqu-knocked = Kortene blev vendt op ved bank, så der er ingen straf.
ruling-voms-toqu-withheld-rule = Toqu skulle have været lagt. Modspillerne kan forlange omblanding – så går rundens lus tabt – eller lade Voms tælle, som der blev spillet.
ruling-voms-toqu-withheld-d3 = { $who } tog Voms med ruder 3 i stedet, og det er tilladt.
ruling-voms-toqu-withheld-no-duty = { $who } kunne ikke overgå alle kortene og måtte gemme Toqu. Der er ingen fejl.
ruling-voms-melted-not-announced-rule = Voms giver ingen lus til { $side }. Runden er ikke slut, så modspillerne kan desuden forlange omblanding.
ruling-voms-melted-not-announced-deal-over = Voms giver ingen lus til { $side }. Runden er slut, så der blandes ikke om.
ruling-voms-toqu-not-shown-rule = Voms-lusen til { $side } annulleres, og spillet fortsætter.
ruling-voms-toqu-not-shown-may-annul = Modspillerne kan annullere Voms-lusen til { $side }; spillet fortsætter under alle omstændigheder.
ruling-voms-toqu-not-shown-deal-over = Runden er gjort op, så Voms-lusen kan ikke længere annulleres.
ruling-voms-stock-card-seen-rule = { $sheet ->
    [T] {""}
   *[other] Reglerne her nævner det ikke; turneringsreglerne bruges.{" "}
}Modspillerne afgør, om der blandes om – så går rundens lus tabt, og den samme kortgiver giver igen – eller om der spilles videre.
ruling-voms-card-dropped-rule = { $sheet ->
    [T] {""}
   *[other] Reglerne her nævner det ikke; turneringsreglerne bruges.{" "}
}Modspillerne afgør, om der blandes om – så går rundens lus tabt, og den samme kortgiver giver igen – eller om der spilles videre.
ruling-voms-lead-before-drawing-rule = { $who } må ikke stoppes af sin makker, og det koster ingenting at spille ud, før man har taget op.
ruling-voms-forgot-to-stop-rule = Alle kort spilles til ende. Får { $side } flere lus, end der manglede, lægges de oven i det, der mangler.
ruling-voms-forbidden-talk-rule = Holdet { $side } får en advarsel af arrangøren.{ $sheet ->
    [T] {" "}Man må gerne spørge den officielle skriver om stillingen.
   *[other] {""}
}
ruling-voms-forbidden-talk-again = Det er en gentagelse: arrangøren kan dømme { $side } som taber af spillet med { $winner }:1.
ruling-voms-forbidden-talk-asked-scorer = Man må gerne spørge den officielle skriver om stillingen.
ruling-voms-reshuffle-after-ataataq-rule = Ataataq forudsætter, at runden spilles til ende. Lusen går tabt sammen med rundens øvrige lus.
ruling-voms-absence-rule = Holdet { $side } dømmes som taber { $sheet ->
    [I] 9:0
   *[other] 9:1
}.
ruling-voms-absence-again = Holdet { $side } dømmes som taber { $sheet ->
    [I] 9:0
   *[other] 9:1
} og diskvalificeres.{ $sheet ->
    [T] {" "}De øvrige hold får også 9:1 mod det.
   *[other] {""}
}
ruling-voms-absence-no-timetable = Wormsreglerne siger intet om at komme for sent. Arrangøren afgør det.
ruling-voms-not-covered-rule = Arrangøren afgør uenigheden.
ruling-voms-eight-eight = Begge hold mangler én lus, så Voms og Toqu er kun høje kort i denne runde, og reglen gælder ikke.
ruling-voms-no-restrictions = I 25 gælder reglerne om Voms og Toqu ikke.

# Vira: titler

irregularity-vira-other-fault = En anden fejl
irregularity-vira-tjuvpass = Tjuvpass: gök passet ud uden läggarder
irregularity-vira-talon-miscounted = Giveren tæller talonen og finder et forkert antal
irregularity-vira-exposed-in-deal = Et kort bliver vist under given, eller giveren fejler på anden måde
irregularity-vira-foreign-card = Et kort fra et andet spil kort
irregularity-vira-fault-before-looking = En spiller fejler, før han har set et af sine kort
irregularity-vira-wrong-hand-count = Forkert antal kort på hånden
irregularity-vira-wrong-talon-count = Forkert antal kort i talonen
irregularity-vira-faced-card-in-talon = Et kort ligger med billedsiden op i talonen
irregularity-vira-insufficient-bid = Et bud, der ikke er højt nok
irregularity-vira-pass-out-of-turn = Anden hånd passer, før første hånd har talt
irregularity-vira-bid-out-of-turn = Et bud uden for tur
irregularity-vira-auction-broken = En fejl, der bryder budrunden
irregularity-vira-wrong-trump-choice = Trumfen vælges på en forkert måde
irregularity-vira-declarer-purchase-fault = Spilføreren fejler i købet
irregularity-vira-early-purchase = Højre modspiller forbereder sit køb for tidligt
irregularity-vira-defender-purchase-fault = En modspiller fejler i købet
irregularity-vira-felekartering = Felekartering: forkert antal kort efter købet eller et stik
irregularity-vira-card-out-of-turn = Et kort spillet uden for tur
irregularity-vira-exposed-card = Et kort fra hånden bliver blottet
irregularity-vira-revoke = Der bliver ikke bekendt farve
irregularity-vira-claim-contested = Spilføreren lægger op, og en modspiller er uenig
irregularity-vira-concession = En modspiller giver op
irregularity-vira-order-breach = Brud på en ordensregel
irregularity-vira-wrong-payment = Et spil er betalt forkert
irregularity-vira-wrong-final-count = Sammentællingen er forkert
irregularity-vira-misconduct = Usportslig eller utilbørlig opførsel
irregularity-vira-not-covered = Noget, som reglerne ikke nævner, eller som bordet ikke kan enes om

# Vira: kendelser

ruling-vira-other-fault-harmless = Modparten har ingen ulempe af det, så fejlen rettes uden straf.
ruling-vira-other-fault-in-auction = Given standses. Budrunden er ikke slut, så det koster { $who } én bet til pullaen, og given går videre.
ruling-vira-other-fault-in-game = Given standses, og der betales, som om den felende side havde tabt spillet: { $side ->
    [declarer] spilføreren er bet
   *[defenders] spilføreren er hjemme
}.
ruling-vira-tjuvpass-rule = Spilføreren gik hjem, så { $who } kompenserer: { $table ->
    [3] 3 pinnar til medspilleren i forsvaret
   *[other] { $number ->
        [one] 2 pinnar til medspilleren i forsvaret og 2 til oversidderen
       *[other] hver 1 pinne til oversidderen
    }
}.
ruling-vira-tjuvpass-two-at-three = Begge har tjuvpasset, og ingen andre har lidt skade. Der betales ingenting.
ruling-vira-tjuvpass-not-made = Tjuvpass er tilladt, og göken gik ikke hjem. Der betales ingenting.
ruling-vira-tjuvpass-not-compensated = Ved dette bord kompenseres tjuvpass ikke.
ruling-vira-talon-miscounted-rule = Der gives om uden bøde; den samme giver igen.
ruling-vira-exposed-in-deal-rule = Der gives om uden bøde; den samme giver igen.
ruling-vira-foreign-card-rule = Der gives om uden bøde, uanset hvornår i given det opdages; den samme giver igen.
ruling-vira-fault-before-looking-rule = Ingen egne kort er set, så der gives om uden bøde; den samme giver igen.
ruling-vira-wrong-hand-count-rule = Det er fejlgivning. Enhver skal tælle sine kort, før han ser på dem: { $who } sætter { $number ->
    [one] bet
   *[other] hver en bet
}, og given går videre.
ruling-vira-wrong-talon-count-rule = Det er fejlgivning. Giveren svarer for talonen: { $who } sætter bet, og given går videre.
ruling-vira-faced-card-in-talon-rule = Kortet bliver indtil videre liggende med billedsiden op.
ruling-vira-faced-card-in-talon-put-aside = Kortet må ikke købes og lægges til side.
ruling-vira-faced-card-in-talon-whole-talon = Det får ingen betydning i dette spil: enten tager spilføreren hele talonen, eller også køber ingen.
ruling-vira-insufficient-bid-rule = Der er stadig bud tilbage i samme kategori: { $who } skal byde igen, hvad som helst der er højt nok, men må ikke passe.
ruling-vira-insufficient-bid-nothing-left = Der er ingen bud tilbage i samme kategori: { $who } må selv vælge mellem at passe og at byde.
ruling-vira-pass-out-of-turn-rule = Også første hånd har passet. Den, der bød, kan kræve, at { $who } byder i stedet for at passe.
ruling-vira-pass-out-of-turn-first-hand-bid = Første hånd har budt, så det for tidlige pas får ingen følger og står ved magt.
ruling-vira-bid-out-of-turn-rule = Der ses bort fra buddet.
ruling-vira-auction-broken-rule = Given standses. { $who } sætter bet, og given går videre.
ruling-vira-auction-broken-harmless = Ingen har ulempe af det, så fejlen rettes uden straf.
ruling-vira-wrong-trump-choice-rule = Given standses, og { $who } betaler for lagt hånd. Pinnar betales efter den laveste farve, der kunne være blevet trumf: { $class ->
    [O] ofärg
    [F] andra färg
   *[H] högsta färg
}.
ruling-vira-wrong-trump-choice-found-in-play = Hånden er egentlig lagt, men fejlen er først opdaget under spillet. Er begge modspillere enige, må de spille videre; ellers betaler { $who } for lagt hånd med pinnar efter den laveste farve, der kunne være blevet trumf.
ruling-vira-wrong-trump-choice-hogsta = Spillet er budt i högsta färg, så buddet har allerede nævnt trumfen. Der er ingen straf.
ruling-vira-declarer-purchase-fault-rule = Given standses, og { $who } betaler for lagt hånd.
ruling-vira-declarer-purchase-fault-found-in-play = Hånden er egentlig lagt, men fejlen er først opdaget under spillet. Er begge modspillere enige, må de spille videre; ellers betaler { $who } for lagt hånd.
ruling-vira-declarer-purchase-fault-harmless = Modparten har ingen ulempe af det, så fejlen rettes uden straf.
ruling-vira-early-purchase-rule = Given standses, og spilføreren { $declarer } er hjemme. Den felende skylder ikke sin medspiller noget.
ruling-vira-defender-purchase-fault-rule = Given standses, og spilføreren { $declarer } er hjemme. Den felende skylder ikke sin medspiller noget.
ruling-vira-defender-purchase-fault-harmless = Modparten har ingen ulempe af det, så fejlen rettes uden straf.
ruling-vira-felekartering-rule = Spilføreren betaler for lagt hånd, medmindre begge modspillere vil spille videre. { $count ->
    [too-many] Så spilles der tretten stik; han må ikke lægge kort bort og har kort tilbage til sidst.
    [too-few] Så spilles der, så længe han har kort; resten af stikkene er modspillernes.
   *[other] Så spilles der med de kort, han har.
}{ $needed ->
    [0] {""}
   *[other] {" "}Han er hjemme med { $needed } stik og kodilj, hvis modspillerne tager { $kodilj }; ellers er han bet.
}
ruling-vira-felekartering-already-kodilj = Spilføreren var allerede kodilj, da fejlen blev opdaget, og betaler for det – ikke for lagt hånd – medmindre begge modspillere vil spille videre.
ruling-vira-felekartering-defender = Given standses, og spilføreren { $declarer } er hjemme. Den felende skylder ikke sin medspiller noget.
ruling-vira-felekartering-both-sides = Spillet er hverken hjemme eller bet. { $who } sætter hver en bet, og given går videre.
ruling-vira-card-out-of-turn-rule = Det påvirker ikke udfaldet, så det rettes uden straf: kortet tages tilbage, og spillet går videre.
ruling-vira-card-out-of-turn-harm = Udfaldet er påvirket, så given standses, og modparten får betalt for det bedste udfald, der var muligt, da fejlen skete: { $result ->
    [home] spilføreren er hjemme
    [kodilj] spilføreren er kodilj
   *[bet] spilføreren er bet
}.
ruling-vira-exposed-card-rule = Det påvirker ikke udfaldet, så det rettes uden straf: kortet tages op igen, og spillet går videre.
ruling-vira-exposed-card-harm = Udfaldet er påvirket, så given standses, og modparten får betalt for det bedste udfald, der var muligt, da fejlen skete: { $result ->
    [home] spilføreren er hjemme
    [kodilj] spilføreren er kodilj
   *[bet] spilføreren er bet
}.
ruling-vira-revoke-rule = Fejlen er opdaget i tide og skader ikke modparten: det forkerte kort og alle senere kort tages op, { $who } lægger et kort i den rigtige farve, og spillet går videre.
ruling-vira-revoke-harm = Rettes fejlen, skader det modparten. Given standses, og modparten får betalt for det bedste udfald, der var muligt, da fejlen skete: { $result ->
    [home] spilføreren er hjemme
    [kodilj] spilføreren er kodilj
   *[bet] spilføreren er bet
}.
ruling-vira-revoke-trick-turned = Det næste stik er vendt, så det kan ikke rettes. Given standses, og modparten får betalt for det bedste udfald, der var muligt, da fejlen skete: { $result ->
    [home] spilføreren er hjemme
    [kodilj] spilføreren er kodilj
   *[bet] spilføreren er bet
}.
ruling-vira-claim-contested-rule = Spilføreren tager kortene op og spiller videre.
ruling-vira-claim-contested-exposed = Medspilleren må stadig kræve, at der spilles videre, men spilføreren må se de kort, { $who } har vist.
ruling-vira-concession-rule = Spilføreren er hjemme, hvad enten medspilleren sagde ja eller slet ikke blev spurgt.
ruling-vira-concession-refused = Medspilleren sagde nej, så der spilles videre.
ruling-vira-order-breach-rule = Det rettes uden straf.
ruling-vira-order-breach-harm = Nogen har lidt skade. Turneringsledelsen kan straffe det som utilbørlig opførsel.
ruling-vira-wrong-payment-rule = Betalingen kan stadig rettes: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} fra { $payer } til { $payee }.
ruling-vira-wrong-final-count-rule = Markerne er ikke afleveret, så sammentællingen kan rettes: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} fra { $payer } til { $payee }.
ruling-vira-misconduct-rule = Turneringsledelsen kan straffe det. Rettesnoren er, hvad det påvirkede spil koster, ofte én bet.
ruling-vira-not-covered-rule = Bordet enes, om det kan; ellers afgør turneringsledelsen, og dens afgørelse kan indbringes for en jury, som har det sidste ord.
ruling-vira-big-solo = { $solo } vil spille en solo over vira og må gøre det trods fejlen. Fejlen rettes, om det er muligt; ellers blander giveren modspillernes kort og talonen og deler dem ud på ny. De andres ansvar bortfalder.
ruling-vira-lapsed = Det er for sent at påtale fejlen. Ansvaret er bortfaldet, og spillet fortsætter, som det står.
ruling-vira-first-offender = Af flere fejl, der opdages samtidig, straffes kun den, der fejlede først.
ruling-vira-disputed = Kan bordet ikke enes, afgør turneringsledelsen; afgørelsen kan indbringes for en jury.

# Valg

choice-reshuffle = omblanding
choice-continue = spil videre
choice-annul = annullér lusen
choice-demand-bid = kræv et bud
choice-stop = stop
choice-play-on = spil videre
choice-redeal = bland resten og del ud på ny
choice-deduct-points = træk point fra
choice-expel = udvis for resten af omgangen
choice-disqualify = diskvalificér

# Følger

effect-lose-all-lus = { $side } mister alle sine lus
effect-raise-target = { $side } får { $by } ekstra streger
effect-annul-voms = Voms giver { $side } ingen lus
effect-void-deal-lus = rundens lus går tabt for alle
effect-reshuffle = der blandes om, { $dealer ->
    [next] næste kortgiver giver
   *[same] samme kortgiver giver igen
}
effect-continue = spillet fortsætter
effect-return-card = kortet går tilbage, og et andet smides
effect-card-stays = kortet bliver liggende
effect-no-effect = ingen følger
effect-warning = { $side } får en advarsel
effect-forfeit = { $side } taber spillet { $winner }:{ $loser }
effect-disqualify = { $seat ->
    [none] { $side } diskvalificeres
   *[other] { $seat } diskvalificeres
}
effect-expel = { $seat } forlader bordet for resten af omgangen
effect-deduct-points = { $seat } fratrækkes { $points } i slutresultatet
effect-pay = { $from } betaler { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} til { $to ->
    [pool] pullaen
   *[other] { $to }
}
effect-settle-as = der betales som { $result ->
    [home] hjemgang
    [kodilj] kodilj
    [laid] lagt hånd
   *[bet] bet
}
effect-redeal = der gives om, den samme giver igen
effect-pass-the-deal = given går videre
effect-must-bid = { $seat } skal byde højere
effect-may-pass = { $seat } må passe eller byde
effect-demand-bid = { $seat } skal byde i stedet for at passe
effect-ignore-bid = der ses bort fra { $seat }s bud
effect-put-aside = kortet lægges til side
effect-take-back-card = { $seat } tager kortet tilbage
effect-play-on = spillet går videre
effect-hand-is-open = spilføreren må se { $seat }s viste kort
rule-position-too-large = Med { $cards } kort på en hånd er stillingen for stor at gennemsøge; op til { $most } går. Angiv i stedet `best_possible`.
