# Arrangørens bord.

ui-desk = Arrangørens bord
ui-desk-title = { $name }: arrangørens bord – Stik
ui-desk-pages = Turneringens andre sider
ui-desk-public-page = Den offentlige side
ui-desk-hall = Skærm til salen
ui-desk-offline = Ingen forbindelse. Det, du skriver, bliver stående; prøver igen …
ui-desk-not-yours = Her sidder arrangørerne. Hjælper du til, så åbn det link, du har fået af dem.
ui-desk-waiting = { $count ->
    [one] venter på dig
   *[other] venter på dig
}
ui-desk-now = Nu
ui-desk-entrants = Deltagere
ui-desk-draw = Lodtrækning
ui-desk-timetable = Program
ui-desk-results = Resultater
ui-desk-standings = Stilling
ui-desk-penalties = Straffe og protester
ui-desk-helpers = Hjælpere
ui-desk-print = Print og filer
ui-desk-log = Log
ui-desk-settings = Indstillinger
ui-desk-nobody = ingen
ui-desk-reason = Begrundelse
ui-desk-copied = Kopieret
ui-desk-who = Hvem
ui-desk-round = Runde
ui-desk-rounds = Runder
ui-desk-table = Bord

# Før pladser skifter
ui-desk-confirm-title = Det vil ændre
ui-desk-confirm-places = Nye placeringer
ui-desk-confirm-pairings = Andre opgør
ui-desk-confirm-results = Der er allerede resultater
ui-desk-confirm-nothing = Ingen skifter plads. Ændringen skrives i loggen.
ui-desk-confirm-games = Kampe, der tæller anderledes
ui-desk-confirm-played = skal spilles
ui-desk-confirm-table = { $count ->
    [4] et bord med fire
    [3] et bord med tre
   *[other] ingen spiller; de andre skal have en plads
 }
ui-desk-confirm-void = tæller ikke
ui-desk-confirm-gone-absences = Denne udeblivelse diskvalificerer { $name }.
ui-desk-confirm-gone-withdrawn = { $name } forlader turneringen.
ui-desk-confirm-gone-disqualified = { $name } bliver diskvalificeret.
ui-desk-confirm-gone-back = { $name } spiller igen.
ui-desk-becomes = bliver
ui-desk-leave-it = Lad det være
ui-desk-do-it = Gennemfør

