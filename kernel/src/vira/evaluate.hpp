// The value of every legal card over many worlds: each drawn world is solved with open hands.
#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "vira/play.hpp"
#include "vira/solver.hpp"
#include "vira/worlds.hpp"

namespace stik::vira {

using Histogram = std::array<std::uint32_t, 14>;  // how often the declarer takes so many tricks in the whole deal

struct Evaluation {
    std::map<Card, Histogram> cards;
    std::size_t worlds = 0;  // fewer than were asked for, if time ran out
};

Play play_of(const Ending& ending, int left, const std::array<int, 3>& tricks, Cards obliged) noexcept;
Ending ending_of(const Play& play, bool misar) noexcept;

// The places 0 to 2 of the worlds are hands and come on top of what `play` holds; values are told apart from `least` to
// `most` tricks of the whole deal. World number i is the same whatever the number of threads.
Evaluation evaluate(const Play& play, bool misar, const Worlds& worlds, std::size_t samples, std::uint64_t seed,
                    unsigned threads, double seconds, int least, int most);

}  // namespace stik::vira
