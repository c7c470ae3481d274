# Alla val i Vomsreglerna: ett kort namn, och vad varje värde betyder för spelarna.

option-preset = Regelverk
option-preset-tournament = turneringsregler
option-preset-international = internationella regler
option-preset-worms = Worms
option-preset-worms-2p = Worms för två
option-preset-worms-3p = Worms för tre
option-preset-25 = Tjugofem

option-sheet = Regelblad
option-sheet-T = turneringsbladet gäller
option-sheet-I = det internationella bladet gäller
option-sheet-W = Wormsbladet gäller

option-players = Spelare
option-players-2 = två spelar
option-players-3 = tre spelar
option-players-4 = fyra spelar

option-partners = Partner
option-partners-true = de som sitter mitt emot varandra är partner
option-partners-false = alla spelar för sig själva

option-direction = Spelriktning
option-direction-clockwise = man spelar medsols
option-direction-anticlockwise = man spelar motsols

option-rounds = Kort till ett stick
option-rounds-1 = var och en lägger en gång till ett stick
option-rounds-2 = var och en lägger två kort till ett stick, det ena efter det andra

option-target = Löss som vinner partiet

option-spade-two = Spader 2
option-spade-two-true = spader 2 är med och slår allt utom jokern
option-spade-two-false = spader 2 är inte med

option-joker = Joker
option-joker-true = jokern är med och slår allt
option-joker-false = det finns ingen joker

option-redeal = Ogiltiga första händer
option-redeal-and = både Voms och Toqu på en första hand ger omgiv
option-redeal-or = Voms eller Toqu på en första hand ger omgiv
option-redeal-off = ingen första hand ger omgiv

option-bottom-check = Understa kortet
option-bottom-check-true = ligger ruter 3, Toqu eller Voms underst efter kuperingen blir det omgiv
option-bottom-check-false = ingen tittar på det understa kortet

option-cut-trap = Fällan vid kuperingen
option-cut-trap-true = kortgivaren får räcka leken till fel spelare; den som går på det förlorar alla löss
option-cut-trap-false = leken räcks alltid till rätt spelare

option-knock = Knackning
option-knock-true = den som ska kupera får knacka i stället
option-knock-false = ingen knackar

option-knock-hidden = Dolda kort efter knackning
option-knock-hidden-2 = efter en knackning får var och en två dolda kort
option-knock-hidden-3 = efter en knackning får var och en tre dolda kort

option-knock-redeal = Omgiv efter knackning
option-knock-redeal-true = Voms och Toqu på en hand ger omgiv även efter en knackning
option-knock-redeal-false = en knackad giv görs aldrig om

option-knock-scores = Löss i ett knackat stick
option-knock-scores-true = Voms och Toqu som vänds upp vid en knackning räknas från och med andra given
option-knock-scores-false = Voms och Toqu som vänds upp vid en knackning räknas aldrig

option-draw = Dragning
option-draw-in-turn = man drar ett kort i taget runt bordet
option-draw-at-once = var och en drar alla sina kort på en gång

option-max-lead = Största utspel
option-max-lead-1 = man spelar bara ut enstaka kort
option-max-lead-2 = man spelar ut högst två kort
option-max-lead-3 = man spelar ut högst tre kort
option-max-lead-4 = man spelar ut upp till fyra kort

option-special-cards-pair = Särskilda kort i grupp
option-special-cards-pair-true = Voms, Toqu och spader 8 får spelas ut tillsammans med sin egen valör
option-special-cards-pair-false = Voms, Toqu och spader 8 spelas bara ut ensamma

option-d3-pairs-with-kings = Ruter 3 som kung
option-d3-pairs-with-kings-true = ruter 3 får spelas ut tillsammans med kungar
option-d3-pairs-with-kings-false = ruter 3 hör inte ihop med något annat kort

option-sevens-in-two-pairs = Sjuor i två par
option-sevens-in-two-pairs-true = sjuor får ingå i två par
option-sevens-in-two-pairs-false = sjuor får inte ingå i två par

option-seven-beats-club-king = Sjua på klöver kung
option-seven-beats-club-king-true = en sjua slår klöver kung som har tagit en sjua
option-seven-beats-club-king-false = ingen sjua slår klöver kung som har tagit en sjua

option-ataataq-takes-partner = Ataataq på partnern
option-ataataq-takes-partner-true = Ataataq tar sticket även från partnerns klöver kung
option-ataataq-takes-partner-false = Ataataq låter partnerns klöver kung behålla sticket

