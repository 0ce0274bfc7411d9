"""The first pages: terms, and whether to sync (fre_tosanduma.xml, signin_view.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp, handed_over
from pytest_androidbench.phone.apps.chrome.look import FRAME, LINEAR, RELATIVE, SECOND, middle
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    FLAG_CLEAR_TASK,
    FLAG_NEW_TASK,
    Intent,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

TERMS, SYNC = range(2)
ADD_ACCOUNT: Final = "android.settings.ADD_ACCOUNT_SETTINGS"


@dataclass(eq=False)
class ChromeFirstRun(AppScreen[ChromeApp, None]):
    """Two pages; what another app wanted to be shown waits until they are done."""

    activity: ClassVar[str] = names.FIRST_RUN_ACTIVITY

    launch_mode = "singleTask"

    data: str = ""
    page: int = TERMS
    reports: bool = True

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(data=handed_over(intent).data)

    def build(self) -> w.Widget:
        return w.Page(self._terms() if self.page == TERMS else self._sync(), id="fre_pager")

    def on_intent(self, intent: Intent) -> None:
        self.data = handed_over(intent).data or self.data

    def on_back(self) -> None:
        if self.page:
            self.page -= 1
        else:
            self.close()

    def _terms(self) -> w.Widget:
        said = w.Column(
            w.Panel(_logo(), id="image", cls="android.widget.ImageView"),
            w.Text(tr("Welcome to Chrome"), w.HEADLINE_SMALL, id="title", align="center"),
            w.Text(
                tr(
                    "By continuing, you agree to the Google Terms of Service, and the Google "
                    "Chrome and ChromeOS Additional Terms of Service."
                ),
                SECOND, align="center", id="tos_and_privacy",
            ),
            w.CheckBox(
                self.reports, self.report,
                tr("Help make Chrome better by sending usage statistics and crash reports to "
                   "Google"),
                id="send_report_checkbox",
            ),
            gap=24, across="center", width="fill", id="fre_main_layout", cls=LINEAR,
        )  # fmt: skip
        accept = w.Button(tr("Accept & continue"), id="terms_accept", on_tap=self.accept)
        return w.Column(
            w.Scroll(said, padding=(32, 96, 32, 24), id="scroll_view"),
            w.Panel(middle(accept),
                    padding=(16, 16, 16, 24), id="fre_bottom_group", cls=FRAME, width="fill"),
            across="stretch", height="fill", width="fill",
        )  # fmt: skip

    def _sync(self) -> w.Widget:
        said = w.Column(
            w.Panel(_logo(), id="signin_header_image", cls="android.widget.ImageView"),
            w.Text(tr("Turn on sync?"), w.HEADLINE_SMALL, id="signin_title"),
            _line("sync", "signin_sync", tr("Your bookmarks, passwords, history, and more on all "
                                            "your devices")),
            _line("person", "signin_personalization", tr("Personalized Google services")),
            _line("settings", "signin_details",
                  tr("You can customize what to sync in settings. Google may personalize Search "
                     "and other services based on your history.")),
            gap=20, width="fill", cls=RELATIVE,
        )  # fmt: skip
        buttons = w.Row(
            w.Button(tr("No thanks"), "text", id="negative_button", on_tap=self.finish),
            w.Spacer(weight=1),
            w.Button(tr("Yes, I'm in"), id="positive_button", on_tap=self.add_account),
            id="button_bar", cls=LINEAR, width="fill",
        )  # fmt: skip
        return w.Column(
            w.Scroll(said, padding=(24, 64, 24, 24), id="signin_scroll_view"),
            w.Panel(buttons, padding=16, width="fill"),
            across="stretch", height="fill", width="fill",
        )  # fmt: skip

    def report(self, on: bool) -> None:
        """Agree to usage statistics, or not."""
        self.reports = on

    def accept(self) -> None:
        """Agree to the terms."""
        self.app.prefs().put(names.USAGE_REPORTS, self.reports)
        self.page = SYNC

    def add_account(self) -> None:
        """Sync needs an account, and there is none on this phone."""
        if not self.start(Intent(action=ADD_ACCOUNT)):
            self.toast(tr("No app can perform this action"))

    def finish(self) -> None:
        """Show what was asked for, now and from now on."""
        self.app.prefs().put(names.FIRST_RUN, True)
        wanted = Intent(
            action=ACTION_VIEW if self.data else None,
            data=self.data or None,
            component=f"{self.app.package}/{names.MAIN}",
            flags=FLAG_NEW_TASK | FLAG_CLEAR_TASK,
        )
        self.start(wanted)


def _logo() -> w.Widget:
    return w.Icon("language", 72, "primary")


def _line(icon: str, name: str, text: Message) -> w.Widget:
    return w.Row(
        w.Icon(icon, 20, "primary", id=f"{name}_icon"),
        w.Text(text, SECOND, id=f"{name}_description", weight=1),
        gap=16, width="fill", across="start",
    )  # fmt: skip
