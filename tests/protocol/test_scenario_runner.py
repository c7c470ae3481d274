"""The scenario runner itself: a scenario that says something wrong fails, and says why."""

from __future__ import annotations

import pytest
import yaml

from stik.protocol import run_scenarios
from stik.protocol.scenario import run_scenario

SETUP = """
setup: {cmd: position, game: voms, rules: tournament, dealer: W, leader: N, score: {NS: 3, EW: 5},
        hands: {N: Kh 5c 6d Qs, E: Jc 9d 7h 8d, S: 5d 6h 9s Ah, W: 6c 8c Qd 7s},
        stock: 3d Ac 9c 9h, tricks: {NS: 2, EW: 2}}
"""
VOID = "Kh 5s 5h 5d Jc 6s 6h 6d 8c 8h 8d Qc Qs Qh Qd 5c 6c 9c 9s 9h 9d Ac As Ah Ad Js Jh Jd 7c 7s 7h 7d 8s Kc Ks 3d"
VOID_SETUP = f"setup: {{cmd: new, game: voms, rules: tournament, dealer: W, deck: {VOID}}}\n"


def problem(steps: str, *, setup: str = SETUP, head: str = "id: x\n") -> str | None:
    """Why the scenario with these steps failed."""
    (report,) = run_scenarios(head + setup + steps)
    assert report.passed == (report.problem is None)
    return report.problem


def test_the_example_of_the_interfaces_passes() -> None:
    text = f"""
id: T29-holder-of-toqu-must-play-it
cites: [T.29]
title: An opponent who holds Toqu has to put it on Voms
{SETUP}
steps:
  - N: play Kh
  - E: {{refused: play 9d, cites: [T.29]}}
  - E: play Jc
  - S: play 5d
  - W: play 7s
  - expect: {{last_trick: {{winner: E, lus: {{EW: 2}}}}, gain: {{NS: 0, EW: 2}}, to_act: E}}
"""
    (report,) = run_scenarios(text)
    assert report.passed
    assert (report.id, report.cites) == ("T29-holder-of-toqu-must-play-it", ("T.29",))
    assert report.title == "An opponent who holds Toqu has to put it on Voms"


