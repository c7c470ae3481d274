# De första spelen steg för steg, och övningarna.

lesson-voms-order = Kortens ordning
lesson-voms-order-table = Du sitter längst ner och din partner mitt emot. Alla har fyra kort, och det högsta kortet tar sticket. Uppifrån: 8♠, niorna, essen, knektarna, sexorna, femmorna, de andra åttorna, damerna. Man behöver inte bekänna färg.
lesson-voms-order-beat = Motståndaren till höger om dig spelar ut 6♥. Ett av dina kort är högre: ta sticket.
lesson-voms-order-winner = Ingen gick över din knekt, så sticket är ditt. Den som tog sticket drar först, tills alla har fyra igen.
lesson-voms-order-lead = Och den som tog sticket spelar ut till nästa. Du drog 9♣: spela ut den.
lesson-voms-suits = Klöver, spader, hjärter, ruter
lesson-voms-suits-signs = Mellan kort av samma valör avgör färgen: klöver går över spader, spader över hjärter och hjärter över ruter.
lesson-voms-suits-beat = 9♥ är utspelad. Du har två nior; bara den ena går över.
lesson-voms-suits-free = Bra. Man måste aldrig gå över: den som inte kan eller inte vill lägger vilket kort som helst.
lesson-voms-sevens = Sjuorna
lesson-voms-sevens-lead = En sjua är det lägsta kortet av alla, utom när den spelas ut. Spela ut din 7♠.
lesson-voms-sevens-holds = Varken nia eller ess rår på den: en utspelad sjua viker bara för en högre sjua, för K♣ och för 3♦.
lesson-voms-sevens-away = Ge nu ifrån dig utspelet: spela 8♣.
lesson-voms-sevens-king = Motståndarna spelar ut 7♦. Du har K♥, annars ett högt kort. Försök spela den.
lesson-voms-sevens-other = Inte ens Voms tar en utspelad sjua. Lägg K♠. Den kan något eget: tar en motståndares K♣ en sjua, så tar K♠ den kungen. Det är Ataataq och ger en lus.
lesson-voms-d3 = Ruter 3
lesson-voms-d3-all = 3♦ tar allt, också Voms och Toqu, och inget tar den. 9♥ är utspelad: ta den med 3♦.
lesson-voms-d3-led = Bara som utspel är den inget värd: då går vilket kort som helst över den. Spara den hellre till något som betyder något.
lesson-voms-several = Flera kort på en gång
lesson-voms-several-lead = Man får spela ut två, tre eller fyra kort av samma valör, eller två par. Välj båda dina femmor och spela ut dem.
lesson-voms-several-count = Alla lägger lika många kort, vart och ett på ett av dina, och bara den som går över alla tar sticket. Det räknas som två stick.
lesson-voms-several-follow = Nu är två sexor utspelade, och båda är redan slagna. Du kan inte gå över: lägg dina två damer.
lesson-voms-voms = Voms ger en lus
lesson-voms-voms-card = Poäng heter löss, och nio av dem fyller kammen. De flesta stick ger inga. K♥ är Voms: ett stick som den tar hem ger en lus, om Toqu (J♣) ännu hade kunnat ta den.
lesson-voms-voms-lead = Ingen har sett Toqu än, så Voms är hotad. Var modig och spela ut den.
lesson-voms-voms-lus = Ingen hade Toqu: en lus till er sida. Titta på kammen.
lesson-voms-toqu = Toqu tar Voms
lesson-voms-toqu-early = J♣ är Toqu, och du har den. Den får inte spelas innan Voms har kommit. Den väntar på ett enda kort.
lesson-voms-toqu-must = Där är den: motståndaren till höger spelar ut Voms. Försök lägga Q♠ på den.
lesson-voms-toqu-take = En motståndares Voms måste tas. Gör det.
lesson-voms-toqu-lus = Två löss. Men lägg aldrig Toqu på din partners Voms: det kostar allt som ni har på kammen.
lesson-voms-forbidden = När Voms måste vänta
lesson-voms-forbidden-first = Detta är det första sticket i ett nytt parti. Du spelar ut. Försök med Voms.
lesson-voms-forbidden-instead = Inte i partiets första stick. Spela ut Q♠.
lesson-voms-forbidden-last = Nu är du sist i sticket, där ingen längre kunde hota Voms. Försök ändå.
lesson-voms-forbidden-why = I sista hand får den inte heller spelas så länge Toqu är ute. Varje avslag nämner sin paragraf: rör vid den för att läsa den. Ta sticket med 9♣.
lesson-voms-deal = Fem stick, och kammen
lesson-voms-deal-five = I en giv spelas nio stick, och den sida som först har fem får en lus för dem; två om de andra inte har något alls. Ni har fyra. Spela ut 9♣.
lesson-voms-deal-rest = Det var det femte. Spela det sista kortet.
lesson-voms-deal-comb = Given är slut, och dess löss skrivs på kammen. Bladet berättar varifrån var och en kom.
lesson-voms-over = Över kammen
lesson-voms-over-lack = Ni har 8 av 9 löss och saknar bara en. För att vinna ska ni ha precis den.
lesson-voms-over-forced = Men nu spelas Voms ut, du har Toqu, och Toqu ger två. Du måste ta den.
lesson-voms-over-end = Två löss, och bara en saknades. Spela det sista kortet och se vad som händer med kammen.
lesson-voms-over-longer = Ni har gått över: kammen blir längre, och nu behöver ni 12. Räkna vad ni saknar innan ni tar en lus.
lesson-voms-calls = Vad som sägs
lesson-voms-calls-words = En del sägs högt. ”Aavunga” säger den som spelar Voms eller Toqu och har båda. Den som drar Toqu efter en lus för Voms visar den. Och den som har vunnit säger stopp.
lesson-voms-calls-lead = Ni saknar en lus. Spela ut Voms.
lesson-voms-calls-stop = Där är den nionde. Vid det här bordet säger ingen det åt dig: säg stopp innan nästa kort spelas ut.
lesson-voms-calls-won = Partiet är vunnet. Hade du glömt det hade given fortsatt till sitt slut.
lesson-voms-play = En giv på egen hand
lesson-voms-play-free = Spela nu en hel giv med Nuka mot Malik och Nivi. Det är den första i ett parti: håll inne Voms i första sticket. Be om ett tips när du vill.

