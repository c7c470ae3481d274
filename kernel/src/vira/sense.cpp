// Bidding, exchanging and deciding by rules of thumb.
#include "vira/sense.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace stik::vira {

using core::bit;
using core::count;
using core::for_each;
using core::kNoTrump;
using core::suit_mask;
using core::suit_of;

namespace {

constexpr float kHighTrump[4] = {1.0f, 0.95f, 0.8f, 0.65f};
constexpr float kLowTrump = 0.35f, kLongTrump = 0.95f;
constexpr float kSlope = 1.36f, kLoss = 3.2f;     // from a count to tricks, with a hand that is played as it is
constexpr float kBought = 0.22f, kPurchase = 0.15f;  // what a bought card adds, and the choice of what to keep
constexpr float kTalonDanger = 0.25f;             // what a card from the talon brings into a misär

int place(Card card) noexcept { return card - core::kRanks * suit_of(card); }  // 0 is the ace, 12 the two

float trick_count(Cards hand, int trump) noexcept {
    float found = 0;
    int number = 0;
    for_each(hand & suit_mask(trump), [&](Card card) {
        const float high = place(card) < 4 ? kHighTrump[place(card)] : kLowTrump;
        found += number++ >= 3 ? std::max(high, kLongTrump) : high;
    });
    for (int suit = 0; suit < 4; ++suit) {
        if (suit == trump) continue;
        const Cards held = hand & suit_mask(suit);
        const bool guarded = held & (held - 1);
        const Cards ace = bit(13 * suit), king = ace << 1, queen = ace << 2;
        if (held & ace) found += 0.95f;
        if (held & king) found += guarded ? 0.65f : 0.25f;
        if (held & queen && guarded) found += 0.3f;
    }
    return found;
}

// Trumps, aces, kings, and queens with company.
Cards kept(Cards hand, int trump) noexcept {
    Cards found = hand & suit_mask(trump);
    for (int suit = 0; suit < 4; ++suit) {
        const Cards held = hand & suit_mask(suit);
        found |= held & (Cards{3} << (13 * suit));
        if (held & (held - 1)) found |= held & (Cards{4} << (13 * suit));
    }
    return found;
}

float bought_tricks(Cards hand, int trump, int most) noexcept {
    const Cards stays = kept(hand, trump);
    return trick_count(stays, trump) + kBought * static_cast<float>(std::min(most, 13 - count(stays))) + kPurchase;
}

float dealt_tricks(Cards hand, int trump) noexcept { return kSlope * trick_count(hand, trump) - kLoss; }

// The dangers of all cards, greatest first, and the cards.
struct Danger {
    std::array<std::pair<float, Card>, 26> card;
    int size = 0;
};
Danger dangers(Cards hand) noexcept {
    Danger found;
    for (int suit = 0; suit < 4; ++suit) {
        const Cards held = hand & suit_mask(suit);
        int below = count(held);
        for_each(held, [&](Card card) {
            --below;
            const int rank = 14 - place(card);
            found.card[static_cast<std::size_t>(found.size++)] = {std::max(0.0f, static_cast<float>(rank - 2 * (below + 1) - 1) / 4), card};
        });
    }
    std::sort(found.card.begin(), found.card.begin() + found.size, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : place(a.second) != place(b.second) ? place(a.second) < place(b.second) : a.second < b.second;
    });
    return found;
}

float sum_from(const Danger& found, int first) noexcept {
    float sum = 0;
    for (int at = std::max(0, first); at < found.size; ++at) sum += found.card[static_cast<std::size_t>(at)].first;
    return sum;
}

Cards most_dangerous(Cards hand, int number) noexcept {
    const Danger found = dangers(hand);
    Cards gone = 0;
    for (int at = 0; at < number && at < found.size; ++at) gone |= bit(found.card[static_cast<std::size_t>(at)].second);
    return gone;
}

int dangerous(Cards hand) noexcept {
    const Danger found = dangers(hand);
    int number = 0;
    while (number < found.size && found.card[static_cast<std::size_t>(number)].first > 0) ++number;
    return number;
}

double logistic(double x) noexcept { return 1 / (1 + std::exp(-x)); }
double misar_home(double danger, bool open) noexcept { return open ? 0.65 * std::exp(-1.2 * danger) : 0.85 * std::exp(-0.8 * danger); }
// Home with so many tricks on the average; a purchase strays further.
double trump_home(double mean, int needed, bool bought) noexcept { return logistic((mean - needed + 0.5) * (bought ? 0.97 : 1.55)); }

