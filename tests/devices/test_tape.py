"""What answers from a tape, and what asks the device, however requests follow each other."""

from __future__ import annotations

from functools import partial

import pytest

from pytest_androidbench.devices.link.asking import NOBODY, Request
from pytest_androidbench.devices.tape import Answered, Outermost, Player, Recorder
from pytest_androidbench.errors import DeviceGone

RESET = Request("reset", resets=True)
ADD = Request("add")
LOOK = Request("look", changes=False)


class Counter:
    """A device that counts: a reset begins anew."""

    def __init__(self) -> None:
        self.value = 0
        self.asked: list[str] = []

    def answer(self, request: Request) -> int:
        self.asked.append(request.what)
        if request.resets:
            self.value = 0
        elif request.changes:
            self.value += 1
        return self.value

    def ask(self, between: Recorder | Player | Outermost, *requests: Request) -> list[int]:
        return [between.ask(each, partial(self.answer, each)) for each in requests]


def taped(device: Counter, *requests: Request) -> list[Answered]:
    recorder = Recorder()
    device.ask(recorder, *requests)
    device.asked.clear()
    return recorder.tape


def test_a_recorder_keeps_requests_with_their_answers() -> None:
    device = Counter()
    tape = taped(device, RESET, ADD, LOOK)
    assert [each.told for each in tape] == [(RESET, 0), (ADD, 1), (LOOK, 1)]
    assert tape[1].live() == 2


def test_a_recorder_keeps_nothing_of_what_raises() -> None:
    def fail() -> int:
        raise DeviceGone("no")

    recorder = Recorder()
    with pytest.raises(DeviceGone):
        recorder.ask(ADD, fail)
    assert recorder.tape == []


def test_what_is_on_the_tape_is_not_asked() -> None:
    device = Counter()
    player = Player(taped(device, ADD, ADD, LOOK))
    device.value = 7
    assert device.ask(player, ADD, ADD, LOOK) == [1, 2, 2]
    assert (device.asked, device.value) == ([], 7)


def test_an_empty_tape_answers_nothing() -> None:
    device = Counter()
    assert device.ask(Player([]), ADD, RESET, ADD) == [1, 0, 1]
    assert device.asked == ["add", "reset", "add"]


def test_what_differs_is_asked_of_the_device_as_it_would_be_then() -> None:
    device = Counter()
    player = Player(taped(device, RESET, ADD, ADD, LOOK))
    device.value = 7
    assert device.ask(player, RESET, ADD, LOOK, ADD, ADD) == [0, 1, 1, 2, 3]
    assert device.asked == ["reset", "add", "look", "add", "add"]


def test_a_tape_that_begins_without_a_reset_is_caught_up_with_from_its_beginning() -> None:
    device = Counter()
    player = Player(taped(device, ADD, ADD, LOOK))
    device.value = 0
    assert device.ask(player, ADD, ADD, ADD) == [1, 2, 3]
    assert device.asked == ["add", "add", "add"]


def test_a_tape_is_caught_up_with_from_its_last_reset() -> None:
    device = Counter()
    player = Player(taped(device, ADD, RESET, ADD, RESET, ADD, LOOK))
    assert device.ask(player, ADD, RESET, ADD, RESET, ADD, ADD)[-1] == 2
    assert device.asked == ["reset", "add", "add"]


def test_what_is_beyond_the_end_is_asked_once_it_was_caught_up_with() -> None:
    device = Counter()
    player = Player(taped(device, RESET, ADD))
    assert device.ask(player, RESET, ADD, LOOK, LOOK) == [0, 1, 1, 1]
    assert device.asked == ["reset", "add", "look", "look"]


def test_a_reset_goes_on_with_the_tape_ahead_or_else_with_what_lies_behind() -> None:
    device = Counter()
    player = Player(taped(device, RESET, ADD, RESET, ADD, ADD))
    assert device.ask(player, RESET, LOOK) == [0, 0]
    device.asked.clear()
    assert device.ask(player, RESET, ADD, ADD) == [0, 1, 2]
    assert device.asked == []
    assert device.ask(player, RESET, ADD, ADD) == [0, 1, 2]
    assert device.asked == ["reset", "add", "add"]


def test_a_reset_may_be_the_last_of_the_tape() -> None:
    device = Counter()
    player = Player(taped(device, RESET, ADD, RESET))
    assert device.ask(player, RESET, LOOK, RESET) == [0, 0, 0]
    assert device.asked == ["reset", "look"]


def test_a_reset_that_is_not_on_the_tape_is_asked_of_the_device() -> None:
    other = Request("another", resets=True)
    device = Counter()
    player = Player(taped(device, RESET, ADD))
    device.value = 7
    assert device.ask(player, other, ADD) == [0, 1]
    assert device.asked == ["another", "add"]


def test_the_same_words_with_other_data_ask_something_else() -> None:
    device = Counter()
    player = Player(taped(device, Request("add", b"1"), LOOK))
    device.value = 0
    assert device.ask(player, Request("add", b"2"), LOOK) == [1, 1]
    assert device.asked == ["add", "look"]


def test_a_device_that_answers_otherwise_is_told_of_briefly() -> None:
    device = Counter()
    long = Request("x" * 200)
    player = Player(taped(device, long))
    device.ask(player, long)
    with pytest.raises(DeviceGone) as told:
        device.ask(player, ADD)
    assert str(told.value) == f"it answers otherwise than before: {'x' * 120}"


def test_what_is_asked_while_something_is_answered_is_part_of_that() -> None:
    recorder, device = Recorder(), Counter()
    outermost = Outermost(recorder)

    def both() -> int:
        return outermost.ask(ADD, lambda: device.answer(ADD)) + 10

    assert outermost.ask(RESET, both) == 11
    assert outermost.ask(LOOK, lambda: device.answer(LOOK)) == 1
    assert [each.told for each in recorder.tape] == [(RESET, 11), (LOOK, 1)]


def test_what_raises_ends_with_its_own_request() -> None:
    recorder = Recorder()
    outermost = Outermost(recorder)

    def fail() -> int:
        raise DeviceGone("no")

    with pytest.raises(DeviceGone):
        outermost.ask(ADD, fail)
    assert outermost.ask(LOOK, lambda: 4) == 4
    assert [each.told for each in recorder.tape] == [(LOOK, 4)]


def test_nobody_asks_the_device() -> None:
    assert NOBODY.ask(ADD, lambda: 5) == 5
