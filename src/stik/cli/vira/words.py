"""What happens at a table of Vira, in the person's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias, assert_never

from rich.text import Text

from stik.cards import Card, Suit
from stik.cli.faces import coloured, faces
from stik.cli.vira.options import differences, preset_name
from stik.engine import Seat
from stik.messages import Catalogue
from stik.vira import Bid, Contract, Grade, Rules, Setup, TrumpClass, events
from stik.vira.contracts import other_of_colour, trump_class
from stik.vira.notation import write_grade
from stik.vira.rules import SEATS
from stik.vira.state import Table

Ending: TypeAlias = events.Claimed | events.ClaimShown | events.ClaimAccepted | events.ClaimRefused | events.Conceded

ME: Final[Seat] = 0
"""The person sits at A."""


class Words:
    """Speaks for one table: its rules, its language, how many sit there."""

    def __init__(self, say: Catalogue, rules: Rules, table: Table) -> None:
        self.say, self.rules, self.table = say, rules, table
        self.hogsta = Suit.CLUBS
        """The högsta färg of the running deal."""

    # who and what

    def name(self, seat: Seat) -> str:
        return self.say(f"vira/name-{SEATS[seat]}")

    def account(self, account: str) -> str:
        """A seat or the pulla by the name of its account."""
        return self.say(f"vira/name-{account}")

    def contract(self, contract: Contract, grade: Grade = Grade.PLAIN) -> str:
        """A game as it is said."""
        name = self.say(f"contract-{contract.key}")
        written = write_grade(grade)
        return name if written is None else self.say("vira/graded", contract=name, grade=written)

    def bid(self, bid: Bid) -> str:
        if bid.contract is None:
            return self.say(f"vira/said-{bid.family.value}")
        return self.contract(bid.contract, bid.grade)

    def trump_class(self, trump: Suit) -> str:
        return self.class_name(trump_class(trump, self.hogsta))

    def class_name(self, trump: TrumpClass) -> str:
        return self.say(f"vira/class-{trump.name.lower()}")

    def colours(self, hogsta: Suit) -> str:
        """The suits by their class."""
        farg = other_of_colour(hogsta)
        ofarg = (suit for suit in Suit if suit not in (hogsta, farg, Suit.NONE))
        return self.say(
            "vira/colours",
            hogsta=hogsta.symbol,
            farg=farg.symbol,
            ofarg=" ".join(suit.symbol for suit in ofarg),
        )

    def signed(self, amount: int) -> str:
        return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "0"

    def stand(self, amounts: Iterable[int]) -> str:
        """Everybody with what they have won or lost."""
        return ", ".join(f"{self.name(seat)} {self.signed(amount)}" for seat, amount in enumerate(amounts))

    # what happens

    def deal_begins(self, setup: Setup) -> Text:
        """Who deals, who is förhand, which suit is highest."""
        self.hogsta = setup.hogsta
        return self._of(
            setup.dealer,
            "vira/deal-begins",
            forhand=SEATS[setup.forhand],
            other=self.name(setup.forhand),
            hogsta=setup.hogsta.symbol,
        )

    def event(self, event: events.Event) -> Text | None:
        """One line for an event, or nothing where the table or the settlement shows it."""
        match event:
            case events.BidMade(seat, bid):
                return self._of(seat, "vira/bid-made", bid=self.bid(bid))
            case events.Passed(seat):
                return self._of(seat, "vira/passed")
            case events.AuctionWon(seat, bid):
                return self._of(seat, "vira/auction-won", style="bold", bid=self.bid(bid))
            case events.ContractNamed(seat, contract):
                return self._of(seat, "vira/contract-named", style="bold", contract=self.contract(contract))
            case events.CardsTurned(cards):
                return self._cards("vira/cards-turned", cards)
            case events.TrumpNamed(_, suit):
                text = self.say("vira/trump-named", suit=suit.symbol, **{"class": self.trump_class(suit)})
                return Text(text, "bold")
            case events.MisarNamed(seat):
                return self._of(seat, "vira/misar-named", style="bold")
            case events.HandReduced(seat, count):
                return self._of(seat, "vira/put-away", count=count)
            case events.CardsDrawn(_, cards):
                return self._cards("vira/drawn", cards)
            case events.Bought(seat, count, talon):
                return self._of(seat, "vira/bought", count=count, talon=talon)
            case events.TalonTaken(seat):
                return self._of(seat, "vira/talon-taken")
            case events.TriedAgain(seat):
                return self._of(seat, "vira/tried-again", style="bold")
            case events.HandLaid(seat):
                return self._of(seat, "vira/hand-laid", style="bold")
            case events.GameTaken(seat):
                return self._of(seat, "vira/game-taken")
            case events.HandLaidUp(seat, cards):
                return self._of(seat, "vira/hand-laid-up", cards=faces(cards))
            case events.TalonPutAside(count):
                return Text(self.say("vira/talon-aside", count=count))
            case events.TrickTaken(seat):
                return self._of(seat, "vira/trick-taken")
            case (
                events.Claimed()
                | events.ClaimShown()
                | events.ClaimAccepted()
                | events.ClaimRefused()
                | events.Conceded()
            ):
                return self._ending(event)
            case events.HandDealt() | events.TalonLaid() | events.CardsDiscarded() | events.CardPlayed():
                return None
            case events.PinnarPaid() | events.DealEnded():
                return None
            case events.RulingApplied() | events.CardsReturned() | events.CardsExposed() | events.DealStopped():
                return None  # no director sits at this table
            case _:
                assert_never(event)

    def _ending(self, event: Ending) -> Text | None:
        """How a game ends before its last trick."""
        match event:
            case events.Claimed(seat):
                return self._of(seat, "vira/claimed", style="bold")
            case events.ClaimShown(seat, cards):
                return None if seat == ME else self._cards("vira/claim-shown", cards, name=self.name(seat))
            case events.ClaimAccepted(seat):
                return self._of(seat, "vira/claim-accepted")
            case events.ClaimRefused(seat):
                return self._of(seat, "vira/claim-refused")
            case events.Conceded(seat):
                return self._of(seat, "vira/conceded", style="bold")
            case _:
                assert_never(event)

    def _of(self, seat: Seat, code: str, *, style: str = "", **values: str | int) -> Text:
        return coloured(self.say(code, seat=SEATS[seat], name=self.name(seat), **values), style)

    def _cards(self, code: str, cards: tuple[Card, ...], **values: str) -> Text:
        return coloured(self.say(code, cards=faces(cards), **values))

    # the rules of the table

    def rule_set(self) -> str:
        return preset_name(self.say, self.rules)

    def table_rules(self) -> list[Text]:
        """Which rules are played, with whom, and how they differ from their preset."""
        names = ", ".join(self.name(seat) for seat in range(self.table) if seat != ME)
        lines = [
            Text(self.say("vira/rules-name", rules=self.rule_set(), table=self.table), "bold"),
            Text(self.say("vira/opponents", names=names)),
        ]
        different = list(differences(self.say, self.rules))
        if not different:
            return [*lines, Text(self.say("play/no-differences", rules=self.rule_set()))]
        lines.append(Text(self.say("play/differences", rules=self.rule_set())))
        return lines + [Text(f"• {line}") for line in different]
