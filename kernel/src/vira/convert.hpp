// Rules and deals from and to Python dictionaries of numbers.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <vector>

#include "vira/deal.hpp"

namespace stik::vira {

Rules rules_of(const nanobind::dict& fields);
std::array<std::int8_t, 52> checked_deck(const std::vector<int>& deck);
Deal deal_of(const Setup& setup, const nanobind::dict& fields);
nanobind::dict dict_of(const Deal& deal);

}  // namespace stik::vira
