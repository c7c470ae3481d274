// Information-set Monte Carlo tree search for the play of the cards: one tree for all worlds that the seat may be in.
#pragma once

#include "vira/sight.hpp"

namespace stik::vira {

struct Searched {
    struct Move {
        core::Card card;
        std::size_t visits;
        double value;  // to the seat
    };
    std::vector<Move> moves;
    std::size_t simulations = 0;
};

struct TreeOptions {
    double exploration = 0.7;  // in parts of the widest difference of payoffs
    bool sensible = false;     // whether the rest is played by rules of thumb, or by lot
};

// Ends after so many simulations, or after so many seconds (0: no limit).
Searched search(const Sight& sight, std::size_t simulations, std::uint64_t seed, double seconds, const TreeOptions& options);

}  // namespace stik::vira
