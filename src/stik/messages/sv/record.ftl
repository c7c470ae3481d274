record-not-toml = Spelfilen är inte TOML: { $detail }.
record-unknown-format = Spelfilen har format { $format }; den här versionen läser format { $known }.
record-unknown-kind = En spelfil är inte ”{ $kind }” utan en av { $known }.
record-no-deals = Spelfilen innehåller ingen giv.
record-unreadable = Spelfilen kan inte läsas.
record-deal-unreadable = Giv { $deal } i spelfilen kan inte läsas.
record-setup = Giv { $deal } kan inte ställas upp.
record-refused = Giv { $deal }, drag { $number }: ”{ $action }” är inte tillåtet ({ $cites }).
record-unreadable-action = Giv { $deal }, drag { $number }: ”{ $action }” kan inte läsas.
record-wrong-result = Resultatet av giv { $deal } är inte det som dragen ger.
record-wrong-final-result = Slutresultatet är inte det som givarna ger.
record-unfinished-deal = Giv { $deal } är inte färdigspelad, men fler följer.
record-already-over = Giv { $deal } kommer efter slutet.
record-sequence = Giv { $deal } följer inte av den föregående: { $fields }.
record-no-such-moment = Giv { $deal } har inget ögonblick efter { $at } drag.

match-over = Spelet är slut.
match-deal-not-over = Given är inte slut.

replay-deal = Giv { $deal }, { $actions } drag: { $result }
replay-unfinished = inte färdig
replay-result = Resultat: { $result }

verify-replayed = { $deal ->
    [one] Given går att spela om
   *[other] Alla { $deal } givar går att spela om
}: varje drag är tillåtet och varje resultat följer av dragen.
verify-no-shuffle = Giv { $deal }: kortens ordning är given utan åtagande, så ingenting är bevisat om blandningen.
verify-commitment = Giv { $deal }: den avslöjade hemligheten är den som bands före given.
verify-wrong-commitment = Giv { $deal }: den avslöjade hemligheten är INTE den som bands.
verify-deck = Giv { $deal }: kortens ordning följer av hemligheten och spelarnas tal; ingen kunde välja den.
verify-wrong-deck = Giv { $deal }: kortens ordning följer INTE av hemligheten och spelarnas tal.
verify-refused-today = Giv { $deal }, drag { $number }: ”{ $action }” spelades, men är inte tillåtet enligt dagens regler ({ $cites }). Given går att spela om fram till dess.
verify-other-result = Giv { $deal }: upptecknad som { $said }; enligt dagens regler skulle det vara { $now } ({ $cites }).
verify-other-start = Giv { $deal }: enligt dagens regler skulle den börja annorlunda: { $fields }.
verify-over-today = Giv { $deal }: enligt dagens regler var allt slut före den.
verify-other-final-result = Slutresultatet upptecknades som { $said }; enligt dagens regler skulle det vara { $now }.
