"""Every error can be sent to another process, and copied, without losing what it says."""

from __future__ import annotations

import copy
import importlib
import inspect
import pickle
import pkgutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_type_hints

import pytest

import stik
from stik import voms
from stik.engine import IllegalAction, Refusal
from stik.errors import Fault, StikError

VALUES: Final[dict[object, object]] = {
    str: "table/over",
    int: 7,
    str | int: 7,
    Fault: Fault.of("table/over", seat="N"),
    Path: Path("data"),
    OSError: OSError(13, "Permission denied"),
    Refusal: Refusal("voms/toqu-owed", ("T.29",), 1, (("card", "Jc"),)),
}


def modules() -> list[ModuleType]:
    names = [found.name for found in pkgutil.walk_packages(stik.__path__, "stik.") if "__main__" not in found.name]
    return [importlib.import_module(name) for name in names if ".versions." not in name and not name.endswith(".env")]


ERRORS: Final = sorted(
    {
        kind
        for module in modules()
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, BaseException) and kind.__module__.startswith("stik.")
    },
    key=lambda kind: (kind.__module__, kind.__qualname__),
)


def example(kind: type[BaseException]) -> BaseException:
    """An error of this kind, made as the program makes it."""
    if not inspect.isfunction(kind.__init__):
        return kind("why")
    hints, positional, named = get_type_hints(kind.__init__), [], {}
    for name, parameter in list(inspect.signature(kind.__init__).parameters.items())[1:]:
        value = VALUES[hints[name]]
        if parameter.kind in {parameter.KEYWORD_ONLY, parameter.VAR_KEYWORD}:
            named[name] = value
        else:
            positional.append(value)
    make: Any = kind
    return make(*positional, **named)


def told(error: BaseException) -> tuple[object, ...]:
    return type(error), str(error), error.args, vars(error)


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__qualname__)
def test_an_error_outlives_the_way_to_another_process(kind: type[BaseException]) -> None:
    error = example(kind)
    error.add_note("seen at the door")
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert told(pickle.loads(pickle.dumps(error, protocol))) == told(error)
    assert told(copy.copy(error)) == told(copy.deepcopy(error)) == told(error)


def test_the_errors_are_all_there() -> None:
    assert {StikError, IllegalAction} < set(ERRORS)
    assert len(ERRORS) > 30


def test_a_refusal_in_another_process_comes_back_as_it_is() -> None:
    rules = voms.PRESETS["tournament"]
    setup = voms.Setup.of(rules, dealer=3, score=(0, 0), target=(9, 9), first_deal=False)
    state = voms.begin(setup, rules.pack).state
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for _ in range(2):  # the process lives on
            with pytest.raises(IllegalAction) as caught:
                pool.submit(voms.apply, state, voms.Stop()).result()
            assert caught.value.refusal == voms.why_not(state, voms.Stop())
            assert caught.value.code == caught.value.refusal.code
