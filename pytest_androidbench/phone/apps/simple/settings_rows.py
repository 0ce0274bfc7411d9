"""Rows of the settings pages, and how they change what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.simple.dialogs import radio
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.app import App, AppPart, AppScreen
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import Paragraph

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

START = 22
ROW = w.TextStyle(14)
SECTION = w.TextStyle(14, 500, caps=True)
RELATIVE = "android.widget.RelativeLayout"


@dataclass(eq=False)
class EndCheckBox(w.CheckBox):
    """A check box whose box is at the end of its line; keys reach it, and the row takes taps."""

    @property
    def focusable(self) -> bool:
        return True

    def paint(self, box: Box, painter: Painter) -> None:
        rect = box.rect
        side = min(rect.height, box.ctx.dp(48))
        sign = Rect(rect.right - side, rect.top, rect.right, rect.bottom)
        self.paint_sign(box, sign.mirrored(rect) if box.ctx.rtl else sign, painter)
        if isinstance(box.content, Paragraph):
            top = rect.top + (rect.height - box.content.height) // 2
            left = rect.left + (side if box.ctx.rtl else 0)
            colour = painter.colour("on_surface")
            painter.text(box.content, left, top, colour, rect.width - side, "start")


def Section(title: TextLike, id_: str) -> w.Widget:  # noqa: N802 - used like a widget
    """The name of a group of settings."""
    return w.Panel(w.Text(title, SECTION, "primary", id=id_), padding=(START, 24, START, 8))


def CheckRow(  # noqa: N802
    label: TextLike, checked: bool, on_tap: Callable[[], None], id_: str
) -> w.Widget:
    """A setting that is on or off."""
    box = EndCheckBox(checked, text=label, id=id_, width="fill")
    return w.Panel(box, id=f"{id_}_holder", cls=RELATIVE, on_tap=on_tap, padding=(START, 0, 16, 0))


def ValueRow(  # noqa: N802
    label: TextLike,
    value: TextLike | None,
    on_tap: Callable[[], None],
    id_: str,
    swatch: str | None = None,
    *,
    label_id: str = "",
    cls: str = RELATIVE,
) -> w.Widget:
    """A setting with a value below its name, or a colour beside it, or one that leads on."""
    name = label_id or (f"{id_}_label" if value is not None else id_)
    texts = w.Column(
        w.Text(label, ROW, id=name),
        None if value is None else w.Text(value, w.BODY.coloured("on_surface_variant"), id=id_),
        weight=1,
    )
    color = swatch and w.Panel(
        look=w.Look(background=swatch, radius=16), width=32, height=32, id=f"{id_}_color",
        cls="android.widget.ImageView",
    )  # fmt: skip
    row = w.Row(texts, color or None, width="fill")
    return w.Panel(
        row,
        id=f"{id_}_holder",
        cls=cls,
        on_tap=on_tap,
        padding=(START, 20 if value is None else 16),
    )


@dataclass(eq=False)
class SettingRows(AppPart[App]):
    """Rows for what the app keeps in its `Prefs.xml`."""

    @property
    def prefs(self) -> Prefs:
        """The preferences."""
        return self.app.prefs("Prefs")

    def check(self, title: TextLike, key: str, *, default: bool = False, id_: str = "") -> w.Widget:
        """A setting that is on or off."""
        on = self.prefs.get(key, default)
        return CheckRow(title, on, partial(self.turn, key, not on), id_ or f"settings_{key}")

    def turn(self, key: str, on: bool) -> None:
        """Set something on or off."""
        self.prefs.put(key, on)

    def choice(
        self,
        title: TextLike,
        key: str,
        choices: Sequence[Label],
        *,
        default: int = 0,
        first: int = 0,
        id_: str = "",
    ) -> w.Widget:
        """A setting that is one of several values, which are kept as numbers from `first` on."""
        now = self.prefs.get(key, default) - first
        act = partial(self.choose, key, first, choices, now)
        return ValueRow(title, choices[now], act, id_ or f"settings_{key}")

    def asked(
        self,
        title: TextLike,
        key: str,
        dialog: Callable[[], AppScreen[Any, int]],
        value: TextLike,
        id_: str = "",
    ) -> w.Widget:
        """A setting that is a number for which a dialog asks."""
        return ValueRow(title, value, partial(self.ask_for, key, dialog), id_ or f"settings_{key}")

    def ask_for(self, key: str, dialog: Callable[[], AppScreen[Any, int]]) -> None:
        """Ask for a number."""
        self.ask(dialog(), self.keep, key)

    def keep(self, key: str, value: int) -> None:
        """Keep a number."""
        self.prefs.put(key, value)

    def choose(self, key: str, first: int, choices: Sequence[Label], now: int) -> None:
        """Ask for another value."""
        self.ask(radio(choices, now), self.chosen, key, first)

    def chosen(self, key: str, first: int, place: int) -> None:
        """Keep the value at a place."""
        self.prefs.put(key, first + place)
