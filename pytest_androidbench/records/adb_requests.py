"""What an agent asked of its device over adb by itself: a line of an attempt's file for each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError

REQUESTS: Final = "adb.jsonl"
"""File of an attempt's folder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AdbRequest:
    """One request, in the order they came."""

    step: int
    """Index of the step that it was or, where it was none, of the one that came next."""
    turn: int = 0
    seconds: float = 0.0
    """Since the turn began."""
    kind: str = ""
    """`shell`, a line for the device's shell; `typed`, one typed into a shell; `call`, of
    uiautomator2's server; `http`, another request; `push` and `pull`, of a file; `forward`, of a
    port; `service`, any other; `told`, an action that the agent told of; `unnoted`, how many
    there was no room for."""
    text: str = ""
    steps: int = 0
    """How many steps it counted as."""
    refused: str = ""
    """Name of the limit for which it was not done; "" = it was."""


def read_adb_requests(folder: Path) -> tuple[AdbRequest, ...]:
    """Read the requests of an attempt, up to the first line that was cut off."""
    try:
        lines = (folder / REQUESTS).read_bytes().splitlines()
    except OSError:
        return ()
    requests: list[AdbRequest] = []
    for line in lines:
        try:
            requests.append(from_json(AdbRequest, line))
        except CodecError:
            break
    return tuple(requests)
