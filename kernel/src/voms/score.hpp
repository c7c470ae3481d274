// Lus: what a trick brings, who has won, and what is written on the combs when the deal is over.
#pragma once

#include "position.hpp"

namespace stik::voms {

inline int units_of(const Rules& rules, const Trick& trick) {
    return rules.multi_units == Units::cards ? trick.group.size : 1;
}

/// The lus for Voms, and whether Voms itself came home; all go to the side that takes the trick (3.4, V111).
struct VomsLus {
    int amount = 0;
    bool home = false;
};

inline VomsLus voms_lus(const Rules& rules, const Trick& trick) {
    const Stakes& stakes = trick.stakes;
    if (stakes.toqu_by != nobody) {
        const bool partner_covered = trick.holder != stakes.toqu_by && rules.same_side(trick.holder, stakes.toqu_by);
        return {partner_covered ? rules.d3_on_own_toqu : 2, false};  // V48
    }
    if (!rules.same_side(trick.holder, stakes.voms_by)) return {1, false};
    if (trick.holder == stakes.voms_by || rules.protected_voms) return {1, true};  // V49
    return {};
}

/// What stands on the comb: more than was lacking goes over it (V63, V64, V114).
inline void write_comb(const Rules& rules, Position& at, int side) {
    const int before = at.setup.score[side], target = at.setup.target[side], gain = at.gain[side];
    int score = before + gain, goal = target;
    if (side == at.guilty) {
        score = 0;
        goal = rules.lost_lus_target == LostTarget::reset ? rules.target : target;  // V74
        if (before == 0 && rules.partner_toqu_no_lus == NoLus::two_strokes) goal += 2;
    } else if (score == 11 && target != 11 && rules.reset_at_eleven) {
        score = 0;
    } else if (score > target) {
        switch (rules.overshoot) {
            case Overshoot::gain: goal = score + gain; break;
            case Overshoot::thirteen: goal = score < 13 ? 13 : score + gain; break;
            case Overshoot::restart: score = 0; break;
        }
    }
    at.score[side] = static_cast<Lus>(score);
    at.target[side] = static_cast<Lus>(goal);
}

/// What the deal brings a side in the end (V26, V66, V67, V76, V103).
inline int final_gain(const Rules& rules, const Position& at, Ending ending, int side, int guilty) {
    const Tally& tally = at.tally;
    const int lack = at.setup.lack(side);
    switch (ending) {
        case Ending::all_tricks: {
            const int kept = rules.ataataq_kept_on_all_tricks ? tally.ataataq[side] : 0;
            return kept == lack ? 0 : kept;
        }
        case Ending::reshuffle: {
            if (rules.reshuffle_loses == ReshuffleLoses::all) return 0;
            const int kept = tally.gain(side) - tally.ataataq[side];
            return kept == lack && tally.all_units() == tally.units[side] ? 0 : kept;
        }
        case Ending::partner_toqu: {
            if (guilty == nobody || side == guilty || rules.partner_toqu_opponents == Innocent::nothing) return 0;
            const int kept = tally.feats[side] + tally.ataataq[side];
            return kept == lack && !tally.units[guilty] ? 0 : kept;
        }
        default: return tally.gain(side);
    }
}

/// Ends the deal and writes all combs (V110).
inline void close(const Rules& rules, Position& at, Ending ending, int winner = nobody, int guilty = nobody) {
    at.guilty = static_cast<Side>(guilty);
    for (int side = 0; side < rules.sides; ++side) {
        at.gain[side] = static_cast<Lus>(final_gain(rules, at, ending, side, guilty));
        const bool settled_now = ending == Ending::reshuffle || ending == Ending::partner_toqu;
        if (settled_now && winner == nobody && side != guilty && at.gain[side] == at.setup.lack(side)) winner = side;
        write_comb(rules, at, side);
    }
    at.phase = Phase::over;
    at.to_act = nobody;
    at.may_stop = nobody;
    const Seat leader = at.trick.leader;
    at.trick = {};
    at.trick.leader = at.trick.holder = leader;
    at.ended = ending;
    at.winner = static_cast<Side>(winner);
}

/// Takes the Voms lus away from a player who did not show Toqu (V55).
inline void take_voms_lus(const Rules& rules, Position& at) {
    Lus& feats = at.tally.feats[rules.side_of[at.watch.voms_scored_by]];
    if (feats) --feats;  // a position may say who scored Voms without its lus
}

}  // namespace stik::voms
