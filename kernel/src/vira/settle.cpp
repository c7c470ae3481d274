// What a game costs or brings: antes, the pool, pinnar for each try, and tjuvpass.
#include "vira/deal.hpp"

namespace stik::vira {

namespace {

constexpr int kBet = 8;  // pinnar

int tariff_row(const Contract& row, int attempt) {
    const bool eight = (row.family == Family::turne || row.family == Family::vingel) && row.tricks == 8;
    const bool again = attempt == 2;
    const auto pick = [&](Row first, Row second) { return static_cast<int>(again ? second : first); };
    switch (row.family) {
        case Family::kop: return pick(Row::kop, Row::omkop);
        case Family::turne: return eight ? pick(Row::turne8, Row::omturne8) : pick(Row::turne, Row::omturne);
        case Family::vingel: return eight ? pick(Row::vingel8, Row::omvingel8) : pick(Row::vingel, Row::omvingel);
        case Family::tringel: return pick(Row::tringel, Row::omtringel);
        case Family::gask: return static_cast<int>(Row::gask);
        case Family::kopmisar: return static_cast<int>(Row::kopmisar);
        case Family::gok: return static_cast<int>(Row::gok);
        case Family::vira: return static_cast<int>(Row::vira);
        case Family::solo: return static_cast<int>(Row::solo);
        case Family::solomisar: return static_cast<int>(Row::solomisar);
    }
    return 0;
}

// Ofärg (and misär), andra färg, högsta färg; the other suit of a colour differs in the lowest bit.
int trump_class(int trump, int hogsta) {
    if (trump == core::kNoTrump) return 0;
    return trump == hogsta ? 2 : trump == (hogsta ^ 1) ? 1 : 0;
}

}  // namespace

Outcome outcome_of(Form form, int needed, int tricks) noexcept {
    const int lacking = form == Form::misar || !needed ? tricks : needed - tricks;
    return lacking <= 0 ? Outcome::home : lacking == 1 ? Outcome::bet : Outcome::kodilj;
}

Settlement settle(const Deal& deal, Outcome outcome) {
    const Setup& setup = *deal.setup;
    const Rules& rules = setup.rules;
    const Contract& row = deal.row();
    const auto declarer = static_cast<std::size_t>(deal.play.declarer);
    const bool four = setup.table == 4;
    Settlement change{};
    const auto pay = [&](std::size_t payer, std::size_t payee, int amount) {
        change[payer] -= amount;
        change[payee] += amount;
    };

    int bets = rules.tariff[static_cast<std::size_t>(tariff_row(row, deal.attempt))][static_cast<std::size_t>(outcome) - 1];
    const bool turned_eight = (row.family == Family::turne || row.family == Family::vingel) && row.tricks == 8;
    if (outcome == Outcome::home && rules.turn8_overtrick_bonus && turned_eight)  // "VR.A3"
        bets += std::max(0, deal.play.tricks[declarer] - row.tricks) - 1;
    const int due = bets * kBet;
    if (due > 0) {
        const int payers = 3 + (four && rules.out_antes);
        for (int pool = setup.pool; pool < due; pool += rules.ante * payers) {  // "VR.A9", "VR.A12"
            for (std::size_t seat = 0; seat < 3; ++seat) pay(seat, kPool, rules.ante);
            if (payers == 4) pay(kOut, kPool, rules.ante);
        }
        pay(kPool, declarer, due);
    } else {
        pay(declarer, kPool, -due);
    }

    for (int attempt = 1; attempt <= deal.attempt; ++attempt) {  // pinnar, each try by itself ("SWS.notes")
        const bool last = attempt == deal.attempt;
        int column = trump_class(last ? deal.play.trump : deal.first_trump, setup.hogsta);
        if (deal.form == Form::misar)
            column = 0;
        else if (outcome == Outcome::laid && last && is_paid_as_bid(row.family))
            column = deal.grade;  // "VR.A13"
        int amount = row.pinnar[static_cast<std::size_t>(column)];
        if (last && outcome == Outcome::kodilj && rules.kodilj_doubles_pinnar) amount *= 2;  // "VR.A7"
        if (last && outcome == Outcome::home) amount = -amount;
        pay(declarer, static_cast<std::size_t>(deal.left_defender()), amount);
        pay(declarer, static_cast<std::size_t>(deal.right_defender()), amount);
        if (four && rules.out_shares_pinnar) pay(declarer, kOut, amount);  // "VR.A8"
    }

    if (row.family == Family::gok && outcome == Outcome::home && rules.tjuvpass_compensation) {  // "SM.B1"
        const int thieves = std::popcount(deal.thieves);
        if (thieves == 1) {
            const auto thief = static_cast<std::size_t>(std::countr_zero(deal.thieves));
            const std::size_t partner = 3 - declarer - thief;
            pay(thief, partner, rules.tjuvpass[four ? 0 : 1]);
            if (four) pay(thief, kOut, rules.tjuvpass[0]);
        } else if (thieves == 2 && four) {
            pay(static_cast<std::size_t>(deal.left_defender()), kOut, rules.tjuvpass[2]);
            pay(static_cast<std::size_t>(deal.right_defender()), kOut, rules.tjuvpass[2]);
        }
    }
    return change;
}

}  // namespace stik::vira
