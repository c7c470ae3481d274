# Vira: afvisninger, fejl, poster i regnskabet, spillenes navne.

bid-forhand-opens = Forhånden åbner med et bud; det første bud må ikke være pas.
bid-too-low = Buddet skal være højere end det, der står.
bid-none-left = Der er ikke flere spil af den slags, som er højere end buddet, der står.
bid-no-gradation = Kun spil med frit trumfvalg bydes i färg eller i högsta färg: köpspel, gask, solo med trumf og vira.
bid-grade-without-number = Et bud uden tal kan ikke være i färg eller i högsta färg; sig, hvilket spil det er.
bid-no-tringel = Tringel 9 står i budtabellen, men bydes ikke ved dette bord.

choose-other-family = Vælg et spil af den slags, du bød.
choose-too-low = Det spil, du vælger, skal være højere end buddet før dit.

trump-first = Sig trumf, før du køber.
trump-outside-grade = Dit bud lovede en anden farve: i färg spilles i andra färg eller högsta färg, i högsta färg i högsta färg.
trump-not-turned = Trumf skal være en farve, der er vendt op.
trump-stays = Ved dette bord beholder man trumfen ved omköp.
misar-no-such-form = Dette spil kan ikke spilles som misär.
misar-graded = En gask, der er budt i färg eller i högsta färg, spilles med trumf og ikke som misär.

play-must-follow-suit = Du kan bekende kulør: læg { $suit }.
again-no-second-try = I dette spil er der intet andet forsøg: spil, eller læg hånden.
again-only-once = Man må kun forsøge igen én gang: spil, eller læg hånden.
again-talon-short = Et nyt forsøg kræver mindst { $least ->
    [one] ét kort
   *[other] { $least } kort
} i talonen.

call-claim-open = Spilføreren har lagt hånden op: svar ja eller nej først.
call-claim-spent = Modspillerne ville spille videre; spil et kort, før du lægger hånden op igen.
call-no-claim = Kun spilføreren kan lægge hånden op, når det er hans tur.
call-no-concession = Kun en modspiller kan give spillet op, når det er hans tur.

notation-bid = “{ $text }” er ikke et bud; skriv for eksempel begar, spel7+farg, gask3 eller solo.
notation-contract = “{ $text }” er ikke et spil i budtabellen; skriv for eksempel gask3 eller solo8.

setup-purchase-limits = Et køb på mindst { $least } og højst { $most } kort er umuligt.
setup-pool = Pullaen kan ikke indeholde { $pool } pinnar.
setup-sits-out = { $seat } sidder over i denne giv.
setup-no-gradation = { $contract } bydes ikke i färg eller i högsta färg.
setup-no-such-form = { $contract } spilles ikke { $form ->
    [misar] som misär
   *[other] med trumf
}.
setup-no-second-try = { $contract } har intet andet forsøg.
setup-trump-outside-grade = { $suit } er ikke en trumf, som buddet tillader.
setup-unspecified-contract = “{ $contract }” er ikke ét bestemt spil; tilføj tallet.
setup-tricks = { $said } stik er for mange: højst { $most } kan være spillet.
setup-hand-size = { $seat } skal have { $count ->
    [one] ét kort
   *[other] { $count } kort
} på hånden.
setup-already-decided = Spillet er allerede afgjort i denne stilling.

pool-ante = Indskud, fordi der ikke var nok i pullaen
pool-lifted = Spillet gik hjem: løftet fra pullaen
pool-set-home = Sat i pullaen for det første forsøg, selv om det andet gik hjem
pool-set-bet = Spillet gik bet: sat i pullaen
pool-set-kodilj = Spillet gik kodilj: sat i pullaen
pool-set-laid = Hånden blev lagt: sat i pullaen
pool-share = En lige stor del af pullaen
pool-rest = Pinnar til overs, da pullaen blev delt
pinnar-home = Pinnar til en spilfører, der gik hjem
pinnar-not-home = Pinnar fra en spilfører, der ikke gik hjem
pinnar-first-try = Pinnar for det første forsøg, der regnes som lagt
tjuvpass-compensation = Erstatning for tjuvpass: göken blev passet uden läggarder og gik hjem

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
