# Turneringer ved bordet: fejl, som arrangøren kan rette.

tournament-number-twice = { $where }: tallet { $number } er allerede brugt.
tournament-how-many-runs = Der skal spilles 1 til { $most } gange.
tournament-several-named = “{ $text }” kan være flere: { $names }. Angiv id'et.
tournament-nobody-named = “{ $text }” er hverken id eller navn på en deltager.
tournament-no-plan = I { $format } tilføjes spil, efterhånden som de spilles; der er ingen tidsplan.
tournament-not-drawn = Der er ikke trukket lod endnu; kør “stik tournament draw”.
tournament-import-unreadable = Listen kan ikke læses: den er hverken en CSV-fil eller en projektmappe, eller også er den beskadiget.
tournament-import-too-many = Listen har over { $most } rækker.
tournament-import-too-large = Filen fylder over { $most } MB, når den er pakket ud.
tournament-import-no-archive = Der er ingen turnering i arkivet.
tournament-import-nothing = Listen er tom.
tournament-import-no-name = Række { $row }: der er intet navn.
tournament-import-too-long = Række { $row }: en celle har over { $most } tegn.
tournament-import-bad-number = Række { $row }: “{ $text }” er ikke et spillernummer.
tournament-import-no-pool = Række { $row }: de andre har en pulje, denne deltager har ingen.
tournament-import-twice = Række { $row }: “{ $name }” står allerede i række { $first } med samme navn, id, nummer eller spillere.
tournament-import-known = Række { $row }: “{ $name }” er allerede tilmeldt med samme navn, id, nummer eller spillere.
tournament-import-no-head = En liste med resultater skal have en første række med kolonnernes navne: fase, runde, a, b, lus a, lus b; i Vira runde, bord, id, resultat.
tournament-import-differs = { $who }: listen har et andet resultat end filen. Med --correct gælder listen.
tournament-import-after-draw = Puljerne er trukket: “{ $name }” skal have en pulje i listen.
tournament-import-before-draw = “{ $name }” har en pulje i listen, men de andre er ikke trukket endnu.
tournament-bad-rating = Række { $row }: den anden kolonne skal være et tal, for eksempel 1500.
tournament-bad-time = “{ $text }” er ikke et klokkeslæt som 10:00.
tournament-nothing-to-draw = I { $format } spiller alle i én pulje; der er intet at trække lod om.
tournament-which-round = De to har mødtes flere gange; angiv spillet med --round.
tournament-which-stage = De to har mødtes i flere faser; angiv --stage ({ $stages }).
tournament-nothing-to-correct = Der er intet sådant resultat at rette.
tournament-entered-already = { $result } er allerede skrevet ind. Med --correct rettes det, og det gamle resultat gemmes.
tournament-enter-two = Angiv to deltagere og deres lus, som i: t1 t2 9:5.
tournament-enter-round = Angiv bordets runde med --round.
tournament-bad-score = “{ $text }” er ikke et resultat som 9:5.
tournament-bad-total = En person og et resultat skrives som p1=-8, ikke som { $text }.
tournament-drawn-already = Der er trukket lod. Med --again trækkes der på ny, med et nyt frø og uden resultater.
tournament-results-already = Der er allerede resultater. Med --again trækkes der lod, og de går tabt.
tournament-file-exists = “{ $file }” findes allerede og overskrives ikke.
tournament-unwritable = “{ $file }” kan ikke skrives: { $problem }
tournament-changed-meanwhile = “{ $file }” er netop blevet ændret af en anden; intet er skrevet. Prøv igen.
tournament-several-in-file = “{ $file }” indeholder flere turneringer; kommandoen arbejder på en fil med én.
tournament-archive-suffix = Filen i arkivet er en { $suffix }-fil; giv FILE den endelse.
tournament-export-kind = Filen skal ende på { $known }.
tournament-print-unknown = Der er intet ark “{ $sheet }”; der er { $known }.
tournament-print-other-game = “{ $sheet }” hører til { $game ->
    [voms] voms
   *[vira] vira
}; til { $format } udskrives { $right }.
tournament-print-no-rounds = “{ $sheet }” har ingen runder; --round hører til { $known }.
tournament-print-no-tables = Intet er planlagt endnu; sig med --tables, hvor mange borde hallen har.
tournament-print-exists = “{ $file }” findes allerede. Med --force overskrives den.
tournament-no-such-round = Der er ingen runde { $round }; { $last ->
    [0] ingen runder er kendt endnu
   *[other] den sidste er { $last }
}.
tournament-disqualified-already = “{ $name }” er allerede diskvalificeret.
tournament-not-disqualified = “{ $name }” er ikke diskvalificeret af arrangøren.
tournament-withdrawn-already = “{ $name }” har allerede forladt turneringen.
tournament-not-withdrawn = “{ $name }” har ikke forladt turneringen.
tournament-last-absence = Dette afbud diskvalificerer { $name }, og kampene ovenfor gives bort. Med --yes føres det ind.
tournament-not-tied = Netop { $names } står ikke uafgjort lige.
tournament-no-seed = “{ $file }” har intet frø at trække lod med.
tournament-no-reason = Arrangørens egen rækkefølge skal begrundes: --reason.
tournament-file-or-teams = Angiv FILE eller --teams.

