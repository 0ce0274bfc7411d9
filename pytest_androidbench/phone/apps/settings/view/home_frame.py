"""The frame of the first page: title and search bar leave at the top as the areas scroll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.view.coordinator import (
    RECYCLER,
    SCROLL,
    Below,
    Coordinator,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits
from pytest_androidbench.phone.ui.layout import Layout

FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"


class HomeBar:
    """What leaves as a whole."""

    def __init__(self, content: w.Widget) -> None:
        phone_view = w.Panel(content, id="homepage_app_bar_regular_phone_view", cls=LINEAR)
        container = w.Panel(phone_view, id="app_bar_container", cls=LINEAR)
        self.bar = w.Panel(container, id="app_bar", cls=LINEAR)

    def heights(self, layout: Layout, width: int) -> tuple[int, int]:
        return layout.measure(self.bar, Limits(width, width, 0, INF)).height, 0

    def draft(self, layout: Layout, width: int, collapsed: int) -> BoxDraft:
        return layout.measure(self.bar, Limits(width, width, 0, INF)).at(0, -collapsed)


def home_frame(bar: w.Widget, areas: Sequence[w.Widget]) -> w.Widget:
    """Return the first page: the bar, and the areas below it."""
    listed = w.Column(*areas, id="recycler_view", cls=RECYCLER, across="stretch", width="fill")
    container = w.Panel(listed, id="android:id/list_container", cls=FRAME, width="fill")
    material = w.Panel(container, id="container_material", cls=LINEAR, width="fill")
    main = w.Panel(material, id="main_content", cls=FRAME, width="fill")
    page = w.Panel(main, id="homepage_container", cls=LINEAR, width="fill")
    rows = Below([page], id="main_content_scrollable_container", cls=SCROLL)
    return Coordinator(
        HomeBar(bar), rows, rows, id="settings_homepage_container", bar_first=False, weight=1
    )
