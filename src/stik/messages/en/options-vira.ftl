# Every option of the Vira rules: its short name, and what each value means for the players.

option-vira-preset = Rule set
option-vira-preset-sm2025 = SM 2025
option-vira-preset-stockholm = Stockholm

option-vira-tringel = Tringel 9
option-vira-tringel-true = tringel 9 may be bid
option-vira-tringel-false = tringel 9 is not bid

option-vira-graded-gask-misar = Misär in a gask i färg
option-vira-graded-gask-misar-true = a gask bid i färg or i högsta färg may be played as misär
option-vira-graded-gask-misar-false = a gask bid i färg or i högsta färg is played with trumps

option-vira-turned = Cards turned up
option-vira-turned-turne = Cards turned up in turné
option-vira-turned-vingel = Cards turned up in vingel
option-vira-turned-tringel = Cards turned up in tringel

option-vira-second-try-min-talon = Talon for a second try
option-vira-second-try-min-talon-kop = Fewest cards in the talon for omköp
option-vira-second-try-min-talon-turne = Fewest cards in the talon for omturné
option-vira-second-try-min-talon-vingel = Fewest cards in the talon for omvingel
option-vira-second-try-min-talon-tringel = Fewest cards in the talon for omtringel

option-vira-new-trump-at-omkop = Trumps at omköp
option-vira-new-trump-at-omkop-true = trumps may be changed at omköp
option-vira-new-trump-at-omkop-false = omköp keeps the trumps of the first purchase

option-vira-purchase-min = Fewest cards in a declarer's purchase
option-vira-purchase-max = Most cards in a declarer's purchase
option-vira-defenders-max = Most cards in a defender's purchase

option-vira-gask-keep = Cards kept in a gask
option-vira-gask-keep-exactly = in gask på N exactly N cards are kept
option-vira-gask-keep-at-most = in gask på N at most N cards are kept

option-vira-kopmisar-keep = Cards kept in a köpmisär
option-vira-kopmisar-keep-at-least = in köpmisär på N at least N cards are kept
option-vira-kopmisar-keep-exactly = in köpmisär på N exactly N cards are kept

option-vira-kopmisar-discard = The extra card of a köpmisär
option-vira-kopmisar-discard-after-buying = the extra cards of a köpmisär are put away after buying
option-vira-kopmisar-discard-before-buying = the extra cards of a köpmisär are put away before buying

option-vira-first-lead = First lead
option-vira-first-lead-forhand = förhand leads to the first trick
option-vira-first-lead-left-of-declarer = the defender on the declarer's left leads to the first trick
option-vira-first-lead-declarer = the declarer leads to the first trick

option-vira-royal-hand = Royal misärs
option-vira-royal-hand-before-purchase = a royal misär is laid open before the defenders buy
option-vira-royal-hand-before-lead = a royal misär is laid open before the first lead

option-vira-stop-when-decided = When play stops
option-vira-stop-when-decided-true = play stops as soon as the result is certain
option-vira-stop-when-decided-false = every trick is played

option-vira-tariff = Tariff against the pulla
option-vira-tariff-kop = Bets, köpspel
option-vira-tariff-turne = Bets, turné 6 and 7
option-vira-tariff-turne8 = Bets, turné 8
option-vira-tariff-vingel = Bets, vingel 6 and 7
option-vira-tariff-vingel8 = Bets, vingel 8
option-vira-tariff-tringel = Bets, tringel
option-vira-tariff-gask = Bets, gask
option-vira-tariff-kopmisar = Bets, köpmisär
option-vira-tariff-gok = Bets, gök
option-vira-tariff-vira = Bets, vira
option-vira-tariff-solo = Bets, solo
option-vira-tariff-solomisar = Bets, solo misär
option-vira-tariff-omkop = Bets, omköp
option-vira-tariff-omturne = Bets, omturné 6 and 7
option-vira-tariff-omturne8 = Bets, omturné 8
option-vira-tariff-omvingel = Bets, omvingel 6 and 7
option-vira-tariff-omvingel8 = Bets, omvingel 8
option-vira-tariff-omtringel = Bets, omtringel

option-vira-turn8-overtrick-bonus = Overtricks in turné 8 and vingel 8
option-vira-turn8-overtrick-bonus-true = turné 8 and vingel 8 bring a bet less, and one for every overtrick
option-vira-turn8-overtrick-bonus-false = overtricks bring nothing

option-vira-ante = Pinnar that each antes into a short pulla

option-vira-out-antes = Ante of the player who sits out
option-vira-out-antes-true = whoever sits out antes too
option-vira-out-antes-false = whoever sits out does not ante

option-vira-out-shares-pinnar = Pinnar of the player who sits out
option-vira-out-shares-pinnar-true = whoever sits out pays and gets pinnar as a defender
option-vira-out-shares-pinnar-false = whoever sits out neither pays nor gets pinnar

option-vira-kodilj-doubles-pinnar = Pinnar at kodilj
option-vira-kodilj-doubles-pinnar-true = kodilj doubles the pinnar
option-vira-kodilj-doubles-pinnar-false = kodilj does not double the pinnar

option-vira-tjuvpass-compensation = Tjuvpass
option-vira-tjuvpass-compensation-true = whoever passes a gök without läggarder pays if it comes home
option-vira-tjuvpass-compensation-false = passing a gök without läggarder costs nothing

option-vira-tjuvpass = Pinnar for tjuvpass
option-vira-tjuvpass-one-at-four = Pinnar for one tjuvpass at a table of four
option-vira-tjuvpass-one-at-three = Pinnar for one tjuvpass at a table of three
option-vira-tjuvpass-two-at-four = Pinnar for two tjuvpass at a table of four
