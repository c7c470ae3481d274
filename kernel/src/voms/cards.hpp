// Cards and sets of cards, numbered as the Python engine numbers them: clubs, spades, hearts, diamonds, each from the
// ace down, then the joker. So a mask of the kernel is a `CardSet` of the engine and nothing has to be translated.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

namespace stik::voms {

using Card = std::uint8_t;
using Mask = std::uint64_t;

constexpr int card_count = 53;

constexpr Card card_of(int rank, int suit) { return static_cast<Card>(13 * suit + 14 - rank); }
constexpr int suit_of(Card card) { return card / 13; }
constexpr int rank_of(Card card) { return card == 52 ? 15 : 14 - card % 13; }
constexpr Mask bit(Card card) { return Mask{1} << card; }

constexpr int rank_seven = 7, rank_king = 13;
constexpr Card TOQU = card_of(11, 0), KC = card_of(13, 0), KS = card_of(13, 1);
constexpr Card S8 = card_of(8, 1), S2 = card_of(2, 1), VOMS = card_of(13, 2);
constexpr Card D3 = card_of(3, 3), JOKER = 52;

constexpr Mask VOMS_BIT = bit(VOMS), TOQU_BIT = bit(TOQU), D3_BIT = bit(D3);
constexpr Mask VOMS_AND_TOQU = VOMS_BIT | TOQU_BIT;

constexpr Mask all_sevens = bit(card_of(7, 0)) | bit(card_of(7, 1)) | bit(card_of(7, 2)) | bit(card_of(7, 3));
constexpr bool is_seven(Card card) { return all_sevens >> card & 1; }

constexpr Card lowest(Mask set) { return static_cast<Card>(std::countr_zero(set)); }
constexpr int size_of(Mask set) { return std::popcount(set); }

/// The card at a place in the pack order of a hand of at most four; no branch, as nobody can foresee the place.
constexpr Card nth(Mask set, unsigned place) {
    const Mask second = set & (set - 1), third = second & (second - 1);
    const Mask from[] = {set, second, third, third & (third - 1)};
    return lowest(from[place]);
}

/// Strength in a trick whose lead is not a seven; a seven that was not led has none (V5).
constexpr int strength(Card card) {
    switch (card) {
        case JOKER: return 400;
        case S2: return 300;
        case D3: return 200;
        case TOQU:
        case VOMS: return 100;  // level: the later beats the earlier (V2)
        case S8: return 99;
        case KC: return 2;  // V7: the black kings are the lowest cards that can win
        case KS: return 1;
        default: break;
    }
    constexpr int places[] = {12, 8, 5, 6, 11, 14, 9};  // ranks below spade 8, lowest first
    for (int place = 0; place < 7; ++place)
        if (places[place] == rank_of(card)) return 4 * (place + 1) + 3 - suit_of(card) + 3;
    return 0;
}

inline std::string text_of(Card card) {
    if (card == JOKER) return "*";
    constexpr const char* ranks[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
    return std::string(ranks[rank_of(card) - 2]) + "cshd"[suit_of(card)];
}

/// The card of that name, or -1; case does not matter.
inline int card_named(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    for (int card = 0; card < card_count; ++card) {
        std::string name = text_of(static_cast<Card>(card));
        for (char& letter : name)
            if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        if (name == text) return card;
    }
    return -1;
}

}  // namespace stik::voms
