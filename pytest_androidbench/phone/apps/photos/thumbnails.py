"""Small pictures of photos and films."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.films import film_still
from pytest_androidbench.phone.media.errors import MediaError
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.photos.app import PhotosApp
    from pytest_androidbench.phone.ui.geometry import Rect
    from pytest_androidbench.phone.ui.painter import Painter

BEHIND: Final = "#3c4043"
SIGN: Final = "#ffffff"
SIGN_SHARE: Final = 0.4
"""Of the sign where no picture can be made, of its place's width."""


def thumbnail(app: PhotosApp, path: str, side: float) -> w.Widget:
    """A picture in a square; a sign for what is not there."""
    if not app.files.is_file(path):
        return w.Picture(icon="image", background=BEHIND, colour=SIGN, size=side, shape="rect")
    if type_of_name(path).startswith("video/"):
        # Decoded where it is drawn: whoever reads the hierarchy alone waits for no film.
        return w.Canvas(draw=partial(_draw_film, app, path), cls="android.widget.ImageView",
                        width=side, height=side)  # fmt: skip
    return w.Picture(app.files.read(path), size=side, shape="rect", fit="cover")


def _draw_film(app: PhotosApp, path: str, painter: Painter, rect: Rect) -> None:
    """A film's first frame."""
    try:
        still = film_still(app.phone.decoder, app.files.read(path))
    except MediaError:
        still = None
    if still is not None:
        painter.image(still, rect)
        return
    painter.fill(rect, BEHIND)
    painter.icon("movie", rect, int(rect.width * SIGN_SHARE), painter.colour(SIGN))
