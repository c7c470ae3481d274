# Domarens ord: vad som hänt, vad som följer och vem som bestämmer.

ruling-happened = { $number ->
    [0] { $what }.
   *[other] { $what } ({ $who }).
}
ruling-and = { " och " }
ruling-or = { " eller " }
ruling-decides-opponents = { $who } väljer: { $options }.
ruling-decides-organiser = Arrangören avgör: { $options }.
ruling-decides-defenders = Motspelarna { $who } väljer: { $options }.
ruling-decides-declarer = { $number ->
    [0] Den som bjöd väljer: { $options }.
   *[other] { $who } väljer: { $options }.
}
ruling-decides-director = Tävlingsledningen avgör: { $options }.

# Voms: rubriker

irregularity-voms-card-exposed-by-dealer = Givaren visar ett kort under utdelningen
irregularity-voms-cards-short-at-draw = Korten räcker inte vid sista uppdraget
irregularity-voms-voms-and-toqu-dealt = Voms och Toqu på samma hand från början
irregularity-voms-top-card-at-bottom = Ruter 3, Toqu eller Voms ligger underst efter kuperingen
irregularity-voms-wrong-cut = Fel spelare kuperar
irregularity-voms-cut-trick = Givaren försöker lura en motståndare att kupera
irregularity-voms-cut-trick-no-lus = Givaren försöker lura ett lag utan löss att kupera
irregularity-voms-trick-grab = En spelare sträcker sig efter ett stick som inte är hans
irregularity-voms-card-played-stays = En spelare ångrar ett lagt kort
irregularity-voms-toqu-before-voms = Toqu läggs före Voms
irregularity-voms-unplayable-card = Ett kort som inte kan läggas
irregularity-voms-voms-on-seven = Voms på en utspelad sjua
irregularity-voms-voms-forbidden = Voms där den inte får läggas
irregularity-voms-partner-toqu = Toqu på medspelarens Voms
irregularity-voms-toqu-withheld = Toqu hålls inne när motståndarnas Voms ligger på bordet
irregularity-voms-melted-not-announced = Aavunga sägs inte
irregularity-voms-toqu-not-shown = Toqu tas upp utan att visas
irregularity-voms-stock-card-seen = En spelare ser ett kort ur högen som inte är hans
irregularity-voms-card-dropped = En spelare tappar ett kort så att det syns
irregularity-voms-lead-before-drawing = Någon spelar ut innan han tagit upp
irregularity-voms-forgot-to-stop = Ett lag har sina löss men glömmer att stoppa
irregularity-voms-forbidden-talk = Prat om ställningen eller taktiken, eller fusk
irregularity-voms-reshuffle-after-ataataq = Omblandning efter en Ataataq
irregularity-voms-absence = Ett lag eller en medspelare kommer inte i tid
irregularity-voms-not-covered = Något som reglerna inte nämner

# Voms: domslut

