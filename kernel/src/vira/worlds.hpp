// Every way in which the unseen cards can lie, and fair draws from them.
//
// Unseen cards are put into places (hands, discards, the rest of the talon) of known size; what is known of a card is the
// set of places where it may lie. Cards with the same set form a class. The number of ways to fill the places from a
// class on depends only on the room that is left in them, so it is counted once, exactly, and a draw follows the counts:
// every world is equally likely, and no draw is ever thrown away.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/cards.hpp"

namespace stik::vira {

using core::Cards;

inline constexpr int kPlaces = 6;

class Worlds {
public:
    using Room = std::array<std::uint8_t, kPlaces>;
    using World = std::array<Cards, kPlaces>;
    struct Known {
        Cards cards;
        unsigned places;  // a set: bit n for place n
    };

    // The room of every place, and where the unseen cards may lie; together they must fill the places.
    Worlds(const Room& room, const std::vector<Known>& known);

    // How many cards each place takes, and all cards that are put there.
    [[nodiscard]] const Room& room() const noexcept { return room_; }
    [[nodiscard]] Cards cards() const noexcept;
    // How many worlds there are; exact up to the precision of a double.
    [[nodiscard]] double count() const noexcept { return ways_; }
    // One of them, each equally likely; there must be one.
    [[nodiscard]] World draw(core::Random& random) const;

private:
    struct Split {
        Room taken;
        double upto;  // the ways of this split and of those before it
    };
    using Splits = std::vector<Split>;

    double ways(std::size_t at, const Room& room);

    std::vector<Known> classes_;
    Room room_;
    double ways_ = 0;
    std::vector<std::unordered_map<std::uint64_t, Splits>> splits_;  // for each class, by the room that is left
};

}  // namespace stik::vira
