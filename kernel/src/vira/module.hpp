// What the parts of the Python module share.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
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

void bind_sight(nanobind::module_& m);

}  // namespace stik::vira
