// The course of a deal: cards are laid, the trick is taken, lus are written, hands are drawn up.
#pragma once

#include "legality.hpp"
#include "score.hpp"

namespace stik::voms {

/// Who holds Voms and Toqu together, unless somebody held them earlier.
inline void note_melted(const Rules& rules, Position& at) {
    if (at.watch.melted != nobody) return;
    for (int seat = 0; seat < rules.players; ++seat)
        if ((at.hands[seat] & VOMS_AND_TOQU) == VOMS_AND_TOQU) {
            at.watch.melted = static_cast<Seat>(seat);
            return;
        }
}

/// All draw, the winner first, to four cards or to equal shares (V27).
inline void draw_up(const Rules& rules, Position& at, int first) {
    Stock& stock = at.stock;
    int each = hand_size - size_of(at.hands[first]);
    if (each * rules.players + rules.odd_cards > stock.size()) each = rules.shares(stock.size());
    if (!each) return;
    const Mask before = at.watch.voms_scored_by == nobody ? 0 : at.hands[at.watch.voms_scored_by];
    const bool in_turn = rules.draw == Draw::in_turn;
    const Card* next = &stock.cards[stock.next];
    if (each == 1) {  // nearly always
        for (int turn = 0, seat = first; turn < rules.players; ++turn, seat = rules.after(seat))
            at.hands[seat] |= bit(next[turn]);
    } else {
        const int apart = in_turn ? rules.players : 1, next_share = in_turn ? 1 : each;
        for (int turn = 0, seat = first; turn < rules.players; ++turn, seat = rules.after(seat))
            for (int card = 0; card < each; ++card) at.hands[seat] |= bit(next[turn * next_share + card * apart]);
    }
    stock.next = static_cast<std::uint8_t>(stock.next + each * rules.players);
    if (!(VOMS_AND_TOQU & ~at.played)) return;
    note_melted(rules, at);
    const int scorer = at.watch.voms_scored_by;
    if (scorer != nobody && (at.hands[scorer] & ~before & TOQU_BIT)) {  // to be shown (V55, V102)
        at.watch.toqu_drawn = true;
        if (rules.faults == Faults::refused)
            at.watch.toqu_shown = true;
        else
            at.watch.may_show = true;
    }
}

/// After a trick: the game is won, the deal is over, or all draw and the winner leads.
inline void after_trick(const Rules& rules, Position& at, int winner, bool last) {
    const int first = rules.side_of[winner], all = at.tally.all_units();
    int has_nine = nobody, caller = nobody;
    for (int turn = 0; turn < rules.sides; ++turn) {  // the side that took the trick comes first (V68, V77)
        const int side = turn == 0 ? first : turn <= first ? turn - 1 : turn;
        // exactly what was lacking, and the others have a trick (V66)
        if (at.tally.gain(side) != at.setup.lack(side) || at.tally.units[side] == all) continue;
        if (has_nine == nobody) has_nine = side;
        if (caller == nobody && !at.has_lapsed(side)) caller = side;
    }
    if (has_nine != nobody && (rules.stop == Stopping::automatic || last)) {
        close(rules, at, Ending::game_won, has_nine);
        return;
    }
    if (last) {
        bool took_all = false;
        for (int side = 0; side < rules.sides; ++side) took_all = took_all || at.tally.units[side] == all;
        close(rules, at, took_all ? Ending::all_tricks : Ending::played_out);
        return;
    }
    draw_up(rules, at, winner);
    at.may_stop = static_cast<Side>(caller);
}

/// The holder takes the trick, scores, draws first and leads. (Kept out of line: three plays of four do not come here.)
[[gnu::noinline]] inline void finish_trick(const Rules& rules, Position& at) {
    const Trick& trick = at.trick;
    const Stakes& stakes = trick.stakes;
    Tally& tally = at.tally;
    const int winner = trick.holder, side = rules.side_of[winner], units = units_of(rules, trick);
    const Mask held = at.hands[0] | at.hands[1] | at.hands[2] | at.hands[3];
    const bool last = !held && !rules.shares(at.stock.size());

    tally.units[side] = static_cast<Lus>(tally.units[side] + units);
    int feats = 0, ataataq = 0;
    if (stakes.voms && stakes.voms_by != nobody && (rules.voms_in_last_trick || !last)) {  // V54
        const VomsLus lus = voms_lus(rules, trick);
        feats += lus.amount;
        if (lus.home) at.watch.voms_scored_by = stakes.voms_by;
    }
    if (stakes.ataataq && (stakes.ataataq_only_for == nobody || stakes.ataataq_only_for == side)) ataataq = 1;
    if (stakes.kings_for == side) feats += 1;
    tally.feats[side] = static_cast<Lus>(tally.feats[side] + feats + rules.trick_points * units);
    tally.ataataq[side] = static_cast<Lus>(tally.ataataq[side] + ataataq);
    if (!tally.deal_won && tally.units[side] >= deal_units) {  // V61, V62, V70, V79
        const bool others_have_one = tally.all_units() > tally.units[side];
        const int five_five = at.setup.eight_eight ? rules.eight_eight_five_five : 2;
        tally.deal_lus[side] = static_cast<Lus>(tally.deal_lus[side] + (others_have_one ? rules.deal_lus : five_five));
        tally.deal_won = true;
    }

    LastTrick& turned = at.last_trick;
    turned.winner = static_cast<Seat>(winner);
    turned.units = static_cast<std::uint8_t>(units);
    turned.laid = trick.laid;
    turned.width = trick.group.size;
    turned.lus = {};
    turned.lus[side] = static_cast<Lus>(feats + ataataq);
    turned.plays = trick.plays;

    at.phase = Phase::play;
    at.to_act = static_cast<Seat>(winner);
    at.trick = {};
    at.trick.leader = at.trick.holder = static_cast<Seat>(winner);
    at.obliged = 0;
    after_trick(rules, at, winner, last);
}

/// Leaves the turn with the next player, or ends the half or the whole of the trick.
inline void advance(const Rules& rules, Position& at) {
    if (at.trick.laid == rules.unit_cards) {
        finish_trick(rules, at);
    } else if (at.trick.laid == rules.players) {  // V80: the first half is over; who threw the bigger goes on
        draw_up(rules, at, at.trick.holder);
        at.to_act = at.trick.holder;
    }
}

/// Toqu on the partner's Voms counts by placement, unless it was the only card left (V51, V53, V103).
inline bool puts_toqu_on_partner(const Rules& rules, const Position& at, int seat, const Group& cards) {
    const Trick& trick = at.trick;
    const int toqu = cards.find(TOQU), voms = trick.group.find(VOMS);
    if (toqu < 0 || voms < 0 || toqu != voms) return false;
    if (trick.holder == seat || !rules.same_side(trick.holder, seat)) return false;
    return at.hands[seat] != TOQU_BIT || rules.forced_partner_toqu == Forced::penalty;
}

/// Who plays one of Voms and Toqu says that he holds both, or it is seen when the other follows (V37).
inline void melted_plays(const Rules& rules, Watch& watch, Mask hand) {
    const bool holds_both = (hand & VOMS_AND_TOQU) == VOMS_AND_TOQU;
    if (holds_both && rules.announce == Announcing::automatic) {
        watch.announced = true;
    } else if (holds_both) {
        watch.may_announce = true;
    } else {
        watch.may_announce = false;
        watch.silent = watch.may_reshuffle = rules.announce == Announcing::by_player;
    }
}

/// Who has not stopped before the next lead has forgotten it (V114).
inline void forget_to_stop(Position& at) {
    if (at.may_stop == nobody) return;
    at.stop_lapsed[at.lapsed_count++] = at.may_stop;
    at.may_stop = nobody;
}

/// Cards that bring no lus, change no stakes and tell nothing.
constexpr Mask plain_cards = ~(VOMS_AND_TOQU | D3_BIT | bit(KS) | bit(S2) | bit(JOKER));

/// Whether nothing is open that the next card would settle.
inline bool is_quiet(const Watch& watch) { return !watch.may_announce && (!watch.toqu_drawn || watch.toqu_shown); }

/// Lays a single plain card while all is quiet: the everyday case.
inline void play_plain(const Rules& rules, Position& at, Card card) {
    Trick& trick = at.trick;
    const int seat = at.to_act;
    const Mask mask = bit(card);
    trick.plays[trick.laid].seat = static_cast<Seat>(seat);
    trick.plays[trick.laid].cards[0] = card;
    if (!trick.laid) {
        trick.leader = trick.holder = static_cast<Seat>(seat);
        trick.sevens = is_seven(card);
        trick.group.size = 1;
        trick.group.cards[0] = card;
        forget_to_stop(at);
    } else {  // written without a branch: whether a card takes over cannot be foreseen
        const Card held = trick.group.cards[0];
        const bool takes = rules.beaten_by[0][trick.led][trick.sevens & 1][held] >> card & 1;
        const bool on_d3 = takes & trick.led & (held == D3) & is_seven(card);
        trick.sevens = static_cast<std::uint8_t>(trick.sevens | on_d3);
        trick.holder = takes ? static_cast<Seat>(seat) : trick.holder;
        trick.group.cards[0] = takes ? card : held;
        trick.led = trick.led & !takes;
    }
    ++trick.laid;
    at.hands[seat] &= ~mask;
    at.played |= mask;
    at.exposed &= ~mask;
    at.obliged &= ~mask;
    at.to_act = static_cast<Seat>(rules.after(seat));
    advance(rules, at);
}

/// Lays a legal play on the table.
inline void play_cards(const Rules& rules, Position& at, const Group& cards) {
    if (cards.size == 1 && (plain_cards >> cards.cards[0] & 1) && is_quiet(at.watch)) {
        play_plain(rules, at, cards.cards[0]);
        return;
    }
    const int seat = at.to_act;
    const bool leading = !at.trick.laid;
    const Mask played = cards.mask(), hand = at.hands[seat];
    bool early = false, toqued = false, keeps_back = false;
    Watch watch = at.watch;  // the old one decides about the stakes
    if ((played & VOMS_AND_TOQU) && at.bound(rules)) {
        toqued = puts_toqu_on_partner(rules, at, seat, cards);
        early = !(at.obliged & TOQU_BIT) && is_early_toqu(rules, at, seat, cards);
        if (watch.melted == seat && !watch.announced) melted_plays(rules, watch, hand);
    } else if (watch.may_announce) {
        watch.may_announce = false;  // the next card has fallen (V37)
        watch.silent = true;
    }
    if (watch.toqu_drawn && seat == watch.voms_scored_by && !watch.toqu_shown) {  // V55, V102
        watch.may_show = false;
        if (played & TOQU_BIT) {
            if (rules.toqu_not_shown == ToquNotShown::may_annul)
                watch.may_annul = true;
            else
                keeps_back = true;
        }
    }
    lay(rules, at, seat, cards);
    if (keeps_back) take_voms_lus(rules, at);
    at.watch = watch;
    at.hands[seat] = hand & ~played;
    at.played |= played;
    at.exposed &= ~played;
    at.obliged &= ~played;
    at.to_act = static_cast<Seat>(rules.after(seat));
    if (leading) forget_to_stop(at);
    if (toqued)
        close(rules, at, Ending::partner_toqu, nobody, rules.side_of[seat]);
    else if (early)
        at.phase = Phase::choice;
    else
        advance(rules, at);
}

/// A card before one's turn stays for it; Toqu before Voms gives the opponents their choice (V98).
inline void play_ahead(const Rules& rules, Position& at, int seat, Card card) {
    const bool early = is_early_toqu(rules, at, seat, Group{1, {card}});
    at.exposed |= bit(card);
    at.obliged |= bit(card);
    if (!early) return;
    at.suspended = at.to_act;
    at.phase = Phase::choice;
    at.to_act = static_cast<Seat>(rules.after(seat));
}

/// Annuls the Voms lus of a player who did not show Toqu.
inline void annul(const Rules& rules, Position& at) {
    take_voms_lus(rules, at);
    at.watch.may_annul = false;
    if (at.may_stop == rules.side_of[at.watch.voms_scored_by]) at.may_stop = nobody;  // V114
}

/// The opponents let the deal go on; the early Toqu stays (V43).
inline void go_on(const Rules& rules, Position& at) {
    at.phase = Phase::play;
    if (at.suspended == nobody) {
        advance(rules, at);
        return;
    }
    at.to_act = at.suspended;
    at.suspended = nobody;
}

/// A new deal: the pack waits for the cut, or is dealt at once in the order given.
void begin(const Rules& rules, Position& at, bool manual_cut, bool knocked);

/// Cuts, knocks, or offers somebody the cut.
void cut(const Rules& rules, Position& at, Move move);

/// Makes a legal move.
inline void apply(const Rules& rules, Position& at, Move move) {
    switch (move.kind()) {
        case Kind::play: play_cards(rules, at, move.group()); return;
        case Kind::ahead: play_ahead(rules, at, move.seat(), static_cast<Card>(move.first())); return;
        case Kind::cut:
        case Kind::knock:
        case Kind::offer: cut(rules, at, move); return;
        case Kind::reshuffle: close(rules, at, Ending::reshuffle); return;
        case Kind::go_on: go_on(rules, at); return;
        case Kind::stop: close(rules, at, Ending::game_won, at.may_stop); return;
        case Kind::show:
            at.watch.toqu_shown = true;
            at.watch.may_show = false;
            return;
        case Kind::annul: annul(rules, at); return;
        case Kind::announce:
            at.watch.announced = true;
            at.watch.may_announce = false;
            return;
    }
}

}  // namespace stik::voms
