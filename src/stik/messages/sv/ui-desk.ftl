# Tävlingsledningen.

ui-desk = Tävlingsledningen
ui-desk-title = { $name }: tävlingsledningen – Stik
ui-desk-pages = Turneringens andra sidor
ui-desk-public-page = Den öppna sidan
ui-desk-hall = Skärm till salen
ui-desk-offline = Ingen förbindelse. Det du skriver står kvar; försöker igen …
ui-desk-not-yours = Här sitter tävlingsledningen. Om du hjälper till, öppna länken som du har fått.
ui-desk-waiting = { $count ->
    [one] väntar på dig
   *[other] väntar på dig
}
ui-desk-now = Nu
ui-desk-entrants = Deltagare
ui-desk-draw = Lottning
ui-desk-timetable = Spelschema
ui-desk-results = Resultat
ui-desk-standings = Ställning
ui-desk-penalties = Straff och protester
ui-desk-helpers = Funktionärer
ui-desk-print = Utskrifter och filer
ui-desk-log = Logg
ui-desk-settings = Inställningar
ui-desk-nobody = ingen
ui-desk-reason = Motivering
ui-desk-copied = Kopierad
ui-desk-who = Vem
ui-desk-round = Omgång
ui-desk-rounds = Omgångar
ui-desk-table = Bord

# Innan placeringar ändras
ui-desk-confirm-title = Det här skulle ändra
ui-desk-confirm-places = Nya placeringar
ui-desk-confirm-pairings = Andra möten
ui-desk-confirm-results = Det finns redan resultat
ui-desk-confirm-nothing = Ingen byter plats. Ändringen skrivs i loggen.
ui-desk-confirm-games = Matcher som räknas annorlunda
ui-desk-confirm-played = ska spelas
ui-desk-confirm-table = { $count ->
    [4] ett bord med fyra
    [3] ett bord med tre
   *[other] ingen spelar; de andra behöver en plats
 }
ui-desk-confirm-void = räknas inte
ui-desk-confirm-gone-absences = Den här frånvaron diskvalificerar { $name }.
ui-desk-confirm-gone-withdrawn = { $name } lämnar turneringen för gott.
ui-desk-confirm-gone-disqualified = { $name } diskvalificeras.
ui-desk-confirm-gone-back = { $name } spelar igen.
ui-desk-becomes = blir
ui-desk-leave-it = Låt det vara
ui-desk-do-it = Genomför

