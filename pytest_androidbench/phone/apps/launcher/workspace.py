"""What lies on the home screen: which apps, the date, the search bar and the wallpaper."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.times import local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.painter import Painter

FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
GROUP: Final = "android.view.ViewGroup"
BAR: Final = w.Look(background="surface_container", radius=28)
"""The search bars of the home screen and of the drawer."""
COLUMNS: Final = 4
PINNED: Final = (
    "com.google.android.dialer",
    "com.google.android.apps.messaging",
    "com.android.chrome",
)
HOTSEAT: Final = (
    *PINNED,
    "com.android.settings",
    "com.google.android.contacts",
    "com.google.android.deskclock",
)
"""With the predictions in the order in which they take what room is left: recordings of the
benchmark's emulator show Settings after Chrome."""
WORKSPACE: Final = (
    "com.google.android.gm",
    "com.google.android.apps.photos",
    "com.google.android.youtube",
)
BANDS: Final = 48
Tint = tuple[int, int, int]
PALETTES: Final[Mapping[str, tuple[Tint, Tint]]] = {
    "dawn": ((58, 84, 128), (206, 140, 126)),
    "forest": ((32, 76, 64), (120, 160, 110)),
    "ocean": ((18, 60, 110), (80, 160, 190)),
    "plain": ((70, 74, 82), (70, 74, 82)),
}


def launchable(phone: Phone) -> list[App]:
    """The apps with an icon, by name."""
    apps = [app for app in phone.packages.apps() if app.main and not app.is_home]
    return sorted(apps, key=lambda app: (app.label.casefold(), app.package))


def hotseat(phone: Phone, *, predictions: bool = True) -> list[App]:
    """The first installed apps of the usual ones; those after the pinned are predictions."""
    usual = HOTSEAT if predictions else PINNED
    found = [phone.packages.app(package) for package in usual]
    return [app for app in found if app is not None][:COLUMNS]


def first_page(phone: Phone) -> list[App]:
    """The apps on the first page: the usual ones, then what the user has installed."""
    kept = phone.settings.get("secure", "launcher_workspace")
    packages = kept.split(",") if kept is not None else WORKSPACE
    found = [phone.packages.app(package) for package in packages]
    return [app for app in found if app is not None and app.main]


def lines(apps: list[App]) -> list[list[App]]:
    """The apps in rows."""
    return [apps[start : start + COLUMNS] for start in range(0, len(apps), COLUMNS)]


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


class Wallpaper:
    """Paints bands from one colour to another."""

    def __init__(self, name: str) -> None:
        self._ends = PALETTES.get(name, PALETTES["dawn"])

    def __call__(self, painter: Painter, rect: Rect) -> None:
        first, last = self._ends
        for band in range(BANDS):
            top = rect.top + rect.height * band // BANDS
            bottom = rect.top + rect.height * (band + 1) // BANDS
            red, green, blue = (
                a + (b - a) * band // (BANDS - 1) for a, b in zip(first, last, strict=True)
            )
            painter.fill(Rect(rect.left, top, rect.right, bottom), (red, green, blue, 255))
