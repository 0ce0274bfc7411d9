"""Notifications: posted, shown in the shade, tapped, dismissed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from pytest_androidbench.phone.system.broadcasts import Broadcasts
from pytest_androidbench.phone.system.channels import choose_level, chosen_levels
from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


@dataclass(frozen=True, slots=True, kw_only=True)
class NotificationAction:
    """A button under a notification; its intent goes to the app's receivers."""

    label: TextLike
    intent: Intent
    answers: bool = False
    """Whether it opens a field for a text, which goes with the intent as the extra "reply"."""
    call: Literal["", "answer", "decline"] = ""
    """Of a call that is taken or ended by it: `CallStyle` shows a green or a red pill."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notification:
    """One entry of the shade; (package, tag, id) names it."""

    package: str
    id: int
    title: TextLike
    text: TextLike = ""
    tag: str | None = None
    channel: str = "default"
    importance: int = 3
    icon: str = "notifications"
    content: Intent | None = None
    """Started by a tap."""
    full_screen: Intent | None = None
    """Started at once where nobody uses the phone, as of alarms and calls."""
    delete: Intent | None = None
    """Sent to the app's receivers when the user dismisses it."""
    actions: tuple[NotificationAction, ...] = ()
    ongoing: bool = False
    auto_cancel: bool = True
    when_ms: int = 0

    @property
    def silent(self) -> bool:
        """Whether it is listed under "Silent"."""
        return self.importance <= 2

    @property
    def key(self) -> str:
        """A name that stays the same over updates."""
        return f"0|{self.package}|{self.id}|{self.tag}"


NotificationsState = tuple[Notification, ...]


class Notifications:
    """What is posted, newest first."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._posted: dict[str, Notification] = {}

    def post(self, notification: Notification) -> bool:
        """Show or update a notification; False when the app may not post any."""
        package = notification.package
        if not self._phone.settings.flag("secure", f"app_notifications:{package}", default=True):
            return False
        info = self._phone.packages.info(package)
        needs_grant = info is not None and info.target_sdk >= 33 and not info.system
        if needs_grant and not self._phone.permissions.held(package, "POST_NOTIFICATIONS"):
            return False
        when = notification.when_ms or self._phone.clock.now_ms
        is_new = notification.key not in self._posted
        level = chosen_levels(self._phone).get((package, notification.channel))
        notification = replace(
            notification, when_ms=when, importance=level or notification.importance
        )
        self._posted[notification.key] = notification
        if is_new:
            self._phone.windows.overlays.passing.posted(notification)
        self._phone.windows.changed()
        return True

    def get(self, key: str) -> Notification | None:
        """A posted notification."""
        return self._posted.get(key)

    def cancel(self, package: str, id_: int, tag: str | None = None) -> None:
        """Take a notification away."""
        self._forget(f"0|{package}|{id_}|{tag}")
        self._phone.windows.changed()

    def cancel_all(self, package: str) -> None:
        """Take all notifications of an app away."""
        for key in [k for k, n in self._posted.items() if n.package == package]:
            self._forget(key)
        self._phone.windows.changed()

    def clear(self) -> None:
        """Lose all notifications, as when the phone is switched off."""
        self._posted.clear()

    def list(self) -> list[Notification]:
        """What is posted: alerting before silent ones, newest first."""
        return sorted(self._posted.values(), key=lambda n: (n.silent, -n.when_ms, n.key))

    def tap(self, key: str) -> None:
        """Open what a notification leads to."""
        notification = self._posted.get(key)
        if notification is None:
            return
        content, guard = notification.content, self._phone.keyguard
        if content is not None and guard.covering and not guard.lets_through(content):
            guard.dismiss(Call("notifications", "tap", (key,)))
            return
        if notification.auto_cancel and not notification.ongoing:
            self._forget(key)
        self._phone.windows.overlays.passing.gone()
        self._phone.windows.close_shade()
        if content is not None:
            self._phone.activities.start(content)

    def press(self, key: str, index: int) -> None:
        """Press one of a notification's buttons."""
        notification = self._posted.get(key)
        if notification is not None:
            self._send(notification.actions[index].intent)

    def answer(self, key: str, index: int, text: str) -> None:
        """Send what was written under a notification."""
        notification = self._posted.get(key)
        if notification is not None:
            intent = notification.actions[index].intent
            self._send(intent.having(extras={**intent.extras, "reply": text}))

    def dismiss(self, key: str) -> None:
        """Swipe one away; ongoing ones stay."""
        notification = self._posted.get(key)
        if notification is not None and not notification.ongoing:
            self._forget(key)
            if notification.delete is not None:
                self._send(notification.delete)

    def set_level(self, package: str, channel: str, importance: int) -> None:
        """Have a channel as loud as the user wants it from now on."""
        choose_level(self._phone, package, channel, importance)
        for key, posted in self._posted.items():
            if (posted.package, posted.channel) == (package, channel):
                self._posted[key] = replace(posted, importance=importance)

    def dismiss_all(self) -> None:
        """Clear everything that can be cleared."""
        for notification in self.list():
            self.dismiss(notification.key)

    def state(self) -> NotificationsState:
        """Everything, as plain values."""
        return tuple(self._posted.values())

    def restore(self, state: NotificationsState) -> None:
        """Go back to kept notifications."""
        self._posted = {notification.key: notification for notification in state}

    def _forget(self, key: str) -> None:
        if self._posted.pop(key, None) is not None:
            self._phone.windows.overlays.passing.gone_with(key)

    def _send(self, intent: Intent) -> None:
        broadcasts: Broadcasts = self._phone.broadcasts
        if intent.action and intent.component and self._phone.activities.component_of(intent):
            self._phone.keyguard.start(intent)
        else:
            broadcasts.send(intent)
