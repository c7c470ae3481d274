// The solver's memory: what is known of positions, stated as generally as the proof allows.
//
// A proof that the declarer takes so many tricks mostly rests on the owners of a few high cards and on the lengths of
// the suits; which low cards lie where is of no account. An entry therefore holds, for given lengths, the owners of the
// highest cards of each suit down to the lowest one that mattered, and answers for every position that agrees in those.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace stik::vira {

// The owners of the cards of two suits in each word, two bits a card, from the highest card of the suit upwards.
struct Owners {
    std::uint64_t word[2];
};

class Table {
public:
    struct Entry {
        Owners owners, mask;     // the owners that matter
        std::uint8_t low, high;  // the declarer takes at least, at most
        std::uint8_t move;       // the lead that was best, as suit and place among the remaining cards
    };
    static constexpr std::uint8_t kNoMove = 0xff;

    explicit Table(std::size_t most_entries) : most_(most_entries / kPerBlock + 1), heads_(kHeads) {}

    void clear() noexcept {
        blocks_.clear();
        if (++age_ == 0) {  // the stamps have wrapped
            heads_.assign(kHeads, {});
            age_ = 1;
        }
    }

    // The first entry for this key (lengths and leader) that agrees with the owners and is `accept`ed, the newest first.
    template <typename Accept>
    const Entry* find(std::uint64_t key, const Owners& owners, Accept&& accept) const noexcept {
        const Head& head = heads_[slot(key)];
        if (head.age != age_) return nullptr;
        for (std::uint32_t at = head.first; at != kEnd; at = blocks_[at].next) {
            const Block& block = blocks_[at];
            if (block.key != key) continue;
            for (const Entry* entry = block.entry + block.used; entry-- != block.entry;)
                if (agrees(*entry, owners) && accept(*entry)) return entry;
        }
        return nullptr;
    }

    void store(std::uint64_t key, const Owners& owners, const Owners& mask, int low, int high, std::uint8_t move) {
        Head& head = heads_[slot(key)];
        if (head.age != age_) head = {age_, kEnd};
        std::uint32_t at = head.first;
        while (at != kEnd && blocks_[at].key != key) at = blocks_[at].next;
        if (at == kEnd || blocks_[at].used == kPerBlock) {  // the newest block of the key is always met first
            if (blocks_.size() >= most_) {
                clear();
                head = {age_, kEnd};
            }
            at = static_cast<std::uint32_t>(blocks_.size());
            blocks_.emplace_back();
            blocks_[at].key = key;
            blocks_[at].next = head.first;
            head.first = at;
        }
        Block& block = blocks_[at];
        block.entry[block.used++] = {{{owners.word[0] & mask.word[0], owners.word[1] & mask.word[1]}}, mask,
                                     static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high), move};
    }

private:
    static constexpr std::size_t kPerBlock = 6;
    struct Block {
        std::uint64_t key;
        std::uint32_t next, used = 0;
        Entry entry[kPerBlock];
    };
    struct Head {
        std::uint32_t age = 0, first = kEnd;
    };
    static constexpr std::uint32_t kEnd = 0xffffffff;
    static constexpr int kHeadBits = 14;
    static constexpr std::size_t kHeads = std::size_t{1} << kHeadBits;

    static std::size_t slot(std::uint64_t key) noexcept { return (key * 0x9e3779b97f4a7c15ULL) >> (64 - kHeadBits); }
    static bool agrees(const Entry& entry, const Owners& owners) noexcept {
        return ((entry.owners.word[0] ^ owners.word[0]) & entry.mask.word[0]) == 0 &&
               ((entry.owners.word[1] ^ owners.word[1]) & entry.mask.word[1]) == 0;
    }

    std::size_t most_;
    std::vector<Head> heads_;
    std::vector<Block> blocks_;
    std::uint32_t age_ = 1;
};

}  // namespace stik::vira
