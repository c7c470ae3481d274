# Every option of the Voms rules: its short name, and what each value means for the players.

option-preset = Rule set
option-preset-tournament = tournament rules
option-preset-international = international rules
option-preset-worms = Worms
option-preset-worms-2p = Worms for two
option-preset-worms-3p = Worms for three
option-preset-25 = Twenty-five

option-sheet = Rule sheet
option-sheet-T = the tournament sheet decides
option-sheet-I = the international sheet decides
option-sheet-W = the Worms sheet decides

option-players = Players
option-players-2 = two play
option-players-3 = three play
option-players-4 = four play

option-partners = Partners
option-partners-true = those who sit opposite each other are partners
option-partners-false = everyone plays alone

option-direction = Direction
option-direction-clockwise = play goes clockwise
option-direction-anticlockwise = play goes anticlockwise

option-rounds = Cards to a trick
option-rounds-1 = each plays once to a trick
option-rounds-2 = each plays two cards to a trick, one after the other

option-target = Lus that win the game

option-spade-two = Spade 2
option-spade-two-true = spade 2 is in the pack and beats all but the joker
option-spade-two-false = spade 2 is not in the pack

option-joker = Joker
option-joker-true = the joker is in the pack and beats everything
option-joker-false = there is no joker

option-redeal = Void first hands
option-redeal-and = a first hand with both Voms and Toqu voids the deal
option-redeal-or = a first hand with Voms or Toqu voids the deal
option-redeal-off = no first hand voids the deal

option-bottom-check = Bottom card
option-bottom-check-true = diamond 3, Toqu or Voms at the bottom after the cut voids the deal
option-bottom-check-false = nobody looks at the bottom card

option-cut-trap = Trap at the cut
option-cut-trap-true = the dealer may hold the pack out to the wrong player; whoever falls for it loses all lus
option-cut-trap-false = the pack always goes to the right player

option-knock = Knocking
option-knock-true = the cutter may knock instead of cutting
option-knock-false = nobody knocks

option-knock-hidden = Hidden cards after a knock
option-knock-hidden-2 = after a knock each gets two hidden cards
option-knock-hidden-3 = after a knock each gets three hidden cards

option-knock-redeal = Void hands after a knock
option-knock-redeal-true = Voms and Toqu together void a knocked deal too
option-knock-redeal-false = a knocked deal is never void

option-knock-scores = Lus in a knocked trick
option-knock-scores-true = Voms and Toqu turned up by a knock count from the second deal on
option-knock-scores-false = Voms and Toqu turned up by a knock never count

option-draw = Drawing
option-draw-in-turn = cards are drawn one at a time round the table
option-draw-at-once = each draws all the cards at once

option-max-lead = Longest lead
option-max-lead-1 = only single cards are led
option-max-lead-2 = at most two cards are led
option-max-lead-3 = at most three cards are led
option-max-lead-4 = up to four cards are led

option-special-cards-pair = Special cards in groups
option-special-cards-pair-true = Voms, Toqu and spade 8 may be led together with their own rank
option-special-cards-pair-false = Voms, Toqu and spade 8 are only led alone

option-d3-pairs-with-kings = Diamond 3 as a king
option-d3-pairs-with-kings-true = diamond 3 may be led together with kings
option-d3-pairs-with-kings-false = diamond 3 goes with no other card

option-sevens-in-two-pairs = Sevens in two pairs
option-sevens-in-two-pairs-true = two pairs may include sevens
option-sevens-in-two-pairs-false = two pairs may not include sevens

option-seven-beats-club-king = Seven on club king
option-seven-beats-club-king-true = a seven beats the club king that took a seven
option-seven-beats-club-king-false = no seven beats the club king that took a seven

option-ataataq-takes-partner = Ataataq on the partner
option-ataataq-takes-partner-true = Ataataq also takes the trick from the partner's club king
option-ataataq-takes-partner-false = Ataataq leaves the trick to the partner's club king