# Nu
ui-desk-next = Nästa steg
ui-desk-nothing-now = Just nu väntar ingenting på dig.
ui-desk-draft-hint = Ingen ser turneringen förrän du öppnar den för anmälan.
ui-desk-more-warnings = { $count ->
    [one] Ett besked till
   *[other] { $count } besked till
}
ui-desk-step-open = Öppna för anmälan
ui-desk-step-open-about = Spelarna kan anmäla sig och följa med.
ui-desk-step-enter = Anmäl deltagarna
ui-desk-step-enter-about = Skriv in dem eller hämta en lista.
ui-desk-step-draw = Lotta
ui-desk-step-draw-about = Ingen har fått en plats än.
ui-desk-step-start = Börja turneringen
ui-desk-step-start-about = Härifrån kan omgångar startas och resultat räknas.
ui-desk-step-admit = Ta med dem som kom sent
ui-desk-step-admit-about = Utan matcher eller plats: { $names }
ui-desk-step-start-round = Starta omgång { $round }
ui-desk-step-start-round-about = Klockan startar för alla.
ui-desk-step-play-anew = { $count ->
    [one] Spela en match i omgång { $round } från början
   *[other] Spela { $count } matcher i omgång { $round } från början
}
ui-desk-step-play-anew-about = Deras bord finns på en annan dator. Här öppnas nya med andra kort; bara bord med samma kort jämförs.
ui-desk-step-schedule = Gör spelschemat
ui-desk-step-schedule-about = Omgångar, bord och tider räknas ut.
ui-desk-step-stage = Vidare: { $stage }
ui-desk-step-stage-about = Mötena följer av resultaten.
ui-desk-step-close = Avsluta turneringen
ui-desk-step-close-about = Resultaten är slutgiltiga. Du kan öppna den igen.
ui-desk-step-done = Skriv ut diplom och slutställning
ui-desk-step-done-about = Turneringen är avslutad.
ui-desk-step-check-in = Incheckning
ui-desk-step-check-in-about = { $count ->
    [one] En är inte avprickad än.
   *[other] { $count } är inte avprickade än.
}
ui-desk-step-turn-cards = Vänd korten
ui-desk-step-turn-cards-about = { $count ->
    [one] Ett kort ligger med baksidan upp.
   *[other] { $count } kort ligger med baksidan upp.
}
ui-desk-step-results = Skriv in resultat: omgång { $round }
ui-desk-step-results-about = { $count ->
    [one] Ett bord saknas.
   *[other] { $count } bord saknas.
}
ui-desk-step-settle-tie = Avgör lika placering
ui-desk-step-settle-tie-about = { $count ->
    [one] Ingen regel skiljer en grupp deltagare åt.
   *[other] Ingen regel skiljer { $count } grupper av deltagare åt.
}
ui-desk-step-draw-round = Lotta nästa omgång
ui-desk-step-draw-round-about = Alla som är på plats paras ihop genom lottning.
ui-desk-step-end-round = Avsluta omgång { $round }
ui-desk-step-end-round-about = Alla resultat är inne.
ui-desk-round-now = Spelas nu
ui-desk-clock-pause = Paus
ui-desk-clock-resume = Fortsätt
ui-desk-clock-end = Avsluta omgången
ui-desk-play-online = Öppna borden på nätet
ui-desk-all-results = Alla resultat är inne.
ui-desk-round-not-begun = Omgång { $round } har inte börjat; resultat förs in när den spelas.
ui-desk-missing = { $count ->
    [one] Ett bord saknar resultat
   *[other] { $count } bord saknar resultat
}
ui-desk-reported = rapporterat
ui-desk-disputed = oense
ui-desk-disputes = { $count ->
    [one] Två versioner av ett resultat
   *[other] Två versioner av { $count } resultat
}
ui-desk-says = { $name }, kl. { $time }
ui-desk-accept = Det här gäller
ui-desk-enter-other = Skriv in ett annat resultat
ui-desk-game = Parti { $number }
ui-desk-calls = { $count ->
    [one] Domaren är kallad
   *[other] Domaren är kallad på { $count } ställen
}
ui-desk-referee-page = Domarens sida
ui-desk-call-hall = I salen
ui-desk-ruling = Vad avgjordes? (får stå tomt)
ui-desk-call-done = Klart
ui-desk-message = Meddelande till alla
ui-desk-message-about = Står på alla telefoner och på skärmen i salen tills du tar bort det.
ui-desk-message-example = Kaffe till 13.15, sedan omgång 5
ui-desk-message-send = Skicka
ui-desk-message-remove = Ta bort

