from __future__ import annotations

from collections.abc import Iterator

from pytest_androidbench.devices.seeing.settling import IMMEDIATE, SettlePolicy, settled


class Screen:
    """Shows one thing after another."""

    def __init__(self, *shown: str) -> None:
        self.looks = 0
        self._shown: Iterator[str] = iter(shown)
        self._last = ""

    def __call__(self) -> str:
        self.looks += 1
        self._last = next(self._shown, self._last)
        return self._last


def test_a_real_screen_is_looked_at_until_two_looks_agree() -> None:
    screen = Screen("a", "b", "b", "c")
    assert settled(screen, SettlePolicy()) == "b"
    assert screen.looks == 3


def test_the_phone_is_looked_at_once() -> None:
    screen = Screen("a", "b")
    assert settled(screen, IMMEDIATE) == "a"
    assert screen.looks == 1


def test_an_empty_screen_is_waited_for() -> None:
    assert settled(Screen("", "", "a"), IMMEDIATE) == "a"


def test_a_screen_that_never_rests_is_taken_as_it_is() -> None:
    screen = Screen(*map(str, range(1000)))
    assert settled(screen, SettlePolicy(seconds=0.4)).isdigit()


def test_a_screen_that_never_shows_anything_gives_nothing() -> None:
    assert settled(Screen(""), SettlePolicy(empty_seconds=0.2)) == ""
