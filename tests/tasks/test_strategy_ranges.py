"""Where the values of stock strategies begin and end, and that all in between are drawn."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks import strategies as own

QUICK = settings(
    database=None,
    max_examples=120,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
DAY = datetime.date(2024, 2, 28)


def drawn(strategy: SearchStrategy[Any]) -> list[Any]:
    """What a strategy draws, some hundred times."""
    found: list[Any] = []

    @seed(1)
    @QUICK
    @given(strategy)
    def take(value: Any) -> None:
        found.append(value)

    take()
    return found


@pytest.mark.parametrize(
    ("strategy", "every"),
    [
        (lambda: own.numbers(3, 6), [3, 4, 5, 6]),
        (lambda: own.amounts(99, 101), [99, 100, 101]),
        (lambda: own.one_of("b", "a"), ["a", "b"]),
        (lambda: own.dates(DAY, datetime.date(2024, 3, 1)), [
            DAY, datetime.date(2024, 2, 29), datetime.date(2024, 3, 1),
        ]),
        (lambda: own.times(360), [datetime.time(hour) for hour in (0, 6, 12, 18)]),
        (lambda: own.times(1430), [datetime.time(0)]),
        (lambda: own.durations(60, 90, 15), [datetime.timedelta(seconds=s) for s in (60, 75, 90)]),
        (lambda: own.durations(2, 3), [datetime.timedelta(seconds=s) for s in (2, 3)]),
        (lambda: own.without(own.numbers(1, 4), 1, 3), [2, 4]),
    ],
)  # fmt: skip
def test_all_from_the_first_to_the_last_are_drawn(
    strategy: Callable[[], SearchStrategy[Any]], every: list[Any]
) -> None:
    assert sorted(set(drawn(strategy()))) == every


@pytest.mark.parametrize(
    ("strategy", "pool"),
    [
        (own.given_names, own.GIVEN_NAMES),
        (own.family_names, own.FAMILY_NAMES),
        (own.words, own.WORDS),
    ],
)
def test_pools_are_drawn_from(
    strategy: Callable[[], SearchStrategy[str]], pool: tuple[str, ...]
) -> None:
    found = set(drawn(strategy()))
    assert found <= set(pool)
    assert len(found) > len(pool) // 2


def test_full_names_are_a_given_and_a_family_name() -> None:
    parts = [name.split(" ") for name in drawn(own.full_names())]
    assert {first for first, _ in parts} <= set(own.GIVEN_NAMES)
    assert {last for _, last in parts} <= set(own.FAMILY_NAMES)


def test_times_go_to_the_last_minute_of_the_day() -> None:
    times = drawn(own.times())
    assert (min(times), max(times)) == (datetime.time(0), datetime.time(23, 59))


@pytest.mark.parametrize(("low", "high"), [(2, 4), (0, 1), (3, 3)])
def test_several_have_every_count_between_two(low: int, high: int) -> None:
    counts = {len(some) for some in drawn(own.several(own.words(), low, high))}
    assert counts == set(range(low, high + 1))


def test_phrases_are_different_words_of_which_the_first_is_capitalised() -> None:
    phrases = drawn(own.phrases())
    assert {len(phrase.split(" ")) for phrase in phrases} == {2, 3, 4}
    for phrase in phrases:
        assert phrase == phrase.lower().capitalize()
        chosen = phrase.lower().split(" ")
        assert len(set(chosen)) == len(chosen)
        assert set(chosen) <= set(own.WORDS)
    assert {len(phrase.split(" ")) for phrase in drawn(own.phrases(1, 5))} == {1, 2, 3, 4, 5}


def test_file_names_are_two_words_and_three_digits() -> None:
    numbers, differing = set(), False
    for name in drawn(own.file_names("md")):
        stem, _, extension = name.partition(".")
        first, second, number = stem.split("_")
        assert {first, second} <= set(own.WORDS)
        assert (len(number), extension) == (3, "md")
        numbers.add(int(number))
        differing |= first != second
    assert differing
    assert min(numbers) == 0
    assert max(numbers) == 999


def test_phone_numbers_begin_with_their_prefix() -> None:
    numbers = [int(text.removeprefix("+49")) for text in drawn(own.phone_numbers("+49"))]
    assert min(numbers) == 2_000_000_000
    assert max(numbers) == 9_999_999_999
    assert all(len(text) == 12 and text.startswith("+1") for text in drawn(own.phone_numbers()))


@pytest.mark.parametrize("length", [0, 1, 7])
def test_codes_have_their_length(length: int) -> None:
    assert {len(code) for code in drawn(own.codes(length))} == {length}


def test_codes_have_letters_of_both_cases_and_digits() -> None:
    letters = set("".join(drawn(own.codes(9))))
    assert letters >= set("azAZ09")


def test_what_is_made_depends_on_its_generator_alone() -> None:
    made = own.made(lambda random: random.random())
    found = drawn(made)
    assert len(set(found)) > 90
    assert drawn(made) == found
    assert {Random(0).random(), Random(2**64 - 1).random()} <= set(found)


def test_nothing_is_left_without_everything() -> None:
    with pytest.raises(Unsatisfiable):
        drawn(own.without(own.one_of("a"), "a"))
