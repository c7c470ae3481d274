// Cards and sets of cards as `stik.cards` numbers them: clubs, spades, hearts, diamonds, each from the ace down.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "core/random.hpp"

namespace stik::core {

using Card = int;            // 13 * suit + place below the ace; a lower number is a higher card
using Cards = std::uint64_t; // one bit a card

inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kNoTrump = 4;  // the number of a trump suit that no card has
inline constexpr Cards kPack = (Cards{1} << 52) - 1;
inline constexpr Cards kSuit = (Cards{1} << kRanks) - 1;

constexpr Cards bit(Card card) noexcept { return Cards{1} << card; }
constexpr Cards suit_mask(int suit) noexcept { return kSuit << (kRanks * suit); }
constexpr int count(Cards cards) noexcept { return std::popcount(cards); }

// The first card of a set in pack order: within a suit the highest.
constexpr Card first(Cards cards) noexcept { return std::countr_zero(cards); }
// The last one: within a suit the lowest.
constexpr Card last(Cards cards) noexcept { return 63 - std::countl_zero(cards); }

// The suit of a card without a division: a table that fits one cache line.
inline constexpr struct SuitTable {
    std::uint8_t of[64]{};
    constexpr SuitTable() noexcept {
        for (int card = 0; card < 52; ++card) of[card] = static_cast<std::uint8_t>(card / kRanks);
        for (int card = 52; card < 64; ++card) of[card] = kNoTrump;
    }
} kSuitTable;
constexpr int suit_of(Card card) noexcept { return kSuitTable.of[card]; }

// The n-th card of a set in pack order, counted from 0.
constexpr Card nth(Cards cards, int n) noexcept {
#ifdef __BMI2__
    if (!std::is_constant_evaluated()) return first(_pdep_u64(Cards{1} << n, cards));
#endif
    while (n-- > 0) cards &= cards - 1;
    return first(cards);
}

// One card of a set, each equally likely; where there is no choice, no number is drawn.
constexpr Card any_of(Cards cards, Random& random) noexcept {
    if (!(cards & (cards - 1))) return first(cards);
    return nth(cards, static_cast<int>(random.below(static_cast<std::uint32_t>(count(cards)))));
}

// Calls `visit` with every card of a set in pack order.
template <typename Visit>
constexpr void for_each(Cards cards, Visit&& visit) {
    for (; cards; cards &= cards - 1) visit(first(cards));
}

}  // namespace stik::core
