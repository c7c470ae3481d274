// What may be done now: the same sets as the engine's `legal_actions`, `calls` and `offers`, in the same order.
#pragma once

#include "moves.hpp"
#include "trick.hpp"

namespace stik::voms {

/// One card, two to four alike, or two pairs (2.4 of the rules).
inline bool is_lead(const Rules& rules, const Group& cards) {
    if (cards.size <= 1) return cards.size == 1;
    if (cards.size > rules.max_lead) return false;
    std::array<int, hand_size> ranks{};
    for (int place = 0; place < cards.size; ++place) {  // sorted by insertion
        int hole = place;
        const int rank = rules.pairs_as[cards.cards[place]];
        for (; hole > 0 && ranks[hole - 1] > rank; --hole) ranks[hole] = ranks[hole - 1];
        ranks[hole] = rank;
    }
    if (ranks[0] == ranks[cards.size - 1]) return true;
    if (cards.size != 4 || ranks[0] != ranks[1] || ranks[2] != ranks[3]) return false;
    return rules.sevens_in_two_pairs || (ranks[0] != rank_seven && ranks[2] != rank_seven);  // V13
}

/// Whether no two cards of the hand are alike; may say no where they are not.
inline bool only_single_leads(const Rules& rules, Mask hand) {
    if (rules.max_lead == 1) return true;
    constexpr Mask one_suit = (Mask{1} << 13) - 1;
    const Mask ranks = (hand | hand >> 13 | hand >> 26 | hand >> 39) & one_suit;
    return rules.plain_ranks && size_of(ranks) == size_of(hand);
}

/// Calls `visit` with every lead, shortest first, each in pack order.
template <class Visit>
void each_lead(const Rules& rules, Mask hand, Visit&& visit) {
    std::array<Card, hand_size> held{};
    int count = 0;
    for (Mask rest = hand; rest; rest &= rest - 1) held[count++] = lowest(rest);
    for (int card = 0; card < count; ++card) visit(Group{1, {held[card]}});
    if (only_single_leads(rules, hand)) return;
    const auto alike = [&](int one, int other) { return rules.pairs_as[held[one]] == rules.pairs_as[held[other]]; };
    for (int one = 0; one < count; ++one)
        for (int two = one + 1; two < count; ++two)
            if (alike(one, two)) visit(Group{2, {held[one], held[two]}});
    if (rules.max_lead == 2) return;
    for (int one = 0; one < count; ++one)
        for (int two = one + 1; two < count; ++two)
            for (int three = two + 1; three < count; ++three)
                if (alike(one, two) && alike(two, three)) visit(Group{3, {held[one], held[two], held[three]}});
    if (rules.max_lead == 3 || count < 4) return;
    const Group all{4, held};
    if (is_lead(rules, all)) visit(all);
}

/// Calls `visit` with every way to lay `width` cards of the hand on the piles.
template <class Visit>
void each_answer(Mask hand, int width, Visit&& visit) {
    const auto extend = [&](auto& self, Group& group, Mask rest) -> void {
        if (group.size == width) {
            visit(static_cast<const Group&>(group));
            return;
        }
        for (Mask left = rest; left; left &= left - 1) {
            const Card card = lowest(left);
            group.cards[group.size++] = card;
            self(self, group, rest & ~bit(card));
            group.cards[--group.size] = 0;
        }
    };
    Group group;
    extend(extend, group, hand);
}

template <class Visit>
void each_play(const Rules& rules, const Position& at, int seat, Visit&& visit) {
    if (const int width = at.trick.group.size)
        each_answer(at.hands[seat], width, visit);
    else
        each_lead(rules, at.hands[seat], visit);
}

/// Toqu waits for Voms, unless its player holds both.
inline bool too_early(const Position& at, int seat) { return !((at.played | at.hands[seat]) & VOMS_BIT); }

inline bool early_toqu_happens(const Rules& rules) {
    return rules.faults == Faults::allowed && rules.toqu_early == ToquEarly::opponents_choose;
}

inline Mask on_table(const Trick& trick) {
    Mask set = 0;
    for (int laid = 0; laid < trick.laid; ++laid)
        for (int pile = 0; pile < trick.group.size; ++pile) set |= bit(trick.plays[laid].cards[pile]);
    return set;
}

/// Whether a play with Voms breaks a rule of section 3.1 (V104).
inline bool voms_breach(const Rules& rules, const Position& at, int seat, const Group& cards) {
    const Trick& trick = at.trick;
    const bool following = trick.laid;
    const bool takes = following && takes_over(rules, at, seat, cards);
    if (at.setup.first_deal && at.played == on_table(trick)) {
        const bool excepted = takes && cards.size > 1 && rules.first_trick_pair_exception;
        const bool banned = rules.first_trick_ban == FirstTrickBan::any_play ||
                            (rules.first_trick_ban == FirstTrickBan::lead && !following);
        if (banned && !excepted) return true;
    }
    if (!following) return false;
    if (trick.sevens >> cards.find(VOMS) & 1) return true;  // V58, V108
    if (is_last_to_play(rules, trick)) {
        if (!(at.played & TOQU_BIT)) return true;
        if (rules.voms_last_seat_needs_empty_stock && at.stock.size()) return true;
    }
    if (rules.voms_sacrifice == Sacrifice::forbidden && !takes)
        return cards.size > 1 || (trick.group.cards[0] == D3 && !trick.led);
    return false;
}

/// Whether Toqu on an opponent's Voms would take the trick (V44, V45).
inline bool owes_toqu(const Rules& rules, const Position& at, int seat) {
    const Trick& trick = at.trick;
    if (!(at.hands[seat] & TOQU_BIT) || !rules.toqu_duty) return false;
    const int pile = trick.group.find(VOMS);
    if (pile < 0 || rules.same_side(trick.holder, seat)) return false;
    bool owes = false;
    each_answer(at.hands[seat], trick.group.size, [&](const Group& cards) {
        owes = owes || (cards.cards[pile] == TOQU && takes_over(rules, at, seat, cards));
    });
    return owes;
}

/// Whether a play breaks a rule on Voms or Toqu; `owes` says that Toqu is owed on an opponent's Voms.
inline bool breach(const Rules& rules, const Position& at, int seat, const Group& cards, bool owes) {
    if (cards.find(VOMS) >= 0 && voms_breach(rules, at, seat, cards)) return true;
    if (cards.find(TOQU) >= 0 && too_early(at, seat) && !early_toqu_happens(rules)) return true;
    if (!owes) return false;
    const Card on_voms = cards.cards[at.trick.group.find(VOMS)];
    const bool wanted = on_voms == TOQU || (on_voms == D3 && rules.d3_instead_of_toqu);
    return !wanted || !takes_over(rules, at, seat, cards);
}

/// The single cards that the rules on Voms and Toqu leave, to lead or to answer one; all if they leave none (V101).
/// Groups that are led are free just when each of their cards is.
inline Mask free_singles(const Rules& rules, const Position& at, int seat) {
    const Mask hand = at.hands[seat];
    Mask left = hand;
    if (at.trick.laid && owes_toqu(rules, at, seat)) left &= rules.d3_instead_of_toqu ? TOQU_BIT | D3_BIT : TOQU_BIT;
    if ((left & TOQU_BIT) && too_early(at, seat) && !early_toqu_happens(rules)) left &= ~TOQU_BIT;
    if ((left & VOMS_BIT) && voms_breach(rules, at, seat, Group{1, {VOMS}})) left &= ~VOMS_BIT;
    return left ? left : hand;
}

/// Whether the play is the fault of Toqu before Voms, at a table that lets it happen (V102).
inline bool is_early_toqu(const Rules& rules, const Position& at, int seat, const Group& cards) {
    if (cards.find(TOQU) < 0 || !at.bound(rules) || !early_toqu_happens(rules) || !too_early(at, seat)) return false;
    bool other = false;
    each_play(rules, at, seat, [&](const Group& group) {
        other = other || (group.find(TOQU) < 0 && !breach(rules, at, seat, group, false));
    });
    return other;
}

/// Every play that the rules on Voms and Toqu leave, or all if they leave none (V101).
inline void legal_plays(const Rules& rules, const Position& at, Moves& moves) {
    const int seat = at.to_act;
    const Mask hand = at.hands[seat], obliged = at.obliged & hand;
    const bool bound = (hand & VOMS_AND_TOQU) && at.bound(rules);
    const int width = at.trick.group.size;
    if (width == 1 || (!width && only_single_leads(rules, hand))) {
        const Mask free = bound ? free_singles(rules, at, seat) : hand;
        for (Mask rest = free & obliged ? free & obliged : free; rest; rest &= rest - 1)
            moves.add(Move::single(lowest(rest)));
        return;
    }
    const auto add = [&](const Group& cards) { moves.add(Move::play(cards)); };
    if (!width) {
        each_lead(rules, bound ? free_singles(rules, at, seat) : hand, add);
    } else if (!bound) {
        each_answer(hand, width, add);
    } else {
        const bool owes = owes_toqu(rules, at, seat);
        each_answer(hand, width, [&](const Group& cards) {
            if (!breach(rules, at, seat, cards, owes)) add(cards);
        });
        if (!moves.count) each_answer(hand, width, add);
    }
    if (!obliged) return;
    int most = 0;  // as many obliged cards as possible; what may not be played goes back (V98)
    for (Move move : moves) most = std::max(most, size_of(move.group().mask() & obliged));
    int kept = 0;
    for (int place = 0; place < moves.count; ++place)
        if (size_of(moves.list[place].group().mask() & obliged) == most) moves.list[kept++] = moves.list[place];
    moves.count = kept;
}

/// Every choice of the seat to act; calls stand apart.
inline void legal_moves(const Rules& rules, const Position& at, Moves& moves) {
    moves.count = 0;
    switch (at.phase) {
        case Phase::play: legal_plays(rules, at, moves); return;
        case Phase::choice:
            moves.add(Move::of(Kind::reshuffle));
            moves.add(Move::of(Kind::go_on));
            return;
        case Phase::cut:
            for (int place = 1; place < at.stock.size(); ++place) moves.add(Move::of(Kind::cut, 0, place));
            if (rules.knock || at.to_act != rules.before(at.setup.dealer)) moves.add(Move::of(Kind::knock));
            return;
        case Phase::over: return;
    }
}

struct Call {
    Seat seat;
    Move move;
};

struct Calls {
    int count = 0;
    std::array<Call, 20> list;

