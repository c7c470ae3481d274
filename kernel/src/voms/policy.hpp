// How a sensible player would play at once: who may take the trick, what it brings, and what the cards are worth later.
//
// It looks at the own hand and at what everybody knows, never at other hands, and weighs in lus. The search plays deals
// out with it and tries first what it likes best.
#pragma once

#include <cmath>

#include "core/random.hpp"
#include "play.hpp"
#include "playout.hpp"

namespace stik::voms {

/// One decision of the seat to act.
class Policy {
public:
    Policy(const Rules& rules, const Position& at)
        : rules_(rules), at_(at), seat_(at.to_act), side_(rules.side_of[at.to_act]), hand_(at.hands[at.to_act]),
          unseen_(rules.whole & ~at.played & ~at.hands[at.to_act]), bound_(at.bound(rules)) {
        const int left = size_of(unseen_);
        per_card_ = left ? 1.0f / static_cast<float>(left) : 0.0f;
        waiting_ = bound_ && !(at.played & VOMS_BIT) && !(hand_ & VOMS_BIT) ? TOQU_BIT : 0;
        const Trick& trick = at.trick;
        int held = size_of(hand_);
        int next = seat_;
        for (int place = trick.laid + 1; place < rules.unit_cards; ++place) {
            next = rules.after(next);
            if (rules.side_of[next] == side_)
                partner_cards_ += held;
            else
                rival_cards_ += held;
        }
        rival_ = trick.laid && rules.side_of[trick.holder] != side_ ? rules.side_of[trick.holder]
                                                                      : rules.side_of[rules.after(seat_)];
        const int width = trick.group.size ? trick.group.size : 1;
        plain_worth_ = worth_of_trick(side_, width, 0) + worth_of_trick(rival_, width, 0);
        later_ = 0.65f * std::max(0.12f, plain_worth_ / static_cast<float>(width));
        laid_lus_ = trick.laid && (trick.stakes.voms || trick.stakes.ataataq || trick.stakes.kings_for != nobody);
    }

    /// What a play promises; more is better.
    float value(const Group& cards) const {
        float kept = 0;
        for (int pile = 0; pile < cards.size; ++pile) kept += worth_later(cards.cards[pile]);
        const Trick& trick = at_.trick;
        const bool following = trick.laid;
        const bool takes = !following || takes_over(rules_, at_, seat_, cards);
        const int width = cards.size;
        if (takes) {
            const bool special = laid_lus_ || (cards.mask() & ~plain_cards) || holds_prey();
            int won = 0, lost = 0;
            if (special) stakes_after(cards, won, lost);
            const float ours = stays(cards, !following);
            if (puts_toqu_on_partner(rules_, at_, seat_, cards) && bound_) return -10;
            if (!special && width == width_known()) return ours * worth_won() - (1 - ours) * worth_lost() - kept;
            return ours * worth_of_trick(side_, width, won) - (1 - ours) * worth_of_trick(rival_, width, lost) - kept;
        }
        if (bound_ && (cards.mask() & TOQU_BIT) && puts_toqu_on_partner(rules_, at_, seat_, cards)) return -10;
        return no_take() - kept;
    }

    float value(Card card) const { return value(Group{1, {card}}); }

private:
    bool holds_prey() const {
        const Trick& trick = at_.trick;
        return trick.laid && trick.group.size == 1 &&
               (trick.group.cards[0] == VOMS || trick.group.cards[0] == KC || trick.group.cards[0] == TOQU);
    }
    int width_known() const { return at_.trick.group.size ? at_.trick.group.size : 1; }
    float worth_won() const {
        if (!have_won_) won_ = worth_of_trick(side_, width_known(), 0), have_won_ = true;
        return won_;
    }
    float worth_lost() const { return plain_worth_ - worth_won(); }

    /// What is expected of the trick when this play does not take it; the same for all such plays.
    float no_take() const {
        if (have_no_take_) return no_take_;
        const Trick& trick = at_.trick;
        const int width = trick.group.size, holder = rules_.side_of[trick.holder];
        int lus = 0;
        if (laid_lus_) lus = lus_of(trick, trick.holder);
        if (holder == side_) {
            const float ours = stays(trick.group, trick.led);
            no_take_ = ours * worth_of_trick(side_, width, lus) - (1 - ours) * worth_of_trick(rival_, width, lus ? 2 : 0);
        } else {
            const float back = 0.8f * beaten(trick.group, trick.led, partner_cards_);
            no_take_ = back * worth_of_trick(side_, width, lus) - (1 - back) * worth_of_trick(rival_, width, lus);
        }
        have_no_take_ = true;
        return no_take_;
    }

