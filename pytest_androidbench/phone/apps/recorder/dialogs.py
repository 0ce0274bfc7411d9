"""The app's own dialogs: a question, and a new name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.look import LINEAR
from pytest_androidbench.phone.apps.recorder.model import LONGEST_NAME
from pytest_androidbench.phone.apps.recorder.names import ASK_NAME
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.painter import Painter
from pytest_androidbench.phone.ui.screen import WindowKind

BLACK, INK = "#000000", "#414141"
Answer = tuple[TextLike, Callable[[], None]]
HEAD = w.TextStyle(22, 500, BLACK)
BODY = w.TextStyle(18, colour=BLACK)


class InkBox(w.CheckBox):
    """A check box on white."""

    def paint(self, box: Box, painter: Painter) -> None:
        colours = {"on_surface": BLACK, "on_surface_variant": INK, "primary": INK}
        inked = Painter(painter.frame, painter.ctx.themed(colours, painter.ctx.theme.material))
        super().paint(box, inked)


def paper(title: str | Message | None, *parts: w.Kid) -> w.Widget:
    """A white dialog."""
    head = title is not None and w.Text(title, HEAD, id="dialog_title")
    return w.Panel(
        w.Column(head, *parts, gap=16, across="stretch", width="fill"),
        padding=(24, 24, 16, 8),
        look=w.Look(background="#ffffff", radius=2, elevation=6),
        cls=LINEAR,
        width="fill",
    )


def buttons(no: Answer | None, yes: Answer) -> w.Widget:
    """The row of buttons at the bottom: what they say and do."""
    negative = no and w.Button(
        no[0], "text", role="on_primary", id="dialog_negative_btn", on_tap=no[1]
    )
    positive = w.Button(yes[0], id="dialog_positive_btn", on_tap=yes[1])
    return w.Row(w.Spacer(weight=1), negative, positive, gap=8, width="fill")


@dataclass(eq=False)
class Ask(AppScreen[RecorderApp, bool]):
    """Closes with True for the positive button."""

    window: ClassVar[WindowKind] = "dialog"
    title: str | Message = field(default_factory=lambda: tr("Warning!"))
    text: str | Message = ""
    positive: str | Message = field(default_factory=lambda: tr("Yes"))
    negative: str | Message = field(default_factory=lambda: tr("No"))

    def build(self) -> w.Widget:
        return paper(
            self.title,
            w.Text(self.text, BODY, id="dialog_content"),
            buttons(
                (self.negative, partial(self.close, False)) if self.negative else None,
                (self.positive, partial(self.close, True)),
            ),
        )


def tell(title: str | Message, text: str | Message) -> Ask:
    """A message with one button."""
    return Ask(title=title, text=text, positive=tr("Ok"), negative="")


@dataclass(eq=False)
class RenameRecording(AppScreen[RecorderApp, str]):
    """Asks for a name; closes with it, also when it is the old one."""

    window: ClassVar[WindowKind] = "dialog"
    name: str = ""
    asks_again: bool | None = None
    """Whether it may come again by itself; None where it was asked for."""

    def on_open(self) -> None:
        self.focus("input_name")

    def build(self) -> w.Widget:
        off = self.asks_again is False
        box = InkBox(off, self.check, tr("Don't ask again"), id="check_box")
        # With the keyboard up, a phone on its side has room for the field and the buttons alone.
        wide = self.phone.display.is_wide
        return paper(
            None if wide else tr("New name"),
            w.TextField(
                bind="name",
                id="input_name",
                style="line",
                text_style=BODY,
                max_length=LONGEST_NAME,
                action="done",
                on_done=self.hide_keyboard,
            ),
            self.asks_again is not None and not wide and box,
            buttons((tr("Cancel"), self.close), (tr("Save"), self.save)),
        )

    def check(self, checked: bool) -> None:
        self.asks_again = not checked
        self.app.kept().put(ASK_NAME, not checked)

    def save(self) -> None:
        self.close(self.name)
