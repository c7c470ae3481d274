"""What was played by rules of an edition is read by them, whatever the presets say now."""

from __future__ import annotations

import pytest

from stik import vira, voms
from stik.engine import EDITION, LaterEdition
from stik.errors import InvalidSetup
from stik.protocol.offers import Rules, rules_held

PRESETS = [("voms", rules) for rules in voms.PRESETS.values()] + [("vira", rules) for rules in vira.PRESETS.values()]


@pytest.mark.parametrize(("game", "rules"), PRESETS, ids=lambda value: getattr(value, "preset", value))
def test_a_preset_changes_only_with_a_new_edition(game: str, rules: Rules) -> None:
    assert rules_held(game, {"preset": rules.preset}, EDITION) == rules


@pytest.mark.parametrize(("game", "rules"), PRESETS, ids=lambda value: getattr(value, "preset", value))
def test_rules_are_read_as_they_were_stored(game: str, rules: Rules) -> None:
    name = "ante" if game == "vira" else "target"
    changed = rules.with_options({name: 3})
    assert rules_held(game, changed.options(), 1) == changed
    assert rules_held(game, changed.options(), None) == changed


def test_a_preset_that_changes_later_changes_nothing_that_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(voms.PRESETS, "worms", voms.PRESETS["worms"].with_options({"deal_lus": 0}))
    held = rules_held("voms", {"preset": "worms"}, 1)
    assert isinstance(held, voms.Rules)
    assert held.deal_lus == 1


def test_a_later_edition_is_refused() -> None:
    with pytest.raises(LaterEdition) as caught:
        rules_held("voms", {"preset": "worms"}, EDITION + 1)
    assert caught.value.code == "edition/later"


def test_rules_that_were_never_there_are_refused() -> None:
    with pytest.raises(InvalidSetup) as caught:
        rules_held("vira", {"preset": "göteborg"}, 1)
    assert caught.value.code == "setup/unknown-rules"