# Nu
ui-desk-next = Det næste
ui-desk-nothing-now = Lige nu venter der ikke noget på dig.
ui-desk-draft-hint = Ingen kan se turneringen, før du åbner den for tilmelding.
ui-desk-more-warnings = { $count ->
    [one] Én besked mere
   *[other] { $count } beskeder mere
}
ui-desk-step-open = Åbn for tilmelding
ui-desk-step-open-about = Spillerne kan tilmelde sig og følge med.
ui-desk-step-enter = Tilmeld deltagerne
ui-desk-step-enter-about = Skriv dem ind, eller hent en liste.
ui-desk-step-draw = Træk lod
ui-desk-step-draw-about = Ingen har fået en plads endnu.
ui-desk-step-start = Begynd turneringen
ui-desk-step-start-about = Herfra kan runder sættes i gang, og resultater tæller.
ui-desk-step-admit = Tag dem med, der kom sent
ui-desk-step-admit-about = Uden kampe eller plads: { $names }
ui-desk-step-start-round = Start runde { $round }
ui-desk-step-start-round-about = Uret går i gang for alle.
ui-desk-step-play-anew = { $count ->
    [one] Spil én kamp i runde { $round } forfra
   *[other] Spil { $count } kampe i runde { $round } forfra
}
ui-desk-step-play-anew-about = Deres borde er på en anden maskine. Her åbnes nye med andre kort; kun borde med de samme kort sammenlignes.
ui-desk-step-schedule = Lav programmet
ui-desk-step-schedule-about = Runder, borde og tider regnes ud.
ui-desk-step-stage = Videre: { $stage }
ui-desk-step-stage-about = Opgørene følger af resultaterne.
ui-desk-step-close = Afslut turneringen
ui-desk-step-close-about = Resultaterne er endelige. Du kan åbne den igen.
ui-desk-step-done = Udskriv diplomer og slutstilling
ui-desk-step-done-about = Turneringen er afsluttet.
ui-desk-step-check-in = Mødt op?
ui-desk-step-check-in-about = { $count ->
    [one] Én er ikke krydset af endnu.
   *[other] { $count } er ikke krydset af endnu.
}
ui-desk-step-turn-cards = Vend kortene
ui-desk-step-turn-cards-about = { $count ->
    [one] Ét kort ligger med bagsiden op.
   *[other] { $count } kort ligger med bagsiden op.
}
ui-desk-step-results = Indtast resultater: runde { $round }
ui-desk-step-results-about = { $count ->
    [one] Ét bord mangler.
   *[other] { $count } borde mangler.
}
ui-desk-step-settle-tie = Afgør pointlighed
ui-desk-step-settle-tie-about = { $count ->
    [one] Ingen regel skiller én gruppe deltagere.
   *[other] Ingen regel skiller { $count } grupper af deltagere.
}
ui-desk-step-draw-round = Træk lod om næste runde
ui-desk-step-draw-round-about = Alle, der er mødt, parres ved lodtrækning.
ui-desk-step-end-round = Afslut runde { $round }
ui-desk-step-end-round-about = Alle resultater er inde.
ui-desk-round-now = Der spilles nu
ui-desk-clock-pause = Pause
ui-desk-clock-resume = Fortsæt
ui-desk-clock-end = Afslut runden
ui-desk-play-online = Åbn bordene på nettet
ui-desk-all-results = Alle resultater er inde.
ui-desk-round-not-begun = Runde { $round } er ikke begyndt; resultater føres ind, når den spilles.
ui-desk-missing = { $count ->
    [one] Ét bord mangler et resultat
   *[other] { $count } borde mangler et resultat
}
ui-desk-reported = meldt
ui-desk-disputed = uenige
ui-desk-disputes = { $count ->
    [one] To udgaver af ét resultat
   *[other] To udgaver af { $count } resultater
}
ui-desk-says = { $name }, kl. { $time }
ui-desk-accept = Det gælder
ui-desk-enter-other = Indtast et andet resultat
ui-desk-game = Spil { $number }
ui-desk-calls = { $count ->
    [one] Der kaldes på dommeren
   *[other] Der kaldes på dommeren { $count } steder
}
ui-desk-referee-page = Dommerens side
ui-desk-call-hall = I salen
ui-desk-ruling = Hvad blev afgjort? (kan stå tomt)
ui-desk-call-done = Klaret
ui-desk-message = Besked til alle
ui-desk-message-about = Står på alle telefoner og på skærmen i salen, til du fjerner den.
ui-desk-message-example = Kaffe til 13.15, så runde 5
ui-desk-message-send = Send
ui-desk-message-remove = Fjern

