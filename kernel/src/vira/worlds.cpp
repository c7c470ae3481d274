#include "vira/worlds.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace stik::vira {

namespace {

std::uint64_t key(const Worlds::Room& room) noexcept {
    std::uint64_t found = 0;
    for (const auto left : room) found = found << 8 | left;
    return found;
}

// n over k, exact: the largest has 16 digits.
double choose(int n, int k) noexcept {
    double found = 1;
    for (int i = 1; i <= k; ++i) found = found * (n - k + i) / i;
    return found;
}

// Takes a number of cards from a set, each subset equally likely.
Cards take(Cards& from, int number, core::Random& random) noexcept {
    Cards taken = 0;
    for (; number > 0; --number) {
        const Cards card = core::bit(core::any_of(from, random));
        from ^= card;
        taken |= card;
    }
    return taken;
}

}  // namespace

Worlds::Worlds(const Room& room, const std::vector<Known>& known) : room_(room) {
    std::map<unsigned, Cards> grouped;
    Cards seen = 0;
    int space = 0, number = 0;
    for (const auto left : room) space += left;
    for (const Known& item : known) {
        if (item.cards & seen || item.cards & ~core::kPack) throw std::invalid_argument("a card is foreign or named twice");
        if (item.places >> kPlaces) throw std::invalid_argument("there is no such place");
        seen |= item.cards;
        number += core::count(item.cards);
        unsigned open = 0;
        for (int place = 0; place < kPlaces; ++place)
            if (item.places >> place & 1 && room[static_cast<std::size_t>(place)]) open |= 1u << place;
        if (item.cards) grouped[open] |= item.cards;
    }
    if (space != number) throw std::invalid_argument("the unseen cards do not fill the places");
    for (const auto& [places, cards] : grouped) classes_.push_back({cards, places});
    // what is bound to few places first: less to count
    std::ranges::stable_sort(classes_, {}, [](const Known& item) { return std::popcount(item.places); });
    splits_.resize(classes_.size());
    ways_ = ways(0, room);
}

double Worlds::ways(std::size_t at, const Room& room) {
    if (at == classes_.size()) return 1;
    auto& memory = splits_[at];
    if (const auto found = memory.find(key(room)); found != memory.end())
        return found->second.empty() ? 0 : found->second.back().upto;
    Splits splits;
    double total = 0;
    Room taken{}, rest = room;
    const unsigned places = classes_[at].places;
    const auto fill = [&](auto& self, int place, int left, double factor) -> void {
        const auto here = static_cast<std::size_t>(place);
        if (place == kPlaces) {
            if (left) return;
            if (const double after = ways(at + 1, rest); after > 0) {
                total += factor * after;
                splits.push_back({taken, total});
            }
            return;
        }
        const int most = places >> place & 1 ? std::min<int>(left, room[here]) : 0;
        for (int number = 0; number <= most; ++number) {
            taken[here] = static_cast<std::uint8_t>(number);
            rest[here] = static_cast<std::uint8_t>(room[here] - number);
            self(self, place + 1, left - number, factor * choose(left, number));
        }
        taken[here] = 0;
        rest[here] = room[here];
    };
    fill(fill, 0, core::count(classes_[at].cards), 1);
    memory.emplace(key(room), std::move(splits));
    return total;
}

Cards Worlds::cards() const noexcept {
    Cards all = 0;
    for (const Known& item : classes_) all |= item.cards;
    return all;
}

Worlds::World Worlds::draw(core::Random& random) const {
    if (ways_ <= 0) throw std::invalid_argument("no world fits what is known");
    World world{};
    Room room = room_;
    for (std::size_t at = 0; at < classes_.size(); ++at) {
        const Splits& splits = splits_[at].at(key(room));
        const double drawn = random.fraction() * splits.back().upto;
        auto split = std::ranges::upper_bound(splits, drawn, {}, &Split::upto);
        if (split == splits.end()) --split;
        Cards from = classes_[at].cards;
        for (std::size_t place = 0; place < kPlaces; ++place) {
            if (split->taken[place]) world[place] |= take(from, split->taken[place], random);
            room[place] = static_cast<std::uint8_t>(room[place] - split->taken[place]);
        }
    }
    return world;
}

}  // namespace stik::vira
