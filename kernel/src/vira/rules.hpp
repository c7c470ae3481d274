// The options of a rule set, as numbers; the Python rule set is the authority for what they mean.
#pragma once

#include <algorithm>
#include <array>

#include "vira/contracts.hpp"

namespace stik::vira {

// The rows of the tariff, in the order of the Python tariff's fields.
enum class Row { kop, turne, turne8, vingel, vingel8, tringel, gask, kopmisar, gok, vira, solo, solomisar,
                 omkop, omturne, omturne8, omvingel, omvingel8, omtringel };
inline constexpr int kRows = 18;

struct Rules {
    bool tringel = false, graded_gask_misar = false;
    std::array<int, 3> turned{1, 2, 3};           // turné, vingel, tringel
    std::array<int, 4> min_talon{1, 2, 3, 4};     // köp, turné, vingel, tringel
    bool new_trump_at_omkop = true;
    int purchase_min = 0, purchase_max = 13, defenders_max = 13;
    bool gask_keep_exactly = true, kopmisar_at_least = true, kopmisar_discard_after = true;
    int first_lead = 0;                           // förhand, left of the declarer, the declarer
    bool royal_before_purchase = true, stop_when_decided = false;
    std::array<std::array<int, 4>, kRows> tariff{};  // home, bet, kodilj, laid
    bool turn8_overtrick_bonus = false;
    int ante = 8;
    bool out_antes = true, out_shares_pinnar = false, kodilj_doubles_pinnar = false, tjuvpass_compensation = true;
    std::array<int, 3> tjuvpass{2, 3, 1};         // one at four, one at three, two at four

    [[nodiscard]] int turned_in(Family family) const noexcept {
        return is_turning(family) ? turned[static_cast<std::size_t>(family) - 1] : 0;
    }
    // Cards of the talon that a second try needs, or -1 where there is none ("VR.B15", "VR.B5").
    [[nodiscard]] int talon_for_second_try(Family family) const noexcept {
        const auto at = static_cast<std::size_t>(family);
        return at > 3 ? -1 : std::max(min_talon[at], turned_in(family));
    }
};

}  // namespace stik::vira