@pytest.mark.parametrize(
    "steps",
    [
        "steps: [{N: play Kh}]",
        "steps: [{legal: [play 5c, play 6d, play Kh, play Qs]}]",
        "steps: [{legal: [play Qs, play Kh, play 6d, play 5c]}]",
        "steps: [{expect: {phase: play, hands: {N: Kh Qs 5c 6d}}}]".replace("Kh Qs 5c 6d", "5c Qs Kh 6d"),
        "steps: [{expect: {winner: null, piles: []}}]",
        "steps: [{view: {seat: N, shows: [Kh], lacks: [Jc, 3d]}}]",
        "steps: [{view: {seat: N, shows: [kH, Q♠], lacks: [jc]}}]",
        "steps: [{view: {seat: null, lacks: [Kh, Jc]}}]",
        "steps: [{E: {refused: play Jc}}]",
        "steps: [{E: {refused: play Jc, code: turn/not-yours, cites: [T.10]}}]",
        "steps: [{N: {refused: play 9c, code: play/not-held}}]",
        "steps: [{N: {error: jump}}, {N: {error: play, code: notation/action}}]",
        "steps: []",
        "",
    ],
)
def test_scenarios_that_pass(steps: str) -> None:
    assert problem(steps) is None


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ("steps: [{expect: {to_act: E}}]", 'state.to_act is "N", not "E"'),
        ("steps: [{expect: {score: {NS: 4}}}]", "state.score.NS is 3, not 4"),
        ("steps: [{expect: {score: {NS: '3'}}}]", 'state.score.NS is 3, not "3"'),
        ("steps: [{expect: {first_deal: 0}}]", "state.first_deal is false, not 0"),
        ("steps: [{expect: {gain: {NS: false}}}]", "state.gain.NS is 0, not false"),
        ("steps: [{expect: {turn: N}}]", "state has no turn"),
        ("steps: [{expect: {score: {SN: 3}}}]", "state.score has no SN"),
        ("steps: [{expect: {score: 3}}]", "state.score is"),
        ("steps: [{expect: {last_trick: {winner: N}}}]", "state.last_trick is null"),
        ("steps: [{expect: {piles: [[]]}}]", "state.piles is [], not [[]]"),
        ("steps: [{N: play 9c}]", "play/not-held"),
        ("steps: [{E: play Jc}]", "turn/not-yours"),
        ("steps: [{N: jump}]", "notation/action"),
        ("steps: [{Q: play Kh}]", "notation/seat"),
        ("steps: [{N: {refused: play Kh}}]", "not refused"),
        ("steps: [{N: {error: play Kh}}]", "not error"),
        ("steps: [{N: {refused: jump}}]", "not refused"),
        ("steps: [{N: {error: play 9c}}]", "not error"),
        ("steps: [{E: {refused: play Jc, cites: [T.29]}}]", "not ['T.29']"),
        ("steps: [{E: {refused: play Jc, cites: [T.10, T.99]}}]", "not ['T.99']"),
        ("steps: [{E: {refused: play Jc, cites: T.10}}]", "cites is a list"),
        ("steps: [{E: {refused: play Jc, code: play/not-held}}]", 'code is "turn/not-yours"'),
        ("steps: [{E: {refused: play Jc, cite: [T.29]}}]", "unknown keys: cite"),
        ("steps: [{N: {error: jump, code: notation/card}}]", 'code is "notation/action"'),
        ("steps: [{legal: [play Kh]}]", "legal is"),
        ("steps: [{legal: []}]", "legal is"),
        ("steps: [{legal: play Kh}]", "legal is a list"),
        ("steps: [{template: {verb: buy}}]", "template is null"),
        ("steps: [{view: {seat: N, lacks: [Kh]}}]", "the view of N shows Kh"),
        ("steps: [{view: {seat: N, lacks: [kh]}}]", "the view of N shows kh"),
        ("steps: [{view: {seat: N, lacks: [K♥]}}]", "the view of N shows K♥"),
        ("steps: [{view: {seat: N, shows: [Jc]}}]", "the view of N lacks Jc"),
        ("steps: [{view: {seat: null, shows: [Kh]}}]", "the view of None lacks Kh"),
        ("steps: [{view: {seat: N, lacks: Kh}}]", "lacks is a list"),
        ("steps: [{view: {seat: N, lacks: [Khh]}}]", "Khh is not a card"),
        ("steps: [{view: {seat: N, lacks: 5}}]", "lacks is a list"),
        ("steps: [{view: {seat: N, lack: [Kh]}}]", "unknown keys: lack"),
        ("steps: [{view: {seat: Q}}]", "notation/seat"),
        ("steps: [{view: N}]", "view is a mapping"),
        ("steps: [{N: 5}]", "neither an action"),
        ("steps: [{N: {refuse: play Kh}}]", "neither an action"),
        ("steps: [{expects: {to_act: N}}]", "neither an action"),
        ("steps: [[]]", "a step is a mapping"),
        ("steps: [{}]", "a step is a mapping"),
        ("steps: [play Kh]", "a step is a mapping"),
        ("steps: {N: play Kh}", "steps is a list"),
        ("expect: {to_act: N}", "unknown keys: expect"),
        ("step: []", "unknown keys: step"),
        ("error: setup/comb", "setup error is null"),
        ("redeal: {cites: [T.6]}", "redeal is null"),
        ("steps: [{N: {refused: 2025-01-01}}]", "not refused"),
        ("steps: [{view: {seat: 2025-01-01}}]", "notation/seat"),
    ],
)
def test_scenarios_that_fail(steps: str, says: str) -> None:
    found = problem(steps)
    assert found is not None
    assert says in found, found


def test_the_step_that_failed_is_named() -> None:
    found = problem("steps: [{N: play Kh}, {expect: {to_act: E}}, {expect: {to_act: S}}]")
    assert found is not None
    assert found.startswith("step 3: ")


