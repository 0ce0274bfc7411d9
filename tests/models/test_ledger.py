"""A run's cap is never passed, whoever asks at the same time, and however processes end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.errors import CapReached
from pytest_androidbench.models.ledger import Ledger

MONEY = st.floats(0, 1, allow_nan=False)
SPENDER = """
import sys
from pathlib import Path
from pytest_androidbench.errors import CapReached
from pytest_androidbench.models.ledger import Ledger
ledger = Ledger(Path(sys.argv[1]))
calls = 0
try:
    while True:
        reservation = ledger.reserve(0.01, 1.0)
        ledger.settle(reservation, 0.007, 10)
        calls += 1
except CapReached:
    print(calls)
"""
DIES = """
import os, sys
from pathlib import Path
from pytest_androidbench.models.ledger import Ledger
Ledger(Path(sys.argv[1])).reserve(0.9, 1.0)
os._exit(9)
"""


def refusing(_seconds: float) -> None:
    raise AssertionError("nothing is to be waited for")


def test_call_that_fits_is_admitted_and_settled(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, wait=refusing)
    reservation = ledger.reserve(0.6, 1.0)
    assert ledger.spent().reserved == pytest.approx(0.6)
    ledger.settle(reservation, 0.25, 40)
    spent = ledger.spent()
    assert (spent.calls, spent.tokens, spent.money, spent.reserved) == (1, 40, 0.25, 0.0)
    ledger.close()


def test_call_that_does_not_fit_is_refused_with_what_to_do(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, wait=refusing)
    ledger.settle(ledger.reserve(0.6, 1.0), 0.6, 40)
    with pytest.raises(CapReached, match=r"may cost 1 US dollars and has cost 0\.6000; .* 0\.5000"):
        ledger.reserve(0.5, 1.0)
    assert ledger.spent().reserved == 0
    ledger.close()


def test_call_to_the_last_cent_fits(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, wait=refusing)
    for _ in range(10):
        ledger.settle(ledger.reserve(0.1, 1.0), 0.1, 1)
    assert ledger.spent().money == 1.0
    ledger.close()


def test_call_waits_for_what_others_may_still_spend(tmp_path: Path) -> None:
    other = Ledger(tmp_path)
    reservation = other.reserve(0.8, 1.0)
    waited: list[float] = []

    def wait(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            other.settle(reservation, 0.1, 1)

    ledger = Ledger(tmp_path, wait=wait)
    ledger.settle(ledger.reserve(0.5, 1.0), 0.5, 1)
    assert len(waited) == 3
    assert ledger.spent().money == pytest.approx(0.6)
    ledger.close()
    other.close()


def test_call_without_cap_is_counted(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, wait=refusing)
    ledger.settle(ledger.reserve(1e6, None), 5.0, 7, unsure=True)
    spent = ledger.spent()
    assert (spent.money, spent.unsure) == (5.0, 5.0)
    ledger.close()


def test_ledger_outlives_its_processes(tmp_path: Path) -> None:
    first = Ledger(tmp_path)
    first.settle(first.reserve(0.5, 1.0), 0.5, 3)
    first.close()
    again = Ledger(tmp_path, wait=refusing)
    with pytest.raises(CapReached):
        again.reserve(0.6, 1.0)
    again.close()


def test_reservation_of_a_dead_process_is_released(tmp_path: Path) -> None:
    assert subprocess.run([sys.executable, "-c", DIES, tmp_path], check=False).returncode == 9
    ledger = Ledger(tmp_path, wait=refusing)
    assert ledger.spent().reserved == pytest.approx(0.9)
    ledger.reserve(0.8, 1.0)
    assert ledger.spent().reserved == pytest.approx(0.8)
    ledger.close()


def test_processes_together_stop_right_below_the_cap(tmp_path: Path) -> None:
    Ledger(tmp_path).close()
    command = [sys.executable, "-c", SPENDER, str(tmp_path)]
    spenders = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    calls = [int(spender.communicate()[0]) for spender in spenders]
    ledger = Ledger(tmp_path)
    spent = ledger.spent()
    ledger.close()
    # 142 calls of 0.007 leave 0.006, into which no call fits that can cost 0.01.
    assert (sum(calls), spent.calls) == (142, 142)
    assert spent.money == pytest.approx(0.994)


@pytest.mark.slow
@given(calls=st.lists(st.tuples(MONEY, st.floats(0, 1)), max_size=30), cap=st.floats(0.01, 3))
def test_spent_and_reserved_never_pass_the_cap(
    calls: list[tuple[float, float]], cap: float, folder: Callable[[], Path]
) -> None:
    ledger = Ledger(folder(), wait=refusing)
    for most, share in calls:
        try:
            reservation = ledger.reserve(most, cap)
        except CapReached:
            continue
        assert ledger.spent().money + ledger.spent().reserved <= cap + 1e-9
        ledger.settle(reservation, most * share, 1)
    assert ledger.spent().money <= cap + 1e-9
    ledger.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path]:
    return lambda: tmp_path_factory.mktemp("ledger")