# Deltagere
ui-desk-add = Tilmeld
ui-desk-add-about = Enter tilmelder, og du fortsætter med den næste. Et hold uden navn får navn efter sine spillere.
ui-desk-add-one = Tilmeld
ui-desk-added = { $name } er tilmeldt.
ui-desk-field-name = Hold
ui-desk-field-person = Navn
ui-desk-field-player-1 = Første spiller
ui-desk-field-player-2 = Anden spiller
ui-desk-field-club = Klub eller by
ui-desk-import = Hent en liste
ui-desk-import-about = En CSV- eller Excel-fil med en række pr. deltager: navn, spillere, klub. Du ser, hvad der er fundet, før noget bliver tilmeldt.
ui-desk-import-choose = Træk filen hertil, eller vælg den
ui-desk-import-found = { $count ->
    [one] Der er fundet én deltager.
   *[other] Der er fundet { $count } deltagere.
}
ui-desk-import-leave-out = Udelad { $name }
ui-desk-import-other = En anden fil
ui-desk-import-enter = { $count ->
    [one] Tilmeld én
   *[other] Tilmeld { $count }
}
ui-desk-entrants-count = { $count ->
    [one] Én deltager
   *[other] { $count } deltagere
}
ui-desk-everybody-here = Alle er mødt
ui-desk-no-entrants = Ingen er tilmeldt endnu.
ui-desk-find = Find et navn
ui-desk-filter = Vis
ui-desk-filter-all = Alle
ui-desk-filter-missing = Mangler
ui-desk-filter-here = Mødt
ui-desk-filter-out = Udgået
ui-desk-nobody-found = Ingen fundet.
ui-desk-here = { $name } er mødt
ui-desk-joined = En telefon er tilsluttet for denne deltager
ui-desk-replacement = En reserve træder i en spillers sted; holdet beholder sine resultater.
ui-desk-entrant-link = Link til deres telefon
ui-desk-entrant-link-about = Med det ser de deres næste bord og indtaster selv resultater.
ui-desk-place-by-hand = Pulje, sat med hånden
ui-desk-place = Sæt
ui-desk-withdraw = Forlader turneringen
ui-desk-return = Er med igen
ui-desk-leaving-about = Udebliver: walkover i denne runde. Forlader turneringen: ingen af deres kampe spilles mere, og alle andre beholder deres borde. I begge tilfælde ser du først, hvad det ændrer.
ui-desk-absent = Udebliver i runde { $round }
ui-desk-disqualify = Diskvalificér
ui-desk-disqualify-lift = Ophæv diskvalifikationen
ui-desk-disqualify-about = En diskvalifikation skal begrundes.
ui-desk-registration = Tilmelding med telefon
ui-desk-registration-open = Spillerne tilmelder sig selv
ui-desk-registration-yes = med link, mens turneringen er åben for tilmelding
ui-desk-registration-no = kun du tilmelder
ui-desk-registration-about = Vis koden i salen, eller send linket rundt.

# Lodtrækning
ui-desk-draw-pools = Ét kort til hvert hold i tilmeldingens rækkefølge; rød er pulje A, sort er pulje B.
ui-desk-draw-numbers = Hver spiller trækker et nummer; bordplanen følger af numrene.
ui-desk-draw-no-card = { $count ->
    [one] { $names } er ikke kommet og får intet kort.
   *[other] { $names } er ikke kommet og får intet kort.
 }
ui-desk-turn-one = Vend næste kort
ui-desk-turn-all = { $count ->
    [one] Vend det sidste
   *[other] Vend alle { $count }
}
ui-desk-turn-space = Mellemrumstasten vender ét kort.
ui-desk-face-down = med bagsiden op
ui-desk-seed = Lodtrækningens frø
ui-desk-seed-about = Skriv, hvad du vil. De samme ord giver altid den samme lodtrækning, så alle kan efterprøve den.
ui-desk-seed-made = laves af serveren
ui-desk-draw-now = Træk lod
ui-desk-draw-again = Træk lod igen med et nyt frø
ui-desk-pools = Puljer
ui-desk-latecomers = Uden pulje
ui-desk-numbers = Numre

# Program
ui-desk-make = Lav runderne
ui-desk-make-about = Ingen mødes to gange, bordene skifter, og det går på omgang at sidde over.
ui-desk-tables-in-hall = Borde i salen
ui-desk-tables-as-needed = efter behov
ui-desk-first-round-at = Første runde kl. (tomt: som planlagt)
ui-desk-seating = Bordplan
ui-desk-seating-computed = Regnes ud
ui-desk-seating-pasted = Fordelingstabel
ui-desk-seating-computed-about = Så få gengangere som muligt, og alle sidder lige tit ved et tremandsbord.
ui-desk-seating-pasted-about = En linje pr. runde, borde adskilt af |, numre af mellemrum.
ui-desk-distribution = Fordelingstabel
ui-desk-distribution-file = Træk en tekstfil hertil, eller vælg den
ui-desk-make-rest = Læg resten om
ui-desk-make-rest-about = Når nogen kommer for sent, eller der er andre borde. Det, der er spillet, bliver stående.
ui-desk-make-stage = Lav runderne: { $stage }
ui-desk-make-again = Lav dem om
ui-desk-pair = Sæt op med hånden
ui-desk-pair-about = Et omspil, et uofficielt opgør eller et, programmet har glemt.
ui-desk-pair-free = Spil, som det falder, eller lad lodtrækningen parre alle, der er mødt.
ui-desk-draw-round = Træk lod om en runde
ui-desk-side = Side { $number }
ui-desk-seat = Spiller { $number }
ui-desk-counts-as = Tæller som
ui-desk-pair-more = Én til ved bordet
ui-desk-pair-do = Sæt op