option-black-kings-on-two-sevens = Black kings on two sevens
option-black-kings-on-two-sevens-true = club king and spade king together beat two led sevens, for one lus
option-black-kings-on-two-sevens-false = the two black kings have no power together

option-multi-units = Tricks of several cards
option-multi-units-cards = a trick counts as many tricks as cards were led
option-multi-units-one = every trick counts one, however many cards were led

option-restrictions = Rules on Voms and Toqu
option-restrictions-true = the rules on when Voms and Toqu may be played hold
option-restrictions-false = Voms and Toqu may be played at any time

option-first-trick-ban = Voms in the first trick
option-first-trick-ban-any-play = Voms stays in hand in the first trick of a game
option-first-trick-ban-lead = Voms may not be led to the first trick of a game
option-first-trick-ban-off = Voms may be played in the first trick

option-first-trick-pair-exception = First trick, several cards
option-first-trick-pair-exception-true = in the first trick Voms may help to beat a lead of several cards
option-first-trick-pair-exception-false = the ban on Voms in the first trick has no exception

option-voms-last-seat-needs-empty-stock = Voms as the last card
option-voms-last-seat-needs-empty-stock-true = whoever plays last keeps Voms back until the stock is gone
option-voms-last-seat-needs-empty-stock-false = whoever plays last need not wait for the stock with Voms

option-voms-sacrifice = Giving Voms away
option-voms-sacrifice-forbidden = Voms may not be thrown on a trick that it does not take
option-voms-sacrifice-void = Voms may be thrown away and is then worth nothing

option-toqu-duty = Duty to play Toqu
option-toqu-duty-true = Toqu must take an opponent's Voms
option-toqu-duty-false = Toqu need not take an opponent's Voms

option-d3-instead-of-toqu = Diamond 3 instead of Toqu
option-d3-instead-of-toqu-true = diamond 3 may take Voms in place of Toqu
option-d3-instead-of-toqu-false = whoever has Toqu must use it, also with diamond 3 in hand

option-faults = Faults
option-faults-refused = a forbidden card is refused
option-faults-allowed = faults can happen as at a real table, and the opponents may claim them

option-toqu-early = Toqu before Voms
option-toqu-early-opponents-choose = after a Toqu thrown too early the opponents choose between a new deal and playing on
option-toqu-early-take-back = a Toqu thrown too early is taken back

option-announce = Saying Aavunga
option-announce-automatic = the program announces who holds Voms and Toqu together
option-announce-by-player = the player says Aavunga himself, and gets no lus for Voms if he forgets

option-out-of-turn = A card out of turn
option-out-of-turn-refused = a card before one's turn is refused
option-out-of-turn-stays = a card before one's turn stays on the table and must be played

option-toqu-not-shown = Toqu not shown
option-toqu-not-shown-may-annul = if a drawn Toqu was not shown, the opponents may annul the Voms lus
option-toqu-not-shown-annulled = if a drawn Toqu was not shown, the Voms lus is annulled

option-voms-threat = What threatens Voms
option-voms-threat-toqu = Voms scores only while Toqu is out
option-voms-threat-toqu-or-d3 = Voms scores while Toqu or diamond 3 is out

option-melted-voms = Melted Voms
option-melted-voms-never = Voms scores nothing for a player who has melted
option-melted-voms-if-d3-out = Voms scores for a player who has melted if diamond 3 is out

option-voms-with-own-d3 = Voms beside one's own diamond 3
option-voms-with-own-d3-true = Voms scores also beside one's own diamond 3
option-voms-with-own-d3-false = Voms beside one's own diamond 3 scores nothing

option-unthreatened-voms-taken = Safe Voms taken
option-unthreatened-voms-taken-true = taking Voms scores even if it was not threatened
option-unthreatened-voms-taken-false = taking a Voms that was not threatened scores nothing

option-d3-on-own-toqu = Diamond 3 on the partner's Toqu
option-d3-on-own-toqu-1 = diamond 3 on the partner's Toqu over Voms leaves one lus
option-d3-on-own-toqu-2 = diamond 3 on the partner's Toqu over Voms keeps the two lus

