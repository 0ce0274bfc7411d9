"""Noughts and crosses against the page, which is careless more often than not."""

from __future__ import annotations

from functools import cache
from typing import Final

from task_suites.mobile_miniwob.seedrandom import SeedRandom

Board = str
"""Nine cells, row by row: x is ours, o theirs, a dot is free."""
CARELESS: Final = 55
"""How many times in a hundred the page's player moves anywhere, by its own account."""
BEGINS_ABOVE: Final = 50
"""Of a hundred; the page moves first where it draws more."""
LINES: Final = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
LOOKS: Final = (
    ((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    ((1, 0, 2), (4, 3, 5), (7, 6, 8)),
    ((2, 0, 1), (5, 3, 4), (8, 6, 7)),
    ((0, 4, 8), (4, 0, 8), (8, 0, 4), (2, 4, 6), (4, 2, 6), (6, 2, 4)),
    ((0, 3, 6), (3, 0, 6), (6, 0, 3)),
    ((1, 4, 7), (4, 1, 7), (7, 1, 4)),
    ((2, 5, 8), (5, 2, 8), (8, 2, 5)),
)
"""How the page looks for lines of two: a gap and the cells beside it."""


def best_move(board: Board) -> int:
    """The cell from which a game is won most often."""
    return max(_free(board), key=lambda cell: (round(_chance(_put(board, cell, "x")), 9), -cell))


@cache
def _chance(board: Board) -> float:
    """That a game is won where the page moves next."""
    if _won(board, "x"):
        return 1.0
    free = _free(board)
    if not free:
        return 0.0
    careless = sum(_after(_put(board, cell, "o")) for cell in free) / len(free)
    careful = [cell for side in "ox" for cell in free if _won(_put(board, cell, side), side)]
    if not careful:
        return careless
    kept = _after(_put(board, careful[0], "o"))
    return (CARELESS * careless + (100 - CARELESS) * kept) / 100


@cache
def _after(board: Board) -> float:
    """That a game is won where we move next."""
    if _won(board, "o") or not _free(board):
        return 0.0
    return max(_chance(_put(board, cell, "x")) for cell in _free(board))


def _free(board: Board) -> list[int]:
    return [cell for cell, mark in enumerate(board) if mark == "."]


def _put(board: Board, cell: int, mark: str) -> Board:
    return board[:cell] + mark + board[cell + 1 :]


def _won(board: Board, mark: str) -> bool:
    return any(all(board[cell] == mark for cell in line) for line in LINES)


def can_be_won(seed: int) -> bool:
    """Whether the page loses at a seed to who plays by `best_move`; four games in five it does.

    A game that no play can win would say nothing about who plays it.
    """
    chance, board = SeedRandom(str(seed)), "." * 9
    if chance.randi(0, 100) > BEGINS_ABOVE:
        board = _page_moves(board, chance)
    while "." in board:
        board = _put(board, best_move(board), "x")
        if _won(board, "x"):
            return True
        if "." in board:
            board = _page_moves(board, chance)
        if _won(board, "o"):
            return False
    return False


def _page_moves(board: Board, chance: SeedRandom) -> Board:
    """As the page does: somewhere, or where it wins, or where it keeps us from winning."""
    free = _free(board)
    careless = chance.randi(0, 100) < CARELESS or len(free) == 9
    cell = None if careless else _careful(board)
    return _put(board, chance.sample(free) if cell is None else cell, "o")


def _careful(board: Board) -> int | None:
    """The page knows seven ways to see a gap in a line, and heeds the last that sees one."""
    for side in "ox":
        seen = [[place[0] for place in look if _is_gap(board, side, *place)] for look in LOOKS]
        gaps = [first for first, *_ in filter(None, seen)]
        if gaps:
            return gaps[-1]
    return None


def _is_gap(board: Board, side: str, gap: int, one: int, other: int) -> bool:
    return board[gap] == "." and board[one] == board[other] == side
