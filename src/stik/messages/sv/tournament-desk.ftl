# Turneringar vid sekretariatet: fel som arrangören kan rätta.

tournament-number-twice = { $where }: numret { $number } är redan taget.
tournament-how-many-runs = Det krävs 1 till { $most } genomspelningar.
tournament-several-named = ”{ $text }” kan vara flera: { $names }. Ange id.
tournament-nobody-named = ”{ $text }” är varken id eller namn på en deltagare.
tournament-no-plan = I { $format } läggs partier till allteftersom de spelas; det finns inget tidsschema.
tournament-not-drawn = Lottningen är inte gjord än; kör ”stik tournament draw”.
tournament-import-unreadable = Listan går inte att läsa: den är varken en CSV-fil eller en arbetsbok, eller så är den skadad.
tournament-import-too-many = Listan har fler än { $most } rader.
tournament-import-too-large = Filen blir större än { $most } MB när den packas upp.
tournament-import-no-archive = Det finns ingen turnering i arkivet.
tournament-import-nothing = Listan är tom.
tournament-import-no-name = Rad { $row }: namnet saknas.
tournament-import-too-long = Rad { $row }: en cell har fler än { $most } tecken.
tournament-import-bad-number = Rad { $row }: ”{ $text }” är inget spelarnummer.
tournament-import-no-pool = Rad { $row }: de andra har en grupp, den här deltagaren har ingen.
tournament-import-twice = Rad { $row }: ”{ $name }” står redan på rad { $first } med samma namn, id, nummer eller spelare.
tournament-import-known = Rad { $row }: ”{ $name }” är redan anmäld med samma namn, id, nummer eller spelare.
tournament-import-no-head = En resultatlista behöver en första rad med kolumnernas namn: skede, omgång, a, b, löss a, löss b; i Vira omgång, bord, id, resultat.
tournament-import-differs = { $who }: listan har ett annat resultat än filen. Med --correct gäller listan.
tournament-import-after-draw = Grupperna är lottade: ”{ $name }” måste ha en grupp i listan.
tournament-import-before-draw = ”{ $name }” har en grupp i listan, men de andra är inte lottade än.
tournament-bad-rating = Rad { $row }: den andra kolumnen måste vara ett tal, till exempel 1500.
tournament-bad-time = ”{ $text }” är inget klockslag som 10:00.
tournament-nothing-to-draw = I { $format } spelar alla i en grupp; det finns inget att lotta.
tournament-which-round = De två har mötts flera gånger; ange partiet med --round.
tournament-which-stage = De två har mötts i flera skeden; ange --stage ({ $stages }).
tournament-nothing-to-correct = Det finns inget sådant resultat att rätta.
tournament-entered-already = { $result } är redan inskrivet. Med --correct rättas det, och det gamla resultatet sparas.
tournament-enter-two = Ange två deltagare och deras löss, som i: t1 t2 9:5.
tournament-enter-round = Ange bordets omgång med --round.
tournament-bad-score = ”{ $text }” är inget resultat som 9:5.
tournament-bad-total = En person och ett resultat skrivs som p1=-8, inte som { $text }.
tournament-drawn-already = Lottningen är gjord. Med --again görs den om, med ett nytt frö och utan resultat.
tournament-results-already = Det finns redan resultat. Med --again görs lottningen, och de går förlorade.
tournament-file-exists = ”{ $file }” finns redan och skrivs inte över.
tournament-unwritable = ”{ $file }” går inte att skriva: { $problem }
tournament-changed-meanwhile = ”{ $file }” har just ändrats av någon annan; inget har skrivits. Försök igen.
tournament-several-in-file = ”{ $file }” innehåller flera turneringar; kommandot arbetar på en fil med en.
tournament-archive-suffix = Filen i arkivet är en { $suffix }-fil; ge FILE den ändelsen.
tournament-export-kind = Filen måste sluta på { $known }.
tournament-print-unknown = Det finns inget blad ”{ $sheet }”; det finns { $known }.
tournament-print-other-game = ”{ $sheet }” hör till { $game ->
    [voms] voms
   *[vira] vira
}; till { $format } skrivs { $right } ut.
tournament-print-no-rounds = ”{ $sheet }” har inga omgångar; --round hör till { $known }.
tournament-print-no-tables = Inget är planerat ännu; ange med --tables hur många bord hallen har.
tournament-print-exists = ”{ $file }” finns redan. Med --force skrivs den över.
tournament-no-such-round = Det finns ingen omgång { $round }; { $last ->
    [0] inga omgångar är kända ännu
   *[other] den sista är { $last }
}.
tournament-disqualified-already = ”{ $name }” är redan diskvalificerad.
tournament-not-disqualified = ”{ $name }” är inte diskvalificerad av arrangören.
tournament-withdrawn-already = ”{ $name }” har redan lämnat turneringen.
tournament-not-withdrawn = ”{ $name }” har inte lämnat turneringen.
tournament-last-absence = Den här frånvaron diskvalificerar { $name }, och matcherna ovan ges bort. Med --yes förs den in.
tournament-not-tied = Just { $names } står inte lika utan avgörande.
tournament-no-seed = ”{ $file }” har inget frö att lotta med.
tournament-no-reason = Arrangörens egen ordning kräver ett skäl: --reason.
tournament-file-or-teams = Ange FILE eller --teams.

