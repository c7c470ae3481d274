# Turneringens tryckta blad.

print-title-entries = Deltagarlista
print-title-draw = Lottning av grupper
print-title-numbers = Lottning av spelarnummer
print-title-timetable = Spelschema
print-title-table-cards = Bordsskyltar
print-title-entrant-cards = Deltagarkort
print-title-comb-sheets = Kamsedlar
print-title-vira-protocol = Protokoll
print-title-bid-table = Budtabellen
print-title-results = Resultat
print-title-standings = Ställning
print-title-ranking = Slutställning
print-title-certificates = Diplom

print-page = Sida { $page } av { $pages }
print-place-and-date = { $place } den { $date }
print-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
print-decimal = ,

print-col-number = Nr
print-col-team = Lag
print-col-person = Namn
print-col-players = Spelare
print-col-pool = Grupp
print-col-present = På plats
print-col-table = Bord
print-col-result = Resultat
print-col-points = Poäng
print-col-place = Plats
print-col-played = Spelade
print-col-won = Vunna
print-col-lus = Löss
print-col-difference = ±
print-col-decided = Avgjort genom
print-col-penalty = Straff
print-col-sum = Summa
print-col-best = Bäst
print-col-deal = Giv
print-col-contract = Spel
print-col-trump = Trumf
print-col-pulla = Pulla

print-teams = { $count ->
    [one] 1 lag
   *[other] { $count } lag
}
print-persons = { $count ->
    [one] 1 spelare
   *[other] { $count } spelare
}
print-pool = Grupp { $pool }
print-round = Omgång { $number }
print-round-short = O{ $number }
print-round-of = { $stage }, { $round }
print-table = Bord { $number }
print-game-of = Parti { $number } av { $games }
print-wave = Pass { $wave }
print-bye = Står över: { $names }
print-withdrawn = utgått
print-disqualified = diskvalificerad

print-none-entered = Ingen är anmäld ännu.
print-none-planned = Inga omgångar är lagda ännu.
print-none-played = Inga resultat är införda ännu.
print-none-placed = Inga placeringar är avgjorda ännu.
print-none-drawn = Grupperna är inte lottade ännu.

print-seed = Frö
print-seed-pools = Lottningen följer enbart av detta frö: samma deltagarlista och samma frö ger alltid samma grupper, och vem som helst kan göra om den.
print-seed-numbers = Lottningen följer enbart av detta frö: samma deltagarlista och samma frö ger alltid samma nummer, och vem som helst kan göra om den.

print-card-scan = Skanna koden för att se vilka som spelar här och för att föra in resultatet.
print-card-voms = Fyll i kamsedeln streck för streck.
print-card-sign = Båda lagen skriver under innan någon lämnar bordet.
print-card-vira = För in varje giv i protokollet.
print-card-zero = Bordets resultat ska bli noll tillsammans.
print-card-referee = Oense? Avbryt spelet, låt korten ligga och kalla på domaren.
print-where = Skanna för att se var och när du spelar.

print-comb-extra = extra streck
print-comb-lus = Löss
print-comb-of = av
print-comb-toqued = Toqu på medspelarens Voms
print-comb-absent = uteblev
print-signature = Underskrift

print-protocol-deals = { $count } givar
print-protocol-carried = Summa av alla givar
print-protocol-division = Delning av pullan
print-protocol-tjuvpass = Ersättning för tjuvpass
print-protocol-net = Resultat i pinnar
print-protocol-zero = Bordets resultat blir noll tillsammans.
print-protocol-legend = Ringa in spelförarens siffra. Trumf: färg samt O (ofärg), F (färg) eller H (högsta färg). Resultat: hem, bet, kodilj eller lagd; skriv om vid ett andra försök.

print-bids-pinnar = Pinnar från eller till varje motspelare
print-bids-pool = Betar ur eller i pullan
print-bids-rules = Regler: { $rules }
print-bids-classes = O ofärg och misär · F färg · H högsta färg · ⁺ kan höjas i färg och i högsta färg
print-bids-bet = En bet är { $bet } pinnar. Plus lyfts ur pullan, minus sätts i den.

print-result-absent = { $name } uteblev
print-result-forfeit = dömt förlorat för { $name }
print-result-toqued = { $name }: Toqu på medspelarens Voms
print-result-unconfirmed = ännu inte bekräftat
print-result-late = pågick när tiden var ute

print-crosstable = Korstabell
print-crosstable-legend = Radens löss : kolumnens löss. En seger står i fetstil.
print-crosstable-left-out = Korstabellen är utelämnad: gruppen har fler än { $most } lag.
print-by-round = Omgång för omgång
print-provisional = Preliminär
print-unresolved = Oavgjort
print-podium-pending = Finalen är inte avgjord ännu.

print-certificate = Diplom
print-certificate-place = { $place ->
    [1] Första plats
    [2] Andra plats
    [3] Tredje plats
   *[other] Plats { $place }
}
print-certificate-organiser = Arrangör
print-certificate-referee = Domare
