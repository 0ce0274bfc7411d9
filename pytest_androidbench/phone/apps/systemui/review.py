"""The page on which the permissions of an app that does not ask are looked at before it runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.systemui.app import PermissionController
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR, target_icon
from pytest_androidbench.phone.apps.systemui.permissions import ICONS, ID
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.system.legacy_apps import EXTRA_INTENT, EXTRA_PACKAGE
from pytest_androidbench.phone.system.permission_labels import DESCRIPTIONS, TITLES
from pytest_androidbench.phone.system.permissions import group_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

HEADING: Final = w.TextStyle(20)


@dataclass(eq=False)
class ReviewPermissions(AppScreen[PermissionController, Intent]):
    """A switch for each group, all of them on; then the app starts, or is left alone."""

    activity: ClassVar[str] = (
        "com.android.permissioncontroller.permission.ui.ReviewPermissionsActivity"
    )

    package: str = ""
    wanted: Intent | None = None
    """What is started after the review."""
    denied: list[str] = field(default_factory=list)
    """The groups that were switched off."""
    warned: bool = False
    """Whether it was said that an old app may need what is taken from it."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        wanted = intent.extras.get(EXTRA_INTENT)
        return cls(
            package=intent.text(EXTRA_PACKAGE),
            wanted=wanted if isinstance(wanted, Intent) else None,
        )

    def on_open(self) -> None:
        if not self.phone.permissions.review_required(self.package):
            self.close()

    @property
    def groups(self) -> list[str]:
        """The groups of what the app requests, in its order."""
        found = map(group_of, self.phone.permissions.runtime(self.package))
        return list(dict.fromkeys(group for group in found if group is not None))

    def build(self) -> w.Widget:
        rows = w.Scroll(
            *(self._row(group) for group in self.groups),
            id=f"{ID}recycler_view",
            cls="androidx.recyclerview.widget.RecyclerView",
            width="fill",
        )
        frame = w.Panel(rows, padding=(8, 0), id=f"{ID}preferences_frame", cls=FRAME, weight=1)
        return w.Page(w.Column(self._head(), frame, self._buttons(), width="fill", weight=1))

    def _head(self) -> w.Widget:
        label = self.phone.packages.label(self.package)
        icon = target_icon(self.phone, self.package, 36, f"{ID}app_icon")
        said = tr("Choose what to allow {app} to access", app=label)
        message = w.Text(said, HEADING, id=f"{ID}permissions_message", weight=1)
        row = w.Row(icon, message, gap=22, across="start", cls=LINEAR, width="fill")
        return w.Panel(row, padding=(24, 20, 24, 16), width="fill")

    def _row(self, group: str) -> w.Widget:
        return w.SwitchRow(
            TITLES[group],
            group not in self.denied,
            partial(self.switch, group),
            summary=DESCRIPTIONS[group],
            icon=ICONS[group],
            key=f"review {group}",
        )

    def _buttons(self) -> w.Widget:
        group = w.Row(
            self._button(tr("Cancel"), "cancel_button", self.on_back),
            self._button(tr("Continue"), "continue_button", self.go_on),
            id=f"{ID}button_group",
            cls=LINEAR,
        )
        bar = w.Row(w.Spacer(weight=1), group, cls=LINEAR, width="fill")
        return w.Panel(bar, padding=(16, 4, 16, 12), width="fill")

    @staticmethod
    def _button(text: Message, id_: str, on_tap: Callable[[], None]) -> w.Widget:
        return w.Button(text, "text", id=f"{ID}{id_}", on_tap=on_tap)

    def switch(self, group: str, on: bool) -> None:
        """Let the app have a group, or not; the first refusal is asked about."""
        if on:
            self.denied.remove(group)
        elif self.warned:
            self.denied.append(group)
        else:
            question = Confirm(
                message=tr(
                    "This app was designed for an older version of Android. Denying permission may "
                    "cause it to no longer function as intended."
                ),
                positive=tr("Deny anyway"),
            )
            self.ask(question, self.deny, group)

    def deny(self, group: str, sure: bool) -> None:
        """Switch a group off after all."""
        if sure:
            self.warned = True
            self.denied.append(group)

    def go_on(self) -> None:
        """Keep what was chosen, and start the app."""
        allowed = set(self.groups) - set(self.denied)
        self.phone.permissions.reviewed(self.package, allowed)
        if self.wanted is None:
            self.close()
        elif self.wanted.flags & FLAG_NEW_TASK:
            self.start(self.wanted)
            self.close()
        elif not self.start_for(self.wanted, self.close):
            self.close()
