#include "plain.hpp"

#include <limits>
#include <stdexcept>
#include <string>
#include <typeinfo>

#include "trick.hpp"

namespace nb = nanobind;

namespace stik::voms {

namespace {

constexpr const char* phases[] = {"cut", "choice", "play", "over"};
constexpr const char* endings[] = {"played-out", "game-won", "all-tricks", "partner-toqu", "reshuffle"};

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument("no such position: " + why); }

nb::list sides_out(const Rules& rules, const PerSide& numbers) {
    nb::list out;
    for (int side = 0; side < rules.sides; ++side) out.append(static_cast<int>(numbers[side]));
    return out;
}

nb::list cards_out(const std::array<Card, hand_size>& cards, int width) {
    nb::list out;
    for (int pile = 0; pile < width; ++pile) out.append(static_cast<int>(cards[pile]));
    return out;
}

nb::list plays_out(const std::array<Play, max_seats>& plays, int laid, int width) {
    nb::list out;
    for (int play = 0; play < laid; ++play)
        out.append(nb::make_tuple(static_cast<int>(plays[play].seat), cards_out(plays[play].cards, width)));
    return out;
}

int number(nb::handle value, int least, int most, const char* what) {
    const int found = nb::cast<int>(value);
    if (found < least || found > most) refuse(what);
    return found;
}

int seat_in(const Rules& rules, nb::handle value) { return number(value, nobody, rules.players - 1, "seat"); }
int side_in(const Rules& rules, nb::handle value) { return number(value, nobody, rules.sides - 1, "side"); }
Card card_in(nb::handle value) { return static_cast<Card>(number(value, 0, card_count - 1, "card")); }

PerSide sides_in(const Rules& rules, nb::handle values) {
    const auto list = nb::cast<nb::sequence>(values);
    if (nb::len(list) != static_cast<std::size_t>(rules.sides)) refuse("a number for each side");
    PerSide numbers{};
    for (int side = 0; side < rules.sides; ++side)
        numbers[side] = static_cast<Lus>(number(list[side], -30000, 30000, "lus"));
    return numbers;
}

int plays_in(const Rules& rules, nb::handle values, int width, std::array<Play, max_seats>& plays) {
    const auto list = nb::cast<nb::sequence>(values);
    const int laid = static_cast<int>(nb::len(list));
    if (laid > rules.unit_cards) refuse("too many plays");
    for (int play = 0; play < laid; ++play) {
        const auto pair = nb::cast<nb::sequence>(list[play]);
        const auto cards = nb::cast<nb::sequence>(pair[1]);
        if (static_cast<int>(nb::len(cards)) != width) refuse("a play of the wrong size");
        plays[play].seat = static_cast<Seat>(number(pair[0], 0, rules.players - 1, "seat"));
        for (int pile = 0; pile < width; ++pile) plays[play].cards[pile] = card_in(cards[pile]);
    }
    return laid;
}

/// Everybody plays in turn, and one of those who have played holds the trick.
void check_turns(const Rules& rules, const Trick& trick) {
    bool held = !trick.laid;
    for (int laid = 0; laid < trick.laid; ++laid) {
        Trick so_far = trick;
        so_far.laid = static_cast<std::uint8_t>(laid);
        const bool second_round = laid && laid == rules.players;  // whose leader only the cards tell
        if (!second_round && trick.plays[laid].seat != next_to_play(rules, so_far)) refuse("a play out of turn");
        held = held || trick.plays[laid].seat == trick.holder;
    }
    if (!held) refuse("a trick that nobody holds");
}

/// The cards on the table: each once, and among those played.
void check_laid(const Trick& trick, Mask played) {
    Mask seen = 0;
    for (int laid = 0; laid < trick.laid; ++laid)
        for (int pile = 0; pile < trick.group.size; ++pile) {
            const Mask card = bit(trick.plays[laid].cards[pile]);
            if ((card & seen) || !(card & played)) refuse("a card on the table that was not played");
            seen |= card;
        }
}

/// While a deal is played all have as many cards, but for those that lie on the table, and nobody is out of cards.
template <class Held>
void check_hands(const Rules& rules, const Trick& trick, Held&& held) {
    const int next = next_to_play(rules, trick), full = held(next);
    if (!full || full < trick.group.size) refuse("too few cards to play");
    const int waiting = rules.players - trick.laid % rules.players;
    for (int turn = 0, seat = next; turn < rules.players; ++turn, seat = rules.after(seat))
        if (held(seat) + (turn < waiting ? 0 : int{trick.group.size}) != full) refuse("hands of different sizes");
}

template <std::size_t Count>
int word_in(nb::handle value, const char* const (&words)[Count]) {
    const auto word = nb::cast<std::string>(value);
    for (std::size_t place = 0; place < Count; ++place)
        if (word == words[place]) return static_cast<int>(place);
    refuse(word);
}

Trick trick_in(const Rules& rules, const nb::dict& plain) {
    Trick trick;
    trick.leader = static_cast<Seat>(number(plain["leader"], 0, rules.players - 1, "leader"));
    trick.holder = static_cast<Seat>(number(plain["holder"], 0, rules.players - 1, "holder"));
    trick.led = nb::cast<bool>(plain["led"]);
    const auto group = nb::cast<nb::sequence>(plain["group"]);
    if (nb::len(group) > hand_size) refuse("group");
    for (nb::handle card : group) trick.group.cards[trick.group.size++] = card_in(card);
    trick.sevens = static_cast<std::uint8_t>(number(plain["sevens"], 0, 15, "sevens"));
    trick.laid = static_cast<std::uint8_t>(plays_in(rules, plain["plays"], trick.group.size, trick.plays));
    if (!trick.laid != !trick.group.size) refuse("a trick without its group");
    check_turns(rules, trick);
    const auto stakes = nb::cast<nb::dict>(plain["stakes"]);
    trick.stakes.voms = static_cast<std::int8_t>(number(stakes["voms"], 0, 2, "stakes"));
    trick.stakes.voms_by = static_cast<Seat>(seat_in(rules, stakes["voms_by"]));
    trick.stakes.toqu_by = static_cast<Seat>(seat_in(rules, stakes["toqu_by"]));
    trick.stakes.ataataq = static_cast<std::int8_t>(number(stakes["ataataq"], 0, 1, "stakes"));
    trick.stakes.ataataq_by = static_cast<Seat>(seat_in(rules, stakes["ataataq_by"]));
    trick.stakes.ataataq_only_for = static_cast<Side>(side_in(rules, stakes["ataataq_only_for"]));
    trick.stakes.kings_for = static_cast<Side>(side_in(rules, stakes["kings_for"]));
    return trick;
}

nb::dict trick_out(const Trick& trick) {
    nb::dict stakes;
    stakes["voms"] = static_cast<int>(trick.stakes.voms);
    stakes["voms_by"] = static_cast<int>(trick.stakes.voms_by);
    stakes["toqu_by"] = static_cast<int>(trick.stakes.toqu_by);
    stakes["ataataq"] = static_cast<int>(trick.stakes.ataataq);
    stakes["ataataq_by"] = static_cast<int>(trick.stakes.ataataq_by);
    stakes["ataataq_only_for"] = static_cast<int>(trick.stakes.ataataq_only_for);
    stakes["kings_for"] = static_cast<int>(trick.stakes.kings_for);
    nb::dict out;
    out["leader"] = static_cast<int>(trick.leader);
    out["holder"] = static_cast<int>(trick.holder);
    out["led"] = trick.led;
    out["sevens"] = static_cast<int>(trick.sevens);
    out["group"] = cards_out(trick.group.cards, trick.group.size);
    out["plays"] = plays_out(trick.plays, trick.laid, trick.group.size);
    out["stakes"] = stakes;
    return out;
}

Setup setup_in(const Rules& rules, const nb::dict& plain) {
    Setup setup;
    setup.dealer = static_cast<Seat>(number(plain["dealer"], 0, rules.players - 1, "dealer"));
    setup.first_deal = nb::cast<bool>(plain["first_deal"]);
    setup.eight_eight = nb::cast<bool>(plain["eight_eight"]);
    setup.score = sides_in(rules, plain["score"]);
    setup.target = sides_in(rules, plain["target"]);
    return setup;
}

LastTrick last_trick_in(const Rules& rules, const nb::dict& plain) {
    LastTrick last;
    if (!nb::len(plain)) return last;
    last.winner = static_cast<Seat>(number(plain["winner"], 0, rules.players - 1, "winner"));
    last.units = static_cast<std::uint8_t>(number(plain["units"], 0, 9, "units"));
    last.lus = sides_in(rules, plain["lus"]);
    const auto plays = nb::cast<nb::sequence>(plain["plays"]);
    if (nb::len(plays)) {
        const auto first = nb::cast<nb::sequence>(nb::cast<nb::sequence>(plays[0])[1]);
        if (nb::len(first) > hand_size) refuse("last trick");
        last.width = static_cast<std::uint8_t>(nb::len(first));
    }
    last.laid = static_cast<std::uint8_t>(plays_in(rules, plays, last.width, last.plays));
    return last;
}

}  // namespace

