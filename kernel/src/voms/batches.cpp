#include "batches.hpp"

#include <nanobind/stl/vector.h>

#include <algorithm>

#include "core/threads.hpp"
#include "playout.hpp"
#include "solver.hpp"

namespace nb = nanobind;

namespace stik::voms {

namespace {

/// The ends of many deals, added up.
struct Sums {
    std::int64_t deals = 0;
    std::int64_t moves = 0;
    std::int64_t value = 0;
    std::int64_t value_squared = 0;
    std::array<std::int64_t, max_seats> gain{};
    std::array<std::int64_t, max_seats> wins{};
    std::array<std::int64_t, 5> endings{};

    void add(const Rules& rules, const Position& over, int side, const Payoff& payoff, int made) {
        const int worth = value_for(rules, over, side, payoff);
        ++deals;
        moves += made;
        value += worth;
        value_squared += std::int64_t{worth} * worth;
        for (int s = 0; s < rules.sides; ++s) gain[s] += over.gain[s];
        if (over.winner != nobody) ++wins[over.winner];
        if (over.ended != Ending::none) ++endings[static_cast<int>(over.ended)];
    }
    void add(const Sums& other) {
        deals += other.deals;
        moves += other.moves;
        value += other.value;
        value_squared += other.value_squared;
        for (int s = 0; s < max_seats; ++s) gain[s] += other.gain[s], wins[s] += other.wins[s];
        for (int e = 0; e < 5; ++e) endings[e] += other.endings[e];
    }
};

template <class Counts>
std::vector<std::int64_t> first_of(const Counts& counts, int many) {
    return {counts.begin(), counts.begin() + many};
}

nb::dict plain_sums(const Rules& rules, const Sums& sums) {
    nb::dict out;
    out["deals"] = sums.deals;
    out["moves"] = sums.moves;
    out["value"] = sums.value;
    out["value_squared"] = sums.value_squared;
    out["gain"] = first_of(sums.gain, rules.sides);
    out["wins"] = first_of(sums.wins, rules.sides);
    out["endings"] = first_of(sums.endings, 5);
    return out;
}

constexpr std::size_t piece = 256;

/// Adds up `work(item, sums)` over all items, in pieces whose sums do not depend on the number of threads.
template <class Work>
Sums summed(std::size_t items, unsigned threads, Work&& work) {
    std::vector<Sums> parts((items + piece - 1) / piece);
    core::in_pieces(items, threads, piece, [&](std::size_t begin, std::size_t end) {
        for (std::size_t item = begin; item < end; ++item) work(item, parts[begin / piece]);
    });
    Sums total;
    for (const Sums& part : parts) total.add(part);
    return total;
}

/// One table for each thread and its whole life: keys are never the same for two deals.
Solver& own_solver() {
    thread_local Solver solver(15);
    return solver;
}

int side_or_actor(const Table& table, int side, const Payoff& payoff) {
    check_payoff(*table.rules, payoff);
    if (side == nobody && table.at.to_act != nobody) side = table.rules->side_of[table.at.to_act];
    check_side(*table.rules, side);
    return side;
}

template <class Rate>
Rated rated(const Tables& tables, unsigned threads, Rate&& rate) {
    if (tables.empty()) throw std::invalid_argument("no positions");
    Moves moves;
    legal_moves(*tables[0].rules, tables[0].at, moves);
    for (const Table& table : tables) {
        Moves here;
        legal_moves(*table.rules, table.at, here);
        if (codes_of(here) != codes_of(moves)) throw std::invalid_argument("positions with different choices");
    }
    Rated values;
    for (Move move : moves) values.emplace_back(move.code, std::vector<double>(tables.size()));
    nb::gil_scoped_release released;
    core::in_pieces(tables.size(), threads, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t place = begin; place < end; ++place) rate(place, values);
    });
    return values;
}

}  // namespace

std::vector<nb::dict> playouts(const Tables& tables, int each, std::uint64_t seed, unsigned threads,
                               int side, const Payoff& payoff) {
    if (each < 0) throw std::invalid_argument("a negative number of playouts");
    std::vector<Sums> sums(tables.size());
    for (const Table& table : tables) {
        check_side(*table.rules, side);
        check_payoff(*table.rules, payoff);
    }
    {
        nb::gil_scoped_release released;
        for (std::size_t place = 0; place < tables.size(); ++place) {
            const Table& table = tables[place];
            const std::uint64_t stream = core::mixed(seed) + place;
            sums[place] = summed(static_cast<std::size_t>(each), threads, [&](std::size_t item, Sums& part) {
                Random random(stream, item);
                Position at = table.at;
                const int made = play_out(*table.rules, at, random);
                part.add(*table.rules, at, side, payoff, made);
            });
        }
    }
    std::vector<nb::dict> out;
    for (std::size_t place = 0; place < tables.size(); ++place)
        out.push_back(plain_sums(*tables[place].rules, sums[place]));
    return out;
}

