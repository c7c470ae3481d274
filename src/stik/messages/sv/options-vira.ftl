# Varje val i Virareglerna: dess korta namn, och vad varje värde betyder för spelarna.

option-vira-preset = Regelverk
option-vira-preset-sm2025 = SM 2025
option-vira-preset-stockholm = Stockholm

option-vira-tringel = Tringel 9
option-vira-tringel-true = tringel 9 får bjudas
option-vira-tringel-false = tringel 9 bjuds inte

option-vira-graded-gask-misar = Misär i en gask i färg
option-vira-graded-gask-misar-true = en gask bjuden i färg eller i högsta färg får spelas som misär
option-vira-graded-gask-misar-false = en gask bjuden i färg eller i högsta färg spelas med trumf

option-vira-turned = Kort som vänds upp
option-vira-turned-turne = Kort som vänds upp i turné
option-vira-turned-vingel = Kort som vänds upp i vingel
option-vira-turned-tringel = Kort som vänds upp i tringel

option-vira-second-try-min-talon = Talong för ett andra försök
option-vira-second-try-min-talon-kop = Minsta talong för omköp
option-vira-second-try-min-talon-turne = Minsta talong för omturné
option-vira-second-try-min-talon-vingel = Minsta talong för omvingel
option-vira-second-try-min-talon-tringel = Minsta talong för omtringel

option-vira-new-trump-at-omkop = Trumf vid omköp
option-vira-new-trump-at-omkop-true = trumfen får bytas vid omköp
option-vira-new-trump-at-omkop-false = omköp behåller trumfen från första köpet

option-vira-purchase-min = Minsta antal kort i spelförarens köp
option-vira-purchase-max = Högsta antal kort i spelförarens köp
option-vira-defenders-max = Högsta antal kort i en motspelares köp

option-vira-gask-keep = Behållna kort i gask
option-vira-gask-keep-exactly = i gask på N behålls exakt N kort
option-vira-gask-keep-at-most = i gask på N behålls högst N kort

option-vira-kopmisar-keep = Behållna kort i köpmisär
option-vira-kopmisar-keep-at-least = i köpmisär på N behålls minst N kort
option-vira-kopmisar-keep-exactly = i köpmisär på N behålls exakt N kort

option-vira-kopmisar-discard = Köpmisärens extrakort
option-vira-kopmisar-discard-after-buying = köpmisärens extrakort läggs undan efter köpet
option-vira-kopmisar-discard-before-buying = köpmisärens extrakort läggs undan före köpet

option-vira-first-lead = Första utspelet
option-vira-first-lead-forhand = förhand spelar ut till första sticket
option-vira-first-lead-left-of-declarer = motspelaren till vänster om spelföraren spelar ut till första sticket
option-vira-first-lead-declarer = spelföraren spelar ut till första sticket

option-vira-royal-hand = Kungliga misärer
option-vira-royal-hand-before-purchase = en royale läggs upp innan motspelarna köper
option-vira-royal-hand-before-lead = en royale läggs upp före första utspelet

option-vira-stop-when-decided = När spelet slutar
option-vira-stop-when-decided-true = spelet slutar så snart utgången är säker
option-vira-stop-when-decided-false = alla stick spelas

option-vira-tariff = Taxa mot pullan
option-vira-tariff-kop = Betar, köpspel
option-vira-tariff-turne = Betar, turné 6 och 7
option-vira-tariff-turne8 = Betar, turné 8
option-vira-tariff-vingel = Betar, vingel 6 och 7
option-vira-tariff-vingel8 = Betar, vingel 8
option-vira-tariff-tringel = Betar, tringel
option-vira-tariff-gask = Betar, gask
option-vira-tariff-kopmisar = Betar, köpmisär
option-vira-tariff-gok = Betar, gök
option-vira-tariff-vira = Betar, vira
option-vira-tariff-solo = Betar, solo
option-vira-tariff-solomisar = Betar, solo misär
option-vira-tariff-omkop = Betar, omköp
option-vira-tariff-omturne = Betar, omturné 6 och 7
option-vira-tariff-omturne8 = Betar, omturné 8
option-vira-tariff-omvingel = Betar, omvingel 6 och 7
option-vira-tariff-omvingel8 = Betar, omvingel 8
option-vira-tariff-omtringel = Betar, omtringel

option-vira-turn8-overtrick-bonus = Överstick i turné 8 och vingel 8
option-vira-turn8-overtrick-bonus-true = turné 8 och vingel 8 ger en bet mindre, och en bet för varje överstick
option-vira-turn8-overtrick-bonus-false = överstick ger ingenting

option-vira-ante = Pinnar som var och en satsar när pullan inte räcker

option-vira-out-antes = Den utkuperades insats
option-vira-out-antes-true = även den utkuperade satsar
option-vira-out-antes-false = den utkuperade satsar inte

option-vira-out-shares-pinnar = Den utkuperades pinnar
option-vira-out-shares-pinnar-true = den utkuperade betalar och får pinnar som en motspelare
option-vira-out-shares-pinnar-false = den utkuperade varken betalar eller får pinnar

option-vira-kodilj-doubles-pinnar = Pinnar vid kodilj
option-vira-kodilj-doubles-pinnar-true = kodilj fördubblar pinnarna
option-vira-kodilj-doubles-pinnar-false = kodilj fördubblar inte pinnarna

option-vira-tjuvpass-compensation = Tjuvpass
option-vira-tjuvpass-compensation-true = den som passar en gök utan läggarder betalar om den går hem
option-vira-tjuvpass-compensation-false = att passa en gök utan läggarder kostar ingenting

option-vira-tjuvpass = Pinnar för tjuvpass
option-vira-tjuvpass-one-at-four = Pinnar för ett tjuvpass vid fyrbord
option-vira-tjuvpass-one-at-three = Pinnar för ett tjuvpass vid trebord
option-vira-tjuvpass-two-at-four = Pinnar för två tjuvpass vid fyrbord