ruling-voms-card-exposed-by-dealer-rule = Det är ett kortfel: korten blandas om och samma spelare ger igen.
ruling-voms-cards-short-at-draw-rule = Det är ett kortfel: korten blandas om och samma spelare ger igen. Alla givens löss går förlorade för båda lagen, även Ataataq; ställningen är som före given.
ruling-voms-voms-and-toqu-dealt-rule = Ingen har gjort fel, men korten blandas om och samma spelare ger igen.
ruling-voms-voms-and-toqu-dealt-off = Vid det här bordet blandar man inte om för den sakens skull; spela vidare.
ruling-voms-top-card-at-bottom-unchecked = Vid det här bordet kontrolleras inte det understa kortet; spela vidare.
ruling-voms-top-card-at-bottom-rule = Man har kommit överens om att kontrollera det understa kortet: korten blandas om och samma spelare ger igen.
ruling-voms-wrong-cut-rule = Laget { $side } förlorar alla sina löss i partiet. Extra streck på kammen står kvar.
ruling-voms-cut-trick-rule = Att retas är tillåtet och ingen förlorar löss. { $others } får slå korten ur handen på givaren.
ruling-voms-cut-trick-no-lus = { $others } har inga löss att förlora, så försöket drabbar { $side } självt: laget förlorar alla sina löss i partiet. Korten får dessutom slås ur handen på givaren.
ruling-voms-cut-trick-no-lus-rule = De som lurades har inga löss att förlora, så försöket drabbar { $side } självt: laget förlorar alla sina löss i partiet.
ruling-voms-trick-grab-rule = Sticket stannar hos dem som vunnit det. { $others } får ge ett rapp över fingrarna; det kostar inga löss.
ruling-voms-card-played-stays-rule = Lagt kort ligger.
ruling-voms-card-played-stays-out-of-turn = Lagt kort ligger, också i otur: det är { $who }:s kort i sticket och räknas som om det lagts när turen kom. Ett kort som fel spelare ”spelar ut” är inget utspel.
ruling-voms-toqu-before-voms-rule = Motståndarna avgör om korten ska blandas om – då går givens löss förlorade och samma spelare ger igen – eller om man spelar vidare. Spelar man vidare ligger Toqu kvar som ett högt kort och hotar inte längre Voms.
ruling-voms-toqu-before-voms-taken-back = Toqu tas upp igen och { $who } lägger ett annat kort.
ruling-voms-toqu-before-voms-holds-both = { $who } har båda på handen och får lägga Toqu först, om Aavunga sägs. Det är inget fel.
ruling-voms-toqu-before-voms-forced = { $who } hade inget annat att lägga. Det är inget fel.
ruling-voms-toqu-before-voms-knocked = Toqu vändes upp vid knackning, så ingen har gjort fel.
ruling-voms-unplayable-card-rule = Kortet tas upp igen och { $who } lägger ett annat.
ruling-voms-unplayable-card-stays = Turneringsreglerna har bara ett undantag, Toqu före Voms. Det här kortet ligger kvar.
ruling-voms-voms-on-seven-rule = Voms går tillbaka till { $who }, som lägger ett annat kort.
ruling-voms-voms-on-seven-last-cards = Det var de allra sista korten, så Voms får ligga där.
ruling-voms-voms-forbidden-rule = { $sheet ->
    [T] Nästa spelare har inte lagt än, så Voms går tillbaka till { $who }, som lägger ett annat kort.
   *[other] Voms kan inte läggas där: den går tillbaka till { $who }, som lägger ett annat kort.
}
ruling-voms-voms-forbidden-too-late = Nästa spelare har redan lagt: Voms ligger kvar men ger ingen lus.
ruling-voms-voms-forbidden-sacrifice-allowed = Enligt de här reglerna får Voms offras; den faller bort och ingen får löss för den.
ruling-voms-voms-forbidden-forced = { $who } hade inget annat att lägga. Det är inget fel.
ruling-voms-partner-toqu-rule = Laget { $side } förlorar alla sina löss, given bryts och nästa givare blandar. { $others } behåller löss som redan tagits i given men får ingen för själva given.{ $sheet ->
    [T] {" "}Förlorar laget partiet dras det av en poäng i turneringen.
   *[other] {""}
}
ruling-voms-partner-toqu-no-lus = Laget { $side } har inga löss att förlora och får i stället två extra streck på kammen. Given bryts och nästa givare blandar. { $others } behåller löss som redan tagits i given.
ruling-voms-partner-toqu-forced = { $who } hade bara Toqu kvar. Inget straff och inga löss; det senare kortet tar sticket.
ruling-voms-partner-toqu-under-d3 = Voms låg redan under motståndarnas ruter 3, så Toqu ligger inte på medspelarens Voms. Inget straff.
ruling-voms-partner-toqu-sacrificed = Voms var offrad och har fallit bort, så Toqu på den är inget fel.
ruling-voms-partner-toqu-knocked = Korten vändes upp vid knackning, så det blir inget straff.
ruling-voms-toqu-withheld-rule = Toqu skulle ha lagts. Motståndarna får kräva omblandning – då går givens löss förlorade – eller låta Voms räknas som det spelades.
ruling-voms-toqu-withheld-d3 = { $who } tog Voms med ruter 3 i stället, och det är tillåtet.
ruling-voms-toqu-withheld-no-duty = { $who } kunde inte slå alla korten och fick spara Toqu. Det är inget fel.
ruling-voms-melted-not-announced-rule = Voms ger ingen lus åt { $side }. Given är inte slut, så motståndarna får dessutom kräva omblandning.
ruling-voms-melted-not-announced-deal-over = Voms ger ingen lus åt { $side }. Given är slut, så korten blandas inte om.
ruling-voms-toqu-not-shown-rule = Vomslusen för { $side } annulleras och spelet fortsätter.
ruling-voms-toqu-not-shown-may-annul = Motståndarna får annullera Vomslusen för { $side }; spelet fortsätter i vilket fall.
ruling-voms-toqu-not-shown-deal-over = Given är räknad, så Vomslusen kan inte längre annulleras.
ruling-voms-stock-card-seen-rule = { $sheet ->
    [T] {""}
   *[other] De här reglerna nämner det inte; turneringsreglerna används.{" "}
}Motståndarna avgör om korten ska blandas om – då går givens löss förlorade och samma spelare ger igen – eller om man spelar vidare.
ruling-voms-card-dropped-rule = { $sheet ->
    [T] {""}
   *[other] De här reglerna nämner det inte; turneringsreglerna används.{" "}
}Motståndarna avgör om korten ska blandas om – då går givens löss förlorade och samma spelare ger igen – eller om man spelar vidare.
ruling-voms-lead-before-drawing-rule = { $who } får inte stoppas av sin medspelare, och det kostar ingenting att spela ut innan man tagit upp.
ruling-voms-forgot-to-stop-rule = Alla kort spelas. Får { $side } fler löss än som saknades läggs de ovanpå det som saknas.
ruling-voms-forbidden-talk-rule = Laget { $side } får en varning av arrangören.{ $sheet ->
    [T] {" "}Man får fråga den officiella skrivaren om ställningen.
   *[other] {""}
}
ruling-voms-forbidden-talk-again = Det är en upprepning: arrangören får döma { $side } som förlorare av partiet med { $winner }–1.
ruling-voms-forbidden-talk-asked-scorer = Man får fråga den officiella skrivaren om ställningen.
ruling-voms-reshuffle-after-ataataq-rule = Ataataq förutsätter att given spelas färdigt. Lusen går förlorad tillsammans med givens övriga löss.
ruling-voms-absence-rule = Laget { $side } döms som förlorare med { $sheet ->
    [I] 9–0
   *[other] 9–1
}.
ruling-voms-absence-again = Laget { $side } döms som förlorare med { $sheet ->
    [I] 9–0
   *[other] 9–1
} och diskvalificeras.{ $sheet ->
    [T] {" "}De andra lagen får också 9–1 mot det.
   *[other] {""}
}
ruling-voms-absence-no-timetable = Wormsreglerna säger ingenting om att komma för sent. Arrangören avgör.
ruling-voms-not-covered-rule = Arrangören avgör tvisten.
ruling-voms-eight-eight = Båda lagen saknar en lus, så Voms och Toqu är bara höga kort i den här given och regeln gäller inte.
ruling-voms-no-restrictions = I 25 gäller inte reglerna om Voms och Toqu.

