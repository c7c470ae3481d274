// Who takes a trick, and which cards are as good as each other.
#pragma once

#include <cstdint>

#include "core/cards.hpp"

namespace stik::vira {

using core::Card;
using core::Cards;

constexpr int next_seat(int seat) noexcept { return seat == 2 ? 0 : seat + 1; }

// The cards in pack order up to and with this one: in its suit those that are as high or higher.
constexpr Cards up_to(Card card) noexcept { return (core::bit(card) << 1) - 1; }

// The cards of a hand that are as good as this, its highest of them: nobody else holds one between.
constexpr Cards equals(Cards hand, Cards all, Card top) noexcept {
    const Cards clear = (hand | ~all) & core::suit_mask(core::suit_of(top));
    const int run = std::countr_one(clear >> top);
    return hand & (((Cards{1} << run) - 1) << top);
}

// The highest trump, else the highest of the suit led ("VR.P2").
constexpr bool beats(Card card, Card best, int trump) noexcept {
    const int suit = core::suit_of(card);
    return suit == core::suit_of(best) ? card < best : suit == trump;
}

// The lengths of all suits in all hands are kept in one number, four bits for each.
constexpr std::uint64_t length_unit(int seat, int suit) noexcept { return std::uint64_t{1} << (4 * (4 * seat + suit)); }

}  // namespace stik::vira
