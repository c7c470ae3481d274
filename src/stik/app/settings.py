"""How a table is played: chosen when it is opened, and the same until it closes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import ConfigDict, Field

from stik import vira, voms
from stik.app.choices import by_game
from stik.app.given import WHOLE, Given
from stik.app.marks import Mark, Plain
from stik.protocol.offers import USUAL, Rules, players_of, rules_held

Options: TypeAlias = Annotated[dict[str, bool | int | str | dict[str, int] | dict[str, dict[str, int]]], Mark.PLAIN]
"""Single options of a rule set; those of Vira can be tables of figures."""

DECISION: Final = {"none": None, "relaxed": 60_000, "fast": 15_000}
"""Milliseconds for a decision."""

PACE: Final = {"slow": 1_400, "normal": 800, "fast": 350}
"""Milliseconds that a bot takes, so that people can follow."""

REAL_TABLE: Final = {"faults": "allowed", "stop": "manual", "announce": "by-player", "out_of_turn": "stays"}
"""Voms as at a real table: faults are possible, and nobody is reminded."""


Level: TypeAlias = Literal["random", "beginner", "club", "strong"]
"""How a bot plays: `stik.bots.LEVELS`."""


class House(Given):
    """House rules by the id of the set; the server fills in which version was taken, and its name."""

    id: Plain = Field(max_length=40, pattern=r"^[a-z0-9]+$")
    name: Plain = Field(default="", max_length=60)
    version: int = 0


class TableSettings(Given):
    """What the one who opens a table chooses."""

    model_config = ConfigDict(json_schema_extra=by_game)

    game: Literal["voms", "vira"]
    preset: str = Field(default="", max_length=40, description="Empty: the usual one of the game")
    options: Options = Field(default_factory=dict, max_length=80, description="House rules that differ from the preset")
    table: int = Field(
        default=0, ge=0, le=99, description="Seats, where the rule set leaves a choice; 0: the usual number"
    )
    best_of: Annotated[Literal[1, 3], WHOLE] = Field(default=1, description="Voms: games of the match")
    deals: int | None = Field(default=None, ge=1, le=200, description="Vira: deals of the sitting; else until all stop")
    bots: Level = "beginner"
    fill: bool = Field(default=True, description="Bots take the seats that are empty at the start")
    clock: Literal["none", "relaxed", "fast"] = "none"
    pace: Literal["slow", "normal", "fast"] = "normal"
    public: bool = False
    spectators: bool = True
    delay: Annotated[Literal[0, 60, 300], WHOLE] = 0
    real_table: bool = False
    cut: Literal["automatic", "manual", "trap"] = "automatic"
    hints: bool = True
    rated: bool = Field(
        default=False, description="No take-back and no hints; between persons with accounts it counts for ratings"
    )
    club: str = Field(
        default="",
        max_length=20,
        pattern=r"^[a-z0-9]*$",
        description="A club of the one who opens it: its page shows the table",
    )
    house: House | None = Field(
        default=None, description="House rules of one's own or of a club; they decide about game, preset and options"
    )


def completed(settings: TableSettings) -> tuple[TableSettings, Rules]:
    """With the preset and the seats that are meant, and the rules; raises `InvalidSetup` where they do not fit."""
    wanted = settings.table or None
    settings = settings.model_copy(update={"preset": settings.preset or USUAL[settings.game], "table": 0})
    rules = rules_of(settings)
    players = players_of(rules, wanted)
    if isinstance(rules, voms.Rules) and players != rules.players:
        settings = settings.model_copy(update={"options": {**settings.options, "players": players}})
    settings = settings.model_copy(update={"table": players})
    return settings, rules_of(settings)


def rules_of(settings: TableSettings) -> Rules:
    """What a table would be played by today; raises `InvalidSetup` with everything that does not fit."""
    named = vira.rules_named if settings.game == "vira" else voms.rules_named
    return _changed(named(settings.preset or USUAL[settings.game]), settings, REAL_TABLE)


def rules_then(settings: TableSettings) -> Rules:
    """What a table of the first edition is played by, whose history names a preset only."""
    preset = settings.preset or ("sm2025" if settings.game == "vira" else "tournament")
    faults_allowed = {"faults": "allowed", "stop": "manual", "announce": "by-player", "out_of_turn": "stays"}
    return _changed(rules_held(settings.game, {"preset": preset}, 1), settings, faults_allowed)


def _changed(rules: Rules, settings: TableSettings, real_table: Mapping[str, str]) -> Rules:
    """A preset with the options of the table; in Vira play stops when the result is certain, unless it is real."""
    if isinstance(rules, vira.Rules):
        return rules.with_options({"stop_when_decided": not settings.real_table, **settings.options})
    chosen: dict[str, object] = {"cut_trap": settings.cut == "trap", **(real_table if settings.real_table else {})}
    if settings.table and not rules.partners:  # what `completed` has checked; older tables have it nowhere else
        chosen["players"] = settings.table
    return rules.with_options({**chosen, **settings.options})
