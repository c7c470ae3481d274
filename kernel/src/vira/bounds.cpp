// Bounds that need no search: tricks from the top, the highest trumps, and a misär that cannot be broken.
#include <algorithm>

#include "vira/solver.hpp"
#include "vira/tricks.hpp"

namespace stik::vira {

using core::bit;
using core::count;
using core::first;
using core::kNoTrump;
using core::kRanks;
using core::kSuits;
using core::last;
using core::suit_mask;

// 1 if the declarer certainly takes enough, -1 if he certainly does not, 0 if it is not known.
int Solver::settled(const Node& node, int leader, int left, int need, Cards& mattered) const {
    if (misar_) {
        if (leader != 0 && trump_ == kNoTrump && misar_is_safe(node, mattered)) return -1;
        return 0;
    }
    const int spare = left - need + 1;  // so many tricks of the defenders are too many
    if (leader == 0) {
        if (declarer_runs(node, need, mattered) >= need) return 1;
    } else if (defender_runs(node, leader, spare, mattered) >= spare) {
        return -1;
    }
    if (trump_ == kNoTrump) {
        mattered = 0;
        return 0;
    }
    // The highest trumps win whoever leads, each a trick of its own, unless they are among the cards never played.
    const Cards trumps = suit_mask(trump_), own = node.hand[0] & trumps;
    const Cards others = (node.hand[1] | node.hand[2]) & trumps;
    const Cards own_high = others ? own & (bit(first(others)) - 1) : own;
    const int own_needed = need + count(node.hand[0]) - left;
    if (count(own_high) >= own_needed) {
        mattered = others ? bit(core::nth(own_high, own_needed - 1)) : 0;
        return 1;
    }
    for (const int seat : {1, 2}) {
        const Cards held = node.hand[seat] & trumps;
        const Cards high = own ? held & (bit(first(own)) - 1) : held;
        const int needed = spare + count(node.hand[seat]) - left;
        if (count(high) >= needed) {
            mattered = own ? bit(core::nth(high, needed - 1)) : 0;
            return -1;
        }
    }
    mattered = 0;
    return 0;
}

// Tricks that the declarer, who leads, can take from the top before anybody else comes in.
int Solver::declarer_runs(const Node& node, int wanted, Cards& mattered) const {
    const Cards hand = node.hand[0], left = node.hand[1], right = node.hand[2], others = left | right;
    const Cards trumps = trump_ == kNoTrump ? 0 : suit_mask(trump_);
    int found = 0;
    Cards grounds = 0;
    // The highest cards of a suit; all of it, if those exhaust the others.
    const auto run = [&](int suit, int limit) {
        const Cards mask = suit_mask(suit), own = hand & mask;
        if (!own) return;
        const Cards theirs = others & mask;
        int high = count(theirs ? own & (bit(first(theirs)) - 1) : own);
        const int longest = std::max(count(left & mask), count(right & mask));
        int tricks = high >= longest ? count(own) : high;
        tricks = std::min({tricks, limit, wanted - found});
        if (tricks > 0 && theirs) grounds |= bit(core::nth(own, std::min({tricks, high, longest}) - 1));
        found += tricks;
    };
    bool drawn = true;
    if (trumps) {
        const int before = found;
        run(trump_, kRanks);
        const int longest = std::max(count(left & trumps), count(right & trumps));
        drawn = found - before >= longest;
        if (found >= wanted) {
            mattered = grounds;
            return found;
        }
    }
    for (int suit = 0; suit < kSuits && found < wanted; ++suit) {
        if (suit == trump_) continue;
        int limit = kRanks;
        if (!drawn) {  // who still has trumps must be able to follow
            if (left & trumps) limit = std::min(limit, count(left & suit_mask(suit)));
            if (right & trumps) limit = std::min(limit, count(right & suit_mask(suit)));
        }
        if (limit) run(suit, limit);
    }
    mattered = grounds;
    return found;
}

// Tricks that the defenders can take from the top by the hand that leads, the partner playing low.
int Solver::defender_runs(const Node& node, int leader, int wanted, Cards& mattered) const {
    const Cards hand = node.hand[leader], partner = node.hand[3 - leader], against = node.hand[0];
    const Cards trumps = trump_ == kNoTrump ? 0 : suit_mask(trump_);
    int found = 0;
    Cards grounds = 0;
    const auto run = [&](int suit, int limit) {
        const Cards mask = suit_mask(suit), own = hand & mask;
        if (!own) return 0;
        const Cards theirs = against & mask;
        const int high = count(theirs ? own & (bit(first(theirs)) - 1) : own);
        const int longest = count(theirs);
        int tricks = high >= longest ? count(own) : high;
        tricks = std::min({tricks, limit, wanted - found});
        // the partner must be able to stay below, or he would have to lead on
        Cards high_first = own, rest = partner & mask;
        Card lowest = -1;
        int taken = 0;
        for (; taken < tricks; ++taken) {
            const Card card = first(high_first);
            if (rest) {
                const Card under = last(rest);
                if (under < card) break;
                rest ^= bit(under);
                lowest = card;
            }
            if (theirs && taken < std::min(high, longest)) lowest = card;
            high_first ^= bit(card);
        }
        if (lowest >= 0) grounds |= bit(lowest);
        found += taken;
        return taken;
    };
    bool drawn = true;
    if (trumps) {
        const int taken = run(trump_, kRanks);
        drawn = taken >= count(against & trumps);
        if (found >= wanted) {
            mattered = grounds;
            return found;
        }
    }
    for (int suit = 0; suit < kSuits && found < wanted; ++suit) {
        if (suit == trump_) continue;
        const int limit = drawn ? kRanks : count(against & suit_mask(suit));
        if (limit) run(suit, limit);
    }
    mattered = grounds;
    return found;
}

// Whether the declarer, who does not lead, can stay below in every suit to the end: in each his n-th lowest card is
// lower than the n-th lowest of the others together, so he always has one to play below what is led.
bool Solver::misar_is_safe(const Node& node, Cards& mattered) const {
    const Cards others = node.hand[1] | node.hand[2];
    Cards grounds = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        Cards own = node.hand[0] & suit_mask(suit), theirs = others & suit_mask(suit);
        if (!own || !theirs) continue;
        grounds |= bit(last(own | theirs));
        while (own && theirs) {
            const Card low = last(own), lowest = last(theirs);
            if (low < lowest) return false;
            own ^= bit(low);
            theirs ^= bit(lowest);
        }
    }
    mattered = grounds;
    return true;
}

}  // namespace stik::vira
