// Moves as single numbers, and how people write them.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "position.hpp"

namespace stik::voms {

enum class Kind : std::uint8_t { play, ahead, cut, knock, offer, reshuffle, go_on, stop, show, annul, announce };

/// Four bits of kind, four of a count or a seat, then up to four cards (or a place in the pack) of six bits each.
struct Move {
    std::uint32_t code = 0;

    bool operator==(const Move&) const = default;

    static constexpr Move of(Kind kind, int count = 0, int first = 0) {
        return {static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(count) << 4 |
                static_cast<std::uint32_t>(first) << 8};
    }
    static constexpr Move single(Card card) { return of(Kind::play, 1, card); }
    static Move play(const Group& group) {
        Move move = of(Kind::play, group.size);
        for (int pile = 0; pile < group.size; ++pile)
            move.code |= static_cast<std::uint32_t>(group.cards[pile]) << (8 + 6 * pile);
        return move;
    }

    Kind kind() const { return static_cast<Kind>(code & 15); }
    int count() const { return code >> 4 & 15; }
    int first() const { return code >> 8 & 63; }  // the card of `ahead`, the place of a cut, the seat of an offer
    int seat() const { return count(); }          // who plays ahead
    Group group() const {
        Group cards;
        cards.size = static_cast<std::uint8_t>(count());
        for (int pile = 0; pile < cards.size; ++pile)
            cards.cards[pile] = static_cast<Card>(code >> (8 + 6 * pile) & 63);
        return cards;
    }
};

/// Room for every choice that a position can offer: 37 cuts and a knock are the most.
struct Moves {
    int count = 0;
    std::array<Move, 64> list;

    void add(Move move) { list[count++] = move; }
    const Move* begin() const { return list.data(); }
    const Move* end() const { return list.data() + count; }
    bool has(Move move) const {
        for (Move other : *this)
            if (other == move) return true;
        return false;
    }
};

/// Whether the number is a move at all, with seats and cards that there are; only then may it be looked into.
bool is_move(const Rules& rules, Move move);

/// The move in the notation of the engine.
std::string write_move(const Rules& rules, Move move);

/// Reads a move; throws where the text is none. A lead's cards may come in any order.
Move read_move(const Rules& rules, const std::string& text);

}  // namespace stik::voms
