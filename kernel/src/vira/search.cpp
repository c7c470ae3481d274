// The search: alpha-beta with zero windows. Each call proves or refutes "the declarer takes at least `need` of the
// tricks left", and says which cards mattered to the proof, so that the table can keep it in its most general form.
//
// What mattered. A trick that was decided by rank rests on its winning card (and so, as the table sees it, on all higher
// cards of that suit); other tricks rest on lengths alone. A side that has a good move needs the grounds of that move
// only; a side whose every move fails needs the grounds of all refutations.
#include "vira/grounds.hpp"
#include "vira/solver.hpp"
#include "vira/tricks.hpp"

namespace stik::vira {

using core::bit;
using core::count;
using core::first;
using core::suit_mask;
using core::suit_of;

bool Solver::lead(const Node& node, int leader, int left, int need, Cards& mattered) {
    mattered = 0;
    if (need <= 0) return true;
    if (need > left) return false;
    ++nodes_;
    if (const int known = settled(node, leader, left, need, mattered)) return known > 0;

    const std::uint64_t key = node.lengths | std::uint64_t(leader) << 48;
    const Owners owners = packed(node.pattern);
    std::uint8_t remembered = Table::kNoMove;
    const auto* entry = table_.find(key, owners, [&](const Table::Entry& found) {
        if (found.low >= need || found.high < need) return true;
        if (found.move != Table::kNoMove) remembered = found.move;
        return false;
    });
    if (entry) {
        mattered = mattered_in(entry->mask, node.all);
        return entry->low >= need;
    }

    Moves moves;
    order_leads(node, leader, moves);
    if (remembered != Table::kNoMove) {
        const Cards suit = node.all & suit_mask(remembered >> 4);
        const Card card = core::nth(suit, remembered & 15);
        moves.to_front(card);
    }

    const bool wanted = wants_true(leader);
    Trick trick{leader, need, left, 0, 0, leader, false, {}};
    Cards grounds = 0;
    std::uint8_t best = Table::kNoMove;
    bool result = !wanted;
    Cards failed = 0;
    for (int i = 0; i < moves.size; ++i) {
        const Card card = moves.card[i];
        if (failed & bit(card)) continue;
        trick.led = suit_of(card);
        trick.best = trick.card[0] = card;
        Cards here = 0;
        if (follow<1>(node, trick, here) == wanted) {
            result = wanted;
            grounds = here;
            const Cards suit = node.all & suit_mask(trick.led);
            best = static_cast<std::uint8_t>(trick.led << 4 | count(suit & (bit(card) - 1)));
            break;
        }
        failed |= same_failure(here, node.hand[leader], card);
        grounds |= with_equals(here, equals(node.hand[leader], node.all, card), card);
    }
    mattered = grounds;
    table_.store(key, owners, mask_of(grounds, node.all), result ? need : 0, result ? left : need - 1, best);
    return result;
}

template <int Position>
bool Solver::follow(const Node& node, const Trick& trick, Cards& mattered) {
    int seat = next_seat(trick.leader);
    if constexpr (Position == 2) seat = next_seat(seat);
    const Cards hand = node.hand[seat];
    Cards legal = hand & suit_mask(trick.led);
    if (!legal) legal = hand;
    if (!(legal & (legal - 1))) return lay(node, trick, Position, first(legal), mattered);
    Moves moves;
    order_follows(node, trick, Position, legal, moves);

    const bool wanted = wants_true(seat);
    Cards grounds = 0, failed = 0;
    for (int i = 0; i < moves.size; ++i) {
        const Card card = moves.card[i];
        if (failed & bit(card)) continue;
        Cards here = 0;
        if (lay(node, trick, Position, card, here) == wanted) {
            mattered = here;
            return wanted;
        }
        failed |= same_failure(here, hand, card);
        grounds |= with_equals(here, equals(hand, node.all, card), card);
    }
    mattered = grounds;
    return !wanted;
}

bool Solver::lay(const Node& node, const Trick& trick, int position, Card card, Cards& mattered) {
    Trick laid = trick;
    laid.add(position, card, beats(card, trick.best, trump_));
    return position == 1 ? follow<2>(node, laid, mattered) : finish(node, laid, mattered);
}

void Solver::Trick::add(int position, Card laid, bool wins) noexcept {
    card[position] = laid;
    const bool same = position > 0 && suit_of(laid) == suit_of(best);
    if (position == 0) led = suit_of(laid);
    if (position == 0 || wins) {
        best = laid;
        holder = (leader + position) % 3;
        by_rank = same;
    } else if (same) {
        by_rank = true;
    }
}

bool Solver::finish(const Node& node, const Trick& trick, Cards& mattered) {
    const int need = trick.need - (trick.holder == 0), left = trick.left - 1;
    const Cards decided = trick.by_rank ? bit(trick.best) : 0;
    if (need <= 0 || need > left) {
        mattered = decided;
        return need <= 0;
    }
    Node child = node;
    int seat = trick.leader;
    for (const Card card : trick.card) {
        const int suit = suit_of(card), above = 2 * count(child.all & suit_mask(suit) & (bit(card) - 1));
        const std::uint32_t kept = child.pattern[suit] & ((std::uint32_t{1} << above) - 1);
        child.pattern[suit] = kept | (child.pattern[suit] >> (above + 2)) << above;
        child.lengths -= length_unit(seat, suit);
        child.hand[seat] ^= bit(card);
        child.all ^= bit(card);
        seat = next_seat(seat);
    }
    const bool result = lead(child, trick.holder, left, need, mattered);
    mattered |= decided;
    return result;
}

template bool Solver::follow<1>(const Node&, const Trick&, Cards&);
template bool Solver::follow<2>(const Node&, const Trick&, Cards&);

}  // namespace stik::vira
