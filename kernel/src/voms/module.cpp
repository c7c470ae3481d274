// stik_kernel._voms: what Python sees of the Voms kernel.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

#include "batches.hpp"
#include "plain.hpp"
#include "playout.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace stik::voms {

namespace {

SharedRules make_rules(const nb::dict& options) {
    auto rules = std::make_shared<Rules>();
    for (auto [name, value] : options) {
        const std::string key = nb::cast<std::string>(name);
        if (key == "preset" || key == "sheet") continue;  // they say what to cite, not how to play
        std::string text = nb::cast<std::string>(nb::str(value));
        if (nb::isinstance<nb::bool_>(value)) text = nb::cast<bool>(value) ? "true" : "false";
        rules->set(key, text);
    }
    rules->prepare();
    return rules;
}

constexpr int longest_comb = 20'000;
constexpr int heaviest = 10'000;  // a sum of three weighed results is still a number

PerSide per_side(const Rules& rules, const std::vector<int>& numbers) {
    if (numbers.size() != static_cast<std::size_t>(rules.sides)) throw std::invalid_argument("a number for each side");
    PerSide out{};
    for (int side = 0; side < rules.sides; ++side) {
        if (numbers[side] < 0 || numbers[side] > longest_comb) throw std::invalid_argument("no such comb");
        out[side] = static_cast<Lus>(numbers[side]);
    }
    return out;
}

Setup make_setup(const Rules& rules, int dealer, const std::vector<int>& score, const std::vector<int>& target,
                 bool first_deal) {
    if (dealer < 0 || dealer >= rules.players) throw std::invalid_argument("no such dealer");
    Setup setup;
    setup.dealer = static_cast<Seat>(dealer);
    setup.first_deal = first_deal;
    setup.score = per_side(rules, score);
    setup.target = per_side(rules, target);
    setup.eight_eight = rules.eight_eight;
    for (int side = 0; side < rules.sides; ++side) setup.eight_eight = setup.eight_eight && setup.lack(side) == 1;
    return setup;
}

Table begin_deal(SharedRules rules, const std::vector<int>& deck, int dealer, const std::vector<int>& score,
                 const std::vector<int>& target, bool first_deal, bool manual_cut, bool knocked) {
    Table table{rules, {}};
    table.at.setup = make_setup(*rules, dealer, score, target, first_deal);
    Mask seen = 0, pack = 0;
    for (int place = 0; place < rules->pack_size; ++place) pack |= bit(rules->pack[place]);
    if (deck.size() != static_cast<std::size_t>(rules->pack_size)) throw std::invalid_argument("not the pack");
    for (int card : deck) {
        if (card < 0 || card >= card_count) throw std::invalid_argument("no such card");
        seen |= bit(static_cast<Card>(card));
        table.at.stock.cards[table.at.stock.end++] = static_cast<Card>(card);
    }
    if (seen != pack) throw std::invalid_argument("not the pack");
    if (knocked && !rules->knock) throw std::invalid_argument("no knocking");
    begin(*rules, table.at, manual_cut, knocked);
    return table;
}

/// A move as Python gave it.
Move move_in(const Rules& rules, std::uint32_t code) {
    if (!is_move(rules, Move{code})) throw std::invalid_argument("not a move");
    return Move{code};
}

/// A move that is legal here; the cards of a lead may come in any order.
Move checked(const Table& table, std::uint32_t code) {
    Move move = move_in(*table.rules, code);
    if (move.kind() == Kind::play && move.count() > 1 && table.at.phase == Phase::play && !table.at.trick.laid) {
        Group group = move.group();
        std::sort(group.cards.begin(), group.cards.begin() + group.size);
        move = Move::play(group);
    }
    if (!is_legal(*table.rules, table.at, move))
        throw std::invalid_argument("not legal here: " + write_move(*table.rules, move));
    return move;
}

Watcher watch(const Table& table, int seat, bool knocked) {
    if (seat < 0 || seat >= table.rules->players) throw std::invalid_argument("no such seat");
    return {table.rules, Observer::of(*table.rules, seat, sight_of(*table.rules, table.at, seat), knocked)};
}

/// Takes in what was seen, all of it or, where it contradicts itself, nothing.
void see(Watcher& watcher, std::uint32_t move, const std::optional<Sight>& after) {
    Observer seen = watcher.observer;
    seen.see(move_in(*watcher.rules, move), after);
    watcher.observer = std::move(seen);
}

/// Each move with its visits and its mean value, and the number of simulations.
using Weighed = std::pair<std::vector<std::tuple<std::uint32_t, std::uint64_t, double>>, std::uint64_t>;

Weighed weighed(const Searched& searched) {
    Weighed out{{}, searched.simulations};
    for (const Found& found : searched.moves) out.first.emplace_back(found.move.code, found.visits, found.value);
    return out;
}

Weighed search_moves(const Watcher& watcher, const Worth& worth, std::uint64_t simulations, double ms,
                     std::uint64_t seed, double curiosity, std::uint32_t ripe, std::uint32_t worlds, bool infer,
                     bool sensible) {
    const Manner manner{curiosity, ripe, worlds, infer, sensible};
    const Observer observer = watcher.observer;  // it may see more meanwhile
    Searched searched;
    {
        nb::gil_scoped_release released;
        searched = search(*watcher.rules, observer, worth, {simulations, ms}, manner, seed);
    }
    return weighed(searched);
}

Weighed solve_in_worlds(const Watcher& watcher, std::shared_ptr<const Worth> worth, std::uint64_t simulations,
                        double ms, std::uint64_t seed, std::uint32_t worlds, bool infer) {
    Manner manner;
    manner.worlds = worlds;
    manner.infer = infer;
    const Observer observer = watcher.observer;
    Searched searched;
    {
        nb::gil_scoped_release released;
        searched = solve_worlds(*watcher.rules, observer, std::move(worth), {simulations, ms}, manner, seed);
    }
    return weighed(searched);
}

}  // namespace

}  // namespace stik::voms

