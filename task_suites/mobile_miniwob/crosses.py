"""Noughts and crosses against a player that is careless more often than not."""

from __future__ import annotations

from functools import cache
from typing import Final

Board = str
"""Nine cells, row by row: x is ours, o theirs, a dot is free."""
CARELESS: Final = 0.55
"""How often the page's player moves anywhere, by its own account."""
LINES: Final = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)


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
    return CARELESS * careless + (1 - CARELESS) * kept


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
