"""The screen of a call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.contacts.avatar import avatar
from pytest_androidbench.phone.apps.contacts.model import Person
from pytest_androidbench.phone.apps.contacts.phone_format import shown_number
from pytest_androidbench.phone.apps.dialer.dialpad import keys
from pytest_androidbench.phone.apps.dialer.names import IN_CALL, MAIN, PACKAGE
from pytest_androidbench.phone.apps.dialer.settings import quick_responses
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dialogs import Choose
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.system.telephony import PhoneCall
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Grid,
    IconButton,
    Look,
    Panel,
    Picture,
    Row,
    Spacer,
    Text,
)

DARK: Final = "#1c2b3a"
NAME: Final = TextStyle(34)
WHITE: Final = "white"


@dataclass(eq=False)
class InCall(AppScreen[None]):
    """Whom one talks to, how long, and what can be done."""

    activity = IN_CALL
    launch_mode = "singleTask"
    edge_to_edge = True
    muted: bool = False
    speaker: bool = False
    keypad: bool = False
    tones: str = ""

    @property
    def call(self) -> PhoneCall | None:
        """The call in front: one that rings, else one that is not on hold."""
        order = {"ringing": 0, "dialing": 1, "active": 2, "held": 3}
        calls = sorted(self.phone.telephony.calls, key=lambda call: order.get(call.state, 4))
        return calls[0] if calls else None

    def on_resume(self) -> None:
        self.phone.windows.overlays.passing.gone()

    def bars_over_dark(self) -> bool:
        return True

    def beat_ms(self) -> int:
        call = self.call
        return 1000 if call is not None and call.state == "active" else 0

    def build(self) -> Widget:
        call = self.call
        inside: Widget = Spacer()
        if call is not None:
            inside = Column(
                self._held(call),
                self._who(call),
                Spacer(weight=1),
                self._answering(call) if call.state == "ringing" else self._talking(call),
                across="stretch",
            )
        return Panel(
            Panel(inside, padding=(16, 64, 16, 48)),
            look=Look(background=DARK),
            id="incall_ui_container",
            cls="android.widget.RelativeLayout",
            width="fill",
            height="fill",
        )

    def _held(self, call: PhoneCall) -> Widget | None:
        others = [one for one in self.phone.telephony.calls if one.number != call.number]
        if not others:
            return None
        name = self._name(others[0].number)
        row = Row(
            Text(tr("On hold: {name}", name=name), BODY, WHITE, id="hold_contact_name", weight=1),
            Text(tr("Swap calls"), BODY_LARGE, WHITE, id="incall_swap", height=48,
                 on_tap=partial(self.phone.telephony.accept, others[0].number)),
            width="fill",
        )  # fmt: skip
        return Panel(row, padding=(8, 0, 8, 16), id="incall_on_hold_banner")

    def _who(self, call: PhoneCall) -> Widget:
        name = self._name(call.number)
        number = shown_number(call.number)
        return Column(
            Text(self._status(call), BODY, WHITE, id="contactgrid_status_text"),
            Text(name, NAME, WHITE, id="contactgrid_contact_name", lines=2, align="center"),
            Text(number, BODY, WHITE, id="contactgrid_forwardNumber", ltr=True)
            if name != number
            else None,
            call.state == "active"
            and Text(self._timer(call), BODY_LARGE, WHITE, id="contactgrid_bottom_timer"),
            Panel(avatar(Person(first=name), 96), padding=(0, 16)),
            gap=8,
            across="center",
            width="fill",
            id="incall_contact_grid",
            cls="android.widget.LinearLayout",
        )

    @staticmethod
    def _status(call: PhoneCall) -> Message:
        said = {
            "ringing": tr("Incoming call"),
            "dialing": tr("Calling…"),
            "held": tr("On hold"),
        }
        return said.get(call.state, tr("T-Mobile"))

    def _timer(self, call: PhoneCall) -> str:
        seconds = max(0, self.now_ms - call.answered_ms) // 1000
        minutes, seconds = divmod(seconds, 60)
        return f"{minutes:02}:{seconds:02}"

    def _talking(self, call: PhoneCall) -> Widget:
        end = IconButton(
            "call_end",
            tr("End call"),
            id="incall_end_call",
            size=40,
            colour=WHITE,
            background="#d93025",
            on_tap=partial(self.end, call.number),
        )
        middle = self._keypad() if self.keypad else self._grid(call)
        return Column(
            middle,
            Row(Spacer(weight=1), Panel(end, padding=16), Spacer(weight=1), width="fill"),
            gap=16,
            across="stretch",
        )

    def _grid(self, call: PhoneCall) -> Widget:
        held = call.state == "held"
        hold = partial(self.hold, call.number, not held)
        kids = (
            _tile("first", "mic_off", tr("Mute"), self.toggle_mute, on=self.muted),
            _tile("second", "dialpad", tr("Keypad"), self.toggle_keypad),
            _tile("third", "volume_up", tr("Speaker"), self.toggle_speaker, on=self.speaker),
            _tile("fourth", "add_call", tr("Add call"), self.add_call),
            _tile("fifth", "pause", tr("Hold"), hold, on=held),
        )
        return Grid(*kids, columns=3, gap=8)

    def _keypad(self) -> Widget:
        hide = Text(
            tr("Hide"), BODY_LARGE, WHITE, id="dialpad_back", on_tap=self.toggle_keypad, height=48
        )
        pad = Panel(keys(self.tone), look=Look(background="surface_container", radius=16))
        digits = Text(self.tones, TextStyle(24), WHITE, id="digits", align="center", lines=1)
        return Column(digits, pad, hide, gap=8, across="stretch", id="incall_dialpad_container")

    def _answering(self, call: PhoneCall) -> Widget:
        number = call.number
        return Column(
            Align(
                Text(tr("Send message"), BODY_LARGE, WHITE, id="incoming_quick_response",
                     on_tap=self.respond, height=48),
                height=48,
            ),
            Row(
                _round("two_button_decline", "call_end", tr("Decline"), "#d93025",
                       partial(self.decline, number)),
                _round("two_button_answer", "call", tr("Answer"), "#188038",
                       partial(self.answer, number)),
                width="fill",
            ),
            gap=24,
            across="stretch",
        )  # fmt: skip

    def _name(self, number: str) -> str:
        return self.phone.providers.contacts.name_of(number) or shown_number(number)

    def toggle_mute(self) -> None:
        self.muted = not self.muted

    def toggle_speaker(self) -> None:
        self.speaker = not self.speaker

    def toggle_keypad(self) -> None:
        self.keypad, self.tones = not self.keypad, ""

    def tone(self, sign: str) -> None:
        self.tones += sign

    def add_call(self) -> None:
        """Dial somebody else meanwhile."""
        self.start(Intent(component=f"{PACKAGE}/{MAIN}", action="android.intent.action.DIAL",
                          flags=FLAG_NEW_TASK))  # fmt: skip

    def hold(self, number: str, on: bool) -> None:
        if on:
            self.phone.telephony.hold(number)
        else:
            self.phone.telephony.accept(number)

    def end(self, number: str) -> None:
        self.phone.telephony.hang_up(number)

    def answer(self, number: str) -> None:
        self.phone.telephony.accept(number)

    def decline(self, number: str) -> None:
        self.phone.telephony.hang_up(number, declined=True)

    def respond(self) -> None:
        """Choose a text instead of taking the call."""
        responses = quick_responses(self.app.prefs())
        self.ask(Choose(choices=[*responses]), self.send_response)

    def send_response(self, place: int) -> None:
        call = self.call
        if call is not None:
            text = quick_responses(self.app.prefs())[place]
            self.phone.telephony.respond(call.number, text)
            self.phone.telephony.hang_up(call.number, declined=True)

    def on_back(self) -> None:
        """The call goes on."""
        self.phone.windows.go_home()


def _tile(
    name: str, icon: str, label: TextLike, act: Callable[[], None], *, on: bool = False
) -> Widget:
    background = "#ffffff55" if on else "#ffffff1e"
    return Column(
        Picture(icon=icon, background=background, colour=WHITE, size=56),
        Text(label, BODY, WHITE),
        gap=4,
        along="center",
        across="center",
        height=92,
        width="fill",
        id=f"incall_{name}_button",
        cls="android.widget.ToggleButton",
        desc=label,
        selected=on,
        on_tap=act,
    )


def _round(id_: str, icon: str, label: Message, colour: str, act: Callable[[], None]) -> Widget:
    button = IconButton(icon, label, id=f"{id_}_button", size=40, colour=WHITE, background=colour,
                        on_tap=act)  # fmt: skip
    name = Text(label, BODY, WHITE, id=f"{id_}_label")
    return Column(Panel(button, padding=12), name, gap=4, across="center", weight=1)
