# Turneringar: fel som arrangören kan rätta, och sedan tabellernas ord.

tournament-unreadable = ”{ $file }” går inte att läsa: { $problem }
tournament-no-tournament = Det finns ingen turnering i ”{ $file }”.
tournament-missing-field = { $where }: fältet saknas.
tournament-bad-field = { $where }: { $wanted } väntas.
tournament-unknown-field = { $where }: fältet finns inte.
tournament-unknown-format = { $where }: formen ”{ $name }” finns inte; det finns { $known }.
tournament-unknown-entrant = { $where }: ”{ $entrant }” är inte anmäld.
tournament-entrant-twice = { $where }: ”{ $entrant }” är anmäld två gånger.
tournament-against-itself = { $where }: ”{ $entrant }” kan inte möta sig själv.
tournament-one-result = { $where }: ett parti har precis en av lus, absent och forfeit.
tournament-different-pools = { $where }: { $a } och { $b } är i olika grupper.
tournament-over-the-comb = { $where }: { $lus } löss får inte plats på en kam med { $comb } streck; ange kammen med de extra strecken.
tournament-no-winner = { $where }: { $a }:{ $b } fyller ingen av kammarna, så ingen har vunnit.
tournament-two-winners = { $where }: { $a }:{ $b } fyller båda kammarna; bara vinnarens kan vara full.
tournament-three-or-four = { $where }: tre eller fyra olika personer sitter vid ett bord.
tournament-not-zero = { $where }: summan ska vara noll; det skiljer { $difference }.
tournament-met-too-often = { $where }: { $a } och { $b } kan bara mötas { $most ->
    [one] en gång
   *[other] { $most } gånger
} här.
tournament-not-played = { $name } spelar inte mer, så matchen spelas inte.
tournament-already-won = { $where }: { $entrant } hade redan vunnit matchen; det är ett parti för mycket.
tournament-two-tables = { $where }: { $entrant } sitter vid två bord i omgång { $round }.
tournament-many-teams = Bladet räknar med { $most } lag; { $teams } är anmälda.
tournament-no-such-tie = Just { $tie } står inte lika; det avgörandet har ingen verkan.
tournament-how-many-teams = Ett spelschema kräver 2 till { $most } lag.
tournament-team-twice = Ett lag nämns två gånger.
tournament-how-many-tables = Det måste finnas minst ett bord.
tournament-how-many-minutes = Ett parti tar minst en minut.
tournament-how-many-persons = { $persons } personer kan inte sitta vid bord om tre och fyra; det krävs 3 till { $most }, och inte 5.
tournament-how-many-rounds = En bordsplacering har 1 till { $most } omgångar.
tournament-how-many-pools = { $teams } lag kan inte lottas i { $pools } grupper.
tournament-how-many-partners = Medspelare lottas för ett jämnt antal från 2 till { $most } personer, inte för { $persons }.
tournament-persons-or-table = Ange --persons och --rounds, eller --table FIL.
tournament-no-rows = Fördelningstabellen är tom.
tournament-rows-and-rounds = Fördelningstabellen har { $rows } rader; { $rounds } omgångar önskas.
tournament-row-not-numbers = Rad { $line }: en rad har tal åtskilda av blanksteg och grupper åtskilda av |.
tournament-row-group = Rad { $line }: tre eller fyra sitter vid ett bord, inte ”{ $group }”.
tournament-row-twice = Rad { $line }: { $person } sitter på två ställen.
tournament-row-stranger = Rad { $line }: { $person } är inte ett av talen 1 till { $persons }.
tournament-row-missing = Rad { $line }: { $person } har ingen plats.

tournament-col-place = plats
tournament-col-entrant = deltagare
tournament-col-points = poäng
tournament-col-played = spelade
tournament-col-wins = vunna
tournament-col-lus = löss
tournament-col-best-round = bästa omgång
tournament-col-decided = avgjort genom
tournament-pool = { $stage }, { $pool }
tournament-stage-pool = Grupp
tournament-stage-semi-final = Semifinal
tournament-stage-bronze = Bronsmatch
tournament-stage-final = Final
tournament-stage-play-off = Extra partier
tournament-stage-unofficial = Inofficiella partier
tournament-by-points = poäng
tournament-by-head-to-head = inbördes möten
tournament-by-empty-strokes = tomma streck mot { $team }
tournament-by-lus-difference = lusskillnad
tournament-by-wins = segrar
tournament-by-best-round = bästa omgång
tournament-by-lot = lottning
tournament-by-extra-game = extra parti
tournament-by-organiser = arrangören
tournament-by-disqualified = diskvalificering
tournament-by-withdrawn = har lämnat turneringen
tournament-provisional = Preliminärt: partier saknas.
tournament-unresolved = Ingen regel skiljer { $teams } åt: ett extra parti, lotten eller arrangören avgör.
tournament-round = Omgång { $number }, minut { $minute }
tournament-table = Bord { $table }
tournament-wave = pass { $wave }
tournament-bye = står över: { $teams }
tournament-minutes = { $rounds ->
    [one] { $rounds } omgång
   *[other] { $rounds } omgångar
}, { $minutes } minuter
tournament-extra-game = Extra parti: { $a } – { $b }
tournament-unofficial = Inofficiellt: { $pairs }
tournament-seating-round = Omgång { $number }
tournament-repeats = { $rounds ->
    [one] { $rounds } omgång
   *[other] { $rounds } omgångar
} för { $persons } personer: { $repeats ->
    [one] { $repeats } upprepat möte
   *[other] { $repeats } upprepade möten
} (minst { $least } går inte att undvika).
tournament-threes = Alla sitter { $least } till { $most ->
    [one] { $most } gång
   *[other] { $most } gånger
} vid ett trebord.
tournament-seed = Frö { $seed }: samma frö ger samma placering.
