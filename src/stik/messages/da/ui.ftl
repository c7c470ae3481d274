# Siden: forside, bord, konto, indstillinger.

ui-name = Stik
ui-title-lobby = Stik: Voms og Vira, Nordens kortspil
ui-title-new = Nyt bord – Stik
ui-title-table = { $game } ved bord { $code } – Stik
ui-title-account = Min konto – Stik
ui-navigation = Side
ui-close = Luk
ui-cancel = Fortryd
ui-save = Gem
ui-saved = Gemt.
ui-copy = Kopiér
ui-loading = Et øjeblik …
ui-try-again = Prøv igen
ui-to-lobby = Til forsiden
ui-language = Sprog
ui-language-da = Dansk
ui-language-sv = Svenska
ui-language-en = English

# Når noget går galt
ui-trouble = Noget gik galt
ui-missing-page = Der er ingen side på denne adresse
ui-no-table = Bordet kan ikke åbnes
ui-no-connection = Serveren kan ikke nås. Se efter din forbindelse, og prøv igen.
ui-server-trouble = Det kunne serveren ikke lige nu. Prøv igen om et øjeblik.
ui-left-table = Du har forladt bordet.
ui-refused-otherwise = Det kunne ikke lade sig gøre ({ $detail }).
ui-offline = Ingen forbindelse. Din plads er din; prøver igen …
ui-offline-title = Ingen forbindelse
ui-offline-text = Stik skal bruge nettet for at spille. Så snart du er tilbage, er dit bord det også.

# Spillene
ui-game-voms = Voms
ui-game-vira = Vira
ui-game-voms-line = Grønlands eget spil: to mod to, vilde bedrifter og frække kort.
ui-game-vira-line = Sveriges store spil: fyrre meldinger og en pulla, der bare vokser.

# Forside
ui-headline = To kortspil fra det høje nord
ui-name-label = Dit navn ved bordet
ui-name-ask = Hvad skal vi kalde dig?
ui-guest-name = Gæst
ui-play-now = Spil nu
ui-with-friends = Med venner
ui-join = Har du fået en kode?
ui-join-code = Kode eller link
ui-join-go = Gå med
ui-my-tables = Mine borde
ui-open-tables = Åbne borde
ui-no-open-tables = Ingen åbne borde lige nu. Start et!
ui-nobody-yet = ingen endnu
ui-seats-free = { $count ->
    [one] én ledig plads
   *[other] { $count } ledige pladser
}
ui-phase-waiting = begynder snart
ui-phase-playing = spiller
ui-phase-between = spiller
ui-phase-over = slut

# Et nyt bord
ui-new-table = Nyt bord
ui-new-game = Spil
ui-new-seats = Pladser
ui-new-seats-count = { $count } spillere
ui-new-length = Længde
ui-best-of-1 = én kamp
ui-best-of-3 = bedst af tre
ui-best-of-line = Bedst af { $count } kampe
ui-deals-open = til vi stopper
ui-deals-line = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
ui-new-clock = Betænkningstid
ui-clock-none = intet ur
ui-clock-relaxed = et minut til hvert valg
ui-clock-fast = 15 sekunder til hvert valg
ui-new-fill = Robotter fylder bordet op
ui-new-fill-yes = pladser, der er tomme ved starten, går til robotter
ui-new-fill-no = spillet begynder, når alle pladser er taget
ui-new-public = Åbent for alle
ui-new-public-yes = bordet står på forsiden
ui-new-public-no = kun de, der har linket, finder bordet
ui-new-more = Mere om bordet
ui-new-bots = Robotter
ui-bots-strong = spiller så godt de kan
ui-bots-club = spiller som i en klub
ui-bots-beginner = spiller fornuftigt
ui-bots-random = spiller hvad som helst
ui-new-pace = Robotternes tempo
ui-pace-slow = langsomt
ui-pace-normal = almindeligt
ui-pace-fast = hurtigt
ui-new-hints = Forslag
ui-new-hints-note = lampen foreslår et kort til den, der spørger
ui-new-spectators = Tilskuere
ui-new-spectators-yes = andre må se med, uden at se skjulte kort
ui-new-spectators-no = ingen må se med
ui-new-delay = Tilskuere ser spillet
ui-delay-0 = med det samme
ui-delay-60 = et minut senere
ui-delay-300 = fem minutter senere
ui-real-table = Som ved et rigtigt bord
ui-real-table-note = man kan begå fejl; ingen bliver stoppet eller mindet om noget
ui-new-cut = Aftagningen
ui-cut-automatic = af sig selv
ui-cut-manual = i hånden, og der må bankes
ui-cut-trap = i hånden, med fælden
ui-house-rules = Husregler
ui-house-rules-none = som regelsættet siger
ui-house-rules-changed = { $count ->
    [one] én ændring
   *[other] { $count } ændringer
}
ui-house-rules-reset = Tilbage til regelsættet
ui-group-table = Bord og kort
ui-group-deal = Aftagning og givning
ui-group-leads = Udspil og stik
ui-group-voms = Voms, Toqu og ruder 3
ui-group-ataataq = Ataataq og kongerne
ui-group-lus = Lus og kampens slutning
ui-group-faults = Fejl og udråb
ui-group-bids = Meldinger
ui-group-purchase = Køb
ui-group-play = Spillet
ui-group-payment = Betaling
ui-group-other = Andre regler
ui-new-open = Åbn bordet

