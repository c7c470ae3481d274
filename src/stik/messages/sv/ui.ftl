# Sidan: startsida, bord, konto, inställningar.

ui-name = Stik
ui-title-lobby = Stik: Voms och Vira, Nordens kortspel
ui-title-new = Nytt bord – Stik
ui-title-table = { $game } vid bord { $code } – Stik
ui-title-account = Mitt konto – Stik
ui-navigation = Sida
ui-close = Stäng
ui-cancel = Avbryt
ui-save = Spara
ui-saved = Sparat.
ui-copy = Kopiera
ui-loading = Ett ögonblick …
ui-try-again = Försök igen
ui-to-lobby = Till startsidan
ui-language = Språk
ui-language-da = Dansk
ui-language-sv = Svenska
ui-language-en = English

# När något går fel
ui-trouble = Något gick fel
ui-missing-page = Det finns ingen sida på den här adressen
ui-no-table = Bordet kan inte öppnas
ui-no-connection = Servern går inte att nå. Se efter din anslutning och försök igen.
ui-server-trouble = Det kunde servern inte just nu. Försök igen om en stund.
ui-left-table = Du har lämnat bordet.
ui-refused-otherwise = Det gick inte ({ $detail }).
ui-offline = Ingen anslutning. Din plats är kvar; försöker igen …
ui-offline-title = Ingen anslutning
ui-offline-text = Stik behöver nätet för att spela. Så snart du är tillbaka är ditt bord det också.

# Spelen
ui-game-voms = Voms
ui-game-vira = Vira
ui-game-voms-line = Grönlands eget spel: två mot två, vilda bragder och djärva kort.
ui-game-vira-line = Sveriges stora spel: fyrtio bud och en pulla som bara växer.

# Startsida
ui-headline = Två kortspel från högsta norr
ui-name-label = Ditt namn vid bordet
ui-name-ask = Vad ska vi kalla dig?
ui-guest-name = Gäst
ui-play-now = Spela nu
ui-with-friends = Med vänner
ui-join = Har du fått en kod?
ui-join-code = Kod eller länk
ui-join-go = Gå med
ui-my-tables = Mina bord
ui-open-tables = Öppna bord
ui-no-open-tables = Inga öppna bord just nu. Starta ett!
ui-nobody-yet = ingen ännu
ui-seats-free = { $count ->
    [one] en ledig plats
   *[other] { $count } lediga platser
}
ui-phase-waiting = börjar snart
ui-phase-playing = spelar
ui-phase-between = spelar
ui-phase-over = slut

# Ett nytt bord
ui-new-table = Nytt bord
ui-new-game = Spel
ui-new-seats = Platser
ui-new-seats-count = { $count } spelare
ui-new-length = Längd
ui-best-of-1 = ett parti
ui-best-of-3 = bäst av tre
ui-best-of-line = Bäst av { $count } partier
ui-deals-open = tills vi slutar
ui-deals-line = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}
ui-new-clock = Betänketid
ui-clock-none = ingen klocka
ui-clock-relaxed = en minut för varje beslut
ui-clock-fast = 15 sekunder för varje beslut
ui-new-fill = Robotar fyller bordet
ui-new-fill-yes = platser som är tomma vid starten går till robotar
ui-new-fill-no = spelet börjar när alla platser är tagna
ui-new-public = Öppet för alla
ui-new-public-yes = bordet står på startsidan
ui-new-public-no = bara de som har länken hittar bordet
ui-new-more = Mer om bordet
ui-new-bots = Robotar
ui-bots-strong = spelar så bra de kan
ui-bots-club = spelar som i en klubb
ui-bots-beginner = spelar förnuftigt
ui-bots-random = spelar vad som helst
ui-new-pace = Robotarnas tempo
ui-pace-slow = långsamt
ui-pace-normal = normalt
ui-pace-fast = snabbt
ui-new-hints = Förslag
ui-new-hints-note = lampan föreslår ett kort för den som frågar
ui-new-spectators = Åskådare
ui-new-spectators-yes = andra får titta på, utan att se dolda kort
ui-new-spectators-no = ingen får titta på
ui-new-delay = Åskådare ser spelet
ui-delay-0 = genast
ui-delay-60 = en minut senare
ui-delay-300 = fem minuter senare
ui-real-table = Som vid ett riktigt bord
ui-real-table-note = man kan begå fel; ingen stoppas eller påminns
ui-new-cut = Kuperingen
ui-cut-automatic = av sig själv
ui-cut-manual = för hand, med knackning
ui-cut-trap = för hand, med fällan
ui-house-rules = Husregler
ui-house-rules-none = som regelverket säger
ui-house-rules-changed = { $count ->
    [one] en ändring
   *[other] { $count } ändringar
}
ui-house-rules-reset = Tillbaka till regelverket
ui-group-table = Bord och kortlek
ui-group-deal = Kupering och giv
ui-group-leads = Utspel och stick
ui-group-voms = Voms, Toqu och ruter 3
ui-group-ataataq = Ataataq och kungarna
ui-group-lus = Löss och partiets slut
ui-group-faults = Fel och utrop
ui-group-bids = Bud
ui-group-purchase = Köp
ui-group-play = Spelet
ui-group-payment = Betalning
ui-group-other = Andra regler
ui-new-open = Öppna bordet

