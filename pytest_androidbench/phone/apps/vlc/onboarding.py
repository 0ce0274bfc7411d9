"""The first pages (gui/onboarding)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.look import FRAME, SECOND, VIEW_GROUP
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import FLAG_CLEAR_TASK, FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

WELCOME, PERMISSION, REFUSED, SCANNING, NOTIFICATION, THEME = range(6)
ACCESS: Final = (
    ("permNone", "block", tr("No access")),
    ("permMedia", "perm_media", tr("Media only")),
    ("permAll", "folder_open", tr("All files")),
)
THEMES: Final = (
    ("-1", "dayNightTheme", tr("Follow the system")),
    ("1", "lightTheme", tr("Light theme")),
    ("2", "darkTheme", tr("Dark theme")),
)


@dataclass(eq=False)
class VlcOnboarding(AppScreen[VlcApp, None]):
    """Six pages, each with the way on and the way out."""

    activity: ClassVar[str] = names.ONBOARDING

    page: int = WELCOME
    access: int = 2
    waiting: bool = False
    """Whether the system's page about files was opened."""

    def on_resume(self) -> None:
        if self.waiting:
            self.waiting = False
            self.page = SCANNING if self.app.permitted() else REFUSED

    def build(self) -> w.Widget:
        pages = (self._welcome, self._permission, self._refused, self._scanning,
                 self._notification, self._themes)  # fmt: skip
        shown = pages[self.page]()
        last = tr("Done") if self.page == THEME else tr("Next")
        buttons = w.Row(
            w.Button(tr("Skip"), "text", id="skip_button", on_tap=self.finish),
            w.Spacer(weight=1),
            w.Button(last, "text", id="next_button", on_tap=self.next),
            width="fill",
        )
        body = w.Scroll(
            w.Panel(shown, id="fragment_onboarding_placeholder", cls=FRAME, width="fill"),
            key=f"page {self.page}",
            padding=24,
        )
        return w.Page(body, w.Panel(buttons, padding=16), id="container", cls=VIEW_GROUP)

    def _welcome(self) -> w.Widget:
        return _words(
            tr("Welcome to VLC!"),
            tr("The free and open source player, for all your audio and video files"),
            id_="welcome_title",
        )

    def _permission(self) -> w.Widget:
        choices = [
            w.Panel(
                w.Align(w.Icon(icon, 48, "primary" if at == self.access else "outline", desc=text)),
                look=w.Look(border="primary" if at == self.access else "outline", radius=8),
                id=id_, cls=FRAME, width=88, height=88, selected=at == self.access,
                on_tap=partial(self.choose, at),
            )
            for at, (id_, icon, text) in enumerate(ACCESS)
        ]  # fmt: skip
        return _words(
            tr("Permission"),
            tr("VLC needs to be granted permission to access the media files on this device."),
            w.Row(*choices, gap=16),
            w.Text(ACCESS[self.access][2], id="permDescription"),
            id_="permission_title",
        )

    def _refused(self) -> w.Widget:
        again = w.Button(tr("Grant permission"), id="grant_permission_button", on_tap=self.grant)
        text = tr("VLC cannot list your media without the permission.")
        return _words(tr("Permission not granted"), text, again, id_="permission_title")

    def _scanning(self) -> w.Widget:
        switch = w.Switch(self._scan, self.scan, id="scanningEnableSwitch")
        text = tr("VLC can scan this device for media and list them.")
        return _words(tr("Auto-discover your media"), text, switch, id_="scanning_title")

    def _notification(self) -> w.Widget:
        text = tr("VLC shows controls in a notification while something is played.")
        return _words(tr("Notification permission"), text, id_="notification_permission_title")

    def _themes(self) -> w.Widget:
        kept = self.app.prefs().get(names.THEME, "-1")
        rows = [
            w.RadioRow(text, value == kept, partial(self.theme, value), id=id_)
            for value, id_, text in THEMES
        ]
        text = tr("Choose the theme that suits you.")
        return _words(tr("Make yourself at home"), text, *rows, id_="theme_title")

    @property
    def _scan(self) -> bool:
        return self.app.prefs().get(names.SCAN, default=True)

    def choose(self, access: int) -> None:
        self.access = access

    def scan(self, on: bool) -> None:
        self.app.prefs().put(names.SCAN, on)

    def theme(self, value: str) -> None:
        self.app.prefs().put(names.THEME, value)

    def grant(self) -> None:
        self.waiting = True
        self.start(Intent(action=names.ALL_FILES_PAGE, data=f"package:{names.PACKAGE}"))

    def next(self) -> None:
        """Show the next page that has something to ask."""
        if self.page == PERMISSION and not self.app.permitted():
            if self.access:
                self.grant()
            else:
                self.page = REFUSED
        elif self.page == PERMISSION:
            self.page = SCANNING
        elif self.page == NOTIFICATION and not self._notified:
            self.request_permissions((names.NOTIFICATIONS,), self.asked)
        elif self.page == THEME:
            self.finish()
        else:
            self.page += 1

    @property
    def _notified(self) -> bool:
        return self.phone.permissions.held(names.PACKAGE, names.NOTIFICATIONS)

    def asked(self, granted: dict[str, bool]) -> None:
        del granted
        self.app.prefs().put(names.NOTIFICATION_ASKED, True)
        self.page = THEME

    def finish(self) -> None:
        """Show the library in place of these pages, now and from now on."""
        self.app.prefs().put(names.FIRST_RUN, True)
        component = f"{names.PACKAGE}/{names.MAIN}"
        self.start(Intent(component=component, flags=FLAG_NEW_TASK | FLAG_CLEAR_TASK))

    def on_back(self) -> None:
        if self.page:
            self.page -= 1
        else:
            self.close()


def _words(title: Message, text: Message, *below: w.Widget, id_: str) -> w.Widget:
    return w.Column(
        w.Text(title, w.HEADLINE_SMALL, id=id_),
        w.Text(text, SECOND, id="textView"),
        *below,
        gap=24,
        across="center",
        width="fill",
    )
