// Every switch of the engine's `Rules`, as small numbers, with the tables that follow from them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "cards.hpp"

namespace stik::voms {

constexpr int max_seats = 4, max_pack = 38, hand_size = 4, deal_units = 5;

enum class Redeal : std::uint8_t { both, either, off };
enum class Draw : std::uint8_t { in_turn, at_once };
enum class Units : std::uint8_t { cards, one };
enum class FirstTrickBan : std::uint8_t { any_play, lead, off };
enum class Sacrifice : std::uint8_t { forbidden, void_ };
enum class Faults : std::uint8_t { refused, allowed };
enum class ToquEarly : std::uint8_t { opponents_choose, take_back };
enum class ToquNotShown : std::uint8_t { may_annul, annulled };
enum class Announcing : std::uint8_t { automatic, by_player };
enum class OutOfTurn : std::uint8_t { refused, stays };
enum class Threat : std::uint8_t { toqu, toqu_or_d3 };
enum class Melted : std::uint8_t { never, if_d3_out };
enum class EightEightToqu : std::uint8_t { equal, higher };
enum class NoLus : std::uint8_t { two_strokes, nothing };
enum class Innocent : std::uint8_t { keep_feats, nothing };
enum class Forced : std::uint8_t { no_fault, penalty };
enum class LostTarget : std::uint8_t { kept, reset };
enum class ReshuffleLoses : std::uint8_t { all, ataataq };
enum class Overshoot : std::uint8_t { gain, thirteen, restart };
enum class Stopping : std::uint8_t { automatic, manual };
enum class Direction : std::uint8_t { clockwise, anticlockwise };

struct Rules {
    // the table
    int players = 4;
    bool partners = true;
    Direction direction = Direction::clockwise;
    int rounds = 1;
    int target = 9;
    bool spade_two = false;
    bool joker = false;

    // the deal
    Redeal redeal = Redeal::both;
    bool bottom_check = false;
    bool cut_trap = true;
    bool knock = true;
    int knock_hidden = 2;
    bool knock_redeal = true;
    bool knock_scores = true;
    Draw draw = Draw::in_turn;

    // leads and tricks
    int max_lead = 4;
    bool special_cards_pair = true;
    bool d3_pairs_with_kings = false;
    bool sevens_in_two_pairs = true;
    bool seven_beats_club_king = false;
    bool ataataq_takes_partner = true;
    bool black_kings_on_two_sevens = false;
    Units multi_units = Units::cards;

    // Voms and Toqu
    bool restrictions = true;
    FirstTrickBan first_trick_ban = FirstTrickBan::any_play;
    bool first_trick_pair_exception = true;
    bool voms_last_seat_needs_empty_stock = false;
    Sacrifice voms_sacrifice = Sacrifice::forbidden;
    bool toqu_duty = true;
    bool d3_instead_of_toqu = true;
    Faults faults = Faults::refused;
    ToquEarly toqu_early = ToquEarly::opponents_choose;
    ToquNotShown toqu_not_shown = ToquNotShown::may_annul;
    Announcing announce = Announcing::automatic;
    OutOfTurn out_of_turn = OutOfTurn::refused;

    // lus
    Threat voms_threat = Threat::toqu;
    Melted melted_voms = Melted::never;
    bool voms_with_own_d3 = false;
    bool unthreatened_voms_taken = false;
    int d3_on_own_toqu = 2;
    bool protected_voms = true;
    bool voms_in_last_trick = true;
    bool ataataq_on_partner = false;
    bool steal_ataataq = true;
    int deal_lus = 1;
    int trick_points = 0;

    // the comb
    bool eight_eight = true;
    EightEightToqu eight_eight_toqu = EightEightToqu::equal;
    int eight_eight_five_five = 2;
    bool ataataq_kept_on_all_tricks = true;
    NoLus partner_toqu_no_lus = NoLus::two_strokes;
    Innocent partner_toqu_opponents = Innocent::keep_feats;
    Forced forced_partner_toqu = Forced::no_fault;
    LostTarget lost_lus_target = LostTarget::kept;
    ReshuffleLoses reshuffle_loses = ReshuffleLoses::all;
    Overshoot overshoot = Overshoot::gain;
    Stopping stop = Stopping::automatic;
    bool reset_at_eleven = false;

    // what follows from them, computed by `prepare`
    int sides = 2;
    int step = 1;
    int unit_cards = 4;
    int pack_size = 36;
    int odd_cards = 0;  // they make up no trick and stay in the stock
    Mask whole = 0;     // the pack as a set
    bool plain_ranks = true;  // cards pair by their printed rank and nothing else
    std::array<std::int8_t, max_seats> side_of{};
    std::array<Card, max_pack> pack{};
    std::array<std::int8_t, card_count> pairs_as{};
    /// The cards that beat a card, by: are Toqu and Voms unequal at 8:8, is it the led card, is the pile a seven's.
    std::array<std::array<std::array<std::array<Mask, card_count>, 2>, 2>, 2> beaten_by{};

    /// Sets one option by the engine's name and value (numbers and truth values as text); throws on a wrong one.
    void set(std::string_view name, std::string_view value);
    /// Computes the tables once all options are set.
    void prepare();

    // without `%`: the number of players is not known when this is compiled
    int after(int seat) const {
        const int next = seat + step;
        return next >= players ? next - players : next;
    }
    int before(int seat) const {
        const int next = seat - step;
        return next < 0 ? next + players : next;
    }
    /// Cards that each can still draw.
    int shares(int stock) const { return stock > odd_cards ? (stock - odd_cards) / players : 0; }
    bool same_side(int a, int b) const { return side_of[a] == side_of[b]; }
    char seat_letter(int seat) const { return players == 2 ? "NS"[seat] : "NESW"[seat]; }
};

}  // namespace stik::voms