# Deltagare
ui-desk-add = Anmäl
ui-desk-add-about = Enter anmäler, och du fortsätter med nästa. Ett lag utan namn får namn efter sina spelare.
ui-desk-add-one = Anmäl
ui-desk-added = { $name } är anmäld.
ui-desk-field-name = Lag
ui-desk-field-person = Namn
ui-desk-field-player-1 = Första spelaren
ui-desk-field-player-2 = Andra spelaren
ui-desk-field-club = Klubb eller ort
ui-desk-import = Hämta en lista
ui-desk-import-about = En CSV- eller Excelfil med en rad per deltagare: namn, spelare, klubb. Du ser vad som hittades innan något anmäls.
ui-desk-import-choose = Dra filen hit eller välj den
ui-desk-import-found = { $count ->
    [one] En deltagare hittades.
   *[other] { $count } deltagare hittades.
}
ui-desk-import-leave-out = Utelämna { $name }
ui-desk-import-other = En annan fil
ui-desk-import-enter = { $count ->
    [one] Anmäl en
   *[other] Anmäl { $count }
}
ui-desk-entrants-count = { $count ->
    [one] En deltagare
   *[other] { $count } deltagare
}
ui-desk-everybody-here = Alla är på plats
ui-desk-no-entrants = Ingen är anmäld än.
ui-desk-find = Sök ett namn
ui-desk-filter = Visa
ui-desk-filter-all = Alla
ui-desk-filter-missing = Saknas
ui-desk-filter-here = På plats
ui-desk-filter-out = Utgått
ui-desk-nobody-found = Ingen hittades.
ui-desk-here = { $name } är på plats
ui-desk-joined = En telefon är ansluten för deltagaren
ui-desk-replacement = En reserv tar en spelares plats; laget behåller sina resultat.
ui-desk-entrant-link = Länk till deras telefon
ui-desk-entrant-link-about = Med den ser de sitt nästa bord och skriver själva in resultat.
ui-desk-place-by-hand = Grupp, placerad för hand
ui-desk-place = Placera
ui-desk-withdraw = Lämnar turneringen
ui-desk-return = Är med igen
ui-desk-leaving-about = Uteblir: walkover i den här omgången. Lämnar turneringen: ingen av deras matcher spelas mer, och alla andra behåller sina bord. I båda fallen får du se först vad det ändrar.
ui-desk-absent = Uteblir i omgång { $round }
ui-desk-disqualify = Diskvalificera
ui-desk-disqualify-lift = Häv diskvalificeringen
ui-desk-disqualify-about = En diskvalificering måste motiveras.
ui-desk-registration = Anmälan med telefon
ui-desk-registration-open = Spelarna anmäler sig själva
ui-desk-registration-yes = med länk, så länge turneringen är öppen för anmälan
ui-desk-registration-no = bara du anmäler
ui-desk-registration-about = Visa koden i salen eller skicka runt länken.

# Lottning
ui-desk-draw-pools = Ett kort till varje lag i anmälningsordning; rött är grupp A, svart är grupp B.
ui-desk-draw-numbers = Varje spelare drar ett nummer; bordsplaceringen följer av numren.
ui-desk-draw-no-card = { $count ->
    [one] { $names } har inte kommit och får inget kort.
   *[other] { $names } har inte kommit och får inget kort.
 }
ui-desk-turn-one = Vänd nästa kort
ui-desk-turn-all = { $count ->
    [one] Vänd det sista
   *[other] Vänd alla { $count }
}
ui-desk-turn-space = Mellanslag vänder ett kort.
ui-desk-face-down = med baksidan upp
ui-desk-seed = Lottningens frö
ui-desk-seed-about = Skriv vad du vill. Samma ord ger alltid samma lottning, så vem som helst kan kontrollera den.
ui-desk-seed-made = görs av servern
ui-desk-draw-now = Lotta
ui-desk-draw-again = Lotta om med ett nytt frö
ui-desk-pools = Grupper
ui-desk-latecomers = Utan grupp
ui-desk-numbers = Nummer

# Spelschema
ui-desk-make = Gör omgångarna
ui-desk-make-about = Ingen möts två gånger, borden växlar, och att stå över går runt.
ui-desk-tables-in-hall = Bord i salen
ui-desk-tables-as-needed = efter behov
ui-desk-first-round-at = Första omgången kl. (tomt: som planerat)
ui-desk-seating = Bordsplacering
ui-desk-seating-computed = Räknas ut
ui-desk-seating-pasted = Färdig fördelningstabell
ui-desk-seating-computed-about = Så få möts igen som möjligt, och alla sitter lika ofta vid ett tremannabord.
ui-desk-seating-pasted-about = En rad per omgång, bord skilda med |, nummer med mellanslag.
ui-desk-distribution = Fördelningstabell
ui-desk-distribution-file = Dra en textfil hit eller välj den
ui-desk-make-rest = Planera om resten
ui-desk-make-rest-about = När någon kommer sent eller borden är andra. Det som är spelat står kvar.
ui-desk-make-stage = Gör omgångarna: { $stage }
ui-desk-make-again = Gör om dem
ui-desk-pair = Para ihop för hand
ui-desk-pair-about = Ett extra parti, ett inofficiellt eller ett som schemat har glömt.
ui-desk-pair-free = Spela som det faller sig, eller låt lotten para ihop alla som är på plats.
ui-desk-draw-round = Lotta en omgång
ui-desk-side = Sida { $number }
ui-desk-seat = Spelare { $number }
ui-desk-counts-as = Räknas som
ui-desk-pair-more = En till vid bordet
ui-desk-pair-do = Sätt upp

