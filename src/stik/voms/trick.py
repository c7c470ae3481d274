"""Laying cards on piles: who takes over, and which lus are at stake."""

from __future__ import annotations

from stik.cards import Card, Rank
from stik.engine import Seat
from stik.voms.ranking import D3, KC, KS, TOQU, VOMS, beats
from stik.voms.rules import Rules
from stik.voms.state import NO_STAKES, Play, Setup, Stakes, State, Trick


def is_last_to_play(rules: Rules, trick: Trick) -> bool:
    """Whether the next play is the last of the trick: baghånd ("T.F.4", "I.F.4", "W.F4")."""
    return len(trick.plays) == rules.unit_cards - 1


def takes_over(setup: Setup, trick: Trick, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether each card beats the one it lies on ("T.11", "T.36", "I.13", "I.36", "W.B4", "W.W4", V28, V30, V32)."""
    rules = setup.rules
    same_side = rules.side_of[seat] == rules.side_of[trick.holder]
    for card, held, seven in zip(cards, trick.group, trick.sevens, strict=True):
        if not beats(
            card,
            held,
            led=trick.led,
            seven=seven,
            seven_beats_club_king=rules.seven_beats_club_king,
            toqu_over_voms=setup.eight_eight and rules.eight_eight_toqu == "higher",
        ):
            if card is KS and rules.black_kings_on_two_sevens and _with_club_king(trick, cards, held, seven):
                continue
            return False
        if seven and same_side and card is KS and held is KC and not rules.ataataq_takes_partner:
            return False  # V9
    return True


def _with_club_king(trick: Trick, cards: tuple[Card, ...], held: Card, seven: bool) -> bool:
    """Both black kings from one hand on two led sevens ("W.head", "W.H3", V33)."""
    if not seven or held.rank is not Rank.SEVEN or KC not in cards:
        return False
    pile = cards.index(KC)
    return trick.sevens[pile] and trick.group[pile].rank is Rank.SEVEN


def lay(state: State, seat: Seat, cards: tuple[Card, ...], *, dealt_up: bool = False) -> Trick:
    """The trick after this play, which stands as it was laid (V29); a lead's cards are already in pack order."""
    setup, trick = state.setup, state.trick
    plays = (*trick.plays, Play(seat, cards))
    if not trick.plays:
        sevens = tuple(card.rank is Rank.SEVEN for card in cards)
        stakes = _voms_played(state, seat, cards, NO_STAKES, dealt_up=dealt_up) if VOMS in cards else NO_STAKES
        return Trick(seat, seat, plays, cards, True, sevens, stakes)
    if not takes_over(setup, trick, seat, cards):
        # a part beaten changes nothing; a Voms that does not take over drops out ("I.43", "W.W11", V50, V59)
        return Trick(trick.leader, trick.holder, plays, trick.group, trick.led, trick.sevens, trick.stakes)
    sevens = trick.sevens
    if trick.led and D3 in trick.group:  # V6, V108: a seven on a led diamond 3 counts as led
        sevens = tuple(
            seven or (held is D3 and card.rank is Rank.SEVEN)
            for seven, held, card in zip(sevens, trick.group, cards, strict=True)
        )
    stakes = raised(setup.rules, trick, seat, cards)
    if VOMS in cards:
        stakes = _voms_played(state, seat, cards, stakes, dealt_up=dealt_up)
    return Trick(trick.leader, seat, plays, cards, False, sevens, stakes)


def raised(rules: Rules, trick: Trick, seat: Seat, cards: tuple[Card, ...]) -> Stakes:
    """The stakes after a group has taken over another (section 3.4 of the rules, Ataataq, the black kings)."""
    stakes, holder = trick.stakes, trick.holder
    same_side = rules.side_of[seat] == rules.side_of[holder]
    for card, held, seven in zip(cards, trick.group, trick.sevens, strict=True):
        if held is VOMS:
            if card is not TOQU:
                if not same_side and not stakes.voms and stakes.voms_by is not None and rules.unthreatened_voms_taken:
                    stakes = stakes._replace(voms=1)  # V47, only as an option
            elif same_side:
                stakes = stakes._replace(voms=0, voms_by=None)  # V51, V105, V112
            elif stakes.voms or (stakes.voms_by is not None and rules.unthreatened_voms_taken):
                stakes = stakes._replace(voms=2, toqu_by=seat)  # "T.29", "T.head", "I.head", "W.head"
        elif card is KS and seven and held is KC:
            if not same_side:  # "T.25", "T.27", "I.26", "I.28"; the thief may be anyone (V72)
                thief_gets_it = None if rules.steal_ataataq else rules.side_of[seat]
                stakes = stakes._replace(ataataq=1, ataataq_by=seat, ataataq_only_for=thief_gets_it)
            elif seat != holder and rules.ataataq_on_partner:  # "W.head", "W.H4", V72; V112: not on one's own
                stakes = stakes._replace(ataataq=1, ataataq_by=seat, ataataq_only_for=rules.side_of[seat])
        elif card is KS and seven:
            stakes = stakes._replace(kings_for=rules.side_of[seat])  # "W.head", "W.H3"
    return stakes


def _voms_played(state: State, seat: Seat, cards: tuple[Card, ...], stakes: Stakes, *, dealt_up: bool) -> Stakes:
    if state.setup.eight_eight or (dealt_up and (state.setup.first_deal or not state.rules.knock_scores)):
        return stakes  # "T.44", V109; "T.28", V19, V105
    if any(TOQU in play.cards for play in state.trick.plays):
        return stakes  # "T.34", "I.41", "W.W9", V60, V107
    return stakes._replace(voms=int(_threatened(state, seat, cards)), voms_by=seat)


def _kept_silent(state: State, seat: Seat) -> bool:
    """Who holds, or held, both and does not say so gets nothing for Voms (V37)."""
    by_player = state.rules.announce == "by-player" and not state.watch.announced
    return by_player and (state.watch.silent or bool(state.hands[seat] & TOQU.bit))


def _threatened(state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether Voms is threatened when it is played ("T.head", "I.head", "W.head", V35)."""
    rules = state.rules
    if is_last_to_play(rules, state.trick):
        return False  # no opponent can still play
    if len(cards) > 1 and D3 in cards and not rules.voms_with_own_d3:
        return False  # V56, "W.Q2"
    if state.watch.melted == seat and (rules.melted_voms == "never" or _kept_silent(state, seat)):
        return False  # "T.30", "W.Q1", V36, V114
    threats = TOQU.bit | D3.bit if rules.voms_threat == "toqu-or-d3" else TOQU.bit
    return bool(threats & ~state.played & ~state.hands[seat])
