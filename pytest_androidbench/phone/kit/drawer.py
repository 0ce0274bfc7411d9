"""The panel that comes in from the start edge of an app, and leads to its pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import AppScreen, AppT
from pytest_androidbench.phone.system.windows.frames import BAR_DP, status_height
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import context
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import WindowKind

WIDTH: Final = 280
ROW: Final = "androidx.appcompat.widget.LinearLayoutCompat"


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawerRow:
    """A page the drawer leads to."""

    text: TextLike
    icon: str
    id: str | None = None


@dataclass(eq=False)
class Drawer(AppScreen[AppT, int]):
    """A navigation drawer; subclasses name their `rows`, it closes with the index of one."""

    window: ClassVar[WindowKind] = "popup"
    kept_when_turned: ClassVar[bool] = True
    rows: ClassVar[Sequence[DrawerRow]] = ()
    view_id: ClassVar[str | None] = None
    view_class: ClassVar[str] = "android.widget.FrameLayout"
    view_width: ClassVar[float] = WIDTH
    top_colour: ClassVar[str] = "surface"
    """Behind the status bar: the colour of the header's upper edge."""

    chosen: int = -1
    """The row of the page below."""

    def header(self) -> w.Kid:
        """What stands above the rows."""
        return None

    def pages(self) -> w.Widget:
        """The rows, one below the other."""
        return w.Scroll(
            *(self._row(place, row) for place, row in enumerate(self.rows)),
            id="design_navigation_view",
            cls="androidx.recyclerview.widget.RecyclerView",
        )

    def around(self, panel: w.Widget) -> w.Widget:
        """The panel with the views that the app has around it."""
        return panel

    def build(self) -> w.Widget:
        display = self.phone.display
        top = status_height(context(display, self.phone.engine)) * 160 / display.density
        strip = w.Panel(look=w.Look(background=self.top_colour), height=top)
        panel = w.Panel(
            w.Column(strip, self.header(), self.pages(), across="stretch"),
            look=w.Look(background="surface", elevation=16),
            padding=(0, 0, 0, BAR_DP),
            width=self.view_width,
            height="fill",
            cls=self.view_class,
            id=self.view_id,
        )
        return w.Modal(self.around(panel), on_outside=self.close, gravity="start", margin=0)

    def _row(self, place: int, row: DrawerRow) -> w.Widget:
        chosen = place == self.chosen
        colour = "primary" if chosen else "on_surface"
        text = w.Text(
            row.text,
            w.LABEL.coloured(colour),
            id="design_menu_item_text",
            cls="android.widget.CheckedTextView",
            weight=1,
        )
        content = w.Row(
            w.Spacer(width=16),
            w.Icon(row.icon, colour=colour),
            w.Spacer(width=32),
            text,
            w.Spacer(width=16),
        )
        return w.Panel(
            content,
            height=48,
            width="fill",
            cls=ROW,
            id=row.id,
            selected=chosen,
            on_tap=partial(self.close, place),
        )
