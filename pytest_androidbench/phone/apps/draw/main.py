"""The page with the canvas, its tools and its menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Self

from pytest_androidbench.phone.apps.draw import names
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.draw.fingers import CanvasFingers
from pytest_androidbench.phone.apps.draw.opening import PictureOpening
from pytest_androidbench.phone.apps.draw.saving import PictureSaving
from pytest_androidbench.phone.apps.draw.settings import DrawSettingsPage
from pytest_androidbench.phone.apps.draw.sheet import Sheet
from pytest_androidbench.phone.apps.draw.tools import BUCKET, DROPPER, DrawTools
from pytest_androidbench.phone.apps.simple.about import SimpleAboutPage
from pytest_androidbench.phone.apps.simple.bars import Action, ActionBar
from pytest_androidbench.phone.apps.simple.dialogs import unsaved
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.system.activities import EXTRA_STREAM
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_SEND_MULTIPLE,
    ACTION_VIEW,
    Intent,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Orientation
from pytest_androidbench.phone.ui.widget import TouchPhase

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

ASKS_AGAIN_MS: Final = 1000
"""`SAVE_DISCARD_PROMPT_INTERVAL`: who goes back twice within it leaves."""


@dataclass(eq=False)
class DrawPage(AppScreen[DrawApp, Intent]):
    """The canvas; what other apps gave is shown on it."""

    activity = names.MAIN_ACTIVITY

    given: list[str] = field(default_factory=list)
    """Addresses to try, until one can be opened."""
    given_type: str = ""
    output: str = ""
    """Where another app wants the picture; it is done with that."""
    edits: bool = False
    asked_ms: int = -ASKS_AGAIN_MS
    sheet: Sheet = field(default_factory=Sheet)
    fingers: CanvasFingers = field(default_factory=CanvasFingers)
    tools: DrawTools = field(default_factory=DrawTools)
    saving: PictureSaving = field(default_factory=PictureSaving)
    opening: PictureOpening = field(default_factory=PictureOpening)
    bar: ActionBar = field(default_factory=ActionBar)
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        output = intent.extras.get(names.OUTPUT)
        wanted = output if isinstance(output, str) else ""
        edits = intent.action == names.EDIT and bool(intent.data and wanted)
        takes = edits or intent.action == names.CAPTURE
        return cls(
            given=_given(intent, edits=edits), given_type=intent.type or "",
            output=wanted if takes else "", edits=edits,
        )  # fmt: skip

    def on_open(self) -> None:
        self.tools.begin(self.sheet)
        self.saving.ending = self.app.config.get(names.LAST_ENDING, names.PNG)
        for uri in self.given:
            if self.open_uri(uri, self.given_type):
                break

    def on_pause(self) -> None:
        self.tools.keep()

    def on_close(self) -> None:
        self.tools.keep()

    def asked_orientation(self) -> Orientation | None:
        return "portrait" if self.app.config.get(names.PORTRAIT, default=False) else None

    def build(self) -> w.Widget:
        bar = w.TopBar(w.Spacer(width=1), id="main_toolbar", actions=self.bar.buttons(self.actions))
        canvas = w.Canvas(
            draw=self.paint, on_touch=self.drawn, id=names.CANVAS, width="fill", height="fill"
        )
        lower = self.tools.lower(self.sheet)
        holder = w.Stack(
            canvas,
            w.Align(self.tools.upper(self.sheet, self.pick_color), across="end", down="top"),
            lower and w.Align(lower, down="bottom"),
            id="main_holder",
            cls="android.widget.RelativeLayout",
            width="fill",
            height="fill",
        )
        scroll = w.Panel(
            holder, id="main_scrollview", cls="android.widget.ScrollView", weight=1, width="fill"
        )
        return w.Page(bar, scroll, id="main_coordinator")

    def actions(self) -> Sequence[Action]:
        """The bar's menu."""
        entries: tuple[Action | bool, ...] = (
            bool(self.output) and Action(id="menu_confirm", title=tr("Save"), icon="check",
                                         act=self.confirm, show="always"),
            not self.output and Action(id="menu_save", title=tr("Save"), icon="save",
                                       act=self.save, show="always"),
            Action(id="clear", title=tr("Clear"), icon="delete", act=self.clear, show="always"),
            not self.output and Action(id="menu_share", title=tr("Share"), icon="share",
                                       act=self.share, show="always"),
            not self.edits and Action(id="open_file", title=tr("Open file"), show="never",
                                      act=self.pick_file),
            Action(id="change_background", title=tr("Change background color"), show="never",
                   act=self.pick_ground),
            Action(id="menu_print", title=tr("Print"), act=self.print_picture),
            Action(id="settings", title=tr("Settings"), act=self.open_settings),
            Action(id="about", title=tr("About"), act=self.open_about),
        )  # fmt: skip
        return [entry for entry in entries if isinstance(entry, Action)]

    def paint(self, painter: Painter, rect: Rect) -> None:
        """Lay the picture over the canvas."""
        seen = rect.intersect(painter.clip)
        image = self.sheet.image((rect.width, rect.height))
        part = image.crop(seen.moved(-rect.left, -rect.top))
        painter.frame.image.paste(part, seen)

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        # Says whose touch it is that the canvas, if it was touched, gets next.
        del x, y
        self.fingers.pointer = pointer
        if phase == "cancel":
            self.fingers.cancelled(self.sheet)

    def drawn(self, phase: TouchPhase, point: Point) -> None:
        """A finger acts on the canvas."""
        if self.tools.on == DROPPER:
            self.tools.drop(point.x, point.y, self.sheet)
            return
        self.fingers.fills = self.tools.on == BUCKET
        self.fingers.percent = self.tools.size
        self.fingers.touched(phase, (float(point.x), float(point.y)), self.sheet)

    def pick_color(self) -> None:
        """Ask for the brush's colour."""
        self.ask(self.tools.picker(), self.color_picked)

    def color_picked(self, color: int) -> None:
        if self.tools.on == DROPPER:
            self.tools.toggle(DROPPER, self.sheet)
        self.tools.set_color(color, self.sheet)

    def pick_ground(self) -> None:
        """Ask for the canvas's colour."""
        self.ask(PickColor(color=self.sheet.color | names.OPAQUE), self.ground_picked)

    def ground_picked(self, color: int) -> None:
        """Give the canvas a colour; what was opened is opened again."""
        self.app.config.put(names.GROUND_COLOR, names.signed(color))
        if self.tools.on == DROPPER:
            self.tools.toggle(DROPPER, self.sheet)
        self.sheet.set_ground(color)
        self.saving.ending = names.PNG
        if self.opening.uri:
            self.open_uri(self.opening.uri, self.given_type)

    def open_uri(self, uri: str, type_: str) -> bool:
        """Show what is at an address."""
        return self.opening.open(uri, type_, self.sheet, self.saving)

    def save(self) -> None:
        """Ask where to save the picture."""
        self.saving.save(self.write_picture)

    def pick_file(self) -> None:
        """Ask for a picture to draw on."""
        self.opening.pick(self.open_uri)

    def write_picture(self, uri: str) -> None:
        """Write the drawing to a file that was made for it."""
        self.saving.write(uri, self.sheet)

    def confirm(self) -> None:
        """Give the picture to the app that asked for one."""
        ending = names.PNG if self.output.endswith(".png") else names.JPG
        if self.saving.put(self.output, self.saving.content(self.sheet, ending)):
            self.close(Intent())

    def clear(self) -> None:
        self.opening.uri = ""
        self.sheet.clear()
        self.saving.ending = names.PNG

    def share(self) -> None:
        self.saving.share(self.sheet)

    def print_picture(self) -> None:
        """Print, for which the phone has no printer."""
        self.toast(tr("No valid app found"))

    def open_settings(self) -> None:
        self.show(DrawSettingsPage())

    def open_about(self) -> None:
        self.show(SimpleAboutPage())

    def on_back(self) -> None:
        changed = self.saving.saved != tuple(self.sheet.drawing)
        asks = changed and self.now_ms - self.asked_ms > ASKS_AGAIN_MS
        if asks:
            self.asked_ms = self.now_ms
        self.leaving.leave_unless(unsaved() if asks else None, self.save)


def _given(intent: Intent, *, edits: bool) -> list[str]:
    """What another app wants to be shown."""
    stream = intent.extras.get(EXTRA_STREAM)
    if intent.action in (ACTION_SEND, ACTION_SEND_MULTIPLE):
        streams = stream if isinstance(stream, list | tuple) else [stream]
        return [each for each in streams if isinstance(each, str)]
    return [intent.data] if intent.data and (edits or intent.action == ACTION_VIEW) else []