using namespace stik::voms;

NB_MODULE(_voms, m) {
    m.doc() = "Voms in bit masks: positions, moves, playouts, sampling and an exact solver.";
    m.attr("native") = STIK_NATIVE_BUILD == 1;
    nb::set_leak_warnings(false);  // Python keeps tables of chances until it ends

    nb::class_<Rules>(m, "Rules", "One way to play, from the engine's options by name.")
        .def(nb::new_([](const nb::dict& options) { return std::const_pointer_cast<Rules>(make_rules(options)); }),
             "options"_a)
        .def_prop_ro("players", [](const Rules& rules) { return rules.players; })
        .def_prop_ro("sides", [](const Rules& rules) { return rules.sides; })
        .def_prop_ro("side_of", [](const Rules& rules) {
            return std::vector<int>(rules.side_of.begin(), rules.side_of.begin() + rules.players);
        })
        .def_prop_ro("pack", [](const Rules& rules) {
            return std::vector<int>(rules.pack.begin(), rules.pack.begin() + rules.pack_size);
        })
        .def("text", [](const Rules& rules, std::uint32_t move) { return write_move(rules, move_in(rules, move)); }, "move"_a)
        .def("read", [](const Rules& rules, const std::string& text) { return read_move(rules, text).code; }, "text"_a);

    nb::class_<Worth>(m, "Worth", "The chances to win the game, by what each side still lacks.")
        .def(nb::new_([](int sides, std::vector<std::vector<double>> rows) {
                 return std::make_shared<Worth>(sides, std::move(rows));
             }),
             "sides"_a, "rows"_a)
        .def("of", [](const Worth& worth, const Table& table) {
            if (table.at.phase != Phase::over) throw std::invalid_argument("the deal is not over");
            if (worth.sides() != table.rules->sides) throw std::invalid_argument("chances for another number of sides");
            const Chances chances = worth.of(table.at);
            return std::vector<double>(chances.begin(), chances.begin() + worth.sides());
        }, "position"_a)
        .def("between", [](const Worth& worth, const std::vector<int>& lacks) {
            if (lacks.size() != static_cast<std::size_t>(worth.sides()))
                throw std::invalid_argument("a number for each side");
            Lacks lack{};
            for (int side = 0; side < worth.sides(); ++side) {
                if (lacks[side] < 1 || lacks[side] > longest_comb) throw std::invalid_argument("no such comb");
                lack[side] = lacks[side];
            }
            const Chances chances = worth.between(lack);
            return std::vector<double>(chances.begin(), chances.begin() + worth.sides());
        }, "lacks"_a);

    nb::class_<Payoff>(m, "Payoff", "What the end of a deal is worth: weights of lus, of the game and of going over.")
        .def("__init__", [](Payoff* self, int lus, int win, int over, std::shared_ptr<const Worth> worth) {
                 for (int weight : {lus, win, over})
                     if (weight < -heaviest || weight > heaviest) throw std::invalid_argument("no such weight");
                 new (self) Payoff{lus, win, over, std::move(worth)};
             },
             nb::kw_only(), "lus"_a = 1, "win"_a = 0, "over"_a = 0, "worth"_a.none() = nb::none())
        .def_ro("lus", &Payoff::lus)
        .def_ro("win", &Payoff::win)
        .def_ro("over", &Payoff::over);

    nb::class_<Table>(m, "Position", "A deal at one moment, with everything that is hidden.")
        .def_static("begin", &begin_deal, "rules"_a, "deck"_a, nb::kw_only(), "dealer"_a, "score"_a, "target"_a,
                    "first_deal"_a = false, "manual_cut"_a = false, "knocked"_a = false)
        .def_static("of", [](SharedRules rules, const nb::dict& plain) {
            return Table{rules, from_plain(*rules, plain)};
        }, "rules"_a, "plain"_a)
        .def("plain", [](const Table& table) { return to_plain(*table.rules, table.at); })
        .def_prop_ro("rules", [](const Table& table) { return std::const_pointer_cast<Rules>(table.rules); })
        .def_prop_ro("to_act", [](const Table& table) { return static_cast<int>(table.at.to_act); })
        .def_prop_ro("over", [](const Table& table) { return table.at.phase == Phase::over; })
        .def_prop_ro("winner", [](const Table& table) { return static_cast<int>(table.at.winner); })
        .def_prop_ro("hands", [](const Table& table) {
            return std::vector<Mask>(table.at.hands.begin(), table.at.hands.begin() + table.rules->players);
        })
        .def_prop_ro("gain", [](const Table& table) {
            std::vector<int> gain;
            for (int side = 0; side < table.rules->sides; ++side)
                gain.push_back(table.at.phase == Phase::over ? table.at.gain[side] : table.at.tally.gain(side));
            return gain;
        })
        .def("legal", [](const Table& table) {
            Moves moves;
            legal_moves(*table.rules, table.at, moves);
            return codes_of(moves);
        })
        .def("calls", [](const Table& table) {
            Calls calls;
            open_calls(*table.rules, table.at, calls);
            std::vector<std::pair<int, std::uint32_t>> open;
            for (const Call& call : calls) open.emplace_back(call.seat, call.move.code);
            return open;
        })
        .def("offers", [](const Table& table) {
            Moves moves;
            open_offers(*table.rules, table.at, moves);
            return codes_of(moves);
        })
        .def("texts", [](const Table& table) {
            Moves moves;
            legal_moves(*table.rules, table.at, moves);
            std::vector<std::string> texts;
            for (Move move : moves) texts.push_back(write_move(*table.rules, move));
            return texts;
        })
        .def("apply", [](const Table& table, std::uint32_t move) {
            Table next = table;
            apply(*next.rules, next.at, checked(table, move));
            return next;
        }, "move"_a)
        .def("play", [](Table& table, std::uint32_t move) { apply(*table.rules, table.at, checked(table, move)); },
             "move"_a)
        .def("copy", [](const Table& table) { return table; })
        .def("value", [](const Table& table, int side, const Payoff& payoff) {
            check_side(*table.rules, side);
            check_payoff(*table.rules, payoff);
            if (table.at.phase != Phase::over) throw std::invalid_argument("the deal is not over");
            return value_for(*table.rules, table.at, side, payoff);
        }, "side"_a, "payoff"_a = Payoff{})
        .def("random_step", [](const Table& table, std::uint64_t seed, std::uint64_t stream) {
            Moves moves;
            legal_moves(*table.rules, table.at, moves);
            if (!moves.count) throw std::invalid_argument("nothing can be played");
            Table next = table;
            Random random(stik::core::mixed(seed), stream);
            play_at_random(*next.rules, next.at, random);
            return next;
        }, "seed"_a, "stream"_a = 0)
        .def("playout", [](const Table& table, std::uint64_t seed, std::uint64_t stream) {
            Table end = table;
            Random random(stik::core::mixed(seed), stream);
            play_out(*end.rules, end.at, random);
            return end;
        }, "seed"_a, "stream"_a = 0)
        .def(nb::self == nb::self);

    nb::class_<Watcher>(m, "Observer", "What one seat has seen of a deal, and the worlds that agree with it.")
        .def_static("of", [](SharedRules rules, int seat, const nb::dict& view, bool knocked) {
            return Watcher{rules, Observer::of(*rules, seat, sight_from_plain(*rules, view), knocked)};
        }, "rules"_a, "seat"_a, "view"_a, "knocked"_a = false)
        .def_static("watch", &watch, "position"_a, "seat"_a, "knocked"_a = false)
        .def_prop_ro("seat", [](const Watcher& watcher) { return watcher.observer.seat(); })
        .def("see", [](Watcher& watcher, std::uint32_t move, const std::optional<nb::dict>& view) {
            std::optional<Sight> sight;
            if (view) sight = sight_from_plain(*watcher.rules, *view);
            see(watcher, move, sight);
        }, "move"_a, "view"_a.none() = nb::none())
        .def("see_position", [](Watcher& watcher, std::uint32_t move, const Table& after) {
            if (after.rules->players != watcher.rules->players) throw std::invalid_argument("another table");
            see(watcher, move, sight_of(*after.rules, after.at, watcher.observer.seat()));
        }, "move"_a, "after"_a)
        .def("sample", &sample, "count"_a, nb::kw_only(), "seed"_a, "threads"_a = 1, "max_tries"_a = 1'000'000)
        .def("accepted", &accepted, "tries"_a, nb::kw_only(), "seed"_a)
        .def("agrees", [](const Watcher& watcher, const Table& now) { return watcher.observer.looks_like(now.at); },
             "position"_a)
        .def("copy", [](const Watcher& watcher) { return watcher; });

    m.def("playouts", &playouts, "positions"_a, nb::kw_only(), "each"_a, "seed"_a, "threads"_a = 1, "side"_a = 0,
          "payoff"_a = Payoff{});
    m.def("solve", &solve, "position"_a, nb::kw_only(), "side"_a = -1, "payoff"_a = Payoff{},
          "max_nodes"_a = 100'000'000);
    m.def("solve_moves", &solve_moves, "position"_a, nb::kw_only(), "side"_a = -1, "payoff"_a = Payoff{},
          "max_nodes"_a = 100'000'000);
    m.def("rate_by_playouts", &rate_by_playouts, "positions"_a, nb::kw_only(), "each"_a, "seed"_a, "threads"_a = 1,
          "side"_a = -1, "payoff"_a = Payoff{});
    m.def("rate_by_solving", &rate_by_solving, "positions"_a, nb::kw_only(), "threads"_a = 1, "side"_a = -1,
          "payoff"_a = Payoff{}, "max_nodes"_a = 100'000'000);
    m.def("search", &search_moves, "observer"_a, nb::kw_only(), "worth"_a, "simulations"_a = 0, "ms"_a = 0.0, "seed"_a,
          "curiosity"_a = Manner{}.curiosity, "ripe"_a = Manner{}.ripe, "worlds"_a = Manner{}.worlds,
          "infer"_a = Manner{}.infer, "sensible"_a = Manner{}.sensible);
    m.def("solve_worlds", &solve_in_worlds, "observer"_a, nb::kw_only(), "worth"_a, "simulations"_a = 0, "ms"_a = 0.0,
          "seed"_a, "worlds"_a = Manner{}.worlds, "infer"_a = Manner{}.infer);
    m.def("random_deals", &random_deals, "rules"_a, nb::kw_only(), "deals"_a, "seed"_a, "threads"_a = 1);
}
