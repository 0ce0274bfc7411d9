"""Pages with something to reckon, and a field for what comes of it."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import submit, texts
from task_suites.mobile_miniwob.seeing import Sight

OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "x": lambda a, b: a * b,
}


@page_task("simple-arithmetic", "math_counting")
def test_simple_arithmetic(episode: Episode, page_seed: int) -> None:
    play(episode, "simple-arithmetic", page_seed)


@page_task("simple-algebra", "math_counting")
def test_simple_algebra(episode: Episode, page_seed: int) -> None:
    play(episode, "simple-algebra", page_seed)


@page_task("visual-addition", "math_counting")
def test_visual_addition(episode: Episode, page_seed: int) -> None:
    play(episode, "visual-addition", page_seed)


@test_simple_arithmetic.solution
def reckon(pilot: Pilot) -> None:
    answer(pilot, result(pilot))


@test_simple_algebra.solution
def solve(pilot: Pilot) -> None:
    answer(pilot, unknown(pilot))


@test_visual_addition.solution
def count(pilot: Pilot) -> None:
    answer(pilot, blocks(pilot))


@test_simple_arithmetic.mistake("one off", fails=DONE)
def be_one_off(pilot: Pilot) -> None:
    answer(pilot, result(pilot) + 1)


@test_simple_algebra.mistake("with the wrong sign", fails=DONE)
def change_sign(pilot: Pilot) -> None:
    answer(pilot, -unknown(pilot) or 1)


@test_visual_addition.mistake("one too few", fails=DONE)
def count_one_too_few(pilot: Pilot) -> None:
    answer(pilot, blocks(pilot) - 1)


@test_simple_arithmetic.mistake("nothing given", fails=DONE)
@test_simple_algebra.mistake("nothing given", fails=DONE)
@test_visual_addition.mistake("nothing given", fails=DONE)
def submit_nothing(pilot: Pilot) -> None:
    submit(pilot)


@test_visual_addition.mistake("not submitted", fails=DONE)
def keep(pilot: Pilot) -> None:
    pilot.type(None, str(blocks(pilot)), id="math-answer")


def answer(pilot: Pilot, number: int) -> None:
    """Give a number."""
    pilot.type(None, str(number), id="math-answer")
    submit(pilot)


def problem(pilot: Pilot) -> list[str]:
    """The words of what is to be reckoned."""
    for node in texts(pilot):
        if "=" in node.text and len(words := node.text.split()) >= 4:
            return words
    raise PilotError("the page has nothing to reckon")


def result(pilot: Pilot) -> int:
    """What comes of two numbers."""
    first, sign, second, *_ = problem(pilot)
    return OPERATIONS[sign](int(first), int(second))


def unknown(pilot: Pilot) -> int:
    """What x is, as one finds out by trying."""
    first, sign, second, _, wanted = problem(pilot)
    for x in range(-200, 201):
        a, b = (x if word == "x" else int(word) for word in (first, second))
        if OPERATIONS[sign](a, b) == int(wanted):
            return x
    raise PilotError("no x solves what the page has")


def blocks(pilot: Pilot) -> int:
    """How many blue blocks are seen."""
    return len(Sight(pilot).blobs(lambda c: c[2] > 230 and 90 < c[0] < 160, least=20))
