#include "vira/convert.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <stdexcept>
#include <string>
#include <typeinfo>

namespace nb = nanobind;

namespace stik::vira {

namespace {

template <typename Value>
Value get(const nb::dict& fields, const char* name) {
    if (!fields.contains(name)) throw std::invalid_argument(std::string("a field is missing: ") + name);
    try {
        return nb::cast<Value>(fields[name]);
    } catch (const std::bad_cast&) {
        throw std::invalid_argument(std::string("a value of the wrong kind: ") + name);
    }
}

using Numbers = std::vector<int>;

constexpr int kMostPaid = 1'000'000;  // bets and pinnar

Numbers talon_part(const Deal& deal, int from, int to) {
    return Numbers(deal.talon.begin() + from, deal.talon.begin() + to);
}

Numbers seats_in(unsigned set) {
    Numbers found;
    for (int seat = 0; seat < 3; ++seat)
        if (set >> seat & 1) found.push_back(seat);
    return found;
}

// Whoever speaks has not passed, and the standing bid is what its rank says.
void check_auction(const Deal& deal) {
    const bool stands = deal.standing >= 0;
    if (stands != (deal.bidder >= 0)) throw std::invalid_argument("a bid without its bidder");
    if (deal.passed >> deal.to_act & 1 || std::popcount(deal.passed) > 1 || deal.passed_standing > std::popcount(deal.passed))
        throw std::invalid_argument("the passes do not fit the auction");
    int rank_of_bid = 0;
    if (stands) {
        const Bid said = bid_at(deal.standing);
        const int no = said.no ? said.no : lowest_above(said.family, deal.before);
        rank_of_bid = no ? rank(no, said.grade) : -1;
    }
    if (deal.rank != rank_of_bid || deal.before > deal.rank) throw std::invalid_argument("the rank is not that of the bid");
}

// Whether the standing bid leaves a choice of contracts.
bool chosen_from(const Deal& deal) {
    const Bid said = bid_at(deal.standing);
    return !said.no && is_chosen(said.family) && lowest_above(said.family, deal.before);
}

// Every card is in one place at most, and nobody runs out of cards before the tricks are played.
void check_cards(const Deal& deal) {
    Cards seen = 0;
    const auto once = [&](Cards cards) {
        if (cards & seen || cards & ~core::kPack) throw std::invalid_argument("a card is foreign or in two places");
        seen |= cards;
    };
    for (std::size_t seat = 0; seat < 3; ++seat) {
        if (core::count(deal.play.hands[seat]) > 26) throw std::invalid_argument("a hand has more cards than hand and talon");
        once(deal.play.hands[seat]);
        once(deal.discards[seat]);
    }
    once(deal.played);
    once(deal.aside);
    for (int at = deal.drawn; at < 13; ++at) {
        const int card = deal.talon[static_cast<std::size_t>(at)];
        if (card < 0 || card > 51) throw std::invalid_argument("a card is foreign");
        once(core::bit(card));
    }
    if (deal.phase != Phase::auction && deal.phase != Phase::over && (deal.bidder < 0 || deal.standing < 0))
        throw std::invalid_argument("nobody has bid");
    if (deal.phase > Phase::choose && (deal.contract == 0 || deal.play.declarer < 0) && deal.phase != Phase::over)
        throw std::invalid_argument("no contract is played");
    if ((deal.phase == Phase::over) != (deal.to_act < 0)) throw std::invalid_argument("nobody is to act");
    if (deal.phase == Phase::auction) check_auction(deal);
    const bool turning = deal.phase == Phase::trump || deal.phase == Phase::buy;
    if (deal.turned && !(turning && is_turning(deal.row().family))) throw std::invalid_argument("no cards lie turned up");
    if (deal.phase == Phase::choose && !chosen_from(deal)) throw std::invalid_argument("no contract can be chosen");
    if (deal.phase != Phase::play) return;
    if (deal.claim == Claim::open ? deal.to_act == deal.play.declarer : deal.to_act != deal.play.to_act())
        throw std::invalid_argument("somebody is to act who is not");
    for (int i = 0; i < 3; ++i) {
        const auto seat = static_cast<std::size_t>((deal.play.leader + i) % 3);
        if (core::count(deal.play.hands[seat]) + (i < deal.play.laid) < deal.play.left)
            throw std::invalid_argument("a hand lacks cards");
    }
}

int within(int value, int least, int most, const char* name) {
    if (value < least || value > most) throw std::invalid_argument(std::string("out of range: ") + name);
    return value;
}

template <typename Small>
Small small(const nb::dict& fields, const char* name, int least, int most) {
    return static_cast<Small>(within(get<int>(fields, name), least, most, name));
}

std::uint8_t seats_of(const nb::dict& fields, const char* name) {
    unsigned set = 0;
    for (const int seat : get<Numbers>(fields, name)) set |= 1u << within(seat, 0, 2, name);
    return static_cast<std::uint8_t>(set);
}

}  // namespace

Rules rules_of(const nb::dict& fields) {
    Rules rules;
    rules.tringel = get<bool>(fields, "tringel");
    rules.graded_gask_misar = get<bool>(fields, "graded_gask_misar");
    rules.turned = get<std::array<int, 3>>(fields, "turned");
    rules.min_talon = get<std::array<int, 4>>(fields, "second_try_min_talon");
    rules.new_trump_at_omkop = get<bool>(fields, "new_trump_at_omkop");
    rules.purchase_min = get<int>(fields, "purchase_min");
    rules.purchase_max = get<int>(fields, "purchase_max");
    rules.defenders_max = get<int>(fields, "defenders_max");
    rules.gask_keep_exactly = get<bool>(fields, "gask_keep_exactly");
    rules.kopmisar_at_least = get<bool>(fields, "kopmisar_at_least");
    rules.kopmisar_discard_after = get<bool>(fields, "kopmisar_discard_after");
    rules.first_lead = get<int>(fields, "first_lead");
    rules.royal_before_purchase = get<bool>(fields, "royal_before_purchase");
    rules.stop_when_decided = get<bool>(fields, "stop_when_decided");
    rules.tariff = get<std::array<std::array<int, 4>, kRows>>(fields, "tariff");
    rules.turn8_overtrick_bonus = get<bool>(fields, "turn8_overtrick_bonus");
    rules.ante = get<int>(fields, "ante");
    rules.out_antes = get<bool>(fields, "out_antes");
    rules.out_shares_pinnar = get<bool>(fields, "out_shares_pinnar");
    rules.kodilj_doubles_pinnar = get<bool>(fields, "kodilj_doubles_pinnar");
    rules.tjuvpass_compensation = get<bool>(fields, "tjuvpass_compensation");
    rules.tjuvpass = get<std::array<int, 3>>(fields, "tjuvpass");
    for (const int cards : rules.turned) within(cards, 1, 13, "turned");
    for (const int cards : rules.min_talon) within(cards, 0, 13, "second_try_min_talon");
    within(rules.purchase_min, 0, 13, "purchase_min");
    within(rules.purchase_max, 0, 13, "purchase_max");
    within(rules.defenders_max, 0, 13, "defenders_max");
    within(rules.first_lead, 0, 2, "first_lead");
    for (const auto& row : rules.tariff)
        for (const int bets : row) within(bets, -kMostPaid, kMostPaid, "tariff");
    within(rules.ante, 1, kMostPaid, "ante");
    for (const int paid : rules.tjuvpass) within(paid, 0, kMostPaid, "tjuvpass");
    return rules;
}

std::array<std::int8_t, 52> checked_deck(const std::vector<int>& deck) {
    std::array<std::int8_t, 52> found{};
    Cards seen = 0;
    for (std::size_t i = 0; i < deck.size() && i < 52; ++i) {
        if (deck[i] < 0 || deck[i] > 51) throw std::invalid_argument("a card is foreign");
        seen |= core::bit(deck[i]);
        found[i] = static_cast<std::int8_t>(deck[i]);
    }
    if (deck.size() != 52 || seen != core::kPack) throw std::invalid_argument("a pack has 52 different cards");
    return found;
}

Deal deal_of(const Setup& setup, const nb::dict& fields) {
    using i8 = std::int8_t;
    Deal deal;
    deal.setup = &setup;
    deal.phase = small<Phase>(fields, "phase", 0, static_cast<int>(Phase::over));
    deal.to_act = small<i8>(fields, "to_act", -1, 2);
    deal.play.hands = get<std::array<Cards, 3>>(fields, "hands");
    deal.play.obliged = get<Cards>(fields, "obliged");
    deal.play.trump = small<i8>(fields, "trump", 0, core::kNoTrump);
    deal.play.declarer = small<i8>(fields, "declarer", -1, 2);
    deal.play.leader = small<i8>(fields, "leader", 0, 2);
    const auto tricks = get<std::array<int, 3>>(fields, "tricks");
    for (std::size_t seat = 0; seat < 3; ++seat) deal.play.tricks[seat] = static_cast<i8>(within(tricks[seat], 0, 13, "tricks"));
    const auto talon = get<Numbers>(fields, "talon"), turned = get<Numbers>(fields, "turned");
    if (talon.size() + turned.size() > 13) throw std::invalid_argument("the talon has thirteen cards");
    deal.turned = static_cast<i8>(turned.size());
    deal.drawn = static_cast<i8>(13 - turned.size() - talon.size());
    std::copy(talon.begin(), talon.end(), std::copy(turned.begin(), turned.end(), deal.talon.begin() + deal.drawn));
    deal.discards = get<std::array<Cards, 3>>(fields, "discards");
    deal.aside = get<Cards>(fields, "aside");
    deal.shown = get<Cards>(fields, "shown");
    deal.played = get<Cards>(fields, "played");
    deal.standing = small<std::int16_t>(fields, "standing", -1, kBids - 1);
    deal.bidder = small<i8>(fields, "bidder", -1, 2);
    deal.rank = small<std::int16_t>(fields, "rank", 0, 200);
    deal.before = small<std::int16_t>(fields, "before", 0, 200);
    deal.passed = seats_of(fields, "passed");
    const auto passers = get<Numbers>(fields, "passers");
    if (passers.size() > deal.passers.size()) throw std::invalid_argument("out of range: passers");
    for (const int seat : passers)
        deal.passers[static_cast<std::size_t>(deal.passed_standing++)] = static_cast<i8>(within(seat, 0, 2, "passers"));
    deal.contract = small<i8>(fields, "contract", 0, 40);
    deal.grade = small<i8>(fields, "grade", 0, 2);
    deal.form = small<Form>(fields, "form", 0, 2);
    deal.attempt = small<i8>(fields, "attempt", 1, 2);
    deal.first_trump = small<i8>(fields, "first_trump", 0, core::kNoTrump);
    deal.laid_up = get<bool>(fields, "laid_up");
    deal.claim = small<Claim>(fields, "claim", 0, 2);
    deal.thieves = seats_of(fields, "thieves");
    deal.outcome = small<Outcome>(fields, "outcome", 0, 4);
    deal.settlement = get<Settlement>(fields, "settlement");
    const auto table = get<Numbers>(fields, "table");
    if (table.size() > 2) throw std::invalid_argument("no, one or two cards lie on the table");
    if (deal.phase == Phase::play) {
        if (!deal.contract || deal.play.declarer < 0) throw std::invalid_argument("no contract is played");
        const int left = deal.cards() - tricks[0] - tricks[1] - tricks[2];
        deal.play.left = static_cast<i8>(within(left, 1, 13, "tricks"));
    }
    for (const int card : table) {  // as if they were laid now
        if (card < 0 || card > 51) throw std::invalid_argument("a card is foreign");
        if (((deal.play.hands[0] | deal.play.hands[1] | deal.play.hands[2]) & core::bit(card)))
            throw std::invalid_argument("a card is foreign or in two places");
        deal.play.hands[static_cast<std::size_t>(deal.play.to_act())] |= core::bit(card);
        deal.play.lay(card);
    }
    check_cards(deal);
    return deal;
}

nb::dict dict_of(const Deal& deal) {
    nb::dict found;
    const auto& play = deal.play;
    found["phase"] = static_cast<int>(deal.phase);
    found["to_act"] = int{deal.to_act};
    found["hands"] = nb::cast(play.hands);
    found["obliged"] = play.obliged;
    found["trump"] = int{play.trump};
    found["declarer"] = int{play.declarer};
    found["leader"] = int{play.leader};
    found["table"] = nb::cast(Numbers(play.table.begin(), play.table.begin() + play.laid));
    found["tricks"] = nb::cast(Numbers(play.tricks.begin(), play.tricks.end()));
    found["talon"] = nb::cast(talon_part(deal, deal.drawn + deal.turned, 13));
    found["turned"] = nb::cast(talon_part(deal, deal.drawn, deal.drawn + deal.turned));
    found["discards"] = nb::cast(deal.discards);
    found["aside"] = deal.aside;
    found["shown"] = deal.shown;
    found["played"] = deal.played;
    found["standing"] = int{deal.standing};
    found["bidder"] = int{deal.bidder};
    found["rank"] = int{deal.rank};
    found["before"] = int{deal.before};
    found["passed"] = nb::cast(seats_in(deal.passed));
    found["passers"] = nb::cast(Numbers(deal.passers.begin(), deal.passers.begin() + deal.passed_standing));
    found["contract"] = int{deal.contract};
    found["grade"] = int{deal.grade};
    found["form"] = static_cast<int>(deal.form);
    found["attempt"] = int{deal.attempt};
    found["first_trump"] = int{deal.first_trump};
    found["laid_up"] = deal.laid_up;
    found["claim"] = static_cast<int>(deal.claim);
    found["thieves"] = nb::cast(seats_in(deal.thieves));
    found["outcome"] = static_cast<int>(deal.outcome);
    found["settlement"] = nb::cast(deal.settlement);
    return found;
}

}  // namespace stik::vira
