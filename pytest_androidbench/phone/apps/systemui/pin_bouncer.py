"""The keys that take the phone's PIN."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.bouncer import Unlocking
from pytest_androidbench.phone.apps.systemui.look import GROUP, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.box import Box

KEYS: Final = ("123", "456", "789")
LETTERS: Final = ("", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ")
SIDE: Final = 80
AROUND: Final = 304
"""What lies over, under and between the digits and the dots, in dp."""
GAP: Final = 16
DIGIT: Final = w.TextStyle(32)
LETTER: Final = w.TextStyle(12, colour="on_surface_variant")
ENTRY: Final = w.TextStyle(28, 500)
ROUND: Final = w.Look(background="surface_highest", radius=40)


@dataclass(eq=False)
class PinEntry(w.Text):
    """A view that draws dots and says that it is a field for a password (`PasswordTextView`)."""

    class_name: ClassVar[str] = "android.widget.EditText"

    @property
    def is_password(self) -> bool:
        return True

    def label(self, box: Box) -> str:
        return super().label(box).strip()


@dataclass(eq=False)
class PinBouncer(AppScreen[SystemUiApp, bool]):
    """Digits under dots; it takes the keys of a keyboard too."""

    entry: str = ""
    unlocking: Unlocking = field(default_factory=Unlocking)

    def build(self) -> w.Widget:
        lines = [w.Row(*map(self._key, line), gap=GAP) for line in KEYS]
        last = w.Row(self._delete(), self._key("0"), self._enter(), gap=GAP)
        pad = w.Column(
            self._entry(),
            *lines,
            last,
            gap=GAP,
            across="center",
            along="end",
            id="pin_container",
            cls=GROUP,
            width="fill",
            height="fill",
        )
        view = w.Column(
            w.Directed(pad, weight=1, width="fill"),
            w.Spacer(height=18),
            self.unlocking.emergency(),
            w.Spacer(height=36),
            across="stretch",
            id="keyguard_pin_view",
            cls=LINEAR,
            height="fill",
            width="fill",
        )
        return self.unlocking.frame(view)

    @property
    def _side(self) -> float:
        """Of a key, in dp; low displays have smaller ones."""
        return min(SIDE, max(32, (self.phone.display.height_dp - AROUND) / 5))

    def _entry(self) -> w.Widget:
        entry = PinEntry(
            "•" * len(self.entry) or " ",
            ENTRY,
            align="center",
            id="pinEntry",
            desc=tr("PIN area"),
            takes_focus=True,
            width=3 * self._side + 2 * GAP,
            height=self._side,
        )
        return w.Panel(entry, id="row0", cls="android.widget.RelativeLayout")

    def _key(self, digit: str) -> w.Widget:
        letters = LETTERS[int(digit)]
        face = w.Column(
            w.Text(digit, DIGIT, id="digit_text"),
            bool(letters) and w.Text(letters, LETTER, id="klondike_text"),
            across="center",
            along="center",
        )
        return w.Panel(
            w.Align(face),
            look=ROUND,
            id=f"key{digit}",
            desc=digit,
            on_tap=partial(self.typed, digit),
            enabled=not self.unlocking.waits,
            width=self._side,
            height=self._side,
        )

    def _delete(self) -> w.Widget:
        return w.IconButton(
            "backspace",
            tr("Delete"),
            id="delete_button",
            on_tap=self.erased,
            on_long=self.clear,
            width=self._side,
            height=self._side,
        )

    def _enter(self) -> w.Widget:
        return w.IconButton(
            "keyboard_return",
            tr("Enter"),
            id="key_enter",
            on_tap=self.entered,
            width=self._side,
            height=self._side,
        )

    def typed(self, text: str) -> None:
        """Take digits."""
        if not self.unlocking.waits:
            self.entry += "".join(sign for sign in text if sign.isascii() and sign.isdecimal())

    def erased(self) -> None:
        """Take the last digit away."""
        self.entry = self.entry[:-1]

    def clear(self) -> None:
        """Take all digits away."""
        self.entry = ""

    def entered(self) -> None:
        """Try the digits."""
        given, self.entry = self.entry, ""
        self.unlocking.attempt(given)

    def beat_ms(self) -> int:
        return self.unlocking.beat_ms()
