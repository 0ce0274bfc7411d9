"""The dialog in which an app asks for permissions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import PermissionController
from pytest_androidbench.phone.apps.systemui.look import LINEAR, RAISED
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.permissions import WHILE_IN_USE, group_of, question
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
    groups: list[str] = field(default_factory=list)
    precise: bool = True

    def build(self) -> w.Widget:
        group = self.groups[0]
        label = self.phone.packages.label(self.package)
        content = w.Column(
            w.Icon(ICONS[group], 32, "primary", id=f"{ID}permission_icon"),
            w.Text(question(group, label), w.TITLE, id=f"{ID}permission_message", align="center"),
            self._accuracy() if group == "location" else None,
            gap=16,
            across="center",
            id=f"{ID}content_container",
            cls=LINEAR,
        )
        dialog = w.Column(
            w.Panel(content, padding=(24, 24, 24, 16)),
            *[self._button(*answer) for answer in self._answers(group)],
            across="stretch",
            gap=2,
            width="fill",
            id=f"{ID}grant_dialog",
            cls=LINEAR,
        )
        scroll = w.Scroll(dialog, padding=(0, 0, 0, 24), weight=0, key="answers")
        return w.Panel(scroll, look=RAISED, width="fill", id=f"{ID}grant_singleton", cls=LINEAR)

    def _accuracy(self) -> w.Widget:
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
        group = w.Column(*radios, id=f"{ID}{ACCURACY}_radio_group", cls="android.widget.RadioGroup")
        return w.Panel(group, id=f"{ID}{ACCURACY}", cls=LINEAR)

    def _answers(self, group: str) -> Iterator[Answer]:
        yield from ALLOW_IN_USE if group in WHILE_IN_USE else ALLOW
        again = "_and_dont_ask_again" if self._was_denied(group) else ""
        yield f"permission_deny{again}_button", tr("Don’t allow"), "deny"

    def _was_denied(self, group: str) -> bool:
        asked = [name for name in self.permissions if group_of(name) == group]
        return any(self.phone.permissions.grant_of(self.package, name).denials for name in asked)

    def _button(self, id_: str, label: Message, decision: str) -> w.Widget:
        act = partial(self.decide, decision)
        button = w.Button(label, "tonal", id=f"{ID}{id_}", on_tap=act, width="fill")
        return w.Panel(button, padding=(18, 0))

    def set_precise(self, precise: bool) -> None:
        """Choose how exact a location the app gets."""
        self.precise = precise

    def decide(self, decision: str) -> None:
        """Keep an answer and go on to the next group."""
        group = self.groups.pop(0)
        self.phone.permissions.decide(self.package, group, decision, precise=self.precise)
        if not self.groups:
            self.finish()

    def finish(self) -> None:
        """Close with what is held now."""
        self.close(self.phone.permissions.answer(self.package, self.permissions))

    def on_back(self) -> None:
        self.finish()
