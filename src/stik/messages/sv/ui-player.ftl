# Turneringar på telefonen: spelare, bordsprotokollet i Vira, domaren.

# Var spelar jag
ui-mine = Min turnering
ui-mine-offline = Ingen förbindelse
ui-mine-no-tournament = Turneringen går inte att öppna
ui-mine-table = Bord
ui-mine-against = mot
ui-mine-time-is-up = tiden är ute
ui-mine-points = { $points } poäng
ui-mine-score = Skriv in resultatet
ui-mine-protocol = Bordsprotokollet
ui-mine-play-online = Till bordet
ui-mine-sits-out = Du står över: { $round }.
ui-mine-given = { $why }: det räknas { $lus } för er.
ui-mine-given-nothing = { $why }: matchen räknas inte.
ui-mine-entered = Du är anmäld. Bord och motståndare kommer här när lottningen är gjord.
ui-mine-no-match = Ingen match väntar på dig just nu.
ui-mine-matches = { $count ->
    [one] Mina matcher: en
   *[other] Mina matcher: { $count }
}

# Anmälan
ui-entering-title = Anmäl dig till turneringen
ui-entering-name = Ditt namn
ui-entering-partner = Din medspelares namn
ui-entering-team = Lagets namn (om det har ett)
ui-entering-club = Klubb eller ort (frivilligt)
ui-entering-send = Anmäl

# Med en länk eller QR-kod
ui-joining-title = Gå med i turneringen
ui-joining-name = Ditt namn
ui-joining-send = Gå med
ui-joining-as-entrant = Du är här som { $name }.
ui-joining-as-organiser = Du är nu arrangör här.
ui-joining-as-referee = Du är nu domare här.
ui-joining-as-official = Du är nu bordsfunktionär här.
ui-joining-as-player = Du är nu spelare här.
ui-joining-as-spectator = Du är här som åskådare.
ui-joining-go-organiser = Till arrangörens bord
ui-joining-go-referee = Till domarens sida
ui-joining-go-official = Till turneringen
ui-joining-go-player = Till mina matcher
ui-joining-go-spectator = Till turneringen

# Vid ett bord
ui-at-table-nobody = Ingen spelar vid det här bordet just nu.
ui-at-table-next = Nästa vid det här bordet
ui-at-table-result = Resultatet
ui-at-table-join = Spelar du här? Läs av QR-koden med lagets eller ditt eget namn från anmälningslappen, eller fråga efter den hos arrangören; sedan kan du skriva in resultatet.
ui-at-table-others = Andra spelar vid det här bordet just nu.
ui-at-table-find-mine = Var spelar jag?
ui-at-table-tournament = Spelschema och ställning