# Resultater
ui-desk-no-rounds = Der er ingen runder endnu. Lav programmet først.
ui-desk-overview = Oversigt
ui-desk-overview-close = Tilbage til runden
ui-desk-no-matches = Ingen spiller i denne runde.
ui-desk-keys = Det kan du skrive
ui-desk-key-plain = begges lus, så næste bord
ui-desk-key-comb = kam med ekstra streger
ui-desk-key-toqued = efter lusene: toquede hinanden
ui-desk-key-absent = udeblev
ui-desk-key-forfeit = dømmes taber
ui-desk-key-totals = Skriv, hvad hver har vundet eller tabt; Enter går videre. Summen skal være nul.
ui-desk-lus-of = Spil { $number }: lus til { $name }
ui-desk-enter = Indtast
ui-desk-correct = Ret
ui-desk-corrected = rettet
ui-desk-take-back = Slet resultatet
ui-desk-result-more = Mere om resultatet
ui-desk-one-reported = Meldt af { $name }; ét tryk bekræfter.
ui-desk-best-of = Bedst af { $count }: { $wins }
ui-desk-online-table = Bord på nettet { $code }
ui-desk-protocol = Protokol
ui-desk-no-figure = ikke et tal
ui-desk-sum = Sum { $sum }
ui-desk-result-kind = Hvad skete der?
ui-desk-result-played = Spillet
ui-desk-result-absent = Udeblivelse
ui-desk-result-forfeit = Dømt tabt
ui-desk-lus = Lus
ui-desk-comb = Kam
ui-desk-comb-about = Kammen er længere, hvor der er sat ekstra streger.
ui-desk-toqued = Hvem toquede hinanden?
ui-desk-who-absent = Hvem udeblev?
ui-desk-who-forfeit = Hvem dømmes taber?
ui-desk-reason-slip = tastefejl
ui-desk-reason-agreed = begge parter er enige
ui-desk-reason-sheet = som på kamsedlen
ui-desk-reason-talk = taktisk snak
ui-desk-reason-left = forlod bordet
ui-desk-versions = Alle udgaver

# Stilling
ui-desk-ties = { $count ->
    [one] Pointlighed, der skal afgøres
   *[other] { $count } gange pointlighed, der skal afgøres
}
ui-desk-ties-about = Ingen regel skiller dem, og ingen af dem går videre, før du afgør det.
ui-desk-tie-lot = Træk lod
ui-desk-tie-game = Sæt et omspil op
ui-desk-tie-hand = Bestem rækkefølgen
ui-desk-tie-up = Op
ui-desk-tie-played = Et omspil har afgjort det
ui-desk-tie-decide = Afgør sådan
ui-desk-extra-games = Omspil, der mangler
ui-desk-extra-games-about = De afgør, hvem der får hvilken plads.
ui-desk-unofficial-about = Treer mod treer og så videre; spilles for æren og tæller ikke.
ui-desk-decisions = Afgjort pointlighed

