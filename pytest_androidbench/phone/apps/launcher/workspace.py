"""What the home screen shows beside icons: the date, and the search bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"
GROUP: Final = "android.view.ViewGroup"
BAR: Final = w.Look(background="surface_container", radius=28)
"""The search bars of the home screen and of the drawer."""


def smartspace(phone: Phone) -> w.Widget:
    """The date at the top."""
    date = short_date(local_time(phone), phone.display)
    card = w.Panel(
        w.Text(date, w.HEADLINE_SMALL, colour="white", id="clock", desc=date),
        padding=(16, 8),
        id="smartspace_card_pager",
        cls="androidx.viewpager.widget.ViewPager",
    )
    inside = w.Panel(card, id="bc_smartspace_view", cls=FRAME)
    return w.Panel(inside, id="search_container_workspace", cls=FRAME, width="fill")


def search_bar(search: Callable[[], None]) -> w.Widget:
    """The bar below the hotseat, where every sign leads to the search."""
    glass, microphone, lens = (
        w.IconButton(icon, desc, id=id_, on_tap=search)
        for icon, desc, id_ in (
            ("search", tr("Google app"), "g_icon"),
            ("mic", tr("Voice search"), "mic_icon"),
            ("camera_alt", tr("Google Lens"), "lens_icon"),
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
