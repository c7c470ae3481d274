# Alle valg i Voms-reglerne: et kort navn, og hvad hver værdi betyder for spillerne.

option-preset = Regelsæt
option-preset-tournament = turneringsregler
option-preset-international = internationale regler
option-preset-worms = Worms
option-preset-worms-2p = Worms for to
option-preset-worms-3p = Worms for tre
option-preset-25 = Femogtyve

option-sheet = Regelark
option-sheet-T = turneringsarket gælder
option-sheet-I = det internationale ark gælder
option-sheet-W = Worms-arket gælder

option-players = Spillere
option-players-2 = to spiller
option-players-3 = tre spiller
option-players-4 = fire spiller

option-partners = Makkere
option-partners-true = de, der sidder over for hinanden, er makkere
option-partners-false = alle spiller for sig selv

option-direction = Retning
option-direction-clockwise = der spilles med uret
option-direction-anticlockwise = der spilles mod uret

option-rounds = Kort til et stik
option-rounds-1 = hver lægger én gang til et stik
option-rounds-2 = hver lægger to kort til et stik, det ene efter det andet

option-target = Lus, der vinder kampen

option-spade-two = Spar 2
option-spade-two-true = spar 2 er med og slår alt undtagen jokeren
option-spade-two-false = spar 2 er ikke med

option-joker = Joker
option-joker-true = jokeren er med og slår alt
option-joker-false = der er ingen joker

option-redeal = Ugyldige første hænder
option-redeal-and = både Voms og Toqu på én første hånd betyder omblanding
option-redeal-or = Voms eller Toqu på en første hånd betyder omblanding
option-redeal-off = ingen første hånd betyder omblanding

option-bottom-check = Nederste kort
option-bottom-check-true = ligger ruder 3, Toqu eller Voms nederst, når der er taget af, blandes der om
option-bottom-check-false = ingen ser på det nederste kort

option-cut-trap = Fælden, når der tages af
option-cut-trap-true = kortgiveren må holde kortene frem mod den forkerte; hopper han på den, mister han alle lus
option-cut-trap-false = kortene holdes altid frem mod den rigtige

option-knock = Banke
option-knock-true = den, der skal tage af, må banke i stedet
option-knock-false = der bankes ikke

option-knock-hidden = Skjulte kort efter banken
option-knock-hidden-2 = når der er banket, får hver to skjulte kort
option-knock-hidden-3 = når der er banket, får hver tre skjulte kort

option-knock-redeal = Omblanding efter banken
option-knock-redeal-true = Voms og Toqu på én hånd betyder omblanding, også når der er banket
option-knock-redeal-false = der blandes ikke om, når der er banket

option-knock-scores = Lus i et banket stik
option-knock-scores-true = bankes Voms og Toqu op, tæller de fra og med anden runde
option-knock-scores-false = bankes Voms og Toqu op, tæller de aldrig

option-draw = Optagning
option-draw-in-turn = der tages ét kort op ad gangen bordet rundt
option-draw-at-once = hver tager alle sine kort op på én gang

option-max-lead = Største udspil
option-max-lead-1 = der spilles kun enkelte kort ud
option-max-lead-2 = der spilles højst to kort ud
option-max-lead-3 = der spilles højst tre kort ud
option-max-lead-4 = der spilles op til fire kort ud

option-special-cards-pair = Særlige kort i grupper
option-special-cards-pair-true = Voms, Toqu og spar 8 må spilles ud sammen med deres egen værdi
option-special-cards-pair-false = Voms, Toqu og spar 8 spilles kun ud alene

option-d3-pairs-with-kings = Ruder 3 som konge
option-d3-pairs-with-kings-true = ruder 3 må spilles ud sammen med konger
option-d3-pairs-with-kings-false = ruder 3 hører ikke sammen med noget andet kort

option-sevens-in-two-pairs = Syvere i to par
option-sevens-in-two-pairs-true = syvere må være med i to par
option-sevens-in-two-pairs-false = syvere må ikke være med i to par

option-seven-beats-club-king = Syver på klør konge
option-seven-beats-club-king-true = en syver slår klør konge, der har taget en syver
option-seven-beats-club-king-false = ingen syver slår klør konge, der har taget en syver

option-ataataq-takes-partner = Ataataq på makkeren
option-ataataq-takes-partner-true = Ataataq tager også stikket fra makkerens klør konge
option-ataataq-takes-partner-false = Ataataq lader makkerens klør konge beholde stikket