    void add(int seat, Kind kind) { list[count++] = {static_cast<Seat>(seat), Move::of(kind)}; }
    const Call* begin() const { return list.data(); }
    const Call* end() const { return list.data() + count; }
};

/// The procedural calls that are open besides, and to whom.
inline void open_calls(const Rules& rules, const Position& at, Calls& calls) {
    calls.count = 0;
    const Watch& watch = at.watch;
    if (at.phase == Phase::over) return;
    if (at.may_stop != nobody)
        for (int seat = 0; seat < rules.players; ++seat)
            if (rules.side_of[seat] == at.may_stop) calls.add(seat, Kind::stop);
    if (watch.voms_scored_by != nobody) {
        if (watch.may_show) calls.add(watch.voms_scored_by, Kind::show);
        if (watch.may_annul)
            for (int seat = 0; seat < rules.players; ++seat)
                if (!rules.same_side(seat, watch.voms_scored_by)) calls.add(seat, Kind::annul);
    }
    if (watch.melted != nobody) {
        const bool by_itself = rules.announce == Announcing::by_player && at.bound(rules) && !watch.announced &&
                               (at.hands[watch.melted] & VOMS_AND_TOQU) == VOMS_AND_TOQU;
        if (watch.may_announce || by_itself) calls.add(watch.melted, Kind::announce);
        if (watch.may_reshuffle)
            for (int seat = 0; seat < rules.players; ++seat)
                if (!rules.same_side(seat, watch.melted)) calls.add(seat, Kind::reshuffle);
    }
}

/// To whom the dealer may hold out the pack, while nobody else has been offered it.
inline void open_offers(const Rules& rules, const Position& at, Moves& moves) {
    moves.count = 0;
    if (at.phase != Phase::cut || !rules.cut_trap || at.to_act != rules.before(at.setup.dealer)) return;
    for (int seat = 0; seat < rules.players; ++seat)
        if (seat != at.setup.dealer) moves.add(Move::of(Kind::offer, 0, seat));
}

/// Whether a card may be thrown before its player's turn, where the table lets it happen (V98).
inline bool may_play_ahead(const Rules& rules, const Position& at, int seat, Card card) {
    if (rules.out_of_turn == OutOfTurn::refused || seat == at.to_act || at.phase != Phase::play) return false;
    if (seat >= rules.players) return false;
    for (int laid = 0; laid < at.trick.laid; ++laid)
        if (at.trick.plays[laid].seat == seat && rules.rounds == 1) return false;
    return (at.hands[seat] & bit(card)) && !(at.obliged & bit(card));
}

/// Whether a move of any kind may be made now by whoever may make it.
inline bool is_legal(const Rules& rules, const Position& at, Move move) {
    Moves moves;
    switch (move.kind()) {
        case Kind::ahead: return may_play_ahead(rules, at, move.seat(), static_cast<Card>(move.first()));
        case Kind::offer: open_offers(rules, at, moves); return moves.has(move);
        case Kind::play:
        case Kind::cut:
        case Kind::knock:
        case Kind::go_on: legal_moves(rules, at, moves); return moves.has(move);
        default: break;
    }
    if (move.kind() == Kind::reshuffle && at.phase == Phase::choice) return true;
    Calls calls;
    open_calls(rules, at, calls);
    for (const Call& call : calls)
        if (call.move == move) return true;
    return false;
}

}  // namespace stik::voms