# Straffe og protester
ui-desk-penalise = Advar eller straf
ui-desk-penalise-about = Uden point er det en advarsel. Den står i loggen med begrundelse og paragraf.
ui-desk-points-off = Strafpoint
ui-desk-points-none = advarsel
ui-desk-article = Paragraf
ui-desk-send-off = Bortvist resten af runden
ui-desk-sent-off = bortvist
ui-desk-penalise-do = Giv straffen
ui-desk-warn-do = Giv en advarsel
ui-desk-penalties-given = Givet indtil nu
ui-desk-no-penalties = Ingen advarsler og ingen straffe. Gid det må vare ved.
ui-desk-penalty-undo = Fortryd en straf i loggen.
ui-desk-warning = advarsel
ui-desk-points = { $points } point
ui-desk-appeals = Protester
ui-desk-appeal-new = Hvad protesteres der imod?
ui-desk-appeal-note = Notér protesten
ui-desk-decision = Afgørelse
ui-desk-decide = Afgør
ui-desk-decided-by = afgjort af { $name }

# Hjælpere
ui-desk-helper-links = Links til dem, der hjælper
ui-desk-helper-links-about = Den, der åbner linket, får rollen. Giv det kun til dem, der skal have den.
ui-desk-role-referee = Dommer
ui-desk-role-referee-about = svarer på kald, dømmer, advarer og straffer; må alt, en bordofficial må.
ui-desk-role-official = Bordofficial
ui-desk-role-official-about = krydser af, styrer uret og indtaster resultater.
ui-desk-role-organiser = Arrangør
ui-desk-role-second = Medarrangør
ui-desk-role-organiser-about = må alt det, du må.
ui-desk-role-player = Spiller
ui-desk-role-spectator = Tilskuer
ui-desk-joined-helpers = Hvem er med
ui-desk-no-helpers = Ingen endnu.
ui-desk-joined-players = { $count ->
    [one] Én spillers telefon
   *[other] { $count } spilleres telefoner
}
ui-desk-dismiss = Fjern

# Print og filer
ui-desk-printouts = Udskrifter
ui-desk-printouts-about = PDF, klar til printeren.
ui-desk-print-language = Sprog på arkene
ui-desk-print-round = Sedler og resultater for
ui-desk-print-all-rounds = alle runder
ui-desk-sheet-entries = Deltagerliste
ui-desk-sheet-entries-about = til at krydse af ved døren
ui-desk-sheet-draw = Lodtrækning
ui-desk-sheet-draw-about = puljer eller numre, med frøet
ui-desk-sheet-timetable = Program
ui-desk-sheet-timetable-about = runder, borde og tider
ui-desk-sheet-table-cards = Bordskilte
ui-desk-sheet-table-cards-about = et nummer til hvert bord, med QR-kode
ui-desk-sheet-entrant-cards = Deltagerkort
ui-desk-sheet-entrant-cards-about = en QR-kode til hver deltagers telefon
ui-desk-sheet-comb-sheets = Kamsedler
ui-desk-sheet-comb-sheets-about = en seddel til hvert spil
ui-desk-sheet-vira-protocol = Viraprotokol
ui-desk-sheet-vira-protocol-about = et ark til hvert bord og hver runde
ui-desk-sheet-bid-table = Budtabellen
ui-desk-sheet-bid-table-about = alle bud og deres betaling
ui-desk-sheet-results = Resultater
ui-desk-sheet-results-about = til opslagstavlen, runde for runde
ui-desk-sheet-standings = Stilling
ui-desk-sheet-standings-about = med krydstabel
ui-desk-sheet-ranking = Slutstilling
ui-desk-sheet-ranking-about = alle placeringer
ui-desk-sheet-certificates = Diplomer
ui-desk-sheet-certificates-about = til dem på podiet
ui-desk-files = Filer
ui-desk-files-about = Gem en kopi af hele turneringen på et USB-stik.
ui-desk-file-event-stik = Hele turneringen
ui-desk-file-event-stik-about = med log; kan åbnes på en anden maskine
ui-desk-file-event-xlsx = Regneark
ui-desk-file-event-xlsx-about = det hele til Excel
ui-desk-file-event-json = Turneringsfil
ui-desk-file-event-json-about = til programmer
ui-desk-file-entrants-csv = Deltagere
ui-desk-file-entrants-csv-about = som tabel
ui-desk-file-schedule-csv = Program
ui-desk-file-schedule-csv-about = som tabel
ui-desk-file-results-csv = Resultater
ui-desk-file-results-csv-about = som tabel
ui-desk-file-standings-csv = Stilling
ui-desk-file-standings-csv-about = som tabel
ui-desk-file-distribution-txt = Fordelingstabel
ui-desk-file-distribution-txt-about = hvem sidder hvor i hver runde