option-protected-voms = Protected Voms
option-protected-voms-true = Voms scores when the partner saves it with diamond 3
option-protected-voms-false = a Voms saved by the partner's diamond 3 scores nothing

option-voms-in-last-trick = Voms in the last trick
option-voms-in-last-trick-true = Voms can score in the last trick
option-voms-in-last-trick-false = Voms scores nothing in the last trick

option-ataataq-on-partner = Lus for Ataataq on the partner
option-ataataq-on-partner-true = Ataataq on the partner's club king gives one lus
option-ataataq-on-partner-false = Ataataq on the partner's club king gives nothing

option-steal-ataataq = Stealing Ataataq
option-steal-ataataq-true = diamond 3 on Ataataq steals the lus
option-steal-ataataq-false = diamond 3 on Ataataq brings no lus

option-deal-lus = Lus for the deal
option-deal-lus-0 = five tricks give no lus unless they are the first five
option-deal-lus-1 = the first side with five tricks gets one lus

option-trick-points = Points for tricks
option-trick-points-0 = tricks by themselves give no points
option-trick-points-1 = every trick gives one point

option-eight-eight = Both lack one
option-eight-eight-true = when all lack one lus, Voms and Toqu are only high cards
option-eight-eight-false = Voms and Toqu count also when all lack one lus

option-eight-eight-toqu = Toqu when both lack one
option-eight-eight-toqu-equal = when all lack one, the later of Voms and Toqu beats the earlier
option-eight-eight-toqu-higher = when all lack one, Toqu is higher than Voms

option-eight-eight-five-five = First five tricks when both lack one
option-eight-eight-five-five-1 = when all lack one, the first five tricks give one lus
option-eight-eight-five-five-2 = when all lack one, the first five tricks give two lus and go over the comb

option-ataataq-kept-on-all-tricks = Ataataq with all tricks
option-ataataq-kept-on-all-tricks-true = whoever takes all tricks keeps the lus for Ataataq
option-ataataq-kept-on-all-tricks-false = whoever takes all tricks loses the lus for Ataataq too

option-partner-toqu-no-lus = Toqu on the partner without lus
option-partner-toqu-no-lus-target-2 = a side without lus that plays Toqu on the partner's Voms gets two extra strokes
option-partner-toqu-no-lus-nothing = a side without lus that plays Toqu on the partner's Voms loses nothing more

option-partner-toqu-opponents = The others after Toqu on the partner
option-partner-toqu-opponents-keep-feats = the opponents keep what Voms, Toqu and Ataataq brought them
option-partner-toqu-opponents-nothing = the opponents get nothing for that deal

option-forced-partner-toqu = Forced Toqu on the partner
option-forced-partner-toqu-no-fault = Toqu on the partner's Voms is no fault if it was the only card left
option-forced-partner-toqu-penalty = Toqu on the partner's Voms costs all lus even if it was the only card left

option-lost-lus-target = Strokes after losing all lus
option-lost-lus-target-kept = whoever loses all lus keeps the extra strokes
option-lost-lus-target-reset = whoever loses all lus starts again with an ordinary comb

option-reshuffle-loses = Lus of a void deal
option-reshuffle-loses-all = a new shuffle cancels all lus of the deal
option-reshuffle-loses-ataataq = a new shuffle cancels only Ataataq

option-overshoot = Over the comb
option-overshoot-gain = whoever goes over the comb then lacks as many as the deal brought
option-overshoot-thirteen = whoever goes over the comb then plays to thirteen
option-overshoot-restart = whoever gets too many starts again from nothing

option-stop = Stopping
option-stop-automatic = the game stops by itself when it is won
option-stop-manual = the winners must call stop before the next lead

option-reset-at-eleven = Eleven
option-reset-at-eleven-true = whoever has exactly eleven starts again from nothing
option-reset-at-eleven-false = eleven is a score like any other