# Resultat
ui-desk-no-rounds = Det finns inga omgångar än. Gör spelschemat först.
ui-desk-overview = Översikt
ui-desk-overview-close = Tillbaka till omgången
ui-desk-no-matches = Ingen spelar i den här omgången.
ui-desk-keys = Så kan du skriva
ui-desk-key-plain = bådas löss, sedan nästa bord
ui-desk-key-comb = kam med extra streck
ui-desk-key-toqued = efter lössen: toquade varandra
ui-desk-key-absent = uteblev
ui-desk-key-forfeit = döms som förlorare
ui-desk-key-totals = Skriv vad var och en har vunnit eller förlorat; Enter går vidare. Summan ska bli noll.
ui-desk-lus-of = Parti { $number }: löss för { $name }
ui-desk-enter = Skriv in
ui-desk-correct = Rätta
ui-desk-corrected = rättat
ui-desk-take-back = Ta bort resultatet
ui-desk-result-more = Mer om resultatet
ui-desk-one-reported = Rapporterat av { $name }; ett tryck bekräftar.
ui-desk-best-of = Bäst av { $count }: { $wins }
ui-desk-online-table = Bord på nätet { $code }
ui-desk-protocol = Protokoll
ui-desk-no-figure = inget tal
ui-desk-sum = Summa { $sum }
ui-desk-result-kind = Vad hände?
ui-desk-result-played = Spelat
ui-desk-result-absent = Utebliven
ui-desk-result-forfeit = Dömt förlorat
ui-desk-lus = Löss
ui-desk-comb = Kam
ui-desk-comb-about = Kammen är längre där extra streck har satts.
ui-desk-toqued = Vilka toquade varandra?
ui-desk-who-absent = Vilka uteblev?
ui-desk-who-forfeit = Vilka döms som förlorare?
ui-desk-reason-slip = skrivfel
ui-desk-reason-agreed = båda parter är överens
ui-desk-reason-sheet = enligt partilappen
ui-desk-reason-talk = taktiskt prat
ui-desk-reason-left = lämnade bordet
ui-desk-versions = Alla versioner

# Ställning
ui-desk-ties = { $count ->
    [one] En lika placering att avgöra
   *[other] { $count } lika placeringar att avgöra
}
ui-desk-ties-about = Ingen regel skiljer dem åt, och ingen av dem går vidare förrän du avgör.
ui-desk-tie-lot = Lotta
ui-desk-tie-game = Sätt upp ett extra parti
ui-desk-tie-hand = Bestäm ordningen
ui-desk-tie-up = Upp
ui-desk-tie-played = Ett extra parti avgjorde
ui-desk-tie-decide = Avgör så
ui-desk-extra-games = Extra partier som behövs
ui-desk-extra-games-about = De avgör vem som får vilken plats.
ui-desk-unofficial-about = Trea mot trea och så vidare; spelas för äran och räknas inte.
ui-desk-decisions = Avgjorda lika placeringar

