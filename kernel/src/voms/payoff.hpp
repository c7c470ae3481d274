// What the end of a deal is worth to a side, as one number that playouts can average and a solver can compare.
#pragma once

#include <algorithm>
#include <cmath>

#include "position.hpp"
#include "worth.hpp"

namespace stik::voms {

/// Weights; by default only lus count. With a table of chances only these count, in millionths.
struct Payoff {
    int lus = 1;   // a lus more than the best of the others; what Toqu on the partner's Voms costs counts as lus lost
    int win = 0;   // the game won (and, negative, lost)
    int over = 0;  // going over the comb (for the others: in favour)
    std::shared_ptr<const Worth> worth;
};

constexpr int certain = 1'000'000;  // the chance 1 as a payoff

/// Lus that the deal brought a side, less what its penalty cost: the comb's score and added strokes.
inline int net_lus(const Position& over, int side) {
    if (side != over.guilty) return over.gain[side];
    return -over.setup.score[side] - std::max(0, over.target[side] - over.setup.target[side]);
}

inline int value_for(const Rules& rules, const Position& over, int side, const Payoff& payoff) {
    if (payoff.worth) return static_cast<int>(std::lround(payoff.worth->of(over)[side] * certain));
    int best = -1'000'000, others_over = 0;
    for (int other = 0; other < rules.sides; ++other)
        if (other != side) {
            best = std::max(best, net_lus(over, other));
            others_over += over.gain[other] > over.setup.lack(other);
        }
    const int won = over.winner == nobody ? 0 : over.winner == side ? 1 : -1;
    const int went_over = over.gain[side] > over.setup.lack(side);
    return payoff.lus * (net_lus(over, side) - best) + payoff.win * won + payoff.over * (others_over - went_over);
}

}  // namespace stik::voms