    /// (1 - share)^cards: the chance that none of so many unseen cards is one of those.
    float none(Mask wanted, int cards) const {
        float base = 1 - static_cast<float>(size_of(wanted & unseen_)) * per_card_, power = 1;
        if (base <= 0) return cards ? 0.0f : 1.0f;
        for (; cards; cards >>= 1, base *= base)
            if (cards & 1) power *= base;
        return power;
    }

    Mask beaters(Card card, bool led, bool seven) const {
        const Mask wait = card == VOMS ? 0 : waiting_;
        return rules_.beaten_by[0][led][seven][card] & ~wait;
    }

    /// The chance that somebody with so many cards beats the whole group.
    float beaten(const Group& group, bool led, int cards) const {
        if (!cards) return 0;
        float chance = 1;
        for (int pile = 0; pile < group.size; ++pile) {
            const bool seven = led ? is_seven(group.cards[pile]) : at_.trick.sevens >> pile & 1;
            chance *= 1 - none(beaters(group.cards[pile], led, seven), group.size > 1 ? (cards + 1) / 2 : cards);
        }
        return group.size > 1 && cards > 4 ? std::min(1.0f, 2 * chance) : chance;
    }

    /// The chance that our side takes the trick if this group holds it.
    float stays(const Group& group, bool led) const {
        const float lost = beaten(group, led, rival_cards_);
        return 1 - lost * (partner_cards_ ? 0.75f : 1.0f);  // the partner may win it back
    }

    /// Lus in the trick as it lies, for who holds it.
    int lus_of(const Trick& trick, int holder) const {
        int lus = 0;
        if (trick.stakes.voms && trick.stakes.voms_by != nobody) {
            Trick seen = trick;
            seen.holder = static_cast<Seat>(holder);
            lus += voms_lus(rules_, seen).amount;
        }
        const int side = rules_.side_of[holder];
        if (trick.stakes.ataataq && (trick.stakes.ataataq_only_for == nobody || trick.stakes.ataataq_only_for == side))
            ++lus;
        return lus + (trick.stakes.kings_for == side);
    }

    /// The lus for us if these cards hold, and for the others if they are beaten.
    void stakes_after(const Group& cards, int& won, int& lost) const {
        const Trick& trick = at_.trick;
        Stakes stakes = trick.laid ? trick.stakes : Stakes{};
        if (trick.laid) raise(rules_, trick, seat_, cards, stakes);
        if (cards.find(VOMS) >= 0) voms_played(rules_, at_, seat_, cards, false, stakes);
        Trick seen = trick;
        seen.holder = static_cast<Seat>(seat_);
        seen.stakes = stakes;
        won = lus_of(seen, seat_);
        if (stakes.voms && cards.find(VOMS) >= 0) lost = unseen_ & TOQU_BIT ? 2 : 1;
        else if (stakes.voms && stakes.toqu_by != nobody) lost = 2;
        else if (stakes.voms) lost = 1;
        for (int pile = 0; pile < cards.size; ++pile)
            if (cards.cards[pile] == KC && (trick.sevens >> pile & 1) && trick.laid && (unseen_ & bit(KS))) lost = 1;
        if (stakes.ataataq) lost = std::max(lost, 1);
    }

    /// What taking the trick brings a side: lus, a step to five tricks, the game, or too much of it.
    float worth_of_trick(int side, int width, int lus) const {
        const Tally& tally = at_.tally;
        const int units = rules_.multi_units == Units::cards ? width : 1;
        const int mine = tally.units[side], others = tally.all_units() - mine, after = mine + units;
        const int lack = at_.setup.lack(side), before = tally.gain(side);
        int gain = before + lus + rules_.trick_points * units;
        float worth = 0;
        if (!tally.deal_won) {
            if (after >= deal_units)
                gain += others ? rules_.deal_lus : at_.setup.eight_eight ? rules_.eight_eight_five_five : 2;
            else
                worth += 0.17f * static_cast<float>(units);
        } else {
            worth += 0.03f * static_cast<float>(units);
        }
        if (before == lack && !others) worth -= 1.5f;  // the others need a trick first
        else if (gain == lack && before != lack) worth += others ? 3.5f : 1.5f;
        else if (gain > lack && before <= lack) worth -= 1.5f;
        else worth += static_cast<float>(gain - before) * (before > lack ? -0.3f : 1.0f);
        if (!others && tally.deal_won) worth -= 0.5f;  // all tricks bring nothing
        return worth;
    }

