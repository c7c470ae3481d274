#include "vira/tree.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "vira/sense.hpp"

namespace stik::vira {

using core::bit;
using core::Card;
using core::Cards;

namespace {

// A card that was played after all that lie above it in the tree. Children are kept in a list.
struct Node {
    std::int32_t child = -1, sibling = -1;
    std::uint32_t visits = 0;
    std::uint32_t open = 0;  // how often it could be chosen: not every world has it
    float sum = 0;           // to the side that plays it, from 0 to 1 each
    std::int8_t card = -1;
};

class Tree {
public:
    Tree(const Sight& sight, const TreeOptions& options) : options_(options), payoff_(payoff_of(sight)), sight_(sight) {
        const auto [low, high] = std::ranges::minmax(payoff_.by_tricks);
        low_ = low;
        width_ = high > low ? high - low : 1;
        declarers_ = sight.seat == sight.deal.play.declarer;
        nodes_.reserve(1 << 16);
        nodes_.emplace_back();
    }

    void simulate(core::Random& random) {
        Play play = sight_.draw(random).play;
        path_.clear();
        std::int32_t at = 0;
        while (play.left > 0) {
            Cards untried = play.legal();
            std::int32_t best = -1;
            float most = -1;
            const float log_visits = std::log(static_cast<float>(nodes_[static_cast<std::size_t>(at)].visits) + 1.0f);
            for (std::int32_t next = nodes_[static_cast<std::size_t>(at)].child; next >= 0; next = nodes_[static_cast<std::size_t>(next)].sibling) {
                Node& node = nodes_[static_cast<std::size_t>(next)];
                if (!(untried & bit(node.card))) continue;
                untried ^= bit(node.card);
                ++node.open;
                const float visits = static_cast<float>(node.visits);
                const float score = node.sum / visits + static_cast<float>(options_.exploration) * std::sqrt(std::min(log_visits, std::log(static_cast<float>(node.open) + 1)) / visits);
                if (score > most) {
                    most = score;
                    best = next;
                }
            }
            const bool declarer = play.to_act() == play.declarer;
            const bool expands = untried != 0;
            if (expands) {
                best = static_cast<std::int32_t>(nodes_.size());
                Node fresh;
                fresh.card = static_cast<std::int8_t>(core::any_of(untried, random));
                fresh.open = 1;
                fresh.sibling = nodes_[static_cast<std::size_t>(at)].child;
                nodes_[static_cast<std::size_t>(at)].child = best;
                nodes_.push_back(fresh);
            }
            play.lay(nodes_[static_cast<std::size_t>(best)].card);
            path_.push_back({best, declarer});
            at = best;
            if (expands) break;
        }
        if (play.left > 0) {
            if (options_.sensible)
                sensible_play_out(play, sight_.deal.form == Form::misar, random);
            else
                play_out(play, random);
        }
        const auto tricks = static_cast<std::size_t>(play.tricks[static_cast<std::size_t>(play.declarer)]);
        const float mine = static_cast<float>((payoff_.by_tricks[tricks] - low_) / width_);
        ++nodes_[0].visits;
        for (const auto& [node, declarer] : path_) {
            Node& here = nodes_[static_cast<std::size_t>(node)];
            ++here.visits;
            here.sum += declarer == declarers_ ? mine : 1 - mine;
        }
    }

    [[nodiscard]] std::vector<Searched::Move> moves() const {
        std::vector<Searched::Move> found;
        for (std::int32_t next = nodes_[0].child; next >= 0; next = nodes_[static_cast<std::size_t>(next)].sibling) {
            const Node& node = nodes_[static_cast<std::size_t>(next)];
            found.push_back({node.card, node.visits, low_ + width_ * static_cast<double>(node.sum) / node.visits});
        }
        std::ranges::sort(found, {}, &Searched::Move::card);
        return found;
    }

private:
    TreeOptions options_;
    Payoff payoff_;
    const Sight& sight_;
    double low_ = 0, width_ = 1;
    bool declarers_ = false;
    std::vector<Node> nodes_;
    std::vector<std::pair<std::int32_t, bool>> path_;
};

}  // namespace

Searched search(const Sight& sight, std::size_t simulations, std::uint64_t seed, double seconds, const TreeOptions& options) {
    using Clock = std::chrono::steady_clock;
    const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    Tree tree(sight, options);
    Searched found;
    for (; found.simulations < simulations; ++found.simulations) {
        if (seconds > 0 && found.simulations % 64 == 63 && Clock::now() >= deadline) break;
        core::Random random(seed, found.simulations);
        tree.simulate(random);
    }
    found.moves = tree.moves();
    return found;
}

}  // namespace stik::vira
