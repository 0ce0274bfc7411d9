"""Pages that answer: a number to guess, buttons to push again, noughts and crosses."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.crosses import Board, best_move, can_be_won
from task_suites.mobile_miniwob.playing import DONE, SEEDS, page_task, play
from task_suites.mobile_miniwob.reading import on_page, submit, texts
from task_suites.mobile_miniwob.seeing import Box, Colour, Sight

HIGHEST: Final = 9
LIT: Final = 60
"""How much lighter a button is that is lit, all three channels together."""
LOOK_SECONDS: Final = 0.1
PATIENCE: Final = 7
"""Looks without light behind which nothing more comes."""


@page_task("guess-number", "game_playing")
def test_guess_number(episode: Episode, page_seed: int) -> None:
    play(episode, "guess-number", page_seed)


@test_guess_number.solution
def guess(pilot: Pilot) -> None:
    low, high = 0, HIGHEST
    while low <= high:
        tried = (low + high) // 2
        told = said_of(pilot, tried)
        if told == "lower":
            high = tried - 1
        elif told == "higher":
            low = tried + 1
        else:
            return
    raise PilotError("the page takes none of the numbers")


@test_guess_number.mistake("gave up after the first one", fails=DONE)
def guess_once(pilot: Pilot) -> None:
    # A number that it is not.
    said_of(pilot, HIGHEST + 1)


@test_guess_number.mistake("no number", fails=DONE)
def guess_nothing(pilot: Pilot) -> None:
    submit(pilot)


def said_of(pilot: Pilot, number: int) -> str:
    """What the page says of a guess: lower, higher, or nothing."""
    pilot.type(None, str(number), id="tt", clear=True)
    submit(pilot)
    for node in texts(pilot):
        if found := re.search(r"number is (lower|higher)", node.text):
            return found[1]
    return ""


@page_task("tic-tac-toe", "game_playing", seeds=SEEDS.filter(can_be_won))
def test_tic_tac_toe(episode: Episode, page_seed: int) -> None:
    play(episode, "tic-tac-toe", page_seed)


@test_tic_tac_toe.solution
def win(pilot: Pilot) -> None:
    while "." in (board := board_seen(pilot)):
        pilot.tap(id=f"ttt-{best_move(board)}")


@test_tic_tac_toe.mistake("stopped after the first move", fails=DONE)
def move_once(pilot: Pilot) -> None:
    pilot.tap(id=f"ttt-{best_move(board_seen(pilot))}")


@page_task("simon-says", "game_playing", "memorization")
def test_simon_says(episode: Episode, page_seed: int) -> None:
    play(episode, "simon-says", page_seed)


@test_simon_says.solution
def say_again(pilot: Pilot) -> None:
    for button in buttons_lit(pilot):
        pilot.tap(id=f"button-{button}")


@test_simon_says.mistake("the other way round", fails=DONE)
def say_in_reverse(pilot: Pilot) -> None:
    shown = buttons_lit(pilot)
    other = shown[::-1] if shown != shown[::-1] else [5 - button for button in shown]
    for button in other:
        pilot.tap(id=f"button-{button}")


@test_simon_says.mistake("one too few", fails=DONE)
def say_less(pilot: Pilot) -> None:
    for button in buttons_lit(pilot)[:-1]:
        pilot.tap(id=f"button-{button}")


def board_seen(pilot: Pilot) -> Board:
    """The marks in the cells."""
    sight = Sight(pilot)
    return "".join(mark_in(sight, on_page(pilot, cell.bounds)) for cell in cells(pilot))


def cells(pilot: Pilot) -> list[Node]:
    """The nine of them, row by row."""
    return [pilot.node(id=f"ttt-{number}") for number in range(9)]


def mark_in(sight: Sight, box: Box) -> str:
    """x, o or a dot for none: a cross has something in its middle, a nought only around it."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    ink = [is_ink(sight.colour(x + a, y + b)) for a in range(-12, 13) for b in range(-12, 13)]
    middle = [is_ink(sight.colour(x + a, y + b)) for a in range(-2, 3) for b in range(-2, 3)]
    return "x" if any(middle) else "o" if any(ink) else "."


def is_ink(colour: Colour) -> bool:
    """Whether a colour is none of an empty cell."""
    return min(colour) < 200


def buttons_lit(pilot: Pilot) -> list[int]:
    """The numbers of the buttons that light up, in order, until none has for a while."""
    usual = shades(pilot)
    seen: list[int] = []
    dark = 0
    was = 0
    while dark < PATIENCE:
        lit = next((n for n, now in enumerate(shades(pilot), 1) if now > usual[n - 1] + LIT), 0)
        if lit and lit != was:
            seen.append(lit)
        dark = 0 if lit else dark + 1
        was = lit
        pilot.wait(LOOK_SECONDS)
    return seen


def shades(pilot: Pilot) -> list[int]:
    """How light each button is."""
    sight = Sight(pilot)
    boxes = [on_page(pilot, pilot.node(id=f"button-{n}").bounds) for n in range(1, 5)]
    return [sum(sight.colour((a + c) / 2, (b + d) / 2)) for a, b, c, d in boxes]
