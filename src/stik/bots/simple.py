"""The simplest player: any legal action, drawn by lot."""

from __future__ import annotations

from typing import Protocol, TypeVar

from stik.engine import Chance

ActionT_co = TypeVar("ActionT_co", covariant=True)


class Chooser(Protocol[ActionT_co]):
    """What every view offers a bot: the actions that are legal for its seat."""

    @property
    def actions(self) -> tuple[ActionT_co, ...]: ...


def simple_choice(view: Chooser[ActionT_co], chance: Chance) -> ActionT_co:
    """One of the legal actions, all equally likely."""
    return view.actions[chance.randrange(len(view.actions))]
