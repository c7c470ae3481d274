# What the desk of a tournament answers when something cannot be done.

desk-a-total-each = A table of { $persons } needs { $persons } totals, one for each person.
desk-against-itself = Nobody plays against themselves; choose different entrants.
desk-all-turned = All cards of the draw are turned over.
desk-archive-changed = What this archive says of results or standings does not follow from what was entered: somebody changed it after it was written.
desk-cannot-dismiss = This person has no role here, or is you.
desk-cannot-move = The tournament is { $state ->
    [draft] a draft
    [open] open for entries
    [running] running
   *[closed] closed
 } and cannot go straight to that.
desk-cards-face-down = Turn over the remaining cards of the draw first.
desk-closed = The tournament is closed; reopen it first.
desk-different-pools = These entrants are in different pools.
desk-draw-after-results = There are results already, so the draw stands.
desk-draw-first = Make the draw first.
desk-drawn-already = The draw has been made. To draw again, give a new seed.
desk-earlier-game-first = Enter game { $game } first.
desk-empty-appeal = Write what the appeal is about.
desk-forfeit-by-officials = Only an official declares a game forfeited; call the referee.
desk-free-play-has-no-plan = In free play games are added as they are played: draw a round or pair two entrants.
desk-has-played = { $entrant } has played already and stays in its pool.
desk-last-line-only = Only the last line can be erased: number { $number }.
desk-later-game-first = Take back the later games of the match first.
desk-name-taken = { $name } is entered already.
desk-next-line = The next line is number { $number }.
desk-no-archive = This is not the archive of a tournament (event.stik).
desk-no-protocol = Only Vira has a protocol of deals.
desk-no-such-appeal = There is no appeal { $appeal }.
desk-no-such-call = There is no call { $call }.
desk-no-such-entrant = There is no entrant { $entrant }.
desk-no-such-match = There is no match { $match }.
desk-no-such-pool = There is no pool { $pool }; there are { $pools }.
desk-no-such-round = There is no round { $round }.
desk-no-such-step = The log has no step { $version }.
desk-no-walkover = Vira knows no walkover: whoever misses the rest leaves, and the others play on.
desk-nobody-late = Everybody who is here has a card, games and seats.
desk-nobody-to-play = At least two entrants are needed.
desk-not-allowed = { $role ->
    [referee] As referee you may not do this.
    [official] As table official you may not do this.
    [player] Players may not do this.
    [organiser] This cannot be done now.
   *[spectator] Only those who help with the tournament may do this.
 }
desk-not-found = There is no such tournament.
desk-not-in-one-table = These two do not stand in one table.
desk-not-ones-own = The opponents confirm it, or an official.
desk-not-placed = { $entrant } is in no pool yet; place the entrant first.
desk-not-your-match = You do not play in this match.
desk-nothing-to-confirm = There is no version of theirs to confirm.
desk-nothing-to-draw = There is only one pool, so there is nothing to draw.
desk-nothing-to-erase = There is no result to take back.
desk-nothing-to-export = There is nothing of that to export yet.
desk-only-free-play = Rounds are drawn in free and timed play only.
desk-order-of-the-tied = Give the order of exactly these: { $tied }.
desk-organiser-already = You run this tournament; another device or person uses this link.
desk-no-matches = In a tournament two sides play a match until one of them has won; by this rule set there are no such matches.
desk-other-game = A result of Voms has lus for two sides, a result of Vira totals for three or four persons.
desk-place-differs = { $name } has place { $stored } here; by today's rules it would be { $today }.
desk-placed-already = { $entrant } has a number already.
desk-registration-closed = Entries are closed here; ask at the desk.
desk-result-stands = The result stands; an official can correct it.
desk-round-not-begun = Round { $round } has not begun; nothing can be entered yet.
desk-round-not-so = Round { $round } is not in a state for that.
desk-says-otherwise = They have changed their version; look at it again.
desk-sits-out = { $name } sits out round { $round }.
desk-so-many-games = This match has { $most ->
    [one] one game
   *[other] at most { $most } games
 }.
desk-stage-not-known = It is not known yet who plays there: results are missing, or a tie is unresolved.
desk-stage-planned = The later stage is planned for others; undo its plan in the log first.
desk-stage-played = { $match } has been played in a later stage; take back its result first.
desk-standings-differ = The final standings are not those that today's rules give.
desk-too-few-entrants = Too few entrants to play: a pool needs at least two.
desk-too-many-entrants = A tournament takes at most { $most } entrants.
desk-too-many-matches = That would be more than { $most } matches, more than the desk can keep.
desk-undo-later-first = Later steps depend on this one; undo those first.
desk-undone-already = That step has been undone already.
desk-worth-differs = { $name } (round { $round }, game { $game }) counts { $stored } here (points, lus, empty strokes); by today's rules it would be { $today }.
desk-wrong-key = This link is not valid here; scan the code again or ask at the desk.
desk-nothing-to-play = All tables of round { $round } are open or played already.
desk-not-online = This match is not played online, or its round has not begun.
desk-dismissed = The organiser has taken this device out; ask at the desk.
