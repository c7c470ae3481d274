# Turneringens trykte ark.

print-title-entries = Deltagerliste
print-title-draw = Lodtrækning af puljer
print-title-numbers = Lodtrækning af spillernumre
print-title-timetable = Tidsplan
print-title-table-cards = Bordskilte
print-title-entrant-cards = Deltagerkort
print-title-comb-sheets = Kamsedler
print-title-vira-protocol = Protokol
print-title-bid-table = Budtabellen
print-title-results = Resultater
print-title-standings = Stilling
print-title-ranking = Slutstilling
print-title-certificates = Diplomer

print-page = Side { $page } af { $pages }
print-place-and-date = { $place }, den { $date }
print-date = { $day }. { $month ->
    [1] januar
    [2] februar
    [3] marts
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] august
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
print-decimal = ,

print-col-number = Nr.
print-col-team = Hold
print-col-person = Navn
print-col-players = Spillere
print-col-pool = Pulje
print-col-present = Mødt
print-col-table = Bord
print-col-result = Resultat
print-col-points = Point
print-col-place = Plads
print-col-played = Spillet
print-col-won = Vundet
print-col-lus = Lus
print-col-difference = ±
print-col-decided = Afgjort ved
print-col-penalty = Straf
print-col-sum = Sum
print-col-best = Bedst
print-col-deal = Giv
print-col-contract = Spil
print-col-trump = Trumf
print-col-pulla = Pulla

print-teams = { $count ->
    [one] 1 hold
   *[other] { $count } hold
}
print-persons = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
}
print-pool = Pulje { $pool }
print-round = Runde { $number }
print-round-short = R{ $number }
print-round-of = { $stage }, { $round }
print-table = Bord { $number }
print-game-of = Spil { $number } af { $games }
print-wave = Tur { $wave }
print-bye = Sidder over: { $names }
print-withdrawn = udgået
print-disqualified = diskvalificeret

print-none-entered = Ingen er tilmeldt endnu.
print-none-planned = Der er ikke lagt nogen runder endnu.
print-none-played = Der er ikke indført nogen resultater endnu.
print-none-placed = Ingen pladser er afgjort endnu.
print-none-drawn = Puljerne er ikke trukket endnu.

print-seed = Frø
print-seed-pools = Lodtrækningen følger alene af dette frø: samme deltagerliste og samme frø giver altid de samme puljer, og enhver kan gøre den efter.
print-seed-numbers = Lodtrækningen følger alene af dette frø: samme deltagerliste og samme frø giver altid de samme numre, og enhver kan gøre den efter.

print-card-scan = Skan koden for at se, hvem der spiller her, og for at indtaste resultatet.
print-card-voms = Før kamsedlen streg for streg.
print-card-sign = Begge hold skriver under, før nogen går fra bordet.
print-card-vira = Før hver giv ind i protokollen.
print-card-zero = Bordets resultater skal give nul tilsammen.
print-card-referee = Uenige? Stands spillet, lad kortene ligge, og tilkald dommeren.
print-where = Skan for at se, hvor og hvornår du spiller.

print-comb-extra = ekstra streger
print-comb-lus = Lus
print-comb-of = af
print-comb-toqued = Toqu på makkerens Voms
print-comb-absent = mødte ikke
print-signature = Underskrift

print-protocol-deals = { $count } giv
print-protocol-carried = Sum af alle giv
print-protocol-division = Deling af pullaen
print-protocol-tjuvpass = Erstatning for tjuvpass
print-protocol-net = Resultat i pinnar
print-protocol-zero = Bordets resultater giver nul tilsammen.
print-protocol-legend = Sæt ring om spilførerens tal. Trumf: kulør og O (ofärg), F (färg) eller H (högsta färg). Resultat: hjem, bet, kodilj eller lagt; skriv om ved et andet forsøg.

print-bids-pinnar = Pinnar fra eller til hver modspiller
print-bids-pool = Beter fra eller til pullaen
print-bids-rules = Regler: { $rules }
print-bids-classes = O ofärg og misär · F färg · H högsta färg · ⁺ kan hæves i färg og i högsta färg
print-bids-bet = En bet er { $bet } pinnar. Plus løftes fra pullaen, minus sættes i den.

print-result-absent = { $name } mødte ikke
print-result-forfeit = dømt tabt for { $name }
print-result-toqued = { $name }: Toqu på makkerens Voms
print-result-unconfirmed = endnu ikke bekræftet
print-result-late = var i gang, da tiden udløb

print-crosstable = Krydstabel
print-crosstable-legend = Rækkens lus : kolonnens lus. En sejr står med fed skrift.
print-crosstable-left-out = Krydstabellen er udeladt: puljen har mere end { $most } hold.
print-by-round = Runde for runde
print-provisional = Foreløbig
print-unresolved = Uafgjort
print-podium-pending = Finalen er ikke afgjort endnu.

print-certificate = Diplom
print-certificate-place = { $place }. plads
print-certificate-organiser = Arrangør
print-certificate-referee = Dommer
