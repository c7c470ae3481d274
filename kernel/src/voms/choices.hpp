// Moves that come to the same: a search or a solver need try only one of them.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "play.hpp"

namespace stik::voms {

/// Answers that do not take over and lay the same cards lead to the same position, wherever the cards lie, unless Toqu
/// comes to lie on the partner's Voms: one of each is enough.
inline void drop_doubles(const Rules& rules, const Position& at, Moves& moves) {
    if (at.phase != Phase::play || at.trick.group.size < 2) return;
    std::array<std::pair<Mask, bool>, 64> seen;
    int kept = 0, known = 0;
    for (int place = 0; place < moves.count; ++place) {
        const Move move = moves.list[place];
        const Group cards = move.group();
        if (!takes_over(rules, at, at.to_act, cards)) {
            const std::pair found{cards.mask(), puts_toqu_on_partner(rules, at, at.to_act, cards)};
            if (std::find(seen.begin(), seen.begin() + known, found) != seen.begin() + known) continue;
            seen[known++] = found;
        }
        moves.list[kept++] = move;
    }
    moves.count = kept;
}

/// Cards that bring lus, or that rules speak of by name: never like another.
constexpr Mask named_cards = VOMS_AND_TOQU | D3_BIT | bit(KC) | bit(KS) | bit(S2) | bit(JOKER);

/// Whether two cards of one hand beat the same of the cards that are still about, and are beaten by the same.
inline bool are_equal(const Rules& rules, Card one, Card other, Mask about) {
    if (rules.pairs_as[one] != rules.pairs_as[other] || ((bit(one) | bit(other)) & named_cards)) return false;
    for (int led = 0; led < 2; ++led)
        for (int seven = 0; seven < 2; ++seven) {
            const auto& beaten_by = rules.beaten_by[0][led][seven];
            if ((beaten_by[one] ^ beaten_by[other]) & about) return false;
            for (Mask rest = about; rest; rest &= rest - 1)
                if ((beaten_by[lowest(rest)] >> one ^ beaten_by[lowest(rest)] >> other) & 1) return false;
        }
    return true;
}

/// Leaves one of the plays that differ only in cards that are equal. Cards only leave the table, so what is equal stays
/// so. (With two rounds the cards of one hand can meet in a trick: there nothing is dropped.)
inline void drop_equals(const Rules& rules, const Position& at, Moves& moves) {
    if (at.phase != Phase::play || rules.rounds > 1 || at.obliged) return;
    const Mask hand = at.hands[at.to_act];
    Mask about = at.trick.group.mask();
    for (int place = 0; place < at.stock.size(); ++place) about |= bit(at.stock[place]);
    for (int seat = 0; seat < rules.players; ++seat)
        if (seat != at.to_act) about |= at.hands[seat];
    std::array<Card, card_count> like{};
    bool any = false;
    for (Mask rest = hand; rest; rest &= rest - 1) {
        const Card card = lowest(rest);
        like[card] = card;
        for (Mask earlier = hand & (bit(card) - 1); earlier; earlier &= earlier - 1)
            if (are_equal(rules, lowest(earlier), card, about)) {
                like[card] = like[lowest(earlier)];
                any = true;
                break;
            }
    }
    if (!any) return;
    std::array<Move, 64> seen;
    int kept = 0;
    for (int place = 0; place < moves.count; ++place) {
        Group cards = moves.list[place].group();
        for (int pile = 0; pile < cards.size; ++pile) cards.cards[pile] = like[cards.cards[pile]];
        if (!at.trick.laid) std::sort(cards.cards.begin(), cards.cards.begin() + cards.size);
        const Move kind = Move::play(cards);
        if (std::find(seen.begin(), seen.begin() + kept, kind) != seen.begin() + kept) continue;
        seen[kept] = kind;
        moves.list[kept++] = moves.list[place];
    }
    moves.count = kept;
}

}  // namespace stik::voms
