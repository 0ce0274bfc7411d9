"""What is told over a picture while it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.gallery import model
from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import DARK, WHITE
from pytest_androidbench.phone.apps.gallery.marks import marked
from pytest_androidbench.phone.apps.simple.paths import size_text
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def details_over(app: GalleryApp, one: model.Medium | None, *, bars: bool) -> w.Kid:
    """What is told of a medium, where that is wished; `bars` says whether those are shown."""
    config = app.config
    hides = config.on("hide_extended_details") and not bars
    if one is None or hides or not config.on("show_extended_details"):
        return None
    said = extended_details(app.phone, one, config.number("extended_details"))
    return over_picture(said, above=bars and config.on("bottom_actions"))


def extended_details(phone: Phone, one: model.Medium, marks: int) -> str:
    """Lines about a medium: those of which the marks are in a sum."""
    shown = marked("extended_details", marks)
    size = model.resolution_text(one.width, one.height) if one.width else ""
    lines = (
        ("name", one.name),
        ("path", f"{one.folder}/"),
        ("size", size_text(one.size)),
        ("resolution", size),
        ("last_modified", model.moment_text(phone, one.modified_ms)),
        ("date_taken", model.moment_text(phone, one.taken_ms)),
    )
    return "\n".join(text for name, text in lines if text and name in shown)


def over_picture(text: str, *, above: bool) -> w.Widget:
    """What is told of a picture in its corner, `above` the bar at the bottom."""
    said = w.Text(text, w.BODY.coloured(WHITE), id="photo_details")
    shade = w.Panel(said, padding=8, look=w.Look(background=DARK))
    return w.Align(w.Panel(shade, padding=(0, 0, 0, 96 if above else 32)), across="start",
                   down="bottom")  # fmt: skip
