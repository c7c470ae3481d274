// The course of a deal. Each function is one step of the Python engine; "…" cite the same articles.
#include "vira/deal.hpp"

#include <algorithm>
#include <stdexcept>

namespace stik::vira {

using core::bit;
using core::count;
using core::kNoTrump;
using core::suit_mask;
using core::suit_of;

namespace {

Cards& hand_of(Deal& deal, int seat) { return deal.play.hands[static_cast<std::size_t>(seat)]; }
Cards hand_of(const Deal& deal, int seat) { return deal.play.hands[static_cast<std::size_t>(seat)]; }
Cards talon_cards(const Deal& deal, int from, int to) {
    Cards found = 0;
    for (int at = from; at < to; ++at) found |= bit(deal.talon[static_cast<std::size_t>(at)]);
    return found;
}

// legality

// The rank that a standing bid may have at most for this one to outrank it, or -1 if it is never allowed.
constexpr int outranks(Bid bid) {
    if (bid.no) return bid.grade && !is_graded(bid.family) ? -1 : rank(bid.no, bid.grade) - 1;
    if (bid.grade) return -1;  // "VR.C5"
    int most = -1;
    for (int no = 1; no <= 40; ++no)
        if (contract(no).family == bid.family) most = rank(no, 0) - 1;
    return most;
}

constexpr auto kOutranks = [] {
    std::array<std::int16_t, kBids> found{};
    for (int index = 0; index < kBids; ++index) found[static_cast<std::size_t>(index)] = static_cast<std::int16_t>(outranks(bid_at(index)));
    return found;
}();
constexpr int kTringel = [] {
    for (int no = 1;; ++no)
        if (contract(no).family == Family::tringel) return no;
}();

bool may_bid(const Deal& deal, int index) {
    if (index / 3 == kTringel - 1 && !deal.setup->rules.tringel) return false;  // "SM.A3"
    return deal.rank <= kOutranks[static_cast<std::size_t>(index)];
}

bool may_choose(const Deal& deal, int no) {
    return contract(no).family == bid_at(deal.standing).family && rank(no, 0) > deal.before;
}

bool may_name(const Deal& deal, int suit) {
    const int hogsta = deal.setup->hogsta;
    if (is_turning(deal.row().family))  // "VR.B1"
        return (talon_cards(deal, deal.drawn, deal.drawn + deal.turned) & suit_mask(suit)) != 0;
    if (deal.grade == 1 && suit != hogsta && suit != (hogsta ^ 1)) return false;
    if (deal.grade == 2 && suit != hogsta) return false;
    return deal.attempt != 2 || suit == deal.first_trump || deal.setup->rules.new_trump_at_omkop;  // "VR.B4"
}

bool may_play_misar(const Deal& deal) {
    const Contract& row = deal.row();
    return row.family == Family::gask && row.misar_cards && (!deal.grade || deal.setup->rules.graded_gask_misar);  // "VR.C3"
}

bool may_try_again(const Deal& deal) {
    const int least = deal.setup->rules.talon_for_second_try(deal.row().family);
    return least >= 0 && deal.attempt == 1 && deal.rest() >= least;  // "VR.B15"
}

// How many cards the declarer holds too many.
int surplus(const Deal& deal) { return count(hand_of(deal, deal.play.declarer)) - deal.cards(); }

// the end

void end(Deal& deal, Outcome outcome) {
    deal.settlement = settle(deal, outcome);
    deal.outcome = outcome;
    deal.phase = Phase::over;
    deal.to_act = -1;
    deal.claim = Claim::free;
}

void talon_away(Deal& deal) {  // "SM.C6"
    deal.aside |= talon_cards(deal, deal.drawn + deal.turned, 13);
    deal.drawn = static_cast<std::int8_t>(13 - deal.turned);
}

// the exchange

void discard_or_decide(Deal& deal) { deal.phase = surplus(deal) ? Phase::discard : Phase::decide; }  // "VR.B18"

void put_away(Deal& deal, int seat, Cards gone) {
    hand_of(deal, seat) &= ~gone;
    deal.discards[static_cast<std::size_t>(seat)] |= gone;
}

void take_talon(Deal& deal) {
    hand_of(deal, deal.play.declarer) |= talon_cards(deal, deal.drawn, 13);
    deal.drawn = 13;
}

void turn_up(Deal& deal) {  // "VR.B1"
    const int wanted = deal.setup->rules.turned_in(deal.row().family);
    deal.turned = static_cast<std::int8_t>(std::min(wanted, deal.rest()));
    deal.shown |= talon_cards(deal, deal.drawn, deal.drawn + deal.turned);
    if (deal.row().family != Family::turne || wanted > 1) {
        deal.phase = Phase::trump;
        return;
    }
    deal.play.trump = static_cast<std::int8_t>(suit_of(deal.talon[static_cast<std::size_t>(deal.drawn)]));
    deal.phase = Phase::buy;
}

// Ten fifth, eight fourth, six third, four and three, or two ("SM.B1").
bool is_laggard(Cards suit) {
    for (int length = 1; length <= 5; ++length) {
        // cards of rank 2 * length and lower: place 13 is the two
        const int places = 2 * length - 1;
        Cards low = 0;
        for (int s = 0; s < core::kSuits; ++s) low |= (((Cards{1} << places) - 1) << (13 - places)) << (13 * s);
        if (count(suit & low) >= length) return true;
    }
    return false;
}

void start(Deal& deal, int no) {
    const Contract& row = contract(no);
    deal.contract = static_cast<std::int8_t>(no);
    deal.grade = static_cast<std::int8_t>(bid_at(deal.standing).grade);
    deal.play.declarer = deal.to_act = deal.bidder;
    deal.form = row.family == Family::gask ? Form::none : row.misar_cards ? Form::misar : Form::trump;
    switch (row.family) {
        case Family::kop:
        case Family::solo: deal.phase = Phase::trump; break;
        case Family::turne:
        case Family::vingel:
        case Family::tringel: turn_up(deal); break;
        case Family::gask: deal.phase = Phase::keep; break;
        case Family::kopmisar:
            deal.phase = deal.setup->rules.kopmisar_discard_after ? Phase::buy : Phase::discard;  // "VR.B7"
            break;
        case Family::vira:
            take_talon(deal);
            deal.phase = Phase::discard;  // "VR.B17"
            break;
        case Family::solomisar: discard_or_decide(deal); break;
        case Family::gok:
            for (int i = 0; i < deal.passed_standing; ++i) {
                const int seat = deal.passers[static_cast<std::size_t>(i)];
                int held = 0;
                for (int suit = 0; suit < core::kSuits; ++suit) held += is_laggard(hand_of(deal, seat) & suit_mask(suit));
                if (held < 2 - i) deal.thieves |= static_cast<std::uint8_t>(1 << seat);
            }
            discard_or_decide(deal);
            break;
    }
}

void open_play(Deal& deal) {
    const Contract& row = deal.row();
    if (deal.form == Form::misar && row.misar_cards && row.open) deal.laid_up = true;  // "SM.A7"
    talon_away(deal);
    for (const Cards hand : deal.play.hands)
        if (count(hand) < deal.cards()) throw std::invalid_argument("a hand lacks cards");
    const int lead = deal.setup->rules.first_lead;  // "VR.B11"
    const int leader = lead == 0 ? 0 : lead == 1 ? deal.left_defender() : deal.play.declarer;
    deal.phase = Phase::play;
    deal.to_act = deal.play.leader = static_cast<std::int8_t>(leader);
    deal.play.left = static_cast<std::int8_t>(deal.cards());
}

void buy(Deal& deal, Cards gone) {
    const int seat = deal.to_act;
    const int drawn = std::max<int>(count(gone), deal.turned);
    hand_of(deal, seat) = (hand_of(deal, seat) & ~gone) | talon_cards(deal, deal.drawn, deal.drawn + drawn);
    deal.discards[static_cast<std::size_t>(seat)] |= gone;
    deal.drawn = static_cast<std::int8_t>(deal.drawn + drawn);
    deal.turned = 0;
    if (deal.phase != Phase::defence)
        discard_or_decide(deal);
    else if (seat == deal.left_defender())
        deal.to_act = static_cast<std::int8_t>(deal.right_defender());
    else
        open_play(deal);
}

// the auction

int next_caller(const Deal& deal) {
    int seat = next_seat(deal.to_act);
    while (deal.passed >> seat & 1) seat = next_seat(seat);
    return seat;
}

void bid(Deal& deal, int index) {
    const Bid said = bid_at(index);
    deal.before = deal.rank;
    deal.rank = static_cast<std::int16_t>(rank(said.no ? said.no : lowest_above(said.family, deal.rank), said.grade));
    deal.standing = static_cast<std::int16_t>(index);
    deal.bidder = deal.to_act;
    deal.passed_standing = 0;
    deal.passers = {-1, -1};
    deal.to_act = static_cast<std::int8_t>(next_caller(deal));
}

void pass(Deal& deal) {
    deal.passed |= static_cast<std::uint8_t>(1 << deal.to_act);
    deal.passers[static_cast<std::size_t>(deal.passed_standing++)] = deal.to_act;
    if (std::popcount(deal.passed) < 2) {
        deal.to_act = static_cast<std::int8_t>(next_caller(deal));
        return;
    }
    deal.to_act = deal.bidder;
    deal.phase = Phase::choose;
    const Bid said = bid_at(deal.standing);
    if (said.no)
        start(deal, said.no);
    else if (!is_chosen(said.family))
        start(deal, lowest_above(said.family, deal.before));  // "SM.A5"
}

// the play

void lay_card(Deal& deal, Card card) {
    const int seat = deal.to_act;
    const bool turns = deal.play.laid == 2;
    deal.play.lay(card);
    deal.played |= bit(card);
    deal.to_act = static_cast<std::int8_t>(deal.play.to_act());
    if (seat == deal.play.declarer) deal.claim = Claim::free;  // "VR.P4"
    if (!turns) return;
    const int tricks = deal.play.tricks[static_cast<std::size_t>(deal.play.declarer)], left = deal.play.left;
    const bool misar = deal.form == Form::misar;
    const int needed = misar ? 0 : deal.row().tricks;
    const bool decided = !needed ? tricks >= 2 : tricks >= needed || tricks + left <= needed - 2;
    if (!left || (deal.setup->rules.stop_when_decided && decided)) end(deal, outcome_of(deal.form, needed, tricks));
}

}  // namespace

Deal begin(const Setup& setup, const std::array<std::int8_t, 52>& deck) {
    Deal deal;
    deal.setup = &setup;
    std::size_t top = 0;
    for (const int packet : {4, 3, 3, 3})
        for (int seat = 0; seat < 3; ++seat)
            for (int i = 0; i < packet; ++i) hand_of(deal, seat) |= bit(deck[top++]);
    std::copy(deck.begin() + 39, deck.end(), deal.talon.begin());
    deal.play.declarer = -1;
    return deal;
}

void legal_actions(const Deal& deal, std::vector<Action>& found) {
    found.clear();
    switch (deal.phase) {
        case Phase::play:
            if (deal.claim == Claim::open) {
                found.push_back(action(Kind::accept));
                found.push_back(action(Kind::refuse));
            } else {
                core::for_each(deal.play.legal(), [&](Card card) { found.push_back(action(Kind::play, std::uint64_t(card))); });
            }
            break;
        case Phase::auction:
            for (int index = 0; index < kBids; ++index)
                if (may_bid(deal, index)) found.push_back(action(Kind::bid, std::uint64_t(index)));
            if (deal.standing >= 0) found.push_back(action(Kind::pass));  // "SM.A1"
            break;
        case Phase::choose:
            for (int no = 1; no <= 40; ++no)
                if (may_choose(deal, no)) found.push_back(action(Kind::choose, std::uint64_t(no)));
            break;
        case Phase::trump:
            for (int suit = 0; suit < core::kSuits; ++suit)
                if (may_name(deal, suit)) found.push_back(action(Kind::trump, std::uint64_t(suit)));
            if (may_play_misar(deal)) found.push_back(action(Kind::misar));
            break;
        case Phase::decide:
            found.push_back(action(Kind::go));
            if (may_try_again(deal)) found.push_back(action(Kind::again));
            found.push_back(action(Kind::lay));
            break;
        default: break;
    }
}

bool choice(const Deal& deal, Choice& found) {
    const Rules& rules = deal.setup->rules;
    switch (deal.phase) {
        case Phase::keep:  // "VR.B9"
            found = {Kind::keep, rules.gask_keep_exactly ? deal.row().keep : 0, deal.row().keep};
            return true;
        case Phase::buy:
            if (deal.row().family == Family::kopmisar) {  // "VR.B6"
                const int most = std::min(count(hand_of(deal, deal.play.declarer)) - deal.row().keep, deal.rest());
                found = {Kind::buy, rules.kopmisar_at_least ? 0 : most, most};
            } else {  // "VR.B3", "VR.B16"
                const int most = std::max<int>(deal.turned, std::min(rules.purchase_max, deal.turned + deal.rest()));
                found = {Kind::buy, std::min(most, std::max<int>(deal.turned, rules.purchase_min)), most};
            }
            return true;
        case Phase::discard: found = {Kind::discard, surplus(deal), surplus(deal)}; return true;
        case Phase::defence:  // "VR.B10"
            found = {Kind::buy, 0, std::min({13, rules.defenders_max, deal.rest()})};
            return true;
        default: return false;
    }
}

void check_choice(const Choice& wanted, Cards hand) {
    if (wanted.least < 0 || wanted.most < wanted.least || wanted.most > count(hand))
        throw std::invalid_argument("a hand lacks cards");
}

bool is_legal(const Deal& deal, Action done) {
    const std::uint64_t what = what_of(done);
    const bool playing = deal.phase == Phase::play;
    switch (kind_of(done)) {
        case Kind::play:
            return playing && deal.claim != Claim::open && what < 52 && deal.play.legal() & bit(static_cast<Card>(what));
        case Kind::bid: return deal.phase == Phase::auction && what < kBids && may_bid(deal, static_cast<int>(what));
        case Kind::pass: return deal.phase == Phase::auction && deal.standing >= 0;
        case Kind::choose: return deal.phase == Phase::choose && what - 1 < 40 && may_choose(deal, static_cast<int>(what));
        case Kind::trump: return deal.phase == Phase::trump && what < 4 && may_name(deal, static_cast<int>(what));
        case Kind::misar: return deal.phase == Phase::trump && may_play_misar(deal);
        case Kind::keep:
        case Kind::buy:
        case Kind::discard: {
            Choice wanted{};
            if (!choice(deal, wanted) || wanted.kind != kind_of(done) || what & ~hand_of(deal, deal.to_act)) return false;
            return count(what) >= wanted.least && count(what) <= wanted.most;
        }
        case Kind::go:
        case Kind::lay: return deal.phase == Phase::decide;
        case Kind::again: return deal.phase == Phase::decide && may_try_again(deal);
        case Kind::accept:
        case Kind::refuse: return playing && deal.claim == Claim::open;
        case Kind::claim: return playing && deal.claim == Claim::free && deal.to_act == deal.play.declarer;
        case Kind::concede: return playing && deal.claim != Claim::open && deal.to_act != deal.play.declarer;
    }
    return false;
}

void apply(Deal& deal, Action done) {
    const std::uint64_t what = what_of(done);
    switch (kind_of(done)) {
        case Kind::play: lay_card(deal, static_cast<Card>(what)); break;
        case Kind::bid: bid(deal, static_cast<int>(what)); break;
        case Kind::pass: pass(deal); break;
        case Kind::choose: start(deal, static_cast<int>(what)); break;
        case Kind::trump: {
            deal.play.trump = static_cast<std::int8_t>(what);
            deal.form = Form::trump;
            const Family family = deal.row().family;
            if (family == Family::kop || is_turning(family))
                deal.phase = Phase::buy;
            else if (family == Family::gask)
                discard_or_decide(deal);
            else
                deal.phase = Phase::decide;
            break;
        }
        case Kind::misar:
            deal.form = Form::misar;
            discard_or_decide(deal);
            break;
        case Kind::keep:
            put_away(deal, deal.to_act, hand_of(deal, deal.to_act) & ~what);
            take_talon(deal);
            deal.phase = Phase::trump;
            break;
        case Kind::buy: buy(deal, what); break;
        case Kind::discard:
            put_away(deal, deal.to_act, what);
            if (deal.row().family == Family::vira)
                deal.phase = Phase::trump;
            else if (deal.row().family == Family::kopmisar && !deal.setup->rules.kopmisar_discard_after)
                deal.phase = Phase::buy;
            else
                deal.phase = Phase::decide;
            break;
        case Kind::go:
            if (has_no_defence(deal.row().family)) {
                open_play(deal);
                break;
            }
            if (deal.row().royal && deal.setup->rules.royal_before_purchase) deal.laid_up = true;  // "VR.B12"
            deal.phase = Phase::defence;
            deal.to_act = static_cast<std::int8_t>(deal.left_defender());
            break;
        case Kind::again:
            deal.attempt = 2;
            deal.first_trump = deal.play.trump;
            deal.play.trump = kNoTrump;
            if (deal.row().family == Family::kop)
                deal.phase = Phase::trump;
            else
                turn_up(deal);
            break;
        case Kind::lay:
            talon_away(deal);
            end(deal, Outcome::laid);
            break;
        case Kind::claim:
            deal.claim = Claim::open;
            deal.to_act = static_cast<std::int8_t>(deal.left_defender());
            break;
        case Kind::accept:
            if (deal.to_act == deal.left_defender())
                deal.to_act = static_cast<std::int8_t>(deal.right_defender());
            else
                end(deal, Outcome::home);
            break;
        case Kind::refuse:
            deal.claim = Claim::spent;
            deal.to_act = deal.play.declarer;
            break;
        case Kind::concede: end(deal, Outcome::home); break;
    }
}

Action any_action(const Deal& deal, core::Random& random, std::vector<Action>& scratch) {
    Choice wanted{};
    if (choice(deal, wanted)) {
        int number = wanted.least + static_cast<int>(random.below(static_cast<std::uint32_t>(wanted.most - wanted.least + 1)));
        Cards hand = hand_of(deal, deal.to_act), taken = 0;
        check_choice(wanted, hand);
        for (; number > 0; --number) {
            const Cards card = bit(core::any_of(hand, random));
            hand ^= card;
            taken |= card;
        }
        return action(wanted.kind, taken);
    }
    if (deal.phase == Phase::play && deal.claim != Claim::open)
        return action(Kind::play, static_cast<std::uint64_t>(core::any_of(deal.play.legal(), random)));
    legal_actions(deal, scratch);
    if (scratch.empty()) throw std::invalid_argument("nothing may be done");  // only in a deal that cannot be
    return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

int play_out(Deal& deal, core::Random& random, std::vector<Action>& scratch) {
    int moves = 0;
    for (; deal.phase != Phase::over; ++moves) apply(deal, any_action(deal, random, scratch));
    return moves;
}

}  // namespace stik::vira
