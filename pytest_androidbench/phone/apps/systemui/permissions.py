"""The dialog in which an app asks for permissions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import PermissionController
from pytest_androidbench.phone.apps.systemui.look import LINEAR, RAISED
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.asking import Prompt, Question, questions
from pytest_androidbench.phone.system.permissions import (
    FINE_LOCATION,
    WHILE_IN_USE,
    group_of,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

ID: Final = "com.android.permissioncontroller:id/"
ICONS: Final = {
    "notifications": "notifications",
    "contacts": "contacts",
    "sms": "sms",
    "phone": "call",
    "call_log": "history",
    "calendar": "calendar_today",
    "location": "location_on",
    "camera": "camera_alt",
    "microphone": "mic",
    "photos": "image",
    "music": "music_note",
    "storage": "folder",
    "nearby": "bluetooth",
    "activity": "directions_run",
    "sensors": "favorite",
}
ACCURACY: Final = "permission_location_accuracy"
Answer = tuple[str, Message, str]
"""A button's id and label, and the decision behind it."""
ALLOW: Final[tuple[Answer, ...]] = (("permission_allow_button", tr("Allow"), "allow"),)
ALLOW_IN_USE: Final[tuple[Answer, ...]] = (
    ("permission_allow_foreground_only_button", tr("While using the app"), "allow"),
    ("permission_allow_one_time_button", tr("Only this time"), "once"),
)
UPGRADE: Final[tuple[Answer, ...]] = (
    ("permission_allow_foreground_only_button", tr("Change to precise location"), "allow"),
    ("permission_allow_one_time_button", tr("Only this time"), "once"),
)


@dataclass(eq=False)
class PermissionDialog(AppScreen[PermissionController, dict[str, bool]]):
    """Asks for one group of permissions after the other."""

    activity: ClassVar[str] = (
        "com.android.permissioncontroller.permission.ui.GrantPermissionsActivity"
    )
    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    package: str = ""
    permissions: list[str] = field(default_factory=list)
    answered: list[str] = field(default_factory=list)
    """The groups that were asked about."""
    precise: bool = True

    def build(self) -> w.Widget:
        question = self._question()
        if question is None:
            return w.Panel(id=f"{ID}grant_singleton", cls=LINEAR)
        label = self.phone.packages.label(self.package)
        content = w.Column(
            w.Icon(ICONS[question.group], 32, "primary", id=f"{ID}permission_icon"),
            w.Text(question.text(label), w.TITLE, id=f"{ID}permission_message", align="center"),
            gap=16,
            across="center",
            id=f"{ID}content_container",
            cls=LINEAR,
        )
        dialog = w.Column(
            w.Panel(content, padding=(24, 24, 24, 16)),
            self._accuracy(question.prompt),
            *[self._button(*answer) for answer in self._answers(question)],
            across="stretch",
            gap=2,
            width="fill",
            id=f"{ID}grant_dialog",
            cls=LINEAR,
        )
        scroll = w.Scroll(dialog, padding=(0, 0, 0, 24), weight=0, key="answers")
        return w.Panel(scroll, look=RAISED, width="fill", id=f"{ID}grant_singleton", cls=LINEAR)

    def _question(self) -> Question | None:
        still = questions(self.phone, self.package, self.permissions)
        return next((one for one in still if one.group not in self.answered), None)

    def _accuracy(self, prompt: Prompt) -> w.Widget | None:
        if prompt == "basic":
            return None
        shown = self._accuracies() if prompt == "either" else _one_accuracy(prompt)
        return w.Panel(w.Align(shown), id=f"{ID}{ACCURACY}", cls=LINEAR, padding=(24, 0, 24, 16))

    def _accuracies(self) -> w.Widget:
        choices = ((tr("Precise"), "fine", True), (tr("Approximate"), "coarse", False))
        radios = [
            w.Radio(
                text=label,
                checked=self.precise == precise,
                id=f"{ID}{ACCURACY}_radio_{id_}",
                on_tap=partial(self.set_precise, precise),
            )
            for label, id_, precise in choices
        ]
        return w.Column(*radios, id=f"{ID}{ACCURACY}_radio_group", cls="android.widget.RadioGroup")

    def _answers(self, question: Question) -> Iterator[Answer]:
        group, upgrade = question.group, question.prompt == "upgrade"
        if upgrade:
            yield from UPGRADE
        else:
            yield from ALLOW_IN_USE if group in WHILE_IN_USE else ALLOW
        again = "_and_dont_ask_again" if self._was_denied(group) else ""
        deny = tr("Keep approximate location") if upgrade else tr("Don’t allow")
        yield f"permission_deny{again}_button", deny, "deny"

    def _was_denied(self, group: str) -> bool:
        asked = self._asked(group)
        return any(self.phone.permissions.grant_of(self.package, name).denials for name in asked)

    def _asked(self, group: str) -> list[str]:
        return [name for name in self.permissions if group_of(name) == group]

    def _button(self, id_: str, label: Message, decision: str) -> w.Widget:
        act = partial(self.decide, decision)
        button = w.Button(label, "tonal", id=f"{ID}{id_}", on_tap=act, width="fill")
        return w.Panel(button, padding=(18, 0))

    def set_precise(self, precise: bool) -> None:
        """Choose how exact a location the app gets."""
        self.precise = precise

    def decide(self, decision: str) -> None:
        """Keep an answer and go on to the next group."""
        question = self._question()
        if question is None:
            return
        names = self._asked(question.group)
        if question.prompt == "either" and decision != "deny" and not self.precise:
            names.remove(FINE_LOCATION)
        self.answered.append(question.group)
        self.phone.permissions.decide(self.package, names, decision)

    def permissions_changed(self) -> None:
        """Go on to what is still to be asked: some of it may have been granted elsewhere."""
        if self._question() is None:
            self.finish()

    def finish(self) -> None:
        """Close with what is held now."""
        self.close(self.phone.permissions.answer(self.package, self.permissions))

    def on_back(self) -> None:
        self.finish()


def _one_accuracy(prompt: Prompt) -> w.Widget:
    """The picture of the only accuracy that is asked about."""
    icon, name, desc = {
        "coarse": ("location_searching", "coarse_only", tr("Approximate location")),
        "upgrade": ("my_location", "fine_only", tr("Precise location")),
    }[prompt]
    return w.Icon(icon, 96, "primary", id=f"{ID}{ACCURACY}_{name}", desc=desc)
