// What Python holds: positions and observers together with their rules.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <vector>

#include "legality.hpp"
#include "observer.hpp"
#include "payoff.hpp"

namespace stik::voms {

using SharedRules = std::shared_ptr<const Rules>;

/// A position with its rules.
struct Table {
    SharedRules rules;
    Position at;

    bool operator==(const Table& other) const { return at == other.at; }
};

/// An observer with its rules.
struct Watcher {
    SharedRules rules;
    Observer observer;
};

inline std::vector<std::uint32_t> codes_of(const Moves& moves) {
    std::vector<std::uint32_t> codes;
    for (Move move : moves) codes.push_back(move.code);
    return codes;
}

inline void check_side(const Rules& rules, int side) {
    if (side < 0 || side >= rules.sides) throw std::invalid_argument("no such side");
}

inline void check_payoff(const Rules& rules, const Payoff& payoff) {
    if (payoff.worth && payoff.worth->sides() != rules.sides)
        throw std::invalid_argument("chances for another number of sides");
}

}  // namespace stik::voms
