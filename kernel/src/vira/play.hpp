// The play of the cards: three hands, a table, tricks. Small enough to copy, and every card can be taken back.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/cards.hpp"
#include "vira/tricks.hpp"

namespace stik::vira {

struct Play {
    std::array<Cards, 3> hands{};
    Cards obliged = 0;  // cards that must be played as soon as the rules allow it
    std::array<std::int8_t, 2> table{-1, -1};
    std::int8_t laid = 0, leader = 0, holder = -1, best = -1;
    std::int8_t trump = core::kNoTrump, declarer = 0;
    std::int8_t left = 0;  // tricks to come, the one on the table included
    std::array<std::int8_t, 3> tricks{};

    [[nodiscard]] int to_act() const noexcept {
        const int seat = leader + laid;
        return seat >= 3 ? seat - 3 : seat;
    }

    // The suit led if able, else any card ("VR.P1").
    [[nodiscard]] Cards legal() const noexcept {
        Cards hand = hands[static_cast<std::size_t>(to_act())];
        if (laid) {
            const Cards follow = hand & core::suit_mask(core::suit_of(table[0]));
            hand = follow ? follow : hand;
        }
        return obliged & hand ? obliged & hand : hand;
    }

    // What a card changed, to take it back.
    struct Undo {
        std::int8_t card, leader, holder, best;
        std::array<std::int8_t, 2> table;
        bool was_obliged;
    };

    // Lays a card; the third turns the trick, and its winner leads ("VR.P2").
    Undo lay(Card card) noexcept {
        const int seat = to_act();
        const Cards mask = core::bit(card);
        const Undo undo{std::int8_t(card), leader, holder, best, table, (obliged & mask) != 0};
        hands[static_cast<std::size_t>(seat)] ^= mask;
        obliged &= ~mask;
        if (laid == 0 || beats(card, best, trump)) {
            best = std::int8_t(card);
            holder = std::int8_t(seat);
        }
        if (laid < 2) {
            table[static_cast<std::size_t>(laid++)] = std::int8_t(card);
        } else {
            ++tricks[static_cast<std::size_t>(holder)];
            --left;
            leader = holder;
            laid = 0;
            table = {-1, -1};
            holder = best = -1;
        }
        return undo;
    }

    void take_back(const Undo& undo) noexcept {
        const bool turned = laid == 0;
        if (turned) {
            --tricks[static_cast<std::size_t>(leader)];
            ++left;
            laid = 2;
        } else {
            --laid;
        }
        leader = undo.leader;
        holder = undo.holder;
        best = undo.best;
        table = undo.table;
        hands[static_cast<std::size_t>(to_act())] ^= core::bit(undo.card);
        if (undo.was_obliged) obliged |= core::bit(undo.card);
    }
};

// Plays to the end, every legal card equally likely; returns how many cards were laid.
inline int play_out(Play& play, core::Random& random) noexcept {
    int moves = 0;
    // card by card to the end of the trick, and as long as a ruling binds somebody
    for (; play.left > 0 && (play.laid || play.obliged); ++moves) play.lay(core::any_of(play.legal(), random));
    // then trick by trick: the same lots, without keeping the table
    std::array<Cards, 3> hands = play.hands;
    std::array<std::int8_t, 3> tricks = play.tricks;
    std::size_t seat = static_cast<std::size_t>(play.leader);
    for (int left = play.left; left > 0; --left, moves += 3) {
        Card best = core::any_of(hands[seat], random);
        hands[seat] ^= core::bit(best);
        const Cards led = core::suit_mask(core::suit_of(best));
        std::size_t holder = seat;
        for (int position = 1; position < 3; ++position) {
            seat = seat == 2 ? 0 : seat + 1;
            const Cards hand = hands[seat], follow = hand & led;
            const Card card = core::any_of(follow ? follow : hand, random);
            hands[seat] ^= core::bit(card);
            const bool wins = beats(card, best, play.trump);
            best = wins ? card : best;
            holder = wins ? seat : holder;
        }
        ++tricks[holder];
        seat = holder;
    }
    play.hands = hands;
    play.tricks = tricks;
    play.leader = static_cast<std::int8_t>(seat);
    play.left = 0;
    return moves;
}

// What the declarer still takes with best play of all, by trying everything: for tests, and only near the end.
inline int minimax(Play& play, bool misar) noexcept {
    if (play.left == 0) return 0;
    const bool more = (play.to_act() == play.declarer) != misar;
    const auto declarer = static_cast<std::size_t>(play.declarer);
    int best = more ? -1 : core::kRanks + 1;
    core::for_each(play.legal(), [&](Card card) {
        const int before = play.tricks[declarer];
        const Play::Undo undo = play.lay(card);
        const int value = play.tricks[declarer] - before + minimax(play, misar);
        play.take_back(undo);
        best = more ? std::max(best, value) : std::min(best, value);
    });
    return best;
}

}  // namespace stik::vira
