// Search without seeing the other hands: a tree of what is done at the table, shared by many worlds (information-set
// Monte-Carlo tree search).
//
// Every simulation takes one world that agrees with what the seat has seen, walks down the tree by upper confidence
// bounds among the moves that are legal in that world, adds a node, and plays the rest of the deal sensibly. What the
// end is worth to each side is the chance to win the game.
#pragma once

#include <cstdint>
#include <vector>

#include "observer.hpp"
#include "worth.hpp"

namespace stik::voms {

/// When to stop: whichever comes first. Limited by simulations alone a search repeats exactly.
struct Limits {
    std::uint64_t simulations = 0;
    double ms = 0;
};

/// How to search.
struct Manner {
    double curiosity = 1.0;       // weight of what has seldom been tried, in standard deviations of the outcome
    std::uint32_t ripe = 8;       // visits before a node gets children
    std::uint32_t worlds = 4096;  // drawn at most; then they come again
    bool infer = true;            // prefer worlds in which the others would have played as they did
    bool sensible = true;         // play deals out sensibly, not by lot
};

struct Found {
    Move move;
    std::uint64_t visits = 0;
    double value = 0;  // the mean chance to win the game
};

struct Searched {
    std::vector<Found> moves;
    std::uint64_t simulations = 0;
};

/// Searches for the seat that observes and is to act.
Searched search(const Rules& rules, const Observer& observer, const Worth& worth, const Limits& limits,
                const Manner& manner, std::uint64_t seed);

/// Solves world after world exactly instead, each move in each; `simulations` limits the worlds.
Searched solve_worlds(const Rules& rules, const Observer& observer, std::shared_ptr<const Worth> worth,
                      const Limits& limits, const Manner& manner, std::uint64_t seed);

}  // namespace stik::voms
