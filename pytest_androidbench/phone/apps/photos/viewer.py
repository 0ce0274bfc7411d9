"""One picture over the whole screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.photos.actions import PhotoActions
from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.editing import PhotoEditor
from pytest_androidbench.phone.apps.photos.info import PhotoInfo
from pytest_androidbench.phone.apps.photos.store import LibraryPhoto, PhotoLibrary
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import PinchDirection, SwipeDirection

DARK, WHITE = "#000000", "#ffffff"


@dataclass(eq=False)
class PhotoPager(AppScreen[PhotosApp, None]):
    """Pages through a place; a tap hides the bars, two fingers zoom, a swipe up tells more."""

    activity: ClassVar[str] = ".pager.HostPhotoPagerActivity"

    path: str = ""
    kind: str = "photos"
    value: str = ""
    place: int = 0
    """Where it stands, for when it goes."""
    bars: bool = True
    zoomed: bool = False
    actions: PhotoActions = field(default_factory=PhotoActions)

    def photos(self) -> list[LibraryPhoto]:
        """What can be paged through."""
        return PhotoLibrary(self.app).at(self.kind, self.value)

    def build(self) -> w.Widget:
        photos = self.photos()
        at = self.index(photos)
        if not photos:
            content: w.Widget = w.Align(w.Icon("broken_image", 96, WHITE), weight=1)
        elif self.zoomed:
            content = self.enlarged(photos[at])
        else:
            content = w.Pager(
                count=len(photos),
                index=at,
                page=lambda place: self.page(photos[place]),
                on_page=lambda place: self.turn_to(photos[place].path),
                id="photo_pager",
            )
        one = photos[at] if photos else None
        dark = w.Look(background=DARK)
        column = w.Column(
            self.top(one) if self.bars else None,
            w.Panel(content, weight=1, width="fill"),
            self.bottom(one) if self.bars and one is not None else None,
            height="fill",
            width="fill",
        )
        return w.Page(
            w.Panel(column, look=dark, width="fill", weight=1), over=self.actions.snackbar.build()
        )

    def index(self, photos: list[LibraryPhoto]) -> int:
        """The place of what is shown; of its neighbour where it is gone."""
        places = [n for n, one in enumerate(photos) if one.path == self.path]
        return places[0] if places else max(0, min(self.place, len(photos) - 1))

    def page(self, one: LibraryPhoto) -> w.Widget:
        """The whole picture."""
        picture: w.Widget = w.Align(w.Icon("movie", 96, WHITE))
        if not one.film and self.app.files.is_file(one.path):
            picture = w.Picture(
                self.app.files.read(one.path),
                shape="rect",
                fit="contain",
                width="fill",
                height="fill",
            )
        return w.Panel(
            picture,
            id="photo_view",
            desc=one.facts.caption or one.name,
            width="fill",
            height="fill",
            on_tap=self.tap,
            on_swipe=self.swiped,
            on_pinch=self.pinched,
        )

    def enlarged(self, one: LibraryPhoto) -> w.Widget:
        """The picture at twice its size, to be moved about."""
        wide = self.host.width_dp * 2
        ratio = one.height / one.width if one.width else 1
        picture = w.Picture(
            self.app.files.read(one.path) if self.app.files.is_file(one.path) else None,
            icon="image",
            shape="rect",
            fit="contain",
            width=wide,
            height=wide * ratio,
            id="photo_view",
            on_tap=self.tap,
        )
        across = w.Scroll(picture, axis="x", id="zoom_across", width="fill", weight=0)
        return w.Scroll(across, id="zoom_down", width="fill", height="fill", on_pinch=self.pinched)

    def top(self, one: LibraryPhoto | None) -> w.Widget:
        """Back, favourite, more."""
        starred = one is not None and one.facts.favorite
        sign = "star" if starred else "star_border"
        name = tr("Remove from favorites") if starred else tr("Favorite")
        kids = [
            w.IconButton("arrow_back", tr("Navigate up"), colour=WHITE, on_tap=self.close),
            w.Spacer(weight=1),
            one is not None and w.IconButton(sign, name, colour=WHITE, id="favorite",
                                 on_tap=partial(self.actions.star, [one.path], not starred)),
            one is not None and w.More(partial(self.actions.menus.open, self.more), colour=WHITE),
        ]  # fmt: skip
        return w.Row(*kids, height=56, width="fill")

    def bottom(self, one: LibraryPhoto) -> w.Widget:
        """Share, edit, add, trash."""
        acts, paths = self.actions, [one.path]
        return w.Row(
            self.button("share", tr("Share"), "share", partial(acts.share, paths)),
            self.button("tune", tr("Edit"), "edit", partial(self.edit, one)),
            self.button("add", tr("Add to"), "add_to", partial(acts.ask_album, paths)),
            self.button("delete", tr("Trash"), "trash", partial(self.trash, one)),
            height=72,
            width="fill",
        )

    @staticmethod
    def button(icon: str, name: TextLike, id_: str, act: partial[None]) -> w.Widget:
        """A sign over its name."""
        column = w.Column(
            w.Icon(icon, 24, WHITE),
            w.Text(name, w.BODY_SMALL, WHITE, lines=1),
            gap=4,
            across="center",
            along="center",
            width="fill",
            height=72,
        )
        return w.Panel(column, desc=name, id=id_, cls="android.widget.Button", on_tap=act, weight=1)

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        photos = self.photos()
        if not photos:
            return []
        one = photos[self.index(photos)]
        rows = [
            MenuEntry(text=tr("Details"), act=partial(self.show, PhotoInfo(path=one.path))),
            MenuEntry(text=tr("Use as"), act=partial(self.actions.use_as, one.path)),
            *self.actions.more([one.path])[1:],
        ]
        if self.kind == "album":
            rows.append(MenuEntry(text=tr("Remove from album"), act=partial(self.take_out, one)))
        return rows

    def take_out(self, one: LibraryPhoto) -> None:
        """Take a picture out of the album."""
        PhotoLibrary(self.app).take_out(int(self.value), [one.path])

    def edit(self, one: LibraryPhoto) -> None:
        """Turn or crop a picture."""
        if one.film:
            self.toast(tr("Videos can't be edited on this phone"))
        else:
            self.show(PhotoEditor(path=one.path))

    def trash(self, one: LibraryPhoto) -> None:
        """Ask whether to move it to the trash."""
        self.place = self.index(self.photos())
        self.actions.ask_trash([one.path])

    def turn_to(self, path: str) -> None:
        """Show another one."""
        self.path, self.zoomed = path, False
        self.place = self.index(self.photos())

    def tap(self) -> None:
        """Show or hide the bars."""
        self.bars = not self.bars

    def pinched(self, direction: PinchDirection) -> None:
        """Fingers that go apart zoom in."""
        self.zoomed = direction == "out"

    def swiped(self, direction: SwipeDirection) -> None:
        """Down leaves, up tells more."""
        if direction == "down":
            self.close()
        elif direction == "up":
            self.show(PhotoInfo(path=self.path))

    def on_back(self) -> None:
        if self.zoomed:
            self.zoomed = False
        else:
            self.close()
