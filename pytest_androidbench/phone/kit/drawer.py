"""The panel that comes in from the start edge of an app, and leads to its pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.windows.frames import BAR_DP, status_height
from pytest_androidbench.phone.ui.context import context
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.theme import LABEL
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import (
    Column,
    Icon,
    Look,
    Modal,
    Panel,
    Row,
    Scroll,
    Spacer,
    Text,
)

WIDTH: Final = 280
ROW: Final = "androidx.appcompat.widget.LinearLayoutCompat"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawerRow:
    """A page the drawer leads to."""

    text: TextLike
    icon: str
    id: str | None = None


@dataclass(eq=False)
class Drawer(AppScreen[int]):
    """A navigation drawer; subclasses name their `rows`, it closes with the index of one."""

    window: ClassVar[WindowKind] = "popup"
    rows: ClassVar[Sequence[DrawerRow]] = ()
    view_id: ClassVar[str | None] = None
    top_colour: ClassVar[str] = "surface"
    """Behind the status bar: the colour of the header's upper edge."""

    chosen: int = -1
    """The row of the page below."""

    def header(self) -> Kid:
        """What stands above the rows."""
        return None

    def pages(self) -> Widget:
        """The rows, one below the other."""
        return Scroll(
            *(self._row(place, row) for place, row in enumerate(self.rows)),
            id="design_navigation_view",
            cls="androidx.recyclerview.widget.RecyclerView",
        )

    def build(self) -> Widget:
        display = self.phone.display
        top = status_height(context(display, self.phone.engine)) * 160 / display.density
        strip = Panel(look=Look(background=self.top_colour), height=top)
        panel = Panel(
            Column(strip, self.header(), self.pages(), across="stretch"),
            look=Look(background="surface", elevation=16),
            padding=(0, 0, 0, BAR_DP),
            width=WIDTH,
            height="fill",
            cls="android.widget.FrameLayout",
            id=self.view_id,
        )
        return Modal(panel, on_outside=self.close, gravity="start", margin=0)

    def _row(self, place: int, row: DrawerRow) -> Widget:
        chosen = place == self.chosen
        colour = "primary" if chosen else "on_surface"
        text = Text(
            row.text,
            LABEL.coloured(colour),
            id="design_menu_item_text",
            cls="android.widget.CheckedTextView",
            weight=1,
        )
        content = Row(
            Spacer(width=16),
            Icon(row.icon, colour=colour),
            Spacer(width=32),
            text,
            Spacer(width=16),
        )
        return Panel(
            content,
            height=48,
            width="fill",
            cls=ROW,
            id=row.id,
            selected=chosen,
            on_tap=partial(self.close, place),
        )
