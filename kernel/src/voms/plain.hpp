// Positions as plain dictionaries, lists and numbers, so that the kernel need not know the engine's classes.
#pragma once

#include <nanobind/nanobind.h>

#include "position.hpp"
#include "sight.hpp"

namespace stik::voms {

/// The position as a dictionary; nobody and nothing are -1, an ending that is not there is "".
nanobind::dict to_plain(const Rules& rules, const Position& at);

/// The position that such a dictionary describes; throws where a number cannot be.
Position from_plain(const Rules& rules, const nanobind::dict& plain);

/// What a seat sees, from the plain form of the engine's view.
Sight sight_from_plain(const Rules& rules, const nanobind::dict& plain);

}  // namespace stik::voms