# Straff och protester
ui-desk-penalise = Varna eller straffa
ui-desk-penalise-about = Utan poäng är det en varning. Den står i loggen med motivering och paragraf.
ui-desk-points-off = Poängavdrag
ui-desk-points-none = varning
ui-desk-article = Paragraf
ui-desk-send-off = Avvisad resten av omgången
ui-desk-sent-off = avvisad
ui-desk-penalise-do = Ge straffet
ui-desk-warn-do = Ge en varning
ui-desk-penalties-given = Givna hittills
ui-desk-no-penalties = Inga varningar och inga straff. Må det så förbli.
ui-desk-penalty-undo = Ångra ett straff i loggen.
ui-desk-warning = varning
ui-desk-points = { $points } poäng
ui-desk-appeals = Protester
ui-desk-appeal-new = Vad protesteras det mot?
ui-desk-appeal-note = Anteckna protesten
ui-desk-decision = Beslut
ui-desk-decide = Besluta
ui-desk-decided-by = beslutat av { $name }

# Funktionärer
ui-desk-helper-links = Länkar till dem som hjälper
ui-desk-helper-links-about = Den som öppnar länken får rollen. Ge den bara till dem som ska ha den.
ui-desk-role-referee = Domare
ui-desk-role-referee-about = svarar på kallelser, dömer, varnar och straffar; får göra allt en bordsfunktionär får.
ui-desk-role-official = Bordsfunktionär
ui-desk-role-official-about = prickar av, sköter klockan och skriver in resultat.
ui-desk-role-organiser = Arrangör
ui-desk-role-second = Medarrangör
ui-desk-role-organiser-about = får göra allt du får.
ui-desk-role-player = Spelare
ui-desk-role-spectator = Åskådare
ui-desk-joined-helpers = Vilka är med
ui-desk-no-helpers = Ingen än.
ui-desk-joined-players = { $count ->
    [one] En spelares telefon
   *[other] { $count } spelares telefoner
}
ui-desk-dismiss = Ta bort

# Utskrifter och filer
ui-desk-printouts = Utskrifter
ui-desk-printouts-about = PDF, redo för skrivaren.
ui-desk-print-language = Språk på bladen
ui-desk-print-round = Lappar och resultat för
ui-desk-print-all-rounds = alla omgångar
ui-desk-sheet-entries = Deltagarlista
ui-desk-sheet-entries-about = att pricka av vid dörren
ui-desk-sheet-draw = Lottning
ui-desk-sheet-draw-about = grupper eller nummer, med fröet
ui-desk-sheet-timetable = Spelschema
ui-desk-sheet-timetable-about = omgångar, bord och tider
ui-desk-sheet-table-cards = Bordsskyltar
ui-desk-sheet-table-cards-about = ett nummer till varje bord, med QR-kod
ui-desk-sheet-entrant-cards = Deltagarkort
ui-desk-sheet-entrant-cards-about = en QR-kod till varje deltagares telefon
ui-desk-sheet-comb-sheets = Partilappar
ui-desk-sheet-comb-sheets-about = en lapp till varje parti
ui-desk-sheet-vira-protocol = Viraprotokoll
ui-desk-sheet-vira-protocol-about = ett blad till varje bord och omgång
ui-desk-sheet-bid-table = Budtabellen
ui-desk-sheet-bid-table-about = alla bud och deras betalning
ui-desk-sheet-results = Resultat
ui-desk-sheet-results-about = till anslagstavlan, omgång för omgång
ui-desk-sheet-standings = Ställning
ui-desk-sheet-standings-about = med korstabell
ui-desk-sheet-ranking = Slutställning
ui-desk-sheet-ranking-about = alla placeringar
ui-desk-sheet-certificates = Diplom
ui-desk-sheet-certificates-about = till dem på pallen
ui-desk-files = Filer
ui-desk-files-about = Spara en kopia av hela turneringen på ett USB-minne.
ui-desk-file-event-stik = Hela turneringen
ui-desk-file-event-stik-about = med logg; kan öppnas på en annan dator
ui-desk-file-event-xlsx = Arbetsbok
ui-desk-file-event-xlsx-about = allt för Excel
ui-desk-file-event-json = Turneringsfil
ui-desk-file-event-json-about = för program
ui-desk-file-entrants-csv = Deltagare
ui-desk-file-entrants-csv-about = som tabell
ui-desk-file-schedule-csv = Spelschema
ui-desk-file-schedule-csv-about = som tabell
ui-desk-file-results-csv = Resultat
ui-desk-file-results-csv-about = som tabell
ui-desk-file-standings-csv = Ställning
ui-desk-file-standings-csv-about = som tabell
ui-desk-file-distribution-txt = Fördelningstabell
ui-desk-file-distribution-txt-about = vem som sitter var i varje omgång