@pytest.mark.parametrize(
    "setup", ["", "setup: {}\n", "setup: 3\n", "setup: {cmd: position, game: voms}\n", "setup: []\n"]
)
def test_a_setup_that_is_none_fails(setup: str) -> None:
    found = problem("steps: []", setup=setup)
    assert found is not None
    assert found.startswith("setup: ")


def test_setups_that_answer_an_error_or_a_redeal() -> None:
    assert problem("error: setup/unknown-rules\n", setup=SETUP.replace("tournament", "bridge")) is None
    assert "not" in (problem("error: setup/comb\n", setup=SETUP.replace("tournament", "bridge")) or "")
    assert problem("redeal: {cites: [T.6]}", setup=VOID_SETUP) is None
    assert "redeal.cites" in (problem("redeal: {cites: [I.6]}", setup=VOID_SETUP) or "")
    assert "redeal" in (problem("steps: [{expect: {phase: over}}]", setup=VOID_SETUP) or ""), "a void deal must be said"


@pytest.mark.parametrize("head", ["redeal: {cites: [T.6]}\n", "error: setup/comb\n"])
def test_no_steps_beside_an_error_or_a_redeal(head: str) -> None:
    assert "no steps" in (problem("steps: [{N: play Kh}]", head=head, setup=VOID_SETUP) or "")


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "id: [",
        "a: b: c",
        "\x00",
        "id: x\nsetup: !!python/object:os.system {}",
        "id: 2025-13-45",
        "id: !!int x",
        "id: !!timestamp x",
        "id: !!bool x",
        "id: &a [*a]",
        "? [1, 2]\n: 3",
        "? 2025-01-01\n: 3",
        "id: " + "9" * 5000,
        "id: " + "[" * 1200,
        "id: *nobody",
        "\ud800",
    ],
)
def test_what_is_no_yaml_is_one_failed_report(text: str) -> None:
    (report,) = run_scenarios(text)
    assert not report.passed
    assert "not YAML" in (report.problem or "")


@pytest.mark.parametrize(
    ("text", "count"), [("", 0), ("---\n---\n", 0), ("# nothing\n", 0), ("---\n3\n", 1), ("--- []\n--- x\n", 2)]
)
def test_documents_that_are_no_scenarios(text: str, count: int) -> None:
    reports = list(run_scenarios(text))
    assert len(reports) == count
    assert not any(report.passed for report in reports)
    assert all("a scenario is a mapping" in (report.problem or "") for report in reports)


def test_several_documents_are_several_scenarios() -> None:
    text = f"id: one\n{SETUP}---\n{SETUP}steps: [{{N: play 9c}}]\n---\nid: three\n{SETUP}"
    reports = list(run_scenarios(text))
    assert [(report.id, report.passed) for report in reports] == [("one", True), ("#2", False), ("three", True)]


def test_names_that_are_no_texts_are_faults_of_the_setup() -> None:
    assert "notation/side" in (problem("", setup=SETUP.replace("NS: 3,", "1: 3,")) or "")
    assert "setup/unknown-field" in (problem("", setup=SETUP.replace("leader: N,", "leader: N, 7: 8,")) or "")
    assert "setup/unknown-option" in (
        problem("", setup=SETUP.replace("leader: N,", "leader: N, options: {1: 2},")) or ""
    )


def test_cites_of_any_shape_are_reported() -> None:
    setup = yaml.safe_load(SETUP)
    assert run_scenario({"id": "x", "cites": ["T.1", "V2"], **setup}).cites == ("T.1", "V2")
    assert run_scenario({"id": "x", "cites": "T.1", **setup}).cites == ("T.1",)
    assert run_scenario({"id": "x", **setup}).cites == ()
    assert run_scenario({**setup}, 7).id == "#7"


def test_a_refused_step_leaves_the_table_as_it_was() -> None:
    assert (
        problem("steps: [{N: {refused: play 9c}}, {N: play Kh}, {E: {refused: play 9d}}, {expect: {to_act: E}}]")
        is None
    )
