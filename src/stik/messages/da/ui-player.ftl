# Turneringer på telefonen: spillere, bordprotokollen i Vira, dommeren.

# Hvor spiller jeg
ui-mine = Min turnering
ui-mine-offline = Ingen forbindelse
ui-mine-no-tournament = Turneringen kan ikke åbnes
ui-mine-table = Bord
ui-mine-against = mod
ui-mine-time-is-up = tiden er gået
ui-mine-points = { $points } point
ui-mine-score = Indtast resultatet
ui-mine-protocol = Bordprotokollen
ui-mine-play-online = Til bordet
ui-mine-sits-out = Du sidder over: { $round }.
ui-mine-given = { $why }: det tæller { $lus } for jer.
ui-mine-given-nothing = { $why }: kampen tæller ikke.
ui-mine-entered = Du er tilmeldt. Bord og modstandere kommer her, når der er trukket lod.
ui-mine-no-match = Ingen kamp venter på dig lige nu.
ui-mine-matches = { $count ->
    [one] Mine kampe: én
   *[other] Mine kampe: { $count }
}

# Tilmelding
ui-entering-title = Tilmeld dig turneringen
ui-entering-name = Dit navn
ui-entering-partner = Din makkers navn
ui-entering-team = Holdets navn (hvis det har et)
ui-entering-club = Klub eller by (kan udelades)
ui-entering-send = Tilmeld

# Med et link eller en QR-kode
ui-joining-title = Vær med i turneringen
ui-joining-name = Dit navn
ui-joining-send = Vær med
ui-joining-as-entrant = Du er her som { $name }.
ui-joining-as-organiser = Du er nu arrangør her.
ui-joining-as-referee = Du er nu dommer her.
ui-joining-as-official = Du er nu bordleder her.
ui-joining-as-player = Du er nu spiller her.
ui-joining-as-spectator = Du er her som tilskuer.
ui-joining-go-organiser = Til arrangørens bord
ui-joining-go-referee = Til dommerens side
ui-joining-go-official = Til turneringen
ui-joining-go-player = Til mine kampe
ui-joining-go-spectator = Til turneringen

# Ved et bord
ui-at-table-nobody = Ingen spiller ved dette bord lige nu.
ui-at-table-next = Næste ved dette bord
ui-at-table-result = Resultatet
ui-at-table-join = Spiller du her? Scan QR-koden med holdets eller dit eget navn fra tilmeldingssedlen, eller spørg efter den hos arrangøren; så kan du indtaste resultatet.
ui-at-table-others = Der spiller andre ved dette bord lige nu.
ui-at-table-find-mine = Hvor spiller jeg?
ui-at-table-tournament = Program og stilling

# Resultatet
ui-score-no-match = Kampen findes ikke længere.
ui-score-none = Der er ikke indtastet noget endnu.
ui-score-not-begun = Runde { $round } er ikke begyndt. Resultatet føres ind, når den spilles.
ui-score-how = Tryk på kammen for hver lus; hold nede for at tage en tilbage.
ui-score-comb = Kammen for { $name }
ui-score-lus = { $lus } af { $comb } lus
ui-score-less = Én lus mindre til { $name }
ui-score-more = Én lus mere til { $name }
ui-score-extra = + ekstra streg
ui-score-extra-count = { $count ->
    [one] + én ekstra streg
   *[other] + { $count } ekstra streger
}
ui-score-extra-less = Én ekstra streg mindre på kammen for { $name }
ui-score-special = Toqu på egen makker?
ui-score-toqued = Hvem toquede hinanden?
ui-score-toqued-note = Toqu på makkerens Voms
ui-score-toqued-no = ingen
ui-score-kind = Hvad skete der?
ui-score-kind-played = spillet
ui-score-kind-absent = udeblevet
ui-score-kind-forfeit = dømt tabt
ui-score-who-absent = Hvem mødte ikke op?
ui-score-who-forfeit = Hvem taber spillet ved kendelse?
ui-score-reason = Begrundelse (til loggen)
ui-score-send = Send resultatet
ui-score-send-result = Send { $result }
ui-score-totals-how = Hvad hver har vundet eller tabt i pinnar efter delingen af pullaen.
ui-score-won = { $name } har vundet; skift til tabt
ui-score-lost = { $name } har tabt; skift til vundet
ui-score-sum-right = Summen er 0, som den skal være
ui-score-sum-off = Summen er { $sum }, den skal være 0
ui-score-points = { $count ->
    [one] { $points } point
   *[other] { $points } point
}
ui-score-game = Spil { $number }
ui-score-back = Tilbage
ui-score-confirmed = Bekræftet af { $names }
ui-score-entered = Indtastet af { $by } kl. { $time }
ui-score-history = Hvad der stod før
ui-score-to-confirm = Passer det?
ui-score-waiting = Sendt. Modstanderne skal bekræfte det.
ui-score-waiting-table = Sendt. En anden ved bordet skal bekræfte det.
ui-score-i-wrote = Skrevet af dig
ui-score-you-wrote = Skrevet af jer
ui-score-they-wrote = Skrevet af { $name }
ui-score-right = Det passer
ui-score-change = Ret det, vi skrev
ui-score-change-mine = Ret det, jeg skrev
ui-score-other = Nej, det var anderledes
ui-score-as-official = Indtast det som bordleder
ui-score-correct = Ret resultatet
ui-score-take-back = Fjern resultatet
ui-score-take-back-sure = Spillet har så intet resultat. Det, der stod, bliver i loggen.

