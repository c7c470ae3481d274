"""Records: kept ones replay for ever, new ones round-trip, damaged ones say where."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from make_records import EXAMPLE, random_record
from stik.cli.main import app
from stik.engine import Stream, commitment
from stik.errors import StikError
from stik.protocol import Session, read_record, replay_record, verify_record, write_record
from stik.protocol.games import GAMES
from stik.protocol.record import RecordError
from tests.conftest import deals

KEPT = [*sorted(Path(__file__).parent.glob("*.stik")), EXAMPLE]
PRESETS = [(game, preset) for game, adapter in GAMES.items() for preset in adapter.presets]


def last_state(text: str) -> dict[str, object]:
    states = [moment.deal.state() for moment in replay_record(read_record(text))]
    return states[-1]


def test_there_is_a_kept_record_for_every_preset() -> None:
    assert {path.stem for path in KEPT} >= {f"{game}-{preset}" for game, preset in PRESETS}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_records_replay_and_verify(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    assert all(part.result is not None for part in record.deals)
    assert record.result is not None
    assert all(proof.holds for proof in verify_record(record))


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_any_random_match_round_trips(game: str, preset: str) -> None:
    for seed in range(deals(usual=3, soak=60)):
        kind = "sitting" if game == "vira" else ("game", "match")[seed % 2]
        record = random_record(game, preset, seed, kind=kind)
        text = write_record(record)
        again = read_record(text)
        assert write_record(again) == text
        assert all(proof.holds for proof in verify_record(again))


def test_the_pack_may_be_left_to_the_shuffle() -> None:
    record = random_record("voms", "tournament", 1, kind="game")
    lines = [line for line in write_record(record).splitlines() if not line.startswith("deck = ")]
    assert last_state("\n".join(lines)) == last_state(write_record(record))


def test_the_engine_protocol_writes_records() -> None:
    session = Session()
    deck = Stream("secret", {}).shuffled([card.text for card in _pack()])
    session.answer({"cmd": "new", "game": "voms", "rules": "worms", "dealer": "S", "deck": " ".join(deck)})
    for _ in range(10):
        session.answer({"cmd": "do", "action": session.answer({"cmd": "suggest"})["action"]})
    text = session.answer({"cmd": "record"})["record"]
    assert last_state(str(text)) == session.answer({"cmd": "state"})


def _pack() -> tuple[object, ...]:
    from stik.voms import PRESETS as VOMS

    return VOMS["worms"].pack


def _broken(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.fixture(scope="module")
def text() -> str:
    return write_record(random_record("voms", "tournament", 4, kind="game"))


def fails(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        for _ in replay_record(read_record(text)):
            pass
    return caught.value


def test_a_truncated_record(text: str) -> None:
    assert fails(text[: len(text) // 2]).code in {"record/not-toml", "record/deal-unreadable", "record/setup"}
    assert fails("").code == "record/unreadable"


def test_a_card_twice_in_the_pack_names_deal_and_card(text: str) -> None:
    record = read_record(text)
    deck = str(record.deals[1].start["deck"])
    first, second = deck.split()[:2]
    error = fails(_broken(text, deck, deck.replace(second, first, 1)))
    assert error.code == "record/setup"
    assert ("deal", 2) in error.faults[0].params
    assert "setup/card-twice" in {fault.code for fault in error.faults}


def test_an_action_that_is_not_allowed_names_its_place(text: str) -> None:
    record = read_record(text)
    actions = record.deals[0].actions
    block = "\n".join(f'    "{action}",' for action in actions[:2])
    swapped = "\n".join(f'    "{action}",' for action in (actions[1], actions[0]))
    error = fails(_broken(text, block, swapped))
    assert error.code == "record/refused"
    assert dict(error.faults[0].params)["number"] == 1
    assert dict(error.faults[0].params)["action"] == actions[1]


def test_an_unreadable_action_names_its_place(text: str) -> None:
    action = read_record(text).deals[0].actions[3]
    error = fails(_broken(text, f'"{action}"', '"plai 9c"'))
    assert error.code == "record/unreadable-action"
    assert dict(error.faults[0].params)["number"] == 4


def test_an_action_that_is_no_text_names_its_place(text: str) -> None:
    action = read_record(text).deals[0].actions[3]
    error = fails(_broken(text, f'"{action}"', "9"))
    assert ("setup/bad-field", "actions[4]") in {
        (fault.code, dict(fault.params).get("field")) for fault in error.faults
    }


def test_an_unknown_rule_is_named(text: str) -> None:
    error = fails(_broken(text, 'redeal = "and"', 'redeal = "and"\nno_such_rule = true'))
    assert error.code == "record/setup"
    assert ("option", "no_such_rule") in error.faults[1].params


def test_a_wrong_result_and_a_wrong_sequence_are_named(text: str) -> None:
    record = read_record(text)
    assert record.deals[0].result is not None
    ended = f'ended = "{record.deals[0].result["ended"]}"'
    assert fails(_broken(text, ended, 'ended = "reshuffle"')).code == "record/wrong-result"
    dealer = str(record.deals[1].start["dealer"])
    head, tail = text.split("[[deals]]", 2)[1:]
    other = "W" if dealer != "W" else "E"
    broken = text.split("[[deals]]", 1)[0] + "[[deals]]" + head + "[[deals]]"
    error = fails(broken + tail.replace(f'dealer = "{dealer}"', f'dealer = "{other}"', 1))
    assert error.code == "record/sequence"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_truth_is_no_number(path: Path) -> None:
    """Python takes `true` for 1 and `false` for 0; a record does not, wherever the number stands."""
    text = path.read_text("utf-8")
    numbers = {found[1]: found for found in re.finditer(r"(?<![\w\"])(\w+) = ([01])(?![\d\w.])", text)}
    assert len(numbers) > 3
    for found in numbers.values():
        truth = "true" if found[2] == "1" else "false"
        with pytest.raises(StikError):
            verify_record(read_record(f"{text[: found.start(2)]}{truth}{text[found.end(2) :]}"))


def test_a_record_of_another_format_is_refused(text: str) -> None:
    assert fails(_broken(text, "format = 1", "format = 2")).code == "record/unknown-format"


def test_a_false_shuffle_is_found(text: str) -> None:
    record = read_record(text)
    shuffle = record.deals[0].shuffle
    assert shuffle is not None
    proofs = verify_record(read_record(_broken(text, shuffle.commitment, "0" * 64)))
    assert [proof.code for proof in proofs if not proof.holds] == ["verify/wrong-commitment"]
    seed = next(iter(shuffle.seeds.values()))
    proofs = verify_record(read_record(_broken(text, f'"{seed}"', '"another"')))
    assert [proof.code for proof in proofs if not proof.holds] == ["verify/wrong-deck"]


def test_every_order_of_a_small_pack_is_equally_likely() -> None:
    """Six orders of three cards: chi-square below the 0.1 % limit for five degrees of freedom."""
    rounds = 12_000
    counts = Counter(Stream(str(n), {"N": "a"}).shuffled("abc") for n in range(rounds))
    assert len(counts) == 6
    assert sum((count - rounds / 6) ** 2 / (rounds / 6) for count in counts.values()) < 20.5


def test_every_card_is_equally_likely_on_top() -> None:
    """36 cards: chi-square below the 0.1 % limit for 35 degrees of freedom."""
    rounds = 14_400
    for place in (0, 17, 35):
        counts = Counter(Stream(str(n), {}).shuffled(range(36))[place] for n in range(rounds))
        assert sum((count - rounds / 36) ** 2 / (rounds / 36) for count in counts.values()) < 66.6


def test_large_ranges_are_not_biased_by_the_rest() -> None:
    """Numbers are thrown away rather than folded: a range of three quarters of 2**64 shows it at once."""
    stop = 3 << 62
    below = sum(Stream(str(n), {}).randrange(stop) < 1 << 62 for n in range(6_000))
    assert abs(below - 2_000) < 200  # folded numbers would give about 3,000


def test_secret_and_every_seed_matter() -> None:
    packs = {
        Stream(secret, seeds).shuffled(range(52))
        for secret in ("s", "t")
        for seeds in ({}, {"N": "a"}, {"N": "b"}, {"E": "a"}, {"N": "a", "E": "b"}, {"N": "aE", "": "b"})
    }
    assert len(packs) == 12
    assert commitment("s") != commitment("t")


def test_the_commands(tmp_path: Path, text: str) -> None:
    path, run = tmp_path / "game.stik", CliRunner()
    path.write_text(text, "utf-8")
    count = len(read_record(text).deals)
    assert run.invoke(app, ["verify", str(path)]).exit_code == 0
    replayed = run.invoke(app, ["replay", str(path), "--lang", "da"])
    assert replayed.exit_code == 0
    assert len(replayed.stdout.splitlines()) == count + 1
    steps = [json.loads(line) for line in run.invoke(app, ["replay", str(path), "--jsonl"]).stdout.splitlines()]
    assert len(steps) == sum(len(part.actions) + 1 for part in read_record(text).deals)
    shown = json.loads(run.invoke(app, ["show", str(path), "--at", "0", "--json"]).stdout)
    assert shown["piles"] == []
    seen = run.invoke(app, ["show", str(path), "--at", "3", "--seat", "S", "--json"])
    assert set(json.loads(seen.stdout)["hands"]) == {"S"}
    assert run.invoke(app, ["show", str(path), "--at", "999"]).exit_code == 2
    path.write_text(text.replace('"play ', '"plai ', 1), "utf-8")
    broken = run.invoke(app, ["replay", str(path)])
    assert broken.exit_code == 1
    assert "plai" in broken.stderr
