"""What the messages app declares, and how it keeps messages that are to be sent later."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.cache import SCHEMA
from pytest_androidbench.phone.apps.messages.icon import ICON
from pytest_androidbench.phone.apps.messages.notices import MARK_AS_READ, REPLY
from pytest_androidbench.phone.apps.messages.preferences import MessagesPreferences
from pytest_androidbench.phone.apps.messages.receiving import Receiving
from pytest_androidbench.phone.apps.messages.store import ConversationStore
from pytest_androidbench.phone.apps.simple.simple_app import SimpleApp
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.app import BroadcastResult
from pytest_androidbench.phone.system.telephony import SMS_DELIVER

MAIN: Final = ".activities.MainActivity"
SENDTO: Final = "android.intent.action.SENDTO"
SEND_MULTIPLE: Final = "android.intent.action.SEND_MULTIPLE"
COMMONS: Final = "com.simplemobiletools.commons.activities"


class MessagesApp(SimpleApp):
    """Simple SMS Messenger."""

    package = model.PACKAGE
    label = "SMS Messenger"
    version = "5.19.3"
    version_code = 85
    icon = "chat"
    icon_color = 0xF57C00
    icon_art = ICON
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
        MAIN: "conversations:Conversations",
        model.THREAD_ACTIVITY: "thread:Thread",
        model.NEW_ACTIVITY: "compose:NewConversation",
        ".activities.ArchivedConversationsActivity": "archive:Archive",
        ".activities.RecycleBinConversationsActivity": "recycle_bin:MessagesBin",
        ".activities.ConversationDetailsActivity": "details:ConversationDetails",
        ".activities.SettingsActivity": "settings:MessagesSettings",
        ".activities.ManageBlockedKeywordsActivity": "blocking:BlockedKeywordsPage",
        f"{COMMONS}.ManageBlockedNumbersActivity": "blocking:BlockedNumbersPage",
        f"{COMMONS}.AboutActivity": "help:MessagesAbout",
        f"{COMMONS}.FAQActivity": "help:MessagesFaq",
    }
    aliases = {
        ".activities.SplashActivity.Orange": MAIN,
        ".activities.SplashActivity": MAIN,
    }
    filters = (
        intents.IntentFilter(
            activity=model.NEW_ACTIVITY,
            actions=(intents.ACTION_SEND, SENDTO, intents.ACTION_VIEW),
            categories=(intents.CATEGORY_DEFAULT, intents.CATEGORY_BROWSABLE),
            schemes=model.SCHEMES,
        ),
        intents.IntentFilter(
            activity=model.NEW_ACTIVITY,
            actions=(intents.ACTION_SEND, SEND_MULTIPLE),
            types=("*/*",),
        ),
    )
    receivers = {
        ".receivers.SmsReceiver": (SMS_DELIVER,),
        ".receivers.SmsStatusSentReceiver": (),
        ".receivers.MarkAsReadReceiver": (MARK_AS_READ,),
        ".receivers.DirectReplyReceiver": (REPLY,),
    }

    @property
    def store(self) -> ConversationStore:
        """The messages of the phone."""
        return ConversationStore(self)

    @property
    def options(self) -> MessagesPreferences:
        """The app's settings."""
        return MessagesPreferences(self.prefs("Prefs"))

    def on_broadcast(self, intent: intents.Intent) -> BroadcastResult | None:
        Receiving(self.phone, self.store, self.options).take(intent)
        return None

    def send_later(self, thread: int, text: str, at_ms: int, id_: int = 0) -> None:
        """Keep a message and send it at its time; `id_` names one that is changed."""
        store, key = self.store, id_ or self.phone.clock.now_ms % 1_000_000_000
        self.cancel(self.prefs("schedule").get(str(key), 0))
        numbers = store.numbers(thread)
        message = model.Message(
            id=key,
            thread=thread,
            address="|".join(numbers),
            body=text,
            type=model.SENT,
            date_ms=at_ms,
            scheduled=True,
        )
        store.cache.put(message, store.names(numbers))
        self.prefs("schedule").put(str(key), self.at(at_ms, self.send_scheduled, key))

    def send_scheduled(self, key: int) -> None:
        """Called at the time of a scheduled message, which may be gone by now."""
        store = self.store
        for message in store.cache.scheduled():
            if message.id == key:
                store.cache.drop(key)
                store.send(message.body, message.address.split("|"))