nb::dict random_deals(SharedRules rules, int deals, std::uint64_t seed, unsigned threads) {
    if (deals < 0) throw std::invalid_argument("a negative number of deals");
    Sums sums;
    {
        nb::gil_scoped_release released;
        sums = summed(static_cast<std::size_t>(deals), threads, [&](std::size_t item, Sums& part) {
            Random random(seed, item);
            Position at;
            at.setup.dealer = static_cast<Seat>(item % static_cast<std::size_t>(rules->players));
            for (int side = 0; side < rules->sides; ++side) at.setup.target[side] = static_cast<Lus>(rules->target);
            shuffle(*rules, at.stock, random);
            begin(*rules, at, false, false);
            const int made = play_out(*rules, at, random);
            part.add(*rules, at, 0, {}, made);
        });
    }
    return plain_sums(*rules, sums);
}

std::vector<Table> sample(const Watcher& watcher, int count, std::uint64_t seed, unsigned threads,
                          std::uint64_t max_tries) {
    if (count < 0) throw std::invalid_argument("a negative number of worlds");
    std::vector<Table> worlds(static_cast<std::size_t>(count), Table{watcher.rules, {}});
    const Observer observer = watcher.observer;  // it may see more meanwhile
    nb::gil_scoped_release released;
    core::in_pieces(worlds.size(), threads, 16, [&](std::size_t begin, std::size_t end) {
        for (std::size_t item = begin; item < end; ++item) {
            Random random(core::mixed(seed), item);
            worlds[item].at = observer.sample(random, max_tries);
        }
    });
    return worlds;
}

double accepted(const Watcher& watcher, int tries, std::uint64_t seed) {
    if (tries < 0) throw std::invalid_argument("a negative number of tries");
    const Observer observer = watcher.observer;
    nb::gil_scoped_release released;
    int passed = 0;
    Position at;
    for (int item = 0; item < tries; ++item) {
        Random random(core::mixed(seed), static_cast<std::uint64_t>(item));
        passed += observer.try_world(random, at);
    }
    return tries ? static_cast<double>(passed) / tries : 0.0;
}

std::pair<int, std::uint64_t> solve(const Table& table, int side, const Payoff& payoff, std::uint64_t max_nodes) {
    side = side_or_actor(table, side, payoff);
    const Table own = table;  // it may be played on meanwhile
    nb::gil_scoped_release released;
    Solver& solver = own_solver();
    const int value = solver.solve(*own.rules, own.at, side, payoff, max_nodes);
    return {value, solver.nodes()};
}

std::vector<std::pair<std::uint32_t, int>> solve_moves(const Table& table, int side, const Payoff& payoff,
                                                       std::uint64_t max_nodes) {
    side = side_or_actor(table, side, payoff);
    const Table own = table;  // it may be played on meanwhile
    nb::gil_scoped_release released;
    std::vector<std::pair<std::uint32_t, int>> values;
    for (auto [move, value] : own_solver().solve_moves(*own.rules, own.at, side, payoff, max_nodes))
        values.emplace_back(move.code, value);
    return values;
}

Rated rate_by_playouts(const Tables& tables, int each, std::uint64_t seed, unsigned threads, int side,
                       const Payoff& payoff) {
    if (each < 1) throw std::invalid_argument("no playouts");
    if (!tables.empty()) side = side_or_actor(tables[0], side, payoff);
    return rated(tables, threads, [&](std::size_t place, auto& values) {
        const Table& table = tables[place];
        for (auto& [move, by_position] : values) {
            Position after = table.at;
            apply(*table.rules, after, Move{move});
            std::int64_t total = 0;
            for (int item = 0; item < each; ++item) {
                Random random(core::mixed(seed) + place, static_cast<std::uint64_t>(item));
                Position at = after;
                play_out(*table.rules, at, random);
                total += value_for(*table.rules, at, side, payoff);
            }
            by_position[place] = static_cast<double>(total) / each;
        }
    });
}

Rated rate_by_solving(const Tables& tables, unsigned threads, int side, const Payoff& payoff,
                      std::uint64_t max_nodes) {
    if (!tables.empty()) side = side_or_actor(tables[0], side, payoff);
    return rated(tables, threads, [&](std::size_t place, auto& values) {
        const Table& table = tables[place];
        const auto solved = own_solver().solve_moves(*table.rules, table.at, side, payoff, max_nodes);
        for (std::size_t move = 0; move < values.size(); ++move) values[move].second[place] = solved[move].second;
    });
}

}  // namespace stik::voms
