"""The key pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.dialer.placing import Placing
from pytest_androidbench.phone.apps.dialer.rows import person_row
from pytest_androidbench.phone.apps.dialer.search import number_actions
from pytest_androidbench.phone.apps.dialer.store import fitting, people
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.people.phone_format import as_typed, bare
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

KEYS: Final = (
    ("one", "1", ""), ("two", "2", "ABC"), ("three", "3", "DEF"),
    ("four", "4", "GHI"), ("five", "5", "JKL"), ("six", "6", "MNO"),
    ("seven", "7", "PQRS"), ("eight", "8", "TUV"), ("nine", "9", "WXYZ"),
    ("star", "*", ""), ("zero", "0", "+"), ("pound", "#", ""),
)  # fmt: skip
"""Id, sign and letters of each key."""
KEY, LOW_KEY = 70, 64
"""How high a key is, also where there is little room."""
NUMBER: Final = w.TextStyle(36)
PAUSE, WAIT = ",", ";"


@dataclass(eq=False)
class Dialpad(Placing):
    """Keys for a number, with who has it above them."""

    digits: str = ""

    @classmethod
    def holding(cls, number: str) -> Dialpad:
        """The pad with a number in it."""
        return cls(digits=as_typed(number))

    def build(self) -> w.Widget:
        plain = bare(self.digits)
        rows = [
            *(
                person_row(person, partial(self.call, number), number)
                for person, number in (fitting(people(self.phone), plain) if plain else ())
            ),
            *number_actions(self, plain),
        ]
        wide = self.phone.display.is_wide
        call = w.IconButton(
            "call",
            tr("dial"),
            id="dialpad_voice_call_button",
            size=32,
            colour="white",
            background="#188038",
            on_tap=partial(self.dial, plain),
        )
        pad = w.Column(
            self._entry(call if wide else None),
            w.Directed(keys(self.press, self.hold)),
            not wide
            and w.Row(
                w.Spacer(weight=1), w.Panel(call, padding=8), w.Spacer(weight=1), width="fill"
            ),
            across="stretch",
        )
        look = w.Look(background="surface_container")
        panel = w.Panel(pad, padding=(8, 8), look=look, id="dialpad", weight=int(wide))
        results = w.Scroll(*rows, id="dialpad_results")
        if wide:
            return w.Page(w.Row(results, panel, across="stretch", width="fill", weight=1))
        return w.Page(results, panel)

    def _entry(self, call: w.Widget | None) -> w.Widget:
        """The number with the buttons beside it."""
        more = w.IconButton(
            "more_vert", tr("More options"), id="dialpad_overflow", key="more",
            on_tap=self.open_menu, enabled=bool(self.digits),
        )  # fmt: skip
        entry = w.TextField(
            self.digits,
            on_text=self.typed,
            keyboard="phone",
            style="plain",
            text_style=NUMBER,
            id="digits",
            weight=1,
        )
        delete = w.IconButton(
            "backspace",
            tr("backspace"),
            id="deleteButton",
            on_tap=self.delete,
            on_long=self.clear,
            enabled=bool(self.digits),
        )
        return w.Row(more, w.Panel(entry, weight=1), delete, call, width="fill")

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        return (
            MenuEntry(text=tr("Add 2-sec pause"), act=partial(self.press, PAUSE)),
            MenuEntry(text=tr("Add wait"), act=partial(self.press, WAIT)),
        )

    def typed(self, text: str) -> None:
        """Show a number with its separators."""
        self.digits = as_typed(text)

    def press(self, sign: str) -> None:
        """A key of the pad."""
        self.digits = as_typed(self.digits + sign)

    def hold(self, sign: str) -> None:
        """A key is held: zero is a plus then, one calls the mailbox."""
        if sign == "0":
            self.press("+")
        elif sign == "1" and not self.digits:
            self.toast(tr("Voicemail is not set up"))
        else:
            self.press(sign)

    def delete(self) -> None:
        self.digits = as_typed(bare(self.digits)[:-1])

    def clear(self) -> None:
        self.digits = ""

    def call(self, number: str) -> None:
        super().call(number)
        if self.phone.telephony.calls:
            self.close()

    def dial(self, number: str) -> None:
        """Call; without a number, the one that was called last is taken."""
        if number:
            self.call(number)
            return
        last = [call.number for call in self.log.all() if call.kind == 2]
        if last:
            self.digits = as_typed(last[0])
        else:
            self.toast(tr("Enter a phone number"))


def keys(
    on_press: Callable[[str], None],
    on_hold: Callable[[str], None] | None = None,
    *,
    height: float = KEY,
) -> w.Widget:
    """Twelve keys in four rows."""
    rows = [
        w.Row(
            *(_key(*key, on_press, on_hold, height) for key in KEYS[start : start + 3]),
            width="fill",
        )
        for start in range(0, len(KEYS), 3)
    ]
    return w.Column(*rows, id="dialpad_grid", cls="android.widget.TableLayout", across="stretch")


def _key(
    id_: str,
    sign: str,
    letters: str,
    on_press: Callable[[str], None],
    on_hold: Callable[[str], None] | None,
    height: float,
) -> w.Widget:
    named = f"{sign},{letters}" if letters and letters != "+" else sign
    return w.Column(
        w.Text(sign, w.TextStyle(28), id="dialpad_key_number"),
        w.Text(letters, w.BODY_SMALL, id="dialpad_key_letters"),
        along="center",
        across="center",
        weight=1,
        height=height,
        id=id_,
        cls="android.widget.FrameLayout",
        desc=named,
        on_tap=partial(on_press, sign),
        on_long=partial(on_hold, sign) if on_hold is not None else None,
    )