# Vira: rubriker

irregularity-vira-other-fault = Ett annat fel
irregularity-vira-tjuvpass = Tjuvpass: gök avpassad utan läggarder
irregularity-vira-talon-miscounted = Givaren räknar talongen och finner fel antal
irregularity-vira-exposed-in-deal = Kort exponeras under given, eller givaren gör något annat fel
irregularity-vira-foreign-card = Ett kort ur en annan lek
irregularity-vira-fault-before-looking = En spelare gör fel innan han sett något av sina kort
irregularity-vira-wrong-hand-count = Fel antal kort på handen
irregularity-vira-wrong-talon-count = Fel antal kort i talongen
irregularity-vira-faced-card-in-talon = Ett kort ligger felvänt i talongen
irregularity-vira-insufficient-bid = Ett bud som inte tar över
irregularity-vira-pass-out-of-turn = Andra hand passar innan första hand talat
irregularity-vira-bid-out-of-turn = Bud i otur
irregularity-vira-auction-broken = Ett fel som bryter budgivningen
irregularity-vira-wrong-trump-choice = Felaktigt trumfval
irregularity-vira-declarer-purchase-fault = Spelföraren gör fel i köpet
irregularity-vira-early-purchase = Högra motspelaren förbereder sitt köp för tidigt
irregularity-vira-defender-purchase-fault = En motspelare gör fel i köpet
irregularity-vira-felekartering = Felekartering: fel antal kort efter köpet eller ett stick
irregularity-vira-card-out-of-turn = Kort spelat i otur
irregularity-vira-exposed-card = Ett kort blottas från handen
irregularity-vira-revoke = Någon underlåter att bekänna färg
irregularity-vira-claim-contested = Spelföraren lägger upp och en motspelare protesterar
irregularity-vira-concession = En motspelare ger upp
irregularity-vira-order-breach = Brott mot en ordningsregel
irregularity-vira-wrong-payment = Ett spel har betalats fel
irregularity-vira-wrong-final-count = Fel i sammanräkningen
irregularity-vira-misconduct = Osportsligt eller otillbörligt beteende
irregularity-vira-not-covered = Något som reglerna inte nämner eller bordet inte kan enas om

