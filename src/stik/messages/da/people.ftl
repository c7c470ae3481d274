# Fejl om personer, konti, adgangsnøgler og anmeldelser.

people-not-signed-in = Ingen er logget ind på denne enhed.
people-not-allowed = Det må du ikke.

people-name-empty = Et navn har mindst ét bogstav.
people-name-too-long = Et navn har højst { $most } tegn.
people-name-characters = Navnet har tegn, som ikke kan vises.
people-unknown-language = Vælg et af disse sprog: { $known }.

people-login-length = Et brugernavn har { $least } til { $most } tegn.
people-login-characters = Et brugernavn har bogstaver, cifre og . _ - @ + og begynder med et bogstav eller ciffer.
people-password-too-short = En adgangskode har mindst { $least } tegn.
people-password-too-long = En adgangskode har højst { $most } tegn.
people-password-is-login = Vælg en adgangskode, der ikke er brugernavnet.
people-wrong-password = Brugernavn og adgangskode hører ikke sammen.
people-already-account = Du har allerede en konto.
people-no-account = Du har ingen konto endnu.

people-no-such-person = Den person findes ikke.
people-no-such-login = Ingen har brugernavnet “{ $login }”.
people-no-such-session = Ingen af dine enheder er logget ind sådan.
people-no-such-passkey = Den adgangsnøgle har du ikke.
people-no-such-report = Den anmeldelse findes ikke.
people-no-such-table = Der er intet bord { $table }.

people-passkey-refused = Adgangsnøglen blev ikke godtaget. Prøv igen.
people-too-many-passkeys = Du kan højst have { $most } adgangsnøgler.

people-unknown-role = Der er ingen rolle “{ $role }”; der er { $known }.
people-role-needs-account = Kun en konto kan have en rolle; det kan en gæst ikke.
people-own-admin = Du kan ikke selv holde op med at være administrator; det kan en anden administrator gøre.

# Hvorfor nogen bliver anmeldt, og hvad folk er.

report-reason-cheating = snyd
report-reason-insult = fornærmer andre
report-reason-stalling = spiller langsomt med vilje
report-reason-name = et upassende navn
report-reason-other = andet

role-player = spiller
role-organiser = arrangør
role-referee = dommer
role-admin = administrator
