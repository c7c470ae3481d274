// Laying cards on piles: who takes over, and which lus are at stake.
#pragma once

#include "position.hpp"

namespace stik::voms {

/// Who plays the next card, as the table shows it, also while a choice is open.
inline Seat next_to_play(const Rules& rules, const Trick& trick) {
    if (!trick.laid) return trick.leader;
    if (trick.laid == rules.players && rules.rounds > 1) return trick.holder;
    return static_cast<Seat>(rules.after(trick.plays[trick.laid - 1].seat));
}

/// Whether the next play is the last of the trick: baghånd.
inline bool is_last_to_play(const Rules& rules, const Trick& trick) { return trick.laid == rules.unit_cards - 1; }

/// Both black kings from one hand on two led sevens (V33).
inline bool with_club_king(const Trick& trick, const Group& cards, int pile) {
    if (!(trick.sevens >> pile & 1) || !is_seven(trick.group.cards[pile])) return false;
    const int other = cards.find(KC);
    return other >= 0 && (trick.sevens >> other & 1) && is_seven(trick.group.cards[other]);
}

/// Whether each card beats the one it lies on (V28, V30, V32).
inline bool takes_over(const Rules& rules, const Position& at, int seat, const Group& cards) {
    const Trick& trick = at.trick;
    const bool higher = at.setup.eight_eight && rules.eight_eight_toqu == EightEightToqu::higher;
    const auto& beaten_by = rules.beaten_by[higher][trick.led];
    for (int pile = 0; pile < cards.size; ++pile) {
        const Card card = cards.cards[pile], held = trick.group.cards[pile];
        const bool seven_pile = trick.sevens >> pile & 1;
        if (!(beaten_by[seven_pile][held] & bit(card))) {
            if (card == KS && rules.black_kings_on_two_sevens && with_club_king(trick, cards, pile)) continue;
            return false;
        }
        if (seven_pile && card == KS && held == KC && !rules.ataataq_takes_partner &&
            rules.same_side(seat, trick.holder))
            return false;  // V9
    }
    return true;
}

/// Who holds, or held, both and does not say so gets nothing for Voms (V37).
inline bool kept_silent(const Rules& rules, const Position& at, int seat) {
    const bool by_player = rules.announce == Announcing::by_player && !at.watch.announced;
    return by_player && (at.watch.silent || (at.hands[seat] & TOQU_BIT));
}

/// Whether Voms is threatened when it is played (V35).
inline bool threatened(const Rules& rules, const Position& at, int seat, const Group& cards) {
    if (is_last_to_play(rules, at.trick)) return false;  // no opponent can still play
    if (cards.size > 1 && cards.find(D3) >= 0 && !rules.voms_with_own_d3) return false;  // V56
    if (at.watch.melted == seat && (rules.melted_voms == Melted::never || kept_silent(rules, at, seat)))
        return false;  // V36, V114
    const Mask threats = rules.voms_threat == Threat::toqu_or_d3 ? TOQU_BIT | D3_BIT : TOQU_BIT;
    return threats & ~at.played & ~at.hands[seat];
}

inline void voms_played(const Rules& rules, const Position& at, int seat, const Group& cards, bool dealt_up,
                        Stakes& stakes) {
    if (at.setup.eight_eight || (dealt_up && (at.setup.first_deal || !rules.knock_scores))) return;  // V19, V105, V109
    for (int laid = 0; laid < at.trick.laid; ++laid)
        for (int pile = 0; pile < at.trick.group.size; ++pile)
            if (at.trick.plays[laid].cards[pile] == TOQU) return;  // V60, V107
    stakes.voms = threatened(rules, at, seat, cards);
    stakes.voms_by = static_cast<Seat>(seat);
}

/// The stakes after a group has taken over another (section 3.4 of the rules, Ataataq, the black kings).
inline void raise(const Rules& rules, const Trick& trick, int seat, const Group& cards, Stakes& stakes) {
    const bool same_side = rules.same_side(seat, trick.holder);
    for (int pile = 0; pile < cards.size; ++pile) {
        const Card card = cards.cards[pile], held = trick.group.cards[pile];
        if (held == VOMS) {
            const bool played = stakes.voms_by != nobody;
            if (card != TOQU) {
                if (!same_side && !stakes.voms && played && rules.unthreatened_voms_taken) stakes.voms = 1;  // V47
            } else if (same_side) {
                stakes.voms = 0;  // V51, V105, V112
                stakes.voms_by = nobody;
            } else if (stakes.voms || (played && rules.unthreatened_voms_taken)) {
                stakes.voms = 2;
                stakes.toqu_by = static_cast<Seat>(seat);
            }
        } else if (card == KS && (trick.sevens >> pile & 1)) {
            if (held != KC) {
                stakes.kings_for = rules.side_of[seat];
            } else if (!same_side) {  // the thief may be anyone (V72)
                stakes.ataataq = 1;
                stakes.ataataq_by = static_cast<Seat>(seat);
                stakes.ataataq_only_for = rules.steal_ataataq ? nobody : rules.side_of[seat];
            } else if (seat != trick.holder && rules.ataataq_on_partner) {  // V72; V112: not on one's own
                stakes.ataataq = 1;
                stakes.ataataq_by = static_cast<Seat>(seat);
                stakes.ataataq_only_for = rules.side_of[seat];
            }
        }
    }
}

/// Lays a play on the table, before it leaves the hand; a lead's cards are already in pack order (V29).
inline void lay(const Rules& rules, Position& at, int seat, const Group& cards, bool dealt_up = false) {
    Trick& trick = at.trick;
    Play& play = trick.plays[trick.laid];
    play.seat = static_cast<Seat>(seat);
    play.cards = cards.cards;
    if (!trick.laid) {
        trick.leader = trick.holder = static_cast<Seat>(seat);
        trick.led = true;
        trick.group = cards;
        trick.sevens = 0;
        trick.stakes = {};
        for (int pile = 0; pile < cards.size; ++pile)
            trick.sevens = static_cast<std::uint8_t>(trick.sevens | is_seven(cards.cards[pile]) << pile);
        if (cards.find(VOMS) >= 0) voms_played(rules, at, seat, cards, dealt_up, trick.stakes);
        trick.laid = 1;
        return;
    }
    if (takes_over(rules, at, seat, cards)) {  // else a Voms among them drops out (V50, V59)
        Stakes stakes = trick.stakes;
        raise(rules, trick, seat, cards, stakes);
        if (cards.find(VOMS) >= 0) voms_played(rules, at, seat, cards, dealt_up, stakes);
        if (trick.led)  // a seven on a led diamond 3 counts as led (V6, V108)
            for (int pile = 0; pile < cards.size; ++pile)
                if (trick.group.cards[pile] == D3 && is_seven(cards.cards[pile]))
                    trick.sevens = static_cast<std::uint8_t>(trick.sevens | 1 << pile);
        trick.stakes = stakes;
        trick.holder = static_cast<Seat>(seat);
        trick.group = cards;
        trick.led = false;
    }
    ++trick.laid;
}

}  // namespace stik::voms
