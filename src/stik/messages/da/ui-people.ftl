# Titler og vejen hertil.

ui-title-people = { $title } – Stik
ui-people = Venner og klubber
ui-people-line = Spil med dem, du kender.
ui-profile = Profil
ui-statistics = Statistik
ui-friends = Venner
ui-guest = Gæst
ui-remove = Fjern
ui-link-renew = Lav et nyt link
ui-copied-link = Linket er kopieret.

# Venner.

ui-friends-name = Sig først, hvad du hedder.
ui-friends-none = Ingen endnu. Send dit link til en, du spiller med.
ui-friend-invite = Inviter en ven
ui-friend-invite-line = Den, der åbner linket og siger ja, bliver din ven her.
ui-friend-link = Dit link
ui-friend-title = En ny ven
ui-friend-asks = { $name } vil gerne være din ven her. Venner ser, hvornår den anden er her, og kan bede hinanden til et bord.
ui-friend-own-link = Det er dit eget link. Send det til en, du spiller med.
ui-friend-already = Du og { $name } er venner her.
ui-friend-accept = Bliv venner
ui-friend-remove-sure = Ikke længere være venner med { $name }?
ui-friend-at = Spiller { $game } nu
ui-your-friend = Din ven
ui-online = Er her nu
ui-not-here = Er her ikke
ui-invited = { $name } beder dig til et bord { $game }
ui-invited-no = Ikke denne gang
ui-invite-friends = Bed venner til bordet
ui-invite = Bed
ui-invite-done = Spurgt

# Profiler.

ui-profile-edit = Hvad jeg fortæller, og til hvem
ui-place = Sted
ui-about = Om dig
ui-plays = Spiller { $games }
ui-here-since = Her siden { $month }
ui-shows = Hvem må se hvad
ui-shows-about = Det, der står ovenfor
ui-shows-games = Seneste spil
ui-shows-statistics = Statistik
ui-shows-rating = Rating
ui-shows-clubs = Klubber
ui-shows-online = Om jeg er her
ui-audience-nobody = Kun jeg
ui-audience-friends = Venner
ui-audience-all = Alle

# Spil, der er spillet.

ui-recent-games = Seneste spil
ui-no-games = Ingen færdige spil endnu.
ui-game-won = Vundet
ui-game-place = Nummer { $place }
ui-game-winners = Vundet af { $names }
ui-game-stopped = Afbrudt
ui-replay-see = Se spillet
ui-rated = Tæller
ui-rating-counts = Et spil, der tæller
ui-rating-guests = Skulle tælle med i ratingen, men en gæst spiller med: det tæller ikke for nogen. Det tæller, når alle har en konto, før de sætter sig.
ui-rating-bots = Skulle tælle med i ratingen, men en bot spiller med: det tæller ikke for nogen.
ui-new-rated = Spillet tæller
ui-new-rated-yes = Tæller med i alles rating, hvis kun mennesker med en konto spiller; ingen hints, intet tages tilbage, og ingen går før slutningen.
ui-new-rated-no = Bare for sjov.
ui-rating = Rating
ui-no-rating = Ingen spil, der tæller, endnu.
ui-rated-games = { $count ->
    [one] 1 spil
   *[other] { $count } spil
  }

# Statistik.

ui-statistics-of = Statistik for { $name }
ui-filter-game = Spil
ui-filter-family = Regler
ui-filter-period = Periode
ui-filter-all = Alle
ui-period-0 = Fra begyndelsen
ui-period-30 = Sidste 30 dage
ui-period-90 = Sidste 90 dage
ui-period-365 = Sidste år
ui-lus = Lus
ui-pinnar = Pinnar
ui-stat-deals = Runder
ui-stat-per-deal = Pr. runde
ui-stat-won = Vundne spil
ui-no-deals = Ingen færdige runder her.
ui-plot-table = Som tabel
ui-plot-day = Dag
ui-plot-sum = Sum
ui-plot-total = { $unit } i alt
ui-plot-total-words = Efter { $deals ->
    [one] { $deals } runde
   *[other] { $deals } runder
}: { $points }.
ui-plot-per-deal = { $unit } pr. runde
ui-plot-per-deal-words = I gennemsnit { $mean }.
ui-plot-voms = Voms
ui-voms-safe = Voms bragt hjem
ui-of = { $part } af { $of }
ui-count-voms-lost = Voms mistet
ui-count-toqu = Toqu på Voms
ui-count-ataataq = Ataataq
ui-count-tricks = Stik
ui-plot-contracts = Meldte og hjemspillede kontrakter
ui-plot-rating = Rating: { $family }
ui-plot-rating-words = { $mean } ± { $spread } efter { $count } spil.