# Vira: domslut

ruling-vira-other-fault-harmless = Motparten får ingen nackdel av det, så felet rättas utan straff.
ruling-vira-other-fault-in-auction = Given avbryts. Budgivningen är inte slut, så det kostar { $who } en bet i pullan, och given går vidare.
ruling-vira-other-fault-in-game = Given avbryts och betalas som om den felande sidan förlorat spelet: { $side ->
    [declarer] spelföraren är bet
   *[defenders] spelföraren är hemma
}.
ruling-vira-tjuvpass-rule = Spelföraren gick hem, så { $who } kompenserar: { $table ->
    [3] 3 pinnar till försvarspartnern
   *[other] { $number ->
        [one] 2 pinnar till försvarspartnern och 2 till utkuperad
       *[other] 1 pinne var till utkuperad
    }
}.
ruling-vira-tjuvpass-two-at-three = Båda har tjuvpassat och ingen annan har lidit skada. Ingenting betalas.
ruling-vira-tjuvpass-not-made = Tjuvpass är tillåtet och göken gick inte hem. Ingenting betalas.
ruling-vira-tjuvpass-not-compensated = Vid det här bordet kompenseras inte tjuvpass.
ruling-vira-talon-miscounted-rule = Omgiv utan bot; samma spelare ger.
ruling-vira-exposed-in-deal-rule = Omgiv utan bot; samma spelare ger.
ruling-vira-foreign-card-rule = Omgiv utan bot, oavsett när i given det upptäcks; samma spelare ger.
ruling-vira-fault-before-looking-rule = Inget eget kort har setts, så det blir omgiv utan bot; samma spelare ger.
ruling-vira-wrong-hand-count-rule = Det är felgiv. Var och en ska räkna sina kort innan han ser på dem: { $who } sätter { $number ->
    [one] bet
   *[other] var sin bet
}, och given går vidare.
ruling-vira-wrong-talon-count-rule = Det är felgiv. Givaren svarar för talongen: { $who } sätter bet, och given går vidare.
ruling-vira-faced-card-in-talon-rule = Kortet ligger tills vidare kvar med framsidan upp.
ruling-vira-faced-card-in-talon-put-aside = Kortet får inte köpas utan plockas åt sidan.
ruling-vira-faced-card-in-talon-whole-talon = Det saknar betydelse i det här spelet: spelföraren tar hela talongen, eller också köper ingen.
ruling-vira-insufficient-bid-rule = Det finns bud kvar i samma kategori: { $who } måste bjuda igen, vad som helst som är högt nog, men får inte passa.
ruling-vira-insufficient-bid-nothing-left = Inga bud finns kvar i samma kategori: { $who } får välja mellan att passa och att ge ett nytt bud.
ruling-vira-pass-out-of-turn-rule = Även första hand har passat. Den som bjöd får kräva att { $who } ger ett bud i stället för pass.
ruling-vira-pass-out-of-turn-first-hand-bid = Första hand har bjudit, så det förhastade passet får ingen följd och står fast.
ruling-vira-bid-out-of-turn-rule = Budet beaktas inte.
ruling-vira-auction-broken-rule = Given avbryts. { $who } sätter bet, och given går vidare.
ruling-vira-auction-broken-harmless = Ingen får nackdel av det, så felet rättas utan straff.
ruling-vira-wrong-trump-choice-rule = Given avbryts och { $who } betalar för lagd hand. Pinnarna går efter den lägsta färg som kunde ha blivit trumf: { $class ->
    [O] ofärg
    [F] andra färg
   *[H] högsta färg
}.
ruling-vira-wrong-trump-choice-found-in-play = Handen är i princip lagd, men felet upptäcktes först under spelet. Är båda motspelarna överens får de spela vidare; annars betalar { $who } för lagd hand med pinnar efter den lägsta färg som kunde ha blivit trumf.
ruling-vira-wrong-trump-choice-hogsta = Spelet är bjudet i högsta färg, så budet har redan angett trumfen. Inget straff.
ruling-vira-declarer-purchase-fault-rule = Given avbryts och { $who } betalar för lagd hand.
ruling-vira-declarer-purchase-fault-found-in-play = Handen är i princip lagd, men felet upptäcktes först under spelet. Är båda motspelarna överens får de spela vidare; annars betalar { $who } för lagd hand.
ruling-vira-declarer-purchase-fault-harmless = Motparten får ingen nackdel av det, så felet rättas utan straff.
ruling-vira-early-purchase-rule = Given avbryts och spelföraren { $declarer } är hemma. Den felande är inte skyldig sin partner något.
ruling-vira-defender-purchase-fault-rule = Given avbryts och spelföraren { $declarer } är hemma. Den felande är inte skyldig sin partner något.
ruling-vira-defender-purchase-fault-harmless = Motparten får ingen nackdel av det, så felet rättas utan straff.
ruling-vira-felekartering-rule = Spelföraren betalar för lagd hand, om inte båda motspelarna vill spela vidare. { $count ->
    [too-many] Då spelas tretton stick; han får inte lägga undan några kort och sitter med kort över till slut.
    [too-few] Då spelar man så länge han har kort; återstående stick tillfaller motspelarna.
   *[other] Då spelar man med de kort han har.
}{ $needed ->
    [0] {""}
   *[other] {" "}Han är hemma med { $needed } stick och kodilj om motspelarna tar { $kodilj }; annars är han bet.
}
ruling-vira-felekartering-already-kodilj = Spelföraren var redan kodilj när felet upptäcktes och betalar för det, inte för lagd hand, om inte båda motspelarna vill spela vidare.
ruling-vira-felekartering-defender = Given avbryts och spelföraren { $declarer } är hemma. Den felande är inte skyldig sin partner något.
ruling-vira-felekartering-both-sides = Spelet är varken hemma eller bet. { $who } sätter var sin bet, och given går vidare.
ruling-vira-card-out-of-turn-rule = Det påverkar inte utgången och rättas utan straff: kortet tas tillbaka och spelet fortsätter.
ruling-vira-card-out-of-turn-harm = Utgången påverkas, så given avbryts och motparten får betalt för det bästa utfall som var möjligt när felet begicks: { $result ->
    [home] spelföraren är hemma
    [kodilj] spelföraren är kodilj
   *[bet] spelföraren är bet
}.
ruling-vira-exposed-card-rule = Det påverkar inte utgången och rättas utan straff: kortet tas upp igen och spelet fortsätter.
ruling-vira-exposed-card-harm = Utgången påverkas, så given avbryts och motparten får betalt för det bästa utfall som var möjligt när felet begicks: { $result ->
    [home] spelföraren är hemma
    [kodilj] spelföraren är kodilj
   *[bet] spelföraren är bet
}.
ruling-vira-revoke-rule = Felet upptäcktes i tid och skadar inte motparten: det felaktiga kortet och alla senare kort tas upp, { $who } lägger ett kort i rätt färg och spelet fortsätter.
ruling-vira-revoke-harm = Rättas felet drabbas motparten. Given avbryts och motparten får betalt för det bästa utfall som var möjligt när felet begicks: { $result ->
    [home] spelföraren är hemma
    [kodilj] spelföraren är kodilj
   *[bet] spelföraren är bet
}.
ruling-vira-revoke-trick-turned = Nästa stick är redan vänt, så felet kan inte rättas. Given avbryts och motparten får betalt för det bästa utfall som var möjligt när felet begicks: { $result ->
    [home] spelföraren är hemma
    [kodilj] spelföraren är kodilj
   *[bet] spelföraren är bet
}.
ruling-vira-claim-contested-rule = Spelföraren tar upp korten och spelar vidare.
ruling-vira-claim-contested-exposed = Partnern får fortfarande kräva att spelet fortsätter, men spelföraren har rätt till insyn i de kort som { $who } visat.
ruling-vira-concession-rule = Spelföraren är hemma, vare sig partnern svarade ja eller inte ens tillfrågades.
ruling-vira-concession-refused = Partnern svarade nej, så spelet fortsätter.
ruling-vira-order-breach-rule = Det rättas utan straff.
ruling-vira-order-breach-harm = Någon har lidit skada. Tävlingsledningen får bestraffa det som otillbörligt beteende.
ruling-vira-wrong-payment-rule = Betalningen kan fortfarande rättas: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} från { $payer } till { $payee }.
ruling-vira-wrong-final-count-rule = Markerna är inte inlämnade, så sammanräkningen kan rättas: { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} från { $payer } till { $payee }.
ruling-vira-misconduct-rule = Tävlingsledningen får bestraffa det. Riktlinjen är vad det påverkade spelet kostar, ofta en bet.
ruling-vira-not-covered-rule = Bordet kommer överens om det går; annars avgör tävlingsledningen, vars beslut kan överklagas till en jury som har sista ordet.
ruling-vira-big-solo = { $solo } vill spela en solo högre än vira och får göra det trots felet. Felet rättas om möjligt; annars blandar givaren motspelarnas kort med talongen och delar ut dem på nytt. De andras ansvar förfaller.
ruling-vira-lapsed = Det är för sent att påtala felet. Ansvaret har förfallit och spelet fortsätter under gällande förutsättningar.
ruling-vira-first-offender = Av flera fel som upptäcks samtidigt straffas bara den som felade först.
ruling-vira-disputed = Kan bordet inte komma överens avgör tävlingsledningen; beslutet kan överklagas till en jury.

