"""The sheet of all widgets: apps that offer some, and the search among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.launcher import widget_kinds, workspace
from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.launcher.icons import small_icon
from pytest_androidbench.phone.apps.launcher.widget_kinds import WidgetKind
from pytest_androidbench.phone.apps.launcher.workspace import FRAME
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.theme import TextStyle

LINEAR: Final = "android.widget.LinearLayout"
PLAIN: Final = "android.view.View"
FIELD: Final = "widgets_search_bar_edit_text"
PREVIEW: Final = w.Look(background="#607d8b", radius=16)
Place = Callable[[WidgetKind], None]


@dataclass(eq=False)
class WidgetsSheet(AppPart[LauncherApp]):
    """Headings of apps; a tap on one shows its widgets, a long press on a widget places it."""

    query: str = ""
    package: str = ""
    """The app whose widgets are shown."""

    def build(self, place: Place) -> w.Widget:
        """The sheet; `place` puts a widget on the home screen."""
        handle = w.Panel(
            id="collapse_handle", cls=PLAIN, look=w.Look(background="outline", radius=2),
            width=32, height=4,
        )  # fmt: skip
        rows = [row for app in self._apps() for row in self._section(app, place)]
        name = "search_widgets_list_view" if self.query else "primary_widgets_list_view"
        listed = w.Scroll(*rows, id=name, cls="androidx.recyclerview.widget.RecyclerView")
        scroller = w.Panel(id="fast_scroller", cls=PLAIN, width=8, height="fill")
        below = w.Stack(w.Column(listed), w.Align(scroller, across="end"), weight=1)
        return w.Panel(
            w.Column(w.Spacer(size=16), handle, self._top(), below, across="center"),
            id="container",
            cls="android.widget.RelativeLayout",
            look=w.Look(background="surface", radius=28),
            takes_focus=True,
            width="fill",
            height="fill",
        )

    def _top(self) -> w.Widget:
        field = w.TextField(
            bind=self.field("query"), hint=tr("Search"), id=FIELD, style="plain", action="search",
            on_done=self.hide_keyboard, weight=1,
        )  # fmt: skip
        cancel = self.query and w.IconButton(
            "close", tr("Clear text from search box"), id="widgets_search_cancel_button",
            on_tap=self.clear,
        )  # fmt: skip
        bar = w.Row(
            w.Icon("search"), field, cancel or None, gap=12, id="widgets_search_bar", cls=LINEAR,
            width="fill",
        )  # fmt: skip
        box = w.Panel(
            bar, padding=(20, 4), look=workspace.BAR, id="search_bar_container", cls=FRAME,
            min_height=56, width="fill",
        )  # fmt: skip
        title = w.Text(tr("Widgets"), w.TITLE, id="title", align="center", width="fill")
        return w.Column(
            title, box, gap=16, id="search_and_recommendations_container", cls=LINEAR, width="fill"
        )

    def _apps(self) -> list[App]:
        words = self.query.strip().casefold()
        return [
            app
            for app in workspace.launchable(self.phone)
            if widget_kinds.kinds_of(app.package) and words in app.name.casefold()
        ]

    def _section(self, app: App, place: Place) -> list[w.Widget]:
        kinds = widget_kinds.kinds_of(app.package)
        shown = app.package == self.package
        header = _header(app, len(kinds), partial(self.turn, app.package), shown=shown)
        cells = [self._cell(kind, place) for kind in kinds] if shown else []
        return [header, *cells]

    def _cell(self, kind: WidgetKind, place: Place) -> w.Widget:
        preview = w.Panel(
            kind.build(self.phone), padding=16, look=PREVIEW, id="widget_preview_container",
            cls=FRAME, width=240,
        )  # fmt: skip
        dims = f"{kind.columns} \u00d7 {kind.rows}"
        column = w.Column(
            preview,
            w.Text(kind.name, w.BODY, id="widget_name"),
            w.Text(dims, SMALL, id="widget_dims"),
            gap=4,
            across="center",
            width="fill",
        )
        return w.Panel(
            column, padding=16, cls="com.android.launcher3.widget.WidgetCell", width="fill",
            on_tap=self.explain, on_long=partial(place, kind),
        )  # fmt: skip

    def turn(self, package: str) -> None:
        """Show an app's widgets, or hide them again."""
        self.package = "" if self.package == package else package

    def clear(self) -> None:
        """Empty the field."""
        self.query = ""

    def explain(self) -> None:
        """Say how a widget gets to the home screen."""
        self.toast(tr("Touch & hold to move a widget."))


SMALL: Final[TextStyle] = w.BODY_SMALL


def _header(app: App, count: int, turn: Callable[[], None], *, shown: bool) -> w.Widget:
    texts = w.Column(
        w.Text(app.name, w.TITLE_MEDIUM, id="app_title"),
        w.Text(ntr("{n} widget", "{n} widgets", count), SMALL, id="app_subtitle"),
        weight=1,
    )
    sign = w.Icon("expand_less" if shown else "expand_more", id="toggle", enabled=False)
    return w.Panel(
        w.Row(SmallIcon(small_icon(app), id="app_icon"), texts, sign, gap=16, width="fill"),
        padding=(24, 12), id="widgets_list_header", cls=LINEAR, on_tap=turn, width="fill",
    )  # fmt: skip


class SmallIcon(w.Panel):
    """The picture of an app beside its name."""

    class_name: ClassVar[str] = "android.widget.ImageView"