# Före starten
ui-waiting-title = { $game }: slå er ned
ui-seat = Plats { $seat }
ui-seat-empty = ledig plats
ui-host = värd
ui-bot = robot
ui-absent = är inte här just nu
ui-ready = Klar
ui-not-ready = inte klar ännu
ui-sit = Sitt här
ui-stand = Res dig
ui-add-bot = Sätt en robot
ui-remove-bot = Ta bort roboten
ui-share-link = Skicka länken till dina vänner
ui-start = Jag är klar: ge!
ui-waiting-for = Väntar på { $names }.
ui-bots-fill = { $count ->
    [one] En robot tar den lediga platsen när ni börjar.
   *[other] Robotar tar de { $count } lediga platserna när ni börjar.
}
ui-seats-must-fill = { $count ->
    [one] Spelet börjar när den sista platsen är tagen.
   *[other] Spelet börjar när de { $count } lediga platserna är tagna.
}
ui-take-a-seat = Slå dig ned, eller stanna och titta på.
ui-free-seats = Ta en plats:
ui-hand-seen = Du har sett korten som { $name } spelar nu. Tills given är slut kan du bara sitta där.
ui-sit-again = Sätt dig igen
ui-not-watchable = Ingen får titta på vid det här bordet. Vänta på en plats, eller öppna ett eget bord.
ui-no-differences = Inga husregler avviker från regelverket.

bot-name-N = Nuka
bot-name-E = Malik
bot-name-S = Aqqaluk
bot-name-W = Nivi
bot-name-A = Astrid
bot-name-B = Brita
bot-name-C = Carl
bot-name-D = Disa

# Vid bordet
ui-menu = Mer
ui-hint = Föreslå ett kort
ui-time-left = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} kvar
ui-copy-link = Kopiera länken till bordet
ui-link-copied = Länken är kopierad.
ui-table-rules = Bordets regler
ui-leave-seat = Lämna bordet
ui-leave-watching = Sluta titta på
ui-leave-sure = Vill du lämna bordet? En robot spelar vidare på din plats.
ui-propose-pause = Föreslå en paus
ui-propose-resume = Föreslå att spela vidare
ui-propose-takeback = Be att få ta tillbaka ett kort
ui-propose-stop = Föreslå att sluta
ui-proposal-pause = { $name } föreslår en paus.
ui-proposal-resume = { $name } föreslår att spela vidare.
ui-proposal-takeback = { $name } ber att få ta tillbaka ett kort.
ui-proposal-stop = { $name } föreslår att sluta här.
ui-proposal-waiting = { $agreed } av { $wanted } är med på det
ui-agree = Ja
ui-decline = Nej
ui-paused = Bordet har paus.
ui-rematch = Revansch
ui-rematch-join = Till revanschen
ui-watchers = { $count ->
    [one] en tittar på
   *[other] { $count } tittar på
}

