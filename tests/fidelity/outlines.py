"""Outlines of the real apps' screens, facts read off their sources: read and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.fidelity.facts import BadTable, ScreenFacts, Source, Table, table_of

OUTLINES: Final = Path(__file__).with_name("beside")
FLAGS: Final[Mapping[str, str]] = {
    "k": "checkable", "c": "clickable", "f": "focusable", "l": "long-clickable", "s": "scrollable",
    "p": "password",
}  # fmt: skip
"""The letters of an outline, and the flags that they say; a screen's state is none of them."""
_LINE: Final = re.compile(
    r"(?P<indent> *)(?P<cls>[\w.$]+)(?P<many>\*?)(?: #(?P<id>\S+))?(?: \[(?P<flags>[a-z]*)\])?"
    r'(?: "(?P<text>[^"]*)")?(?: desc="(?P<desc>[^"]*)")?'
    r" @(?P<file>\w+):(?P<line>\d+)(?: !(?P<why>\w+))?"
)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Element:
    """One element of a real screen."""

    cls: str
    """Class in full, as a dump names it."""
    id: str
    """Id in full; "" where it has none."""
    flags: frozenset[str] | None
    """All flags of `FLAGS` that it has; None where the source does not tell."""
    text: str
    """"" where it has none, or where it is no fact."""
    desc: str
    many: bool
    """Whether it stands for a row of alike siblings."""
    file: str
    """Key of the file where it was seen."""
    line: int
    why: str
    """Key of the reason why ours is not so; "" where it is."""
    kids: list[Element] = field(default_factory=list)

    def walk(self) -> Iterator[Element]:
        """This one and all below, in the order of a dump."""
        yield self
        for kid in self.kids:
            yield from kid.walk()


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """A real screen beside ours."""

    screen: ScreenFacts
    """How to come to ours: a screen of the app's table."""
    roots: tuple[Element, ...]
    ours: Mapping[str, str]
    """Nodes of ours alone, as `Class #id`, and the keys of why."""

    @property
    def elements(self) -> list[Element]:
        """All elements, in the order of a dump."""
        return [element for root in self.roots for element in root.walk()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlined:
    """The outlines of an app."""

    table: Table
    files: Mapping[str, str]
    """A source's key and a path, by the keys that outlines have."""
    sources: Mapping[str, Source]
    reasons: Mapping[str, str]
    screens: tuple[Outline, ...]


def parse(outline: str, package: str) -> tuple[Element, ...]:
    """Read an outline: a line for each element, two blanks deeper than the one that holds it.

    Raises:
        BadTable: a line is none.
    """
    roots: list[Element] = []
    above: list[Element] = []
    for text in filter(str.strip, outline.splitlines()):
        found = _LINE.fullmatch(text)
        depth = len(found["indent"]) // 2 if found else 0
        if found is None or depth > len(above):
            raise BadTable(f"no line of an outline: {text!r}")
        element = _element(found, package)
        (above[depth - 1].kids if depth else roots).append(element)
        above[depth:] = [element]
    return tuple(roots)


def _element(found: re.Match[str], package: str) -> Element:
    name, letters = found["id"] or "", found["flags"]
    return Element(
        cls=found["cls"] if "." in found["cls"] else f"android.widget.{found['cls']}",
        id=name if ":" in name or not name else f"{package}:id/{name}",
        flags=None if letters is None else frozenset(FLAGS[letter] for letter in letters),
        text=found["text"] or "",
        desc=found["desc"] or "",
        many=bool(found["many"]),
        file=found["file"],
        line=int(found["line"]),
        why=found["why"] or "",
    )


def names() -> list[str]:
    """The apps that have outlines."""
    return sorted(path.stem for path in OUTLINES.glob("*.toml"))


def outlined(name: str) -> Outlined:
    """The outlines of an app.

    Raises:
        BadTable: they say something that cannot be.
        KeyError: they lack something, or name what there is not.
    """
    data = tomllib.loads((OUTLINES / f"{name}.toml").read_text("utf-8"))
    table = table_of(data.get("table", name))
    screens = {screen.name: screen for screen in table.screens}
    more = {key: Source(**source) for key, source in data.get("sources", {}).items()}
    found = Outlined(
        table=table,
        files=data["files"],
        sources={**table.sources, **more},
        reasons=data.get("reasons", {}),
        screens=tuple(
            Outline(
                screen=screens[one["name"]],
                roots=parse(one["outline"], data.get("package", table.package)),
                ours=one.get("ours", {}),
            )
            for one in data["screens"]
        ),
    )
    _check(found)
    return found


def _check(found: Outlined) -> None:
    for path in found.files.values():
        if path.split(" ")[0] not in found.sources:
            raise BadTable(f"{found.table.name}: {path} is of no source")
    for one in found.screens:
        for element in one.elements:
            if element.file not in found.files or element.why not in {"", *found.reasons}:
                raise BadTable(f"{found.table.name}, {one.screen.name}: {element}")
        if lacking := set(one.ours.values()) - found.reasons.keys():
            raise BadTable(f"{found.table.name}, {one.screen.name}: no reason {lacking}")
