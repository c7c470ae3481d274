// Sharing the items of a batch among threads; the results do not depend on how many there are.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace stik::core {

inline constexpr std::size_t kMostThreads = 256;

// Calls `work(begin, end)` for pieces that together are 0 … items; rethrows the first error of any thread.
template <typename Work>
void in_pieces(std::size_t items, unsigned threads, std::size_t piece, Work&& work) {
    threads = static_cast<unsigned>(std::min({std::size_t{threads}, (items + piece - 1) / piece, kMostThreads}));
    std::atomic<std::size_t> next{0};
    std::exception_ptr error;
    std::mutex guard;
    const auto run = [&] {
        try {
            for (std::size_t begin; (begin = next.fetch_add(piece)) < items;) work(begin, std::min(items, begin + piece));
        } catch (...) {
            const std::lock_guard lock(guard);
            if (!error) error = std::current_exception();
            next = items;
        }
    };
    std::vector<std::thread> helpers;
    helpers.reserve(threads);
    try {
        for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(run);
    } catch (const std::system_error&) {  // the machine gives no more: those that there are do it all
    }
    run();
    for (auto& helper : helpers) helper.join();
    if (error) std::rethrow_exception(error);
}

}  // namespace stik::core
