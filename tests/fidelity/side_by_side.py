"""Our dumps beside the real screens' outlines: what is counted, and the page that shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tests.fidelity.outlines import FLAGS, Element, Outline, Outlined
from tests.fidelity.pairing import Node, Pairs, called, differences, pair, short
from tests.fidelity.visiting import Visitor

OURS: Final = 84
"""Columns of the left side."""
INTRODUCTION: Final = """\
# Thirty screens beside their sources

Written by `python -m tests.fidelity --beside`, from what was read off the sources
(`tests/fidelity/beside`) and off the phone; [fidelity.md](fidelity.md) has the counts.

Left is the phone's dump, right the elements of the source, each with file and line. Classes and ids
are shown by their last words and compared in full; `k` is checkable, `c` clickable, `f` focusable,
`l` long-clickable, `s` scrollable, `p` password. `<` is an element that we lack, `>` a node that
only we have, `~` one that differs: why stands below the screen. An element with `*` stands for all
rows of its kind, of which the first is shown. What a view makes for itself - the views in a bar,
around a text field, around a page of a pager - has the line of that view.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """A screen of ours, and the outline of the real one."""

    outlined: Outlined
    outline: Outline
    pairs: Pairs

    @property
    def name(self) -> str:
        """The app and the screen."""
        return f"{self.outlined.table.name}, {self.outline.screen.name}"

    @property
    def elements(self) -> int:
        """How many elements the real screen has."""
        return len(self.outline.elements)

    @property
    def same(self) -> int:
        """How many of them are so on ours."""
        return len(self.pairs.same)

    @property
    def reasons(self) -> list[str]:
        """Why it differs where it does, each reason once."""
        whys = [e.why for e in self.outline.elements if e.why] + list(self.outline.ours.values())
        return [self.outlined.reasons[why] for why in dict.fromkeys(whys)]

    @property
    def sources(self) -> list[str]:
        """The files that its elements were seen in."""
        keys = dict.fromkeys(element.file for element in self.outline.elements)
        return [f"`{key}` = {self._file(key)}" for key in keys]

    def _file(self, key: str) -> str:
        source, _, path = self.outlined.files[key].partition(" ")
        found = self.outlined.sources[source]
        return f"{found.repository} `{found.commit[:12]}` {path}"


def look(visiting: Visitor, outlined: Outlined) -> list[Beside]:
    """Go to an app's screens, and pair them."""
    return [
        Beside(outlined=outlined, outline=one, pairs=pair(one, visiting.see(one.screen)))
        for one in outlined.screens
    ]


def page(screens: list[Beside]) -> str:
    """The page that shows them all."""
    return "\n".join([INTRODUCTION, *(_section(one) for one in screens)])


def _section(one: Beside) -> str:
    lines = [
        f"## {one.name}",
        "",
        f"{one.same} of {one.elements} elements are so. {'; '.join(one.sources)}.",
        "",
        "```",
        *(line.rstrip() for line in _rows(one)),
        "```",
        "",
        *(f"- {reason}" for reason in one.reasons),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _rows(one: Beside) -> Iterator[str]:
    pairs, elements = one.pairs, one.outline.elements
    found = {element: node for node, element in (pairs.same | pairs.near).items()}
    waiting = iter([(element, found.get(element)) for element in elements])
    for node in pairs.nodes:
        if node in pairs.repeats or any(above in pairs.repeats for above in node.iterancestors()):
            continue
        element = pairs.same.get(node) or pairs.near.get(node)
        if element is None:
            yield f"> {_ours(node)}"
            continue
        for missed, place in waiting:
            if missed is element:
                break
            if place is None:
                yield f"< {'':{OURS}}{_theirs(missed)}"
        yield f"{'~' if node in pairs.near else ' '} {_ours(node):{OURS}}{_theirs(element)}"
    yield from (f"< {'':{OURS}}{_theirs(missed)}" for missed, place in waiting if place is None)


def _ours(node: Node) -> str:
    depth = sum(1 for _ in node.iterancestors("node"))
    flags = "".join(letter for letter, name in FLAGS.items() if node.get(name) == "true")
    said = node.get("text") or node.get("content-desc") or ""
    line = " " * depth + called(node) + (f" [{flags}]" if flags else "")
    return (line + (f' "{" ".join(said.split())}"' if said else ""))[: OURS - 2]


def _theirs(element: Element) -> str:
    letters = {name: letter for letter, name in FLAGS.items()}
    flags = "".join(letters[name] for name in FLAGS.values() if name in (element.flags or ()))
    many = "*" if element.many else ""
    told = f" [{flags}]" if element.flags is not None else ""
    said = element.text or element.desc
    line = f"{short(element)}{many}{told}" + (f' "{said}"' if said else "")
    return f"{line} {element.file}:{element.line}"


def table(screens: list[Beside]) -> str:
    """The table of fidelity.md: a line for each screen, and the totals."""
    total, same = sum(one.elements for one in screens), sum(one.same for one in screens)
    lines = ["| screen | elements | so here | what differs, and why |", "|---|---|---|---|"]
    lines += [
        f"| {one.name} | {one.elements} | {one.same} | {' '.join(one.reasons) or 'nothing'} |"
        for one in screens
    ]
    return "\n".join([*lines, f"| all | {total} | {same} | {same / total:.1%} |"])


def unlike(one: Beside) -> Iterator[str]:
    """What differs of nodes that come near, for whoever mends."""
    for node, element in one.pairs.near.items():
        yield f"{short(element)}: {', '.join(differences(element, node))}"
