# Titles and the way here.

ui-title-people = { $title } – Stik
ui-people = Friends and clubs
ui-people-line = Play with those you know.
ui-profile = Profile
ui-statistics = Statistics
ui-friends = Friends
ui-guest = Guest
ui-remove = Remove
ui-link-renew = Make a new link
ui-copied-link = The link is copied.

# Friends.

ui-friends-name = First say what you are called.
ui-friends-none = Nobody yet. Send your link to somebody you play with.
ui-friend-invite = Invite a friend
ui-friend-invite-line = Whoever opens this link and says yes becomes your friend here.
ui-friend-link = Your link
ui-friend-title = A new friend
ui-friend-asks = { $name } would like to be your friend here. Friends see when the other is here, and can ask each other to a table.
ui-friend-own-link = This is your own link. Send it to somebody you play with.
ui-friend-already = You and { $name } are friends here.
ui-friend-accept = Become friends
ui-friend-remove-sure = Be friends with { $name } no longer?
ui-friend-at = Plays { $game } now
ui-your-friend = Your friend
ui-online = Here now
ui-not-here = Not here
ui-invited = { $name } asks you to a table of { $game }
ui-invited-no = Not this time
ui-invite-friends = Ask friends to the table
ui-invite = Ask
ui-invite-done = Asked

# Profiles.

ui-profile-edit = What I tell, and to whom
ui-place = Place
ui-about = About you
ui-plays = Plays { $games }
ui-here-since = Here since { $month }
ui-shows = Who may see what
ui-shows-about = What is written above
ui-shows-games = Recent games
ui-shows-statistics = Statistics
ui-shows-rating = Rating
ui-shows-clubs = Clubs
ui-shows-online = Whether I am here
ui-audience-nobody = Only I
ui-audience-friends = Friends
ui-audience-all = Everybody

# Games that were played.

ui-recent-games = Recent games
ui-no-games = No finished games yet.
ui-game-won = Won
ui-game-place = Number { $place }
ui-game-winners = Won by { $names }
ui-game-stopped = Stopped
ui-replay-see = Replay
ui-rated = Rated
ui-rating-counts = A rated game
ui-rating-guests = Meant as a rated game, but a guest plays: it counts for nobody. It counts when everybody has an account before sitting down.
ui-rating-bots = Meant as a rated game, but a bot plays: it counts for nobody.
ui-new-rated = Rated game
ui-new-rated-yes = Counts for everybody's rating if only people with accounts play; no hints, nothing is taken back, and nobody leaves before the end.
ui-new-rated-no = Just for fun.
ui-rating = Rating
ui-no-rating = No rated games yet.
ui-rated-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }

# Statistics.

ui-statistics-of = Statistics of { $name }
ui-filter-game = Game
ui-filter-family = Rules
ui-filter-period = Period
ui-filter-all = All
ui-period-0 = All time
ui-period-30 = Last 30 days
ui-period-90 = Last 90 days
ui-period-365 = Last year
ui-lus = Lus
ui-pinnar = Pinnar
ui-stat-deals = Deals
ui-stat-per-deal = Per deal
ui-stat-won = Games won
ui-no-deals = No finished deals here.
ui-plot-table = As a table
ui-plot-day = Day
ui-plot-sum = Sum
ui-plot-total = { $unit } altogether
ui-plot-total-words = After { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $points }.
ui-plot-per-deal = { $unit } per deal
ui-plot-per-deal-words = On average { $mean }.
ui-plot-voms = Voms
ui-voms-safe = Voms brought home
ui-of = { $part } of { $of }
ui-count-voms-lost = Voms lost
ui-count-toqu = Toqu on Voms
ui-count-ataataq = Ataataq
ui-count-tricks = Tricks
ui-plot-contracts = Contracts bid and made
ui-plot-rating = Rating: { $family }
ui-plot-rating-words = { $mean } ± { $spread } after { $count ->
    [one] 1 game
   *[other] { $count } games
  }.