option-black-kings-on-two-sevens = Svarta kungar på två sjuor
option-black-kings-on-two-sevens-true = klöver kung och spader kung slår tillsammans två utspelade sjuor och ger en lus
option-black-kings-on-two-sevens-false = de två svarta kungarna har ingen särskild kraft tillsammans

option-multi-units = Stick med flera kort
option-multi-units-cards = ett stick räknas som lika många stick som det spelades ut kort
option-multi-units-one = varje stick räknas som ett, hur många kort som än spelades ut

option-restrictions = Reglerna om Voms och Toqu
option-restrictions-true = reglerna för när Voms och Toqu får spelas gäller
option-restrictions-false = Voms och Toqu får spelas när som helst

option-first-trick-ban = Voms i första sticket
option-first-trick-ban-any-play = Voms får inte läggas i partiets första stick
option-first-trick-ban-lead = Voms får inte spelas ut i partiets första stick
option-first-trick-ban-off = Voms får läggas i första sticket

option-first-trick-pair-exception = Första sticket, flera kort
option-first-trick-pair-exception-true = i första sticket får Voms hjälpa till att slå ett utspel på flera kort
option-first-trick-pair-exception-false = förbudet mot Voms i första sticket har inget undantag

option-voms-last-seat-needs-empty-stock = Voms sist i sticket
option-voms-last-seat-needs-empty-stock-true = den som lägger sist håller inne Voms tills talongen är slut
option-voms-last-seat-needs-empty-stock-false = den som lägger sist behöver inte vänta på talongen med Voms

option-voms-sacrifice = Att kasta bort Voms
option-voms-sacrifice-forbidden = Voms får inte kastas i ett stick som den inte tar
option-voms-sacrifice-void = Voms får kastas bort och är då inget värd

option-toqu-duty = Plikt att lägga Toqu
option-toqu-duty-true = Toqu måste ta en motståndares Voms
option-toqu-duty-false = Toqu behöver inte ta en motståndares Voms

option-d3-instead-of-toqu = Ruter 3 i stället för Toqu
option-d3-instead-of-toqu-true = ruter 3 får ta Voms i stället för Toqu
option-d3-instead-of-toqu-false = den som har Toqu måste använda den, även med ruter 3 på handen

option-faults = Fel
option-faults-refused = ett förbjudet kort avvisas
option-faults-allowed = fel kan ske som vid ett riktigt bord, och motståndarna kan påtala dem

option-toqu-early = Toqu före Voms
option-toqu-early-opponents-choose = läggs Toqu för tidigt väljer motståndarna mellan omgiv och att spela vidare
option-toqu-early-take-back = läggs Toqu för tidigt tas den tillbaka

option-announce = Att säga Aavunga
option-announce-automatic = programmet meddelar vem som har Voms och Toqu på samma hand
option-announce-by-player = spelaren säger själv Aavunga och får ingen lus för Voms om han glömmer det

option-out-of-turn = Kort utom tur
option-out-of-turn-refused = ett kort före ens tur avvisas
option-out-of-turn-stays = ett kort före ens tur ligger kvar och måste spelas

option-toqu-not-shown = Toqu inte visad
option-toqu-not-shown-may-annul = har en dragen Toqu inte visats får motståndarna annullera Vomslusen
option-toqu-not-shown-annulled = har en dragen Toqu inte visats annulleras Vomslusen

option-voms-threat = Vad som hotar Voms
option-voms-threat-toqu = Voms ger bara lus så länge Toqu är ute
option-voms-threat-toqu-or-d3 = Voms ger lus så länge Toqu eller ruter 3 är ute

option-melted-voms = Smält Voms
option-melted-voms-never = Voms ger inget till den som har smält
option-melted-voms-if-d3-out = Voms ger lus till den som har smält om ruter 3 är ute

option-voms-with-own-d3 = Voms bredvid egen ruter 3
option-voms-with-own-d3-true = Voms ger lus även bredvid ens egen ruter 3
option-voms-with-own-d3-false = Voms bredvid ens egen ruter 3 ger inget

option-unthreatened-voms-taken = Ohotad Voms tagen
option-unthreatened-voms-taken-true = det ger löss att ta Voms även om den inte var hotad
option-unthreatened-voms-taken-false = det ger inget att ta en Voms som inte var hotad

