# Turneringer: fejl, som arrangøren kan rette, og derefter tabellernes ord.

tournament-unreadable = “{ $file }” kan ikke læses: { $problem }
tournament-no-tournament = Der er ingen turnering i “{ $file }”.
tournament-missing-field = { $where }: feltet mangler.
tournament-bad-field = { $where }: der ventes { $wanted }.
tournament-unknown-field = { $where }: det felt findes ikke.
tournament-unknown-format = { $where }: formen “{ $name }” findes ikke; der er { $known }.
tournament-unknown-entrant = { $where }: “{ $entrant }” er ikke blandt deltagerne.
tournament-entrant-twice = { $where }: “{ $entrant }” er tilmeldt to gange.
tournament-against-itself = { $where }: “{ $entrant }” kan ikke spille mod sig selv.
tournament-one-result = { $where }: et spil har netop én af lus, absent og forfeit.
tournament-different-pools = { $where }: { $a } og { $b } er i hver sin pulje.
tournament-over-the-comb = { $where }: { $lus } lus kan ikke stå på en kam med { $comb } streger; angiv kammen med de ekstra streger.
tournament-no-winner = { $where }: { $a }:{ $b } fylder ingen af kammene, så ingen har vundet.
tournament-two-winners = { $where }: { $a }:{ $b } fylder begge kamme; kun vinderens kan være fuld.
tournament-three-or-four = { $where }: der sidder tre eller fire forskellige personer ved et bord.
tournament-not-zero = { $where }: summen skal være nul; der er { $difference } til forskel.
tournament-met-too-often = { $where }: { $a } og { $b } kan kun mødes { $most ->
    [one] én gang
   *[other] { $most } gange
} her.
tournament-not-played = { $name } spiller ikke mere, så kampen bliver ikke spillet.
tournament-already-won = { $where }: { $entrant } havde allerede vundet kampen; der er et spil for meget.
tournament-two-tables = { $where }: { $entrant } sidder ved to borde i runde { $round }.
tournament-many-teams = Arket regner med { $most } hold; der er tilmeldt { $teams }.
tournament-no-such-tie = Netop { $tie } står ikke lige; den afgørelse har ingen virkning.
tournament-how-many-teams = Et program kræver 2 til { $most } hold.
tournament-team-twice = Et hold er nævnt to gange.
tournament-how-many-tables = Der skal være mindst ét bord.
tournament-how-many-minutes = Et spil varer mindst ét minut.
tournament-how-many-persons = { $persons } personer kan ikke sidde ved borde med tre og fire; der skal være 3 til { $most }, og ikke 5.
tournament-how-many-rounds = En bordplan har 1 til { $most } runder.
tournament-how-many-pools = { $teams } hold kan ikke trækkes i { $pools } puljer.
tournament-how-many-partners = Makkere trækkes for et lige antal fra 2 til { $most } personer, ikke for { $persons }.
tournament-persons-or-table = Angiv --persons og --rounds, eller --table FIL.
tournament-no-rows = Fordelingstabellen er tom.
tournament-rows-and-rounds = Fordelingstabellen har { $rows } rækker; der ønskes { $rounds } runder.
tournament-row-not-numbers = Linje { $line }: en række har tal adskilt af mellemrum og grupper adskilt af |.
tournament-row-group = Linje { $line }: der sidder tre eller fire ved et bord, ikke “{ $group }”.
tournament-row-twice = Linje { $line }: { $person } sidder to steder.
tournament-row-stranger = Linje { $line }: { $person } er ikke et af tallene 1 til { $persons }.
tournament-row-missing = Linje { $line }: { $person } har ingen plads.

tournament-col-place = plads
tournament-col-entrant = deltager
tournament-col-points = point
tournament-col-played = spillet
tournament-col-wins = vundet
tournament-col-lus = lus
tournament-col-best-round = bedste runde
tournament-col-decided = afgjort ved
tournament-pool = { $stage }, { $pool }
tournament-stage-pool = Pulje
tournament-stage-semi-final = Semifinale
tournament-stage-bronze = Bronzekamp
tournament-stage-final = Finale
tournament-stage-play-off = Omspil
tournament-stage-unofficial = Uofficielle opgør
tournament-by-points = point
tournament-by-head-to-head = indbyrdes kampe
tournament-by-empty-strokes = tomme streger mod { $team }
tournament-by-lus-difference = lusforskel
tournament-by-wins = sejre
tournament-by-best-round = bedste runde
tournament-by-lot = lodtrækning
tournament-by-extra-game = omspil
tournament-by-organiser = arrangøren
tournament-by-disqualified = diskvalifikation
tournament-by-withdrawn = har forladt turneringen
tournament-provisional = Foreløbig: der mangler spil.
tournament-unresolved = Ingen regel skiller { $teams }: omspil, lodtrækning eller arrangøren afgør det.
tournament-round = Runde { $number }, minut { $minute }
tournament-table = Bord { $table }
tournament-wave = tur { $wave }
tournament-bye = sidder over: { $teams }
tournament-minutes = { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}, { $minutes } minutter
tournament-extra-game = Omspil: { $a } – { $b }
tournament-unofficial = Uofficielt: { $pairs }
tournament-seating-round = Runde { $number }
tournament-repeats = { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} for { $persons } personer: { $repeats ->
    [one] { $repeats } gentaget møde
   *[other] { $repeats } gentagne møder
} (mindst { $least } kan ikke undgås).
tournament-threes = Alle sidder { $least } til { $most ->
    [one] { $most } gang
   *[other] { $most } gange
} ved et trebord.
tournament-seed = Frø { $seed }: samme frø giver samme bordplan.
