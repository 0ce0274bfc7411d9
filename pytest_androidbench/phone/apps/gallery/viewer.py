"""One picture or film over the whole screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.gallery.bottom_actions import buttons_below
from pytest_androidbench.phone.apps.gallery.cells import RELATIVE, WHITE
from pytest_androidbench.phone.apps.gallery.details_over import details_over
from pytest_androidbench.phone.apps.gallery.file_actions import FileActions
from pytest_androidbench.phone.apps.gallery.film import Film
from pytest_androidbench.phone.apps.gallery.model import TURNS, VIEWER_ACTIVITY, Medium
from pytest_androidbench.phone.apps.gallery.retouching import Retouching
from pytest_androidbench.phone.apps.gallery.screen import FilesScreen
from pytest_androidbench.phone.apps.gallery.settings import GallerySettingsPage
from pytest_androidbench.phone.apps.gallery.slideshow import SlideshowDialog, slides
from pytest_androidbench.phone.apps.gallery.viewer_bars import (
    Button,
    bottom_bar,
    top_bar,
)
from pytest_androidbench.phone.apps.gallery.viewer_orientation import ViewerOrientation
from pytest_androidbench.phone.apps.gallery.viewer_pages import enlarged, still
from pytest_androidbench.phone.apps.simple.bars import Action, ActionBar
from pytest_androidbench.phone.kit import picture_edits as edits
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Orientation
from pytest_androidbench.phone.ui.widget import PinchDirection, SwipeDirection

DOUBLE_TAP_MS: Final = 300


@dataclass(eq=False)
class Viewer(FilesScreen):
    """Pages through the media of a place; a tap hides the bars; two taps, or two fingers, zoom."""

    activity: ClassVar[str] = VIEWER_ACTIVITY
    edge_to_edge: ClassVar[bool] = True

    path: str = ""
    """Where it is, or its address where it is no file of the storage."""
    position: int = 0
    """Where it stood among the others when something was begun."""
    bars: bool = True
    zoomed: bool = False
    tapped_ms: int = -1
    playing: bool = False
    """Whether a slideshow runs."""
    film: Film = field(default_factory=Film)
    retouching: Retouching = field(default_factory=Retouching)
    orientation: ViewerOrientation = field(default_factory=ViewerOrientation)
    files: FileActions = field(default_factory=FileActions)
    bar: ActionBar = field(default_factory=ActionBar)
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(path=intent.data or "")

    def on_open(self) -> None:
        if not self.path.startswith("/"):
            self.path = self.app.place_of(self.path)
            self.place = self.path.rpartition("/")[0] if self.path.startswith("/") else ""
        if self.playing:
            self.bars = False
            self.plan_slide()

    def bars_over_dark(self) -> bool:
        return True

    def asked_orientation(self) -> Orientation | None:
        return self.orientation.asked(self.current)

    def beat_ms(self) -> int:
        return 1000 if self.film.running else 0

    def media(self) -> list[Medium]:
        return self.app.library.around(self.path, self.place)

    @property
    def current(self) -> Medium | None:
        """What is shown."""
        return next((one for one in self.media() if one.path == self.path), None)

    def build(self) -> w.Widget:
        found = self.media()
        index = next((n for n, one in enumerate(found) if one.path == self.path), 0)
        if not found:
            content: w.Widget = w.Align(w.Icon("broken_image", 96, WHITE))
        elif self.zoomed:
            content = self._enlarged(found[index])
        else:
            content = w.Pager(
                count=len(found),
                index=index,
                page=lambda place: self._page(found[place]),
                on_page=lambda place: self.turn_to(found[place].path),
                id="view_pager",
            )
        one, config = found[index] if found else None, self.app.config
        dark = config.on("dark_background") or not self.bars
        look = w.Look(background="#000000" if dark else "background")
        bottom = self.bars and config.on("bottom_actions")
        return w.Page(
            w.Stack(
                w.Panel(content, look=look, width="fill", height="fill"),
                top_bar(self._title(), self.bar, self.actions, self.on_back) if self.bars else None,
                details_over(self.app, one, bars=self.bars),
                bottom_bar(self._buttons(one)) if bottom else None,
                id="fragment_holder",
                cls=RELATIVE,
                weight=1,
                width="fill",
            )
        )

    def _title(self) -> str:
        if self.path.startswith("content://"):
            return self.phone.content.name_of(self.path)
        return self.path.rpartition("/")[2]

    def _page(self, one: Medium) -> w.Widget:
        if one.is_video:
            return self.film.build(one, self.tap, bars=self.bars)
        return still(one, self._bytes(one), self.tap, self.swiped, self.pinched)

    def _enlarged(self, one: Medium) -> w.Widget:
        return enlarged(one, self._bytes(one), self.host.width_dp * 2, self.tap, self.pinched)

    def _bytes(self, one: Medium) -> bytes:
        data = self.app.content_of(one.path)
        return self.retouching.applied(data) if one.path == self.path else data

    def _buttons(self, one: Medium | None) -> list[Button]:
        files, on = self.files, self._on_current
        acts: dict[str, Callable[[], None]] = {
            "toggle_favorite": self.star, "edit": self.edit, "resize": self.resize,
            "share": on(self.share), "delete": on(self.delete), "slideshow": self.ask_slideshow,
            "rotate": partial(self.retouching.rotate, 90),
            "properties": on(lambda one: files.show_facts([one])),
            "show_on_map": partial(self.toast, tr("Unknown location")),
            "toggle_visibility": on(lambda one: files.hide([one.path], hide=not one.hidden)),
            "rename": on(lambda one: files.ask_name(one.path)),
            "set_as": partial(files.set_as, self.path),
            "copy": on(lambda one: files.transfer([one.path], move=False)),
            "move": on(lambda one: files.transfer([one.path], move=True)),
        }  # fmt: skip
        return buttons_below(one, self.app.config.number("visible_bottom_actions"), acts)

    def actions(self) -> Sequence[Action]:
        """What the bar offers for what is shown."""
        one = self.current
        return self._actions(one) if one is not None else ()

    def _actions(self, one: Medium) -> Sequence[Action]:
        own, still = not one.path.startswith("content://"), not one.is_video
        kept = own and not one.binned
        bottom, files, path = self.app.config.on("bottom_actions"), self.files, one.path
        on = self._on_current
        found = (
            bool(self.retouching.turned) and Action(
                id="menu_save_as", title=tr("Save as"), icon="check",
                act=partial(self.retouching.save_as, path), show="always"),
            not bottom and Action(id="menu_delete", title=tr("Delete"), icon="delete",
                                  act=on(self.delete), show="always"),
            not bottom and Action(id="menu_share", title=tr("Share"), icon="share",
                                  act=on(self.share), show="always"),
            still and own and Action(id="menu_rotate", title=tr("Rotate"), icon="rotate_right",
                                     act=partial(self.menus.open, self.turns)),
            Action(id="menu_properties", title=tr("Properties"), icon="info",
                   act=on(lambda one: files.show_facts([one]))),
            kept and Action(id="menu_rename", title=tr("Rename"),
                            act=on(lambda one: files.ask_name(one.path))),
            kept and Action(id="menu_hide", title=tr("Unhide") if one.hidden else tr("Hide"),
                            act=on(lambda one: files.hide([one.path], hide=not one.hidden))),
            own and Action(id="menu_copy_to", title=tr("Copy to"), show="never",
                           act=on(lambda one: files.transfer([one.path], move=False))),
            kept and Action(id="menu_move_to", title=tr("Move to"), show="never",
                            act=on(lambda one: files.transfer([one.path], move=True))),
            Action(id="menu_open_with", title=tr("Open with"), show="never",
                   act=partial(files.view_elsewhere, path)),
            still and Action(id="menu_set_as", title=tr("Set as"),
                             act=partial(files.set_as, path)),
            not bottom and still and Action(id="menu_edit", title=tr("Edit"), act=self.edit),
            one.binned and Action(id="menu_restore_file", title=tr("Restore this file"),
                                  act=self.restore, show="never"),
            not self.retouching.turned and self.orientation.action(self.menus),
            still and Action(id="menu_print", title=tr("Print"), show="never",
                             act=partial(self.toast, tr("No valid app found"))),
            still and own and Action(id="menu_resize", title=tr("Resize"), show="never",
                                     act=self.resize),
            still and Action(id="menu_show_on_map", title=tr("Show on map"), show="never",
                             act=partial(self.toast, tr("Unknown location"))),
            own and Action(id="menu_slideshow", title=tr("Slideshow"), act=self.ask_slideshow),
            Action(id="menu_settings", title=tr("Settings"),
                   act=partial(self.show, GallerySettingsPage())),
        )  # fmt: skip
        return [action for action in found if action]

    def turns(self) -> Sequence[MenuEntry]:
        """The rows below "Rotate"."""
        rotate = self.retouching.rotate
        return [MenuEntry(text=text, act=partial(rotate, angle)) for text, angle in TURNS]

    def _on_current(self, act: Callable[[Medium], None]) -> Callable[[], None]:
        return partial(self.act_on, act)

    def act_on(self, act: Callable[[Medium], None]) -> None:
        """Do something with what is shown."""
        found = self.media()
        self.position = next((n for n, one in enumerate(found) if one.path == self.path), -1)
        if self.position >= 0:
            act(found[self.position])

    def share(self, one: Medium) -> None:
        self.files.share([one])

    def delete(self, one: Medium) -> None:
        self.files.ask_delete([one])

    def edit(self) -> None:
        self.files.edit(self.path)

    def resize(self) -> None:
        if edits.size_of(self.app.content_of(self.path), ())[0]:
            self.retouching.ask_size(self.path)

    def star(self) -> None:
        one = self.current
        if one is not None:
            self.app.file_operations.set_favorite([one.path], favorite=not one.favorite)

    def restore(self) -> None:
        self.app.file_operations.restore([self.path])
        self.toast(tr("Files have been restored successfully"))
        self.done()

    def renamed(self, target: str) -> None:
        self.path = target

    def done(self) -> None:
        """Go on to the next one when this one is gone."""
        if self.phone.files.exists(self.path):
            return
        if left := self.app.library.media(self.place) if self.place else []:
            self.turn_to(left[min(self.position, len(left) - 1)].path)
        else:
            self.close()

    def turn_to(self, path: str) -> None:
        """Show another one."""
        self.path, self.zoomed, self.retouching.turned = path, False, 0
        self.film.rewind()

    def tap(self) -> None:
        """A tap shows or hides the bars; the second of two zooms."""
        now, self.tapped_ms = self.tapped_ms, self.now_ms
        quick = 0 <= self.tapped_ms - now <= DOUBLE_TAP_MS
        if quick and self.app.config.on("allow_zooming_images"):
            self.zoomed, self.tapped_ms = not self.zoomed, -1
        self.bars = not self.bars
        self.playing = False

    def pinched(self, direction: PinchDirection) -> None:
        """Fingers that go apart zoom in."""
        if self.app.config.on("allow_zooming_images"):
            self.zoomed = direction == "out"

    def swiped(self, direction: SwipeDirection) -> None:
        if direction == "down" and self.app.config.on("allow_down_gesture"):
            self.close()

    def on_back(self) -> None:
        if self.zoomed:
            self.zoomed = False
        else:
            self.close()

    def ask_slideshow(self) -> None:
        self.ask(SlideshowDialog(), self.slideshow_ready)

    def slideshow_ready(self, sure: bool) -> None:
        if sure:
            self.playing, self.bars = True, False
            self.plan_slide()

    def plan_slide(self) -> None:
        """Let the next picture come after the interval."""
        self.after(self.app.config.number("slideshow_interval") * 1000, self.next_slide)

    def next_slide(self) -> None:
        if not self.playing:
            return
        config = self.app.config
        places = [one.path for one in slides(config, self.media())]
        step = -1 if config.on("slideshow_move_backwards") else 1
        wanted = places.index(self.path) + step if self.path in places else 0
        if not 0 <= wanted < len(places) and not config.on("loop_slideshow"):
            self.playing, self.bars = False, True
            self.toast(tr("The slideshow ended"))
            return
        self.turn_to(places[wanted % len(places)])
        self.plan_slide()
