// From the pack to the first lead: cutting, knocking, dealing, and the deals that are void.
#include <algorithm>

#include "play.hpp"

namespace stik::voms {

namespace {

bool all_lack_one(const Rules& rules, const Setup& setup) {
    for (int side = 0; side < rules.sides; ++side)
        if (setup.lack(side) != 1) return false;
    return true;
}

/// Nobody holds a card; the player after the dealer will lead.
Position blank(const Rules& rules, const Setup& setup, const Stock& stock) {
    Position at;
    at.setup = setup;
    at.score = setup.score;
    at.target = setup.target;
    at.stock = stock;
    at.to_act = static_cast<Seat>(rules.after(setup.dealer));
    at.trick.leader = at.trick.holder = at.to_act;
    return at;
}

/// The side's whole score goes; strokes once drawn stay (V74); 8:8 follows the new stand, as no card is dealt yet.
void lose_all_lus(const Rules& rules, Position& at, int side) {
    at.setup.score[side] = 0;
    if (rules.lost_lus_target == LostTarget::reset) at.setup.target[side] = static_cast<Lus>(rules.target);
    at.setup.eight_eight = rules.eight_eight && all_lack_one(rules, at.setup);
    at.score = at.setup.score;
    at.target = at.setup.target;
}

/// Voms and Toqu in one first hand (V20).
bool voids(const Rules& rules, Mask hand) {
    switch (rules.redeal) {
        case Redeal::both: return (hand & VOMS_AND_TOQU) == VOMS_AND_TOQU;
        case Redeal::either: return hand & VOMS_AND_TOQU;
        case Redeal::off: return false;
    }
    return false;
}

/// Takes the dealt cards from the stock; says whether the deal is void.
bool dealt(const Rules& rules, Position& at, int used, bool voidable) {
    at.stock.next = static_cast<std::uint8_t>(at.stock.next + used);
    note_melted(rules, at);
    for (int seat = 0; voidable && seat < rules.players; ++seat)
        if (voids(rules, at.hands[seat])) {
            close(rules, at, Ending::reshuffle);
            return true;
        }
    return false;
}

/// Each gets an open card and hidden ones; the open cards are the first trick (V18).
void deal_knocked(const Rules& rules, Position& at) {
    const Stock pack = at.stock;
    const int packet = 1 + rules.knock_hidden, leader = at.trick.leader;
    for (int turn = 0, seat = leader; turn < rules.players; ++turn, seat = rules.after(seat))
        for (int card = 0; card < packet; ++card) at.hands[seat] |= bit(pack[turn * packet + card]);
    if (dealt(rules, at, packet * rules.players, rules.knock_redeal)) return;
    for (int turn = 0, seat = leader; turn < rules.players; ++turn, seat = rules.after(seat)) {
        const Card open = pack[turn * packet];
        lay(rules, at, seat, Group{1, {open}}, true);  // V19, V105: no fault and no penalty
        at.hands[seat] &= ~bit(open);
        at.played |= bit(open);
    }
    finish_trick(rules, at);
}

/// Deals in turn from the player after the dealer.
void deal_out(const Rules& rules, Position& at, bool knocked) {
    at = blank(rules, at.setup, at.stock);
    const Card bottom = at.stock[at.stock.size() - 1];
    if (rules.bottom_check && (bottom == D3 || bottom == TOQU || bottom == VOMS)) {  // V22
        close(rules, at, Ending::reshuffle);
        return;
    }
    if (knocked) {
        deal_knocked(rules, at);
        return;
    }
    for (int turn = 0, seat = at.trick.leader; turn < rules.players; ++turn, seat = rules.after(seat))
        for (int card = 0; card < hand_size; ++card) at.hands[seat] |= bit(at.stock[turn + card * rules.players]);
    dealt(rules, at, hand_size * rules.players, true);
}

}  // namespace

void begin(const Rules& rules, Position& at, bool manual_cut, bool knocked) {
    if (!manual_cut) {
        deal_out(rules, at, knocked);
        return;
    }
    at = blank(rules, at.setup, at.stock);
    at.phase = Phase::cut;
    at.to_act = static_cast<Seat>(rules.before(at.setup.dealer));
}

void cut(const Rules& rules, Position& at, Move move) {
    const int seat = at.to_act, dealer = at.setup.dealer, rightful = rules.before(dealer);
    if (move.kind() == Kind::offer) {  // a trap for who has nothing to lose costs the dealer's side its own (V75)
        const int to = move.first();
        if (to != rightful && !rules.same_side(to, dealer) && at.setup.score[rules.side_of[to]] == 0)
            lose_all_lus(rules, at, rules.side_of[dealer]);
        at.to_act = static_cast<Seat>(to);
    } else if (move.kind() == Kind::knock && seat != rightful) {
        at.to_act = static_cast<Seat>(rightful);  // knocked out of the dealer's hand
    } else if (move.kind() == Kind::knock) {
        deal_out(rules, at, true);
    } else {
        const int side = rules.side_of[seat];
        if (seat != rightful && at.setup.score[side]) lose_all_lus(rules, at, side);
        const auto first = at.stock.cards.begin() + at.stock.next;
        std::rotate(first, first + move.first(), at.stock.cards.begin() + at.stock.end);
        deal_out(rules, at, false);
    }
}

}  // namespace stik::voms
