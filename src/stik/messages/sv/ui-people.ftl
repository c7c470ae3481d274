# Titlar och vägen hit.

ui-title-people = { $title } – Stik
ui-people = Vänner och klubbar
ui-people-line = Spela med dem du känner.
ui-profile = Profil
ui-statistics = Statistik
ui-friends = Vänner
ui-guest = Gäst
ui-remove = Ta bort
ui-link-renew = Gör en ny länk
ui-copied-link = Länken är kopierad.

# Vänner.

ui-friends-name = Säg först vad du heter.
ui-friends-none = Ingen än. Skicka din länk till någon du spelar med.
ui-friend-invite = Bjud in en vän
ui-friend-invite-line = Den som öppnar länken och säger ja blir din vän här.
ui-friend-link = Din länk
ui-friend-title = En ny vän
ui-friend-asks = { $name } vill gärna bli din vän här. Vänner ser när den andra är här och kan be varandra till ett bord.
ui-friend-own-link = Det är din egen länk. Skicka den till någon som du spelar med.
ui-friend-already = Du och { $name } är vänner här.
ui-friend-accept = Bli vänner
ui-friend-remove-sure = Inte längre vara vänner med { $name }?
ui-friend-at = Spelar { $game } nu
ui-your-friend = Din vän
ui-online = Är här nu
ui-not-here = Är inte här
ui-invited = { $name } ber dig till ett bord { $game }
ui-invited-no = Inte den här gången
ui-invite-friends = Be vänner till bordet
ui-invite = Be
ui-invite-done = Tillfrågad

# Profiler.

ui-profile-edit = Vad jag berättar, och för vem
ui-place = Ort
ui-about = Om dig
ui-plays = Spelar { $games }
ui-here-since = Här sedan { $month }
ui-shows = Vem får se vad
ui-shows-about = Det som står ovan
ui-shows-games = Senaste spel
ui-shows-statistics = Statistik
ui-shows-rating = Rating
ui-shows-clubs = Klubbar
ui-shows-online = Om jag är här
ui-audience-nobody = Bara jag
ui-audience-friends = Vänner
ui-audience-all = Alla

# Spel som spelats.

ui-recent-games = Senaste spel
ui-no-games = Inga färdiga spel än.
ui-game-won = Vunnet
ui-game-place = Plats { $place }
ui-game-winners = Vunnet av { $names }
ui-game-stopped = Avbrutet
ui-replay-see = Se spelet
ui-rated = Räknas
ui-rating-counts = Ett spel som räknas
ui-rating-guests = Skulle räknas i ratingen, men en gäst spelar med: det räknas inte för någon. Det räknas när alla har ett konto innan de sätter sig.
ui-rating-bots = Skulle räknas i ratingen, men en bot spelar med: det räknas inte för någon.
ui-new-rated = Spelet räknas
ui-new-rated-yes = Räknas i allas rating om bara människor med konto spelar; inga tips, inget tas tillbaka, och ingen går före slutet.
ui-new-rated-no = Bara för nöjes skull.
ui-rating = Rating
ui-no-rating = Inga spel som räknas än.
ui-rated-games = { $count ->
    [one] 1 spel
   *[other] { $count } spel
  }

# Statistik.

ui-statistics-of = Statistik för { $name }
ui-filter-game = Spel
ui-filter-family = Regler
ui-filter-period = Period
ui-filter-all = Alla
ui-period-0 = Från början
ui-period-30 = Senaste 30 dagarna
ui-period-90 = Senaste 90 dagarna
ui-period-365 = Senaste året
ui-lus = Löss
ui-pinnar = Pinnar
ui-stat-deals = Givar
ui-stat-per-deal = Per giv
ui-stat-won = Vunna spel
ui-no-deals = Inga färdiga givar här.
ui-plot-table = Som tabell
ui-plot-day = Dag
ui-plot-sum = Summa
ui-plot-total = { $unit } sammanlagt
ui-plot-total-words = Efter { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}: { $points }.
ui-plot-per-deal = { $unit } per giv
ui-plot-per-deal-words = I genomsnitt { $mean }.
ui-plot-voms = Voms
ui-voms-safe = Voms hemtagen
ui-of = { $part } av { $of }
ui-count-voms-lost = Voms förlorad
ui-count-toqu = Toqu på Voms
ui-count-ataataq = Ataataq
ui-count-tricks = Stick
ui-plot-contracts = Bjudna och hemspelade kontrakt
ui-plot-rating = Rating: { $family }
ui-plot-rating-words = { $mean } ± { $spread } efter { $count } spel.