# Før starten
ui-waiting-title = { $game }: tag plads
ui-seat = Plads { $seat }
ui-seat-empty = ledig plads
ui-host = vært
ui-bot = robot
ui-absent = er her ikke lige nu
ui-ready = Klar
ui-not-ready = ikke klar endnu
ui-sit = Sæt dig her
ui-stand = Rejs dig
ui-add-bot = Sæt en robot
ui-remove-bot = Fjern robotten
ui-share-link = Send linket til dine venner
ui-start = Jeg er klar: giv kort!
ui-waiting-for = Venter på { $names }.
ui-bots-fill = { $count ->
    [one] En robot tager den ledige plads, når I begynder.
   *[other] Robotter tager de { $count } ledige pladser, når I begynder.
}
ui-seats-must-fill = { $count ->
    [one] Spillet begynder, når den sidste plads er taget.
   *[other] Spillet begynder, når de { $count } ledige pladser er taget.
}
ui-take-a-seat = Tag en plads, eller bliv og se på.
ui-free-seats = Tag en plads:
ui-hand-seen = Du har set de kort, som { $name } spiller nu. Indtil runden er slut, kan du kun sidde dér.
ui-sit-again = Sæt dig igen
ui-not-watchable = Ingen må se med ved dette bord. Vent på en plads, eller åbn dit eget bord.
ui-no-differences = Ingen husregler afviger fra regelsættet.

bot-name-N = Nuka
bot-name-E = Malik
bot-name-S = Aqqaluk
bot-name-W = Nivi
bot-name-A = Astrid
bot-name-B = Brita
bot-name-C = Carl
bot-name-D = Disa

# Ved bordet
ui-menu = Mere
ui-hint = Foreslå et kort
ui-time-left = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} tilbage
ui-copy-link = Kopiér linket til bordet
ui-link-copied = Linket er kopieret.
ui-table-rules = Bordets regler
ui-leave-seat = Forlad bordet
ui-leave-watching = Hold op med at se på
ui-leave-sure = Vil du forlade bordet? En robot spiller videre på din plads.
ui-propose-pause = Foreslå en pause
ui-propose-resume = Foreslå at spille videre
ui-propose-takeback = Bed om at tage et kort tilbage
ui-propose-stop = Foreslå at stoppe
ui-proposal-pause = { $name } foreslår en pause.
ui-proposal-resume = { $name } foreslår at spille videre.
ui-proposal-takeback = { $name } beder om at tage et kort tilbage.
ui-proposal-stop = { $name } foreslår at stoppe her.
ui-proposal-waiting = { $agreed } af { $wanted } er med på den
ui-agree = Ja
ui-decline = Nej
ui-paused = Bordet holder pause.
ui-rematch = Revanche
ui-rematch-join = Til revanchen
ui-watchers = { $count ->
    [one] én ser på
   *[other] { $count } ser på
}

