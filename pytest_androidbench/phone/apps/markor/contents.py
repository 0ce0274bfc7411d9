"""The table of contents above a page: which headings it has, and how that is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.markdown import MarkdownHeading, parse, plain
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

TITLE: Final = "Table of contents"
LEVELS: Final = tuple(range(1, 7))


def with_contents(text: str, levels: Iterable[int], title: str) -> str:
    """A Markdown text under a table of its headings of some levels; without any as it is."""
    wanted = set(levels)
    found = [
        (block.level, plain(block.spans))
        for block in (parse(text) if wanted else ())
        if isinstance(block, MarkdownHeading) and block.level in wanted
    ]
    if not found:
        return text
    least = min(level for level, _ in found)
    rows = "\n".join(f"{'  ' * (level - least)}- {name}" for level, name in found)
    return f"# {title}\n\n{rows}\n\n{text}"


@dataclass(eq=False)
class ChooseLevels(AppScreen[MarkorApp, list[int]]):
    """The levels of headings, to be ticked; closes with them."""

    window: ClassVar[WindowKind] = "dialog"

    levels: Selection[int] = field(default_factory=Selection)

    def build(self) -> w.Widget:
        names = [tr(f"Heading {level}") for level in LEVELS]
        ticked = {LEVELS.index(level) for level in self.levels.rows}
        rows = w.Choices(names, self.toggle, checked=ticked, many=True)
        buttons = ok_cancel(partial(self.close, self.levels.rows), self.close)
        return w.Dialog(tr(TITLE), body=rows, buttons=buttons, title_id="~alertTitle")

    def toggle(self, place: int) -> None:
        """Tick a level, or no longer."""
        self.levels.toggle(LEVELS[place])
