// What one seat knows of a deal, and deals drawn from it.
#pragma once

#include <memory>
#include <vector>

#include "vira/deal.hpp"
#include "vira/worlds.hpp"

namespace stik::vira {

// A call that somebody else made in the auction: a bid by its number or -1 for a pass, over a standing bid of that rank.
struct Heard {
    int seat, said, standing;
};

struct Sight {
    std::shared_ptr<const Setup> setup;  // the deal's
    Deal deal;                           // as it stands, with any cards where they are not known
    std::array<Cards, 3> hands{};        // what is certain of the hands
    std::array<Cards, 3> discards{};     // and of what was put away
    int seat = 0;                        // whose sight it is
    int other = 0;                       // whose discards lie in the last place
    std::shared_ptr<const Worlds> worlds;  // where the other cards may lie: three hands, the declarer's discards,
                                           // the talon (or what was put aside), the discards of `other`
    std::vector<std::array<float, 52>> lean;  // for each hand, how much likelier each card makes it (a logarithm); may be empty
    std::vector<Heard> heard;
    int tries = 1;  // out of so many worlds one is drawn by its weight

    // A deal that the seat may be in.
    [[nodiscard]] Deal draw(core::Random& random) const;
    // What an end is worth to the seat: its own change, and its share of what the pool gains or loses.
    [[nodiscard]] double share(const Settlement& paid) const noexcept;

private:
    [[nodiscard]] double weight(const Worlds::World& world) const;
};

// The worth of every number of tricks of the declarer to the seat, and between which numbers it changes at all.
struct Payoff {
    std::array<double, 14> by_tricks{};
    int least = 0, most = 13;
};
Payoff payoff_of(const Sight& sight);

}  // namespace stik::vira
