# Fel om personer, konton, nycklar och anmälningar.

people-not-signed-in = Ingen är inloggad på den här enheten.
people-not-allowed = Det får du inte.

people-name-empty = Ett namn har minst en bokstav.
people-name-too-long = Ett namn har högst { $most } tecken.
people-name-characters = Namnet har tecken som inte kan visas.
people-unknown-language = Välj ett av dessa språk: { $known }.

people-login-length = Ett användarnamn har { $least } till { $most } tecken.
people-login-characters = Ett användarnamn har bokstäver, siffror och . _ - @ + och börjar med en bokstav eller siffra.
people-password-too-short = Ett lösenord har minst { $least } tecken.
people-password-too-long = Ett lösenord har högst { $most } tecken.
people-password-is-login = Välj ett lösenord som inte är användarnamnet.
people-wrong-password = Användarnamn och lösenord hör inte ihop.
people-too-many-guesses = För många felaktiga försök. Försök igen om { $minutes ->
    [0] { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }
    [one] en minut
   *[other] { $minutes } minuter
  }.
people-way-back-refused = Den här koden eller länken fungerar inte: den är använd, ersatt eller för gammal, eller så är en bokstav fel.
people-already-account = Du har redan ett konto.
people-no-account = Du har inget konto än.

people-no-such-person = Den personen finns inte.
people-no-such-login = Ingen har användarnamnet ”{ $login }”.
people-no-such-session = Ingen av dina enheter är inloggad så.
people-no-such-passkey = Den nyckeln har du inte.
people-no-such-report = Den anmälan finns inte.
people-no-such-table = Det finns inget bord { $table }.

people-passkey-refused = Nyckeln godtogs inte. Försök igen.
people-too-many-passkeys = Du kan ha högst { $most } nycklar.

people-unknown-role = Det finns ingen roll ”{ $role }”; det finns { $known }.
people-role-needs-account = Bara ett konto kan ha en roll; det kan inte en gäst.
people-own-admin = Du kan inte själv sluta vara administratör; en annan administratör kan göra det.

# Varför någon anmäls, och vad folk är.

report-reason-cheating = fusk
report-reason-insult = förolämpar andra
report-reason-stalling = spelar långsamt med flit
report-reason-name = ett olämpligt namn
report-reason-other = annat

role-player = spelare
role-organiser = arrangör
role-referee = domare
role-admin = administratör

# Profiler, vänner och rating.

people-text-too-short = { $field ->
    [name] Namnet är för kort: minst { $least } tecken.
   *[other] Texten är för kort: minst { $least } tecken.
  }
people-text-too-long = { $field ->
    [name] Namnet är för långt: högst { $most } tecken.
    [place] Orten är för lång: högst { $most } tecken.
   *[other] Texten är för lång: högst { $most } tecken.
  }
people-text-characters = Texten har tecken som inte kan visas.
people-unknown-game = Det finns inget spel ”{ $game }”; det finns voms och vira.
people-not-shown = Det håller personen för sig själv.
people-no-such-link = Länken leder ingenstans längre. Be om en ny.
people-own-link = Det är din egen länk: skicka den till någon annan.
people-too-many-friends = Ingen kan ha fler än { $most } vänner här.
people-not-friends = Du kan bara bjuda in dina vänner.
people-table-over = Det spelet är slut.
people-rating-taken = Bordet { $table } räknas just nu. Försök igen.

# Klubbar och husregler.

club-no-such-club = Det finns ingen sådan klubb.
club-no-such-link = Länken leder inte in i någon klubb längre. Be om en ny.
club-no-such-member = Någon sådan finns inte i klubben.
club-no-such-rules = Det finns inga sådana husregler.
club-members-only = Det får bara klubbens medlemmar göra.
club-leaders-only = Det får bara de som leder klubben göra.
club-owner-only = Det får bara klubbens ägare göra.
club-hand-over-first = Lämna först över klubben till en annan medlem.
club-asking-still = Släpp först in personen i klubben.
club-too-many = Man kan vara med i högst { $most } klubbar.
club-too-many-rules = Det kan finnas högst { $most } uppsättningar husregler.
club-rules-of-another-game = De husreglerna gäller det andra spelet.
