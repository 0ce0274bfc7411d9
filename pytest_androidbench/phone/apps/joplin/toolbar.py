"""The buttons under the editor, and what they do to the text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.joplin.look import BUTTON
from pytest_androidbench.phone.kit.writing import edits
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ATTACH, TIME, HIDE = "Attach", "Insert time", "Hide keyboard"
HEADERS: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolButton:
    """A button: its name, and its sign as an icon or letters."""

    name: str
    icon: str = ""
    letters: str = ""


BUTTONS: Final = (
    ToolButton(name="Bold", icon="format_bold"),
    ToolButton(name="Italic", icon="format_italic"),
    ToolButton(name="Code", icon="code"),
    ToolButton(name="KaTeX", icon="functions"),
    ToolButton(name="Link", icon="link"),
    ToolButton(name="Unordered list", icon="format_list_bulleted"),
    ToolButton(name="Ordered list", icon="format_list_numbered"),
    ToolButton(name="Task list", icon="checklist"),
    ToolButton(name="Decrease indent level", icon="chevron_left"),
    ToolButton(name="Increase indent level", icon="chevron_right"),
    *(ToolButton(name=f"Header {n}", letters=f"H{n}") for n in range(1, HEADERS + 1)),
    ToolButton(name=ATTACH, icon="attach_file"),
    ToolButton(name=TIME, icon="schedule"),
    ToolButton(name=HIDE, icon="keyboard_hide"),
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


def button(item: ToolButton, act: Callable[[], None]) -> w.Widget:
    """One button of the row."""
    if item.icon:
        return w.IconButton(item.icon, tr(item.name), on_tap=act, cls=BUTTON)
    letters = w.Text(item.letters, w.TextStyle(18, 700, colour="on_surface_variant"))
    return w.Panel(
        w.Align(letters), width=48, height=48, cls=BUTTON, desc=tr(item.name), on_tap=act
    )
