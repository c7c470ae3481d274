#include "observer.hpp"

#include <algorithm>
#include <stdexcept>

#include "policy.hpp"

namespace stik::voms {

namespace {

/// Whether a play is legal in this world; what needs no look at Voms and Toqu was legal anyway.
bool could_play(const Rules& rules, const Position& at, const Group& cards) {
    const Mask hand = at.hands[at.to_act];
    if (cards.mask() & ~hand) return false;
    if (!(at.obliged & hand) && (!(hand & VOMS_AND_TOQU) || !at.bound(rules))) return true;
    return is_legal(rules, at, Move::play(cards));
}

/// Whether the choice that is open came of the last play, and not of a card thrown ahead.
bool of_last_play(const Trick& trick) {
    return trick.laid && Group{trick.group.size, trick.plays[trick.laid - 1].cards}.find(TOQU) >= 0;
}

}  // namespace

Observer::Observer(const Rules& rules, int seat, const Sight& first) : rules_(&rules), seat_(seat), first_(first) {
    if (seat < 0 || seat >= rules.players) throw std::invalid_argument("no such seat");
}

Observer Observer::of(const Rules& rules, int seat, const Sight& now, bool knocked) {
    Observer observer(rules, seat, now);
    Sight& first = observer.first_;
    // Back to the start of the trick, so that its plays tell what the rules forced. Hands that were drawn up within the
    // trick (two rounds) end the way back.
    const Trick trick = now.trick;
    const bool back = trick.laid && trick.laid < rules.players && now.phase == Phase::play;
    if (back) {
        for (int laid = 0; laid < trick.laid; ++laid) {
            const Play& play = trick.plays[laid];
            const Mask cards = Group{trick.group.size, play.cards}.mask();
            first.played &= ~cards;
            first.counts[play.seat] = static_cast<std::uint8_t>(first.counts[play.seat] + trick.group.size);
            if (play.seat == seat) first.hand |= cards;
        }
        first.to_act = trick.leader;
        first.trick = {};
        first.trick.leader = first.trick.holder = trick.leader;
        observer.compare_first_ = false;
    }
    Mask first_trick = 0;
    for (int laid = 0; knocked && laid < now.last_trick.laid; ++laid)
        first_trick |= bit(now.last_trick.plays[laid].cards[0]);
    const bool turned = now.last_trick.laid == rules.players && now.last_trick.winner != nobody;
    if (knocked && (first.played != first_trick || (!turned && now.phase != Phase::over)))
        throw std::invalid_argument("not the first trick after a knock");
    observer.knocked_ = knocked;
    // a card that everybody knows in the first trick came of something that this sight does not tell
    Mask shown = 0;
    for (Mask known : now.known) shown |= known;
    observer.middle_ = first.played != first_trick || (shown && now.phase != Phase::over);
    if (observer.middle_) {
        observer.place_slots();
    } else {
        if (back) first.known = {};
        observer.deal_slots();
    }
    for (int laid = 0; back && laid < trick.laid; ++laid) {
        const Move move = Move::play(Group{trick.group.size, trick.plays[laid].cards});
        observer.see(move, laid + 1 == trick.laid ? std::optional(now) : std::nullopt);
    }
    observer.unheard_ = observer.steps_.size();
    return observer;
}

void Observer::draw(int seat, int slot) {
    events_.push_back({Event::Kind::drawn, static_cast<Seat>(seat), 0, static_cast<std::uint8_t>(slot)});
    ++counts_[seat];
    own_unseen_ += seat == seat_;
}

/// The seat looks at its hand: what is new is what it has drawn since.
void Observer::own_cards(Mask hand) {
    const Mask fresh = hand & ~own_hand_;
    if (size_of(fresh) != own_unseen_ || (own_hand_ & ~hand))
        throw std::invalid_argument("the seat's own cards do not follow from what it saw: a sight is missing");
    for (Mask rest = fresh; rest; rest &= rest - 1) show(seat_, lowest(rest));
    own_unseen_ = 0;
    own_hand_ = hand;
}

void Observer::show(int seat, Card card) {
    if (placed_ & bit(card)) return;
    events_.push_back({Event::Kind::shown, static_cast<Seat>(seat), card, 0});
    placed_ |= bit(card);
}

void Observer::look(const Sight& sight) {
    own_cards(sight.hand);
    for (int other = 0; other < rules_->players; ++other)
        for (Mask known = sight.known[other]; known; known &= known - 1) show(other, lowest(known));
}

/// The slots of a whole pack, in the order of the deal.
void Observer::deal_slots() {
    const Rules& rules = *rules_;
    slots_ = rules.pack_size;
    public_ = {};
    public_.setup = first_.setup;
    const int leader = rules.after(first_.setup.dealer);
    const bool dealt = first_.counts[leader] || first_.last_trick.winner != nobody;
    if (first_.phase == Phase::cut || !dealt) return;  // not cut yet, or void for the card at the bottom
    if (!knocked_) {
        for (int card = 0; card < hand_size; ++card)
            for (int turn = 0, seat = leader; turn < rules.players; ++turn, seat = rules.after(seat))
                draw(seat, next_slot_++);
        look(first_);
        return;
    }
    // the open cards are known by their places; they were the first trick
    const LastTrick& trick = first_.last_trick;
    for (int turn = 0, seat = leader; turn < rules.players; ++turn, seat = rules.after(seat)) {
        const Card open = trick.plays[turn].cards[0];
        if (trick.winner != nobody) {
            const auto slot = static_cast<std::uint8_t>(next_slot_++);
            events_.push_back({Event::Kind::fixed, static_cast<Seat>(seat), open, slot});
            placed_ |= bit(open);
        } else {
            draw(seat, next_slot_++);  // void: the open cards have not been turned
        }
        for (int card = 0; card < rules.knock_hidden; ++card) draw(seat, next_slot_++);
    }
    if (first_.phase != Phase::over) draw_slots(trick.winner);
    look(first_);
}

/// The slots of a position in the middle: the hands, then the stock.
void Observer::place_slots() {
    const Rules& rules = *rules_;
    public_ = {};
    public_.setup = first_.setup;
    public_.trick = first_.trick;
    waiting_ = first_.phase == Phase::choice && of_last_play(first_.trick);
    for (int seat = 0; seat < rules.players; ++seat)
        for (int card = 0; card < first_.counts[seat]; ++card) draw(seat, next_slot_++);
    slots_ = next_slot_ + first_.stock;
    placed_ |= first_.played;
    look(first_);
}

/// Everybody draws; who draws which card of the stock follows from the rules.
void Observer::draw_slots(int first) {
    const Rules& rules = *rules_;
    const int left = slots_ - next_slot_;
    const int each = std::min(hand_size - counts_[first], rules.shares(left));
    if (each <= 0) return;
    const bool in_turn = rules.draw == Draw::in_turn;
    for (int turn = 0, seat = first; turn < rules.players; ++turn, seat = rules.after(seat))
        for (int card = 0; card < each; ++card)
            draw(seat, next_slot_ + (in_turn ? turn + card * rules.players : turn * each + card));
    next_slot_ += each * rules.players;
}

/// The public course of a play.
void Observer::follow(Move move) {
    const Rules& rules = *rules_;
    const int seat = public_.to_act;
    const Group cards = move.group();
    const Trick& trick = public_.trick;
    if (trick.laid == rules.unit_cards || (trick.laid && trick.group.size != cards.size))
        throw std::invalid_argument("this play does not belong to the trick");
    if (cards.size > counts_[seat]) throw std::invalid_argument("the seat has too few cards for that");
    if (seat == seat_) {
        if (cards.mask() & ~own_hand_)
            throw std::invalid_argument("the seat plays a card that it did not see: a sight is missing");
        own_hand_ &= ~cards.mask();
    }
    for (int pile = 0; pile < cards.size; ++pile) show(seat, cards.cards[pile]);
    lay(rules, public_, seat, cards);
    counts_[seat] -= cards.size;
    public_.to_act = static_cast<Seat>(rules.after(seat));
    waiting_ = true;
}

/// The public course after a play, once nobody has a choice left about it.
void Observer::go_ahead() {
    if (!waiting_) return;
    waiting_ = false;
    const Rules& rules = *rules_;
    Trick& trick = public_.trick;
    if (trick.laid == rules.unit_cards) {
        const Seat winner = trick.holder;
        trick = {};
        trick.leader = trick.holder = public_.to_act = winner;
        draw_slots(winner);
    } else if (trick.laid == rules.players) {
        public_.to_act = trick.holder;
        draw_slots(trick.holder);
    }
}

void Observer::see(Move move, const std::optional<Sight>& after) {
    const Phase before = steps_.empty() || !steps_.back().after ? first_.phase : steps_.back().after->phase;
    if (before == Phase::cut && after && after->phase != Phase::cut) {  // only now have cards been dealt
        *this = of(*rules_, seat_, *after, move.kind() == Kind::knock);
        return;
    }
    if (before == Phase::cut && !after) throw std::invalid_argument("what is done with the pack must be seen");
    if (steps_.empty()) public_.to_act = next_to_play(*rules_, first_.trick);
    if (move.kind() == Kind::play) {
        go_ahead();  // where a choice was open, the next card says that it was let go on
        follow(move);
        // nobody draws while the opponents choose, and none when the deal has ended
        const bool goes_on = !after || after->phase == Phase::play;
        if (goes_on) go_ahead();
    } else if (move.kind() == Kind::go_on) {
        if (!after || after->phase == Phase::play) go_ahead();
    } else if (move.kind() == Kind::ahead) {
        show(move.seat(), static_cast<Card>(move.first()));
    }
    if (after) look(*after);
    steps_.push_back({move, after});
}

/// The position at the start for a world.
Position Observer::start(const std::array<Card, max_pack>& world) const {
    const Rules& rules = *rules_;
    Position at;
    at.setup = first_.setup;
    if (!middle_) {
        at.stock.cards = world;
        at.stock.end = static_cast<std::uint8_t>(slots_);
        begin(rules, at, first_.phase == Phase::cut, knocked_);
        if (first_.phase == Phase::cut) at.to_act = first_.to_act;
        return at;
    }
    int slot = 0;
    for (int seat = 0; seat < rules.players; ++seat)
        for (int card = 0; card < first_.counts[seat]; ++card) at.hands[seat] |= bit(world[slot++]);
    while (slot < slots_) at.stock.cards[at.stock.end++] = world[slot++];
    at.phase = first_.phase;
    at.to_act = first_.to_act;
    if (at.phase == Phase::choice && !of_last_play(first_.trick)) at.suspended = next_to_play(rules, first_.trick);
    at.ended = first_.ended;
    at.winner = first_.winner;
    at.played = first_.played;
    at.trick = first_.trick;
    at.last_trick = first_.last_trick;
    at.score = first_.score;
    at.target = first_.target;
    at.tally.units = first_.units;
    at.tally.feats = first_.gain;
    const auto stand = [&](int side) { return std::pair(first_.units[side], first_.gain[side]); };
    int richest = 0;
    for (int side = 1; side < rules.sides; ++side)
        if (stand(side) > stand(richest)) richest = side;
    if (first_.units[richest] >= deal_units) {  // a sight does not tell the lus apart: this is what they usually are
        const int usual = at.tally.all_units() == first_.units[richest] ? 2 : rules.deal_lus;
        at.tally.deal_lus[richest] = static_cast<Lus>(std::min<int>(usual, first_.gain[richest]));
        at.tally.feats[richest] = static_cast<Lus>(first_.gain[richest] - at.tally.deal_lus[richest]);
        at.tally.deal_won = true;
    }
    Watch& watch = at.watch;
    watch.voms_scored_by = first_.voms_scored_by;
    watch.melted = first_.melted;
    const Mask own_pair = first_.hand & VOMS_AND_TOQU;
    if (watch.melted != nobody)
        watch.announced = watch.melted != seat_ || (own_pair && !(own_pair & ~first_.known[seat_])) ||
                          !(VOMS_AND_TOQU & ~first_.played);
    else
        note_melted(rules, at);
    for (int seat = 0; seat < rules.players; ++seat) {
        Mask known = first_.known[seat];
        if (seat == watch.voms_scored_by && (known & TOQU_BIT)) {
            watch.toqu_drawn = watch.toqu_shown = true;
            known &= ~TOQU_BIT;
        }
        if (watch.announced && seat == watch.melted) known &= ~VOMS_AND_TOQU;
        at.exposed |= known;
    }
    if (first_.calls >> static_cast<int>(Kind::stop) & 1) at.may_stop = rules.side_of[seat_];
    return at;
}

/// Whether everything that was done could be done in this world, and looked as it did.
bool Observer::replay(Position& at, double* fit) const {
    const Rules& rules = *rules_;
    const auto agrees = [&](const Sight& seen) {
        Sight here = sight_of(rules, at, seat_);
        if (middle_) {  // what the first sight did not tell cannot be compared
            here.calls = seen.calls;
            if (rules.announce == Announcing::by_player) here.trick.stakes = seen.trick.stakes;
            if (rules.announce == Announcing::by_player || at.phase == Phase::over) here.gain = seen.gain;
            if (at.phase == Phase::over) {
                here.score = seen.score;
                here.target = seen.target;
            }
        }
        return here == seen;
    };
    if (compare_first_ ? !agrees(first_) : at.phase != first_.phase) return false;
    for (std::size_t number = 0; number < steps_.size(); ++number) {
        const Step& step = steps_[number];
        if (step.move.kind() == Kind::play) {
            if (at.phase == Phase::choice) go_on(rules, at);  // the next card has fallen: they let it go on
            if (at.phase != Phase::play || !could_play(rules, at, step.move.group())) return false;
            if (fit && at.to_act != seat_) *fit *= plausibility(rules, at, step.move);
        } else if (!is_legal(rules, at, step.move)) {
            return false;
        }
        apply(rules, at, step.move);
        const bool went_on = number < unheard_ && step.after && step.after->phase == Phase::play;
        if (went_on && at.phase == Phase::choice) go_on(rules, at);
        if (step.after && !agrees(*step.after)) return false;
    }
    return true;
}

bool Observer::try_world(core::Random& random, Position& out, double* fit) const {
    std::array<Card, max_pack> world{};
    std::array<bool, max_pack> filled{};
    std::array<std::array<std::uint8_t, max_pack>, max_seats> blanks;
    std::array<int, max_seats> blank_count{};
    Mask hidden = 0;
    for (int place = 0; place < rules_->pack_size; ++place) hidden |= bit(rules_->pack[place]);
    if (middle_) hidden &= ~first_.played;
    for (const Event& event : events_) {
        switch (event.kind) {
            case Event::Kind::drawn: blanks[event.seat][blank_count[event.seat]++] = event.slot; continue;
            case Event::Kind::fixed:
                world[event.slot] = event.card;
                filled[event.slot] = true;
                break;
            case Event::Kind::shown: {
                // Every blank of the hand is as likely as any other, and their number does not depend on earlier
                // choices: so all worlds that agree with the cards seen are equally likely.
                int& count = blank_count[event.seat];
                if (!count) return false;
                const int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
                const std::uint8_t slot = blanks[event.seat][chosen];
                blanks[event.seat][chosen] = blanks[event.seat][--count];
                world[slot] = event.card;
                filled[slot] = true;
                break;
            }
        }
        hidden &= ~bit(event.card);
    }
    std::array<Card, max_pack> unseen{};
    int count = 0;
    const auto blank = slots_ - std::count(filled.begin(), filled.begin() + slots_, true);
    if (size_of(hidden) != blank) throw std::invalid_argument("what was seen contradicts itself");
    for (; hidden; hidden &= hidden - 1) unseen[count++] = lowest(hidden);
    for (int slot = 0; slot < slots_; ++slot) {
        if (filled[slot]) continue;
        const int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
        world[slot] = unseen[chosen];
        unseen[chosen] = unseen[--count];
    }
    out = start(world);
    if (fit) *fit = 1;
    return replay(out, fit);
}

bool Observer::looks_like(const Position& at) const {
    const Sight* last = &first_;
    for (const Step& step : steps_)
        if (step.after) last = &*step.after;
    return sight_of(*rules_, at, seat_) == *last;
}

Position Observer::sample(core::Random& random, std::uint64_t max_tries, double* fit) const {
    Position found;
    for (std::uint64_t tries = 0; tries < max_tries; ++tries)
        if (try_world(random, found, fit)) return found;
    throw std::runtime_error("no world found that agrees with what was seen");
}

}  // namespace stik::voms