# Val

choice-reshuffle = omblandning
choice-continue = spela vidare
choice-annul = annullera lusen
choice-demand-bid = kräv ett bud
choice-stop = avbryt
choice-play-on = spela vidare
choice-redeal = blanda resten och dela ut på nytt
choice-deduct-points = poängavdrag
choice-expel = utvisning för resten av omgången
choice-disqualify = diskvalificering

# Följder

effect-lose-all-lus = { $side } förlorar alla sina löss
effect-raise-target = { $side } får { $by } extra streck
effect-annul-voms = Voms ger { $side } ingen lus
effect-void-deal-lus = givens löss går förlorade för alla
effect-reshuffle = korten blandas om, { $dealer ->
    [next] nästa givare ger
   *[same] samma givare ger igen
}
effect-continue = spelet fortsätter
effect-return-card = kortet går tillbaka och ett annat läggs
effect-card-stays = kortet ligger kvar
effect-no-effect = ingen påföljd
effect-warning = { $side } får en varning
effect-forfeit = { $side } förlorar partiet { $winner }–{ $loser }
effect-disqualify = { $seat ->
    [none] { $side } diskvalificeras
   *[other] { $seat } diskvalificeras
}
effect-expel = { $seat } lämnar bordet för resten av omgången
effect-deduct-points = { $seat } får { $points } i avdrag i slutresultatet
effect-pay = { $from } betalar { $amount ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
} till { $to ->
    [pool] pullan
   *[other] { $to }
}
effect-settle-as = betalas som { $result ->
    [home] hemgång
    [kodilj] kodilj
    [laid] lagd hand
   *[bet] bet
}
effect-redeal = omgiv, samma spelare ger
effect-pass-the-deal = given går vidare
effect-must-bid = { $seat } måste bjuda högre
effect-may-pass = { $seat } får passa eller bjuda
effect-demand-bid = { $seat } måste bjuda i stället för att passa
effect-ignore-bid = { $seat }:s bud beaktas inte
effect-put-aside = kortet plockas åt sidan
effect-take-back-card = { $seat } tar tillbaka kortet
effect-play-on = spelet fortsätter
effect-hand-is-open = spelföraren får se { $seat }:s visade kort
rule-position-too-large = Med { $cards } kort på en hand är ställningen för stor att söka igenom; upp till { $most } går. Ange i stället `best_possible`.
