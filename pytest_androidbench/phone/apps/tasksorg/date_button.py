"""The buttons for days and times on the sheets for dates."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import TextLike


class DateButton(w.Checkable, w.Panel):
    """A button of a group of which one is chosen."""

    text: TextLike = ""

    def label(self, box: Box) -> str:
        return box.ctx.text(self.text)


def date_button(
    id_: str, text: TextLike, icon: str, chosen: bool, on_tap: Callable[[], None]
) -> w.Widget:
    """A day or a time of the sheet."""
    colour = "primary" if chosen else "on_surface"
    shown = w.PaintedText(text, w.LABEL, colour, lines=1)
    row = w.Row(w.Icon(icon, 20, colour), w.Spacer(12), shown, height=44)
    look = w.Look(background="secondary_container" if chosen else None, radius=4)
    button = DateButton(
        row, look=look, padding=(12, 0), width="fill", id=id_, selected=chosen, on_tap=on_tap,
        cls="android.widget.CompoundButton",
    )  # fmt: skip
    button.text = text
    return button
