#include "vira/rate.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "vira/evaluate.hpp"
#include "vira/sense.hpp"
#include "vira/solver.hpp"

namespace stik::vira {

namespace {

using Clock = std::chrono::steady_clock;
Clock::time_point after(double seconds) { return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds)); }

void add(Rating& rating, double value) noexcept {
    rating.sum += value;
    rating.squares += value * value;
    ++rating.number;
}

// How a misär that rules of thumb end so (home, bet, kodilj) ends among strong players; `tools/vira_calibration.py` measures
// it. Misärs look better by rules of thumb than they are, unless nothing in the hand is in danger; games with trumps look
// as they are. Only the row of closed misärs is measured (120 deals); safe and open ones are seldom bid, their rows are
// estimates on either side of it.
using Ends = std::array<std::array<double, 3>, 3>;
constexpr Ends kSafe{{{0.97, 0.02, 0.01}, {0.60, 0.30, 0.10}, {0.50, 0.20, 0.30}}};
constexpr Ends kClosed{{{0.68, 0.12, 0.20}, {0.17, 0.42, 0.41}, {0.22, 0.18, 0.60}}};
constexpr Ends kOpen{{{0.60, 0.20, 0.20}, {0.12, 0.45, 0.43}, {0.05, 0.20, 0.75}}};

bool is_safe(Cards hand) noexcept {
    bool found = true;
    core::for_each(hand, [&](Card card) { found = found && danger(hand, card) <= 0; });
    return found;
}

// Plays a deal on to its end and says what that is worth to the seat.
double ended(const Sight& sight, Deal& deal, bool solved, Solver& solver, core::Random& random) {
    if (deal.phase == Phase::over) return sight.share(deal.settlement);
    const bool foretold = deal.phase < Phase::play;
    sensible_until_play(deal, random);
    if (deal.phase == Phase::over) return sight.share(deal.settlement);
    const bool misar = deal.form == Form::misar;
    const int needed = misar ? 0 : deal.row().tricks;
    if (!solved) {
        const bool safe = misar && is_safe(deal.play.hands[static_cast<std::size_t>(deal.play.declarer)]);
        sensible_end(deal, random);
        if (!foretold || !misar) return sight.share(deal.settlement);
        const Ends& ends = safe ? kSafe : deal.row().open ? kOpen : kClosed;
        double found = 0;
        for (std::size_t real = 0; real < 3; ++real) {
            const Outcome outcome = static_cast<Outcome>(real + 1);
            const double chance = ends[static_cast<std::size_t>(deal.outcome) - 1][real];
            found += chance * sight.share(outcome == deal.outcome ? deal.settlement : settle(deal, outcome));
        }
        return found;
    }
    auto& taken = deal.play.tricks[static_cast<std::size_t>(deal.play.declarer)];
    const int least = misar ? 0 : std::max(0, needed - 2 - taken);
    const int most = misar ? std::max(0, 2 - taken) : deal.setup->rules.turn8_overtrick_bonus ? 13 : std::max(0, needed - taken);
    if (deal.play.left) taken = static_cast<std::int8_t>(taken + solver.tricks(ending_of(deal.play, misar), std::min(least, most), most));
    return sight.share(settle(deal, outcome_of(deal.form, needed, taken)));
}

}  // namespace

std::vector<Rating> rate(const Sight& sight, const std::vector<Action>& actions, std::size_t simulations, std::uint64_t seed,
                         double seconds, bool solved) {
    std::vector<Rating> found(actions.size());
    std::vector<std::size_t> alive(actions.size());
    std::iota(alive.begin(), alive.end(), std::size_t{0});
    int rounds = 1;
    for (std::size_t left = actions.size(); left > 2; left = (left + 1) / 2) ++rounds;
    Solver solver(std::size_t{1} << 16);
    std::size_t world = 0, done = 0;
    const auto begun = Clock::now();
    for (int round = 1; round <= rounds; ++round) {
        const std::size_t upto = simulations / static_cast<std::size_t>(rounds) * static_cast<std::size_t>(round);
        const auto deadline = begun + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds * round / rounds));
        while (done + alive.size() <= upto || world == 0) {
            if (seconds > 0 && world > 0 && Clock::now() >= deadline) break;
            core::Random random(seed, world++);
            const Deal drawn = sight.draw(random);
            for (const std::size_t at : alive) {
                core::Random own = random;  // the same luck for all
                Deal deal = drawn;
                apply(deal, actions[at]);
                add(found[at], ended(sight, deal, solved, solver, own));
                ++done;
            }
        }
        if (alive.size() <= 2) continue;
        std::ranges::stable_sort(alive, [&](std::size_t a, std::size_t b) {
            return found[a].sum / static_cast<double>(found[a].number) > found[b].sum / static_cast<double>(found[b].number);
        });
        alive.resize((alive.size() + 1) / 2);
    }
    return found;
}

std::vector<std::pair<Card, Rating>> solve_worlds(const Sight& sight, std::size_t worlds, std::uint64_t seed, double seconds) {
    const Payoff payoff = payoff_of(sight);
    const bool misar = sight.deal.form == Form::misar;
    const int taken = sight.deal.play.tricks[static_cast<std::size_t>(sight.deal.play.declarer)];
    const int least = std::max(0, payoff.least - taken), most = std::max(least, payoff.most - taken);
    const auto deadline = after(seconds);
    std::array<Rating, 52> cards{};
    Solver solver(std::size_t{1} << 18);
    for (std::size_t i = 0; i < worlds; ++i) {
        if (seconds > 0 && i > 0 && Clock::now() >= deadline) break;
        core::Random random(seed, i);
        const Deal deal = sight.draw(random);
        for (const auto& [card, value] : solver.values(ending_of(deal.play, misar), least, most))
            add(cards[static_cast<std::size_t>(card)], payoff.by_tricks[static_cast<std::size_t>(std::min(13, value + taken))]);
    }
    std::vector<std::pair<Card, Rating>> found;
    for (Card card = 0; card < 52; ++card)
        if (cards[static_cast<std::size_t>(card)].number) found.emplace_back(card, cards[static_cast<std::size_t>(card)]);
    return found;
}

}  // namespace stik::vira
