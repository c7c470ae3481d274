#include "moves.hpp"

#include <sstream>
#include <stdexcept>
#include <vector>

namespace stik::voms {

namespace {

constexpr const char* words[] = {"play",     "ahead", "cut",  "knock", "offer",  "reshuffle",
                                 "continue", "stop",  "show", "annul", "aavunga"};

[[noreturn]] void refuse(const std::string& text) { throw std::invalid_argument("not a move: " + text); }

int read_seat(const Rules& rules, const std::string& text) {
    for (int seat = 0; seat < rules.players; ++seat)
        if (text.size() == 1 && (text[0] & ~0x20) == rules.seat_letter(seat)) return seat;
    refuse(text);
}

Card read_card(const std::string& text) {
    const int card = card_named(text);
    if (card < 0) refuse(text);
    return static_cast<Card>(card);
}

}  // namespace

bool is_move(const Rules& rules, Move move) {
    switch (move.kind()) {
        case Kind::play:
            if (move.count() < 1 || move.count() > hand_size) return false;
            for (int pile = 0; pile < move.count(); ++pile)
                if ((move.code >> (8 + 6 * pile) & 63) >= card_count) return false;
            return true;
        case Kind::ahead: return move.seat() < rules.players && move.first() < card_count;
        case Kind::offer: return move.first() < rules.players;
        default: return move.kind() <= Kind::announce;
    }
}

std::string write_move(const Rules& rules, Move move) {
    std::string text = words[static_cast<int>(move.kind())];
    const auto add = [&text](const std::string& word) {
        text += ' ';
        text += word;
    };
    switch (move.kind()) {
        case Kind::play: {
            const Group group = move.group();
            for (int pile = 0; pile < group.size; ++pile) add(text_of(group.cards[pile]));
            break;
        }
        case Kind::ahead:
            add(std::string(1, rules.seat_letter(move.seat())));
            add(text_of(static_cast<Card>(move.first())));
            break;
        case Kind::cut: add(std::to_string(move.first())); break;
        case Kind::offer: add(std::string(1, rules.seat_letter(move.first()))); break;
        default: break;
    }
    return text;
}

Move read_move(const Rules& rules, const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> parts;
    for (std::string part; stream >> part;) parts.push_back(part);
    if (parts.empty()) refuse(text);
    int kind = 0;
    while (kind < static_cast<int>(std::size(words)) && parts[0] != words[kind]) ++kind;
    if (kind == static_cast<int>(std::size(words))) refuse(text);
    switch (static_cast<Kind>(kind)) {
        case Kind::play: {
            if (parts.size() < 2 || parts.size() > 1 + hand_size) refuse(text);
            Group group;
            for (std::size_t place = 1; place < parts.size(); ++place)
                group.cards[group.size++] = read_card(parts[place]);
            return Move::play(group);
        }
        case Kind::ahead:
            if (parts.size() != 3) refuse(text);
            return Move::of(Kind::ahead, read_seat(rules, parts[1]), read_card(parts[2]));
        case Kind::cut: {
            if (parts.size() != 2 || parts[1].size() > 2) refuse(text);
            for (char digit : parts[1])
                if (digit < '0' || digit > '9') refuse(text);
            const int at = std::stoi(parts[1]);
            if (at >= 64) refuse(text);
            return Move::of(Kind::cut, 0, at);
        }
        case Kind::offer:
            if (parts.size() != 2) refuse(text);
            return Move::of(Kind::offer, 0, read_seat(rules, parts[1]));
        default:
            if (parts.size() != 1) refuse(text);
            return Move::of(static_cast<Kind>(kind));
    }
}

}  // namespace stik::voms
