"""Processes that share a key ask at one pace, and leave a service alone together."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.models.pace import Pace, pace_file


class Clock:
    """A time that waiting moves."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waited = 0.0

    def wait(self, seconds: float) -> None:
        assert seconds > 0
        self.now += seconds
        self.waited += seconds


def pace(path: Path, clock: Clock, **rates: int) -> Pace:
    return Pace(path / "pace.sqlite", now=lambda: clock.now, wait=clock.wait, **rates)


def test_nobody_waits_without_rates(tmp_path: Path) -> None:
    clock = Clock()
    one = pace(tmp_path, clock)
    assert [one.take(1_000_000) for _ in range(50)] == [0.0] * 50
    one.close()


def test_requests_of_all_processes_count_together(tmp_path: Path) -> None:
    clock = Clock()
    one, other = pace(tmp_path, clock, requests=3), pace(tmp_path, clock, requests=3)
    one.take(1)
    clock.now += 10
    other.take(1)
    one.take(1)
    assert clock.waited == 0
    assert other.take(1) == pytest.approx(50)
    assert one.take(1) == pytest.approx(10)
    one.close()
    other.close()


def test_tokens_count_together(tmp_path: Path) -> None:
    clock = Clock()
    one = pace(tmp_path, clock, tokens=100)
    one.take(60)
    clock.now += 20
    one.take(40)
    assert one.take(1) == pytest.approx(40)
    one.close()


def test_request_larger_than_the_rate_goes_alone(tmp_path: Path) -> None:
    clock = Clock()
    one = pace(tmp_path, clock, tokens=100)
    assert one.take(500) == 0
    assert one.take(500) == pytest.approx(60)
    one.close()


def test_service_that_wants_to_be_left_alone_is(tmp_path: Path) -> None:
    clock = Clock()
    one, other = pace(tmp_path, clock), pace(tmp_path, clock)
    one.hold(7)
    one.hold(2)
    assert other.take(1) == pytest.approx(7)
    assert one.take(1) == 0
    one.close()
    other.close()


def test_each_service_and_key_has_a_pace_of_its_own() -> None:
    paths = {pace_file(*each) for each in [("a", "k"), ("a", "l"), ("b", "k")]}
    assert len(paths) == 3
    assert "k" not in {path.stem for path in paths}


@given(asked=st.lists(st.tuples(st.floats(0, 40), st.integers(1, 60)), max_size=40))
def test_no_minute_holds_more_than_the_rates(
    asked: list[tuple[float, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    clock = Clock()
    one = pace(tmp_path_factory.mktemp("pace"), clock, requests=5, tokens=100)
    sent: list[tuple[float, int]] = []
    for pause, tokens in asked:
        clock.now += pause
        one.take(tokens)
        sent.append((clock.now, tokens))
    one.close()
    for at, _ in sent:
        # A hair less than a minute: what was sent then is forgotten as the minute ends.
        within = [tokens for then, tokens in sent if at <= then < at + 59.999]
        assert len(within) <= 5
        assert sum(within) <= 100 or len(within) == 1
