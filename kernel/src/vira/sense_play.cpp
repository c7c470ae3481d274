// The play of the cards by rules of thumb.
#include "vira/sense.hpp"

namespace stik::vira {

using core::bit;
using core::count;
using core::first;
using core::last;
using core::suit_mask;
using core::suit_of;

namespace {

int place(Card card) noexcept { return card - core::kRanks * suit_of(card); }

// The cards of a set in the suit that stand above all of the others'.
Cards masters(Cards hand, Cards others, int suit) noexcept {
    const Cards theirs = others & suit_mask(suit);
    const Cards mine = hand & suit_mask(suit);
    return theirs ? mine & (bit(first(theirs)) - 1) : mine;
}

// A card that is missed least: not a winner, from the shortest suit where nothing is guarded, as low as can be.
Card least_missed(Cards cards, Cards hand, Cards others, int trump) noexcept {
    Card best = first(cards);
    int least = 1000;
    for (int suit = 0; suit < 4; ++suit) {
        const Cards held = cards & suit_mask(suit);
        if (!held) continue;
        const Card low = last(held);
        int cost = 13 - place(low);
        if (suit == trump) cost += 60;
        if (masters(hand, others, suit) & bit(low)) cost += 30;
        const Cards higher = others & suit_mask(suit) & (bit(low) - 1);
        const Cards whole = hand & suit_mask(suit);
        if (count(whole) == 2 && place(first(whole)) <= 2 && higher) cost += 8;  // a guard
        if (cost < least) {
            least = cost;
            best = low;
        }
    }
    return best;
}

Card lead_with_trumps(const Play& play, Cards hand, Cards others, bool declarer, core::Random& random) noexcept {
    const int trump = play.trump;
    const Cards trumps = trump < 4 ? hand & suit_mask(trump) : 0, theirs = trump < 4 ? others & suit_mask(trump) : 0;
    if (declarer && trumps && theirs) {
        const bool high = masters(hand, others, trump) != 0;
        if (high && (count(trumps) >= 3 || hand == trumps || count(theirs) == 1)) return first(trumps);
        if (count(trumps) >= 4 || 2 * count(trumps) > count(theirs) + 1) return count(trumps) > 3 && place(first(trumps)) <= 3 ? first(trumps) : last(trumps);
    }
    // winners, from the longest suit for a declarer whose trumps are alone, from the shortest for the others
    Card best = -1;
    int most = -100;
    for (int suit = 0; suit < 4; ++suit) {
        if (suit == trump) continue;
        const Cards held = hand & suit_mask(suit);
        if (!held) continue;
        const Cards top = masters(hand, others, suit);
        const int length = count(held), out = count(others & suit_mask(suit));
        int score = static_cast<int>(random.below(4));
        Card card;
        if (top) {
            score += 20 + (theirs && out < 4 ? -8 : 0) + (theirs ? -length : length);
            card = first(top);
        } else {
            const bool sequence = length > 1 && count(others & suit_mask(suit) & (bit(first(held)) - 1)) == 1 &&
                                  !(others & suit_mask(suit) & ~((bit(first(held)) << 1) - 1) & (bit(first(held & (held - 1))) - 1));
            card = sequence ? first(held) : last(held);
            score += length + (sequence ? 5 : 0) - (place(first(held)) == 1 && length < 3 ? 4 : 0);  // not away from a king
        }
        if (score > most) {
            most = score;
            best = card;
        }
    }
    if (best >= 0) return best;
    return masters(hand, others, trump) ? first(trumps) : last(trumps);
}

Card with_trumps(const Play& play, core::Random& random) noexcept {
    const auto seat = static_cast<std::size_t>(play.to_act());
    const Cards hand = play.hands[seat], legal = play.legal();
    if (!(legal & (legal - 1))) return first(legal);
    const Cards others = (play.hands[0] | play.hands[1] | play.hands[2]) & ~hand;
    const bool declarer = play.to_act() == play.declarer;
    if (play.laid == 0) return lead_with_trumps(play, hand, others, declarer, random);

    const int led = suit_of(play.table[0]);
    const bool follows = legal & suit_mask(led), last_hand = play.laid == 2;
    const Card low = follows ? last(legal) : least_missed(legal, hand, others, play.trump);
    const bool friendly = !declarer && play.holder != play.declarer;
    const int best_suit = suit_of(play.best);
    const bool is_master = !(others & suit_mask(best_suit) & (bit(play.best) - 1));
    if (friendly && (last_hand || (is_master && (best_suit == play.trump || others & suit_mask(led))))) return low;

    // what beats the best card so far
    Cards winning = legal & suit_mask(best_suit) & (bit(play.best) - 1);
    if (play.trump < 4 && best_suit != play.trump) winning |= legal & suit_mask(play.trump);
    if (!winning) return low;
    if (!follows) return last(winning);  // a ruff, as low as it goes
    if (last_hand) return last(winning);
    const Cards sure = masters(winning, others, led);
    if (sure && (led == play.trump || count(others & suit_mask(led)) > 1)) return last(sure);
    if (friendly) return low;
    // second hand low, but an honour covers an honour
    return place(play.best) <= 3 && place(first(winning)) <= 2 && random.below(2) ? last(winning) : low;
}

// misär

// How many lower cards the others still hold, beyond those that one can duck with oneself.
int exposure(Card card, Cards hand, Cards others) noexcept {
    const Cards lower = suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1);
    const int theirs = count(others & lower);
    return theirs ? theirs - count(hand & lower) : -1;
}

template <typename Score>
Card highest_score(Cards cards, Score&& score) noexcept {
    Card best = first(cards);
    int most = -100000;
    core::for_each(cards, [&](Card card) {
        if (const int found = score(card); found > most) {
            most = found;
            best = card;
        }
    });
    return best;
}

Card in_misar(const Play& play) noexcept {
    const auto seat = static_cast<std::size_t>(play.to_act());
    const Cards hand = play.hands[seat], legal = play.legal();
    if (!(legal & (legal - 1))) return first(legal);
    const Cards others = (play.hands[0] | play.hands[1] | play.hands[2]) & ~hand;
    const bool declarer = play.to_act() == play.declarer;
    if (play.laid == 0) {
        if (declarer)
            return highest_score(legal, [&](Card card) {
                const Cards suit = others & suit_mask(suit_of(card));
                const int higher = count(suit & (bit(card) - 1)), lower = count(suit) - higher;
                return (higher ? 1000 : 0) - 20 * lower + higher;
            });
        // the lowest card of a suit that is still out, from a short suit
        return highest_score(legal, [&](Card card) {
            const Cards suit = others & suit_mask(suit_of(card));
            const int lower = count(suit & ~((bit(card) << 1) - 1));
            return (suit ? 1000 : 0) - 20 * lower + 2 * place(card) - count(hand & suit_mask(suit_of(card)));
        });
    }
    const int led = suit_of(play.table[0]);
    if (!(legal & suit_mask(led))) {
        if (declarer) return highest_score(legal, [&](Card card) { return 20 * exposure(card, hand, others) - place(card); });
        // a defender throws high cards from suits that the declarer may be caught in
        return highest_score(legal, [&](Card card) { return -place(card) - 3 * count(hand & suit_mask(suit_of(card))) - (others & suit_mask(suit_of(card)) ? 0 : 20); });
    }
    const Cards under = legal & ~((bit(play.best) << 1) - 1);
    if (declarer) return under ? first(under) : play.laid == 2 ? first(legal) : last(legal);
    if (play.holder == play.declarer) return under ? first(under) : first(legal);  // let him have it
    const bool declarer_to_come = play.laid == 1 && (seat + 1) % 3 == static_cast<std::size_t>(play.declarer);
    return declarer_to_come ? last(legal) : first(legal);
}

}  // namespace

Card sensible_card(const Play& play, bool misar, core::Random& random) noexcept {
    return misar ? in_misar(play) : with_trumps(play, random);
}

void sensible_play_out(Play& play, bool misar, core::Random& random) noexcept {
    while (play.left > 0) play.lay(sensible_card(play, misar, random));
}

}  // namespace stik::vira
