# Afvisninger og fejl efter deres faste koder (skråstregen bliver til en bindestreg).

turn-not-yours = Det er ikke din tur.
turn-deal-over = Runden er slut.
turn-not-now = Det kan man ikke i fasen “{ $phase }”.

play-not-held = Du har ikke { $card } på hånden.
play-wrong-count = Det er et forkert antal kort; der skal være { $count ->
    [one] ét kort
   *[other] { $count } kort
}.
play-no-such-lead = Spil ét kort ud, to, tre eller fire ens, eller to par.

voms-first-trick = Voms må ikke smides i kampens første stik.
voms-on-seven = Voms må ikke smides på en udspillet 7'er; læg et andet kort.
voms-last-hand = Voms må ikke lægges i baghånd nu.
voms-sacrifice = Voms skal respekteres: den må kun lægges, hvis dine kort slår hver bunke.
voms-under-d3 = Voms skal respekteres: den må ikke smides under ruder 3.
voms-toqu-early = Toqu må ikke spilles før Voms.
voms-toqu-owed = En modstanders Voms ligger på bordet, og du har Toqu: tag den med Toqu eller med ruder 3.

cut-no-such-place = Tag af efter 1 til { $most } kort.
cut-no-knocking = Der bankes ikke ved dette bord.
cut-not-to-oneself = Kortgiveren lader en anden tage af.

call-no-stop = Spillet kan ikke stoppes: ingen har netop nået præcis det, der manglede.
call-no-show = Der er ingen Toqu at vise.
call-no-annul = Der er ingen Voms-lus at annullere.

notation-card = “{ $text }” er ikke et kort; skriv for eksempel 9c, Kh, 10d eller 3♦.
notation-suit = “{ $text }” er ikke en farve; skriv c, s, h eller d.
notation-seat = “{ $text }” er ikke en plads; pladserne er { $seats }.
notation-no-seat = En plads er en tekst, ikke { $text }.
notation-side = “{ $text }” er ikke et hold; holdene er { $sides }.
notation-action = “{ $text }” er ikke et træk; skriv for eksempel “play 9c”.

setup-unknown-game = Spillet “{ $name }” findes ikke; der er { $known }.
setup-unknown-rules = Regelsættet “{ $name }” findes ikke; der er { $known }.
setup-unknown-option = Valget “{ $option }” findes ikke.
setup-bad-option-value = Valget “{ $option }” kan ikke være { $value }; det kan være { $allowed }.
setup-how-many = Efter dette regelsæt er der { $allowed } spillere ved bordet; du bad om { $wanted }.
setup-partners-need-four = Makkerpar kræver fire spillere.
setup-two-rounds-need-two-players = To kort fra hver i et stik er et spil for to.
setup-two-rounds-need-single-leads = Med to kort fra hver i et stik spilles kun enkelte kort ud.
setup-two-rounds-exclude-knocking = Med to kort fra hver i et stik bankes der ikke.
setup-target-too-low = En kam har mindst én streg.
setup-target-too-high = En kam har højst 9999 streger.
setup-joker-needs-spade-two = Jokeren er kun med sammen med spar 2.
setup-no-knocking = Der bankes ikke efter disse regler.
setup-missing-field = Feltet “{ $field }” mangler.
setup-bad-field = Feltet “{ $field }” passer ikke; der ventes { $wanted ->
    [text] en tekst
    [number] et tal
    [list] en liste
    [flag] true eller false
    [object] et objekt med felter
   *[other] { $wanted }
}.
setup-unknown-field = Feltet “{ $field }” findes ikke.
setup-missing-card = { $card } mangler i spillet kort.
setup-foreign-card = { $card } hører ikke til spillet kort.
setup-card-twice = { $card } forekommer to gange.
setup-unequal-hands = Alle hænder skal have lige mange kort.
setup-empty-hands = Hænderne er tomme.
setup-hand-too-large = En hånd har højst { $most } kort.
setup-hands-not-drawn-up = Der tages op til fire, så længe bunken rækker.
setup-tricks-disagree = { $said } stik passer ikke med { $gone } brugte kort, { $cards } til et stik.
setup-lus-disagree = Lusene for { $side } passer ikke: de skal dække Ataataq og rundens lus.
setup-already-won = { $side } har allerede vundet i denne stilling.
setup-comb = Kammen for { $side } kan ikke vise { $score } af { $target }.

protocol-bad-json = Linjen er ikke JSON i UTF-8.
protocol-not-an-object = En besked er et JSON-objekt som {"{"}"cmd": "hello"{"}"}.
protocol-too-deep = Beskeden har for mange niveauer inden i hinanden.
protocol-no-command = Beskeden har ingen “cmd”.
protocol-unknown-command = Kommandoen “{ $command }” findes ikke.
protocol-no-position = Der er ikke givet endnu; send først “new” eller “position”.

suggest-unknown-level = Der er ingen robot på niveauet “{ $level }”; der er { $known }.
suggest-unknown-convention = “{ $level }” følger ingen sådan konvention; club og strong kender { $known }, skrevet som i strong+agren eller strong-laggarder.

setup-unknown-irregularity = “{ $name }” er ikke en uregelmæssighed i dette spil; der er { $known }.
rule-no-partners = Under reglerne “{ $rules }” har ingen en makker.
rule-has-lus = { $side } har { $lus } lus; brug “cut-trick” for et hold, der har lus at miste.
rule-nobody-sits-out = Ved et trebord sidder ingen over.
rule-right-defender = Modspilleren til højre for spilføreren er { $seat }.
rule-no-gradation = “{ $contract }” kan ikke bydes i färg eller i högsta färg.
rule-sufficient-bid = “{ $bid }” går over “{ $standing }”; buddet er højt nok.
rule-not-a-case = Et dokument er en sag: felter som game, irregularity og by.
rule-unreadable = “{ $file }” kan ikke læses: { $problem }

play-obliged = Et kort, du allerede har smidt, skal spilles nu.
play-has-played = Du har allerede spillet i dette stik.
call-not-melted = Kun den, der har både Voms og Toqu, siger Aavunga.

ruling-referee-only = Kun en dommer afsiger kendelser.
ruling-incomplete = Denne kendelse mangler { $needs }.
ruling-nothing-to-return = Der er intet i stikket at give tilbage.
ruling-comb = Kammen for { $side } kan ikke ændres sådan.
notation-ruling = “{ $text }” er ikke en kendelse; der er { $known }.
ruling-no-game = Der spilles endnu intet spil.
edition-later = Det her er gemt af en senere version (udgave { $edition }); denne version kan læse til og med udgave { $known }. En nyere version af Stik kan læse det.
