"""What the messages app declares, and what it does while no screen of it is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final
from urllib.parse import unquote

from pytest_androidbench.phone.apps.messages import notices
from pytest_androidbench.phone.apps.messages.archive import Archive
from pytest_androidbench.phone.apps.messages.blocking import (
    BlockedKeywordsPage,
    BlockedNumbersPage,
)
from pytest_androidbench.phone.apps.messages.cache import SCHEMA
from pytest_androidbench.phone.apps.messages.compose import NewConversation
from pytest_androidbench.phone.apps.messages.conversations import Main
from pytest_androidbench.phone.apps.messages.details import ConversationDetails
from pytest_androidbench.phone.apps.messages.model import (
    FAILED,
    NEW_ACTIVITY,
    PACKAGE,
    SENT,
    THREAD_ACTIVITY,
    Message,
)
from pytest_androidbench.phone.apps.messages.options import Options
from pytest_androidbench.phone.apps.messages.settings import MessagesSettings
from pytest_androidbench.phone.apps.messages.store import Store
from pytest_androidbench.phone.apps.messages.thread import Thread
from pytest_androidbench.phone.apps.simple.about import About, Faq
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.telephony import SENT_OK, SMS_DELIVER
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen

MAIN: Final = ".activities.MainActivity"
SENDTO: Final = "android.intent.action.SENDTO"
SEND_MULTIPLE: Final = "android.intent.action.SEND_MULTIPLE"
SCHEMES: Final = ("sms", "smsto", "mms", "mmsto")
VISIBLE, SENDER_ONLY = 0, 1
FAQ: Final = [
    (
        "Why does the app require access to the internet?",
        "It is needed for messages with pictures and other attachments, and for nothing else.",
    ),
    (
        "Does the app support scheduled messages?",
        "Yes: press the button that sends for long, then choose date and time.",
    ),
]


class MessagesApp(App):
    """Simple SMS Messenger."""

    package = PACKAGE
    label = "SMS Messenger"
    version = "5.19.3"
    version_code = 85
    icon = "chat"
    icon_color = 0xF57C00
    target_sdk = 33
    min_sdk = 23
    main = MAIN
    roles = ("sms",)
    permissions = (
        "android.permission.READ_SMS",
        "android.permission.SEND_SMS",
        "android.permission.RECEIVE_SMS",
        "android.permission.RECEIVE_MMS",
        "android.permission.WAKE_LOCK",
        "android.permission.SCHEDULE_EXACT_ALARM",
        "android.permission.READ_PHONE_STATE",
        "android.permission.POST_NOTIFICATIONS",
        "android.permission.READ_CONTACTS",
    )
    schemas = {"conversations.db": SCHEMA}
    activities = {
        MAIN: Main,
        THREAD_ACTIVITY: Thread,
        NEW_ACTIVITY: NewConversation,
        Archive.activity: Archive,
        ConversationDetails.activity: ConversationDetails,
        MessagesSettings.activity: MessagesSettings,
        BlockedNumbersPage.activity: BlockedNumbersPage,
        BlockedKeywordsPage.activity: BlockedKeywordsPage,
        About.activity: About,
        Faq.activity: Faq,
    }
    aliases = {
        ".activities.SplashActivity.Orange": MAIN,
        ".activities.SplashActivity": MAIN,
    }
    filters = (
        IntentFilter(
            activity=NEW_ACTIVITY,
            actions=(ACTION_SEND, SENDTO, ACTION_VIEW),
            categories=(CATEGORY_DEFAULT, CATEGORY_BROWSABLE),
            schemes=SCHEMES,
        ),
        IntentFilter(activity=NEW_ACTIVITY, actions=(ACTION_SEND, SEND_MULTIPLE), types=("*/*",)),
    )
    receivers = {
        ".receivers.SmsReceiver": (SMS_DELIVER,),
        ".receivers.SmsStatusSentReceiver": (),
        ".receivers.MarkAsReadReceiver": (notices.MARK_AS_READ,),
        ".receivers.DirectReplyReceiver": (notices.REPLY,),
    }

    @property
    def store(self) -> Store:
        """The messages of the phone."""
        return Store(self)

    @property
    def options(self) -> Options:
        """The app's settings."""
        return Options(self.prefs("Prefs"))

    def display(self, display: Display) -> Display:
        theme = self.options.theme
        return replace(display, dark=theme == 2) if theme else display

    def screen_for(self, intent: Intent) -> Screen[Any]:
        activity = self.activity_of(intent.component or "")
        if activity == THREAD_ACTIVITY:
            return Thread.of(intent)
        if activity == NEW_ACTIVITY:
            return self._addressed(intent)
        return About(faq=FAQ) if activity == About.activity else super().screen_for(intent)

    @staticmethod
    def _addressed(intent: Intent) -> NewConversation:
        """The page for a message that another app wants to be written."""
        number = ""
        if intent.scheme in SCHEMES and intent.data:
            number = unquote(intent.data.partition(":")[2].partition("?")[0]).lstrip("/")
        body = intent.text("android.intent.extra.TEXT") or intent.text("sms_body")
        stream = intent.extras.get("android.intent.extra.STREAM") or []
        streams = stream if isinstance(stream, list) else [stream]
        return NewConversation(
            number=number.strip(), text=body, streams=[str(each) for each in streams]
        )

    def on_broadcast(self, intent: Intent) -> BroadcastResult | None:
        thread = intent.number("thread_id")
        if intent.action == SMS_DELIVER:
            self._receive(intent.text("number"), intent.text("text"), intent.number("date"))
        elif intent.action == notices.MARK_AS_READ:
            self.store.mark_read(thread)
            self.phone.notifications.cancel(PACKAGE, thread)
        elif intent.action == notices.REPLY:
            self._reply(thread, intent.text("number"), intent.text("reply"))
        elif "result" in intent.extras:
            self._sent(intent.number("id"), intent.number("result"))
        return None

    def send_later(self, thread: int, text: str, at_ms: int, id_: int = 0) -> None:
        """Keep a message and send it at its time; `id_` names one that is changed."""
        store, key = self.store, id_ or self.phone.clock.now_ms % 1_000_000_000
        self.cancel(self.prefs("schedule").get(str(key), 0))
        numbers = store.numbers(thread)
        message = Message(
            id=key,
            thread=thread,
            address="|".join(numbers),
            body=text,
            type=SENT,
            date_ms=at_ms,
            scheduled=True,
        )
        store.cache.put(message, store.names(numbers))
        self.prefs("schedule").put(str(key), self.at(at_ms, self.send_scheduled, key))

    def send_scheduled(self, key: int) -> None:
        """Called at the time of a scheduled message, which may be gone by now."""
        store = self.store
        for id_, thread, text, _ in store.cache.scheduled():
            if id_ == key:
                store.cache.drop(key)
                store.send(text, store.numbers(thread))

    def _receive(self, number: str, text: str, date_ms: int) -> None:
        store = self.store
        if not self.options.lets_in(text):
            return
        thread = store.receive(number, text, date_ms)
        seen = self._seen_thread
        if seen is not None and seen.thread == thread:
            seen.seen()
        else:
            self._tell(thread, number, text)

    def _tell(self, thread: int, number: str, text: str) -> None:
        visibility, sender = self.options.visibility, self.store.name(number)
        answerable = not any(char.isalpha() for char in number)
        said = "\n".join([*self._told(thread), text])
        notice = notices.received(thread, sender, said, number, answerable=answerable)
        if visibility == SENDER_ONLY:
            notice = replace(notice, text=tr("New message"), actions=notice.actions[1:])
        elif visibility != VISIBLE:
            notice = replace(notice, title=tr("New message"), text="", actions=notice.actions[1:])
        self.phone.notifications.post(notice)

    def _told(self, thread: int) -> list[str]:
        """What a thread's notification says already."""
        notice = self._notice(thread)
        said = notice.text if notice is not None else ""
        return [said] if isinstance(said, str) and said else []

    def _notice(self, thread: int) -> Notification | None:
        return self.phone.notifications.get(f"0|{PACKAGE}|{thread}|None")

    def _reply(self, thread: int, number: str, text: str) -> None:
        self.store.send(self.options.plain(text), [number])
        self.store.mark_read(thread)
        notice = self._notice(thread)
        if notice is not None:
            said = "\n".join([*self._told(thread), f"Me: {text}"])
            self.phone.notifications.post(replace(notice, text=said))

    def _sent(self, id_: int, result: int) -> None:
        store = self.store
        thread = store.thread_with(id_)
        store.set_type(id_, SENT if result == SENT_OK else FAILED)
        if result == SENT_OK:
            return
        self.phone.windows.show_toast(tr("Couldn't send message, radio turned off"))
        if self.phone.windows.foreground != PACKAGE:
            names = store.names(store.numbers(thread)).values()
            self.phone.notifications.post(notices.failed(thread, ", ".join(names)))

    @property
    def _seen_thread(self) -> Thread | None:
        """The thread that is on the display."""
        entry = self.phone.windows.active if self.phone.windows.screen_on else None
        screen = entry.screen if entry is not None else None
        return screen if isinstance(screen, Thread) else None
