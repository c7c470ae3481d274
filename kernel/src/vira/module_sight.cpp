// stik_kernel._vira.Sight: what a seat knows, and what its actions are worth.
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <stdexcept>
#include <tuple>

#include "vira/module.hpp"
#include "vira/rate.hpp"
#include "vira/sense.hpp"
#include "vira/tree.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace stik::vira {
namespace {

using Value = std::tuple<double, double, std::size_t>;  // the mean, its standard error, how often

Value value_of(const Rating& rating) {
    if (!rating.number) return {0, 0, 0};
    const double number = static_cast<double>(rating.number), mean = rating.sum / number;
    const double variance = std::max(0.0, rating.squares / number - mean * mean);
    return {mean, std::sqrt(variance / number), rating.number};
}

void check(const Sight& sight, const std::vector<Action>& actions) {
    if (actions.empty()) throw std::invalid_argument("there is nothing to rate");
    for (const Action done : actions)
        if (!is_legal(sight.deal, done)) throw std::invalid_argument("this may not be done now");
}

// Whatever world is drawn, the hands and the talon have as many cards as in the deal, and each card is in one place.
void check_worlds(const Sight& sight) {
    const Worlds& worlds = *sight.worlds;
    const Deal& deal = sight.deal;
    Cards seen = worlds.cards() | deal.played;
    if (worlds.cards() & deal.played) throw std::invalid_argument("a card is in two places");
    const auto once = [&](Cards cards) {
        if (cards & seen || cards & ~core::kPack) throw std::invalid_argument("a card is foreign or in two places");
        seen |= cards;
    };
    for (std::size_t seat = 0; seat < 3; ++seat) {
        once(sight.hands[seat]);
        once(sight.discards[seat]);
        if (core::count(sight.hands[seat]) + worlds.room()[seat] != core::count(deal.play.hands[seat]))
            throw std::invalid_argument("the hands are not as large as in the deal");
    }
    for (int at = deal.drawn; at < deal.drawn + deal.turned; ++at) once(core::bit(deal.talon[static_cast<std::size_t>(at)]));
    if (deal.phase < Phase::play && worlds.room()[4] != deal.rest())
        throw std::invalid_argument("the talon is not as large as in the deal");
}

void check_play(const Sight& sight) {
    if (sight.deal.phase != Phase::play || sight.deal.claim == Claim::open || sight.deal.to_act != sight.seat)
        throw std::invalid_argument("the seat has no card to play");
}

}  // namespace

void bind_sight(nb::module_& m) {
    nb::class_<Sight>(m, "Sight")
        .def("__init__",
             [](Sight* self, const DealGame& deal, const std::array<Cards, 3>& hands, const std::array<Cards, 3>& discards, int seat,
                int other, std::shared_ptr<Worlds> worlds, const std::vector<std::array<float, 52>>& lean,
                const std::vector<std::array<int, 3>>& heard, int tries) {
                 if (seat < 0 || seat > 2 || other < 0 || other > 2) throw std::invalid_argument("the seats are 0, 1 and 2");
                 if (worlds->count() <= 0) throw std::invalid_argument("no world fits what is known");
                 if (lean.size() > 3) throw std::invalid_argument("there are three hands");
                 for (const auto& [by, said, standing] : heard)
                     if (by < 0 || by > 2 || said < -1 || said >= kBids || standing < 0 || standing > rank(40, 2))
                         throw std::invalid_argument("there is no such call");
                 new (self) Sight;
                 self->setup = deal.setup;
                 self->deal = deal.deal;
                 self->hands = hands;
                 self->discards = discards;
                 self->seat = seat;
                 self->other = other;
                 self->worlds = std::move(worlds);
                 self->lean = lean;
                 for (const auto& [by, said, standing] : heard) self->heard.push_back({by, said, standing});
                 self->tries = tries;
                 check_worlds(*self);
             },
             "deal"_a, nb::kw_only(), "hands"_a, "discards"_a, "seat"_a, "other"_a, "worlds"_a,
             "lean"_a = std::vector<std::array<float, 52>>{}, "heard"_a = std::vector<std::array<int, 3>>{}, "tries"_a = 1)
        .def("draw",
             [](const Sight& self, std::uint64_t seed) {
                 core::Random random(seed);
                 return DealGame{self.setup, self.draw(random), {}};
             },
             nb::kw_only(), "seed"_a)
        .def("rate",
             [](const Sight& self, const std::vector<Action>& actions, std::size_t simulations, std::uint64_t seed, double seconds,
                bool solved) {
                 check(self, actions);
                 check_seconds(seconds);
                 std::vector<Value> found;
                 const nb::gil_scoped_release released;
                 for (const Rating& rating : rate(self, actions, simulations, seed, seconds, solved)) found.push_back(value_of(rating));
                 return found;
             },
             "actions"_a, nb::kw_only(), "simulations"_a, "seed"_a, "seconds"_a = 0.0, "solved"_a = false)
        .def("solve",
             [](const Sight& self, std::size_t worlds, std::uint64_t seed, double seconds) {
                 check_play(self);
                 check_seconds(seconds);
                 std::vector<std::pair<Card, Value>> found;
                 const nb::gil_scoped_release released;
                 for (const auto& [card, rating] : solve_worlds(self, worlds, seed, seconds)) found.emplace_back(card, value_of(rating));
                 return found;
             },
             nb::kw_only(), "worlds"_a, "seed"_a, "seconds"_a = 0.0)
        .def("search",
             [](const Sight& self, std::size_t simulations, std::uint64_t seed, double seconds, double exploration, bool sensible) {
                 check_play(self);
                 check_seconds(seconds);
                 if (!(exploration >= 0 && exploration <= 1e6)) throw std::invalid_argument("no such exploration");
                 std::vector<std::tuple<Card, std::size_t, double>> moves;
                 const nb::gil_scoped_release released;
                 const Searched found = search(self, simulations, seed, seconds, {exploration, sensible});
                 for (const auto& [card, visits, value] : found.moves) moves.emplace_back(card, visits, value);
                 return std::pair<std::size_t, std::vector<std::tuple<Card, std::size_t, double>>>{found.simulations, moves};
             },
             nb::kw_only(), "simulations"_a, "seed"_a, "seconds"_a = 0.0, "exploration"_a = 0.7, "sensible"_a = false)
        .def("payoff", [](const Sight& self) {
            if (!self.deal.contract || self.deal.play.declarer < 0) throw std::invalid_argument("no contract is played");
            return payoff_of(self).by_tricks;
        });
    m.def("sensible_action",
          [](const DealGame& game, std::uint64_t seed) {
              if (game.deal.phase == Phase::over) throw std::invalid_argument("the deal is over");
              core::Random random(seed);
              std::array<Worth, 3> worths;
              for (std::size_t seat = 0; seat < 3; ++seat) worths[seat] = worth_of(game.deal.play.hands[seat], game.setup->rules);
              return sensible_action(game.deal, worths, random);
          },
          "deal"_a, nb::kw_only(), "seed"_a);
}

}  // namespace stik::vira