# Log
ui-desk-log-about = Hvert skridt, det seneste først. Det, du fortryder, bliver stående, overstreget.
ui-desk-log-find = Søg i loggen
ui-desk-log-more = { $count ->
    [one] Vis én til
   *[other] Vis { $count } til
}
ui-desk-undo = Fortryd
ui-desk-undone = fortrudt
ui-desk-log-created = Turneringen er oprettet
ui-desk-log-describe = Oplysninger om turneringen ændret
ui-desk-log-message = Besked til alle
ui-desk-log-message-none = Beskeden er fjernet
ui-desk-log-set-rules = Formatets indstillinger ændret
ui-desk-log-move-open = Åben for tilmelding
ui-desk-log-move-running = Turneringen begynder
ui-desk-log-move-closed = Turneringen er afsluttet
ui-desk-log-register = { $name } tilmeldes
ui-desk-log-change-entrant = { $name } er ændret
ui-desk-log-check-in = { $name } er mødt
ui-desk-log-check-in-off = { $name } er alligevel ikke mødt
ui-desk-log-absent = { $name } udebliver i runde { $round }
ui-desk-log-admit = De, der kom sent, er taget med
ui-desk-log-check-in-all = Alle er her
ui-desk-log-withdraw = { $name } udgår
ui-desk-log-withdraw-back = { $name } er med igen
ui-desk-log-place = { $name } er sat i pulje { $pool }
ui-desk-log-draw = Der er trukket lod
ui-desk-log-schedule = Runder er lavet: { $stage }
ui-desk-log-pair = { $names }: sat op med hånden
ui-desk-log-draw-round = En runde er sat op ved lodtrækning
ui-desk-log-run-round-start = Runde { $round } begynder
ui-desk-log-run-round-pause = Runde { $round } holder pause
ui-desk-log-run-round-resume = Runde { $round } fortsætter
ui-desk-log-run-round-end = Runde { $round } slutter
ui-desk-log-report = Runde { $round }, { $names }, meldt
ui-desk-log-confirm = Runde { $round }, { $names }, bekræftet
ui-desk-log-enter = Runde { $round }, { $names }
ui-desk-log-enter-none = Runde { $round }, { $names }: resultatet er slettet
ui-desk-log-write-deal = { $names }: spil { $number } i protokollen
ui-desk-log-penalise = { $name }: straf { $points }
ui-desk-log-warning = { $name } får en advarsel
ui-desk-log-disqualify = { $name } er diskvalificeret
ui-desk-log-disqualify-lifted = { $name }: diskvalifikationen er ophævet
ui-desk-log-decide = { $names }: afgjort ved { $by }
ui-desk-log-call-referee = Der kaldes på dommeren
ui-desk-log-answer-call = Kald { $number } er klaret
ui-desk-log-appeal = En protest er noteret
ui-desk-log-appeal-decision = Protest { $number } er afgjort
ui-desk-log-join = En er kommet med via link
ui-desk-log-dismiss = En er fjernet
ui-desk-log-play-online = Bordene i runde { $round } er åbnet på nettet
ui-desk-log-undo = Fortrudt: { $what }
ui-desk-log-import-entrants = { $count ->
    [one] Én deltager fra en liste
   *[other] { $count } deltagere fra en liste
}
ui-desk-log-turn-cards = { $count ->
    [one] Ét kort er vendt
   *[other] { $count } kort er vendt
}

