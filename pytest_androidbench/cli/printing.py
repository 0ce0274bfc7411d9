"""How the commands print what has styles, in colour where somebody looks, and write files."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from pytest_androidbench.report.lines import COLOURS, NARROW, Piece, TextLine
from pytest_androidbench.texts import clean


def terminal_width() -> int:
    """Columns of the terminal, or of what a pipe is taken for."""
    return shutil.get_terminal_size((NARROW, 24)).columns


def print_lines(lines: Iterable[TextLine]) -> None:
    """Print lines in their styles; click leaves those out that go into a pipe or a file."""
    # https://no-color.org: set to anything, it is meant.
    colour = False if os.environ.get("NO_COLOR") else None
    for line in lines:
        click.echo("".join(map(_painted, line.pieces)), color=colour)


def write_file(path: Path, data: bytes) -> None:
    """Write what a command was asked for, in place of what is there.

    Raises:
        click.ClickException: the disk refuses it.
    """
    with writing(path):
        path.write_bytes(data)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Say of a file that is being written, and that the disk refuses, which one it is and why.

    Raises:
        click.ClickException: the disk refuses it.
    """
    try:
        yield
    except OSError as error:
        raise click.ClickException(
            clean(f"cannot write {path}: {error.strerror or error}")
        ) from error


def _painted(piece: Piece) -> str:
    if not piece.style:
        return piece.text
    bold, dim = piece.style == "strong", piece.style == "faint"
    return click.style(piece.text, fg=COLOURS.get(piece.style), bold=bold, dim=dim)
