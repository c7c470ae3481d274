record-not-toml = Optegnelsen er ikke TOML: { $detail }.
record-unknown-format = Optegnelsen har format { $format }; denne udgave læser format { $known }.
record-unknown-kind = En optegnelse er ikke “{ $kind }”, men en af { $known }.
record-no-deals = Optegnelsen indeholder ingen runde.
record-unreadable = Optegnelsen kan ikke læses.
record-deal-unreadable = Runde { $deal } i optegnelsen kan ikke læses.
record-setup = Runde { $deal } kan ikke stilles op.
record-refused = Runde { $deal }, træk { $number }: “{ $action }” er ikke tilladt ({ $cites }).
record-unreadable-action = Runde { $deal }, træk { $number }: “{ $action }” kan ikke læses.
record-wrong-result = Resultatet af runde { $deal } er ikke det, trækkene giver.
record-wrong-final-result = Slutresultatet er ikke det, runderne giver.
record-unfinished-deal = Runde { $deal } er ikke spillet færdig, men der følger flere.
record-already-over = Runde { $deal } kommer efter slutningen.
record-sequence = Runde { $deal } følger ikke af den forrige: { $fields }.
record-no-such-moment = Runde { $deal } har intet øjeblik efter { $at } træk.

match-over = Spillet er slut.
match-deal-not-over = Runden er ikke slut.

replay-deal = Runde { $deal }, { $actions } træk: { $result }
replay-unfinished = ikke færdig
replay-result = Resultat: { $result }

verify-replayed = { $deal ->
    [one] Runden kan spilles igen
   *[other] Alle { $deal } runder kan spilles igen
}: hvert træk er lovligt, og hvert resultat følger af trækkene.
verify-no-shuffle = Runde { $deal }: kortene er givet uden forpligtelse, så intet er bevist om blandingen.
verify-commitment = Runde { $deal }: den afslørede hemmelighed er den, der blev bundet fast før runden.
verify-wrong-commitment = Runde { $deal }: den afslørede hemmelighed er IKKE den, der blev bundet fast.
verify-deck = Runde { $deal }: kortenes orden følger af hemmeligheden og spillernes tal; ingen kunne vælge den.
verify-wrong-deck = Runde { $deal }: kortenes orden følger IKKE af hemmeligheden og spillernes tal.
verify-refused-today = Runde { $deal }, træk { $number }: “{ $action }” blev spillet, men er ikke tilladt efter dagens regler ({ $cites }). Runden kan spilles igen indtil da.
verify-other-result = Runde { $deal }: optegnet som { $said }; efter dagens regler ville det være { $now } ({ $cites }).
verify-other-start = Runde { $deal }: efter dagens regler ville den begynde anderledes: { $fields }.
verify-over-today = Runde { $deal }: efter dagens regler var alt slut inden den.
verify-other-final-result = Slutresultatet blev optegnet som { $said }; efter dagens regler ville det være { $now }.
