// Full positions that agree with all that one seat has seen.
//
// A world is an order of the pack (from the deal on), or, where the observer came later, the hidden cards in hands and
// stock. Before anything is known all worlds are equally likely, and they stay so as long as they agree with what was
// seen: cards drawn, played and shown, and what the rules let a player do who holds them. Sampling draws a world that
// agrees with the cards by construction, each equally likely, and then replays what happened: a world in which a play
// would have been refused, or in which something else would have been seen, is thrown away and drawn again.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/random.hpp"
#include "play.hpp"
#include "sight.hpp"

namespace stik::voms {

class Observer {
public:
    /// From what the seat sees now. If only the first trick has begun, all of the deal is known (after a knock the
    /// trick that was dealt is the first); else of what happened before this trick only what the sight tells.
    static Observer of(const Rules& rules, int seat, const Sight& now, bool knocked = false);

    /// A move was made, by anybody; `after` is what the seat saw then, if it looked.
    void see(Move move, const std::optional<Sight>& after);

    /// One world, as a position at the present moment; throws when none is found in so many tries.
    /// `fit`, where asked for, says how well the plays of the others fit the world: as likely as sensible players would
    /// have made them in it, beside players by lot.
    Position sample(core::Random& random, std::uint64_t max_tries, double* fit = nullptr) const;

    /// Draws one world; says whether it agrees with what was seen.
    bool try_world(core::Random& random, Position& out, double* fit = nullptr) const;

    /// Whether a position looks to the seat as the last one that it looked at.
    bool looks_like(const Position& at) const;

    int seat() const { return seat_; }

private:
    struct Step {
        Move move;
        std::optional<Sight> after;
    };
    /// What is known of the slots of the pack, in the order in which it became known.
    struct Event {
        enum class Kind : std::uint8_t { drawn, fixed, shown } kind;
        Seat seat;
        Card card;          // fixed, shown
        std::uint8_t slot;  // drawn, fixed
    };

    Observer(const Rules& rules, int seat, const Sight& first);

    void deal_slots();
    void place_slots();
    void draw_slots(int first);
    void draw(int seat, int slot);
    void own_cards(Mask hand);
    void show(int seat, Card card);
    void look(const Sight& sight);
    void follow(Move move);
    void go_ahead();
    Position start(const std::array<Card, max_pack>& world) const;
    bool replay(Position& at, double* fit) const;

    const Rules* rules_;
    int seat_;
    bool middle_ = false;
    bool compare_first_ = true;  // not where the first sight was worked out backwards
    bool knocked_ = false;
    Sight first_;
    std::vector<Step> steps_;
    std::size_t unheard_ = 0;  // so many first steps were worked out backwards: a choice after them was not heard
    std::vector<Event> events_;

    // the course as everybody sees it, to know which slots are drawn by whom
    Position public_;
    bool waiting_ = false;  // a play has been laid and what follows from it has not
    std::array<int, max_seats> counts_{};
    int next_slot_ = 0;
    int slots_ = 0;
    Mask own_hand_ = 0;
    int own_unseen_ = 0;  // cards that the seat has drawn and not looked at
    Mask placed_ = 0;     // cards whose seat is known
};

}  // namespace stik::voms
