"""Files that list cases: what is pinned, and what is in quarantine. One JSON object a line.

    {"task": "shop/BuyMilk", "params": {"litres": 0}, "why": "zero litres are never bought"}
    {"task": "shop/BuyMilk", "seed": 31, "why": "flaky on slow phones", "since": "2026-11-02"}

Empty lines and lines that begin with `#` are left out. A key that is not known is an error: it
would be a misspelt one, and what it says would not be done.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeVar

from pytest_androidbench.codec import from_json, from_plain, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.texts import clean

T = TypeVar("T")

PINNED_SEED: Final = 0
"""The seed of a pinned case that names none."""
OWN_PIN: Final = "pin.jsonl"
"""In the folder of an attempt that a study has made: the case it is, to be run again."""
FOUND_PINS: Final = "pins.jsonl"
"""In a run directory: the cases that its studies have found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pin:
    """A found case that is run whatever seeds are chosen."""

    task: str
    """Suite and id, as `android_world/ContactsAddContact`."""
    params: dict[str, Any] | None = None
    """Values by name, as a record keeps them; a param that is not named is drawn by the seed."""
    seed: int | None = None
    why: str = ""
    """What was found, in a sentence."""

    @property
    def name(self) -> str:
        """What tells the pinned cases of a task apart, the same wherever the file lies."""
        return hashlib.sha256(to_json([self.params or {}, self.drawn_by])).hexdigest()[:8]

    @property
    def drawn_by(self) -> int:
        """The seed its cell has."""
        return PINNED_SEED if self.seed is None else self.seed


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A task, or one of its seeds, that is in quarantine."""

    task: str
    """Suite and id."""
    why: str
    since: date
    seed: int | None = None
    """None = whatever the seed."""

    @property
    def told(self) -> str:
        """Since when and why."""
        return clean(f"in quarantine since {self.since}: {self.why}")


def read_pins(path: Path) -> tuple[Pin, ...]:
    """Read the cases of a pin file, each once.

    Raises:
        RunDirectoryError: it cannot be read; says which line.
    """
    found: dict[tuple[str, str], Pin] = {}
    for number, pin in _objects(path, Pin, ("task", "params", "seed", "why")):
        if pin.params is None and pin.seed is None:
            raise _wrong(path, number, 'it has neither "params" nor "seed": one says which case')
        found.setdefault((pin.task, pin.name), pin)
    return tuple(found.values())


def read_held(path: Path) -> tuple[Held, ...]:
    """Read a quarantine list.

    Raises:
        RunDirectoryError: it cannot be read; says which line.
    """
    found = []
    for number, held in _objects(path, Held, ("task", "seed", "why", "since")):
        if not held.why.strip():
            raise _wrong(path, number, '"why" is empty: say what is wrong with it')
        found.append(held)
    return tuple(found)


def pin_lines(pins: Iterable[Pin]) -> bytes:
    """Cases as a pin file holds them."""
    return b"".join(to_json(_said(pin)) + b"\n" for pin in pins)


def _said(pin: Pin) -> dict[str, Any]:
    told = {"task": pin.task, "params": pin.params, "seed": pin.seed, "why": pin.why}
    return {name: value for name, value in told.items() if value is not None}


def _objects(path: Path, kind: type[T], keys: Collection[str]) -> Iterator[tuple[int, T]]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RunDirectoryError(f"{path} cannot be read: {error}") from error
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, _object(path, number, line, kind, keys)


def _object(path: Path, number: int, line: str, kind: type[T], keys: Collection[str]) -> T:
    try:
        plain = from_json(dict[str, Any], line)
        made = from_plain(kind, plain)
    except CodecError as error:
        raise _wrong(path, number, str(error)) from error
    if unknown := sorted(plain.keys() - set(keys)):
        rule = f"it has {', '.join(unknown)}; the keys are {', '.join(keys)}"
        raise _wrong(path, number, rule)
    if (plain.get("seed") or 0) < 0:
        raise _wrong(path, number, f"seed {plain['seed']} is below 0")
    suite, slash, task = str(plain["task"]).partition("/")
    if not (suite and slash and task):
        raise _wrong(path, number, f"task {plain['task']!r} is not written suite/Id")
    return made


def _wrong(path: Path, number: int, rule: str) -> RunDirectoryError:
    return RunDirectoryError(clean(f"{path}, line {number}: {rule}"))
