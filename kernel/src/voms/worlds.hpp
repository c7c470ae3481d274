// Worlds for a search: drawn when they are asked for, and weighed by how well the past plays fit them.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "observer.hpp"

namespace stik::voms {

/// A stretch of time.
class Clock {
public:
    explicit Clock(double ms) : ms_(ms), begun_(Now::now()) {}
    /// Whether this part of it has passed; without a limit it never does.
    bool over(double part = 1) const { return ms_ > 0 && Now::now() - begun_ >= Ms(part * ms_); }

private:
    using Now = std::chrono::steady_clock;
    using Ms = std::chrono::duration<double, std::milli>;
    double ms_;
    Now::time_point begun_;
};

/// Worlds for a search, so many at most; then they come again.
///
/// They are drawn when they are asked for, until half of the time has gone. Where the past is weighed they are chosen at
/// the start from some more, each as likely as the plays of the others would have been in it.
class Worlds {
public:
    Worlds(const Observer& observer, const Clock& clock, std::uint32_t most, bool infer, std::uint64_t seed)
        : observer_(observer), clock_(clock), most_(most), seed_(core::mixed(seed)) {
        if (infer) choose();
    }

    const Position& operator[](std::uint64_t number) {
        std::size_t place = number % most_;
        if (place >= drawn_.size()) {
            if (!drawn_.empty() && clock_.over(0.5))
                most_ = static_cast<std::uint32_t>(drawn_.size());
            else
                draw();
            place = number % most_;
        }
        return drawn_[place];
    }

private:
    static constexpr std::uint64_t patience = 2'000;
    static constexpr std::uint32_t offers = 4, plenty = 8192;  // so many stand for choice for each place, and in all

    void draw(double* fit = nullptr) {
        core::Random random(seed_, drawn_.size());
        drawn_.push_back(observer_.sample(random, patience, fit));
    }

    void choose() {
        const std::size_t wanted = std::max<std::size_t>(most_, std::min<std::size_t>(offers * std::size_t{most_}, plenty));
        std::vector<double> up_to;  // the weight of a world and all before it
        double total = 0;
        while (drawn_.size() < wanted && !(drawn_.size() % 16 == 15 && clock_.over(0.3))) {
            double fit = 1;
            draw(&fit);
            up_to.push_back(total += fit);
        }
        core::Random random(seed_, wanted);
        std::vector<Position> chosen(std::min<std::size_t>(most_, drawn_.size()));
        for (Position& place : chosen) {
            const auto mark = std::upper_bound(up_to.begin(), up_to.end(), random.fraction() * total);
            place = drawn_[std::min<std::size_t>(mark - up_to.begin(), drawn_.size() - 1)];
        }
        drawn_ = std::move(chosen);
        most_ = static_cast<std::uint32_t>(drawn_.size());
    }

    const Observer& observer_;
    const Clock& clock_;
    std::uint32_t most_;
    std::uint64_t seed_;
    std::vector<Position> drawn_;
};

}  // namespace stik::voms
