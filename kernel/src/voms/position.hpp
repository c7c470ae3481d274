// A Voms deal at one moment: what the engine's `State` holds, without the ledger.
#pragma once

#include <array>
#include <cstdint>

#include "rules.hpp"

namespace stik::voms {

using Seat = std::int8_t;
using Side = std::int8_t;
using Lus = std::int16_t;
using PerSide = std::array<Lus, max_seats>;

constexpr std::int8_t nobody = -1;

enum class Phase : std::uint8_t { cut, choice, play, over };
enum class Ending : std::int8_t { none = -1, played_out, game_won, all_tricks, partner_toqu, reshuffle };

/// The cards that one seat laid down or may lay down, card by pile.
struct Group {
    std::uint8_t size = 0;
    std::array<Card, hand_size> cards{};

    bool operator==(const Group&) const = default;

    Mask mask() const {
        Mask set = 0;
        for (int pile = 0; pile < size; ++pile) set |= bit(cards[pile]);
        return set;
    }
    /// The pile on which a card lies, or -1.
    int find(Card card) const {
        for (int pile = 0; pile < size; ++pile)
            if (cards[pile] == card) return pile;
        return -1;
    }
};

struct Play {
    Seat seat = nobody;
    std::array<Card, hand_size> cards{};

    bool operator==(const Play&) const = default;
};

/// Lus that the winner of the trick will get, by the feats on the table so far.
struct Stakes {
    std::int8_t voms = 0;
    Seat voms_by = nobody;
    Seat toqu_by = nobody;
    std::int8_t ataataq = 0;
    Seat ataataq_by = nobody;
    Side ataataq_only_for = nobody;
    Side kings_for = nobody;

    bool operator==(const Stakes&) const = default;
};

struct Trick {
    Seat leader = 0;
    Seat holder = 0;
    std::uint8_t laid = 0;  // plays on the table
    bool led = true;        // the holder's group is the led one
    std::uint8_t sevens = 0;  // bit i: pile i was led with a seven, or with a diamond 3 that a seven answered
    Group group;              // the holder's
    Stakes stakes;
    std::array<Play, max_seats> plays{};

    bool operator==(const Trick&) const = default;
};

struct LastTrick {
    Seat winner = nobody;  // nobody: no trick has been turned
    std::uint8_t units = 0;
    std::uint8_t laid = 0;
    std::uint8_t width = 0;
    PerSide lus{};
    std::array<Play, max_seats> plays{};

    bool operator==(const LastTrick&) const = default;
};

/// Trick units and lus of the deal so far; `feats` holds all but Ataataq and the deal lus.
struct Tally {
    PerSide units{};
    PerSide feats{};
    PerSide ataataq{};
    PerSide deal_lus{};
    bool deal_won = false;

    bool operator==(const Tally&) const = default;

    int gain(int side) const { return feats[side] + ataataq[side] + deal_lus[side]; }
    int all_units() const { return units[0] + units[1] + units[2] + units[3]; }  // sides that are not there have none
};

/// What became of Voms and Toqu in this deal; the engine's `Watch` explains each.
struct Watch {
    Seat melted = nobody;
    Seat voms_scored_by = nobody;
    bool announced = false;
    bool toqu_drawn = false;
    bool toqu_shown = false;
    bool may_show = false;
    bool may_annul = false;
    bool may_announce = false;
    bool silent = false;
    bool may_reshuffle = false;

    bool operator==(const Watch&) const = default;
};

/// What is fixed for the whole deal.
struct Setup {
    Seat dealer = 0;
    bool first_deal = false;
    bool eight_eight = false;
    PerSide score{};
    PerSide target{};

    bool operator==(const Setup&) const = default;

    int lack(int side) const { return target[side] - score[side]; }
};

struct Stock {
    std::uint8_t next = 0;  // cards before this one have been drawn
    std::uint8_t end = 0;
    std::array<Card, max_pack> cards{};

    int size() const { return end - next; }
    Card operator[](int place) const { return cards[next + place]; }
    bool operator==(const Stock& other) const {
        if (size() != other.size()) return false;
        for (int place = 0; place < size(); ++place)
            if ((*this)[place] != other[place]) return false;
        return true;
    }
};

struct Position {
    std::array<Mask, max_seats> hands{};
    Mask played = 0;
    Mask exposed = 0;  // cards in hands that everybody has seen
    Mask obliged = 0;  // cards that their holders must play to this trick (V98)
    Phase phase = Phase::play;
    Seat to_act = nobody;
    Side may_stop = nobody;
    Seat suspended = nobody;
    Ending ended = Ending::none;
    Side winner = nobody;
    Side guilty = nobody;
    std::uint8_t lapsed_count = 0;
    std::array<Side, max_seats> stop_lapsed{};
    Trick trick;
    Tally tally;
    Watch watch;
    Setup setup;
    LastTrick last_trick;
    Stock stock;
    // the combs: those of the setup until the deal is over
    PerSide score{};
    PerSide target{};
    PerSide gain{};  // what the deal brought in the end; nothing until it is over

    bool operator==(const Position&) const = default;

    /// Whether the rules on Voms and Toqu hold in this deal (V109).
    bool bound(const Rules& rules) const { return rules.restrictions && !setup.eight_eight; }
    bool has_lapsed(int side) const {
        for (int place = 0; place < lapsed_count; ++place)
            if (stop_lapsed[place] == side) return true;
        return false;
    }
};

}  // namespace stik::voms
