"""What happens at the table, in the person's language."""

from __future__ import annotations

from typing import Final, assert_never

from rich.text import Text

from stik.cards import Card
from stik.cli.faces import coloured, faces
from stik.engine import Entry, Seat, Side
from stik.messages import Catalogue, option_name, option_value
from stik.voms import Rules, Setup, events
from stik.voms.ranking import KS, TOQU, VOMS
from stik.voms.rules import Articles
from stik.voms.score import ANNULLED, COMB, PARTNER_TOQU

MELTED: Final[Articles] = {"T": ("T.30",), "I": ("I.30",), "W": ("W.B7",)}
KNOCKED: Final[Articles] = {"T": ("T.7a",), "I": ("I.7",), "W": ("W.A4",)}
KNOCKED_AWAY: Final[Articles] = {"T": ("T.8",), "I": ("I.10",), "W": ("W.A8",)}
EARLY: Final[Articles] = {"T": ("T.15",), "I": ("I.17",), "W": ("W.C7",)}
SHOWN: Final[Articles] = {"T": ("T.31",), "I": ("I.31",), "W": ("V55",)}
EIGHT_EIGHT: Final[Articles] = {"T": ("T.44",), "I": ("I.47",), "W": ("W.C5",)}
KAM: Final[Articles] = {"T": ("T.F.2",), "I": ("I.F.2",), "W": ("W.F2",)}

SPECIAL: Final = {VOMS: "Voms", TOQU: "Toqu", KS: "Ataataq"}
"""Proper names, the same in every language."""


