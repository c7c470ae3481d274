// Random numbers that repeat exactly on every machine and with every number of threads.
#pragma once

#include <cstdint>

namespace stik::core {

// Spreads every bit of a number over all 64 (a bijection, so that different inputs stay different).
constexpr std::uint64_t mixed(std::uint64_t x) noexcept {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

// A SplitMix64 generator. Work item number i of a batch has its own stream, so threads may share a batch as they like.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) noexcept : state_(mixed(seed + kStep)) {}
    constexpr Random(std::uint64_t seed, std::uint64_t stream) noexcept
        : state_(mixed(mixed(seed + kStep) + (stream + 1) * 0xd1342543de82ef95ULL)) {}

    constexpr std::uint64_t next() noexcept { return mixed(state_ += kStep); }

    // A number below `stop`, each exactly equally likely (Lemire: multiply, and reject the few that would favour some).
    constexpr std::uint32_t below(std::uint32_t stop) noexcept {
        std::uint64_t product = (next() >> 32) * stop;
        if (static_cast<std::uint32_t>(product) < stop) {
            const std::uint32_t unfair = (0u - stop) % stop;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * stop;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // A fraction in [0, 1) with 53 random bits.
    constexpr double fraction() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15ULL;
    std::uint64_t state_;
};

}  // namespace stik::core
