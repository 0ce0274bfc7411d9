"""A picture, to crop and to turn; saved as a copy or in its own place.

Ratios are those of the published editor's menu, as it is known; ids of the page are ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Final

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.kit import picture_edits as edits
from pytest_androidbench.phone.kit.cropping import CropFrame
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

FREE, ORIGINAL, SQUARE = "free", "original", "square"
RATIOS: Final[dict[str, str | Message]] = {
    FREE: tr("Free"), ORIGINAL: tr("Original"), SQUARE: tr("Square"),
    "16:9": "16:9", "4:3": "4:3", "3:2": "3:2",
}  # fmt: skip
EDGE_DP: Final = 32
"""Beside the picture: a finger at the frame is no gesture back."""
TURN: Final = "turn -90"
"""A quarter turn against the clock, as a step of `picture_edits`."""


@dataclass(eq=False)
class PhotoEditor(AppScreen[PhotosApp, str]):
    """Shows the turned picture below the frame of what is kept; closes with the saved path."""

    path: str = ""
    steps: list[str] = field(default_factory=list)
    """Turns and flips."""
    ratio: str = FREE
    frame: CropFrame = field(default_factory=CropFrame)
    menus: Menus = field(default_factory=Menus)
    leaving: Leaving = field(default_factory=Leaving)

    @property
    def data(self) -> bytes:
        """The picture as it is in its file."""
        files = self.app.files
        return files.read(self.path) if files.is_file(self.path) else b""

    @property
    def size(self) -> tuple[int, int]:
        """Of the turned picture, in pixels; 0 and 0 where it cannot be read."""
        return edits.size_of(self.data, self.steps)

    @property
    def changed(self) -> bool:
        """Whether there is anything to save."""
        return bool(self.steps) or not self.frame.whole

    def build(self) -> w.Widget:
        shown = edits.edited(self.data, tuple(self.steps))
        picture = w.Picture(shown, icon="broken_image", shape="rect", fit="contain",
                            width="fill", height="fill", id="preview")  # fmt: skip
        frame = shown is not None and self.frame.canvas(
            self.size, id="crop_overlay", desc=tr("Crop frame"), width="fill", height="fill"
        )
        content = w.Stack(picture, frame or None, width="fill", height="fill")
        bar = w.TopBar(tr("Edit"), back=self.on_back, actions=[self._save(shown is not None)])
        return w.Page(
            bar,
            w.Panel(content, weight=1, width="fill", padding=(EDGE_DP, 16)),
            self._ratios(),
            self._tools(),
        )

    def _save(self, readable: bool) -> w.Widget:
        save = w.Button(tr("Save copy"), "text", id="save_copy", on_tap=self.save_copy,
                        enabled=self.changed and readable)  # fmt: skip
        return w.Row(save, w.More(partial(self.menus.open, self.more)))

    def more(self) -> Sequence[MenuEntry]:
        """The rows behind the three dots."""
        return [
            MenuEntry(text=tr("Save"), act=self.ask_save, enabled=self.changed),
            *offered((True, tr("Reset"), self.reset)),
        ]

    def _ratios(self) -> w.Widget:
        chips = [
            w.Chip(name, checked=ratio == self.ratio, id=f"ratio_{ratio.replace(':', '_')}",
                   on_tap=partial(self.put_ratio, ratio))
            for ratio, name in RATIOS.items()
        ]  # fmt: skip
        return w.Filters(*chips, key="ratios")

    def _tools(self) -> w.Widget:
        row = w.Row(
            w.IconButton("rotate_left", tr("Rotate"), id="rotate", on_tap=self.rotate),
            w.IconButton("flip", tr("Flip"), id="flip", on_tap=self.flip),
            w.Button(tr("Reset"), "text", id="reset", on_tap=self.reset, enabled=self.changed),
            gap=24,
        )
        return w.Panel(w.Align(row), height=64, width="fill")

    def put_ratio(self, ratio: str) -> None:
        """Have the frame in a ratio; a free one stays where it is."""
        self.ratio = ratio
        wide, _, high = {FREE: "0:0", SQUARE: "1:1"}.get(ratio, ratio).partition(":")
        shape = self.size if ratio == ORIGINAL else (int(wide), int(high))
        self.frame.fit(*shape, self.size)

    def rotate(self) -> None:
        """Turn it to the left, and the frame with it."""
        self.steps.append(TURN)
        if self.steps[-4:] == [TURN] * 4:
            del self.steps[-4:]
        self.frame.turn_left()

    def flip(self) -> None:
        """Mirror it; the frame keeps what is in it."""
        if self.steps[-1:] == ["flip x"]:
            del self.steps[-1:]
        else:
            self.steps.append("flip x")
        self.frame.mirror()

    def reset(self) -> None:
        """Have the picture as it was."""
        self.steps, self.ratio = [], FREE
        self.frame.reset()

    def save_copy(self) -> None:
        """Write a copy beside the picture."""
        stem, dot, ending = self.path.rpartition(".")
        names = (f"{stem}~{number}{dot}{ending}" for number in count(1))
        self._write(next(name for name in names if not self.app.files.exists(name)))

    def ask_save(self) -> None:
        """Ask before the picture itself is changed."""
        question = Confirm(title=tr("Save changes?"), message=tr("The original photo is replaced."),
                           positive=tr("Save"))  # fmt: skip
        self.ask(question, self.save)

    def save(self, sure: bool) -> None:
        """Write it over the picture."""
        if sure:
            self._write(self.path)

    def _write(self, target: str) -> None:
        steps = (*self.steps, *self.frame.step())
        made = edits.edited(self.data, steps, target.rpartition(".")[2].lower())
        if made is None:
            self.toast(tr("Can't edit this photo"))
            return
        self.app.files.write(target, made, uid=self.app.uid)
        self.close(target)

    def on_back(self) -> None:
        question = Confirm(title=tr("Discard edits?"), positive=tr("Discard"))
        self.leaving.leave(question if self.changed else None)
