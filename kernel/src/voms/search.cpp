#include "search.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "choices.hpp"
#include "policy.hpp"
#include "solver.hpp"
#include "worlds.hpp"

namespace stik::voms {

namespace {

struct Node {
    Move move;
    std::int32_t child = -1, sibling = -1;
    std::uint32_t visits = 0, available = 0;
    float total = 0;  // what its chooser's side got
};

class Tree {
public:
    Tree(const Rules& rules, const Worth& worth, const Manner& manner) : rules_(rules), worth_(worth), manner_(manner) {
        nodes_.reserve(1 << 14);
        nodes_.emplace_back();
    }

    void simulate(Position at, core::Random& random) {
        path_.clear();
        int node = 0;
        bool first = true;
        while (at.phase != Phase::over) {
            if (!first && has_due_calls(at)) {
                make_due_calls(rules_, at);
                if (at.phase == Phase::over) break;
            }
            if (node && nodes_[node].visits < manner_.ripe) break;
            if (path_.size() >= deepest) break;
            const int side = rules_.side_of[at.to_act];
            node = choose(node, at, random);
            apply(rules_, at, nodes_[node].move);
            path_.push_back({node, side});
            first = false;
        }
        if (manner_.sensible)
            play_out_sensibly(rules_, at, random);
        else
            play_out(rules_, at, random);
        const Chances chances = worth_.of(at);
        ++nodes_[0].visits;
        for (const auto& [place, side] : path_) {
            Node& visited = nodes_[place];
            ++visited.visits;
            visited.total += chances[side];
        }
        note(chances[path_.empty() ? 0 : path_[0].side]);
    }

    /// Every move tried at the root.
    std::vector<Found> root() const {
        std::vector<Found> found;
        for (int child = nodes_[0].child; child >= 0; child = nodes_[child].sibling) {
            const Node& node = nodes_[child];
            found.push_back({node.move, node.visits, node.visits ? node.total / node.visits : 0.0});
        }
        return found;
    }

private:
    static constexpr std::size_t deepest = 64;

    struct Step {
        int node, side;
    };

    /// How far outcomes lie apart, so that curiosity is in proportion.
    void note(double outcome) {
        ++outcomes_;
        const double apart = outcome - mean_;
        mean_ += apart / static_cast<double>(outcomes_);
        squares_ += apart * (outcome - mean_);
        if (outcomes_ < 64 || outcomes_ % 64 == 0)
            spread_ = std::max(0.01f, static_cast<float>(std::sqrt(squares_ / static_cast<double>(outcomes_))));
    }

    int choose(int node, const Position& at, core::Random& random) {
        Moves moves;
        legal_moves(rules_, at, moves);
        if (moves.count > 1) drop_doubles(rules_, at, moves);
        std::uint64_t untried = moves.count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << moves.count) - 1;
        int best = -1;
        float most = -1e9f;
        const float curiosity = static_cast<float>(manner_.curiosity) * spread_;
        for (int child = nodes_[node].child; child >= 0; child = nodes_[child].sibling) {
            Node& tried = nodes_[child];
            int place = 0;
            while (place < moves.count && moves.list[place] != tried.move) ++place;
            if (place == moves.count) continue;
            untried &= ~(std::uint64_t{1} << place);
            ++tried.available;
            const float visits = static_cast<float>(tried.visits);
            const float worth = tried.total / visits +
                                curiosity * std::sqrt(std::log(static_cast<float>(tried.available)) / visits);
            if (worth > most) most = worth, best = child;
        }
        if (!untried) return best;
        return add(node, moves.list[pick(at, moves, untried, random)]);
    }

    /// The untried move that looks best.
    int pick(const Position& at, const Moves& moves, std::uint64_t untried, core::Random& random) const {
        if (at.phase != Phase::play) {
            int skip = static_cast<int>(random.below(static_cast<std::uint32_t>(std::popcount(untried))));
            while (skip--) untried &= untried - 1;
            return std::countr_zero(untried);
        }
        const Policy policy(rules_, at);
        int best = std::countr_zero(untried);
        float most = -1e9f;
        for (; untried; untried &= untried - 1) {
            const int place = std::countr_zero(untried);
            const float worth = policy.value(moves.list[place].group());
            if (worth > most) most = worth, best = place;
        }
        return best;
    }

