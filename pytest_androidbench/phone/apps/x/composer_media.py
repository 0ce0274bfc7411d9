"""The pictures of a post that is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LARGEST: Final = 15_000_000
"""Bytes of one picture."""
PICK: Final = Intent(
    action="android.intent.action.OPEN_DOCUMENT",
    type="image/*",
    categories=("android.intent.category.OPENABLE",),
)
TAKE: Final = Intent(action="android.media.action.IMAGE_CAPTURE")
TILE_DP: Final = 140


@dataclass(eq=False)
class PostPictures(AppPart[XApp]):
    """Copies in the app's own folder, so that what was chosen stays as it was."""

    kept: list[str] = field(default_factory=list)
    """As a post's `media` has them."""
    made: int = 0
    """How many were copied since the post was begun."""

    @property
    def media(self) -> str:
        """As a post keeps them."""
        return "\n".join(self.kept)

    def build(self) -> list[w.Widget]:
        """Each with a button that takes it away."""
        return [self._tile(place, media) for place, media in enumerate(self.kept)]

    def _tile(self, place: int, media: str) -> w.Widget:
        remove = w.IconButton(
            "cancel", tr("Remove image"), id="dismiss", key=f"dismiss {place}",
            colour="on_surface", on_tap=partial(self.remove, place),
        )  # fmt: skip
        picture = look.photo(self.app, media, key=f"chosen {place}", id="media_preview",
                             height=TILE_DP)  # fmt: skip
        return w.Stack(picture, w.Align(remove, across="end", down="top"), width="fill",
                       height=TILE_DP)  # fmt: skip

    def pick(self) -> None:
        """Choose one of the phone's pictures."""
        self._ask(PICK)

    def take(self) -> None:
        """Take one."""
        self._ask(TAKE)

    def _ask(self, intent: Intent) -> None:
        if len(self.kept) >= names.MOST_PHOTOS:
            self.toast(tr("You can add up to {n} images", n=names.MOST_PHOTOS))
        elif not self.start_for(intent, self.picked):
            self.toast(tr("No app can pick a file"))

    def picked(self, answer: Intent | None) -> None:
        """Take what was chosen over."""
        if answer is not None and answer.data:
            self.add(answer.data)

    def add(self, address: str) -> None:
        """Keep a copy of the picture at an address."""
        content = self.phone.content
        try:
            data = content.open(address)
        except ContentError:
            self.toast(tr("Couldn't load the image"))
            return
        if len(data) > LARGEST or not (content.type_of(address) or "").startswith("image/"):
            self.toast(tr("Couldn't load the image"))
            return
        if len(self.kept) < names.MOST_PHOTOS:
            self.made += 1
            ending = content.name_of(address).rpartition(".")[2][:5] or "jpg"
            folder = f"{self.app.home}/files/media"
            path = f"{folder}/{self.app.store.now_ms}_{self.made}.{ending}"
            self.phone.files.mkdir(folder, parents=True, uid=self.app.uid)
            self.phone.files.write(path, data, uid=self.app.uid)
            self.kept.append(f"{look.FILE}{path}")

    def remove(self, place: int) -> None:
        """Take one away."""
        self._forget(self.kept.pop(place))

    def drop(self) -> None:
        """Take all away."""
        while self.kept:
            self.remove(0)

    def _forget(self, media: str) -> None:
        path = media.removeprefix(look.FILE)
        if path.startswith(f"{self.app.home}/files/media/") and self.phone.files.is_file(path):
            self.phone.files.remove(path)
