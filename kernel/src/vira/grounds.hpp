// What a proof rests on: sets of cards, in each suit meaning the lowest of them and all cards above it.
#pragma once

#include <array>
#include <cstdint>

#include "vira/table.hpp"
#include "vira/tricks.hpp"

namespace stik::vira {

// The bits of the highest cards of a suit in its pattern.
constexpr std::uint64_t pattern_mask(int depth) noexcept { return (std::uint64_t{1} << (2 * depth)) - 1; }

template <typename Pattern>
constexpr Owners packed(const Pattern& pattern) noexcept {
    return {{pattern[0] | std::uint64_t{pattern[1]} << 32, pattern[2] | std::uint64_t{pattern[3]} << 32}};
}

// How far down each suit the cards matter, as the bits of the patterns.
inline Owners mask_of(Cards mattered, Cards all) noexcept {
    std::array<std::uint32_t, 4> mask{};
    for (int suit = 0; suit < core::kSuits; ++suit)
        if (const Cards here = mattered & core::suit_mask(suit))
            mask[suit] = static_cast<std::uint32_t>(pattern_mask(core::count(all & core::suit_mask(suit) & up_to(core::last(here)))));
    return packed(mask);
}

// The cards of a position down to which an entry goes.
inline Cards mattered_in(const Owners& mask, Cards all) noexcept {
    Cards found = 0;
    for (int suit = 0; suit < core::kSuits; ++suit) {
        const auto bits = static_cast<std::uint32_t>(mask.word[suit >> 1] >> (32 * (suit & 1)));
        if (bits) found |= core::bit(core::nth(all & core::suit_mask(suit), core::count(bits) / 2 - 1));
    }
    return found;
}

// A side that fails with the highest of equal cards fails with the others too; but where the grounds end between
// them, the others must be known to be equal.
constexpr Cards with_equals(Cards mattered, Cards group, Card top) noexcept {
    const Cards here = mattered & core::suit_mask(core::suit_of(top));
    if (!here) return mattered;
    const Card lowest = core::last(here);
    return lowest >= top && lowest < core::last(group) ? mattered | core::bit(core::last(group)) : mattered;
}

// The cards of a hand that fail for the same reasons as this one: neither it nor they matter to the refutation.
constexpr Cards same_failure(Cards mattered, Cards hand, Card card) noexcept {
    const Cards suit = core::suit_mask(core::suit_of(card)), here = mattered & suit;
    if (!here) return hand & suit;
    return core::last(here) < card ? hand & suit & ~up_to(core::last(here)) : 0;
}

}  // namespace stik::vira
