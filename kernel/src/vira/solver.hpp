// Exact play with open hands: one against two, any trump or none, the declarer after tricks or (misär) away from them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/cards.hpp"
#include "vira/table.hpp"

namespace stik::vira {

using core::Card;
using core::Cards;

// An ending with all cards in sight. Seats are those of the play, 0 to 2, clockwise.
struct Ending {
    std::array<Cards, 3> hands{};
    int declarer = 0;
    int leader = 0;             // who led or leads the trick on the table
    int trump = core::kNoTrump;
    bool misar = false;         // the declarer wants no trick
    int laid = 0;               // cards on the table
    std::array<Card, 2> table{};
};

// Throws std::invalid_argument with what is wrong: foreign or doubled cards, seats or suits that do not exist.
void check(const Ending& ending);
// As many as the shortest hand has cards, what it has laid included.
int tricks_left(const Ending& ending);

struct Solution {
    int tricks = 0;           // what the declarer still takes, the trick on the table included
    Cards best = 0;           // every card that keeps that
    std::uint64_t nodes = 0;  // tricks that were begun in the search
};

class Solver {
public:
    explicit Solver(std::size_t entries = std::size_t{1} << 20) : table_(entries) {}

    // What the declarer takes with best play of all; values below `least` count as that, values above `most` too.
    int tricks(const Ending& ending, int least = 0, int most = core::kRanks);
    // The same and every best card.
    Solution solve(const Ending& ending, int least = 0, int most = core::kRanks);
    // The value after each legal card, in pack order of the cards.
    std::vector<std::pair<Card, int>> values(const Ending& ending, int least = 0, int most = core::kRanks);

    // Forgets what was proved; this happens of itself when another deal is asked about.
    void clear() noexcept { table_.clear(); }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

private:
    struct Node {
        std::array<Cards, 3> hand;  // the declarer's first
        Cards all;
        std::array<std::uint32_t, 4> pattern;  // the owners, see Owners
        std::uint64_t lengths;                 // four bits for each suit of each hand
    };
    struct Trick {
        int leader, need, left;  // `left` tricks with this one, of which the declarer is to take `need`
        int led;                 // its suit
        Card best;
        int holder;              // who has laid the best
        bool by_rank;            // whether it beat, or was followed by, a card of its own suit
        std::array<Card, 3> card;
        void add(int position, Card laid, bool wins) noexcept;
    };
    struct Moves {
        int size = 0;
        std::array<std::int8_t, 13> card;
        std::array<std::int16_t, 13> score;
        void add(Card moved, int scored) noexcept;
        void to_front(Card moved) noexcept;
    };

    Node begin(const Ending& ending);
    Trick on_table(const Ending& ending) const;
    bool reaches(const Node& node, Trick trick, int laid, int need);
    bool reaches_after(const Node& node, Trick trick, int laid, int need, Card card, Cards& mattered);
    template <typename Ask, typename Tell>
    void for_each_kind(const Ending& ending, const Node& node, Ask&& ask, Tell&& tell) const;

    bool lead(const Node& node, int leader, int left, int need, Cards& mattered);
    template <int Position>
    bool follow(const Node& node, const Trick& trick, Cards& mattered);
    bool lay(const Node& node, const Trick& trick, int position, Card card, Cards& mattered);
    bool finish(const Node& node, const Trick& trick, Cards& mattered);
    int settled(const Node& node, int leader, int left, int need, Cards& mattered) const;

    int declarer_runs(const Node& node, int wanted, Cards& mattered) const;
    int defender_runs(const Node& node, int leader, int wanted, Cards& mattered) const;
    bool misar_is_safe(const Node& node, Cards& mattered) const;

    void order_leads(const Node& node, int leader, Moves& moves) const;
    void order_follows(const Node& node, const Trick& trick, int position, Cards legal, Moves& moves) const;
    [[nodiscard]] bool wants_true(int seat) const noexcept { return (seat == 0) != misar_; }

    Table table_;
    int trump_ = core::kNoTrump;
    bool misar_ = false;
    std::array<Cards, 3> root_{};  // the deal that the table is about, the declarer's hand first
    std::uint64_t nodes_ = 0;
};

}  // namespace stik::vira
