"""A picture, to turn or to crop; a copy is saved."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def turned(data: bytes, turns: int, *, square: bool) -> bytes | None:
    """A picture after so many quarter turns to the left, its middle square where wanted."""
    from pytest_androidbench.phone.ui import pictures  # noqa: PLC0415 - heavy

    try:
        image = pictures.decoded(data)
    except pictures.PictureError:
        return None
    if square:
        side = min(image.size)
        left, top = (image.width - side) // 2, (image.height - side) // 2
        image = image.crop((left, top, left + side, top + side))
    image = image.convert("RGB").rotate(90 * turns, expand=True)
    out = BytesIO()
    image.save(out, "JPEG", quality=90)
    return out.getvalue()


@dataclass(eq=False)
class PhotoEditor(AppScreen[PhotosApp, None]):
    """Shows the picture as it would be saved."""

    path: str = ""
    turns: int = 0
    square: bool = False

    @property
    def result(self) -> bytes | None:
        """The picture as it is now; None where it cannot be read."""
        files = self.app.files
        data = files.read(self.path) if files.is_file(self.path) else b""
        return turned(data, self.turns, square=self.square)

    def build(self) -> w.Widget:
        made, changed = self.result, bool(self.turns) or self.square
        picture = w.Picture(made, icon="broken_image", shape="rect", fit="contain",
                            width="fill", height="fill", id="preview")  # fmt: skip
        tools = w.Row(
            w.IconButton("rotate_left", tr("Rotate"), id="rotate", on_tap=self.rotate),
            w.Chip(tr("Square"), checked=self.square, id="square", on_tap=self.crop),
            gap=24,
            along="center",
            width="fill",
            height=64,
        )
        save = w.Button(tr("Save copy"), "text", id="save_copy", on_tap=self.save,
                        enabled=changed and made is not None)  # fmt: skip
        return w.Page(
            w.TopBar(tr("Edit"), back=True, actions=[save]),
            w.Panel(picture, weight=1, width="fill"),
            tools,
        )

    def rotate(self) -> None:
        """Turn it to the left."""
        self.turns = (self.turns + 1) % 4

    def crop(self) -> None:
        """Keep its middle, or all of it."""
        self.square = not self.square

    def save(self) -> None:
        """Write a copy beside the picture."""
        made = self.result
        if made is None:
            return
        stem, files, number = self.path.rpartition(".")[0], self.app.files, 1
        while files.exists(f"{stem}~{number}.jpg"):
            number += 1
        files.write(f"{stem}~{number}.jpg", made, uid=self.app.uid)
        self.toast(tr("Saved"))
        self.close()