// How sure a game must be before it is bid; what can lose double or fourfold must be surer.
double wanted(const Contract& row) noexcept {
    switch (row.family) {
        case Family::vingel:
        case Family::gok:
        case Family::tringel: return 0.62;
        default: return 0.45;
    }
}

int best_suit(const std::array<float, 4>& tricks, int grade, int hogsta) noexcept {
    int best = -1;
    for (int suit = 0; suit < 4; ++suit) {
        if (grade == 1 && (suit >> 1) != (hogsta >> 1)) continue;
        if (grade == 2 && suit != hogsta) continue;
        const float bonus = suit == hogsta ? 0.1f : 0;
        if (best < 0 || tricks[static_cast<std::size_t>(suit)] + bonus > tricks[static_cast<std::size_t>(best)]) best = suit;
    }
    return best;
}

double contract_chance(const Worth& worth, int no, int grade, const Setup& setup) noexcept {
    const Contract& row = contract(no);
    switch (row.family) {
        case Family::kop: return trump_home(worth.bought[static_cast<std::size_t>(best_suit(worth.bought, grade, setup.hogsta))], row.tricks, true);
        case Family::solo: return trump_home(worth.dealt[static_cast<std::size_t>(best_suit(worth.dealt, grade, setup.hogsta))], row.tricks, false);
        case Family::turne:
        case Family::vingel:
        case Family::tringel: {
            std::array<float, 4> sorted = worth.bought;
            std::sort(sorted.begin(), sorted.end());
            double found = 0, below = 0;
            const int turned = setup.rules.turned_in(row.family);
            for (int at = 0; at < 4; ++at) {
                const double upto = 0.25 * (at + 1);
                const double share = std::pow(upto, turned) - std::pow(below, turned);
                found += share * trump_home(sorted[static_cast<std::size_t>(at)] + 0.3, row.tricks, true);
                below = upto;
            }
            return found;
        }
        case Family::gok: return misar_home(worth.misar, true);
        case Family::kopmisar: return misar_home(worth.exchanged[row.keep], false);
        case Family::solomisar: return misar_home(row.misar_cards == 12 ? worth.petite : worth.misar, row.open);
        case Family::gask:
        case Family::vira: return 0;
    }
    return 0;
}

}  // namespace

float danger(Cards hand, Card card) noexcept {
    const int below = count(hand & suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1));
    return std::max(0.0f, static_cast<float>(14 - place(card) - 2 * (below + 1) - 1) / 4);
}

Worth worth_of(Cards hand, const Rules& rules) noexcept {
    Worth found;
    for (int suit = 0; suit < 4; ++suit) {
        found.dealt[static_cast<std::size_t>(suit)] = dealt_tricks(hand, suit);
        found.bought[static_cast<std::size_t>(suit)] = bought_tricks(hand, suit, rules.purchase_max);
    }
    const Danger all = dangers(hand);
    found.misar = sum_from(all, 0);
    found.petite = sum_from(all, 1);
    int bad = 0;
    while (bad < all.size && all.card[static_cast<std::size_t>(bad)].first > 0) ++bad;
    for (int keep = 1; keep < 7; ++keep) {
        const int gone = std::min(bad, 13 - keep), spare = keep == 1 ? 2 : 1;
        found.exchanged[keep] = sum_from(all, gone) + kTalonDanger * static_cast<float>(std::max(0, gone - spare));
    }
    return found;
}

double chance_of(const Worth& worth, int index, int before, const Setup& setup) noexcept {
    const Bid said = bid_at(index);
    const int no = said.no ? said.no : lowest_above(said.family, before);
    return no ? contract_chance(worth, no, said.grade, setup) : 0;
}

namespace {

// The lowest bid that is sure enough, or -1.
int lowest_sure(const Worth& worth, int standing, const Setup& setup, double surplus) noexcept {
    for (int no = std::max(1, standing / 3); no <= 34; ++no) {
        const Contract& row = contract(no);
        if (row.family == Family::tringel && !setup.rules.tringel) continue;
        for (int grade = 0; grade < (is_graded(row.family) ? 3 : 1); ++grade)
            if (rank(no, grade) > standing) {
                if (contract_chance(worth, no, grade, setup) >= wanted(row) + surplus) return 3 * (no - 1) + grade;
                break;  // a higher grade of the same game is no surer
            }
    }
    return -1;
}

}  // namespace

