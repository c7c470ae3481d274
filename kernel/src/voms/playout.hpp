// Random play to the end of a deal.
#pragma once

#include "core/random.hpp"
#include "play.hpp"

namespace stik::voms {

using core::Random;

/// Makes the calls that favour their callers at once, as people do: stop, show, annul, and aavunga when it is due.
/// (Reshuffling a found-out melted hand is left alone: it is a choice, not a right that lapses.)
inline void make_due_calls(const Rules& rules, Position& at) {
    if (at.watch.may_show) apply(rules, at, Move::of(Kind::show));
    if (at.watch.may_announce) apply(rules, at, Move::of(Kind::announce));
    if (at.watch.may_annul && at.watch.voms_scored_by != nobody) apply(rules, at, Move::of(Kind::annul));
    if (at.may_stop != nobody) apply(rules, at, Move::of(Kind::stop));
}

inline bool has_due_calls(const Position& at) {
    return at.may_stop != nobody || at.watch.may_show || at.watch.may_announce || at.watch.may_annul;
}

/// One card of a hand, each equally likely.
inline Card any_of(Mask hand, Random& random) {
    return nth(hand, random.below(static_cast<std::uint32_t>(size_of(hand))));
}

/// Makes one legal move of the seat to act, each equally likely.
inline void play_at_random(const Rules& rules, Position& at, Random& random) {
    if (at.phase == Phase::play && !at.obliged) {  // most plays need no list
        const Mask hand = at.hands[at.to_act];
        const int width = at.trick.group.size;
        const bool bound = (hand & VOMS_AND_TOQU) && at.bound(rules);
        if (width == 1 || (!width && only_single_leads(rules, hand))) {
            const Card card = any_of(bound ? free_singles(rules, at, at.to_act) : hand, random);
            if ((plain_cards >> card & 1) && is_quiet(at.watch))
                play_plain(rules, at, card);
            else
                play_cards(rules, at, Group{1, {card}});
            return;
        }
        if (width && !bound) {
            Group cards;
            for (Mask rest = hand; cards.size < width; rest &= ~bit(cards.cards[cards.size - 1]))
                cards.cards[cards.size++] = any_of(rest, random);
            play_cards(rules, at, cards);
            return;
        }
    }
    Moves moves;
    legal_moves(rules, at, moves);
    apply(rules, at, moves.list[random.below(static_cast<std::uint32_t>(moves.count))]);
}

/// Plays to the end of the deal; returns the number of moves.
inline int play_out(const Rules& rules, Position& at, Random& random) {
    int made = 0;
    for (; at.phase != Phase::over; ++made) {
        if (has_due_calls(at)) {
            make_due_calls(rules, at);
            if (at.phase == Phase::over) break;
        }
        play_at_random(rules, at, random);
    }
    return made;
}

/// A pack in random order, for a new deal: each order equally likely (Fisher and Yates).
inline void shuffle(const Rules& rules, Stock& stock, Random& random) {
    stock.next = 0;
    stock.end = static_cast<std::uint8_t>(rules.pack_size);
    stock.cards = rules.pack;
    for (int last = rules.pack_size - 1; last > 0; --last)
        std::swap(stock.cards[last], stock.cards[random.below(static_cast<std::uint32_t>(last + 1))]);
}

}  // namespace stik::voms
