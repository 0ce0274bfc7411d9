"""The open list of a spinner."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class SpinnerList(AppScreen[App, None]):
    """Shows a spinner's choices over it; the choice goes to the spinner's `on_select`."""

    window: ClassVar[WindowKind] = "popup"
    anchor_side: ClassVar = "below"

    place: int = 0
    """Which spinner of the window beneath it is, counted in drawing order."""
    choices: list[str | Message] = field(default_factory=list)
    chosen: int = 0
    rect: tuple[int, int, int, int] = (0, 0, 0, 0)
    checked_rows: bool = False
    text_id: str = "android:id/text1"

    @classmethod
    def over(cls, root: Box, box: Box) -> SpinnerList:
        """The list for a spinner of a laid-out window."""
        widget = box.widget
        assert isinstance(widget, w.Spinner)
        place = _spinners(root).index(box)
        left, top, right, bottom = box.rect
        return cls(
            place=place,
            choices=list(widget.choices),
            chosen=widget.index,
            rect=(left, top, right, bottom),
            checked_rows=widget.checked_rows,
            text_id=widget.text_id,
        )

    def anchor(self) -> tuple[int, int, int, int]:
        return self.rect

    def build(self) -> w.Widget:
        rows = [
            w.CheckedText(
                text,
                index == self.chosen,
                "bare" if self.checked_rows else "plain",
                id=self.text_id,
                on_tap=partial(self.pick, index),
                width="fill",
            )
            for index, text in enumerate(self.choices)
        ]
        listed = w.Scroll(*rows, cls="android.widget.ListView", key="choices", weight=0)
        look = w.Look(background="surface_container", radius=4, elevation=3)
        return w.Panel(w.Column(listed, across="stretch"), look=look, width=196)

    def pick(self, index: int) -> None:
        """Choose a row."""
        windows = self.phone.windows
        entry = windows.stack.find(self.uid)
        below = windows.scene().window_of(entry.opener) if entry is not None else None
        self.close()
        if below is None:
            return
        spinner = _spinners(below.root)[self.place].widget
        if isinstance(spinner, w.Spinner) and spinner.on_select is not None:
            spinner.on_select(index)


def _spinners(root: Box) -> list[Box]:
    return [box for box in root.walk() if isinstance(box.widget, w.Spinner)]
