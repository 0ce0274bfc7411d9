"""A picture that becomes the wallpaper: what "Use as" leads to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.photos.app import WALLPAPER, PhotosApp
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.wallpaper import put_picture
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.pictures import PictureError, opened

SCREENS: Final = (tr("Home screen"), tr("Lock screen"), tr("Home and lock screens"))
HOME, LOCK = 0, 1
"""The screens that alone get it, by their places."""


@dataclass(eq=False)
class PhotoWallpaper(AppScreen[PhotosApp, None]):
    """Shows the picture, and asks which screens are to have it."""

    activity: ClassVar[str] = WALLPAPER

    address: str = ""
    """Of the picture, as another app gives it."""

    @classmethod
    def for_intent(cls, intent: Intent) -> PhotoWallpaper:
        return cls(address=intent.data or "")

    @property
    def data(self) -> bytes | None:
        """The picture; None where it cannot be shown."""
        try:
            data = self.phone.content.open(self.address)
            with opened(data):
                return data
        except (ContentError, PictureError):
            return None

    def build(self) -> w.Widget:
        data = self.data
        button = w.Button(tr("Set wallpaper"), "text", id="set_wallpaper", on_tap=self.choose,
                          enabled=data is not None)  # fmt: skip
        picture = w.Picture(data, icon="broken_image", shape="rect", fit="contain", width="fill",
                            height="fill", id="wallpaper_preview")  # fmt: skip
        return w.Page(
            w.TopBar(back=True, actions=[button], id="toolbar"),
            w.Panel(picture, weight=1, width="fill"),
        )

    def choose(self) -> None:
        """Ask which screens."""
        dialog = Choose(title=tr("Set wallpaper"), choices=list(SCREENS), negative=tr("Cancel"))
        self.ask(dialog, self.chosen)

    def chosen(self, screens: int) -> None:
        """Have it there."""
        if (data := self.data) is not None:
            put_picture(self.phone, data, home=screens != LOCK, lock=screens != HOME)
            self.close(toast=tr("Wallpaper set successfully"))
