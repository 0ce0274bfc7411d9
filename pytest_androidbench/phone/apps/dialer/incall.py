"""The screen of a call."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.call_parts import (
    GREEN,
    RED,
    STATUS,
    WHITE,
    answer_button,
    end_button,
    held_banner,
    keypad,
    tile,
)
from pytest_androidbench.phone.apps.dialer.keys import KEY, LOW_KEY
from pytest_androidbench.phone.apps.dialer.names import DIAL, IN_CALL, MAIN, PACKAGE
from pytest_androidbench.phone.apps.dialer.preferences import quick_responses
from pytest_androidbench.phone.apps.dialer.rows import is_number
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.phone_format import called_number
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.system.telephony import PhoneCall
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LEAST_HEIGHT_FOR_FACE: Final = 600
"""In dp: on a lower screen the buttons need the room."""
DARK: Final = "#1c2b3a"
NAME: Final = w.TextStyle(34)

ROWS: Final = 4
LEAST_KEY: Final = 46
AROUND_KEYS: Final = 440
"""What of a call stands above and below the keys."""


@dataclass(eq=False)
class InCall(AppScreen[DialerApp, None]):
    """Whom one talks to, how long, and what can be done."""

    activity = IN_CALL
    launch_mode = "singleInstance"
    edge_to_edge = True
    show_when_locked = True
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

    def build(self) -> w.Widget:
        call, wide = self.call, self.phone.display.is_wide
        inside = self._parts(call) if call is not None else w.Spacer()
        return w.Panel(
            w.Panel(inside, padding=(16, 32, 16, 24) if wide else (16, 64, 16, 48)),
            look=w.Look(background=DARK),
            id="incall_ui_container",
            cls="android.widget.RelativeLayout",
            width="fill",
            height="fill",
        )

    def _parts(self, call: PhoneCall) -> w.Widget:
        """Who it is, over the buttons; beside them where the display lies on its side."""
        who = (self._held(call), self._who(call), w.Spacer(weight=1))
        ringing = call.state == "ringing"
        end = None if ringing else end_button(partial(self.phone.telephony.hang_up, call.number))
        keys = self._answering(call) if ringing else self._talking(call)
        if self.phone.display.is_wide:
            start = w.Column(*who, end, across="stretch", weight=1)
            return w.Row(start, w.Align(keys, weight=1), gap=16, across="stretch", height="fill")
        return w.Column(*who, w.Column(keys, end, gap=16, across="stretch"), across="stretch")

    def _held(self, call: PhoneCall) -> w.Widget | None:
        others = [one for one in self.phone.telephony.calls if one.number != call.number]
        if not others:
            return None
        number = others[0].number
        return held_banner(self._name(number), partial(self.phone.telephony.accept, number))

    def _who(self, call: PhoneCall) -> w.Widget:
        name = self._name(call.number)
        number = called_number(call.number)
        display = self.phone.display
        face = (
            not display.is_wide
            and display.height_dp >= LEAST_HEIGHT_FOR_FACE
            and w.Panel(avatar(Person(first=name), 96), padding=(0, 16))
        )
        return w.Column(
            w.Text(STATUS[call.state], w.BODY, WHITE, id="contactgrid_status_text"),
            w.Text(
                name,
                NAME,
                WHITE,
                id="contactgrid_contact_name",
                lines=2,
                align="center",
                ltr=is_number(name),
            ),
            w.Text(number, w.BODY, WHITE, id="contactgrid_forwardNumber", ltr=True)
            if name != number
            else None,
            call.state == "active" and self._bottom(call),
            face,
            gap=8,
            across="center",
            width="fill",
            id="incall_contact_grid",
            cls="android.widget.LinearLayout",
        )

    def _bottom(self, call: PhoneCall) -> w.Widget:
        timer = w.Text(
            self._timer(call),
            w.BODY_LARGE,
            WHITE,
            id="contactgrid_bottom_timer",
            cls="android.widget.Chronometer",
        )
        switcher = "contactgrid_bottom_text_switcher"
        return w.Panel(timer, id=switcher, cls="android.widget.ViewAnimator")

    def _timer(self, call: PhoneCall) -> str:
        seconds = max(0, self.now_ms - call.answered_ms) // 1000
        minutes, seconds = divmod(seconds, 60)
        return f"{minutes:02}:{seconds:02}"

    @property
    def _key_height(self) -> float:
        """How high a key is, between who is spoken to and the button that ends it."""
        display = self.phone.display
        if display.is_wide:
            return LOW_KEY
        return min(KEY, max(LEAST_KEY, (display.height_dp - AROUND_KEYS) / ROWS))

    def _talking(self, call: PhoneCall) -> w.Widget:
        if self.keypad:
            return keypad(self.tones, self.tone, self.toggle_keypad, self._key_height)
        held = call.state == "held"
        turn = self.phone.telephony.accept if held else self.phone.telephony.hold
        kids = (
            tile("first", "mic_off", tr("Mute"), self.toggle_mute, on=self.muted),
            tile("second", "dialpad", tr("Keypad"), self.toggle_keypad),
            tile("third", "volume_up", tr("Speaker"), self.toggle_speaker, on=self.speaker),
            tile("fourth", "add_call", tr("Add call"), self.add_call),
            tile("fifth", "pause", tr("Hold"), partial(turn, call.number), on=held),
            tile("sixth", "videocam", tr("Video call"), None),
        )
        return w.Grid(*kids, columns=3, gap=8)

    def _answering(self, call: PhoneCall) -> w.Widget:
        number, telephony = call.number, self.phone.telephony
        return w.Column(
            w.Align(
                w.Text(tr("Send message"), w.BODY_LARGE, WHITE, id="incoming_quick_response",
                       on_tap=self.respond, height=48),
                height=48,
            ),
            w.Row(
                  answer_button("two_button_decline", "call_end", tr("Decline"), RED,
                                partial(telephony.hang_up, number, declined=True)),
                  answer_button("two_button_answer", "call", tr("Answer"), GREEN,
                                partial(telephony.accept, number)),
                  width="fill",
            ),
            gap=24,
            across="stretch",
        )  # fmt: skip

    def _name(self, number: str) -> str:
        return self.phone.providers.contacts.name_of(number) or called_number(number)

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
        self.start(Intent(component=f"{PACKAGE}/{MAIN}", action=DIAL, flags=FLAG_NEW_TASK))

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
        self.phone.windows.navigation.home()
