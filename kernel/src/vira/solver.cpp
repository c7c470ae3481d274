// The questions that may be asked about an ending, answered by searches.
#include "vira/solver.hpp"

#include <algorithm>
#include <stdexcept>

#include "vira/grounds.hpp"
#include "vira/tricks.hpp"

namespace stik::vira {

using core::bit;
using core::count;
using core::kNoTrump;
using core::kRanks;
using core::kSuits;
using core::last;
using core::suit_mask;
using core::suit_of;

void check(const Ending& ending) {
    Cards seen = 0;
    const auto once = [&](Cards cards) {
        if (cards & seen || cards & ~core::kPack) throw std::invalid_argument("a card is foreign or in two places");
        seen |= cards;
    };
    for (const Cards hand : ending.hands) once(hand);
    if (ending.laid < 0 || ending.laid > 2) throw std::invalid_argument("no, one or two cards lie on the table");
    for (int i = 0; i < ending.laid; ++i) {
        if (ending.table[i] < 0 || ending.table[i] > 51) throw std::invalid_argument("a card is foreign");
        once(bit(ending.table[i]));
    }
    if (ending.declarer < 0 || ending.declarer > 2 || ending.leader < 0 || ending.leader > 2)
        throw std::invalid_argument("the seats are 0, 1 and 2");
    if (ending.trump < 0 || ending.trump > kNoTrump) throw std::invalid_argument("the trumps are 0 to 3, or 4 for none");
    for (int seat = 0; seat < 3; ++seat)
        if (count(ending.hands[seat]) > kRanks) throw std::invalid_argument("a hand has more than thirteen cards");
}

int tricks_left(const Ending& ending) {
    int left = kRanks;
    for (int i = 0; i < 3; ++i) {
        const int seat = (ending.leader + i) % 3;
        left = std::min(left, count(ending.hands[seat]) + (i < ending.laid ? 1 : 0));
    }
    return left;
}

namespace {

int to_act(const Ending& ending) { return (ending.leader + ending.laid) % 3; }

Cards legal(const Ending& ending) {
    const Cards hand = ending.hands[to_act(ending)];
    const Cards follow = ending.laid ? hand & suit_mask(suit_of(ending.table[0])) : 0;
    return follow ? follow : hand;
}

}  // namespace

// Sets the table up: later positions of a deal profit from what was proved of earlier ones, other deals hardly do, and
// a short table is a fast one.
Solver::Node Solver::begin(const Ending& ending) {
    Node node{};
    for (int seat = 0; seat < 3; ++seat) node.hand[seat] = ending.hands[(seat + ending.declarer) % 3];
    for (int i = 0; i < ending.laid; ++i) node.hand[(ending.leader + i - ending.declarer + 3) % 3] |= bit(ending.table[i]);
    node.all = node.hand[0] | node.hand[1] | node.hand[2];
    for (int suit = 0; suit < kSuits; ++suit) {
        int place = 0;
        core::for_each(node.all & suit_mask(suit), [&](Card card) {
            const std::uint32_t owner = node.hand[0] & bit(card) ? 0 : node.hand[1] & bit(card) ? 1 : 2;
            node.pattern[suit] |= owner << place;
            place += 2;
        });
        for (int seat = 0; seat < 3; ++seat)
            node.lengths += length_unit(seat, suit) * static_cast<unsigned>(count(node.hand[seat] & suit_mask(suit)));
    }
    const bool later = !(node.hand[0] & ~root_[0]) && !(node.hand[1] & ~root_[1]) && !(node.hand[2] & ~root_[2]);
    if (!later || trump_ != ending.trump || misar_ != ending.misar) {
        table_.clear();
        root_ = node.hand;
        trump_ = ending.trump;
        misar_ = ending.misar;
    }
    return node;
}

// The trick on the table, of which the declarer's `need` is asked later.
Solver::Trick Solver::on_table(const Ending& ending) const {
    const int leader = (ending.leader - ending.declarer + 3) % 3;
    Trick trick{leader, 0, tricks_left(ending), 0, 0, leader, false, {}};
    for (int i = 0; i < ending.laid; ++i) trick.add(i, ending.table[i], i > 0 && beats(ending.table[i], trick.best, trump_));
    return trick;
}

// Whether the declarer takes at least `need` of the tricks left.
bool Solver::reaches(const Node& node, Trick trick, int laid, int need) {
    Cards mattered = 0;
    if (need <= 0) return true;
    if (need > trick.left) return false;
    trick.need = need;
    if (laid == 0) return lead(node, trick.leader, trick.left, need, mattered);
    return laid == 1 ? follow<1>(node, trick, mattered) : follow<2>(node, trick, mattered);
}

// The same after one more card, and what mattered to it.
bool Solver::reaches_after(const Node& node, Trick trick, int laid, int need, Card card, Cards& mattered) {
    mattered = 0;
    if (need <= 0) return true;
    if (need > trick.left) return false;
    trick.need = need;
    if (laid > 0) return lay(node, trick, laid, card, mattered);
    trick.add(0, card, false);
    return follow<1>(node, trick, mattered);
}

int Solver::tricks(const Ending& ending, int least, int most) {
    const Node node = begin(ending);
    const Trick trick = on_table(ending);
    int low = std::clamp(least, 0, trick.left), high = std::clamp(most, low, trick.left);
    int guess = misar_ ? 1 : (trick.left + 1) / 2;
    while (low < high) {
        const int need = std::clamp(guess, low + 1, high);
        if (reaches(node, trick, ending.laid, need)) {
            low = need;
            guess = need + 1;
        } else {
            high = need - 1;
            guess = need - 1;
        }
    }
    return std::clamp(low, least, most);
}

// Asks `ask(card, mattered)` for one card of each kind and hands the answer on for all cards that share it: those that
// are equal, and those that, like the card itself, are too low to have mattered.
template <typename Ask, typename Tell>
void Solver::for_each_kind(const Ending& ending, const Node& node, Ask&& ask, Tell&& tell) const {
    const Cards hand = ending.hands[to_act(ending)];
    for (Cards rest = legal(ending); rest;) {
        const Card card = last(rest);  // low cards first: they seldom matter
        Cards mattered = 0;
        const auto answer = ask(card, mattered);
        Cards alike = same_failure(mattered, hand, card) | bit(card);
        core::for_each(hand, [&](Card top) {
            const Cards group = equals(hand, node.all, top);
            if (group & bit(card)) alike |= group;
        });
        core::for_each(alike & rest, [&](Card each) { tell(each, answer); });
        rest &= ~alike;
    }
}

std::vector<std::pair<Card, int>> Solver::values(const Ending& ending, int least, int most) {
    std::vector<std::pair<Card, int>> found;
    if (!tricks_left(ending)) return found;
    const int best = tricks(ending, least, most);
    const Node node = begin(ending);
    const Trick trick = on_table(ending);
    const bool more = wants_true((to_act(ending) - ending.declarer + 3) % 3);
    const auto value_of = [&](Card card, Cards& mattered) {
        int value = best;  // most cards are worth as much as the best, or little less
        const auto asked = [&](int need) {
            Cards here = 0;
            const bool reached = reaches_after(node, trick, ending.laid, need, card, here);
            mattered |= here;
            return reached;
        };
        if (more)
            while (value > least && !asked(value)) --value;
        else
            while (value < most && asked(value + 1)) ++value;
        return value;
    };
    for_each_kind(ending, node, value_of, [&](Card card, int value) { found.emplace_back(card, value); });
    std::ranges::sort(found);
    return found;
}

Solution Solver::solve(const Ending& ending, int least, int most) {
    const std::uint64_t before = nodes_;
    Solution solution;
    if (!tricks_left(ending)) return solution;
    solution.tricks = tricks(ending, least, most);
    const Node node = begin(ending);
    const Trick trick = on_table(ending);
    const bool more = wants_true((to_act(ending) - ending.declarer + 3) % 3);
    const auto keeps = [&](Card card, Cards& mattered) {
        if (solution.tricks == (more ? least : most)) return true;
        return reaches_after(node, trick, ending.laid, solution.tricks + !more, card, mattered) == more;
    };
    for_each_kind(ending, node, keeps, [&](Card card, bool kept) {
        if (kept) solution.best |= bit(card);
    });
    solution.nodes = nodes_ - before;
    return solution;
}

}  // namespace stik::vira
