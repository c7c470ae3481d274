// What the end of a deal is worth: the chance to win the game from the combs that it leaves.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <vector>

#include "position.hpp"

namespace stik::voms {

using Chances = std::array<float, max_seats>;
using Lacks = std::array<int, max_seats>;

/// Chances by what each side still lacks. Two sides have a table of both lacks; with more, each runs for itself and a
/// table tells how likely it is to arrive in the first, second … deal from now.
class Worth {
public:
    Worth(int sides, std::vector<std::vector<double>> rows) : sides_(sides), longest_(static_cast<int>(rows.size())) {
        if (sides < 2 || sides > max_seats || rows.empty()) throw std::invalid_argument("no such table of chances");
        width_ = static_cast<int>(rows[0].size());
        if (width_ < 1 || (sides == 2 && width_ != longest_)) throw std::invalid_argument("no such table of chances");
        for (const auto& row : rows) {
            if (static_cast<int>(row.size()) != width_) throw std::invalid_argument("rows of different lengths");
            for (double chance : row) {
                if (!(chance >= 0 && chance <= 1)) throw std::invalid_argument("not a chance");
                cells_.push_back(static_cast<float>(chance));
            }
        }
    }

    int sides() const { return sides_; }

    /// What each side's chances are when a deal is over.
    Chances of(const Position& over) const {
        if (over.winner != nobody) {
            Chances chances{};
            chances[over.winner] = 1;
            return chances;
        }
        Lacks lack{};
        for (int side = 0; side < sides_; ++side) lack[side] = over.target[side] - over.score[side];
        return between(lack);
    }

    /// What they are before a deal, from what each side lacks.
    Chances between(Lacks lack) const {
        int most = 1;
        for (int side = 0; side < sides_; ++side) {
            lack[side] = std::max(1, lack[side]);
            most = std::max(most, lack[side]);
        }
        // a comb longer than the table: all lack as much less, so that the distance stays
        const int less = std::max(0, most - longest_);
        for (int side = 0; side < sides_; ++side) lack[side] = std::max(1, lack[side] - less);
        Chances chances{};
        if (sides_ == 2) {
            chances[0] = cells_[(lack[0] - 1) * width_ + lack[1] - 1];
            chances[1] = 1 - chances[0];
        } else {
            race(lack, chances);
        }
        return chances;
    }

private:
    /// Who arrives alone in a deal wins; of several the first in turn is as likely as any.
    void race(const Lacks& lack, Chances& chances) const {
        std::array<float, max_seats> running{};
        running.fill(1);
        float total = 0;
        for (int deal = 0; deal < width_; ++deal) {
            std::array<float, max_seats> arrives{};
            for (int side = 0; side < sides_; ++side) arrives[side] = cells_[(lack[side] - 1) * width_ + deal];
            for (int side = 0; side < sides_; ++side) {
                float alone = arrives[side];
                for (int other = 0; other < sides_; ++other)
                    if (other != side) alone *= running[other] - arrives[other] / 2;
                chances[side] += alone;
                total += alone;
            }
            for (int side = 0; side < sides_; ++side) running[side] -= arrives[side];
        }
        for (int side = 0; side < sides_; ++side)
            chances[side] = total > 0 ? chances[side] / total : 1.0f / static_cast<float>(sides_);
    }

    int sides_, longest_, width_ = 0;
    std::vector<float> cells_;
};

}  // namespace stik::voms