lesson-vira-follow = Bekänn färg
lesson-vira-follow-table = Tre spelar, med tretton kort var; esset är högst. En är spelförare och spelar ensam, de två andra spelar tillsammans emot. Här är Brita spelförare, och du spelar emot tillsammans med Carl. Spader är trumf.
lesson-vira-follow-other = Carl spelar ut Q♥. Försök lägga 9♣ i stället för en hjärter.
lesson-vira-follow-follow = Den som kan bekänna färg måste. Du har hjärter: ta sticket med kungen.
lesson-vira-follow-took = Det högsta kortet i den utspelade färgen tar sticket, och den som tog det spelar ut.
lesson-vira-trump = Trumf
lesson-vira-trump-void = Brita spelar ut A♦, och du har ingen ruter. Då får du lägga vad du vill, och spader är trumf: ta esset med 3♠.
lesson-vira-trump-took = Den minsta trumfen går över esset i en annan färg. Faller flera tar den högsta sticket.
lesson-vira-trump-lead = Du ska spela ut. K♥ är nu den bästa hjärtern.
lesson-vira-trump-end = Ännu ett stick till motspelet.
lesson-vira-bid = Det första budet
lesson-vira-bid-hand = Före spelet bjuder man om vem som spelar ensam, och hur högt. Du sitter i förhand: du fick de första korten, och du talar först.
lesson-vira-bid-nopass = Kanske vill du hellre vänta. Försök passa.
lesson-vira-bid-begar = Förhand måste bjuda något. Det lägsta budet är Begär: sex stick i en färg som du själv väljer, efter att du har bytt kort. Bjud det.
lesson-vira-bid-won = Båda de andra passade, så du är spelförare. Den som har passat är ute ur budgivningen för gott.
lesson-vira-buy = Trumf och köp
lesson-vira-buy-bid = Samma hand en gång till. Bjud Begär.
lesson-vira-buy-trump = I ett köpspel nämner man trumf före köpet. Du har sex hjärter med ess, kung, dam och knekt.
lesson-vira-buy-buy = Lägg nu bort korten som inte tar stick och dra lika många från talongen: 5♠, 4♠, 7♣, 3♣ och 2♦.
lesson-vira-buy-go = Du kan ännu lägga handen och betala mindre, eller köpa om, vilket räknas som ett förlorat försök. Men det här ser bra ut: spela.
lesson-vira-buy-lead = Motspelarna har köpt av resten. Förhand spelar ut till första sticket: dra trumf med esset.
lesson-vira-buy-end = Så går det vidare tills alla tretton stick är spelade, eller resultatet är säkert.
lesson-vira-outbid = Att bjuda över
lesson-vira-outbid-open = Budtabellen har fyrtio spel i fast ordning. Öppna igen med Begär.
lesson-vira-outbid-low = Brita bjuder Turné 6. Försök bjuda Begär en gång till.
lesson-vira-outbid-higher = Ett bud måste alltid vara högre än det som står. 7-spel är nästa köpspel: sju stick. Bjud det.
lesson-vira-outbid-end = Det är ditt för ett stick mer än förut.
lesson-vira-classes = Högsta färg
lesson-vira-classes-classes = I varje giv är en färg högsta färg: här hjärter. Den andra färgen av samma kulör, ruter, är färg; de två andra är ofärg. Ju bättre trumfens klass är, desto mer betalar eller får varje motspelare.
lesson-vira-classes-open = Öppna med Begär.
lesson-vira-classes-raise = Brita höjer: Begär i färg. Hjärter är högsta färg, och du har sex. Bjud Begär i högsta färg.
lesson-vira-classes-bound = Ett löfte binder. Försök nämna spader.
lesson-vira-classes-trump = Bara hjärter duger.
lesson-vira-home = Hem
lesson-vira-home-need = Du spelar Begär och behöver sex stick. Du har fem, och ett kort är kvar. I pullan ligger 16 pinnar.
lesson-vira-home-last = Spela ut A♥.
lesson-vira-home-paid = Hem: du lyfter en bet på 8 pinnar ur pullan, och varje motspelare betalar en, för trumf var högsta färg.
lesson-vira-bet = Bet och kodilj
lesson-vira-bet-need = Den här gången behöver du sju stick. Fem är hemma, två kort är kvar. Spela ut A♥.
lesson-vira-bet-last = Sex. Det sjunde hänger på 5♣.
lesson-vira-bet-paid = Ett stick för lite är bet: du betalar 8 pinnar till pullan och pinnar till varje motspelare. Två för lite vore kodilj, och dubbelt så dyrt i pullan.
lesson-vira-misar = Misär
lesson-vira-misar-aim = I en misär finns ingen trumf, och du får inte ta ett enda stick. Du har kommit långt: två kort är kvar.
lesson-vira-misar-under = Brita spelar ut 9♥. Håll dig under den.
lesson-vira-misar-throw = Klöver är utspelad, och du har ingen. Gör dig av med den farliga knekten.
lesson-vira-misar-paid = Inte ett stick: hem. En solo grande misär ger fyra pinnar från varje motspelare utöver beten.
lesson-vira-defend = Mot en misär
lesson-vira-defend-aim = Nu spelar Brita en solo grande misär, och du och Carl försöker ge henne ett stick. Ni får inte rådgöra.
lesson-vira-defend-lead = Låga kort är vapnet. Spela ut 2♣.
lesson-vira-defend-caught = Hon måste ta det. Spela det sista kortet.
lesson-vira-defend-paid = Ett stick är bet för henne. Hon betalar till pullan och till er båda.
lesson-vira-gask = Gask: hela talongen
lesson-vira-gask-hand = Det finns inte ett stick i den här handen. Men tretton okända kort ligger i talongen.
lesson-vira-gask-bid = I Gask på 0 behåller du inga av dina kort och tar hela talongen i stället. Sedan spelar du sju stick med trumf, eller en misär. Bjud det.
lesson-vira-gask-keep = Behåll inget: bekräfta utan att välja något kort.
lesson-vira-gask-trump = Vilket fynd! Du ser korten innan du nämner trumf. Nämn spader.
lesson-vira-gask-go = Motspelarna köper inte i en gask. Spela.
lesson-vira-gask-end = Sju stick borde vara inom räckhåll. Det finns gaskar där man behåller upp till sex kort; de kräver fler stick.
lesson-vira-play = En giv på egen hand
lesson-vira-play-free = Nu en hel giv: bjud, köp och spela mot Brita och Carl. Du är förhand. Be om ett tips när du vill.