option-d3-on-own-toqu = Ruter 3 på partnerns Toqu
option-d3-on-own-toqu-1 = ruter 3 på partnerns Toqu över Voms ger bara en lus
option-d3-on-own-toqu-2 = ruter 3 på partnerns Toqu över Voms ger fortfarande två löss

option-protected-voms = Skyddad Voms
option-protected-voms-true = Voms ger lus när partnern räddar den med ruter 3
option-protected-voms-false = en Voms som partnern räddar med ruter 3 ger inget

option-voms-in-last-trick = Voms i sista sticket
option-voms-in-last-trick-true = Voms kan ge lus i sista sticket
option-voms-in-last-trick-false = Voms ger inget i sista sticket

option-ataataq-on-partner = Lus för Ataataq på partnern
option-ataataq-on-partner-true = Ataataq på partnerns klöver kung ger en lus
option-ataataq-on-partner-false = Ataataq på partnerns klöver kung ger inget

option-steal-ataataq = Att stjäla Ataataq
option-steal-ataataq-true = ruter 3 på Ataataq stjäl lusen
option-steal-ataataq-false = ruter 3 på Ataataq ger ingen lus

option-deal-lus = Lus för given
option-deal-lus-0 = fem stick ger ingen lus om det inte är de fem första
option-deal-lus-1 = första laget med fem stick får en lus

option-trick-points = Poäng för stick
option-trick-points-0 = stick ger inga poäng i sig
option-trick-points-1 = varje stick ger en poäng

option-eight-eight = När alla saknar en
option-eight-eight-true = när alla saknar en lus är Voms och Toqu bara höga kort
option-eight-eight-false = Voms och Toqu räknas även när alla saknar en lus

option-eight-eight-toqu = Toqu när alla saknar en
option-eight-eight-toqu-equal = när alla saknar en slår den senare av Voms och Toqu den tidigare
option-eight-eight-toqu-higher = när alla saknar en är Toqu högre än Voms

option-eight-eight-five-five = Fem + fem när alla saknar en
option-eight-eight-five-five-1 = när alla saknar en ger fem + fem en lus
option-eight-eight-five-five-2 = när alla saknar en ger fem + fem två löss och går över kammen

option-ataataq-kept-on-all-tricks = Ataataq och alla stick
option-ataataq-kept-on-all-tricks-true = den som tar alla stick behåller lusen för Ataataq
option-ataataq-kept-on-all-tricks-false = den som tar alla stick förlorar även lusen för Ataataq

option-partner-toqu-no-lus = Toqu på partnern utan löss
option-partner-toqu-no-lus-target-2 = ett lag utan löss som lägger Toqu på partnerns Voms får två extra streck
option-partner-toqu-no-lus-nothing = ett lag utan löss som lägger Toqu på partnerns Voms förlorar inget mer

option-partner-toqu-opponents = Motståndarna efter Toqu på partnern
option-partner-toqu-opponents-keep-feats = motståndarna behåller vad Voms, Toqu och Ataataq har gett dem
option-partner-toqu-opponents-nothing = motståndarna får inget för den given

option-forced-partner-toqu = Tvungen Toqu på partnern
option-forced-partner-toqu-no-fault = Toqu på partnerns Voms är inget fel om det var enda kortet kvar
option-forced-partner-toqu-penalty = Toqu på partnerns Voms kostar alla löss även om det var enda kortet kvar

option-lost-lus-target = Streck när alla löss är förlorade
option-lost-lus-target-kept = den som förlorar alla löss behåller sina extra streck
option-lost-lus-target-reset = den som förlorar alla löss börjar om på en vanlig kam

option-reshuffle-loses = Löss i en omblandad giv
option-reshuffle-loses-all = omblandning stryker alla givens löss
option-reshuffle-loses-ataataq = omblandning stryker bara Ataataq

option-overshoot = Över kammen
option-overshoot-gain = den som går över kammen saknar sedan lika många som given gav
option-overshoot-thirteen = den som går över kammen spelar sedan till tretton
option-overshoot-restart = den som får för många börjar om från noll

option-stop = Stopp
option-stop-automatic = spelet stoppar av sig självt när det är vunnet
option-stop-manual = vinnarna måste själva säga stopp före nästa utspel

option-reset-at-eleven = Elva
option-reset-at-eleven-true = den som har precis elva börjar om från noll
option-reset-at-eleven-false = elva är ett tal som alla andra
