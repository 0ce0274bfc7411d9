"""Shapes that the pages of Google Translate share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import TextLike

RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"
BUTTON: Final = "android.widget.Button"
LARGE: Final = w.TextStyle(24)
READING: Final = w.BODY.coloured("on_surface_variant")
SMALL: Final = w.BODY_SMALL.coloured("on_surface_variant")
SHEET: Final = w.Look(background="surface", radius=24)


def on_its_side(display: Display) -> bool:
    """Whether there is more room beside things than below them."""
    return display.width_dp > display.height_dp


def bar_button(
    icon: str, desc: TextLike, act: Callable[[], None], id_: str, *, key: str | None = None
) -> w.Widget:
    """A sign that acts, as the app's bars and cards have them."""
    return w.IconButton(icon, desc, id=id_, key=key, cls=BUTTON, tip=desc, on_tap=act)


def round_button(
    icon: str, desc: TextLike, label: TextLike, act: Callable[[], None], id_: str, size: float
) -> w.Widget:
    """A round button over its name, as below on the first page."""
    disc = w.Panel(
        w.Align(w.Icon(icon, 28, "on_primary_container")),
        look=w.Look(background="primary_container", radius=size / 2),
        width=size,
        height=size,
        id=id_,
        cls=BUTTON,
        desc=desc,
        on_tap=act,
    )
    return w.Column(disc, w.Text(label, w.LABEL_SMALL, align="center"), gap=8, across="center",
                    weight=1)  # fmt: skip
