"""One picture or film over the whole screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.photos.actions import PhotoActions
from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.editing import PhotoEditor
from pytest_androidbench.phone.apps.photos.film import BEAT_MS, PhotoFilm
from pytest_androidbench.phone.apps.photos.info import PhotoInfo
from pytest_androidbench.phone.apps.photos.model import LibraryPhoto
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.apps.photos.viewer_bars import (
    WHITE,
    ViewerButton,
    bottom_bar,
    top_bar,
)
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import PinchDirection, SwipeDirection

DARK: Final = "#000000"
SLIDE_MS: Final = 3000
"""How long a slideshow shows each picture: ours."""


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
    sliding: int = 0
    """The timer that shows the next picture, while a slideshow runs."""
    film: PhotoFilm = field(default_factory=PhotoFilm)
    actions: PhotoActions = field(default_factory=PhotoActions)

    def on_open(self) -> None:
        self._begin()

    def on_pause(self) -> None:
        self.film.stop()
        self.end_slides()

    def beat_ms(self) -> int:
        return BEAT_MS if self.film.running else 0

    def photos(self) -> list[LibraryPhoto]:
        """What can be paged through."""
        return PhotoLibrary(self.app).at(self.kind, self.value)

    def _begin(self) -> None:
        one = PhotoLibrary(self.app).one(self.path)
        if one is not None:
            self.film.begin(one)

    def build(self) -> w.Widget:
        photos = self.photos()
        at = self.index(photos)
        one = photos[at] if photos else None
        if one is None:
            content: w.Widget = w.Align(w.Icon("broken_image", 96, WHITE), weight=1)
        elif self.zoomed:
            content = self.enlarged(one)
        else:
            content = w.Pager(
                count=len(photos),
                index=at,
                page=lambda place: self.page(photos[place]),
                on_page=lambda place: self.turn_to(photos[place].path),
                id="photo_pager",
            )
        column = w.Column(
            self.top(one) if self.bars else None,
            w.Panel(content, weight=1, width="fill"),
            self.bottom(one) if self.bars and one is not None else None,
            height="fill",
            width="fill",
        )
        page = w.Panel(column, look=w.Look(background=DARK), width="fill", weight=1)
        return w.Page(page, over=self.actions.snackbar.build())

    def index(self, photos: list[LibraryPhoto]) -> int:
        """The place of what is shown; of its neighbour where it is gone."""
        places = [n for n, one in enumerate(photos) if one.path == self.path]
        return places[0] if places else max(0, min(self.place, len(photos) - 1))

    def page(self, one: LibraryPhoto) -> w.Widget:
        """The whole picture, the film, or that nothing can be shown of it."""
        if one.film and self.film.path == one.path:
            shown = self.film.build(self.tap, bars=self.bars)
        elif one.broken or one.film or not self.app.files.is_file(one.path):
            text = w.Text(tr("Can't show this photo"), w.BODY.coloured(WHITE), id="photo_error")
            column = w.Column(w.Icon("broken_image", 96, WHITE), text, gap=16, across="center")
            shown = w.Align(column)
        else:
            data = self.app.files.read(one.path)
            shown = w.Picture(data, shape="rect", fit="contain", width="fill", height="fill")
        return w.Panel(
            shown,
            id="photo_view",
            desc=one.facts.caption or one.name,
            width="fill",
            height="fill",
            on_tap=self.tap,
            on_swipe=self.swiped,
            on_pinch=partial(self.pinched, one),
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
        return w.Scroll(across, id="zoom_down", width="fill", height="fill",
                        on_pinch=partial(self.pinched, one))  # fmt: skip

    def top(self, one: LibraryPhoto | None) -> w.Widget:
        """Back, favourite, more."""
        starred = one is not None and one.facts.favorite
        star = partial(self.actions.star, [one.path], not starred) if one is not None else None
        more = partial(self.actions.menus.open, self.more)
        return top_bar(self.close, more, star, starred=starred)

    def bottom(self, one: LibraryPhoto) -> w.Widget:
        """Share, edit, add, trash."""
        acts, paths = self.actions, [one.path]
        return bottom_bar(
            (
                ViewerButton(icon="share", name=tr("Share"), id="share",
                             act=partial(acts.share, paths)),
                ViewerButton(icon="tune", name=tr("Edit"), id="edit",
                             act=partial(self.edit, one)),
                ViewerButton(icon="add", name=tr("Add to"), id="add_to",
                             act=partial(acts.ask_album, paths)),
                ViewerButton(icon="delete", name=tr("Trash"), id="trash",
                             act=partial(self.trash, one)),
            )
        )  # fmt: skip

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        photos = self.photos()
        if not photos:
            return []
        one = photos[self.index(photos)]
        album = int(self.value) if self.kind == "album" else 0
        return [
            MenuEntry(text=tr("Details"), act=partial(self.show, PhotoInfo(path=one.path))),
            MenuEntry(text=tr("Slideshow"), act=self.slide),
            MenuEntry(text=tr("Use as"), act=partial(self.actions.use_as, one.path)),
            MenuEntry(text=tr("Print"), act=self.say_no_printer),
            *self.actions.more([one.path], album)[1:],
        ]

    def say_no_printer(self) -> None:
        """Say why nothing is printed."""
        self.toast(tr("Printing isn't available on this phone"))

    def edit(self, one: LibraryPhoto) -> None:
        """Turn or crop a picture."""
        if one.film:
            self.toast(tr("Videos can't be edited on this phone"))
        elif one.broken:
            self.toast(tr("Can't edit this photo"))
        else:
            self.ask(PhotoEditor(path=one.path), self.edited)

    def edited(self, path: str) -> None:
        """Show what was saved."""
        if self.kind == "photos":
            self.turn_to(path)
        self.actions.snackbar.say(tr("Saved"))

    def trash(self, one: LibraryPhoto) -> None:
        """Ask whether to move it to the trash."""
        self.place = self.index(self.photos())
        self.actions.ask_trash([one.path])

    def slide(self) -> None:
        """Show one after the other, until somebody touches the screen."""
        self.bars, self.zoomed = False, False
        self.sliding = self.after(SLIDE_MS, self.next_slide)

    def next_slide(self) -> None:
        """Show the next one; after the last one comes the first."""
        photos = self.photos()
        if photos:
            self.turn_to(photos[(self.index(photos) + 1) % len(photos)].path)
            self.sliding = self.after(SLIDE_MS, self.next_slide)

    def end_slides(self) -> None:
        """Show no others any more."""
        self.cancel(self.sliding)
        self.sliding = 0

    def turn_to(self, path: str) -> None:
        """Show another one."""
        self.path, self.zoomed = path, False
        self.place = self.index(self.photos())
        self._begin()

    def tap(self) -> None:
        """Show or hide the bars."""
        self.end_slides()
        self.bars = not self.bars

    def pinched(self, one: LibraryPhoto, direction: PinchDirection) -> None:
        """Fingers that go apart zoom in."""
        self.zoomed = direction == "out" and not (one.film or one.broken)

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
