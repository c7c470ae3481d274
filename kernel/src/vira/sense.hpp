// A player by rules of thumb for every phase of a deal: quick enough to play thousands of deals to their end.
//
// It remembers perfectly: of the cards that it does not hold it knows which are still in play, but not who holds them.
// What it bids and keeps is what a sensible player would; a search that asks it to play a deal out learns what a decision
// is worth among such players.
#pragma once

#include "vira/deal.hpp"

namespace stik::vira {

// What a dealt hand is worth by rules of thumb.
struct Worth {
    std::array<float, 4> dealt{};   // tricks with each suit as trumps, played as it is
    std::array<float, 4> bought{};  // the same after a purchase
    float misar = 0;                // danger in a misär with thirteen cards
    float petite = 0;               // after the worst card is gone
    float exchanged[7]{};           // danger of a köpmisär that keeps at least so many cards, the worst gone
};
Worth worth_of(Cards hand, const Rules& rules) noexcept;

// How likely a hand of that worth comes home, were the bid (by its number) the last.
double chance_of(const Worth& worth, int bid, int before, const Setup& setup) noexcept;
// How likely its holder would say this (a bid by its number, or -1 for a pass) over a standing bid of that rank.
double says(const Worth& worth, int said, int standing, const Setup& setup) noexcept;

// What the one to act does.
Action sensible_action(const Deal& deal, const std::array<Worth, 3>& worths, core::Random& random);
Card sensible_card(const Play& play, bool misar, core::Random& random) noexcept;

// Plays the deal to its end by rules of thumb.
void sensible_end(Deal& deal, core::Random& random);
// The same up to the first lead, or to the end if the hand is laid.
void sensible_until_play(Deal& deal, core::Random& random);
// Plays the cards to the end.
void sensible_play_out(Play& play, bool misar, core::Random& random) noexcept;

// The cards that a misär is better without, worst first: how far each lies above the one that is safe at its place.
float danger(Cards hand, Card card) noexcept;

}  // namespace stik::vira