# Hvad der ellers ændrer sig
ui-changes-title = Det ændrer mere
ui-changes-pairings = Senere kampe
ui-changes-places = Pladser
ui-changes-place = { $name }: plads { $before } → { $after }
ui-changes-do = Gør det

# Tilkald dommeren
ui-call = Tilkald dommeren
ui-call-to = Dommeren kommer til bord { $table }.
ui-call-text = Hvad drejer det sig om? (kan udelades)
ui-call-send = Tilkald
ui-call-waiting = Dommeren blev tilkaldt kl. { $time } og er på vej.
ui-call-answered = Dommeren kl. { $time }:

# Bordprotokollen i Vira
ui-protocol = Bordprotokol
ui-protocol-deal = Giv { $deal } af { $planned }
ui-protocol-left = { $count ->
    [one] én giv tilbage
   *[other] { $count } giv tilbage
}
ui-protocol-declarer = Hvem var spilfører?
ui-protocol-no-game = Intet spil, kun en betaling
ui-protocol-contract = Hvad?
ui-protocol-grade = Meldt
ui-protocol-grade-plain = uden farve
ui-protocol-grade-farg = i färg
ui-protocol-grade-hogsta = i högsta färg
ui-protocol-form = Spillet som
ui-protocol-form-trump = trumfspil
ui-protocol-form-misar = misär
ui-protocol-result = Hvordan gik det?
ui-protocol-result-home = hjemme
ui-protocol-result-bet = bet
ui-protocol-result-kodilj = kodilj
ui-protocol-result-laid = lagt
ui-protocol-tricks = Stik
ui-protocol-trump = Trumfen var
ui-protocol-again = andet forsøg
ui-protocol-first-trump = Trumfen i første forsøg
ui-protocol-tjuvpass = Tjuvpass af { $name }
ui-protocol-payments = Bøder og andre betalinger
ui-protocol-payment = Betaling { $number }
ui-protocol-payment-add = + betaling
ui-protocol-payment-remove = Fjern betalingen
ui-protocol-from = Fra
ui-protocol-to = Til
ui-protocol-amount = Pinnar
ui-protocol-write = Skriv giv { $deal }
ui-protocol-correct = Ret giv { $deal }
ui-protocol-correcting = Giv { $deal } rettes
ui-protocol-erase = Slet giv { $deal }
ui-protocol-erase-sure = Given skrives så forfra.
ui-protocol-end = Del pullaen og slut
ui-protocol-end-sure = { $count ->
    [one] Der mangler én giv.
   *[other] Der mangler { $count } giv.
} Spilles der ikke mere, deles pullaen nu, og resultatet kan sendes. Indtil da kan I spille videre.
ui-protocol-go-on = Spil videre
ui-protocol-written = Giv indtil nu
ui-protocol-line = { $name }: { $contract }, { $result }
ui-protocol-stopped = Intet spil
ui-protocol-over = Bordet er færdigt
ui-protocol-division = Sådan blev pullaen delt
ui-protocol-report = Send dette resultat
ui-protocol-report-note = En anden ved bordet bekræfter det derefter.
ui-protocol-totals-only = Kun resultatet, uden protokol

# Dommeren
ui-refereeing-title = Dommer
ui-refereeing-view-calls = Kald
ui-refereeing-view-rules = Regler
ui-refereeing-view-penalties = Straffe
ui-refereeing-view-log = Kendelser
ui-refereeing-only = Det er for turneringens dommere og arrangører. Spørg arrangøren efter dommerens link.
ui-refereeing-no-calls = Ingen kalder. Der spilles i fred ved alle borde.
ui-refereeing-take = Svar
ui-refereeing-match = Kampen
ui-refereeing-ask = Spørg reglerne
ui-refereeing-ruling = Kendelse
ui-refereeing-articles = Regler
ui-refereeing-answer = Kaldet er klaret
ui-refereeing-settled = Klaret ved bordet.
ui-refereeing-whom = Hvem?
ui-refereeing-what = Hvad?
ui-refereeing-kind-warning = advarsel
ui-refereeing-kind-points = pointfradrag
ui-refereeing-kind-sent-off = udvist i denne runde
ui-refereeing-kind-disqualify = diskvalifikation
ui-refereeing-points = Hvor mange point trækkes fra?
ui-refereeing-reason = Hvorfor?
ui-refereeing-penalise = Afgør
ui-refereeing-penalty-done = Det er skrevet ned.
ui-refereeing-disqualified = Diskvalificeret: { $names }
ui-refereeing-log-empty = Der er ikke afsagt nogen kendelse endnu.

# Reglerne som spørgsmål
ui-ruling-misar = misär
ui-ruling-so-far = Hvad der er svaret
ui-ruling-yes = Ja
ui-ruling-no = Nej
ui-ruling-next = Videre
ui-ruling-skip = Ved ikke, eller som sædvanlig
ui-ruling-back = ret
ui-ruling-search = Søg: et ord eller en regel
ui-ruling-nothing-found = Der er intet på listen med det.
ui-ruling-effects = Følger
ui-ruling-use = Brug denne kendelse
ui-ruling-again = En anden sag
