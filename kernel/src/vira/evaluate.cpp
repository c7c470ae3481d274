#include "vira/evaluate.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>

#include "core/threads.hpp"

namespace stik::vira {

Play play_of(const Ending& ending, int left, const std::array<int, 3>& tricks, Cards obliged) noexcept {
    Play play;
    play.hands = ending.hands;
    play.obliged = obliged;
    play.declarer = static_cast<std::int8_t>(ending.declarer);
    play.leader = static_cast<std::int8_t>(ending.leader);
    play.trump = static_cast<std::int8_t>(ending.trump);
    play.left = static_cast<std::int8_t>(left);
    for (std::size_t seat = 0; seat < 3; ++seat) play.tricks[seat] = static_cast<std::int8_t>(tricks[seat]);
    for (int i = 0; i < ending.laid; ++i) {  // as if they were laid now
        play.hands[static_cast<std::size_t>(play.to_act())] |= core::bit(ending.table[static_cast<std::size_t>(i)]);
        play.lay(ending.table[static_cast<std::size_t>(i)]);
    }
    return play;
}

Ending ending_of(const Play& play, bool misar) noexcept {
    Ending ending;
    ending.hands = play.hands;
    ending.declarer = play.declarer;
    ending.leader = play.leader;
    ending.trump = play.trump;
    ending.misar = misar;
    ending.laid = play.laid;
    ending.table = {play.table[0], play.table[1]};
    return ending;
}

Evaluation evaluate(const Play& play, bool misar, const Worlds& worlds, std::size_t samples, std::uint64_t seed,
                    unsigned threads, double seconds, int least, int most) {
    using Clock = std::chrono::steady_clock;
    const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    const int taken = play.tricks[static_cast<std::size_t>(play.declarer)];
    std::mutex guard;
    Evaluation all;
    const std::size_t piece = std::max<std::size_t>(1, samples / (8 * std::max<std::size_t>(1, threads)));
    core::in_pieces(samples, threads, piece, [&](std::size_t from, std::size_t to) {
        Solver solver(std::size_t{1} << 18);
        Evaluation own;
        for (std::size_t i = from; i < to; ++i) {
            if (seconds > 0 && Clock::now() >= deadline) break;
            core::Random random(seed, i);
            const Worlds::World world = worlds.draw(random);
            Ending ending = ending_of(play, misar);
            for (std::size_t seat = 0; seat < 3; ++seat) ending.hands[seat] |= world[seat];
            check(ending);
            for (const auto& [card, value] : solver.values(ending, std::max(0, least - taken), std::max(0, most - taken)))
                ++own.cards[card][static_cast<std::size_t>(std::min(13, value + taken))];
            ++own.worlds;
        }
        const std::lock_guard lock(guard);
        all.worlds += own.worlds;
        for (const auto& [card, histogram] : own.cards)
            for (std::size_t tricks = 0; tricks < histogram.size(); ++tricks) all.cards[card][tricks] += histogram[tricks];
    });
    return all;
}

}  // namespace stik::vira
