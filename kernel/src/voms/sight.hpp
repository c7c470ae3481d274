// What one seat sees of a deal: the engine's `View`, as far as two worlds can differ in it.
#pragma once

#include "legality.hpp"
#include "score.hpp"

namespace stik::voms {

struct Sight {
    Phase phase = Phase::play;
    Seat to_act = nobody;
    Ending ended = Ending::none;
    Side winner = nobody;
    Seat voms_scored_by = nobody;
    Seat melted = nobody;  // as far as the seat knows
    std::uint8_t stock = 0;
    std::uint16_t calls = 0;  // bit per kind: what the seat may call
    Mask hand = 0;
    Mask played = 0;
    std::array<Mask, max_seats> known{};  // cards in hands that were shown or announced
    std::array<std::uint8_t, max_seats> counts{};
    PerSide units{};
    PerSide gain{};
    PerSide score{};
    PerSide target{};
    Setup setup;
    Trick trick;
    LastTrick last_trick;

    bool operator==(const Sight&) const = default;
};

/// A Toqu that was shown, the other half of an announced pair, and cards that fell open.
inline Mask known_to_all(const Position& at, int seat) {
    Mask known = at.exposed;
    if (at.watch.toqu_shown && seat == at.watch.voms_scored_by) known |= TOQU_BIT;
    if (at.watch.announced && seat == at.watch.melted) known |= VOMS_AND_TOQU;
    return known & at.hands[seat];
}

/// What the seat sees.
inline Sight sight_of(const Rules& rules, const Position& at, int seat) {
    Sight sight;
    sight.phase = at.phase;
    sight.to_act = at.to_act;
    sight.ended = at.ended;
    sight.winner = at.winner;
    sight.voms_scored_by = at.watch.voms_scored_by;
    sight.melted = at.watch.announced || at.watch.melted == seat ? at.watch.melted : nobody;
    sight.stock = static_cast<std::uint8_t>(at.stock.size());
    sight.hand = at.hands[seat];
    sight.played = at.played;
    for (int other = 0; other < rules.players; ++other) {
        sight.known[other] = known_to_all(at, other);
        sight.counts[other] = static_cast<std::uint8_t>(size_of(at.hands[other]));
    }
    for (int side = 0; side < rules.sides; ++side)
        sight.gain[side] = at.phase == Phase::over ? at.gain[side] : static_cast<Lus>(at.tally.gain(side));
    sight.units = at.tally.units;
    sight.score = at.score;
    sight.target = at.target;
    sight.setup = at.setup;
    sight.trick = at.trick;
    sight.last_trick = at.last_trick;
    Calls calls;
    open_calls(rules, at, calls);
    for (const Call& call : calls)
        if (call.seat == seat)
            sight.calls = static_cast<std::uint16_t>(sight.calls | 1 << static_cast<int>(call.move.kind()));
    return sight;
}

}  // namespace stik::voms
