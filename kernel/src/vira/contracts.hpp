// The forty contracts of the bid table as rows of data, and how bids rank.
#pragma once

#include <array>
#include <cstdint>

namespace stik::vira {

enum class Family : std::uint8_t { kop, turne, vingel, tringel, gask, gok, kopmisar, solo, vira, solomisar };
enum class Outcome : std::uint8_t { none, home, bet, kodilj, laid };
enum class Form : std::uint8_t { none, trump, misar };

struct Contract {
    Family family;
    std::int8_t tricks;       // needed in the trump form, 0 where there is none
    std::int8_t misar_cards;  // played with in the misär form, 0 where there is none
    bool open, royal;
    std::int8_t keep;
    std::array<std::int16_t, 3> pinnar;  // ofärg and misär, färg, högsta färg
};

namespace rows {
constexpr Contract trumps(Family family, int tricks, int o, int f, int h) {
    return {family, std::int8_t(tricks), 0, false, false, 0, {std::int16_t(o), std::int16_t(f), std::int16_t(h)}};
}
constexpr Contract gasks(int keep, int tricks, int misar, bool open, int o, int f, int h) {
    return {Family::gask, std::int8_t(tricks), std::int8_t(misar), open, false, std::int8_t(keep),
            {std::int16_t(o), std::int16_t(f), std::int16_t(h)}};
}
constexpr Contract misar(Family family, int keep, int cards, bool open, bool royal, int o) {
    return {family, 0, std::int8_t(cards), open, royal, std::int8_t(keep), {std::int16_t(o), std::int16_t(o), std::int16_t(o)}};
}
}  // namespace rows

// In the order of the table; the number of a contract is its place here plus one.
inline constexpr std::array<Contract, 40> kContracts = [] {
    using enum Family;
    using rows::gasks, rows::misar, rows::trumps;
    return std::array<Contract, 40>{
        trumps(kop, 6, 0, 0, 1),
        trumps(turne, 6, 0, 0, 1),
        trumps(kop, 7, 0, 0, 1),
        trumps(vingel, 6, 0, 1, 1),
        gasks(0, 7, 11, false, 0, 0, 1),
        misar(gok, 0, 13, true, false, 0),
        trumps(turne, 7, 0, 1, 1),
        misar(kopmisar, 1, 11, false, false, 0),
        gasks(1, 8, 12, false, 0, 0, 1),
        trumps(kop, 8, 0, 1, 1),
        trumps(vingel, 7, 1, 1, 3),
        trumps(turne, 8, 1, 1, 3),
        misar(kopmisar, 2, 12, false, false, 0),
        gasks(2, 9, 13, false, 0, 1, 1),
        trumps(solo, 6, 0, 1, 1),
        trumps(vingel, 8, 1, 3, 5),
        misar(kopmisar, 3, 12, false, false, 0),
        gasks(3, 10, 12, true, 0, 1, 2),
        trumps(kop, 9, 1, 1, 3),
        misar(kopmisar, 4, 12, false, false, 1),
        gasks(4, 11, 13, true, 1, 1, 3),
        trumps(tringel, 9, 3, 5, 11),
        misar(kopmisar, 5, 12, false, false, 1),
        gasks(6, 12, 0, false, 1, 2, 4),
        trumps(solo, 7, 0, 1, 2),
        misar(kopmisar, 6, 12, false, false, 1),
        gasks(5, 12, 0, false, 1, 3, 5),
        trumps(solo, 8, 1, 2, 4),
        trumps(vira, 13, 2, 4, 8),
        misar(solomisar, 0, 12, false, false, 2),
        trumps(solo, 9, 2, 4, 8),
        misar(solomisar, 0, 13, false, false, 4),
        trumps(solo, 10, 4, 8, 16),
        misar(solomisar, 0, 12, true, false, 8),
        misar(solomisar, 0, 12, true, true, 16),
        trumps(solo, 11, 8, 16, 32),
        misar(solomisar, 0, 13, true, false, 24),
        misar(solomisar, 0, 13, true, true, 32),
        trumps(solo, 12, 16, 32, 64),
        trumps(solo, 13, 32, 64, 128),
    };
}();

constexpr const Contract& contract(int no) noexcept { return kContracts[static_cast<std::size_t>(no - 1)]; }
constexpr int rank(int no, int grade) noexcept { return 3 * no + grade; }

constexpr bool is_graded(Family family) noexcept {
    return family == Family::kop || family == Family::gask || family == Family::solo || family == Family::vira;
}
constexpr bool is_turning(Family family) noexcept {
    return family == Family::turne || family == Family::vingel || family == Family::tringel;
}
// Unspecified bids whose declarer chooses ("SM.A4").
constexpr bool is_chosen(Family family) noexcept {
    return family == Family::gask || family == Family::kopmisar || family == Family::solo;
}
constexpr bool is_paid_as_bid(Family family) noexcept {
    return family == Family::gask || family == Family::solo || family == Family::vira;
}
constexpr bool has_no_defence(Family family) noexcept {
    return family == Family::gask || family == Family::vira || family == Family::gok;
}

// The lowest contract of a family that outranks a standing bid, 0 if none does ("SM.A5", "VR.C4").
constexpr int lowest_above(Family family, int standing) noexcept {
    for (int no = 1; no <= 40; ++no)
        if (contract(no).family == family && rank(no, 0) > standing) return no;
    return 0;
}

// Bids by number: 40 contracts by three grades, then the families that may be bid without a number.
inline constexpr int kBids = 135;
inline constexpr std::array kUnspecified{Family::gask, Family::kopmisar, Family::solo, Family::vingel, Family::turne};
struct Bid {
    Family family;
    int no;  // 0: unspecified
    int grade;
};
constexpr Bid bid_at(int index) noexcept {
    if (index < 120) return {contract(index / 3 + 1).family, index / 3 + 1, index % 3};
    return {kUnspecified[static_cast<std::size_t>((index - 120) / 3)], 0, index % 3};
}

}  // namespace stik::vira
