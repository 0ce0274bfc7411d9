"""Changed codes of a function are called beside it: which do the same, and what nobody notices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from pytest_androidbench.devices.link.asking import NOBODY, Between, Request
from pytest_androidbench.mutants.likeness import Likeness
from pytest_androidbench.mutants.tracing import Bound
from pytest_androidbench.plugin.conduct.comparing import Comparing, Listening

T = TypeVar("T")
NUMBER = Request("number")


class Phone:
    """Answers a number, through whoever is asked in its place."""

    def __init__(self) -> None:
        self.between: Between = NOBODY
        self.asked = 0

    def ask(self, request: Request = NUMBER) -> int:
        return self.between.ask(request, self._live)

    @contextmanager
    def asking(self, between: Between) -> Iterator[None]:
        before, self.between = self.between, between
        yield
        self.between = before

    def _live(self) -> int:
        self.asked += 1
        return 7


def comparison(
    function: Any, changed: Iterable[Any], calls: Callable[[], object], phone: Phone | None = None
) -> tuple[Comparing, object]:
    """Some functions beside the first, and what the calls give."""
    phone = phone or Phone()
    phone.between = listening = Listening(NOBODY)
    likeness = Likeness(
        shared=lambda value: isinstance(value, Phone), open=lambda value: isinstance(value, Box)
    )
    comparing = Comparing(
        function, {number: each.__code__ for number, each in enumerate(changed)},
        Bound(calls=1000, lines=1000), listening, phone.asking, likeness,
    )  # fmt: skip
    original = function.__code__
    function.__code__ = comparing.code
    try:
        given = calls()
        return comparing, given
    finally:
        function.__code__ = original
        comparing.end()


def compared(
    function: Any, changed: Iterable[Any], calls: Callable[[], object], phone: Phone | None = None
) -> tuple[set[int], object]:
    """Which of some functions do in all calls what the first does, and what the calls give."""
    comparing, given = comparison(function, changed, calls, phone)
    return comparing.alike, given


class Box:
    def __init__(self, *things: str) -> None:
        self.things = list(things)


def plain(number: int, by: int = 2) -> int:
    return number * by


def test_what_gives_the_same_is_alike_and_what_does_not_is_not() -> None:
    others = [lambda number, by: by * number, lambda number, by: number + by]
    alike, given = compared(plain, others, lambda: (plain(2), plain(2, by=2)))
    assert (alike, given) == ({0, 1}, (4, 4))
    alike, given = compared(plain, others, lambda: (plain(2), plain(3)))
    assert (alike, given) == ({0}, (4, 6))
    assert plain(3) == 6
    assert not [name for name in plain.__globals__ if "androidbench_called" in name]


def as_number(number: int) -> float:
    return number


def test_a_number_of_another_type_is_another() -> None:
    assert compared(as_number, [lambda number: number * 1.0], lambda: as_number(1))[0] == set()


def grown(things: list[str]) -> int:
    things.append("one")
    return len(things)


def test_each_has_what_is_given_for_itself_and_leaves_the_same_of_it() -> None:
    things: list[str] = []

    def same(things: list[str]) -> int:
        things += ["one"]
        return len(things)

    def unlike(things: list[str]) -> int:
        return len(things) + 1

    alike, _ = compared(grown, [same, unlike], lambda: grown(things))
    assert alike == {0}
    assert things == ["one"]


def emptied(box: Box) -> None:
    box.things.clear()


def test_an_object_that_is_its_attributes_is_copied_with_them() -> None:
    box = Box("a")
    assert compared(emptied, [lambda box: box and None], lambda: emptied(box))[0] == set()
    assert box.things == []
    assert compared(emptied, [lambda box: box and None], lambda: emptied(Box()))[0] == {0}


def listed(things: Iterable[str]) -> list[str]:
    return list(things)


def test_what_can_be_read_once_is_read_by_the_function_alone() -> None:
    alike, given = compared(listed, [lambda things: [*things]], lambda: listed(iter("ab")))
    assert (alike, given) == (set(), ["a", "b"])
    assert compared(listed, [lambda things: [*things]], lambda: listed("ab"))[0] == {0}


def refusing(number: int) -> int:
    if number > 1:
        raise ValueError(f"{number} is too much")
    return number


def test_the_same_error_is_alike_and_is_raised() -> None:
    def same(number: int) -> int:
        if number >= 2:
            raise ValueError(f"{number} is too much")
        return number

    def never(number: int) -> int:
        return number

    def other(number: int) -> int:
        raise KeyError(number)

    def calls() -> None:
        with pytest.raises(ValueError, match="5 is too much"):
            refusing(5)

    assert compared(refusing, [same, never, other], calls)[0] == {0}


def counted(number: int) -> int:
    return 1 + counted(number - 1) if number else 0


def test_what_calls_itself_is_compared_as_a_whole() -> None:
    def other(number: int) -> int:
        return 2 + counted(number - 2) if number else 0

    def wrong(number: int) -> int:
        return 2 + counted(number - 1) if number else 0

    alike, given = compared(counted, [other, wrong], lambda: counted(4))
    assert (alike, given) == ({0}, 4)


def asked(phone: Phone) -> int:
    return phone.ask()


def test_the_device_is_asked_once_and_answers_all_alike() -> None:
    def twice(phone: Phone) -> int:
        return phone.ask() or phone.ask()

    def another(phone: Phone) -> int:
        return phone.ask(Request("other"))

    def too_often(phone: Phone) -> int:
        phone.ask()
        return phone.ask()

    def never(phone: Phone) -> int:
        return 7

    phone = Phone()
    others = [twice, another, too_often, never]
    assert compared(asked, others, lambda: asked(phone), phone) == ({0}, 7)
    assert phone.asked == 1


def test_what_never_ends_is_not_alike() -> None:
    def endless(number: int, by: int) -> int:
        while True:
            number += 1

    assert compared(plain, [endless], lambda: plain(1))[0] == set()


def kept(things: list[str], number: int) -> int:
    return len(things) + number


def test_where_one_raises_that_was_alike_until_then_is_told() -> None:
    def at_two(things: list[str], number: int) -> int:
        return len(things) + number if number < 2 else len(things[9])

    def earlier(things: list[str], number: int) -> int:
        return len(things[9])

    def unlike_before(things: list[str], number: int) -> int:
        return 7 if number == 1 else len(things[9])

    def after_a_change(things: list[str], number: int) -> int:
        things.clear()
        return len(things[9])

    def in_a_check(things: list[str], number: int) -> int:
        raise AssertionError

    others = [at_two, earlier, unlike_before, after_a_change, in_a_check]
    found, _ = comparison(kept, others, lambda: [kept(["a"], number) for number in (1, 2, 3)])
    assert found.alike == set()
    assert sorted((each.number, each.call, each.kind) for each in found.raised) == [
        (0, 2, "IndexError"),
        (1, 1, "IndexError"),
    ]
    assert found.raised[0].told == "IndexError: list index out of range"
