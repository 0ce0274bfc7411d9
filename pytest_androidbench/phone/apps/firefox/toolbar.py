"""The toolbar with the address (mozac_browser_toolbar_displaytoolbar.xml, ..._edittoolbar.xml)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.firefox.look import BAR_DP, FRAME, GROUP, Act
from pytest_androidbench.phone.kit.web.tab_counter import tab_counter
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr

URL_VIEW = "mozac_browser_toolbar_url_view"
MENU = "mozac_browser_toolbar_menu"
HOME_MENU = "menuButton"
HINT = tr("Search or enter address")


@dataclass(frozen=True, slots=True, kw_only=True)
class FirefoxBarActs:
    """What its buttons do."""

    home: Act
    edit: Act
    tabs: Act
    menu: Act
    info: Act


def page_bar(url: str, secure: bool, count: int, acts: FirefoxBarActs) -> w.Widget:
    """The bar of a page."""
    home = w.IconButton("home", tr("Home screen"), id="mozac_browser_toolbar_navigation_actions",
                        colour="on_surface", width=48, height=48, on_tap=acts.home)  # fmt: skip
    sign, said = ("lock", tr("Secure connection")) if secure else (
        "warning", tr("Insecure connection")
    )  # fmt: skip
    lock = w.IconButton(sign, said, id="mozac_browser_toolbar_security_indicator", size=18,
                        on_tap=acts.info)  # fmt: skip
    address = w.Text(url, w.BODY_LARGE, lines=1, id=URL_VIEW, weight=1, height=40,
                     on_tap=acts.edit)  # fmt: skip
    origin = w.Panel(
        w.Row(lock, address, width="fill"),
        look=w.Look(background="surface_container", radius=8), weight=1, height=40,
        id="mozac_browser_toolbar_origin_view", cls=GROUP,
    )  # fmt: skip
    dots = w.IconButton("more_vert", tr("Menu"), id=MENU, colour="on_surface", width=36, height=48,
                        on_tap=acts.menu)  # fmt: skip
    return _bar(home, origin, _counter(count, acts.tabs), dots)


def home_bar(count: int, acts: FirefoxBarActs) -> w.Widget:
    """The bar of the home screen (fragment_home.xml)."""
    text = w.Row(
        w.Icon("search", id="search_engine_icon"),
        w.Text(HINT, w.BODY_LARGE.coloured("on_surface_variant"), lines=1, weight=1),
        gap=12, width="fill",
    )  # fmt: skip
    field = w.Panel(
        text, look=w.Look(background="surface_container", radius=8), padding=(12, 0), height=40,
        weight=1, id="toolbar_wrapper", cls=FRAME, on_tap=acts.edit,
    )  # fmt: skip
    dots = w.IconButton("more_vert", tr("More options"), id=HOME_MENU, colour="on_surface",
                        width=36, height=48, on_tap=acts.menu)  # fmt: skip
    return _bar(w.Spacer(width=8), field, _counter(count, acts.tabs), dots)


def edit_bar(field: w.Widget, clear: Act | None) -> w.Widget:
    """The bar while something is typed into it."""
    field.weight = 1
    cross = clear is not None and w.IconButton(
        "close", tr("Clear"), id="mozac_browser_toolbar_clear_view", on_tap=clear
    )
    row = w.Row(w.Icon("search", id="search_selector"), field, cross, gap=12, width="fill")
    box = w.Panel(row, look=w.Look(background="surface_container", radius=8), padding=(12, 0),
                  height=44, weight=1)  # fmt: skip
    return _bar(w.Spacer(width=8), box, w.Spacer(width=8))


def counter_text(count: int) -> Message:
    """What is said of the number of tabs."""
    return ntr("{n} open tab. Tap to switch tabs.", "{n} open tabs. Tap to switch tabs.", count)


def _counter(count: int, act: Act) -> w.Widget:
    shown = "∞" if count > 99 else str(count)
    return tab_counter(shown, counter_text(count), act, id_="counter_root",
                       cls="android.widget.RelativeLayout")  # fmt: skip


def _bar(*parts: w.Kid) -> w.Widget:
    row = w.Row(*parts, width="fill")
    return w.Panel(row, look=w.Look(background="background"), id="toolbar", cls=GROUP,
                   height=BAR_DP, width="fill", padding=(4, 0))  # fmt: skip
