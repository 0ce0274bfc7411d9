"""The round letter that stands for somebody, and the sign for a group."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.widgets import Picture

COLOURS: Final = ("#795548", "#3f51b5", "#00796b", "#c2185b", "#5d4037", "#455a64", "#e64a19")


def avatar(name: str, *, group: bool = False, size: float = 48, id_: str | None = None) -> Picture:
    """A letter on a colour that stays the same for the same name."""
    colour = COLOURS[sum(name.encode()) % len(COLOURS)]
    letter = next((char for char in name if char.isalnum()), "")
    if group or not letter:
        icon = "group" if group else "person"
        return Picture(icon=icon, background=colour, colour="white", size=size, id=id_)
    return Picture(letter=letter.upper(), background=colour, colour="white", size=size, id=id_)
