# Hvert valg i Virareglerne: dets korte navn, og hvad hver værdi betyder for spillerne.

option-vira-preset = Regelsæt
option-vira-preset-sm2025 = SM 2025
option-vira-preset-stockholm = Stockholm

option-vira-tringel = Tringel 9
option-vira-tringel-true = tringel 9 må bydes
option-vira-tringel-false = tringel 9 bydes ikke

option-vira-graded-gask-misar = Misär i en gask i färg
option-vira-graded-gask-misar-true = en gask budt i färg eller i högsta färg må spilles som misär
option-vira-graded-gask-misar-false = en gask budt i färg eller i högsta färg spilles med trumf

option-vira-turned = Kort, der vendes op
option-vira-turned-turne = Kort, der vendes op i turné
option-vira-turned-vingel = Kort, der vendes op i vingel
option-vira-turned-tringel = Kort, der vendes op i tringel

option-vira-second-try-min-talon = Talon til et andet forsøg
option-vira-second-try-min-talon-kop = Mindste talon til omköp
option-vira-second-try-min-talon-turne = Mindste talon til omturné
option-vira-second-try-min-talon-vingel = Mindste talon til omvingel
option-vira-second-try-min-talon-tringel = Mindste talon til omtringel

option-vira-new-trump-at-omkop = Trumf ved omköp
option-vira-new-trump-at-omkop-true = trumfen må skiftes ved omköp
option-vira-new-trump-at-omkop-false = omköp beholder trumfen fra det første køb

option-vira-purchase-min = Færrest kort i spilførerens køb
option-vira-purchase-max = Flest kort i spilførerens køb
option-vira-defenders-max = Flest kort i en modspillers køb

option-vira-gask-keep = Kort, der beholdes i gask
option-vira-gask-keep-exactly = i gask på N beholdes præcis N kort
option-vira-gask-keep-at-most = i gask på N beholdes højst N kort

option-vira-kopmisar-keep = Kort, der beholdes i köpmisär
option-vira-kopmisar-keep-at-least = i köpmisär på N beholdes mindst N kort
option-vira-kopmisar-keep-exactly = i köpmisär på N beholdes præcis N kort

option-vira-kopmisar-discard = Köpmisärens ekstra kort
option-vira-kopmisar-discard-after-buying = köpmisärens ekstra kort lægges væk efter købet
option-vira-kopmisar-discard-before-buying = köpmisärens ekstra kort lægges væk før købet

option-vira-first-lead = Første udspil
option-vira-first-lead-forhand = forhånden spiller ud til første stik
option-vira-first-lead-left-of-declarer = modspilleren til venstre for spilføreren spiller ud til første stik
option-vira-first-lead-declarer = spilføreren spiller ud til første stik

option-vira-royal-hand = Kongelige misärer
option-vira-royal-hand-before-purchase = en royale lægges op, før modspillerne køber
option-vira-royal-hand-before-lead = en royale lægges op før første udspil

option-vira-stop-when-decided = Hvornår spillet slutter
option-vira-stop-when-decided-true = spillet slutter, så snart udfaldet er sikkert
option-vira-stop-when-decided-false = alle stik spilles

option-vira-tariff = Takst mod pullaen
option-vira-tariff-kop = Beter, köpspel
option-vira-tariff-turne = Beter, turné 6 og 7
option-vira-tariff-turne8 = Beter, turné 8
option-vira-tariff-vingel = Beter, vingel 6 og 7
option-vira-tariff-vingel8 = Beter, vingel 8
option-vira-tariff-tringel = Beter, tringel
option-vira-tariff-gask = Beter, gask
option-vira-tariff-kopmisar = Beter, köpmisär
option-vira-tariff-gok = Beter, gök
option-vira-tariff-vira = Beter, vira
option-vira-tariff-solo = Beter, solo
option-vira-tariff-solomisar = Beter, solo misär
option-vira-tariff-omkop = Beter, omköp
option-vira-tariff-omturne = Beter, omturné 6 og 7
option-vira-tariff-omturne8 = Beter, omturné 8
option-vira-tariff-omvingel = Beter, omvingel 6 og 7
option-vira-tariff-omvingel8 = Beter, omvingel 8
option-vira-tariff-omtringel = Beter, omtringel

option-vira-turn8-overtrick-bonus = Overstik i turné 8 og vingel 8
option-vira-turn8-overtrick-bonus-true = turné 8 og vingel 8 giver en bet mindre, og en bet for hvert overstik
option-vira-turn8-overtrick-bonus-false = overstik giver ingenting

option-vira-ante = Pinnar, som hver skyder ind, når pullaen ikke rækker

option-vira-out-antes = Indskud fra den, der sidder over
option-vira-out-antes-true = også den, der sidder over, skyder ind
option-vira-out-antes-false = den, der sidder over, skyder ikke ind

option-vira-out-shares-pinnar = Pinnar til den, der sidder over
option-vira-out-shares-pinnar-true = den, der sidder over, betaler og får pinnar som en modspiller
option-vira-out-shares-pinnar-false = den, der sidder over, hverken betaler eller får pinnar

option-vira-kodilj-doubles-pinnar = Pinnar ved kodilj
option-vira-kodilj-doubles-pinnar-true = kodilj fordobler pinnarne
option-vira-kodilj-doubles-pinnar-false = kodilj fordobler ikke pinnarne

option-vira-tjuvpass-compensation = Tjuvpass
option-vira-tjuvpass-compensation-true = den, der passer en gök uden läggarder, betaler, hvis den går hjem
option-vira-tjuvpass-compensation-false = at passe en gök uden läggarder koster ingenting

option-vira-tjuvpass = Pinnar for tjuvpass
option-vira-tjuvpass-one-at-four = Pinnar for ét tjuvpass ved et bord med fire
option-vira-tjuvpass-one-at-three = Pinnar for ét tjuvpass ved et bord med tre
option-vira-tjuvpass-two-at-four = Pinnar for to tjuvpass ved et bord med fire
