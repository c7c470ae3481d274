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
people-too-many-guesses = For mange forkerte forsøg. Prøv igen om { $minutes ->
    [0] { $seconds ->
        [one] et sekund
       *[other] { $seconds } sekunder
    }
    [one] et minut
   *[other] { $minutes } minutter
  }.
people-way-back-refused = Denne kode eller dette link virker ikke: det er brugt, erstattet eller for gammelt, eller et bogstav er forkert.
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

# Profiler, venner og rating.

people-text-too-short = { $field ->
    [name] Navnet er for kort: mindst { $least } tegn.
   *[other] Teksten er for kort: mindst { $least } tegn.
  }
people-text-too-long = { $field ->
    [name] Navnet er for langt: højst { $most } tegn.
    [place] Stedet er for langt: højst { $most } tegn.
   *[other] Teksten er for lang: højst { $most } tegn.
  }
people-text-characters = Teksten har tegn, som ikke kan vises.
people-unknown-game = Der er intet spil “{ $game }”; der er voms og vira.
people-not-shown = Det holder denne person for sig selv.
people-no-such-link = Linket fører ingen steder hen længere. Bed om et nyt.
people-own-link = Det er dit eget link: send det til en anden.
people-too-many-friends = Ingen kan have flere end { $most } venner her.
people-not-friends = Du kan kun invitere dine venner.
people-table-over = Det spil er forbi.
people-rating-taken = Bordet { $table } bliver talt med lige nu. Prøv igen.

# Klubber og husregler.

club-no-such-club = Der er ingen sådan klub.
club-no-such-link = Linket fører ikke ind i nogen klub længere. Bed om et nyt.
club-no-such-member = Sådan en er ikke i klubben.
club-no-such-rules = Der er ingen sådanne husregler.
club-members-only = Det må kun klubbens medlemmer.
club-leaders-only = Det må kun de, der leder klubben.
club-owner-only = Det må kun klubbens ejer.
club-hand-over-first = Overdrag først klubben til et andet medlem.
club-asking-still = Luk først personen ind i klubben.
club-too-many = Man kan være i højst { $most } klubber.
club-too-many-rules = Der kan være højst { $most } sæt husregler.
club-rules-of-another-game = De husregler gælder det andet spil.