exercise-kind-voms-beats = Vilka kort går över?
exercise-kind-voms-may-voms = Får Voms spelas?
exercise-kind-voms-legal = Är det tillåtet?
exercise-kind-voms-lus = Hur många löss?
exercise-kind-voms-comb = Kammen
exercise-kind-vira-follow = Vad får spelas?
exercise-kind-vira-takes = Vem tar sticket?
exercise-kind-vira-bids = Högre bud
exercise-kind-vira-pays = Vad ger det?
exercise-kind-vira-legal = Är det tillåtet?

exercise-yes = Ja
exercise-no = Nej
exercise-legal = Det är tillåtet
exercise-refused = { $reason } ({ $article })
exercise-nothing-forbids = Ingen regel förbjuder det här.
exercise-is-legal = Du vill spela { $cards }. Är det tillåtet, och om inte, varför?
exercise-is-legal-bid = Du vill bjuda { $bid }. Är det tillåtet, och om inte, varför?
exercise-is-legal-pass = Du vill passa. Är det tillåtet, och om inte, varför?
exercise-beats = { $card } håller sticket. Vilka av dina kort skulle ta det nu?
exercise-beats-why = Dessa går över: { $cards }.
exercise-may-voms = Det är din tur, och du har Voms (K♥). Får du spela den nu?
exercise-lus = Du gör sticket fullt med { $cards }. Hur många löss ger sticket, och till vem? (Lusen för fem stick räknas inte här.)
exercise-no-lus = Inga
exercise-lus-us = { $count ->
    [one] En lus till oss
   *[other] { $count } löss till oss
}
exercise-lus-them = { $count ->
    [one] En lus till dem
   *[other] { $count } löss till dem
}
exercise-lus-none = Inga löss: det hände inget särskilt i det här sticket.
exercise-comb = Er kam visar { $score } av { $target }. Given ger er { $count ->
    [one] { $count } lus
   *[other] { $count } löss
}. Vad visar kammen nu?
exercise-comb-is = { $score } av { $target }
exercise-comb-on = Lössen läggs till: { $score } av { $target }.
exercise-comb-won = Precis vad som saknades: { $score } av { $target }, och partiet är vunnet.
exercise-comb-over = Mer än som saknades: ni går över, och kammen växer till { $target } med { $score } på.
exercise-follow = { $card } är utspelad. Vilka av dina kort får du spela?
exercise-follow-suit = Du har { $suit } och måste bekänna.
exercise-follow-any = Du har ingen { $suit }, så alla kort duger.
exercise-takes = Du gör sticket fullt med { $card }; trumf är { $suit }. Vem tar det?
exercise-takes-trump = Den högsta trumfen tar det: { $card }.
exercise-takes-led = Det högsta kortet i den utspelade färgen tar det: { $card }.
exercise-bids = { $bid } står. Vilka av dessa bud får ges nu?
exercise-bids-why = Allt som står efter { $bid } i budtabellen; inom samma spel går färg över utan, och högsta färg över färg.
exercise-pays = Du spelade { $contract } ({ $form }) och gick { $outcome ->
    [home] hem
    [bet] bet
   *[kodilj] kodilj
}. Det låg { $pool } pinnar i pullan. Vad är ditt resultat sammanlagt?
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