# Indstillinger og en ny turnering
ui-desk-state = Hvor langt er vi?
ui-desk-state-draft-about = Kun du og dine hjælpere kan se den.
ui-desk-state-open-about = Alle med linket kan se den, og spillere kan tilmelde sig.
ui-desk-state-running-about = Der spilles runder, og resultaterne tæller.
ui-desk-state-closed-about = Resultaterne er endelige.
ui-desk-move-open = Åbn for tilmelding
ui-desk-move-running = Begynd turneringen
ui-desk-move-closed = Afslut turneringen
ui-desk-move-reopen = Åbn den igen
ui-desk-facts = Navn, sted og tid
ui-desk-fact-name = Turneringens navn
ui-desk-fact-name-example = Nuuk Open 2026
ui-desk-fact-place = Sted
ui-desk-fact-date = Dato
ui-desk-fact-start = Første runde kl.
ui-desk-fact-languages = Sprog på udskrifter og skærme
ui-desk-public = Vises for alle
ui-desk-public-yes = står på listen over turneringer
ui-desk-public-no = kun de, der har linket, finder den
ui-desk-online = Spilles på nettet
ui-desk-online-yes = kampene spilles ved borde på denne server
ui-desk-online-no = kampene spilles ved rigtige borde
ui-desk-duplicate = De samme kort ved alle borde
ui-desk-duplicate-yes = alle borde i en runde får de samme kort
ui-desk-duplicate-no = hvert bord har sine egne kort
ui-desk-rules-about = Et tomt felt betyder: som normalt i formatet. Efter første resultat får du at vide, hvem der skifter plads, før noget ændres.
ui-desk-rules-empty = Et tomt felt betyder: som normalt i formatet.
ui-desk-preset = Spillets regler
ui-desk-preset-usual = som normalt i formatet
ui-desk-set-usual = som normalt
ui-desk-set-pools = Antal puljer
ui-desk-set-qualifiers = Går videre fra hver pulje
ui-desk-set-slot = Minutter pr. spil, med skift
ui-desk-set-absences = Udeblivelser før diskvalifikation
ui-desk-set-meetings = Hvor tit alle møder alle
ui-desk-set-comb = Streger på en kam
ui-desk-set-rounds = Runder
ui-desk-set-walkover = Walkover tæller (9:1)
ui-desk-set-ranking = Ranglistepoint (5, 3, 2, 1)
ui-desk-set-finish_running = Et spil, der er i gang ved slut, spilles færdigt
ui-desk-set-keep_played = Det, et hold har spillet, før det forlader turneringen, bliver stående
ui-desk-format = Format
ui-desk-format-voms-championship-about = Op til 26 tomandshold i to puljer, alle mod alle, 20 minutter pr. spil. De to bedste fra hver pulje spiller semifinale, bronzekamp og finale.
ui-desk-format-voms-open-about = Op til 20 hold i to puljer. De to bedste fra hver mødes alle mod alle, og de to bedste af dem spiller finale. Begge hold bekræfter hvert resultat.
ui-desk-format-labansen-about = Alle hold mødes én gang. En sejr giver ét point, en kam to. Treer mod firer, så etter mod toer.
ui-desk-format-free-play-about = Spil kommer til, efterhånden som de spilles, til du lukker. Flest vundne spil vinder.
ui-desk-format-timed-about = Som frit spil, men med sluttid: en klubaften fra syv til ti.
ui-desk-format-fixed-games-about = Alle møder alle lige mange gange. Flest vundne spil vinder.
ui-desk-format-vira-sm-about = Enkeltspillere, tre runder ved firemandsborde med 24 spil, nyt selskab i hver runde. Summen af pinnar afgør det.
ui-desk-new = En ny turnering
ui-desk-new-title = En ny turnering – Stik
ui-desk-new-settings = Formatets indstillinger
ui-desk-new-more = Spil på nettet og lodtrækning
ui-desk-new-create = Opret turneringen
ui-desk-your-name = Dit navn
ui-desk-archive = Eller fortsæt en fra en anden maskine
ui-desk-archive-about = En fil, der ender på .stik, rummer en hel turnering med log.
ui-desk-archive-choose = Træk .stik-filen hertil, eller vælg den

ui-desk-fact-end = Intet spil begynder efter
ui-desk-late = Det var i gang, da tiden var ude
ui-desk-late-about = Tæller eller er ugyldigt, som indstillingerne siger.