nb::dict to_plain(const Rules& rules, const Position& at) {
    nb::dict out;
    nb::list hands, stock, lapsed;
    for (int seat = 0; seat < rules.players; ++seat) hands.append(at.hands[seat]);
    for (int place = 0; place < at.stock.size(); ++place) stock.append(static_cast<int>(at.stock[place]));
    for (int place = 0; place < at.lapsed_count; ++place) lapsed.append(static_cast<int>(at.stop_lapsed[place]));
    out["phase"] = phases[static_cast<int>(at.phase)];
    out["to_act"] = static_cast<int>(at.to_act);
    out["hands"] = hands;
    out["stock"] = stock;
    out["played"] = at.played;
    out["exposed"] = at.exposed;
    out["obliged"] = at.obliged;
    out["suspended"] = static_cast<int>(at.suspended);
    out["may_stop"] = static_cast<int>(at.may_stop);
    out["stop_lapsed"] = lapsed;
    out["trick"] = trick_out(at.trick);

    nb::dict setup;
    setup["dealer"] = static_cast<int>(at.setup.dealer);
    setup["first_deal"] = at.setup.first_deal;
    setup["eight_eight"] = at.setup.eight_eight;
    setup["score"] = sides_out(rules, at.setup.score);
    setup["target"] = sides_out(rules, at.setup.target);
    out["setup"] = setup;

    nb::dict tally;
    tally["units"] = sides_out(rules, at.tally.units);
    tally["feats"] = sides_out(rules, at.tally.feats);
    tally["ataataq"] = sides_out(rules, at.tally.ataataq);
    tally["deal_lus"] = sides_out(rules, at.tally.deal_lus);
    tally["deal_won"] = at.tally.deal_won;
    out["tally"] = tally;

    nb::dict watch;
    watch["melted"] = static_cast<int>(at.watch.melted);
    watch["voms_scored_by"] = static_cast<int>(at.watch.voms_scored_by);
    watch["announced"] = at.watch.announced;
    watch["toqu_drawn"] = at.watch.toqu_drawn;
    watch["toqu_shown"] = at.watch.toqu_shown;
    watch["may_show"] = at.watch.may_show;
    watch["may_annul"] = at.watch.may_annul;
    watch["may_announce"] = at.watch.may_announce;
    watch["silent"] = at.watch.silent;
    watch["may_reshuffle"] = at.watch.may_reshuffle;
    out["watch"] = watch;

    nb::dict last;
    if (at.last_trick.winner != nobody) {
        last["winner"] = static_cast<int>(at.last_trick.winner);
        last["units"] = static_cast<int>(at.last_trick.units);
        last["lus"] = sides_out(rules, at.last_trick.lus);
        last["plays"] = plays_out(at.last_trick.plays, at.last_trick.laid, at.last_trick.width);
    }
    out["last_trick"] = last;

    out["score"] = sides_out(rules, at.score);
    out["target"] = sides_out(rules, at.target);
    out["gain"] = at.phase == Phase::over ? sides_out(rules, at.gain) : nb::list();
    out["ended"] = at.ended == Ending::none ? "" : endings[static_cast<int>(at.ended)];
    out["winner"] = static_cast<int>(at.winner);
    out["guilty"] = static_cast<int>(at.guilty);
    return out;
}

