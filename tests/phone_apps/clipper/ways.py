"""Ways to the screens of Clipper."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.gallery.steps import (
    Shot,
    launch,
    shot,
    tap,
)

CLIPPER: Final = "ca.zgrs.clipper"
CLIPPER_SHOTS: Final[tuple[Shot, ...]] = (
    shot("review", launch(CLIPPER)),
    shot("denied?", launch(CLIPPER), tap("Phone")),
    shot("old app", launch(CLIPPER), tap("Continue")),
    shot("clipper", launch(CLIPPER), tap("Continue"), tap("OK")),
)
SHOTS: Final = {"clipper": CLIPPER_SHOTS}
GROUNDS: Final = {"clipper": app_ground(CLIPPER, 2)}
