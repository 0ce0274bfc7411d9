"""Rows of Android's providers, as the command `content` prints and takes them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote

_ROW: Final = re.compile(r"^Row: (\d+) ", re.MULTILINE)


def query_rows(
    device: Device, uri: str, columns: Sequence[str], *, root: bool = False
) -> list[dict[str, str]]:
    """The rows of a provider's table by column, as `read_rows` has them."""
    script = querying(uri, columns)
    return read_rows(device.shell(script, root=root, reads=True).text, columns)


def querying(uri: str, columns: Sequence[str]) -> str:
    """A command that prints rows."""
    return f"content query --uri {quote(uri)} --projection {':'.join(columns)}"


def inserting(uri: str, values: Mapping[str, str]) -> str:
    """A command that adds a row: values by `column:type`, the type a letter as `content` has it."""
    binds = " ".join(f"--bind {quote(f'{name}:{value}')}" for name, value in values.items())
    return f"content insert --uri {quote(uri)} {binds}"


def read_rows(printed: str, columns: Sequence[str]) -> list[dict[str, str]]:
    """Rows by column; values may hold commas, equals signs and line breaks.

    The columns have to be the query's projection, in its order: only by knowing them can a
    value be told from the next column's name. A NULL reads as "".
    """
    starts = _starts(printed)
    ends = [*(start for start, _ in starts[1:]), len(printed)]
    bodies = [printed[body:end] for (_, body), end in zip(starts, ends, strict=False)]
    return [_row(body.removesuffix("\n").removesuffix("\r"), columns) for body in bodies]


def _starts(printed: str) -> list[tuple[int, int]]:
    """Where each row and its body begin; a value that looks like a row has the wrong number."""
    starts: list[tuple[int, int]] = []
    for found in _ROW.finditer(printed):
        if int(found[1]) == len(starts):
            starts.append((found.start(), found.end()))
    return starts


def _row(body: str, columns: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    rest = body.removeprefix(f"{columns[0]}=")
    for column, following in pairwise(columns):
        values[column], _, rest = rest.partition(f", {following}=")
    values[columns[-1]] = rest
    return {column: "" if value == "NULL" else value for column, value in values.items()}
