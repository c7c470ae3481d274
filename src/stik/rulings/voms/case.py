"""A case at a Voms table: its facts by name, who the sides are, and what stands on the combs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from stik.rulings.case import Case
from stik.rulings.effects import CONTINUE, SAME_DEALER_RESHUFFLES, VOID_DEAL_LUS, Choice, Effect, EffectName
from stik.voms.rules import Rules, Sheet
from stik.voms.score import close
from stik.voms.state import UNWATCHED, Ending, Phase, Setup, State, Tally, Trick


@dataclass(frozen=True)
class VomsCase(Case):
    """What happened, under which rules, at which stand."""

    rules: Rules

    @property
    def sheet(self) -> Sheet:
        return self.rules.sheet

    def lus(self, name: str, default: int = 0) -> tuple[int, ...]:
        """A number for every side."""
        value = self.values.get(name)
        given = value if isinstance(value, dict) else {}
        return tuple(given.get(side, default) for side in self.rules.sides)

    @cached_property
    def by(self) -> tuple[str, ...]:
        """Who erred, as the case says: a seat, several, or a side; failing that the dealer for his own faults."""
        if "by" in self.values:
            return self.names("by")
        dealer = self.text("dealer")
        return (dealer,) if dealer and self.slug == "card-exposed-by-dealer" else ()

    @cached_property
    def side(self) -> str:
        """The side that erred, or nothing."""
        return self.side_of(self.by[0]) if self.by else ""

    @cached_property
    def several_sides(self) -> bool:
        return len({self.side_of(one) for one in self.by}) > 1

    def side_of(self, name: str) -> str:
        if name in self.rules.sides:
            return name
        return self.rules.sides[self.rules.side_of[self.rules.seats.index(name)]]

    @property
    def others(self) -> tuple[str, ...]:
        """The other side, or without partners everybody else."""
        return tuple(side for side in self.rules.sides if side != self.side)

    @cached_property
    def setup(self) -> Setup:
        """The stand when the deal began; a comb has its usual strokes unless the case says otherwise."""
        target = self.values.get("target")
        given = target if isinstance(target, dict) else {}
        targets = tuple(given.get(side) or self.rules.target for side in self.rules.sides)
        return Setup.of(self.rules, dealer=0, score=self.lus("score"), target=targets, first_deal=False)

    @property
    def knows_score(self) -> bool:
        return "score" in self.values

    @property
    def own_lus(self) -> int:
        """Lus of the side that erred."""
        return dict(zip(self.rules.sides, self.setup.score, strict=True)).get(self.side, 0)

    @property
    def others_lus(self) -> int:
        """Lus of everybody else."""
        return sum(self.setup.score) - self.own_lus

    @property
    def target_raised(self) -> bool:
        """Whether the side that erred already has extra strokes (V74)."""
        targets = dict(zip(self.rules.sides, self.setup.target, strict=True))
        return targets.get(self.side, self.rules.target) != self.rules.target

    def on_side(self, name: EffectName) -> tuple[Effect, ...]:
        """An effect on the side that erred."""
        return (Effect.of(name, side=self.side),)

    def on_player(self, name: EffectName) -> tuple[Effect, ...]:
        """An effect on the player who erred; on the side, if the case names no single one."""
        if len(self.by) == 1 and self.by[0] in self.rules.seats:
            return (Effect.of(name, seat=self.by[0]),)
        return self.on_side(name) if self.by else (Effect(name),)

    def lost_game(self, own: int) -> tuple[Effect, ...]:
        """The game is lost by nine (or whatever wins it) to `own`."""
        return (Effect.of("forfeit", side=self.side, lus=(self.rules.target, own)),)

    def closed(self, ending: Ending) -> State:
        """The combs when the deal ends like this, by the engine's own reckoning."""
        deal_lus, ataataq = self.lus("deal_lus"), self.lus("ataataq")
        feats = tuple(
            max(0, gain - deal - ata) for gain, deal, ata in zip(self.lus("gain"), deal_lus, ataataq, strict=True)
        )
        tally = Tally(self.lus("tricks", default=1), feats, ataataq, deal_lus)
        blank = State(
            setup=self.setup,
            phase=Phase.PLAY,
            to_act=None,
            hands=(0,) * self.rules.players,
            stock=(),
            played=0,
            trick=Trick(0, 0),
            tally=tally,
            watch=UNWATCHED,
            score=self.setup.score,
            target=self.setup.target,
        )
        guilty = self.rules.sides.index(self.side) if ending is Ending.PARTNER_TOQU else None
        return close(blank, tally, ending, guilty=guilty)


def reshuffle_in_play(_case: VomsCase) -> tuple[Effect, ...]:
    """A reshuffle in mid-deal: what the deal had brought is void (V26); the same dealer deals again (V21)."""
    return (VOID_DEAL_LUS, SAME_DEALER_RESHUFFLES)


def reshuffle_or_continue(case: VomsCase) -> tuple[Choice, ...]:
    return (Choice("reshuffle", reshuffle_in_play(case)), Choice("continue", (CONTINUE,)))