# Vad kommandona säger.

tournament-begun = ”{ $file }” är påbörjad.
tournament-the-seed = Frö { $seed }: all lottning följer av det, och vem som helst kan upprepa den.
tournament-closed = ”{ $file }” är avslutad.
tournament-drawn-again = Lottat på nytt; filen som den var är ”{ $file }”.
tournament-unpacked = ”{ $file }” är uppackad ur arkivet.
tournament-imported-entrants = { $count ->
    [one] En deltagare har lagts till.
   *[other] { $count } deltagare har lagts till.
}
tournament-imported-unused = Kolumner som inte används: { $columns }
tournament-imported-results = Tillagda resultat: { $count }, rättade: { $corrected }.
tournament-entered = Inskrivet: { $result }
tournament-corrected = Rättat: { $result }
tournament-removed = Borttaget: { $result }
tournament-moves = { $name } ({ $pool }): plats { $before } → { $after }
tournament-plays-now = { $stage }: { $before } → { $after }
tournament-nobody = ingen
tournament-no-changes = Ingen plats och inget möte ändras.
tournament-penalised = { $name }: { $points } poäng.
tournament-disqualified-now = { $name } är diskvalificerad.
tournament-reinstated = { $name } är inte längre diskvalificerad.
tournament-has-left = { $name } har lämnat turneringen.
tournament-is-back = { $name } spelar igen.
tournament-game-given = { $game }: { $name } får { $lus }
tournament-game-void = { $game }: räknas inte
tournament-game-back = { $game }: räknas som den spelas
tournament-decided = Ordning: { $order }
tournament-exported = ”{ $file }” är skriven.
tournament-ends = Det slutar klockan { $time }, efter { $minutes } minuter.
tournament-simulating = Resten spelas
tournament-simulated = Resten spelades { $runs } gånger; frö { $seed }.
tournament-chance-qualified = går vidare
tournament-chance-medal = medalj
tournament-chance-first = vinner
tournament-chance-place = plats { $place }
tournament-nobody-ranked = Ingen har fått poäng till rankinglistan än.
tournament-archive-readme =
    { $name }

    Hela tävlingen som Stik sparar den. tournament.yaml eller tournament.json är själva turneringen (den hette { $file });
    filerna på .csv är tabeller gjorda av den, för kalkylblad.
    Så här fortsätter du: stik tournament import FIL ARKIV.zip

# Blad och kolumner; samma namn känns igen när en lista läses in igen.

tournament-sheet-entrants = Deltagare
tournament-sheet-schedule = Spelschema
tournament-sheet-results = Resultat
tournament-sheet-standings = Ställning
tournament-col-id = id
tournament-col-name = namn
tournament-col-player = spelare { $number }
tournament-col-club = klubb
tournament-col-pool = grupp
tournament-col-number = nummer
tournament-col-card = kort
tournament-col-stage = skede
tournament-col-round = omgång
tournament-col-table = bord
tournament-col-time = tid
tournament-col-a = a
tournament-col-b = b
tournament-col-lus-a = löss a
tournament-col-lus-b = löss b
tournament-col-comb-a = kam a
tournament-col-comb-b = kam b
tournament-col-toqued = toqu
tournament-col-absent = utebliven
tournament-col-forfeit = dömd förlust
tournament-col-reason = orsak
tournament-col-name-a = namn a
tournament-col-name-b = namn b
tournament-col-total = resultat
tournament-col-lus-for = egna löss
tournament-col-lus-against = motståndarnas löss
tournament-col-history = historik