namespace {

Position position_in(const Rules& rules, const nb::dict& plain) {
    Position at;
    at.phase = static_cast<Phase>(word_in(plain["phase"], phases));
    at.to_act = static_cast<Seat>(seat_in(rules, plain["to_act"]));
    if ((at.to_act == nobody) != (at.phase == Phase::over)) refuse("nobody to act");

    Mask pack = 0, seen = 0;
    for (int place = 0; place < rules.pack_size; ++place) pack |= bit(rules.pack[place]);
    const auto count = [&](Mask cards, const char* where) {
        if ((cards & ~pack) || (cards & seen)) refuse(std::string("a foreign or doubled card in the ") + where);
        seen |= cards;
    };
    const auto hands = nb::cast<nb::sequence>(plain["hands"]);
    if (nb::len(hands) != static_cast<std::size_t>(rules.players)) refuse("hands");
    for (int seat = 0; seat < rules.players; ++seat) {
        at.hands[seat] = nb::cast<Mask>(hands[seat]);
        if (size_of(at.hands[seat]) > hand_size) refuse("a hand that is too large");
        count(at.hands[seat], "hands");
    }
    at.played = nb::cast<Mask>(plain["played"]);
    count(at.played, "tricks");
    for (nb::handle card : nb::cast<nb::sequence>(plain["stock"])) {
        const Card found = card_in(card);
        count(bit(found), "stock");
        at.stock.cards[at.stock.end++] = found;
    }
    if (seen != pack) refuse("cards are missing");
    at.exposed = nb::cast<Mask>(plain["exposed"]);
    at.obliged = nb::cast<Mask>(plain["obliged"]);
    at.suspended = static_cast<Seat>(seat_in(rules, plain["suspended"]));
    at.may_stop = static_cast<Side>(side_in(rules, plain["may_stop"]));
    for (nb::handle side : nb::cast<nb::sequence>(plain["stop_lapsed"])) {
        const int lapsed = number(side, 0, rules.sides - 1, "side");
        if (at.has_lapsed(lapsed) || lapsed == at.may_stop) refuse("a side that forgot to stop twice");
        at.stop_lapsed[at.lapsed_count++] = static_cast<Side>(lapsed);
    }
    at.trick = trick_in(rules, nb::cast<nb::dict>(plain["trick"]));
    if (at.phase == Phase::play && at.trick.laid == rules.unit_cards) refuse("a trick that is complete");
    check_laid(at.trick, at.played);
    if (at.phase == Phase::cut && at.stock.size() != rules.pack_size) refuse("a pack that is not whole");
    const bool goes_on = at.phase == Phase::choice && at.trick.laid < rules.unit_cards;
    if (at.phase == Phase::play || goes_on) check_hands(rules, at.trick, [&](int seat) { return size_of(at.hands[seat]); });
    const Seat next = next_to_play(rules, at.trick);
    if (at.phase == Phase::play ? at.to_act != next : at.suspended != nobody && at.suspended != next)
        refuse("somebody to act who is not");

    at.setup = setup_in(rules, nb::cast<nb::dict>(plain["setup"]));

    const auto tally = nb::cast<nb::dict>(plain["tally"]);
    at.tally.units = sides_in(rules, tally["units"]);
    at.tally.feats = sides_in(rules, tally["feats"]);
    at.tally.ataataq = sides_in(rules, tally["ataataq"]);
    at.tally.deal_lus = sides_in(rules, tally["deal_lus"]);
    at.tally.deal_won = nb::cast<bool>(tally["deal_won"]);

    const auto watch = nb::cast<nb::dict>(plain["watch"]);
    at.watch.melted = static_cast<Seat>(seat_in(rules, watch["melted"]));
    at.watch.voms_scored_by = static_cast<Seat>(seat_in(rules, watch["voms_scored_by"]));
    at.watch.announced = nb::cast<bool>(watch["announced"]);
    at.watch.toqu_drawn = nb::cast<bool>(watch["toqu_drawn"]);
    at.watch.toqu_shown = nb::cast<bool>(watch["toqu_shown"]);
    at.watch.may_show = nb::cast<bool>(watch["may_show"]);
    at.watch.may_annul = nb::cast<bool>(watch["may_annul"]);
    at.watch.may_announce = nb::cast<bool>(watch["may_announce"]);
    at.watch.silent = nb::cast<bool>(watch["silent"]);
    at.watch.may_reshuffle = nb::cast<bool>(watch["may_reshuffle"]);

    at.last_trick = last_trick_in(rules, nb::cast<nb::dict>(plain["last_trick"]));
    at.score = sides_in(rules, plain["score"]);
    at.target = sides_in(rules, plain["target"]);
    if (at.phase == Phase::over) {
        at.gain = sides_in(rules, plain["gain"]);
        at.ended = static_cast<Ending>(word_in(plain["ended"], endings));
    }
    at.winner = static_cast<Side>(side_in(rules, plain["winner"]));
    at.guilty = static_cast<Side>(side_in(rules, plain["guilty"]));
    return at;
}

Sight sight_in(const Rules& rules, const nb::dict& plain) {
    Sight sight;
    sight.phase = static_cast<Phase>(word_in(plain["phase"], phases));
    sight.to_act = static_cast<Seat>(seat_in(rules, plain["to_act"]));
    if ((sight.to_act == nobody) != (sight.phase == Phase::over)) refuse("nobody to act");
    sight.hand = nb::cast<Mask>(plain["hand"]);
    sight.played = nb::cast<Mask>(plain["played"]);
    sight.stock = static_cast<std::uint8_t>(number(plain["stock"], 0, max_pack, "stock"));
    const auto known = nb::cast<nb::sequence>(plain["known"]), counts = nb::cast<nb::sequence>(plain["counts"]);
    if (nb::len(known) != static_cast<std::size_t>(rules.players) || nb::len(counts) != nb::len(known)) refuse("hands");
    int cards = sight.stock + size_of(sight.played);
    for (int seat = 0; seat < rules.players; ++seat) {
        sight.known[seat] = nb::cast<Mask>(known[seat]);
        sight.counts[seat] = static_cast<std::uint8_t>(number(counts[seat], 0, hand_size, "hand"));
        cards += sight.counts[seat];
    }
    if (cards != rules.pack_size) refuse("cards are missing");
    Mask seen = sight.played;
    for (int seat = 0; seat < rules.players; ++seat) {
        if ((sight.known[seat] & seen) || size_of(sight.known[seat]) > sight.counts[seat]) refuse("known cards");
        seen |= sight.known[seat];
    }
    if ((seen | sight.hand) & ~rules.whole || sight.hand & sight.played) refuse("a foreign or doubled card");
    sight.trick = trick_in(rules, nb::cast<nb::dict>(plain["trick"]));
    if (sight.phase == Phase::play && sight.trick.laid == rules.unit_cards) refuse("a trick that is complete");
    check_laid(sight.trick, sight.played);
    if (sight.phase == Phase::play && sight.to_act != next_to_play(rules, sight.trick))
        refuse("somebody to act who is not");
    const bool goes_on = sight.phase == Phase::choice && sight.trick.laid < rules.unit_cards;
    if (sight.phase == Phase::play || goes_on)
        check_hands(rules, sight.trick, [&](int seat) { return int{sight.counts[seat]}; });
    sight.last_trick = last_trick_in(rules, nb::cast<nb::dict>(plain["last_trick"]));
    sight.setup = setup_in(rules, nb::cast<nb::dict>(plain["setup"]));
    sight.units = sides_in(rules, plain["units"]);
    sight.gain = sides_in(rules, plain["gain"]);
    sight.score = sides_in(rules, plain["score"]);
    sight.target = sides_in(rules, plain["target"]);
    sight.voms_scored_by = static_cast<Seat>(seat_in(rules, plain["voms_scored_by"]));
    sight.melted = static_cast<Seat>(seat_in(rules, plain["melted"]));
    for (nb::handle call : nb::cast<nb::sequence>(plain["calls"]))
        sight.calls = static_cast<std::uint16_t>(
            sight.calls | 1 << static_cast<int>(read_move(rules, nb::cast<std::string>(call)).kind()));
    if (sight.phase == Phase::over) sight.ended = static_cast<Ending>(word_in(plain["ended"], endings));
    sight.winner = static_cast<Side>(side_in(rules, plain["winner"]));
    return sight;
}

/// Reads, and says so where a value is missing or of the wrong kind.
template <class Read>
auto read(Read&& from) {
    try {
        return from();
    } catch (const std::bad_cast&) {
        refuse("a value of the wrong kind");
    } catch (nb::python_error& error) {
        if (!error.matches(PyExc_KeyError) && !error.matches(PyExc_IndexError)) throw;
        refuse("a value is missing");
    }
}

}  // namespace

Position from_plain(const Rules& rules, const nb::dict& plain) {
    return read([&] { return position_in(rules, plain); });
}

Sight sight_from_plain(const Rules& rules, const nb::dict& plain) {
    return read([&] { return sight_in(rules, plain); });
}

}  // namespace stik::voms