double says(const Worth& worth, int said, int standing, const Setup& setup) noexcept {
    if (said >= 0) {
        const Bid bid = bid_at(said);
        const int no = bid.no ? bid.no : lowest_above(bid.family, standing);
        if (no == 1 && standing == 0) return 0.5;  // förhand must say something ("SM.A1")
        return 0.02 + logistic(8 * (contract_chance(worth, no, bid.grade, setup) - wanted(contract(no)) + 0.05));
    }
    double most = 0;
    for (int no = std::max(1, standing / 3); no <= 34; ++no)
        if (rank(no, 2) > standing && contract(no).family != Family::tringel)
            most = std::max(most, contract_chance(worth, no, 0, setup) - wanted(contract(no)));
    return 0.02 + logistic(-8 * (most - 0.05));
}

namespace {

Cards lowest_value(Cards hand, int trump, int number) noexcept {
    // worst first: low cards of side suits, then unguarded honours, then trumps from below
    Cards gone = 0;
    const Cards stays = kept(hand, trump), trumps = suit_mask(trump);
    for (const Cards group : {hand & ~stays, stays & ~trumps, stays & trumps}) {
        for (int rank = 12; rank >= 0; --rank) {
            for (int suit = 0; suit < 4; ++suit) {
                const Cards card = bit(13 * suit + rank);
                if (!(group & card)) continue;
                if (count(gone) >= number) return gone;
                gone |= card;
            }
        }
    }
    return gone;
}

int strongest(Cards hand) noexcept {
    int best = 0;
    for (int suit = 1; suit < 4; ++suit)
        if (trick_count(hand, suit) > trick_count(hand, best)) best = suit;
    return best;
}

Action sensible_cards(const Deal& deal, const Choice& choice) {
    const auto seat = static_cast<std::size_t>(deal.to_act);
    const Cards hand = deal.play.hands[seat];
    check_choice(choice, hand);
    const bool misar = deal.form == Form::misar, declarer = deal.to_act == deal.play.declarer;
    const int trump = deal.play.trump == kNoTrump ? strongest(hand) : deal.play.trump;
    Cards gone = 0;
    if (choice.kind == Kind::keep) {
        Cards stays = 0;  // aces and kings first, then the strongest suit from above
        for (const Cards group : {hand & (Cards{3} | Cards{3} << 13 | Cards{3} << 26 | Cards{3} << 39), hand & suit_mask(trump), hand})
            for (int rank = 0; rank < 13; ++rank)
                for (int suit = 0; suit < 4 && count(stays) < choice.most; ++suit) stays |= group & bit(13 * suit + rank);
        return action(Kind::keep, stays);
    }
    if (misar && declarer) {
        const int wish = choice.kind == Kind::discard ? choice.least : dangerous(hand);
        gone = most_dangerous(hand, std::clamp(wish, choice.least, choice.most));
    } else if (misar) {  // low cards make others take tricks
        int wish = 0;
        for (int rank = 0; rank < 13 && wish < choice.most; ++rank)
            for (int suit = 0; suit < 4 && wish < choice.most; ++suit)
                if (const Cards card = bit(13 * suit + rank); hand & card && (rank <= 4 || wish < choice.least)) {
                    gone |= card;
                    ++wish;
                }
    } else {
        const int wish = choice.kind == Kind::discard ? choice.least : 13 - count(kept(hand, trump));
        gone = lowest_value(hand, trump, std::clamp(wish, choice.least, choice.most));
    }
    return action(choice.kind, gone);
}

std::vector<Action> choices(const Deal& deal) {
    std::vector<Action> open;
    legal_actions(deal, open);
    if (open.empty()) throw std::invalid_argument("nothing may be done");  // only in a deal that cannot be
    return open;
}

Action sensible_trump(const Deal& deal) {
    const auto declarer = static_cast<std::size_t>(deal.play.declarer);
    Cards hand = deal.play.hands[declarer];
    for (int at = deal.drawn; at < deal.drawn + deal.turned; ++at) hand |= bit(deal.talon[static_cast<std::size_t>(at)]);
    const std::vector<Action> open = choices(deal);
    const Contract& row = deal.row();
    const bool buys = row.family == Family::kop || is_turning(row.family);
    double most = -100;
    Action best = open.front();
    for (const Action named : open) {
        double promise;
        if (kind_of(named) == Kind::misar) {
            const Danger all = dangers(hand);
            promise = misar_home(sum_from(all, all.size - row.misar_cards), row.open);
        } else {
            const int suit = static_cast<int>(what_of(named));
            const float mean = buys ? bought_tricks(hand, suit, 13) : dealt_tricks(hand & ~lowest_value(hand, suit, count(hand) - 13), suit);
            promise = trump_home(mean, row.tricks, buys) + (suit == deal.setup->hogsta ? 0.02 : 0);
        }
        if (promise > most) {
            most = promise;
            best = named;
        }
    }
    return best;
}

Action sensible_decision(const Deal& deal) {
    const Cards hand = deal.play.hands[static_cast<std::size_t>(deal.play.declarer)];
    const Contract& row = deal.row();
    const bool misar = deal.form == Form::misar;
    const double home = misar ? misar_home(sum_from(dangers(hand), 0), row.open) : trump_home(dealt_tricks(hand, deal.play.trump), row.tricks, false);
    const double far = misar ? (1 - home) * 0.4 : 1 - trump_home(dealt_tricks(hand, deal.play.trump), row.tricks - 1, false);
    Deal copy = deal;
    const auto paid = [&](Outcome outcome) {
        const Settlement found = settle(copy, outcome);
        return found[static_cast<std::size_t>(deal.play.declarer)] + found[kPool] / static_cast<double>(deal.setup->table);
    };
    const double played = home * paid(Outcome::home) + far * paid(Outcome::kodilj) + (1 - home - far) * paid(Outcome::bet);
    return action(paid(Outcome::laid) > played ? Kind::lay : Kind::go);
}

Action sensible_call(const Deal& deal, const Worth& worth, core::Random& random) {
    const double mood = 0.12 * (random.fraction() - 0.5);  // players differ
    const int bid = lowest_sure(worth, deal.rank, *deal.setup, mood);
    if (bid >= 0) return action(Kind::bid, static_cast<std::uint64_t>(bid));
    return deal.standing >= 0 ? action(Kind::pass) : action(Kind::bid, 0);
}

}  // namespace

