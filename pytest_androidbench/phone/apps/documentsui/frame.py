"""The views that lie around the documents: app bar, directory, and what is saved or picked."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.documentsui import bars
from pytest_androidbench.phone.ui import widgets as w

VIEW: Final = "android.view.View"
EDGE: Final = 12
"""So wide is the strip at the start that a hovering pointer opens the drawer from."""
GROUP: Final = "android.view.ViewGroup"
FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
DRAWER: Final = "androidx.drawerlayout.widget.DrawerLayout"


def coordinator(inside: w.Widget) -> w.Widget:
    """What is around a page, and around the drawer that lies over it."""
    drawer = w.Panel(inside, id="drawer_layout", cls=DRAWER, height="fill")
    return w.Panel(drawer, id="coordinator_layout", cls=GROUP, height="fill")


def page(app_bar: w.Widget, directory: w.Widget, bottom: w.Kid, clear: float) -> w.Widget:
    """A page from top to bottom.

    Args:
        app_bar: what `app_bar` has made.
        directory: the documents, or what was searched for before.
        bottom: what stands below them, as a name to save under.
        clear: so much of the lower edge has the navigation bar, in dp.
    """
    below = w.Column(bottom, w.Spacer(height=clear), across="stretch", width="fill")
    look = w.Look(background="surface_container", elevation=8) if bottom else w.Look()
    save = w.Panel(below, look=look, id="container_save", cls=GROUP, width="fill")
    edge = w.Panel(id="drawer_edge", cls=VIEW, width=EDGE, height="fill")
    shown = w.Stack(directory, edge, cls=FRAME, weight=1, width="fill")
    column = w.Column(app_bar, shown, save, cls=GROUP, across="stretch")
    return coordinator(column)


def app_bar(toolbar: w.Widget, *header: w.Kid) -> w.Widget:
    """The toolbar, and below it breadcrumbs, chips and the line with the title."""
    below = w.Column(*header, id="directory_header", cls=LINEAR, across="stretch", width="fill")
    scrolling = w.Panel(
        below,
        padding=(0, bars.BAR_HEIGHT, 0, 0),
        cls="android.widget.ScrollView",
        takes_focus=True,
        width="fill",
    )
    collapsing = w.Stack(scrolling, toolbar, id="collapsing_toolbar", cls=FRAME, width="fill")
    return w.Panel(collapsing, id="app_bar", cls=LINEAR, width="fill")


def directory(listed: w.Widget) -> w.Widget:
    """A list of documents, which can be pulled down."""
    refreshed = w.Panel(listed, id="refresh_layout", cls=GROUP, height="fill")
    animated = w.Panel(refreshed, cls=LINEAR, height="fill")
    documents = w.Panel(animated, id="container_directory", cls=FRAME, height="fill")
    over = w.Panel(id="container_search_fragment", cls=FRAME, width="fill", height="fill")
    return w.Stack(documents, over, width="fill", height="fill")


def history(listed: w.Widget) -> w.Widget:
    """What was searched for before, over the documents."""
    return w.Panel(listed, id="container_search_fragment", cls=FRAME, height="fill")
