#include "vira/sight.hpp"

#include <cmath>

#include "vira/sense.hpp"

namespace stik::vira {

using core::Cards;

double Sight::share(const Settlement& paid) const noexcept {
    return paid[static_cast<std::size_t>(seat)] + paid[kPool] / static_cast<double>(deal.setup->table);
}

double Sight::weight(const Worlds::World& world) const {
    double log = 0;
    for (std::size_t at = 0; at < lean.size(); ++at)
        core::for_each(world[at], [&](core::Card card) { log += static_cast<double>(lean[at][static_cast<std::size_t>(card)]); });
    double found = std::exp(log);
    if (heard.empty()) return found;
    std::array<Worth, 3> worths;
    for (std::size_t at = 0; at < 3; ++at) worths[at] = worth_of(hands[at] | world[at], deal.setup->rules);
    for (const Heard& call : heard)
        found *= says(worths[static_cast<std::size_t>(call.seat)], call.said, call.standing, *deal.setup);
    return found;
}

Deal Sight::draw(core::Random& random) const {
    Worlds::World chosen = worlds->draw(random);
    if (tries > 1) {
        double all = weight(chosen);
        for (int i = 1; i < tries; ++i) {  // each drawn by its share of the weights so far
            const Worlds::World next = worlds->draw(random);
            const double mass = weight(next);
            all += mass;
            if (all > 0 && random.fraction() * all < mass) chosen = next;
        }
    }
    Deal found = deal;
    for (std::size_t at = 0; at < 3; ++at) {
        found.play.hands[at] = hands[at] | chosen[at];
        found.discards[at] = discards[at];
    }
    if (found.play.declarer >= 0) found.discards[static_cast<std::size_t>(found.play.declarer)] |= chosen[3];
    found.discards[static_cast<std::size_t>(other)] |= chosen[5];
    if (deal.phase >= Phase::play) {
        found.aside = chosen[4];
        return found;
    }
    Cards rest = chosen[4];
    for (int at = found.drawn + found.turned; at < 13; ++at) {
        const core::Card card = core::any_of(rest, random);
        rest ^= core::bit(card);
        found.talon[static_cast<std::size_t>(at)] = static_cast<std::int8_t>(card);
    }
    return found;
}

Payoff payoff_of(const Sight& sight) {
    Payoff found;
    Deal deal = sight.deal;
    const int needed = deal.form == Form::misar ? 0 : deal.row().tricks;
    auto& taken = deal.play.tricks[static_cast<std::size_t>(deal.play.declarer)];
    for (int tricks = 0; tricks <= 13; ++tricks) {
        taken = static_cast<std::int8_t>(tricks);
        found.by_tricks[static_cast<std::size_t>(tricks)] = sight.share(settle(deal, outcome_of(deal.form, needed, tricks)));
    }
    const auto same = [&](int a, int b) { return found.by_tricks[static_cast<std::size_t>(a)] == found.by_tricks[static_cast<std::size_t>(b)]; };
    while (found.least < 13 && same(found.least, found.least + 1)) ++found.least;
    while (found.most > found.least && same(found.most, found.most - 1)) --found.most;
    return found;
}

}  // namespace stik::vira