option-black-kings-on-two-sevens = Sorte konger på to syvere
option-black-kings-on-two-sevens-true = klør konge og spar konge slår tilsammen to udspillede syvere og giver én lus
option-black-kings-on-two-sevens-false = de to sorte konger kan intet særligt sammen

option-multi-units = Stik med flere kort
option-multi-units-cards = et stik tæller for lige så mange stik, som der blev spillet kort ud
option-multi-units-one = hvert stik tæller for ét, uanset hvor mange kort der blev spillet ud

option-restrictions = Reglerne om Voms og Toqu
option-restrictions-true = reglerne for, hvornår Voms og Toqu må spilles, gælder
option-restrictions-false = Voms og Toqu må spilles når som helst

option-first-trick-ban = Voms i første stik
option-first-trick-ban-any-play = Voms må ikke lægges i kampens første stik
option-first-trick-ban-lead = Voms må ikke spilles ud i kampens første stik
option-first-trick-ban-off = Voms må gerne lægges i første stik

option-first-trick-pair-exception = Første stik, flere kort
option-first-trick-pair-exception-true = i første stik må Voms hjælpe med at slå et udspil på flere kort
option-first-trick-pair-exception-false = forbuddet mod Voms i første stik har ingen undtagelse

option-voms-last-seat-needs-empty-stock = Voms i baghånd
option-voms-last-seat-needs-empty-stock-true = i baghånd holdes Voms tilbage, til bunken er taget op
option-voms-last-seat-needs-empty-stock-false = i baghånd behøver Voms ikke vente på, at bunken er taget op

option-voms-sacrifice = At smide Voms væk
option-voms-sacrifice-forbidden = Voms må ikke smides i et stik, den ikke tager
option-voms-sacrifice-void = Voms må smides væk og er så intet værd

option-toqu-duty = Pligt til at lægge Toqu
option-toqu-duty-true = Toqu skal tage en modstanders Voms
option-toqu-duty-false = Toqu behøver ikke tage en modstanders Voms

option-d3-instead-of-toqu = Ruder 3 i stedet for Toqu
option-d3-instead-of-toqu-true = ruder 3 må tage Voms i stedet for Toqu
option-d3-instead-of-toqu-false = den, der har Toqu, skal bruge den, også med ruder 3 på hånden

option-faults = Fejl
option-faults-refused = et forbudt kort bliver afvist
option-faults-allowed = fejl kan ske som ved et rigtigt bord, og modstanderne kan gøre krav på dem

option-toqu-early = Toqu før Voms
option-toqu-early-opponents-choose = smides Toqu for tidligt, vælger modstanderne mellem omblanding og at spille videre
option-toqu-early-take-back = smides Toqu for tidligt, tages den tilbage

option-announce = At sige Aavunga
option-announce-automatic = programmet melder, hvem der har Voms og Toqu på samme hånd
option-announce-by-player = spilleren siger selv Aavunga og får ingen lus for Voms, hvis han glemmer det

option-out-of-turn = Kort uden for tur
option-out-of-turn-refused = et kort før ens tur afvises
option-out-of-turn-stays = et kort før ens tur bliver på bordet og skal spilles

option-toqu-not-shown = Toqu ikke vist
option-toqu-not-shown-may-annul = er en optaget Toqu ikke vist, må modstanderne annullere Voms-lusen
option-toqu-not-shown-annulled = er en optaget Toqu ikke vist, annulleres Voms-lusen

option-voms-threat = Hvad der truer Voms
option-voms-threat-toqu = Voms giver kun lus, så længe Toqu er ude
option-voms-threat-toqu-or-d3 = Voms giver lus, så længe Toqu eller ruder 3 er ude

option-melted-voms = Smeltet Voms
option-melted-voms-never = Voms giver intet til den, der er smeltet
option-melted-voms-if-d3-out = Voms giver lus til den, der er smeltet, hvis ruder 3 er ude

option-voms-with-own-d3 = Voms sammen med egen ruder 3
option-voms-with-own-d3-true = Voms giver også lus ved siden af ens egen ruder 3
option-voms-with-own-d3-false = Voms ved siden af ens egen ruder 3 giver intet

option-unthreatened-voms-taken = Utruet Voms taget
option-unthreatened-voms-taken-true = det giver lus at tage Voms, også når den ikke var truet
option-unthreatened-voms-taken-false = det giver intet at tage en Voms, der ikke var truet

