"""What Joplin asks: lists under a drop-down, lists in the middle, Android's own alerts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.look import BODY, MARGIN
from pytest_androidbench.phone.apps.joplin.model import Branch
from pytest_androidbench.phone.apps.joplin.react import SCROLL, VIEW, VIEW_GROUP, DottedText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.screen import WindowKind

Label = str | Message
ROW_HEIGHT, INDENT = 60, 32


@dataclass(eq=False)
class DropDown(AppScreen[JoplinApp, int]):
    """The list below a drop-down; closes with the index of the row that was tapped."""

    window: ClassVar[WindowKind] = "popup"
    backdrop: ClassVar[str | None] = VIEW
    anchor_side: ClassVar = "below"

    at: str = ""
    """Key of the drop-down."""
    rows: list[Label] = field(default_factory=list)
    depths: list[int] = field(default_factory=list)
    """How far rows are moved in, where they are a tree."""

    def anchor(self) -> str:
        return self.at

    def build(self) -> w.Widget:
        rows = w.Scroll(
            count=len(self.rows),
            row=self._row,
            row_height=ROW_HEIGHT,
            key="choices",
            cls=SCROLL,
            weight=0,
        )
        look = w.Look(background="background", border="outline_variant", elevation=2)
        return w.Panel(rows, look=look, width=240, cls=VIEW_GROUP)

    def _row(self, place: int) -> w.Widget:
        depth = self.depths[place] if self.depths else 0
        text = w.Panel(
            w.Text(self.rows[place], BODY, lines=1),
            padding=(20 + INDENT * depth, 0, 20, 0),
            weight=1,
        )
        return w.Column(
            w.Panel(w.Column(text, along="center", height="fill", across="stretch"), weight=1),
            w.Divider(),
            across="stretch",
            height=ROW_HEIGHT,
            width="fill",
            cls=VIEW_GROUP,
            on_tap=partial(self.close, place),
        )


def folder_drop_down(at: str, tree: Sequence[Branch], *above: Label) -> DropDown:
    """The tree of notebooks as a list below a drop-down, under rows of another kind."""
    titles = [*above, *(branch.folder.title for branch in tree)]
    depths = [*(0 for _ in above), *(branch.depth for branch in tree)]
    return DropDown(at=at, rows=titles, depths=depths)


@dataclass(eq=False)
class ContextMenu(AppScreen[JoplinApp, int]):
    """The rows under the three dots; closes with the index of the one that was tapped."""

    window: ClassVar[WindowKind] = "popup"
    backdrop: ClassVar[str | None] = VIEW

    rows: list[Label] = field(default_factory=list)
    at: str = "more"
    """Key of the three dots."""

    def anchor(self) -> str:
        return self.at

    def build(self) -> w.Widget:
        rows = [
            w.Panel(
                w.Text(row, BODY, lines=1),
                padding=(14, 12),
                cls=VIEW_GROUP,
                width="fill",
                on_tap=partial(self.close, place),
            )
            for place, row in enumerate(self.rows)
        ]
        listed = w.Scroll(*rows, w.Divider(), key="menu", weight=0)
        look = w.Look(background="surface_high", radius=2, elevation=8)
        return w.Panel(listed, look=look, width=240, cls=VIEW_GROUP)


@dataclass(eq=False)
class Pop(AppScreen[JoplinApp, int]):
    """A title and a list in the middle of the screen; closes with the index of a row."""

    window: ClassVar[WindowKind] = "dialog"

    title: Label = ""
    rows: list[Label] = field(default_factory=list)

    def build(self) -> w.Widget:
        kids = [
            w.Panel(
                DottedText(row, BODY),
                padding=(MARGIN, 14),
                width="fill",
                cls=VIEW_GROUP,
                on_tap=partial(self.close, place),
            )
            for place, row in enumerate(self.rows)
        ]
        head = w.Panel(w.Text(self.title, w.TITLE_MEDIUM), padding=(MARGIN, 16, MARGIN, 10))
        body = w.Column(head, w.Scroll(*kids, key="rows"), across="stretch")
        return w.Panel(body, look=w.Look(background="surface_high", radius=2), min_width=280)


@dataclass(eq=False)
class Alert(AppScreen[JoplinApp, int]):
    """Android's alert as React Native opens it; closes with the index of a button.

    The last button is the positive one, the one before it the negative one, then the neutral one.
    """

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    message: Label = ""
    buttons: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        made = [
            w.DialogButton(text=label.upper(), on_tap=partial(self.close, place))
            for place, label in enumerate(self.buttons)
        ]
        return w.Dialog(None, self.message, buttons=made[::-1])

    def on_back(self) -> None:
        self.close()