# Hvad kommandoerne siger.

tournament-begun = “{ $file }” er oprettet.
tournament-the-seed = Frø { $seed }: al lodtrækning følger af det, og enhver kan gentage den.
tournament-closed = “{ $file }” er afsluttet.
tournament-drawn-again = Trukket på ny; filen, som den var, er “{ $file }”.
tournament-unpacked = “{ $file }” er pakket ud af arkivet.
tournament-imported-entrants = { $count ->
    [one] Én deltager er tilføjet.
   *[other] { $count } deltagere er tilføjet.
}
tournament-imported-unused = Kolonner, som ikke bruges: { $columns }
tournament-imported-results = Tilføjede resultater: { $count }, rettede: { $corrected }.
tournament-entered = Skrevet ind: { $result }
tournament-corrected = Rettet: { $result }
tournament-removed = Taget ud: { $result }
tournament-moves = { $name } ({ $pool }): plads { $before } → { $after }
tournament-plays-now = { $stage }: { $before } → { $after }
tournament-nobody = ingen
tournament-no-changes = Ingen plads og ingen parring ændres.
tournament-penalised = { $name }: { $points } point.
tournament-disqualified-now = { $name } er diskvalificeret.
tournament-reinstated = { $name } er ikke længere diskvalificeret.
tournament-has-left = { $name } har forladt turneringen.
tournament-is-back = { $name } spiller igen.
tournament-game-given = { $game }: { $name } får { $lus }
tournament-game-void = { $game }: tæller ikke
tournament-game-back = { $game }: tæller, som den spilles
tournament-decided = Rækkefølge: { $order }
tournament-exported = “{ $file }” er skrevet.
tournament-ends = Det slutter klokken { $time }, efter { $minutes } minutter.
tournament-simulating = Resten spilles
tournament-simulated = Resten er spillet { $runs } gange; frø { $seed }.
tournament-chance-qualified = går videre
tournament-chance-medal = medalje
tournament-chance-first = vinder
tournament-chance-place = plads { $place }
tournament-nobody-ranked = Ingen har fået point til ranglisten endnu.
tournament-archive-readme =
    { $name }

    Hele stævnet, som Stik gemmer det. tournament.yaml eller tournament.json er selve turneringen (den hed { $file });
    filerne på .csv er tabeller, som er lavet af den, til regneark.
    Sådan fortsættes det: stik tournament import FIL ARKIV.zip

# Ark og kolonner; de samme navne genkendes, når en liste læses ind igen.

tournament-sheet-entrants = Deltagere
tournament-sheet-schedule = Tidsplan
tournament-sheet-results = Resultater
tournament-sheet-standings = Stilling
tournament-col-id = id
tournament-col-name = navn
tournament-col-player = spiller { $number }
tournament-col-club = klub
tournament-col-pool = pulje
tournament-col-number = nummer
tournament-col-card = kort
tournament-col-stage = fase
tournament-col-round = runde
tournament-col-table = bord
tournament-col-time = tid
tournament-col-a = a
tournament-col-b = b
tournament-col-lus-a = lus a
tournament-col-lus-b = lus b
tournament-col-comb-a = kam a
tournament-col-comb-b = kam b
tournament-col-toqued = toqu
tournament-col-absent = udeblevet
tournament-col-forfeit = dømt tabt
tournament-col-reason = årsag
tournament-col-name-a = navn a
tournament-col-name-b = navn b
tournament-col-total = resultat
tournament-col-lus-for = egne lus
tournament-col-lus-against = modstandernes lus
tournament-col-history = historik