# Logg
ui-desk-log-about = Varje steg, det senaste först. Det du ångrar står kvar, överstruket.
ui-desk-log-find = Sök i loggen
ui-desk-log-more = { $count ->
    [one] Visa en till
   *[other] Visa { $count } till
}
ui-desk-undo = Ångra
ui-desk-undone = ångrat
ui-desk-log-created = Turneringen är upplagd
ui-desk-log-describe = Uppgifter om turneringen ändrade
ui-desk-log-message = Meddelande till alla
ui-desk-log-message-none = Meddelandet är borttaget
ui-desk-log-set-rules = Formatets inställningar ändrade
ui-desk-log-move-open = Öppen för anmälan
ui-desk-log-move-running = Turneringen börjar
ui-desk-log-move-closed = Turneringen är avslutad
ui-desk-log-register = { $name } anmäls
ui-desk-log-change-entrant = { $name } är ändrad
ui-desk-log-check-in = { $name } är på plats
ui-desk-log-check-in-off = { $name } är ändå inte på plats
ui-desk-log-absent = { $name } uteblir i omgång { $round }
ui-desk-log-admit = De som kom sent är med
ui-desk-log-check-in-all = Alla är här
ui-desk-log-withdraw = { $name } utgår
ui-desk-log-withdraw-back = { $name } är med igen
ui-desk-log-place = { $name } är placerad i grupp { $pool }
ui-desk-log-draw = Lottningen är gjord
ui-desk-log-schedule = Omgångar är gjorda: { $stage }
ui-desk-log-pair = { $names }: ihopparade för hand
ui-desk-log-draw-round = En omgång är lottad
ui-desk-log-run-round-start = Omgång { $round } börjar
ui-desk-log-run-round-pause = Omgång { $round } pausar
ui-desk-log-run-round-resume = Omgång { $round } fortsätter
ui-desk-log-run-round-end = Omgång { $round } slutar
ui-desk-log-report = Omgång { $round }, { $names }, rapporterat
ui-desk-log-confirm = Omgång { $round }, { $names }, bekräftat
ui-desk-log-enter = Omgång { $round }, { $names }
ui-desk-log-enter-none = Omgång { $round }, { $names }: resultatet är borttaget
ui-desk-log-write-deal = { $names }: giv { $number } i protokollet
ui-desk-log-penalise = { $name }: avdrag { $points }
ui-desk-log-warning = { $name } varnas
ui-desk-log-disqualify = { $name } diskvalificeras
ui-desk-log-disqualify-lifted = { $name }: diskvalificeringen hävs
ui-desk-log-decide = { $names }: avgjort genom { $by }
ui-desk-log-call-referee = Domaren kallas
ui-desk-log-answer-call = Kallelse { $number } är klar
ui-desk-log-appeal = En protest är antecknad
ui-desk-log-appeal-decision = Protest { $number } är avgjord
ui-desk-log-join = Någon har anslutit med länk
ui-desk-log-dismiss = Någon är borttagen
ui-desk-log-play-online = Borden i omgång { $round } är öppnade på nätet
ui-desk-log-undo = Ångrat: { $what }
ui-desk-log-import-entrants = { $count ->
    [one] En deltagare från en lista
   *[other] { $count } deltagare från en lista
}
ui-desk-log-turn-cards = { $count ->
    [one] Ett kort är vänt
   *[other] { $count } kort är vända
}

