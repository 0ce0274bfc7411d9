"""What Gmail declares, and what goes on while none of its screens is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.gmail import arriving, labels, names, preferences
from pytest_androidbench.phone.apps.gmail.icon import ICON
from pytest_androidbench.phone.apps.gmail.model import Mail
from pytest_androidbench.phone.apps.gmail.schema import SCHEMA
from pytest_androidbench.phone.apps.gmail.store import MailStore
from pytest_androidbench.phone.kit.palettes import palettes
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

SENDING_MS: Final = 1000
"""How long a mail is on its way."""
SYNC_MS: Final = 15_000
"""How often the mail store is looked at while the app's process lives: ours."""
RUN: Final = "run"
"""Preference of the file of `arriving`: counts the app's processes."""
DAY, NIGHT = palettes(
    background=("#f6f8fc", "#1b1b1b"),
    primary_container=("#c2e7ff", "#004a77"),
    on_primary_container=("#001d35", "#c2e7ff"),
)
EVERYONE: Final = (intents.CATEGORY_DEFAULT, intents.CATEGORY_BROWSABLE)


class GmailApp(App):
    """Google's mail app."""

    package = names.PACKAGE
    label = "Gmail"
    version = "2023.09.17.567508740.Release"
    version_code = 63899462
    icon = "mail"
    icon_color = 0xE24A3B
    icon_art = ICON
    palette = DAY
    dark_palette = NIGHT
    system = True
    target_sdk = 33
    min_sdk = 23
    main = names.MAIN
    permissions = ("android.permission.READ_CONTACTS", "android.permission.POST_NOTIFICATIONS")
    granted = permissions
    activities = {
        names.MAIN: "inbox:MailInbox",
        names.COMPOSE: "compose:MailCompose",
        names.SETTINGS: "settings:MailSettings",
    }
    receivers = {arriving.RECEIVER: arriving.ACTIONS}
    aliases = {names.COMPOSE_EXTERNAL: names.COMPOSE}
    filters = (
        intents.IntentFilter(
            activity=names.COMPOSE_EXTERNAL,
            actions=("android.intent.action.SENDTO", intents.ACTION_VIEW),
            categories=EVERYONE,
            schemes=("mailto",),
        ),
        intents.IntentFilter(
            activity=names.COMPOSE_EXTERNAL,
            actions=(intents.ACTION_SEND, intents.ACTION_SEND_MULTIPLE),
            types=("*/*",),
        ),
    )
    schemas = {names.DATABASE: SCHEMA}
    contents = {names.DATABASE: "content:rows"}

    @property
    def store(self) -> MailStore:
        """The account's mails."""
        return MailStore(self.database())

    @property
    def arrivals(self) -> arriving.MailArrivals:
        """What comes, and is told of."""
        return arriving.MailArrivals(self, self.store, self.send_soon)

    def on_start(self) -> None:
        super().on_start()
        self.arrivals.begin()
        kept = self.prefs(arriving.SYNC)
        run = kept.get(RUN, 0) + 1
        kept.put(RUN, run)
        self.after(SYNC_MS, self.sync, run)

    def sync(self, run: int) -> None:
        """Look for mails again and again, until the process is another one."""
        if run != self.prefs(arriving.SYNC).get(RUN, 0):
            return
        if self.prefs().get(preferences.SYNC, default=True) and self.phone.radios.online:
            self.arrivals.look()
        self.after(SYNC_MS, self.sync, run)

    def on_broadcast(self, intent: intents.Intent) -> BroadcastResult | None:
        if intent.action in arriving.ACTIONS:
            self.arrivals.act(intent)
        return None

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def display(self, display: Display) -> Display:
        theme = preferences.THEME.value(self.prefs())
        return display if theme == "system" else replace(display, dark=theme == "dark")

    def send_soon(self) -> None:
        """Let what lies in the outbox go."""
        self.after(SENDING_MS, self.due)

    def due(self) -> None:
        """Do what is to be done by now: wake what was snoozed, send what waits."""
        now = self.phone.clock.now_ms
        for mail in self.store.wake(now):
            self.arrivals.tell(mail)
        if not self.phone.radios.online:
            return
        for mail in self.store.labelled(labels.OUTBOX):
            if mail.sent_ms + SENDING_MS <= now:
                self._send(mail, now)
        for mail in self.store.labelled(labels.SCHEDULED):
            if mail.sent_ms <= now:
                self._send(mail, now)

    def _send(self, mail: Mail, now: int) -> None:
        self.store.mails.put(mail.id, sent_ms=now, date_ms=now)
        arrived = (labels.INBOX, labels.UNREAD, labels.PRIMARY)
        to_oneself = any(each.own for each in mail.people)
        self.store.change(
            [mail],
            (labels.SENT, *(arrived if to_oneself else ())),
            (labels.OUTBOX, labels.SCHEDULED),
        )
