# Vira: avslag, fel, poster i kassaboken, spelens namn.

bid-forhand-opens = Förhand öppnar med ett bud; det första budet får inte vara pass.
bid-too-low = Budet måste ta över det som ligger.
bid-none-left = Det finns inget sådant spel kvar som tar över budet som ligger.
bid-no-gradation = Bara spel med fritt trumfval bjuds i färg eller i högsta färg: köpspel, gask, solo med trumf och vira.
bid-grade-without-number = Ett bud utan siffra kan inte vara i färg eller i högsta färg; nämn spelet.
bid-no-tringel = Tringel 9 står i budtabellen men bjuds inte vid det här bordet.

choose-other-family = Välj ett spel av det slag som du bjöd.
choose-too-low = Spelet du väljer måste ta över budet före ditt.

trump-first = Säg trumf innan du köper.
trump-outside-grade = Ditt bud lovade en annan färg: i färg spelas i andra färg eller högsta färg, i högsta färg i högsta färg.
trump-not-turned = Trumf måste vara en färg som har vänts upp.
trump-stays = Vid det här bordet behåller man trumfen vid omköp.
misar-no-such-form = Det här spelet kan inte spelas som misär.
misar-graded = En gask som är bjuden i färg eller i högsta färg spelas med trumf, inte som misär.

play-must-follow-suit = Du kan bekänna färg: lägg { $suit }.
again-no-second-try = I det här spelet finns inget andra försök: spela eller lägg handen.
again-only-once = Man får försöka om bara en gång: spela eller lägg handen.
again-talon-short = För ett nytt försök måste det finnas minst { $least ->
    [one] ett kort
   *[other] { $least } kort
} i talongen.

call-claim-open = Spelföraren har lagt upp handen: svara ja eller nej först.
call-claim-spent = Motspelarna ville spela vidare; spela ett kort innan du lägger upp handen igen.
call-no-claim = Bara spelföraren kan lägga upp handen, när han står i tur.
call-no-concession = Bara en motspelare kan ge upp spelet, när han står i tur.

notation-bid = ”{ $text }” är inget bud; skriv till exempel begar, spel7+farg, gask3 eller solo.
notation-contract = ”{ $text }” är inget spel i budtabellen; skriv till exempel gask3 eller solo8.

setup-purchase-limits = Ett köp på minst { $least } och högst { $most } kort är omöjligt.
setup-pool = Pullan kan inte innehålla { $pool } pinnar.
setup-sits-out = { $seat } är utkuperad i den här given.
setup-no-gradation = { $contract } bjuds inte i färg eller i högsta färg.
setup-no-such-form = { $contract } spelas inte { $form ->
    [misar] som misär
   *[other] med trumf
}.
setup-no-second-try = { $contract } har inget andra försök.
setup-trump-outside-grade = { $suit } är ingen trumf som budet tillåter.
setup-unspecified-contract = ”{ $contract }” är inte ett enda spel; ange siffran.
setup-tricks = { $said } stick är för många: högst { $most } kan vara spelade.
setup-hand-size = { $seat } ska ha { $count ->
    [one] ett kort
   *[other] { $count } kort
} på handen.
setup-already-decided = Spelet är redan avgjort i den här ställningen.

pool-ante = Insats, eftersom pullan inte räckte
pool-lifted = Spelet gick hem: lyft ur pullan
pool-set-home = Satt i pullan för det första försöket, fast det andra gick hem
pool-set-bet = Spelet gick bet: satt i pullan
pool-set-kodilj = Spelet gick kodilj: satt i pullan
pool-set-laid = Handen lades: satt i pullan
pool-share = En lika stor del av pullan
pool-rest = Pinnar som blev över när pullan delades
pinnar-home = Pinnar till en spelförare som gick hem
pinnar-not-home = Pinnar från en spelförare som inte gick hem
pinnar-first-try = Pinnar för det första försöket, som räknas som lagt
tjuvpass-compensation = Ersättning för tjuvpass: göken passades av utan läggarder och gick hem

contract-begar = Begär
contract-turne6 = Turné 6
contract-spel7 = 7-spel
contract-vingel6 = Vingel 6
contract-gask0 = Gask på 0
contract-gok = Gök
contract-turne7 = Turné 7
contract-kopmisar1 = Köpmisär på 1
contract-gask1 = Gask på 1
contract-spel8 = 8-spel
contract-vingel7 = Vingel 7
contract-turne8 = Turné 8
contract-kopmisar2 = Köpmisär på 2
contract-gask2 = Gask på 2
contract-solo6 = Solo 6
contract-vingel8 = Vingel 8
contract-kopmisar3 = Köpmisär på 3
contract-gask3 = Gask på 3
contract-spel9 = 9-spel
contract-kopmisar4 = Köpmisär på 4
contract-gask4 = Gask på 4
contract-tringel9 = Tringel 9
contract-kopmisar5 = Köpmisär på 5
contract-gask6 = Gask på 6
contract-solo7 = Solo 7
contract-kopmisar6 = Köpmisär på 6
contract-gask5 = Gask på 5
contract-solo8 = Solo 8
contract-vira = Vira
contract-solo-petite = Solo petite misär
contract-solo9 = Solo 9
contract-solo-grande = Solo grande misär
contract-solo10 = Solo 10
contract-solo-petite-ouverte = Solo petite misär ouverte
contract-solo-petite-ouverte-royale = Solo petite misär ouverte royale
contract-solo11 = Solo 11
contract-solo-grande-ouverte = Solo grande misär ouverte
contract-solo-grande-ouverte-royale = Solo grande misär ouverte royale
contract-solo12 = Solo 12
contract-solo-vira = Solo vira
