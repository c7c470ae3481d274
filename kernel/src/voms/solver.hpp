// The exact value of a deal when all cards lie open: alpha-beta with a table of positions between tricks.
//
// One side wants as much as it can get, everybody else as little of it (with two sides that is the game itself). Calls
// count as choices: before every move each side that may say something chooses whether to.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "payoff.hpp"
#include "play.hpp"

namespace stik::voms {

class Solver {
public:
    /// A table of two to the power of `table_bits` positions, kept from one deal to the next.
    explicit Solver(int table_bits = 16);

    /// What the position is worth to a side; throws where more than so many positions would have to be looked at.
    int solve(const Rules& rules, const Position& at, int side, const Payoff& payoff, std::uint64_t max_nodes);

    /// What each legal move is worth to a side.
    std::vector<std::pair<Move, int>> solve_moves(const Rules& rules, const Position& at, int side,
                                                  const Payoff& payoff, std::uint64_t max_nodes);

    /// Positions looked at by the last call.
    std::uint64_t nodes() const { return nodes_; }

private:
    struct Key {
        std::uint64_t low, high;
        bool operator==(const Key&) const = default;
    };
    struct Entry {
        Key key{0, 0};
        std::int32_t least = 0, most = 0;  // the value lies between them
        Move best;
    };

    void start(const Rules& rules, int side, const Payoff& payoff, std::uint64_t max_nodes);
    int search(const Position& at, int alpha, int beta, std::uint32_t declined);
    bool call(const Position& at, int alpha, int beta, std::uint32_t declined, int& value);
    int best_of(const Position& at, Moves& moves, int alpha, int beta, Move& best);
    void order(const Position& at, Moves& moves, Move first) const;
    Key key_of(const Position& at) const;

    std::vector<Entry> table_;
    std::uint64_t mask_;
    std::uint64_t generation_ = 0;  // part of every key, so that old entries need not be wiped
    std::uint64_t nodes_ = 0;
    std::uint64_t max_nodes_ = 0;
    const Rules* rules_ = nullptr;
    Payoff payoff_;
    int side_ = 0;
};

}  // namespace stik::voms