    /// What a card is worth if it is kept.
    float worth_later(Card card) const {
        float tricks, hope = 0;
        switch (card) {
            case JOKER:
            case S2: tricks = 1; break;
            case D3: tricks = 0.95f; break;
            case KC: tricks = (unseen_ & all_sevens) ? 0.3f : 0.02f; break;
            case KS: tricks = 0.02f; break;
            default:
                if (is_seven(card)) {
                    tricks = 0.05f + 0.6f * none(rules_.beaten_by[0][1][1][card], 8);
                } else {
                    const float high = none(rules_.beaten_by[0][0][0][card] & ~waiting_, 5);
                    tricks = 0.03f + 0.9f * high;
                }
        }
        if (bound_) {
            if (card == TOQU && (unseen_ & VOMS_BIT)) hope = 0.5f;
            else if (card == D3 && (unseen_ & VOMS_AND_TOQU)) hope = 0.25f;
            else if (card == VOMS && (unseen_ & TOQU_BIT)) hope = 0.2f;
            else if (card == KS && (unseen_ & bit(KC))) hope = 0.1f;
        }
        return later_ * tricks + hope;
    }

    const Rules& rules_;
    const Position& at_;
    int seat_, side_, rival_ = 0;
    Mask hand_, unseen_, waiting_ = 0;
    bool bound_;
    bool laid_lus_ = false;
    float per_card_;
    int rival_cards_ = 0, partner_cards_ = 0;
    float plain_worth_, later_;
    mutable bool have_no_take_ = false, have_won_ = false;
    mutable float no_take_ = 0, won_ = 0;
};

/// How much likelier a sensible player makes this play than a player by lot does; never much less.
inline double plausibility(const Rules& rules, const Position& at, Move made) {
    Moves moves;
    legal_moves(rules, at, moves);
    if (moves.count < 2) return 1;
    const Policy policy(rules, at);
    const float worth = policy.value(made.group());
    double all = 0;
    for (Move move : moves) all += std::exp(std::min(20.0f, (policy.value(move.group()) - worth) / 0.12f));
    return 0.35 + 0.65 * moves.count / all;
}

constexpr float playout_noise = 0.12f;

/// Makes one sensible move of the seat to act; a little chance keeps the playouts apart.
inline void play_sensibly(const Rules& rules, Position& at, core::Random& random) {
    if (at.phase != Phase::play || at.obliged) {
        play_at_random(rules, at, random);
        return;
    }
    const Mask hand = at.hands[at.to_act];
    const int width = at.trick.group.size;
    if (width ? size_of(hand) == 1 : (hand & (hand - 1)) == 0) {  // the last card
        play_cards(rules, at, Group{1, {lowest(hand)}});
        return;
    }
    const Policy policy(rules, at);
    const auto noise = [&random] { return playout_noise * static_cast<float>(random.next() >> 40) * 0x1.0p-24f; };
    if (width == 1 || (!width && only_single_leads(rules, hand))) {
        const bool bound = (hand & VOMS_AND_TOQU) && at.bound(rules);
        Card best = lowest(hand);
        float most = -1e9f;
        for (Mask rest = bound ? free_singles(rules, at, at.to_act) : hand; rest; rest &= rest - 1) {
            const float worth = policy.value(lowest(rest)) + noise();
            if (worth > most) most = worth, best = lowest(rest);
        }
        play_cards(rules, at, Group{1, {best}});
        return;
    }
    Moves moves;
    legal_moves(rules, at, moves);
    Move best = moves.list[0];
    float most = -1e9f;
    for (Move move : moves) {
        const float worth = policy.value(move.group()) + noise();
        if (worth > most) most = worth, best = move;
    }
    apply(rules, at, best);
}

/// Plays sensibly to the end of the deal.
inline void play_out_sensibly(const Rules& rules, Position& at, core::Random& random) {
    while (at.phase != Phase::over) {
        if (has_due_calls(at)) {
            make_due_calls(rules, at);
            if (at.phase == Phase::over) return;
        }
        play_sensibly(rules, at, random);
    }
}

}  // namespace stik::voms