# Inställningar och en ny turnering
ui-desk-state = Hur långt har det kommit?
ui-desk-state-draft-about = Bara du och dina funktionärer ser den.
ui-desk-state-open-about = Alla med länken ser den, och spelare kan anmäla sig.
ui-desk-state-running-about = Omgångar spelas och resultat räknas.
ui-desk-state-closed-about = Resultaten är slutgiltiga.
ui-desk-move-open = Öppna för anmälan
ui-desk-move-running = Börja turneringen
ui-desk-move-closed = Avsluta turneringen
ui-desk-move-reopen = Öppna den igen
ui-desk-facts = Namn, plats och tid
ui-desk-fact-name = Turneringens namn
ui-desk-fact-name-example = Nuuk Open 2026
ui-desk-fact-place = Plats
ui-desk-fact-date = Datum
ui-desk-fact-start = Första omgången kl.
ui-desk-fact-languages = Språk på utskrifter och skärmar
ui-desk-public = Visas för alla
ui-desk-public-yes = står i listan över turneringar
ui-desk-public-no = bara de som har länken hittar den
ui-desk-online = Spelas på nätet
ui-desk-online-yes = matcherna spelas vid bord på den här servern
ui-desk-online-no = matcherna spelas vid riktiga bord
ui-desk-duplicate = Samma givar vid alla bord
ui-desk-duplicate-yes = alla bord i en omgång får samma kort
ui-desk-duplicate-no = varje bord har sina egna kort
ui-desk-rules-about = Ett tomt fält betyder: som vanligt i formatet. Efter första resultatet får du veta vem som byter plats innan något ändras.
ui-desk-rules-empty = Ett tomt fält betyder: som vanligt i formatet.
ui-desk-preset = Spelets regler
ui-desk-preset-usual = som vanligt i formatet
ui-desk-set-usual = som vanligt
ui-desk-set-pools = Antal grupper
ui-desk-set-qualifiers = Går vidare från varje grupp
ui-desk-set-slot = Minuter per parti, med byte
ui-desk-set-absences = Uteblivanden till diskvalificering
ui-desk-set-meetings = Hur ofta alla möter alla
ui-desk-set-comb = Streck på en kam
ui-desk-set-rounds = Omgångar
ui-desk-set-walkover = Walkover räknas (9:1)
ui-desk-set-ranking = Rankningspoäng (5, 3, 2, 1)
ui-desk-set-finish_running = Ett parti som pågår vid slutet spelas färdigt
ui-desk-set-keep_played = Det ett lag har spelat innan det lämnar turneringen står kvar
ui-desk-format = Format
ui-desk-format-voms-championship-about = Upp till 26 tvåmannalag i två grupper, alla möter alla, 20 minuter per parti. De två bästa i varje grupp spelar semifinal, bronsmatch och final.
ui-desk-format-voms-open-about = Upp till 20 lag i två grupper. De två bästa i varje möts alla mot alla, och de två bästa av dem spelar final. Båda lagen bekräftar varje resultat.
ui-desk-format-labansen-about = Alla lag möts en gång. En seger ger en poäng, en kam två. Trea mot fyra, sedan etta mot tvåa.
ui-desk-format-free-play-about = Partier läggs till när de spelas, tills du stänger. Flest vunna partier vinner.
ui-desk-format-timed-about = Som fritt spel, men med sluttid: en klubbkväll från sju till tio.
ui-desk-format-fixed-games-about = Alla möter alla lika många gånger. Flest vunna partier vinner.
ui-desk-format-vira-sm-about = Enskilda spelare, tre omgångar vid fyramannabord med 24 givar, nytt sällskap varje omgång. Summan pinnar avgör.
ui-desk-new = En ny turnering
ui-desk-new-title = En ny turnering – Stik
ui-desk-new-settings = Formatets inställningar
ui-desk-new-more = Spel på nätet och lottning
ui-desk-new-create = Lägg upp turneringen
ui-desk-your-name = Ditt namn
ui-desk-archive = Eller fortsätt en från en annan dator
ui-desk-archive-about = En fil som slutar på .stik rymmer en hel turnering med logg.
ui-desk-archive-choose = Dra .stik-filen hit eller välj den

ui-desk-fact-end = Inget spel börjar efter
ui-desk-late = Det pågick när tiden var ute
ui-desk-late-about = Räknas eller är ogiltigt, som inställningarna säger.
