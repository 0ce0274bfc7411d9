"""The key pad."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.dialer import numbers
from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.call_parts import centred
from pytest_androidbench.phone.apps.dialer.keys import keys
from pytest_androidbench.phone.apps.dialer.rows import LINEAR, number_actions, people_rows
from pytest_androidbench.phone.apps.dialer.store import CallLog
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.people.phone_format import as_typed, bare
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.providers.call_log import OUTGOING
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NUMBER: Final = w.TextStyle(36)
PAUSE, WAIT = ",", ";"


@dataclass(eq=False)
class Dialpad(AppScreen[DialerApp, None]):
    """Keys for a number, with who has it above them."""

    digits: str = ""
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def holding(cls, number: str) -> Dialpad:
        """The pad with a number in it."""
        return cls(digits=as_typed(number))

    def build(self) -> w.Widget:
        wide = self.phone.display.is_wide
        plain = bare(self.digits)
        rows = [
            *people_rows(self.phone, plain, self.call),
            *number_actions(self, plain),
        ]
        pad = self._pad(plain, wide=wide)
        results = w.Scroll(*rows, id="dialpad_results")
        if wide:
            return w.Page(w.Row(results, pad, across="stretch", width="fill", weight=1))
        return w.Page(results, pad)

    def _pad(self, plain: str, *, wide: bool) -> w.Widget:
        """The number over the keys; where there is little room, the green button is beside it."""
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
            None if wide else centred(w.Panel(call, padding=8)),
            across="stretch",
        )
        look = w.Look(background="surface_container")
        return w.Panel(pad, padding=(8, 8), look=look, id="dialpad", cls=LINEAR, weight=int(wide))

    def _entry(self, call: w.Widget | None) -> w.Widget:
        """The number with the buttons beside it."""
        more = w.IconButton(
            "more_vert", tr("More options"), id="dialpad_overflow", key="more",
            on_tap=partial(self.menus.open, self.entries), enabled=bool(self.digits),
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
        return w.Row(
            more, w.Panel(entry, weight=1), delete, call,
            width="fill", id="digits_container", cls=LINEAR,
        )  # fmt: skip

    def entries(self) -> Sequence[MenuEntry]:
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
        elif self.digits:
            self.press(sign)
        else:
            self.toast(tr("Voicemail is not set up"))

    def delete(self) -> None:
        self.digits = as_typed(bare(self.digits)[:-1])

    def clear(self) -> None:
        self.digits = ""

    def call(self, number: str) -> None:
        """Call a number; the pad is gone then."""
        numbers.call_and_close(self, number)

    def dial(self, number: str) -> None:
        """Call; without a number, the one that was called last is taken."""
        if number:
            self.call(number)
            return
        last = [call.number for call in CallLog(self.phone).all() if call.kind == OUTGOING]
        if last:
            self.digits = as_typed(last[0])
        else:
            self.toast(tr("Enter a phone number"))