class Words:
    """Speaks for one table: its rules, its language, and who the person is."""

    def __init__(self, say: Catalogue, rules: Rules) -> None:
        self.say, self.rules = say, rules
        self.me: Seat = rules.seats.index("S")

    # who

    def name(self, seat: Seat) -> str:
        return self.say(f"play/name-{self.rules.seats[seat]}")

    def side(self, side: Side, *, object_form: bool = False) -> str:
        """A side as the subject of a sentence, or as its object."""
        members = [seat for seat, its in enumerate(self.rules.side_of) if its == side]
        form = "-object" if object_form else ""
        others = [self.name(seat) for seat in members if seat != self.me]
        if self.me in members:
            return self.say(f"play/side-ours{form}", partner=others[0]) if others else self.say(f"play/side-you{form}")
        return others[0] if len(others) == 1 else self.say("play/side-theirs", first=others[0], second=others[1])

    def stand(self, score: tuple[int, ...], target: tuple[int, ...]) -> str:
        """Every side with its lus."""
        return ", ".join(
            f"{self.side(side)} {have}/{goal}" for side, (have, goal) in enumerate(zip(score, target, strict=True))
        )

    def rule_set(self) -> str:
        return self.say(option_value("preset", self.rules.preset))

    def cites(self, articles: Articles) -> str:
        return ", ".join(articles[self.rules.sheet])

    # what happens

    def event(self, event: events.Event) -> Text | None:
        """One line for an event, or nothing where the table itself shows it."""
        match event:
            case events.CutOffered(dealer, to):
                letter, other = self.rules.seats[to], self.name(to)
                return self._of(dealer, "play/cut-offered", to=letter, other=other)
            case events.PackCut(seat, at):
                return self._of(seat, "play/pack-cut", at=at)
            case events.Knocked(seat):
                return self._of(seat, "play/knocked", cites=self.cites(KNOCKED))
            case events.CardsKnockedAway(seat):
                return self._of(seat, "play/knocked-away", cites=self.cites(KNOCKED_AWAY))
            case events.AllLusLost(side, lus, cites):
                return self.lus(side, -lus, "lus/cut", cites)
            case events.DealVoided(cites):
                return self._void(cites)
            case events.MeltedAnnounced(seat):
                return self._of(seat, "play/melted", style="bold magenta", cites=self.cites(MELTED))
            case events.ToquThrownEarly(seat):
                return self._of(seat, "play/toqu-early", style="bold magenta", cites=self.cites(EARLY))
            case events.PlayContinued(seat):
                return self._of(seat, "play/continued")
            case events.PartnerToqued(seat):
                return self._of(seat, "play/partner-toqued", style="bold magenta", cites=self.cites(PARTNER_TOQU))
            case events.TrickTaken(seat, units):
                return self._of(seat, "play/trick-taken", units=units)
            case events.LusScored(side, lus, reason, cites):
                return self.lus(side, lus, reason, cites)
            case events.CardsDrawn(_, cards):
                return self.drawn(cards)
            case events.ToquShown(seat):
                return self._of(seat, "play/toqu-shown", style="bold magenta", cites=self.cites(SHOWN))
            case events.VomsAnnulled(side):
                side_name, cited = self.side(side, object_form=True), self.cites(ANNULLED)
                return Text(self.say("play/voms-annulled", side=side_name, cites=cited), "bold magenta")
            case events.GameStopped(seat):
                return self._of(seat, "play/stopped")
            case events.HandDealt() | events.CardTurnedUp() | events.CardsPlayed() | events.HandsDrawnUp():
                return None
            case events.DealEnded():
                return None
            case (
                events.CardLaidAhead()
                | events.RulingApplied()
                | events.PlayReturned()
                | events.CardExposed()
                | events.CombChanged()
                | events.DealLusVoided()
            ):
                return None  # no referee sits at this table, and nobody plays out of turn
            case _:
                assert_never(event)

    def _of(self, seat: Seat, code: str, *, style: str = "", **values: str | int) -> Text:
        return Text(self.say(code, seat=self.rules.seats[seat], name=self.name(seat), **values), style)

    def drawn(self, cards: tuple[Card, ...]) -> Text:
        return coloured(self.say("play/drawn", cards=faces(cards)))

    def lus(self, side: Side, lus: int, reason: str, cites: tuple[str, ...]) -> Text:
        """Lus for or against a side, why, and by which articles."""
        ours = side == self.rules.side_of[self.me]
        code = "play/lus-won" if lus > 0 else "play/lus-lost"
        text = self.say(
            code,
            lus=abs(lus),
            side=self.side(side, object_form=True),
            reason=self.say(reason),
            cites=", ".join(cites),
        )
        return Text(text, "bold green" if ours == (lus > 0) else "bold yellow")

    def entry(self, entry: Entry) -> Text:
        """A line of the ledger."""
        gained = entry.payer == COMB
        side = self.rules.sides.index(entry.payee if gained else entry.payer)
        return self.lus(side, entry.amount if gained else -entry.amount, entry.reason, entry.cites)

    def _void(self, cites: tuple[str, ...]) -> Text:
        cause = "bottom" if cites == ("W.A3",) else self.rules.redeal
        return Text(self.say("play/void", reason=self.say(f"play/void-{cause}"), cites=", ".join(cites)), "bold")

    def eight_eight(self, setup: Setup) -> Text | None:
        """Said at the start of a deal in which everyone lacks one."""
        if not setup.eight_eight:
            return None
        return Text(self.say("play/eight-eight", cites=self.cites(EIGHT_EIGHT)), "bold magenta")

    # the rules of the table

    def table_rules(self) -> list[Text]:
        """Which rules are played, with whom, and how they differ from their preset."""
        rules, me = self.rules, self.me
        lines = [Text(self.say("play/rules-name", rules=self.rule_set(), target=rules.target), "bold")]
        if rules.partners:
            partner, first, second = (self.name((me + turn) % 4) for turn in (2, 1, 3))
            lines.append(Text(self.say("play/partner", partner=partner, first=first, second=second)))
        else:
            lines.append(Text(self.say("play/alone")))
        different = rules.differences()
        if not different:
            return [*lines, Text(self.say("play/no-differences", rules=self.rule_set()))]
        lines.append(Text(self.say("play/differences", rules=self.rule_set())))
        return lines + [Text(f"• {self._difference(*difference)}") for difference in different]

    def _difference(self, field: str, usual: str | int | bool, value: str | int | bool) -> str:
        if field == "target":
            return self.say(
                "play/difference-number", option=self.say(option_name(field)), value=int(value), usual=int(usual)
            )
        phrase, otherwise = self.say(option_value(field, value)), self.say(option_value(field, usual))
        return self.say("play/difference", value=phrase, usual=otherwise)
