// Work of many items, shared among threads without the interpreter's lock. What it yields depends on the seed alone.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "payoff.hpp"
#include "table.hpp"

namespace stik::voms {

/// Every move of positions that look the same to the seat to act, with what it is worth in each of them.
using Rated = std::vector<std::pair<std::uint32_t, std::vector<double>>>;

/// Copies: Python may change or drop its own while the work goes on.
using Tables = std::vector<Table>;

/// Sums over random playouts of each of these positions, so many of each.
std::vector<nanobind::dict> playouts(const Tables& tables, int each, std::uint64_t seed, unsigned threads, int side,
                                     const Payoff& payoff);

/// Sums over whole random deals from the shuffle on, void ones included.
nanobind::dict random_deals(SharedRules rules, int deals, std::uint64_t seed, unsigned threads);

/// So many worlds, each equally likely.
std::vector<Table> sample(const Watcher& watcher, int count, std::uint64_t seed, unsigned threads,
                          std::uint64_t max_tries);

/// The share of worlds that the rules leave, of those that agree with the cards seen.
double accepted(const Watcher& watcher, int tries, std::uint64_t seed);

/// The exact value for a side, or for that of the seat to act, and how many positions it took.
std::pair<int, std::uint64_t> solve(const Table& table, int side, const Payoff& payoff, std::uint64_t max_nodes);

/// The exact value of each legal move.
std::vector<std::pair<std::uint32_t, int>> solve_moves(const Table& table, int side, const Payoff& payoff,
                                                       std::uint64_t max_nodes);

/// The mean value of so many playouts after each move in each position; the moves share their random numbers.
Rated rate_by_playouts(const Tables& tables, int each, std::uint64_t seed, unsigned threads, int side,
                       const Payoff& payoff);

/// The exact value of each move in each position.
Rated rate_by_solving(const Tables& tables, unsigned threads, int side, const Payoff& payoff, std::uint64_t max_nodes);

}  // namespace stik::voms
