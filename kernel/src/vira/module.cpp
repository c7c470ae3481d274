// stik_kernel._vira: what Python sees of the Vira kernel. Cards, sets and actions are whole numbers.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <mutex>
#include <optional>
#include <tuple>

#include "core/threads.hpp"
#include "vira/convert.hpp"
#include "vira/deal.hpp"
#include "vira/evaluate.hpp"
#include "vira/module.hpp"
#include "vira/solver.hpp"
#include "vira/worlds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace stik::vira {
namespace {

using Hands = std::array<Cards, 3>;
using Laid = std::vector<int>;
using Task = std::tuple<Cards, Cards, Cards, int, int, int, bool>;  // hands, declarer, leader, trump, misär

Ending ending(const Hands& hands, int declarer, int leader, int trump, bool misar, const Laid& table) {
    if (table.size() > 2) throw std::invalid_argument("no, one or two cards lie on the table");
    Ending found{hands, declarer, leader, trump, misar, static_cast<int>(table.size()), {}};
    std::copy(table.begin(), table.end(), found.table.begin());
    check(found);
    return found;
}

// A solver that several threads of Python may hold; it answers one at a time.
struct SharedSolver {
    explicit SharedSolver(std::size_t entries) : solver(entries) {}
    Solver solver;
    std::mutex guard;
};

void check_bounds(int least, int most) {
    if (least < 0 || most < least) throw std::invalid_argument("the bounds are no interval");
}

std::vector<int> solve_batch(const std::vector<Task>& tasks, unsigned threads, int least, int most) {
    check_bounds(least, most);
    std::vector<int> found(tasks.size());
    core::in_pieces(tasks.size(), threads, 8, [&](std::size_t from, std::size_t to) {
        thread_local Solver solver;
        for (std::size_t i = from; i < to; ++i) {
            const auto& [a, b, c, declarer, leader, trump, misar] = tasks[i];
            solver.clear();  // so that a value never rests on what another thread happened to solve before
            found[i] = solver.tricks(ending({a, b, c}, declarer, leader, trump, misar, {}), least, most);
        }
    });
    return found;
}

std::vector<std::uint64_t> play_outs(const Play& play, std::size_t number, std::uint64_t seed, unsigned threads) {
    std::vector<std::uint64_t> histogram(14);
    std::mutex guard;
    core::in_pieces(number, threads, 4096, [&](std::size_t from, std::size_t to) {
        std::array<std::uint64_t, 14> own{};
        for (std::size_t i = from; i < to; ++i) {
            core::Random random(seed, i);
            Play copy = play;
            play_out(copy, random);
            ++own[static_cast<std::size_t>(copy.tricks[static_cast<std::size_t>(play.declarer)])];
        }
        const std::lock_guard lock(guard);
        for (std::size_t tricks = 0; tricks < own.size(); ++tricks) histogram[tricks] += own[tricks];
    });
    return histogram;
}

// Sums of the settlements, and how many actions were done.
std::pair<std::uint64_t, std::array<std::int64_t, 5>> deal_play_outs(const Deal& deal, std::size_t number, std::uint64_t seed,
                                                                     unsigned threads) {
    std::array<std::int64_t, 5> sums{};
    std::uint64_t moves = 0;
    std::mutex guard;
    core::in_pieces(number, threads, 256, [&](std::size_t from, std::size_t to) {
        std::array<std::int64_t, 5> own{};
        std::uint64_t done = 0;
        std::vector<Action> scratch;
        for (std::size_t i = from; i < to; ++i) {
            core::Random random(seed, i);
            Deal copy = deal;
            done += static_cast<std::uint64_t>(play_out(copy, random, scratch));
            for (std::size_t account = 0; account < own.size(); ++account) own[account] += copy.settlement[account];
        }
        const std::lock_guard lock(guard);
        moves += done;
        for (std::size_t account = 0; account < own.size(); ++account) sums[account] += own[account];
    });
    return {moves, sums};
}

void bind_solver(nb::module_& m) {
    const auto release = nb::call_guard<nb::gil_scoped_release>();
    nb::class_<SharedSolver>(m, "Solver")
        .def(nb::init<std::size_t>(), "entries"_a = std::size_t{1} << 20)
        .def("tricks",
             [](SharedSolver& self, const Hands& hands, int declarer, int leader, int trump, bool misar, const Laid& table, int least,
                int most) {
                 check_bounds(least, most);
                 const std::lock_guard lock(self.guard);
                 return self.solver.tricks(ending(hands, declarer, leader, trump, misar, table), least, most);
             },
             "hands"_a, nb::kw_only(), "declarer"_a, "leader"_a, "trump"_a, "misar"_a = false, "table"_a = Laid{}, "least"_a = 0,
             "most"_a = 13, release)
        .def("solve",
             [](SharedSolver& self, const Hands& hands, int declarer, int leader, int trump, bool misar, const Laid& table, int least,
                int most) {
                 check_bounds(least, most);
                 const std::lock_guard lock(self.guard);
                 const Solution found = self.solver.solve(ending(hands, declarer, leader, trump, misar, table), least, most);
                 return std::pair<int, Cards>{found.tricks, found.best};
             },
             "hands"_a, nb::kw_only(), "declarer"_a, "leader"_a, "trump"_a, "misar"_a = false, "table"_a = Laid{}, "least"_a = 0,
             "most"_a = 13, release)
        .def("values",
             [](SharedSolver& self, const Hands& hands, int declarer, int leader, int trump, bool misar, const Laid& table, int least,
                int most) {
                 check_bounds(least, most);
                 const std::lock_guard lock(self.guard);
                 const auto found = self.solver.values(ending(hands, declarer, leader, trump, misar, table), least, most);
                 return std::map<Card, int>(found.begin(), found.end());
             },
             "hands"_a, nb::kw_only(), "declarer"_a, "leader"_a, "trump"_a, "misar"_a = false, "table"_a = Laid{}, "least"_a = 0,
             "most"_a = 13, release)
        .def("clear",
             [](SharedSolver& self) {
                 const std::lock_guard lock(self.guard);
                 self.solver.clear();
             },
             release)
        .def_prop_ro("nodes",
                     [](SharedSolver& self) {
                         const std::lock_guard lock(self.guard);
                         return self.solver.nodes();
                     },
                     release);
    m.def("solve_batch", &solve_batch, "tasks"_a, nb::kw_only(), "threads"_a = 1, "least"_a = 0, "most"_a = 13, release);
}

void bind_play(nb::module_& m) {
    const auto release = nb::call_guard<nb::gil_scoped_release>();
    nb::class_<PlayGame>(m, "Play")
        .def("__init__",
             [](PlayGame* self, const Hands& hands, int declarer, int leader, int trump, int left, const Laid& table,
                const std::array<int, 3>& tricks, Cards obliged) {
                 const Ending checked = ending(hands, declarer, leader, trump, false, table);
                 int all = left;
                 for (const int taken : tricks) {
                     if (taken < 0) throw std::invalid_argument("a negative number of tricks");
                     all += std::min(taken, 14);
                 }
                 if (left < 0 || left > 13 || all > 13) throw std::invalid_argument("there are at most thirteen tricks");
                 new (self) PlayGame{play_of(checked, left, tricks, obliged), {}};
             },
             "hands"_a, nb::kw_only(), "declarer"_a, "leader"_a, "trump"_a, "left"_a, "table"_a = Laid{},
             "tricks"_a = std::array<int, 3>{}, "obliged"_a = Cards{0})
        .def_prop_ro("hands", [](const PlayGame& self) { return self.play.hands; })
        .def_prop_ro("tricks", [](const PlayGame& self) { return std::array<int, 3>{self.play.tricks[0], self.play.tricks[1], self.play.tricks[2]}; })
        .def_prop_ro("table", [](const PlayGame& self) { return Laid(self.play.table.begin(), self.play.table.begin() + self.play.laid); })
        .def_prop_ro("leader", [](const PlayGame& self) { return int{self.play.leader}; })
        .def_prop_ro("left", [](const PlayGame& self) { return int{self.play.left}; })
        .def_prop_ro("to_act", [](const PlayGame& self) { return self.play.to_act(); })
        .def("legal", [](const PlayGame& self) { return self.play.left ? self.play.legal() : Cards{0}; })
        .def("lay",
             [](PlayGame& self, int card) {
                 if (card < 0 || card > 51 || !self.play.left || !(self.play.legal() & core::bit(card)))
                     throw std::invalid_argument("this card may not be played now");
                 self.laid.push_back(self.play.lay(card));
             },
             "card"_a)
        .def("take_back",
             [](PlayGame& self) {
                 if (self.laid.empty()) throw std::invalid_argument("no card has been laid");
                 self.play.take_back(self.laid.back());
                 self.laid.pop_back();
             })
        .def("copy", [](const PlayGame& self) { return self; })
        .def("minimax",
             [](const PlayGame& self, bool misar) {
                 Play play = self.play;
                 if (tricks_left(ending_of(play, misar)) < play.left) throw std::invalid_argument("a hand lacks cards");
                 const nb::gil_scoped_release released;
                 return minimax(play, misar);
             },
             nb::kw_only(), "misar"_a)
        .def("playouts",
             [](const PlayGame& self, std::size_t number, std::uint64_t seed, unsigned threads) {
                 const Play start = self.play;
                 if (tricks_left(ending_of(start, false)) < start.left) throw std::invalid_argument("a hand lacks cards");
                 const nb::gil_scoped_release released;
                 return play_outs(start, number, seed, threads);
             },
             "number"_a, nb::kw_only(), "seed"_a, "threads"_a = 1);
    nb::class_<Worlds>(m, "Worlds")
        .def("__init__",
             [](Worlds* self, const std::vector<int>& room, const std::vector<std::pair<Cards, unsigned>>& known) {
                 if (room.size() > kPlaces) throw std::invalid_argument("there are at most six places");
                 Worlds::Room rooms{};
                 for (std::size_t place = 0; place < room.size(); ++place) {
                     if (room[place] < 0 || room[place] > 52) throw std::invalid_argument("a place has room for no to 52 cards");
                     rooms[place] = static_cast<std::uint8_t>(room[place]);
                 }
                 std::vector<Worlds::Known> items;
                 for (const auto& [cards, places] : known) items.push_back({cards, places});
                 new (self) Worlds(rooms, items);
             },
             "room"_a, "known"_a)
        .def_prop_ro("count", &Worlds::count)
        .def("draw",
             [](const Worlds& self, std::size_t number, std::uint64_t seed) {
                 std::vector<Worlds::World> found;
                 found.reserve(number);
                 for (std::size_t i = 0; i < number; ++i) {
                     core::Random random(seed, i);
                     found.push_back(self.draw(random));
                 }
                 return found;
             },
             "number"_a, nb::kw_only(), "seed"_a, release);
    m.def("evaluate",
          [](const PlayGame& game, const Worlds& worlds, bool misar, std::size_t samples, std::uint64_t seed, unsigned threads,
             double seconds, int least, int most) {
              check_bounds(least, most);
              check_seconds(seconds);
              const Play start = game.play;
              Evaluation found;
              {
                  const nb::gil_scoped_release released;
                  found = evaluate(start, misar, worlds, samples, seed, threads, seconds, least, most);
              }
              return std::pair<std::size_t, std::map<Card, Histogram>>{found.worlds, found.cards};
          },
          "play"_a, "worlds"_a, nb::kw_only(), "misar"_a, "samples"_a, "seed"_a, "threads"_a = 1, "seconds"_a = 0.0, "least"_a = 0,
          "most"_a = 13);
}

void bind_deal(nb::module_& m) {
    nb::class_<Setup>(m, "Setup")
        .def("__init__",
             [](Setup* self, const nb::dict& rules, int table, int hogsta, int pool) {
                 if (table != 3 && table != 4) throw std::invalid_argument("three or four sit at a table");
                 if (hogsta < 0 || hogsta > 3) throw std::invalid_argument("there are four suits");
                 if (pool < 0 || pool > 1'000'000) throw std::invalid_argument("no such pool");
                 new (self) Setup{rules_of(rules), table, hogsta, pool};
             },
             "rules"_a, nb::kw_only(), "table"_a, "hogsta"_a, "pool"_a = 0);
    nb::class_<DealGame>(m, "Deal")
        .def("__init__",
             [](DealGame* self, std::shared_ptr<Setup> setup, const std::vector<int>& deck) {
                 new (self) DealGame{setup, begin(*setup, checked_deck(deck)), {}};
             },
             "setup"_a, "deck"_a)
        .def_static("from_dict",
                    [](std::shared_ptr<Setup> setup, const nb::dict& fields) {
                        return DealGame{setup, deal_of(*setup, fields), {}};
                    },
                    "setup"_a, "fields"_a)
        .def("as_dict", [](const DealGame& self) { return dict_of(self.deal); })
        .def_prop_ro("to_act", [](const DealGame& self) { return int{self.deal.to_act}; })
        .def_prop_ro("phase", [](const DealGame& self) { return static_cast<int>(self.deal.phase); })
        .def_prop_ro("settlement", [](const DealGame& self) { return self.deal.settlement; })
        .def("actions",
             [](const DealGame& self) {
                 std::vector<Action> found;
                 legal_actions(self.deal, found);
                 return found;
             })
        .def("choice",
             [](const DealGame& self) -> std::tuple<int, int, int> {
                 Choice found{};
                 if (!choice(self.deal, found)) return {-1, 0, 0};
                 return {static_cast<int>(found.kind), found.least, found.most};
             })
        .def("is_legal", [](const DealGame& self, Action done) { return is_legal(self.deal, done); }, "action"_a)
        .def("random_action",
             [](const DealGame& self, std::uint64_t seed) {
                 if (self.deal.phase == Phase::over) throw std::invalid_argument("the deal is over");
                 core::Random random(seed);
                 std::vector<Action> scratch;
                 return any_action(self.deal, random, scratch);
             },
             nb::kw_only(), "seed"_a)
        .def("apply",
             [](DealGame& self, Action done) {
                 if (!is_legal(self.deal, done)) throw std::invalid_argument("this may not be done now");
                 self.before.push_back(self.deal);
                 apply(self.deal, done);
             },
             "action"_a)
        .def("undo",
             [](DealGame& self) {
                 if (self.before.empty()) throw std::invalid_argument("nothing has been done");
                 self.deal = self.before.back();
                 self.before.pop_back();
             })
        .def("copy", [](const DealGame& self) { return DealGame{self.setup, self.deal, {}}; })
        .def("play",
             [](const DealGame& self) {
                 if (self.deal.phase != Phase::play) throw std::invalid_argument("no cards are being played");
                 return PlayGame{self.deal.play, {}};
             })
        .def("playouts",
             [](const DealGame& self, std::size_t number, std::uint64_t seed, unsigned threads) {
                 const Deal start = self.deal;
                 const nb::gil_scoped_release released;
                 return deal_play_outs(start, number, seed, threads);
             },
             "number"_a, nb::kw_only(), "seed"_a, "threads"_a = 1);
}

}  // namespace
}  // namespace stik::vira

NB_MODULE(_vira, m) {
    m.doc() = "Vira in bit masks: whole deals, the play, worlds, and exact play with open hands.";
    m.attr("native") = STIK_NATIVE_BUILD == 1;
    stik::vira::bind_solver(m);
    stik::vira::bind_play(m);
    stik::vira::bind_deal(m);
    stik::vira::bind_sight(m);
}