# Forløb og snak
ui-log = Forløb
ui-chat = Snak
ui-log-and-chat = Snak og forløb
ui-log-and-chat-unread = { $count ->
    [one] Snak og forløb, én ny linje
   *[other] Snak og forløb, { $count } nye linjer
}
ui-log-empty = Der er ikke sket noget endnu i denne runde.
ui-chat-empty = Ingen har sagt noget endnu.
ui-chat-write = Sig noget
ui-chat-send = Send
ui-phrases = Hurtige replikker
ui-mute = Vis ikke
ui-unmute = Vis igen
ui-muted = (vises ikke)
ui-report = Anmeld
ui-report-title = Anmeld { $name }
ui-report-reason = Hvad handler det om?
ui-report-insult = Fornærmelser eller trusler
ui-report-cheating = Snyd
ui-report-stalling = Trækker tiden ud eller går med vilje
ui-report-name = Et stødende navn
ui-report-other = Noget andet
ui-report-text = Hvad skete der?
ui-report-send = Send anmeldelsen
ui-report-sent = Tak. En dommer ser på det.

phrase-good-luck = Må kortene være gode, mest ved mig
phrase-well-played = Godt spillet!
phrase-thank-you = Tak for stikket!
phrase-ouch = Av!
phrase-voms-ho = Voms ohøj!
phrase-toqu-waits = Toqu venter på dig …
phrase-pulla-is-mine = Pullaen er min
phrase-is-that-all = Er det alt?
phrase-in-your-dreams = I dine drømme!
phrase-my-grandmother = Min bedstemor spiller hurtigere
phrase-count-again = Tæl lige efter
phrase-coffee = Kaffen bliver kold
phrase-pizza = Taberen giver pizza
phrase-one-more = En til!

# Hvad bordet selv gør
event-dealt = Runde { $number } begynder.
event-seated = { $kind ->
    [bot] En robot sætter sig: { $seat_name }.
   *[other] { $seat_name } sætter sig.
}
event-left = { $seat_name } forlader bordet.
event-away = { $seat_name } er væk; en robot spiller videre.
event-back = { $seat_name } er tilbage.
event-host-changed = Bordet har fået en ny vært.
event-started = Spillet begynder.
event-deal-over = Runde { $number } er slut.
event-match-over = Spillet er slut.
event-proposed = { $kind ->
    [pause] { $seat_name } foreslår en pause.
    [resume] { $seat_name } foreslår at spille videre.
    [takeback] { $seat_name } beder om at tage et kort tilbage.
   *[other] { $seat_name } foreslår at stoppe.
}
event-agreed = { $seat_name } siger ja.
event-declined = { $seat_name } siger nej.
event-paused = Bordet holder pause.
event-resumed = Spillet går videre.
event-taken-back = { $seat_name } tager et kort tilbage.
event-timed-out = Tiden er gået for { $seat_name }.
event-dealt-again = Denne version af programmet kan ikke spille giv { $number } videre{ $cites ->
    [none] { "" }
   *[other] { " " }({ $cites })
  }: der gives om.
event-deal-by-facts = Giv { $number } tæller, som det endte dengang. Denne version af programmet ville afgøre det anderledes{ $cites ->
    [none] { "" }
   *[other] { " " }({ $cites })
  }, så kun resultatet vises.
event-ready = { $seat_name } er klar.
event-rematch = Der er lagt op til revanche.
event-settings-changed = Bordet har fået nye indstillinger.

# Efter runden
ui-replay = Se runden igen
ui-replay-short = Se igen
ui-replay-back = Et skridt tilbage
ui-replay-forward = Et skridt frem
ui-replay-run = Kør
ui-replay-pause = Stop
ui-replay-moment = Sted i runden
ui-replay-close = Tilbage til bordet
ui-shuffle = Kontrollér blandingen
ui-replay-later = I kan se kortene igen, når alle borde i runden har spillet dem.
ui-shuffle-short = Blandingen
ui-shuffle-title = Blandingen i runde { $number }
ui-shuffle-how = Før runden offentliggjorde serveren aftrykket af et hemmeligt tal, og hver spillers enhed lagde sit eget tal til. Kortenes orden følger af dem alle tilsammen, så ingen kunne vælge den.
ui-shuffle-kept = Kontrolleret på denne enhed: Hemmeligheden er den, der blev lovet før runden.
ui-shuffle-broken = Hemmeligheden er IKKE den, der blev lovet før runden!
ui-shuffle-cannot = Denne browser kan kun kontrollere blandingen over en sikker forbindelse (https).
ui-shuffle-included = Din egen enheds tal er med i den.
ui-shuffle-commitment = Lovet før runden
ui-shuffle-secret = Serverens hemmelighed
ui-shuffle-seed = Tal fra { $name }
ui-no-article = Bogen har ingen paragraf { $article }.