# Resultatet
ui-score-no-match = Matchen finns inte längre.
ui-score-none = Inget är inskrivet än.
ui-score-not-begun = Rond { $round } har inte börjat. Resultatet förs in när den spelas.
ui-score-how = Tryck på kammen för varje lus; håll in för att ta tillbaka en.
ui-score-comb = Kammen för { $name }
ui-score-lus = { $lus } av { $comb } löss
ui-score-less = En lus mindre för { $name }
ui-score-more = En lus mer för { $name }
ui-score-extra = + extra streck
ui-score-extra-count = { $count ->
    [one] + ett extra streck
   *[other] + { $count } extra streck
}
ui-score-extra-less = Ett extra streck mindre på kammen för { $name }
ui-score-special = Toqu på egen medspelare?
ui-score-toqued = Vilka toquade varandra?
ui-score-toqued-note = Toqu på medspelarens Voms
ui-score-toqued-no = ingen
ui-score-kind = Vad hände?
ui-score-kind-played = spelat
ui-score-kind-absent = uteblev
ui-score-kind-forfeit = dömt förlorat
ui-score-who-absent = Vilka kom inte?
ui-score-who-forfeit = Vilka döms att förlora partiet?
ui-score-reason = Skäl (för loggen)
ui-score-send = Skicka resultatet
ui-score-send-result = Skicka { $result }
ui-score-totals-how = Vad var och en har vunnit eller förlorat i pinnar efter delningen av pullan.
ui-score-won = { $name } har vunnit; byt till förlorat
ui-score-lost = { $name } har förlorat; byt till vunnit
ui-score-sum-right = Summan är 0, som den ska vara
ui-score-sum-off = Summan är { $sum }, den ska vara 0
ui-score-points = { $count ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
ui-score-game = Parti { $number }
ui-score-back = Tillbaka
ui-score-confirmed = Bekräftat av { $names }
ui-score-entered = Inskrivet av { $by } kl. { $time }
ui-score-history = Vad som stod här förut
ui-score-to-confirm = Stämmer det?
ui-score-waiting = Skickat. Motståndarna ska bekräfta det.
ui-score-waiting-table = Skickat. Någon annan vid bordet ska bekräfta det.
ui-score-i-wrote = Skrivet av dig
ui-score-you-wrote = Skrivet av er
ui-score-they-wrote = Skrivet av { $name }
ui-score-right = Det stämmer
ui-score-change = Ändra det vi skrev
ui-score-change-mine = Ändra det jag skrev
ui-score-other = Nej, det var annorlunda
ui-score-as-official = Skriv in det som funktionär
ui-score-correct = Rätta resultatet
ui-score-take-back = Ta bort resultatet
ui-score-take-back-sure = Partiet har då inget resultat. Det som stod finns kvar i loggen.

# Vad mer som ändras
ui-changes-title = Det ändrar mer
ui-changes-pairings = Senare matcher
ui-changes-places = Placeringar
ui-changes-place = { $name }: plats { $before } → { $after }
ui-changes-do = Gör det

# Kalla på domaren
ui-call = Kalla på domaren
ui-call-to = Domaren kommer till bord { $table }.
ui-call-text = Vad gäller det? (frivilligt)
ui-call-send = Kalla
ui-call-waiting = Domaren kallades kl. { $time } och är på väg.
ui-call-answered = Domaren kl. { $time }:

# Bordsprotokollet i Vira
ui-protocol = Bordsprotokoll
ui-protocol-deal = Giv { $deal } av { $planned }
ui-protocol-left = { $count ->
    [one] en giv kvar
   *[other] { $count } givar kvar
}
ui-protocol-declarer = Vem var spelförare?
ui-protocol-no-game = Inget spel, bara en betalning
ui-protocol-contract = Vad?
ui-protocol-grade = Bjudet
ui-protocol-grade-plain = utan färg
ui-protocol-grade-farg = i färg
ui-protocol-grade-hogsta = i högsta färg
ui-protocol-form = Spelat som
ui-protocol-form-trump = trumfspel
ui-protocol-form-misar = misär
ui-protocol-result = Hur gick det?
ui-protocol-result-home = hem
ui-protocol-result-bet = bet
ui-protocol-result-kodilj = kodilj
ui-protocol-result-laid = lagd
ui-protocol-tricks = Stick
ui-protocol-trump = Trumfen var
ui-protocol-again = andra försöket
ui-protocol-first-trump = Trumfen i första försöket
ui-protocol-tjuvpass = Tjuvpass av { $name }
ui-protocol-payments = Böter och andra betalningar
ui-protocol-payment = Betalning { $number }
ui-protocol-payment-add = + betalning
ui-protocol-payment-remove = Ta bort betalningen
ui-protocol-from = Från
ui-protocol-to = Till
ui-protocol-amount = Pinnar
ui-protocol-write = Skriv giv { $deal }
ui-protocol-correct = Rätta giv { $deal }
ui-protocol-correcting = Giv { $deal } rättas
ui-protocol-erase = Stryk giv { $deal }
ui-protocol-erase-sure = Given skrivs då om från början.
ui-protocol-end = Dela pullan och sluta
ui-protocol-end-sure = { $count ->
    [one] En giv återstår.
   *[other] { $count } givar återstår.
} Spelas inget mer delas pullan nu, och resultatet kan skickas. Fram till dess kan ni spela vidare.
ui-protocol-go-on = Spela vidare
ui-protocol-written = Givarna hittills
ui-protocol-line = { $name }: { $contract }, { $result }
ui-protocol-stopped = Inget spel
ui-protocol-over = Sittningen är slut
ui-protocol-division = Så delades pullan
ui-protocol-report = Skicka det här resultatet
ui-protocol-report-note = Någon annan vid bordet bekräftar det sedan.
ui-protocol-totals-only = Bara resultatet, utan protokoll

# Domaren
ui-refereeing-title = Domare
ui-refereeing-view-calls = Kallelser
ui-refereeing-view-rules = Regler
ui-refereeing-view-penalties = Straff
ui-refereeing-view-log = Domslut
ui-refereeing-only = Det här är för turneringens domare och arrangörer. Fråga arrangören efter domarens länk.
ui-refereeing-no-calls = Ingen kallar. Det spelas i fred vid alla bord.
ui-refereeing-take = Svara
ui-refereeing-match = Matchen
ui-refereeing-ask = Fråga reglerna
ui-refereeing-ruling = Domslut
ui-refereeing-articles = Artiklar
ui-refereeing-answer = Kallelsen är avklarad
ui-refereeing-settled = Avklarat vid bordet.
ui-refereeing-whom = Vem?
ui-refereeing-what = Vad?
ui-refereeing-kind-warning = varning
ui-refereeing-kind-points = poängavdrag
ui-refereeing-kind-sent-off = avstängd i omgången
ui-refereeing-kind-disqualify = diskvalificering
ui-refereeing-points = Hur många poäng dras av?
ui-refereeing-reason = Varför?
ui-refereeing-penalise = Besluta
ui-refereeing-penalty-done = Det är antecknat.
ui-refereeing-disqualified = Diskvalificerade: { $names }
ui-refereeing-log-empty = Inget domslut har getts än.

# Reglerna som frågor
ui-ruling-misar = misär
ui-ruling-so-far = Vad som svarats
ui-ruling-yes = Ja
ui-ruling-no = Nej
ui-ruling-next = Vidare
ui-ruling-skip = Vet inte, eller som vanligt
ui-ruling-back = ändra
ui-ruling-search = Sök: ett ord eller en artikel
ui-ruling-nothing-found = Inget i listan innehåller det.
ui-ruling-effects = Följder
ui-ruling-use = Använd det här domslutet
ui-ruling-again = Ett annat fall
