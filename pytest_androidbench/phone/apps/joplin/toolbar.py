"""The buttons under the editor, and what they do to the text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.joplin.draft import DraftPart
from pytest_androidbench.phone.apps.joplin.react import BUTTON, SCROLL, Glyph
from pytest_androidbench.phone.kit.writing import edits
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ATTACH, TIME, FIND = "Attach", "Insert time", "Find and replace"
HEADERS: Final = 5
SIDE: Final = 54
"""Of a button, in dp."""
SIGN: Final = 22


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolButton:
    """A button: its name, its sign as an icon or letters, and how early it has a place."""

    name: str
    icon: str = ""
    letters: str = ""
    priority: int = 0


GROUPS: Final = (
    (
        ToolButton(name="Bold", icon="format_bold", priority=3),
        ToolButton(name="Italic", icon="format_italic", priority=2),
        ToolButton(name="Code", letters="{;}", priority=2),
        ToolButton(name="KaTeX", icon="functions", priority=1),
        ToolButton(name="Link", icon="link", priority=-3),
    ),
    tuple(
        ToolButton(name=f"Header {n}", letters=f"H{n}", priority=2 if n < 3 else 0)
        for n in range(1, HEADERS + 1)
    ),
    (
        ToolButton(name="Unordered list", icon="format_list_bulleted", priority=-2),
        ToolButton(name="Ordered list", icon="format_list_numbered", priority=-2),
        ToolButton(name="Task list", icon="checklist", priority=-2),
        ToolButton(name="Decrease indent level", icon="chevron_left", priority=-1),
        ToolButton(name="Increase indent level", icon="chevron_right", priority=-1),
    ),
    (
        ToolButton(name=TIME, icon="schedule"),
        ToolButton(name=ATTACH, icon="attach_file"),
        ToolButton(name=FIND, icon="search", priority=-3),
    ),
)
"""The rows of all buttons."""
BY_PRIORITY: Final = sorted(
    (item for group in GROUPS for item in group), key=lambda item: -item.priority
)


def _link(now: edits.Selected) -> edits.Selected:
    """The selection as a link, the caret where its address goes."""
    text = now.text[now.start : now.end]
    return edits.inserted(now, f"[{text}]()", caret=len(text) + 3)


EDITS: Final[Mapping[str, edits.Edit]] = {
    "Bold": partial(edits.wrapped, mark="**"),
    "Italic": partial(edits.wrapped, mark="*"),
    "Code": partial(edits.wrapped, mark="`"),
    "KaTeX": partial(edits.wrapped, mark="$"),
    "Link": _link,
    "Unordered list": partial(edits.by_rules, rules=edits.list_sign("-")),
    "Ordered list": partial(edits.by_rules, rules=edits.ordered()),
    "Task list": partial(edits.by_rules, rules=edits.check_list("-")),
    "Decrease indent level": edits.unindented,
    "Increase indent level": edits.indented,
    **{
        f"Header {n}": partial(edits.by_rules, rules=edits.heading(n))
        for n in range(1, HEADERS + 1)
    },
}
"""The buttons that change the text alone."""


@dataclass(eq=False)
class MarkdownToolbar(DraftPart):
    """A row of the buttons that come first and last, or all of them in rows."""

    unfolded: bool = False

    def build(self, act: Callable[[str], None]) -> w.Widget:
        """The buttons; `act` is given the name of the one that was tapped."""
        rows = self._all(act) if self.unfolded else self._main(act)
        look = w.Look(background="surface_container", border="outline_variant")
        return w.Panel(rows, look=look, width="fill")

    def toggle(self) -> None:
        """Show all buttons, or the main ones again."""
        self.unfolded = not self.unfolded

    def _main(self, act: Callable[[str], None]) -> w.Widget:
        room = int(self.host.width_dp / SIDE)
        each = min((room - 1) // 2, len(BY_PRIORITY) // 2)
        more = _button(ToolButton(name="Show more actions", icon="more_horiz"), self.toggle)
        first, last = BY_PRIORITY[:each], BY_PRIORITY[len(BY_PRIORITY) - each :]
        kids = [*(_named(item, act) for item in first), more, *(_named(i, act) for i in last)]
        return w.Row(*kids, along="center", width="fill", height=SIDE + 6)

    def _all(self, act: Callable[[str], None]) -> w.Widget:
        less = _button(ToolButton(name="Hide more actions", icon="more_horiz"), self.toggle)
        rows = []
        for group in GROUPS:
            kids = [_named(item, partial(self._done, act)) for item in group]
            if group is GROUPS[-1]:
                kids.insert(len(kids) // 2, less)
            line = w.Row(*kids, along="center", height=SIDE)
            rows.append(
                w.Scroll(line, axis="x", key=group[0].name, weight=0, width="fill", fills=True)
            )
        return w.Scroll(*rows, key="toolbar", cls=SCROLL, weight=0)

    def _done(self, act: Callable[[str], None], name: str) -> None:
        self.unfolded = False
        act(name)


def _named(item: ToolButton, act: Callable[[str], None]) -> w.Widget:
    return _button(item, partial(act, item.name))


def _button(item: ToolButton, act: Callable[[], None]) -> w.Widget:
    letters = w.TextStyle(SIGN, colour="on_surface")
    sign = Glyph(item.icon, SIGN) if item.icon else w.Text(item.letters, letters, lines=1)
    return w.Panel(
        w.Align(sign), width=SIDE, height=SIDE, cls=BUTTON, desc=tr(item.name), on_tap=act
    )
