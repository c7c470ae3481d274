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