Action sensible_action(const Deal& deal, const std::array<Worth, 3>& worths, core::Random& random) {
    if (Choice wish{}; choice(deal, wish)) return sensible_cards(deal, wish);
    switch (deal.phase) {
        case Phase::auction: return sensible_call(deal, worths[static_cast<std::size_t>(deal.to_act)], random);
        case Phase::choose: {
            const Worth& worth = worths[static_cast<std::size_t>(deal.to_act)];
            const std::vector<Action> open = choices(deal);
            Action best = open.front();
            double most = -1;
            for (const Action named : open) {
                const int no = static_cast<int>(what_of(named));
                const double home = contract_chance(worth, no, 0, *deal.setup);
                const double promise = home * (8 + 2 * contract(no).pinnar[0]) - (1 - home) * (12 + 2 * contract(no).pinnar[0]) + 1000;
                if (promise > most) {
                    most = promise;
                    best = named;
                }
            }
            return best;
        }
        case Phase::trump: return sensible_trump(deal);
        case Phase::decide: return sensible_decision(deal);
        case Phase::play:
            if (deal.claim == Claim::open) return action(Kind::refuse);
            return action(Kind::play, static_cast<std::uint64_t>(sensible_card(deal.play, deal.form == Form::misar, random)));
        default: return 0;
    }
}

void sensible_until_play(Deal& deal, core::Random& random) {
    std::array<Worth, 3> worths;
    if (deal.phase <= Phase::choose)
        for (std::size_t seat = 0; seat < 3; ++seat) worths[seat] = worth_of(deal.play.hands[seat], deal.setup->rules);
    while (deal.phase < Phase::play) apply(deal, sensible_action(deal, worths, random));
}

void sensible_end(Deal& deal, core::Random& random) {
    sensible_until_play(deal, random);
    if (deal.phase == Phase::over) return;
    if (deal.claim == Claim::open) apply(deal, action(Kind::refuse));
    sensible_play_out(deal.play, deal.form == Form::misar, random);
    const int needed = deal.form == Form::misar ? 0 : deal.row().tricks;
    deal.outcome = outcome_of(deal.form, needed, deal.play.tricks[static_cast<std::size_t>(deal.play.declarer)]);
    deal.settlement = settle(deal, deal.outcome);
    deal.phase = Phase::over;
}

}  // namespace stik::vira