option-d3-on-own-toqu = Ruder 3 på makkerens Toqu
option-d3-on-own-toqu-1 = ruder 3 på makkerens Toqu over Voms giver kun én lus
option-d3-on-own-toqu-2 = ruder 3 på makkerens Toqu over Voms giver stadig to lus

option-protected-voms = Beskyttet Voms
option-protected-voms-true = Voms giver lus, når makkeren redder den med ruder 3
option-protected-voms-false = en Voms, som makkeren redder med ruder 3, giver intet

option-voms-in-last-trick = Voms i sidste stik
option-voms-in-last-trick-true = Voms kan give lus i sidste stik
option-voms-in-last-trick-false = Voms giver intet i sidste stik

option-ataataq-on-partner = Lus for Ataataq på makkeren
option-ataataq-on-partner-true = Ataataq på makkerens klør konge giver én lus
option-ataataq-on-partner-false = Ataataq på makkerens klør konge giver intet

option-steal-ataataq = At stjæle Ataataq
option-steal-ataataq-true = ruder 3 på Ataataq stjæler lusen
option-steal-ataataq-false = ruder 3 på Ataataq giver ingen lus

option-deal-lus = Lus for runden
option-deal-lus-0 = fem stik giver ingen lus, medmindre det er de fem første
option-deal-lus-1 = det første hold med fem stik får én lus

option-trick-points = Point for stik
option-trick-points-0 = stik giver ikke i sig selv point
option-trick-points-1 = hvert stik giver ét point

option-eight-eight = Når alle mangler én
option-eight-eight-true = mangler alle én lus, er Voms og Toqu kun høje kort
option-eight-eight-false = Voms og Toqu tæller også, når alle mangler én lus

option-eight-eight-toqu = Toqu, når alle mangler én
option-eight-eight-toqu-equal = mangler alle én, slår den senere af Voms og Toqu den tidligere
option-eight-eight-toqu-higher = mangler alle én, er Toqu højere end Voms

option-eight-eight-five-five = Fem + fem, når alle mangler én
option-eight-eight-five-five-1 = mangler alle én, giver fem + fem én lus
option-eight-eight-five-five-2 = mangler alle én, giver fem + fem to lus og går over kammen

option-ataataq-kept-on-all-tricks = Ataataq og alle stik
option-ataataq-kept-on-all-tricks-true = den, der tager alle stik, beholder lusen for Ataataq
option-ataataq-kept-on-all-tricks-false = den, der tager alle stik, mister også lusen for Ataataq

option-partner-toqu-no-lus = At Toqu'e makkeren uden lus
option-partner-toqu-no-lus-target-2 = et hold uden lus, der Toqu'er hinanden, får to ekstra streger
option-partner-toqu-no-lus-nothing = et hold uden lus, der Toqu'er hinanden, mister ikke mere

option-partner-toqu-opponents = Modstanderne, når et hold Toqu'er hinanden
option-partner-toqu-opponents-keep-feats = modstanderne beholder det, Voms, Toqu og Ataataq har givet dem
option-partner-toqu-opponents-nothing = modstanderne får intet for den runde

option-forced-partner-toqu = Tvungen Toqu på makkeren
option-forced-partner-toqu-no-fault = Toqu på makkerens Voms er ingen fejl, hvis det var det eneste kort tilbage
option-forced-partner-toqu-penalty = Toqu på makkerens Voms koster alle lus, også hvis det var det eneste kort tilbage

option-lost-lus-target = Streger, når alle lus er tabt
option-lost-lus-target-kept = den, der mister alle lus, beholder sine ekstra streger
option-lost-lus-target-reset = den, der mister alle lus, begynder forfra på en almindelig kam

option-reshuffle-loses = Lus i en omblandet runde
option-reshuffle-loses-all = omblanding sletter alle rundens lus
option-reshuffle-loses-ataataq = omblanding sletter kun Ataataq

option-overshoot = Over kammen
option-overshoot-gain = den, der går over kammen, mangler derefter lige så mange, som runden gav
option-overshoot-thirteen = den, der går over kammen, spiller derefter til tretten
option-overshoot-restart = den, der får for mange, begynder forfra på nul

option-stop = Stop
option-stop-automatic = spillet stopper af sig selv, når det er vundet
option-stop-manual = vinderne skal selv sige stop før næste udspil

option-reset-at-eleven = Elleve
option-reset-at-eleven-true = den, der har præcis elleve, begynder forfra på nul
option-reset-at-eleven-false = elleve er et tal som alle andre
