"""The simplest player: any legal action, drawn by lot."""

from __future__ import annotations

from typing import Protocol, TypeVar

from stik.engine import Chance

ActionT_co = TypeVar("ActionT_co", covariant=True)
CallT_co = TypeVar("CallT_co", covariant=True)


class Chooser(Protocol[ActionT_co]):
    """What every view offers a bot: the actions that are legal for its seat."""

    @property
    def actions(self) -> tuple[ActionT_co, ...]: ...


class Caller(Protocol[CallT_co]):
    """And the calls that are open to it."""

    @property
    def calls(self) -> tuple[CallT_co, ...]: ...


def simple_choice(view: Chooser[ActionT_co], chance: Chance) -> ActionT_co:
    """One of the legal actions, all equally likely."""
    return view.actions[chance.randrange(len(view.actions))]


def simple_call(view: Caller[CallT_co], chance: Chance) -> CallT_co | None:
    """One of the open calls, or as likely none."""
    if not view.calls or chance.randrange(2):
        return None
    return view.calls[chance.randrange(len(view.calls))]
