"""What Google's Messages declares."""

from __future__ import annotations

from pytest_androidbench.phone.apps.messaging import names
from pytest_androidbench.phone.apps.messaging.icon import ICON
from pytest_androidbench.phone.apps.messaging.marks import SCHEMA, ChatMarks
from pytest_androidbench.phone.apps.messaging.receiving import ChatReceivers
from pytest_androidbench.phone.apps.messaging.store import MessagingStore
from pytest_androidbench.phone.kit.texting.model import SCHEMES
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.app import App, BroadcastResult
from pytest_androidbench.phone.system.roles import SMS
from pytest_androidbench.phone.system.telephony import SMS_DELIVER


class MessagingApp(App):
    """The messaging app that the emulator's system image brings."""

    package = names.PACKAGE
    label = "Messages"
    version = "messages.android_20220713_01_RC00.phone_dynamic"
    version_code = 133600063
    icon = "message"
    icon_color = 0x1A73E8
    icon_art = ICON
    system = True
    target_sdk = 33
    min_sdk = 23
    main = names.MAIN
    roles = ("sms",)
    permissions = (
        "android.permission.READ_SMS",
        "android.permission.SEND_SMS",
        "android.permission.RECEIVE_SMS",
        "android.permission.RECEIVE_MMS",
        "android.permission.READ_PHONE_STATE",
        "android.permission.CALL_PHONE",
        "android.permission.READ_CONTACTS",
        "android.permission.POST_NOTIFICATIONS",
    )
    granted = permissions
    activities = {
        names.MAIN: "conversations:Chats",
        names.THREAD: "thread:Chat",
        names.START_CHAT: "start_chat:StartChat",
        names.ARCHIVE: "archive:ArchivedChats",
        names.STARRED: "starred:StarredMessages",
        names.SETTINGS: "settings:MessagingSettings",
        names.BLOCKED: "blocked:BlockedChats",
    }
    schemas = {names.DATABASE: SCHEMA}
    aliases = {".ui.conversationlist.ConversationListActivity": names.MAIN}
    filters = (
        intents.IntentFilter(
            activity=names.START_CHAT,
            actions=("android.intent.action.SENDTO", intents.ACTION_SEND, intents.ACTION_VIEW),
            categories=(intents.CATEGORY_DEFAULT, intents.CATEGORY_BROWSABLE),
            schemes=SCHEMES,
        ),
        intents.IntentFilter(
            activity=names.START_CHAT, actions=(intents.ACTION_SEND,), types=("text/plain",)
        ),
    )
    receivers = {
        ".receiver.SmsDeliverReceiver": (SMS_DELIVER,),
        ".receiver.NotificationReceiver": (names.MARK_AS_READ, names.REPLY),
        ".receiver.SendStatusReceiver": (),
    }

    @property
    def store(self) -> MessagingStore:
        """The messages of the phone."""
        return MessagingStore(self.phone, self.marks)

    @property
    def marks(self) -> ChatMarks:
        """Pins, stars and names of groups."""
        return ChatMarks(self.database())

    @property
    def default(self) -> bool:
        """Whether it is the default app, which alone may write messages."""
        return self.phone.roles.held(SMS, self.package)

    def on_start(self) -> None:
        super().on_start()
        self.due()
        for text in self.marks.waiting():
            self.at(text.at_ms, self.due)

    def due(self) -> None:
        """Send what was to be sent by now."""
        now = self.phone.clock.now_ms
        for text in self.marks.waiting():
            if text.at_ms <= now:
                self.send_waiting(text.id)

    def send_waiting(self, number: int) -> None:
        """Send a text that waits."""
        marks, store = self.marks, self.store
        found = next((one for one in marks.waiting() if one.id == number), None)
        if found is not None:
            marks.unschedule(number)
            store.send(found.body, store.numbers(found.thread))

    def on_broadcast(self, intent: intents.Intent) -> BroadcastResult | None:
        ChatReceivers(self.phone, self.store).take(intent)
        return None
