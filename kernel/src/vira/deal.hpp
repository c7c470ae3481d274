// A whole deal: auction, exchange, play and settlement, as a plain value without pointers of its own but the setup's.
//
// Seats are counted from förhand: 0 förhand, 1 mellanhand, 2 efterhand (the dealer). Whoever sits out is account 3.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/cards.hpp"
#include "vira/play.hpp"
#include "vira/rules.hpp"

namespace stik::vira {

enum class Phase : std::uint8_t { auction, choose, trump, keep, buy, discard, decide, defence, play, over };
enum class Claim : std::uint8_t { free, open, spent };

enum class Kind : std::uint8_t { play, bid, pass, choose, trump, misar, keep, buy, discard, go, again, lay, claim, accept, refuse, concede };

// What is done and with what, in one number: the kind in the highest byte; below it a card, a bid, a contract, a suit
// or a set of cards.
using Action = std::uint64_t;
constexpr Action action(Kind kind, std::uint64_t what = 0) noexcept { return std::uint64_t(kind) << 56 | what; }
constexpr Kind kind_of(Action done) noexcept { return static_cast<Kind>(done >> 56); }
constexpr std::uint64_t what_of(Action done) noexcept { return done & ((std::uint64_t{1} << 56) - 1); }

inline constexpr int kOut = 3, kPool = 4;  // accounts
using Settlement = std::array<std::int32_t, 5>;

struct Setup {
    Rules rules;
    int table = 3;
    int hogsta = 0;
    int pool = 0;
};

// A choice of cards, which are too many to list: how many.
struct Choice {
    Kind kind;
    int least, most;
};

struct Deal {
    const Setup* setup = nullptr;
    Play play;
    std::array<std::int8_t, 13> talon{};  // top first, as it was laid down
    std::array<Cards, 3> discards{};
    Cards aside = 0, shown = 0, played = 0;
    Phase phase = Phase::auction;
    std::int8_t to_act = 0;
    std::int8_t drawn = 0, turned = 0;  // how many of the talon are gone, and of the next how many lie face up
    // the auction
    std::int16_t standing = -1;  // the number of the bid
    std::int16_t rank = 0, before = 0;
    std::int8_t bidder = -1;
    std::uint8_t passed = 0;  // a set of seats
    std::int8_t passed_standing = 0;
    std::array<std::int8_t, 2> passers{-1, -1};  // who passed the standing bid itself, in order
    // what is played
    std::int8_t contract = 0, grade = 0, attempt = 1, first_trump = core::kNoTrump;
    Form form = Form::none;
    bool laid_up = false;
    Claim claim = Claim::free;
    std::uint8_t thieves = 0;  // a set of seats
    Outcome outcome = Outcome::none;
    Settlement settlement{};

    [[nodiscard]] const Contract& row() const noexcept { return vira::contract(contract); }
    [[nodiscard]] int rest() const noexcept { return 13 - drawn - turned; }
    [[nodiscard]] int cards() const noexcept { return form == Form::misar && row().misar_cards ? row().misar_cards : 13; }
    [[nodiscard]] int left_defender() const noexcept { return next_seat(play.declarer); }
    [[nodiscard]] int right_defender() const noexcept { return next_seat(next_seat(play.declarer)); }
};

// Deals a pack of 52, förhand first, 4-3-3-3; the last thirteen are the talon.
Deal begin(const Setup& setup, const std::array<std::int8_t, 52>& deck);

void legal_actions(const Deal& deal, std::vector<Action>& found);
bool choice(const Deal& deal, Choice& found);
// Throws where a hand does not have so many cards: only in a deal that cannot be.
void check_choice(const Choice& wanted, Cards hand);
bool is_legal(const Deal& deal, Action done);
// Does a legal action; it is not checked again.
void apply(Deal& deal, Action done);

// A legal action: of those that can be listed each is equally likely; of cards first how many, then which.
Action any_action(const Deal& deal, core::Random& random, std::vector<Action>& scratch);
int play_out(Deal& deal, core::Random& random, std::vector<Action>& scratch);

Settlement settle(const Deal& deal, Outcome outcome);
Outcome outcome_of(Form form, int needed, int tricks) noexcept;

}  // namespace stik::vira
