// What the parts of the Python module share.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <stdexcept>
#include <vector>

#include "vira/deal.hpp"

namespace stik::vira {

// The play with the cards that can be taken back.
struct PlayGame {
    Play play;
    std::vector<Play::Undo> laid;
};

// A deal keeps its setup alive and remembers what it was, so that actions can be taken back.
struct DealGame {
    std::shared_ptr<const Setup> setup;
    Deal deal;
    std::vector<Deal> before;
};

// A time to think; 0 for no limit.
inline void check_seconds(double seconds) {
    if (!(seconds >= 0 && seconds <= 1e6)) throw std::invalid_argument("no such time");
}

void bind_sight(nanobind::module_& m);

}  // namespace stik::vira