# Förlopp och prat
ui-log = Förlopp
ui-chat = Prat
ui-log-and-chat = Prat och förlopp
ui-log-and-chat-unread = { $count ->
    [one] Prat och förlopp, en ny rad
   *[other] Prat och förlopp, { $count } nya rader
}
ui-log-empty = Inget har hänt ännu i den här given.
ui-chat-empty = Ingen har sagt något ännu.
ui-chat-write = Säg något
ui-chat-send = Skicka
ui-phrases = Snabba repliker
ui-mute = Visa inte
ui-unmute = Visa igen
ui-muted = (visas inte)
ui-report = Anmäl
ui-report-title = Anmäl { $name }
ui-report-reason = Vad gäller det?
ui-report-insult = Förolämpningar eller hot
ui-report-cheating = Fusk
ui-report-stalling = Drar ut på tiden eller går med flit
ui-report-name = Ett stötande namn
ui-report-other = Något annat
ui-report-text = Vad hände?
ui-report-send = Skicka anmälan
ui-report-sent = Tack. En domare tittar på det.

phrase-good-luck = Må korten vara goda, mest hos mig
phrase-well-played = Bra spelat!
phrase-thank-you = Tack för sticket!
phrase-ouch = Aj!
phrase-voms-ho = Voms ohoj!
phrase-toqu-waits = Toqu väntar på dig …
phrase-pulla-is-mine = Pullan är min
phrase-is-that-all = Är det allt?
phrase-in-your-dreams = I dina drömmar!
phrase-my-grandmother = Min mormor spelar fortare
phrase-count-again = Räkna en gång till
phrase-coffee = Kaffet kallnar
phrase-pizza = Förloraren bjuder på pizza
phrase-one-more = En till!

# Vad bordet självt gör
event-dealt = Giv { $number } börjar.
event-seated = { $kind ->
    [bot] En robot slår sig ned: { $seat_name }.
   *[other] { $seat_name } slår sig ned.
}
event-left = { $seat_name } lämnar bordet.
event-away = { $seat_name } är borta; en robot spelar vidare.
event-back = { $seat_name } är tillbaka.
event-host-changed = Bordet har fått en ny värd.
event-started = Spelet börjar.
event-deal-over = Giv { $number } är slut.
event-match-over = Spelet är slut.
event-proposed = { $kind ->
    [pause] { $seat_name } föreslår en paus.
    [resume] { $seat_name } föreslår att spela vidare.
    [takeback] { $seat_name } ber att få ta tillbaka ett kort.
   *[other] { $seat_name } föreslår att sluta.
}
event-agreed = { $seat_name } säger ja.
event-declined = { $seat_name } säger nej.
event-paused = Bordet har paus.
event-resumed = Spelet går vidare.
event-taken-back = { $seat_name } tar tillbaka ett kort.
event-timed-out = Tiden är ute för { $seat_name }.
event-dealt-again = Den här versionen av programmet kan inte spela giv { $number } vidare{ $cites ->
    [none] { "" }
   *[other] { " " }({ $cites })
  }: det ges om.
event-deal-by-facts = Giv { $number } räknas som det slutade då. Den här versionen av programmet skulle avgöra annorlunda{ $cites ->
    [none] { "" }
   *[other] { " " }({ $cites })
  }, så bara resultatet visas.
event-ready = { $seat_name } är klar.
event-rematch = Det finns ett revanschbord.
event-settings-changed = Bordet har fått nya inställningar.

# Efter given
ui-replay = Se given igen
ui-replay-short = Se igen
ui-replay-back = Ett steg bakåt
ui-replay-forward = Ett steg framåt
ui-replay-run = Kör
ui-replay-pause = Stanna
ui-replay-moment = Läge i given
ui-replay-close = Tillbaka till bordet
ui-shuffle = Kontrollera blandningen
ui-replay-later = Ni kan se korten igen när alla bord i omgången har spelat dem.
ui-shuffle-short = Blandningen
ui-shuffle-title = Blandningen i giv { $number }
ui-shuffle-how = Före given offentliggjorde servern avtrycket av ett hemligt tal, och varje spelares enhet lade till ett eget tal. Kortlekens ordning följer av dem alla tillsammans, så ingen kunde välja den.
ui-shuffle-kept = Kontrollerat på den här enheten: hemligheten är den som utlovades före given.
ui-shuffle-broken = Hemligheten är INTE den som utlovades före given!
ui-shuffle-cannot = Den här webbläsaren kan kontrollera blandningen bara över en säker anslutning (https).
ui-shuffle-included = Din egen enhets tal är med i den.
ui-shuffle-commitment = Utlovat före given
ui-shuffle-secret = Serverns hemlighet
ui-shuffle-seed = Tal från { $name }
ui-no-article = Boken har ingen paragraf { $article }.

