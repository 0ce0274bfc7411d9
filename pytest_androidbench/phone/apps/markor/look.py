"""The bars of the app's screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pytest_androidbench.phone.apps.markor.colours import BAR
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ALERT: Final = "androidx.appcompat.widget.LinearLayoutCompat"
BAR_TITLE: Final = w.TextStyle(20, 500, colour="#ffffff")


def bar(
    title: TextLike | w.Widget,
    actions: Sequence[w.Kid] = (),
    *,
    back: Callable[[], None] | None = None,
    back_desc: TextLike | None = None,
    more: Callable[[], None] | None = None,
) -> w.Widget:
    """The dark bar at the top, with an arrow and three dots where they do something."""
    dots = more and w.More(more, colour="white", width=36)
    lead = back and w.Up(back, desc=back_desc, colour="white")
    shown = title if isinstance(title, w.Widget) else w.Text(title, BAR_TITLE, lines=1)
    return w.TopBar(
        shown, lead=lead, actions=[*actions, dots], look=w.Look(background=BAR), id="toolbar"
    )


def action(
    icon: str, title: str, id_: str, act: Callable[[], None], *, enabled: bool = True
) -> w.Widget:
    """An icon in the bar; they stand closer than usual."""
    return w.BarButton(
        icon, tr(title), colour="white", id=id_, width=40, on_tap=act, enabled=enabled,
        cls="android.widget.TextView",
    )  # fmt: skip


def alert(
    body: w.Widget, buttons: Sequence[w.DialogButton], title: TextLike | None = None
) -> w.Widget:
    """A dialog around an own view, in AppCompat's frames."""
    own = w.Panel(body, id="custom", cls="android.widget.FrameLayout", weight=body.weight)
    return w.Dialog(title, body=own, buttons=buttons, cls=ALERT)


def moment(phone: Phone, ms: int) -> str:
    """A date and time as rows show it: `10/15/2023, 15:34`."""
    time = local_time(phone, ms)
    return f"{time.month}/{time.day}/{time.year}, {clock_text(time, phone.display)}"
