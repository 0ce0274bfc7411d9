"""The square with the number of tabs in a browser's bar."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message


class TabButton(w.Panel):
    """A button that is drawn with a number in it, which is no node of its own."""

    is_plain = True


def tab_counter(
    shown: str,
    desc: Message,
    act: Callable[[], None],
    held: Callable[[], None] | None = None,
    *,
    id_: str,
    cls: str = "android.widget.ImageButton",
) -> w.Widget:
    """It; a tap shows the tabs."""
    number = w.Panel(
        w.Align(w.PaintedText(shown, w.LABEL_SMALL)),
        look=w.Look(border="on_surface", radius=3), width=20, height=20,
    )  # fmt: skip
    return TabButton(w.Align(number), id=id_, width=48, height=48, on_tap=act, on_long=held,
                     cls=cls, desc=desc)  # fmt: skip