    int add(int parent, Move move) {
        const int place = static_cast<int>(nodes_.size());
        nodes_.push_back({move, -1, nodes_[parent].child, 0, 1, 0});
        nodes_[parent].child = place;
        return place;
    }

    const Rules& rules_;
    const Worth& worth_;
    const Manner& manner_;
    std::vector<Node> nodes_;
    std::vector<Step> path_;
    std::uint64_t outcomes_ = 0;
    double mean_ = 0, squares_ = 0;
    float spread_ = 0.1f;
};

/// So many simulations are made whatever the clock says: what they take is little, and fewer say nothing.
constexpr std::uint64_t least = 128;
constexpr double most_curious = 1e6;

constexpr std::uint32_t most_worlds = 1'000'000;
/// Positions of one world that are looked at: only endings take fewer.
constexpr std::uint64_t most_nodes = 100'000'000;

/// So many worlds: no more than are looked at.
std::uint32_t worlds_for(const Limits& limits, const Manner& manner) {
    if (!std::isfinite(limits.ms)) throw std::invalid_argument("a search without end");
    if (!manner.worlds) throw std::invalid_argument("a search without worlds");
    if (manner.worlds > most_worlds) throw std::invalid_argument("more worlds than there is room for");
    const std::uint64_t most = limits.simulations ? limits.simulations : manner.worlds;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(most, manner.worlds));
}

void check(const Rules& rules, const Observer& observer, const Worth& worth, const Limits& limits,
           const Position& world) {
    if (worth.sides() != rules.sides) throw std::invalid_argument("chances for another number of sides");
    if (!limits.simulations && limits.ms <= 0) throw std::invalid_argument("a search without end");
    if (world.to_act != observer.seat() || world.phase == Phase::over)
        throw std::invalid_argument("the seat that observes is not to act");
}

}  // namespace

Searched search(const Rules& rules, const Observer& observer, const Worth& worth, const Limits& limits,
                const Manner& manner, std::uint64_t seed) {
    if (!manner.ripe) throw std::invalid_argument("a search that never grows");
    if (!(manner.curiosity >= 0 && manner.curiosity <= most_curious)) throw std::invalid_argument("no such curiosity");
    const Clock clock(limits.ms);
    Worlds worlds(observer, clock, worlds_for(limits, manner), manner.infer, seed);
    check(rules, observer, worth, limits, worlds[0]);
    Tree tree(rules, worth, manner);
    core::Random random(core::mixed(seed) + 1);
    std::uint64_t made = 0;
    while (!limits.simulations || made < limits.simulations) {
        if (made >= least && made % 16 == 15 && clock.over()) break;
        tree.simulate(worlds[made++], random);
    }
    return {tree.root(), made};
}

Searched solve_worlds(const Rules& rules, const Observer& observer, std::shared_ptr<const Worth> worth,
                      const Limits& limits, const Manner& manner, std::uint64_t seed) {
    const Clock clock(limits.ms);
    const std::uint32_t most = worlds_for(limits, manner);
    Worlds worlds(observer, clock, most, manner.infer, seed);
    check(rules, observer, *worth, limits, worlds[0]);
    const int side = rules.side_of[observer.seat()];
    const Payoff payoff{1, 0, 0, std::move(worth)};
    thread_local Solver solver(15);
    Searched searched;
    while (searched.simulations < most && !(searched.simulations && clock.over())) {
        const auto solved = solver.solve_moves(rules, worlds[searched.simulations], side, payoff, most_nodes);
        if (searched.moves.empty())
            for (const auto& [move, value] : solved) searched.moves.push_back({move, 0, 0});
        if (solved.size() != searched.moves.size()) throw std::runtime_error("worlds with different choices");
        for (std::size_t place = 0; place < solved.size(); ++place) {
            ++searched.moves[place].visits;
            searched.moves[place].value += static_cast<double>(solved[place].second) / certain;
        }
        ++searched.simulations;
    }
    for (Found& found : searched.moves) found.value /= static_cast<double>(std::max<std::uint64_t>(1, found.visits));
    return searched;
}

}  // namespace stik::voms
