"""The buttons for days and times on the sheets for dates."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike


class DateButton(w.Panel):
    """A button of a group of which one is chosen."""

    @property
    def checkable(self) -> bool:
        return True

    @property
    def is_checked(self) -> bool:
        return self.selected


def date_button(
    id_: str, text: TextLike, icon: str, chosen: bool, on_tap: Callable[[], None]
) -> w.Widget:
    """A day or a time of the sheet."""
    colour = "primary" if chosen else "on_surface"
    row = w.Row(
        w.Icon(icon, 20, colour), w.Spacer(12), w.Text(text, w.LABEL, colour, lines=1), height=44
    )
    look = w.Look(background="secondary_container" if chosen else None, radius=4)
    return DateButton(
        row, look=look, padding=(12, 0), width="fill", id=id_, selected=chosen, on_tap=on_tap,
        cls="android.widget.CompoundButton",
    )  # fmt: skip
