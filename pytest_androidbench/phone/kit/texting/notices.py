"""What messaging apps post of their threads, and which thread is being looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FAILURES: Final = 1_000_000
"""Added to a thread's number for the notifications of failures."""


@runtime_checkable
class ShowsThread(Protocol):
    """A screen with the messages of a thread."""

    thread: int

    def seen(self) -> None:
        """Everything in the thread has been read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreadNotices:
    """The notifications of an app's threads: one each, with all that came since it was seen."""

    package: str
    channel: str
    icon: str
    opening: Callable[[int], Intent]
    """What a touch on the notification of a thread starts."""

    def received(
        self, thread: int, title: TextLike, text: TextLike, actions: Sequence[NotificationAction]
    ) -> Notification:
        """Something was written to us."""
        return self._notice(thread, thread, title, text, tuple(actions))

    def failed(self, thread: int, text: TextLike) -> Notification:
        """Something could not be sent while nobody saw it."""
        return self._notice(FAILURES + thread, thread, tr("Message not sent"), text)

    def with_line(self, phone: Phone, thread: int, line: str) -> str:
        """What the notification of a thread says, and one line more."""
        notice = self._posted(phone, thread)
        said = notice.text if notice is not None else ""
        return f"{said}\n{line}" if isinstance(said, str) and said else line

    def add_line(self, phone: Phone, thread: int, line: str) -> None:
        """Let the notification of a thread, where there is one, say one line more."""
        notice = self._posted(phone, thread)
        if notice is not None:
            text = self.with_line(phone, thread, line)
            phone.notifications.post(replace(notice, text=text))

    def cancel(self, phone: Phone, thread: int) -> None:
        """Take away what is posted of a thread, failures included."""
        for id_ in (thread, FAILURES + thread):
            phone.notifications.cancel(self.package, id_)

    def seen_thread(self, phone: Phone) -> ShowsThread | None:
        """The thread of the app that is on the display."""
        entry = phone.windows.active if phone.windows.screen_on else None
        if entry is None or entry.package != self.package:
            return None
        screen: object = entry.screen
        return screen if isinstance(screen, ShowsThread) else None

    def _posted(self, phone: Phone, thread: int) -> Notification | None:
        return phone.notifications.get(f"0|{self.package}|{thread}|None")

    def _notice(
        self,
        id_: int,
        thread: int,
        title: TextLike,
        text: TextLike,
        actions: tuple[NotificationAction, ...] = (),
    ) -> Notification:
        return Notification(
            package=self.package,
            id=id_,
            title=title,
            text=text,
            channel=self.channel,
            importance=4,
            icon=self.icon,
            content=self.opening(thread),
            actions=actions,
        )