# Inställningar
ui-settings = Inställningar
ui-settings-four-colour = Kort i fyra färger
ui-settings-four-colour-note = gröna klöver och blå ruter
ui-settings-large-cards = Stora kort
ui-settings-large-cards-note = större tecken, lättare att läsa
ui-settings-high-contrast = Hög kontrast
ui-settings-high-contrast-note = starkare färger och linjer
ui-settings-left-hand = Vänster hand
ui-settings-left-hand-note = knapparna ligger under vänster tumme
ui-settings-animation = Rörelse
ui-settings-animation-off = ingen
ui-settings-animation-fast = snabb
ui-settings-animation-normal = normal
ui-settings-animation-slow = långsam
ui-settings-sound = Ljud
ui-settings-sound-note = kort mot duk, och ett klockspel för en bragd

# Konto
ui-account = Mitt konto
ui-signed-in-as = Du är inloggad som { $login }.
ui-account-create = Skapa ett konto
ui-account-why = Du spelar som gäst. Med ett konto följer ditt namn och dina bord med dig till andra enheter.
ui-sign-in = Logga in
ui-sign-in-why = Har du redan ett konto?
ui-sign-in-passkey = Med en nyckel
ui-sign-out = Logga ut
ui-login = Användarnamn
ui-password = Lösenord
ui-devices = Mina enheter
ui-device = { $browser } på { $system }
ui-device-unknown = Okänd enhet
ui-device-this = den här
ui-device-revoke = Logga ut
ui-passkeys = Nycklar
ui-passkeys-why = Logga in med fingeravtryck, ansikte eller skärmlås i stället för ett lösenord.
ui-passkey-unnamed = Nyckel
ui-passkey-add = Lägg till en nyckel
ui-passkey-delete = Ta bort
ui-forgotten = Har du glömt lösenordet?
ui-password-new = Nytt lösenord
ui-back-link = Ett nytt lösenord
ui-back-why = Skriv en av de återställningskoder som du skapade på ditt konto. Varje kod fungerar en gång.
ui-back-code = Återställningskod
ui-back-no-code = Ingen kod till hands? Den som sköter den här servern kan skapa en länk åt dig.
ui-back-signs-out = Allt som är inloggat på ditt konto, på alla enheter, loggas ut.
ui-back-set = Spara det nya lösenordet
ui-back-done = Du är tillbaka
ui-back-as = Du är inloggad som { $login } med ditt nya lösenord. Alla andra enheter är utloggade, och ingen av dem är känd längre. Nycklar fungerar fortfarande: ta bort dem som inte är dina.
ui-codes = Återställningskoder
ui-codes-why = Om du glömmer ditt lösenord kan du välja ett nytt med en av de här koderna.
ui-codes-left = { $left ->
    [0] Du har inga.
    [one] Du har en kvar.
   *[other] Du har { $left } kvar.
  }
ui-codes-password = Ditt lösenord
ui-codes-make = Skapa koder
ui-codes-renew = Skapa nya koder
ui-codes-of = Återställningskoder för { $login } på { $site }
ui-codes-once = De visas bara den här gången: skriv ut eller kopiera dem, och göm dem där ingen annan tittar. Tidigare koder fungerar inte längre.
ui-codes-copied = Kopierade
ui-print = Skriv ut
ui-own-data = Vad som är sparat om mig
ui-export = Hämta allt
ui-delete = Ta bort mitt konto
ui-delete-sure = Allt om dig tas bort och kan inte hämtas tillbaka. De givar du har spelat finns kvar, utan ditt namn.

# Fields.

ui-number-between = Mellan { $least } och { $most }.
