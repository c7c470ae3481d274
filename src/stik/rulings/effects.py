"""What a ruling does: effects as values, by the names that `docs/interfaces.md` gives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

EffectName: TypeAlias = Literal[
    "lose-all-lus",
    "raise-target",
    "annul-voms",
    "void-deal-lus",
    "reshuffle",
    "continue",
    "return-card",
    "card-stays",
    "no-effect",
    "warning",
    "forfeit",
    "disqualify",
    "expel",
    "deduct-points",
    "pay",
    "settle-as",
    "redeal",
    "pass-the-deal",
    "must-bid",
    "may-pass",
    "demand-bid",
    "ignore-bid",
    "put-aside",
    "take-back-card",
    "play-on",
    "hand-is-open",
]

Outcome: TypeAlias = Literal["home", "bet", "kodilj", "laid"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)

Param: TypeAlias = str | int | tuple[int, int]


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that follows, with whom and how much."""

    name: EffectName
    params: tuple[tuple[str, Param], ...] = ()

    @classmethod
    def of(cls, name: EffectName, **params: Param) -> Effect:
        return cls(name, tuple(params.items()))

    def text(self, name: str) -> str:
        """A parameter that is a name, or nothing."""
        value = dict(self.params).get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        value = dict(self.params).get(name)
        return value if isinstance(value, int) else 0

    def pair(self, name: str) -> tuple[int, int]:
        value = dict(self.params).get(name)
        return value if isinstance(value, tuple) else (0, 0)

    def to_json(self) -> dict[str, object]:
        params = {name: list(value) if isinstance(value, tuple) else value for name, value in self.params}
        return {"effect": self.name, **params}


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers that somebody may give, and what follows from it."""

    name: str
    effects: tuple[Effect, ...]

    def to_json(self) -> dict[str, object]:
        return {"choice": self.name, "effects": [effect.to_json() for effect in self.effects]}


NO_EFFECT = Effect("no-effect")
CONTINUE = Effect("continue")
SAME_DEALER_RESHUFFLES = Effect.of("reshuffle", dealer="same")
NEXT_DEALER_RESHUFFLES = Effect.of("reshuffle", dealer="next")
VOID_DEAL_LUS = Effect("void-deal-lus")
PASS_THE_DEAL = Effect("pass-the-deal")
REDEAL = Effect("redeal")
PLAY_ON = Effect("play-on")
PUT_ASIDE = Effect("put-aside")
CARD_STAYS = Effect("card-stays")


def pay(payer: str, payee: str, pinnar: int) -> Effect:
    """Pinnar from a player to another, or to the pool."""
    return Effect("pay", (("from", payer), ("to", payee), ("amount", pinnar)))


def settle_as(result: Outcome, *, trump_class: str = "") -> Effect:
    """The deal is paid for as if it had ended so; the class of the pinnar is O, F or H where it is not the trump's."""
    params: tuple[tuple[str, Param], ...] = (("result", result),)
    return Effect("settle-as", (*params, ("class", trump_class)) if trump_class else params)
