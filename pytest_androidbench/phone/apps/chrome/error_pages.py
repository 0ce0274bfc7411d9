"""What is seen in place of a page that could not be had (components/neterror, sad_tab.xml)."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.apps.chrome.look import LINK, SECOND
from pytest_androidbench.phone.browser.facts import PageState, PageView
from pytest_androidbench.phone.kit.web.addresses import host_of
from pytest_androidbench.phone.system.pages import Refusal
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.painter import Painter

VIEW = "android.view.View"
SAD = "sentiment_dissatisfied"
Told = tuple[Message, Message, tuple[Message, ...]]
"""Heading, summary, what to try."""


def failure_page(view: PageView, why: Refusal | None, reload: Callable[[], None]) -> w.Kid:
    """The page for what became of a page; nothing where it is there.

    Args:
        view: the page.
        why: the reason, where its address is refused.
        reload: tries again.
    """
    match view.state:
        case PageState.LOADING | PageState.READY:
            return None
        case PageState.CRASHED:
            return _sad_tab(reload)
        case PageState.UNRESPONSIVE:
            return _unresponsive(reload)
        case PageState.MISSING:
            return _missing(view)
        case PageState.FAILED:
            code = why.value if why is not None else view.error.removeprefix("net::")
            return _net_error(_told(code, host_of(view.url)), code, code == Refusal.OFFLINE)


def _told(code: str, host: str) -> Told:
    match code:
        case Refusal.OFFLINE:
            return (
                tr("No internet"),
                tr("Try:"),
                (
                    tr("Turning off airplane mode"),
                    tr("Turning on mobile data or Wi-Fi"),
                    tr("Checking the signal in your area"),
                ),
            )
        case Refusal.NOT_FOUND:
            return (
                tr("Your file couldn’t be accessed"),
                tr("It may have been moved, edited, or deleted."),
                (),
            )
        case Refusal.DENIED:
            return (
                tr("Access to the file was denied"),
                tr("The file is not readable. It may have been removed, moved, or file permissions "
                   "may be preventing access."),
                (),
            )  # fmt: skip
        case Refusal.UNRESOLVED:
            return (
                tr("This site can’t be reached"),
                tr("{host}’s server IP address could not be found.", host=host),
                (tr("Checking the connection"),),
            )
        case _:
            return (
                tr("This site can’t be reached"),
                tr("The webpage at {host} might be temporarily down or it may have moved "
                   "permanently to a new web address.", host=host),
                (),
            )  # fmt: skip


def _net_error(told: Told, code: str, offline: bool) -> w.Widget:
    heading, summary, tips = told
    sign: w.Widget = w.Canvas(_dinosaur, width=72, height=72) if offline else w.Icon(SAD, 72)
    rows = [w.Text(tip, SECOND) for tip in tips]
    listed = rows and w.Column(*rows, gap=4, id="#suggestions-list", cls="android.widget.ListView",
                               width="fill")  # fmt: skip
    return _page(
        w.Panel(sign, id="#icon", cls="android.widget.Image"),
        w.Text(heading, w.HEADLINE_SMALL, id="#main-message"),
        w.Text(summary, SECOND),
        listed or None,
        w.Text(code, w.BODY_SMALL, id="#error-code"),
    )


def _sad_tab(reload: Callable[[], None]) -> w.Widget:
    """The renderer's process is gone (sad_tab.xml)."""
    return _page(
        w.Icon(SAD, 72),
        w.Text(tr("Aw, Snap!"), w.HEADLINE_SMALL, id="sad_tab_title"),
        w.Text(tr("Something went wrong while displaying this webpage."), SECOND,
               id="sad_tab_message"),
        w.Text(tr("Learn more"), LINK),
        w.Button(tr("Reload"), id="sad_tab_button", on_tap=reload),
        host=True,
    )  # fmt: skip


def _unresponsive(reload: Callable[[], None]) -> w.Widget:
    """It used up its time (IDS_BROWSER_HANGMONITOR_RENDERER_TITLE)."""
    return _page(
        w.Icon(SAD, 72),
        w.Text(tr("Page isn’t responding"), w.HEADLINE_SMALL, id="sad_tab_title"),
        w.Text(tr("You can wait for it or close it."), SECOND, id="sad_tab_message"),
        w.Button(tr("Reload"), id="sad_tab_button", on_tap=reload),
        host=True,
    )


def _missing(view: PageView) -> w.Widget:
    """This computer has no Chromium to show pages with; said as it is, for whoever looks."""
    return _page(
        w.Icon("web", 72),
        w.Text(tr("There is no browser to show pages with"), w.HEADLINE_SMALL,
               id="#main-message"),
        w.Text(view.error, SECOND, id="#error-code"),
    )  # fmt: skip


def _page(*parts: w.Kid, host: bool = False) -> w.Widget:
    column = w.Column(*parts, gap=16, across="start", width="fill")
    scroll = w.Scroll(w.Panel(column, padding=(32, 72, 32, 32), width="fill"), key="failure")
    look = w.Look(background="background")
    id_, cls = (None, None) if host else ("#main-frame-error", VIEW)
    return w.Panel(scroll, look=look, id=id_, cls=cls, width="fill", height="fill")


_ROWS = (
    "..........########..", ".........##.#######.", ".........##########.", ".........##########.",
    ".........######.....", ".........########...", "#.......######......", "##.....########.....",
    "###..#########.#....", "##############......", ".############.......", "..###########.......",
    "...#########........", "....#######.........", ".....###.##.........", ".....##...#.........",
    ".....#....#.........", ".....##...##........",
)  # fmt: skip
"""A dinosaur, our own drawing."""


def _dinosaur(painter: Painter, rect: Rect) -> None:
    side = rect.width // len(_ROWS[0])
    for row, line in enumerate(_ROWS):
        for column, dot in enumerate(line):
            if dot == "#":
                left, top = rect.left + column * side, rect.top + row * side
                painter.fill(Rect.sized(left, top, side, side), "on_surface_variant")
