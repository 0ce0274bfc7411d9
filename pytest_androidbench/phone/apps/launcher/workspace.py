"""What the home screen has besides icons: the date and the search bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from pytest_androidbench.phone.system.name_order import name_key
from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.widget import SwipeDirection

T = TypeVar("T")
FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
GROUP: Final = "android.view.ViewGroup"
BAR: Final = w.Look(background="surface_container", radius=28)
"""The search bars of the home screen and of the drawer."""


def launchable(phone: Phone) -> list[App]:
    """The apps with an icon, by name; those that begin with a sign are last.

    As `AppInfoComparator` and `LabelComparator` of AOSP's Launcher3 have it.
    """
    locale = phone.display.locale

    def key(app: App) -> tuple[object, ...]:
        return not app.name[:1].isalnum(), name_key(app.name, locale), app.package

    apps = [app for app in phone.packages.apps() if app.main and not app.is_home]
    return sorted(apps, key=key)


def lines(kids: Sequence[T], columns: int) -> list[Sequence[T]]:
    """What lies in cells, in rows."""
    return [kids[start : start + columns] for start in range(0, len(kids), columns)]


def smartspace(phone: Phone, *, visible: bool) -> w.Widget:
    """The date at the top, which makes room for the targets of a drag."""
    date = short_date(local_time(phone), phone.display)
    card = w.Panel(
        w.Text(date, w.HEADLINE_SMALL, colour="white", id="clock", desc=date),
        padding=(16, 8),
        id="smartspace_card_pager",
        cls="androidx.viewpager.widget.ViewPager",
    )
    inside = w.Panel(card, id="bc_smartspace_view", cls=FRAME)
    return w.Panel(
        inside, id="search_container_workspace", cls=FRAME, width="fill", visible=visible
    )


def hotseat(
    cells: Sequence[w.Widget],
    search: Callable[[], None],
    swiped: Callable[[SwipeDirection], None],
    side: float,
) -> w.Widget:
    """The dock over the search bar, with so much room on either side in dp."""
    column = w.Column(
        w.Row(*cells, width="fill"),
        w.Panel(search_bar(search), padding=(16, 8)),
        w.Spacer(size=32),
        across="stretch",
    )
    return w.Panel(
        column, id="hotseat", cls=GROUP, padding=(side, 0), on_swipe=swiped, clickable=False
    )


def search_bar(search: Callable[[], None]) -> w.Widget:
    """The bar below the hotseat, where every sign leads to the search."""
    glass, microphone, lens = (
        w.IconButton(icon, desc, id=id_, on_tap=search, cls=cls, takes_focus=False)
        for icon, desc, id_, cls in (
            ("search", tr("Google app"), "g_icon", IMAGE),
            ("mic", tr("Voice search"), "mic_icon", IMAGE),
            ("camera_alt", tr("Google Lens"), "lens_icon", None),
        )
    )
    end = w.Row(microphone, lens, id="end_part", cls="android.widget.LinearLayout")
    return w.Panel(
        w.Row(glass, w.Spacer(weight=1), end),
        padding=(8, 4),
        look=BAR,
        desc=tr("Search"),
        id="search_container_hotseat",
        cls=FRAME,
        on_tap=search,
        width="fill",
    )
