// What actions are worth, by playing many drawn deals on: to the end by rules of thumb, or the cards by exact solution.
#pragma once

#include "vira/sight.hpp"

namespace stik::vira {

struct Rating {
    double sum = 0, squares = 0;
    std::size_t number = 0;
};

// Every action in the same deals; after a while the weaker half of the actions is dropped, and so on until two are left.
// Ends after so many simulations in all, or after so many seconds (0: no limit). With `solved` the cards are not played by
// rules of thumb but as well as open hands allow.
std::vector<Rating> rate(const Sight& sight, const std::vector<Action>& actions, std::size_t simulations, std::uint64_t seed,
                         double seconds, bool solved);

// Every legal card in drawn worlds, each solved with open hands and paid as it ends.
std::vector<std::pair<Card, Rating>> solve_worlds(const Sight& sight, std::size_t worlds, std::uint64_t seed, double seconds);

}  // namespace stik::vira
