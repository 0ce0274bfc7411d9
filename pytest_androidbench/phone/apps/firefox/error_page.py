"""What is seen in place of a page that could not be had (android-components, error pages)."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.apps.firefox.look import SECOND
from pytest_androidbench.phone.browser.facts import PageState, PageView
from pytest_androidbench.phone.system.pages import Refusal
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


def error_page(view: PageView, why: Refusal | None, again: Callable[[], None]) -> w.Widget | None:
    """The page for what became of a page; nothing where it is there.

    Args:
        view: the page.
        why: the reason, where its address is refused.
        again: tries once more.
    """
    if view.state in {PageState.LOADING, PageState.READY}:
        return None
    title, said = _told(view, why)
    column = w.Column(
        w.Icon("sentiment_dissatisfied", 72),
        w.Text(title, w.HEADLINE_SMALL, id="#errorTitle"),
        w.Text(said, SECOND, id="#errorShortDesc"),
        w.Button(tr("Try Again"), id="#errorTryAgain", on_tap=again),
        gap=16, across="start", width="fill",
    )  # fmt: skip
    scroll = w.Scroll(w.Panel(column, padding=(24, 72, 24, 24), width="fill"), key="error page")
    look = w.Look(background="background")
    return w.Panel(scroll, look=look, width="fill", height="fill")


def _told(view: PageView, why: Refusal | None) -> tuple[Message, Message | str]:
    match view.state:
        case PageState.CRASHED | PageState.UNRESPONSIVE:
            return tr("Sorry. Firefox had a problem and this tab crashed."), tr(
                "You can try to load the page again."
            )
        case PageState.MISSING:
            return tr("There is no browser to show pages with"), view.error
    match why:
        case Refusal.OFFLINE:
            return tr("No internet connection"), tr(
                "Check your network connection or try to reload the page in a few moments."
            )
        case Refusal.UNRESOLVED:
            return tr("Address Not Found"), tr(
                "The browser could not find the host server for the provided address."
            )
        case Refusal.NOT_FOUND:
            return tr("File not found"), tr("It may have been renamed, moved or removed.")
        case Refusal.DENIED:
            return tr("Access to the file was denied"), tr(
                "It may have been removed, or it may not be read by this app."
            )
        case _:
            return tr("Unable to connect"), tr(
                "The site could be temporarily unavailable. Try again in a few moments."
            )
