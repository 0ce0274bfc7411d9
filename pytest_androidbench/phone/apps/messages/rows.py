"""Rows of conversations and of what the search found."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.messages.avatar import avatar
from pytest_androidbench.phone.apps.messages.model import (
    Conversation,
    short_time,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.messages.app import MessagesApp

HEIGHT: Final = 80
FRAME: Final = "android.widget.FrameLayout"
RELATIVE: Final = "android.widget.RelativeLayout"


def wrapped(name: str, content: w.Widget) -> w.Widget:
    """What is below the bar of a list of conversations: `name` begins the ids around it."""
    holder = w.Panel(content, id=f"{name}_holder", cls=RELATIVE, width="fill", height="fill")
    return w.Panel(
        holder,
        id=f"{name}_coordinator_wrapper",
        cls="android.view.ViewGroup",
        width="fill",
        height="fill",
        weight=1,
    )


def conversation_row(
    app: MessagesApp,
    one: Conversation,
    *,
    selected: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None],
) -> w.Widget:
    """A conversation: face, people, the last words, the time; bold while it is unread."""
    size, weight = app.options.body_style.size, 400 if one.read else 700
    address = w.Text(one.title, w.TextStyle(size * 1.2, weight), id="conversation_address", lines=1)
    date = w.Text(
        short_time(app, one.date_ms),
        w.BODY_SMALL,
        id="conversation_date",
    )
    texts = w.Column(address, _last_words(one, size, weight), date, gap=1, weight=1)
    pin = one.pinned and w.Align(
        w.Icon("push_pin", 15, id="pin_indicator"), across="end", down="bottom"
    )
    face = w.Stack(
        avatar(one.title, group=one.group, id_="conversation_image"), pin, width=48, height=48
    )
    holder = w.Panel(
        w.Row(face, texts, gap=12, width="fill"),
        padding=(16, 0),
        id="conversation_holder",
        cls=RELATIVE,
        width="fill",
        height="fill",
    )
    return w.Panel(
        holder,
        look=w.Look(background="secondary_container") if selected else w.Look(),
        id="conversation_frame",
        cls=FRAME,
        width="fill",
        height=HEIGHT,
        selected=selected,
        on_tap=on_tap,
        on_long=on_long,
        key=f"thread {one.thread}",
    )


def _last_words(one: Conversation, size: float, weight: int) -> w.Widget:
    short = one.draft if one.draft is not None else one.snippet
    return w.Row(
        one.draft is not None and w.Text(tr("Draft"), w.BODY, "primary", id="draft_indicator"),
        w.Text(
            short.replace("\n", " "),
            w.TextStyle(size * 0.95, weight, "on_surface_variant" if one.read else "on_surface"),
            id="conversation_body_short",
            lines=1,
            weight=1,
        ),
        gap=4,
        width="fill",
    )


def result_row(
    title: str, snippet: str, date: TextLike, on_tap: Callable[[], None], key: str
) -> w.Widget:
    """Something the search found."""
    texts = w.Column(
        w.Row(
            w.Text(title, w.TextStyle(16.8), id="search_result_title", lines=1, weight=1),
            w.Text(date, w.BODY_SMALL, id="search_result_date"),
            gap=8,
            width="fill",
        ),
        w.Text(
            snippet.replace("\n", " "),
            w.BODY,
            "on_surface_variant",
            id="search_result_snippet",
            lines=1,
        ),
        gap=2,
        weight=1,
    )
    row = w.Row(avatar(title, id_="search_result_image"), texts, gap=12, width="fill")
    return w.Panel(
        row,
        padding=(16, 16),
        id="search_result_holder",
        cls=RELATIVE,
        width="fill",
        height=HEIGHT,
        on_tap=on_tap,
        key=key,
    )
