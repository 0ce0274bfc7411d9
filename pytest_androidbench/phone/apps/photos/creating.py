"""What is made of several pictures: an animation, a collage.

The published app makes them on its servers, of up to 50 and up to 6 pictures, and keeps them as
"...-ANIMATION.gif" and "...-COLLAGE.jpg"; how long an animation shows each picture, and how a
collage is laid out, are ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import count
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from PIL.Image import Image

    from pytest_androidbench.phone.system.files import FileSystem

ANIMATION: Final = "animation"
COLLAGE: Final = "collage"
MADE: Final[dict[str, Message]] = {ANIMATION: tr("Animation"), COLLAGE: tr("Collage")}
MOST: Final = {ANIMATION: 50, COLLAGE: 6}
ENDINGS: Final = {ANIMATION: "gif", COLLAGE: "jpg"}
SIDE: Final = 480
"""Of a picture in an animation or a collage, in pixels."""
SHOWN_MS: Final = 500
QUALITY: Final = 90


def creations(paths: Sequence[str]) -> list[str]:
    """What can be made of files: something of two pictures and more, nothing of films."""
    still = all(type_of_name(path).startswith("image/") for path in paths)
    return [what for what in MADE if still and 2 <= len(paths) <= MOST[what]]


def created(what: str, pictures: Sequence[bytes]) -> bytes | None:
    """An animation or a collage of pictures; None where less than two of them can be read."""
    found = [image for image in map(_square, pictures) if image is not None]
    if len(found) < 2:
        return None
    return _animation(found) if what == ANIMATION else _collage(found)


def created_path(files: FileSystem, what: str, first: str) -> str:
    """A name beside the first picture that no file has yet."""
    stem = f"{first.rpartition('.')[0]}-{what.upper()}"
    names = (f"{stem}{f'({number})' if number else ''}.{ENDINGS[what]}" for number in count())
    return next(name for name in names if not files.exists(name))


def _square(data: bytes) -> Image | None:
    from PIL import ImageOps  # noqa: PLC0415 - heavy

    from pytest_androidbench.phone.ui import pictures  # noqa: PLC0415 - heavy

    try:
        return ImageOps.fit(pictures.decoded(data).convert("RGB"), (SIDE, SIDE))
    except pictures.PictureError:
        return None


def _animation(images: list[Image]) -> bytes:
    out = BytesIO()
    images[0].save(out, "GIF", save_all=True, append_images=images[1:], duration=SHOWN_MS, loop=0)
    return out.getvalue()


def _collage(images: list[Image]) -> bytes:
    from PIL import Image as Pictures  # noqa: PLC0415 - heavy

    columns = 2
    rows = (len(images) + columns - 1) // columns
    sheet = Pictures.new("RGB", (columns * SIDE, rows * SIDE), "#ffffff")
    for place, image in enumerate(images):
        row, column = divmod(place, columns)
        sheet.paste(image, (column * SIDE, row * SIDE))
    out = BytesIO()
    sheet.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()