# Indstillinger
ui-settings = Indstillinger
ui-settings-four-colour = Kort i fire farver
ui-settings-four-colour-note = grønne klør og blå ruder
ui-settings-large-cards = Store kort
ui-settings-large-cards-note = større tegn, lettere at læse
ui-settings-high-contrast = Høj kontrast
ui-settings-high-contrast-note = stærkere farver og streger
ui-settings-left-hand = Venstre hånd
ui-settings-left-hand-note = knapperne ligger under venstre tommel
ui-settings-animation = Bevægelse
ui-settings-animation-off = ingen
ui-settings-animation-fast = hurtig
ui-settings-animation-normal = almindelig
ui-settings-animation-slow = langsom
ui-settings-sound = Lyd
ui-settings-sound-note = kort på klæde og et klokkespil for en bedrift

# Konto
ui-account = Min konto
ui-signed-in-as = Du er logget ind som { $login }.
ui-account-create = Opret en konto
ui-account-why = Du spiller som gæst. Med en konto følger dit navn og dine borde med dig til andre enheder.
ui-sign-in = Log ind
ui-sign-in-why = Har du allerede en konto?
ui-sign-in-passkey = Med en adgangsnøgle
ui-sign-out = Log ud
ui-login = Brugernavn
ui-password = Adgangskode
ui-devices = Mine enheder
ui-device = { $browser } på { $system }
ui-device-unknown = Ukendt enhed
ui-device-this = denne her
ui-device-revoke = Log ud
ui-passkeys = Adgangsnøgler
ui-passkeys-why = Log ind med fingeraftryk, ansigt eller skærmlås i stedet for en adgangskode.
ui-passkey-unnamed = Adgangsnøgle
ui-passkey-add = Tilføj en adgangsnøgle
ui-passkey-delete = Slet
ui-forgotten = Har du glemt adgangskoden?
ui-password-new = Ny adgangskode
ui-back-link = En ny adgangskode
ui-back-why = Skriv en af de genoprettelseskoder, du lavede på din konto. Hver virker én gang.
ui-back-code = Genoprettelseskode
ui-back-no-code = Ingen kode ved hånden? Den, der passer denne server, kan lave et link til dig.
ui-back-signs-out = Alt, hvad der er logget ind på din konto, på enhver enhed, bliver logget ud.
ui-back-set = Gem den nye adgangskode
ui-back-done = Du er tilbage
ui-back-as = Du er logget ind som { $login } med din nye adgangskode. Alle andre enheder er logget ud, og ingen af dem er kendt længere. Adgangsnøgler virker stadig: slet dem, der ikke er dine.
ui-codes = Genoprettelseskoder
ui-codes-why = Glemmer du din adgangskode, kan du sætte en ny med en af disse koder.
ui-codes-left = { $left ->
    [0] Du har ingen.
    [one] Du har én tilbage.
   *[other] Du har { $left } tilbage.
  }
ui-codes-password = Din adgangskode
ui-codes-make = Lav koder
ui-codes-renew = Lav nye koder
ui-codes-of = Genoprettelseskoder til { $login } på { $site }
ui-codes-once = De vises kun denne ene gang: print eller kopiér dem, og gem dem, hvor ingen andre kigger. Tidligere koder virker ikke længere.
ui-codes-copied = Kopieret
ui-print = Print
ui-own-data = Hvad der er gemt om mig
ui-export = Hent det hele
ui-delete = Slet min konto
ui-delete-sure = Alt om dig bliver slettet og kan ikke hentes tilbage. De runder, du har spillet, bliver stående uden dit navn.

# Fields.

ui-number-between = Mellem { $least } og { $most }.
