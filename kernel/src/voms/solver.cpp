#include "solver.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "choices.hpp"
#include "core/random.hpp"

namespace stik::voms {

namespace {

constexpr int infinite = std::numeric_limits<std::int32_t>::max();

std::uint64_t packed(const PerSide& numbers) {
    std::uint64_t word = 0;
    for (Lus number : numbers) word = word << 16 | static_cast<std::uint16_t>(number);
    return word;
}

}  // namespace

Solver::Solver(int table_bits) : table_(std::size_t{1} << table_bits), mask_((std::uint64_t{1} << table_bits) - 1) {}

void Solver::start(const Rules& rules, int side, const Payoff& payoff, std::uint64_t max_nodes) {
    rules_ = &rules;
    side_ = side;
    payoff_ = payoff;
    nodes_ = 0;
    max_nodes_ = max_nodes;
    ++generation_;
}

int Solver::solve(const Rules& rules, const Position& at, int side, const Payoff& payoff, std::uint64_t max_nodes) {
    start(rules, side, payoff, max_nodes);
    return search(at, -infinite, infinite, 0);
}

std::vector<std::pair<Move, int>> Solver::solve_moves(const Rules& rules, const Position& at, int side,
                                                      const Payoff& payoff, std::uint64_t max_nodes) {
    start(rules, side, payoff, max_nodes);
    Moves moves;
    legal_moves(rules, at, moves);
    std::vector<std::pair<Move, int>> values;
    for (Move move : moves) {
        Position next = at;
        apply(rules, next, move);
        values.emplace_back(move, search(next, -infinite, infinite, 0));
    }
    return values;
}

/// All that the rest of the deal depends on, between two tricks; what is fixed for the deal is left out.
Solver::Key Solver::key_of(const Position& at) const {
    const Watch& watch = at.watch;
    std::uint64_t rest = 0;
    int used = 0;
    const auto pack = [&](int number, int bits) {
        rest |= static_cast<std::uint64_t>(number) << used;
        used += bits;
    };
    pack(at.to_act, 3);
    pack(at.stock.next, 6);
    pack(at.may_stop + 1, 3);
    pack(watch.melted + 1, 3);
    pack(watch.voms_scored_by + 1, 3);
    for (bool flag : {at.tally.deal_won, watch.announced, watch.toqu_drawn, watch.toqu_shown, watch.may_show,
                      watch.may_annul, watch.may_announce, watch.silent, watch.may_reshuffle})
        pack(flag, 1);
    for (int side = 0; side < rules_->sides; ++side) pack(at.has_lapsed(side), 1);
    pack(at.played == 0, 1);  // the first trick has rules of its own

    Key key{generation_, ~generation_};
    const auto mix = [&key](std::uint64_t word) {
        key.low = core::mixed(key.low ^ word) + 0x9e3779b97f4a7c15ULL;
        key.high = (key.high ^ word) * 0xd1342543de82ef95ULL;
        key.high ^= key.high >> 29;
    };
    for (Mask hand : at.hands) mix(hand);
    mix(at.obliged);
    mix(packed(at.tally.units));
    mix(packed(at.tally.feats));
    mix(packed(at.tally.ataataq));
    mix(packed(at.tally.deal_lus));
    mix(rest);
    return key;
}

/// Whoever may say something chooses first; true where that settled the value.
bool Solver::call(const Position& at, int alpha, int beta, std::uint32_t declined, int& value) {
    Calls calls;
    open_calls(*rules_, at, calls);
    for (const Call& open : calls) {
        const bool ours = rules_->side_of[open.seat] == side_;
        const std::uint32_t choice = 1u << (2 * static_cast<int>(open.move.kind()) + ours);
        if (declined & choice) continue;
        Position said = at;
        apply(*rules_, said, open.move);
        value = search(said, alpha, beta, declined);
        if (ours ? value >= beta : value <= alpha) return true;
        (ours ? alpha : beta) = ours ? std::max(alpha, value) : std::min(beta, value);
        const int silent = search(at, alpha, beta, declined | choice);
        value = ours ? std::max(value, silent) : std::min(value, silent);
        return true;
    }
    return false;
}

/// The move that was best before comes first, then what takes over, strong cards before weak ones.
void Solver::order(const Position& at, Moves& moves, Move first) const {
    std::array<std::pair<int, Move>, 64> ranked;
    const bool following = at.trick.laid;
    const bool partner_holds = following && rules_->same_side(at.trick.holder, at.to_act);
    for (int place = 0; place < moves.count; ++place) {
        const Move move = moves.list[place];
        int worth = 0;
        if (move == first) {
            worth = 10'000;
        } else if (move.kind() == Kind::play) {
            const Group cards = move.group();
            int power = 0;
            for (int pile = 0; pile < cards.size; ++pile) power += strength(cards.cards[pile]);
            const bool takes = following && takes_over(*rules_, at, at.to_act, cards);
            worth = takes ? (partner_holds ? 0 : 2'000 - power) : following ? 500 - power : 100 * cards.size + power;
        }
        int hole = place;
        for (; hole > 0 && ranked[hole - 1].first < worth; --hole) ranked[hole] = ranked[hole - 1];
        ranked[hole] = {worth, move};
    }
    for (int place = 0; place < moves.count; ++place) moves.list[place] = ranked[place].second;
}

int Solver::best_of(const Position& at, Moves& moves, int alpha, int beta, Move& best) {
    const bool ours = rules_->side_of[at.to_act] == side_;
    int value = ours ? -infinite : infinite;
    for (Move move : moves) {
        Position next = at;
        apply(*rules_, next, move);
        const int found = search(next, alpha, beta, 0);
        if (ours ? found > value : found < value) {
            value = found;
            best = move;
        }
        (ours ? alpha : beta) = ours ? std::max(alpha, value) : std::min(beta, value);
        if (alpha >= beta) break;
    }
    return value;
}

/// The value if it lies between alpha and beta, else a bound on the same side as the value.
int Solver::search(const Position& at, int alpha, int beta, std::uint32_t declined) {
    if (at.phase == Phase::over) return value_for(*rules_, at, side_, payoff_);
    if (++nodes_ > max_nodes_) throw std::runtime_error("too many positions to solve");
    int value = 0;
    if (call(at, alpha, beta, declined, value)) return value;

    Moves moves;
    const bool between = !at.trick.laid && !declined && at.phase == Phase::play;
    Entry* entry = nullptr;
    Move best;
    Key key{};
    if (between) {
        key = key_of(at);
        entry = &table_[key.low & mask_];
        if (entry->key == key) {
            if (entry->least >= beta || entry->least == entry->most) return entry->least;
            if (entry->most <= alpha) return entry->most;
            alpha = std::max<int>(alpha, entry->least);
            beta = std::min<int>(beta, entry->most);
            best = entry->best;
        }
    }
    legal_moves(*rules_, at, moves);
    if (moves.count > 1) {
        drop_doubles(*rules_, at, moves);
        drop_equals(*rules_, at, moves);
    }
    if (moves.count > 1) order(at, moves, best);
    value = best_of(at, moves, alpha, beta, best);
    if (entry) {
        if (entry->key != key) *entry = {key, -infinite, infinite, best};
        entry->best = best;
        if (value > alpha) entry->least = std::max(entry->least, value);
        if (value < beta) entry->most = std::min(entry->most, value);
    }
    return value;
}

}  // namespace stik::voms
