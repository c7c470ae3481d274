#include "rules.hpp"

#include <functional>
#include <initializer_list>
#include <map>
#include <stdexcept>
#include <utility>

namespace stik::voms {

namespace {

using Setter = std::function<void(Rules&, std::string_view)>;

[[noreturn]] void refuse(std::string_view value) {
    throw std::invalid_argument("no such value of a rule: " + std::string(value));
}

Setter truth(bool Rules::* field) {
    return [field](Rules& rules, std::string_view value) {
        if (value != "true" && value != "false") refuse(value);
        rules.*field = value == "true";
    };
}

Setter number(int Rules::* field) {
    return [field](Rules& rules, std::string_view value) {
        int total = 0;
        if (value.empty() || value.size() > 5) refuse(value);
        for (char digit : value) {
            if (digit < '0' || digit > '9') refuse(value);
            total = 10 * total + (digit - '0');
        }
        rules.*field = total;
    };
}

template <class Enum>
Setter choice(Enum Rules::* field, std::initializer_list<std::string_view> words) {
    return [field, known = std::vector<std::string>(words.begin(), words.end())](Rules& rules, std::string_view value) {
        for (std::size_t place = 0; place < known.size(); ++place)
            if (known[place] == value) {
                rules.*field = static_cast<Enum>(place);
                return;
            }
        refuse(value);
    };
}

const std::map<std::string, Setter, std::less<>>& setters() {
    using R = Rules;
    static const std::map<std::string, Setter, std::less<>> known = {
        {"players", number(&R::players)},
        {"partners", truth(&R::partners)},
        {"direction", choice(&R::direction, {"clockwise", "anticlockwise"})},
        {"rounds", number(&R::rounds)},
        {"target", number(&R::target)},
        {"spade_two", truth(&R::spade_two)},
        {"joker", truth(&R::joker)},
        {"redeal", choice(&R::redeal, {"and", "or", "off"})},
        {"bottom_check", truth(&R::bottom_check)},
        {"cut_trap", truth(&R::cut_trap)},
        {"knock", truth(&R::knock)},
        {"knock_hidden", number(&R::knock_hidden)},
        {"knock_redeal", truth(&R::knock_redeal)},
        {"knock_scores", truth(&R::knock_scores)},
        {"draw", choice(&R::draw, {"in-turn", "at-once"})},
        {"max_lead", number(&R::max_lead)},
        {"special_cards_pair", truth(&R::special_cards_pair)},
        {"d3_pairs_with_kings", truth(&R::d3_pairs_with_kings)},
        {"sevens_in_two_pairs", truth(&R::sevens_in_two_pairs)},
        {"seven_beats_club_king", truth(&R::seven_beats_club_king)},
        {"ataataq_takes_partner", truth(&R::ataataq_takes_partner)},
        {"black_kings_on_two_sevens", truth(&R::black_kings_on_two_sevens)},
        {"multi_units", choice(&R::multi_units, {"cards", "one"})},
        {"restrictions", truth(&R::restrictions)},
        {"first_trick_ban", choice(&R::first_trick_ban, {"any-play", "lead", "off"})},
        {"first_trick_pair_exception", truth(&R::first_trick_pair_exception)},
        {"voms_last_seat_needs_empty_stock", truth(&R::voms_last_seat_needs_empty_stock)},
        {"voms_sacrifice", choice(&R::voms_sacrifice, {"forbidden", "void"})},
        {"toqu_duty", truth(&R::toqu_duty)},
        {"d3_instead_of_toqu", truth(&R::d3_instead_of_toqu)},
        {"faults", choice(&R::faults, {"refused", "allowed"})},
        {"toqu_early", choice(&R::toqu_early, {"opponents-choose", "take-back"})},
        {"toqu_not_shown", choice(&R::toqu_not_shown, {"may-annul", "annulled"})},
        {"announce", choice(&R::announce, {"automatic", "by-player"})},
        {"out_of_turn", choice(&R::out_of_turn, {"refused", "stays"})},
        {"voms_threat", choice(&R::voms_threat, {"toqu", "toqu-or-d3"})},
        {"melted_voms", choice(&R::melted_voms, {"never", "if-d3-out"})},
        {"voms_with_own_d3", truth(&R::voms_with_own_d3)},
        {"unthreatened_voms_taken", truth(&R::unthreatened_voms_taken)},
        {"d3_on_own_toqu", number(&R::d3_on_own_toqu)},
        {"protected_voms", truth(&R::protected_voms)},
        {"voms_in_last_trick", truth(&R::voms_in_last_trick)},
        {"ataataq_on_partner", truth(&R::ataataq_on_partner)},
        {"steal_ataataq", truth(&R::steal_ataataq)},
        {"deal_lus", number(&R::deal_lus)},
        {"trick_points", number(&R::trick_points)},
        {"eight_eight", truth(&R::eight_eight)},
        {"eight_eight_toqu", choice(&R::eight_eight_toqu, {"equal", "higher"})},
        {"eight_eight_five_five", number(&R::eight_eight_five_five)},
        {"ataataq_kept_on_all_tricks", truth(&R::ataataq_kept_on_all_tricks)},
        {"partner_toqu_no_lus", choice(&R::partner_toqu_no_lus, {"target+2", "nothing"})},
        {"partner_toqu_opponents", choice(&R::partner_toqu_opponents, {"keep-feats", "nothing"})},
        {"forced_partner_toqu", choice(&R::forced_partner_toqu, {"no-fault", "penalty"})},
        {"lost_lus_target", choice(&R::lost_lus_target, {"kept", "reset"})},
        {"reshuffle_loses", choice(&R::reshuffle_loses, {"all", "ataataq"})},
        {"overshoot", choice(&R::overshoot, {"gain", "thirteen", "restart"})},
        {"stop", choice(&R::stop, {"automatic", "manual"})},
        {"reset_at_eleven", truth(&R::reset_at_eleven)},
    };
    return known;
}

/// May `card`, put on the holder's card `held`, take over this pile? (1.6 of the rules)
bool beats(const Rules& rules, Card card, Card held, bool led, bool seven_pile, bool toqu_over_voms) {
    const auto is_trump = [](Card c) { return c == S2 || c == JOKER; };
    if (is_trump(card) || is_trump(held)) return strength(card) > strength(held);  // V82
    if (card == D3) return true;
    if (held == D3) return led;  // V6: worthless as a lead, unbeatable otherwise
    if (seven_pile) {
        if (is_seven(card)) {
            if (is_seven(held)) return suit_of(card) < suit_of(held);  // V4
            return held == KC && rules.seven_beats_club_king;   // V10
        }
        if (card == KC) return is_seven(held);
        return card == KS && held == KC;  // Ataataq
    }
    if (toqu_over_voms && card == VOMS && held == TOQU) return false;  // V3
    return strength(card) > strength(held) || (strength(card) == strength(held) && strength(card) == strength(VOMS));
}

}  // namespace

void Rules::set(std::string_view name, std::string_view value) {
    const auto found = setters().find(name);
    if (found == setters().end()) throw std::invalid_argument("no such rule: " + std::string(name));
    found->second(*this, value);
}

void Rules::prepare() {
    if (players < 2 || players > 4 || rounds < 1 || rounds > 2 || max_lead < 1 || max_lead > 4)
        throw std::invalid_argument("no such table");
    if ((partners && players != 4) || (rounds == 2 && (players != 2 || max_lead != 1 || knock)) || target < 1 ||
        target > 9999 || (joker && !spade_two) || knock_hidden < 2 || knock_hidden > 3)
        throw std::invalid_argument("rules that contradict each other");

    if (deal_lus > 1 || trick_points > 1 || d3_on_own_toqu > 2 || eight_eight_five_five > 2)
        throw std::invalid_argument("no such number of lus");

    sides = partners ? 2 : players;
    step = direction == Direction::clockwise ? 1 : players - 1;
    unit_cards = players * rounds;
    plain_ranks = special_cards_pair && !d3_pairs_with_kings;
    for (int seat = 0; seat < players; ++seat) side_of[seat] = static_cast<std::int8_t>(partners ? seat % 2 : seat);

    pack_size = 0;
    for (Card card = 0; card < card_count; ++card) {
        const int rank = rank_of(card);
        const bool usual = (rank >= 5 && rank <= 14 && rank != 10 && card != card_of(rank_king, 3)) || card == D3;
        if (usual || (card == S2 && spade_two) || (card == JOKER && joker)) pack[pack_size++] = card;
    }
    odd_cards = pack_size % unit_cards;
    whole = 0;
    for (int place = 0; place < pack_size; ++place) whole |= bit(pack[place]);
    for (Card card = 0; card < card_count; ++card) {
        const bool alone = !special_cards_pair && (card == VOMS || card == TOQU || card == S8);
        const int as = alone ? -1 - card : card == D3 && d3_pairs_with_kings ? rank_king : rank_of(card);
        pairs_as[card] = static_cast<std::int8_t>(as);
    }
    for (int higher = 0; higher < 2; ++higher)
        for (int led = 0; led < 2; ++led)
            for (int seven_pile = 0; seven_pile < 2; ++seven_pile)
                for (Card held = 0; held < card_count; ++held) {
                    Mask better = 0;
                    for (Card card = 0; card < card_count; ++card)
                        if (beats(*this, card, held, led, seven_pile, higher)) better |= bit(card);
                    beaten_by[higher][led][seven_pile][held] = better;
                }
}

}  // namespace stik::voms
