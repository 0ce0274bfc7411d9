"""The dialog in which an app asks to be the default one for something."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import PermissionController
from pytest_androidbench.phone.apps.systemui.look import LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.roles import DIALER, SMS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

ID: Final = "com.android.permissioncontroller:id/"


@dataclass(eq=False)
class RoleRequest(AppScreen[PermissionController, bool]):
    """The present holder and the app that asks; closes with whether that got the role."""

    activity: ClassVar[str] = "com.android.permissioncontroller.role.ui.RequestRoleActivity"
    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    package: str = ""
    role: str = ""
    chosen: str = ""
    never_again: bool = False

    @property
    def holder(self) -> str:
        """Who holds the role now."""
        return self.phone.roles.holder(self.role)

    def build(self) -> w.Widget:
        chosen = self.chosen or self.holder
        rows = [self._row(name, name == chosen) for name in (self.holder, self.package) if name]
        again = bool(self.app.refusal(self.role, self.package)) and w.CheckBox(
            self.never_again,
            on_change=self.set_never_again,
            text=tr("Don’t ask again"),
            id=f"{ID}dont_ask_again",
        )
        body = w.Column(*rows, again, across="stretch")
        return w.Dialog(
            self._title(),
            body=w.Scroll(body, id=f"{ID}list", cls="android.widget.ListView"),
            buttons=(
                w.DialogButton(
                    text=tr("Set as default"),
                    enabled=chosen == self.package and not self.never_again,
                    on_tap=self.accept,
                ),
                w.DialogButton(text=tr("Cancel"), on_tap=self.refuse),
            ),
            title_id=f"{ID}title",
        )

    def _title(self) -> Message:
        label = self.phone.packages.label(self.package)
        if self.role == SMS:
            return tr("Set {app} as your default SMS app?", app=label)
        if self.role == DIALER:
            return tr("Set {app} as your default phone app?", app=label)
        return tr("Set {app} as your default app?", app=label)

    def _row(self, package: str, chosen: bool) -> w.Widget:
        said = self._about(package) if chosen else None
        texts = w.Column(
            w.Text(self.phone.packages.label(package), w.BODY_LARGE, id=f"{ID}title"),
            said is not None and w.Text(said, w.BODY, "on_surface_variant", id=f"{ID}subtitle"),
            weight=1,
        )
        row = w.Row(w.Radio(chosen, id=f"{ID}radio"), texts, gap=8)
        return w.Panel(
            row,
            padding=(16, 12, 24, 12),
            cls=LINEAR,
            width="fill",
            on_tap=partial(self.pick, package),
            key=f"role {package}",
        )

    def _about(self, package: str) -> TextLike:
        if package == self.holder:
            return tr("Current default")
        if self.role == SMS:
            return tr(
                "This app will be given access to your Camera, Contacts, Files and media, "
                "Microphone, Phone, and SMS"
            )
        return tr(
            "This app will be given access to your Camera, Contacts, Microphone, Phone, and SMS"
        )

    def pick(self, package: str) -> None:
        """Mark an app."""
        self.chosen = package

    def set_never_again(self, on: bool) -> None:
        """Say whether the app may ask once more."""
        self.never_again = on

    def accept(self) -> None:
        """Give the role to the app that asks."""
        self.phone.roles.give(self.role, self.package)
        self.close(True)

    def refuse(self) -> None:
        """Leave everything as it is."""
        self.app.refuse(self.role, self.package, never=self.never_again)
        self.close(False)

    def on_back(self) -> None:
        self.refuse()
