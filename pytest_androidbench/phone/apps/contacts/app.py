"""What the contacts app declares, and which page an intent opens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.phone.apps.contacts.card import ContactCard
from pytest_androidbench.phone.apps.contacts.editor import ContactEditor
from pytest_androidbench.phone.apps.contacts.model import Entry, Person, split_name
from pytest_androidbench.phone.apps.contacts.people import People
from pytest_androidbench.phone.apps.contacts.settings import ContactsSettings
from pytest_androidbench.phone.apps.contacts.store import Store
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent, IntentFilter
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Dialog, DialogButton

PACKAGE: Final = "com.google.android.contacts"
DIR_TYPES: Final = (
    "vnd.android.cursor.dir/contact",
    "vnd.android.cursor.dir/raw_contact",
    "vnd.android.cursor.dir/person",
)
ITEM_TYPES: Final = ("vnd.android.cursor.item/contact", "vnd.android.cursor.item/raw_contact")
INSERT, EDIT = "android.intent.action.INSERT", "android.intent.action.EDIT"
INSERT_OR_EDIT: Final = "android.intent.action.INSERT_OR_EDIT"
NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"


@dataclass(eq=False)
class Start(People):
    """The list as it is opened from outside: the first time with a notice above it."""

    def on_open(self) -> None:
        if not self.app.prefs().get("welcomed", default=False):
            self.app.prefs().put("welcomed", value=True)
            self.show(SignInNotice())


@dataclass(eq=False)
class SignInNotice(AppScreen[None]):
    """What the app says the first time it is opened."""

    window = "dialog"
    cancelable = False

    def build(self) -> Widget:
        return Dialog(
            tr("Take your contacts with you"),
            tr("Add an account to keep your contacts safe even if you lose your phone."),
            buttons=(
                DialogButton(text=tr("Add account"), on_tap=self.add_account),
                DialogButton(text=tr("Skip"), on_tap=self.skip),
            ),
        )

    def on_back(self) -> None:
        self.skip()

    def add_account(self) -> None:
        self.close(toast=tr("Couldn't sign in"))

    def skip(self) -> None:
        self.request_permissions((NOTIFICATIONS,), self.asked)

    def asked(self, granted: dict[str, bool]) -> None:
        del granted
        self.close()


class ContactsApp(App):
    """Google's contacts."""

    package = PACKAGE
    label = "Contacts"
    version = "4.8.17.501155459"
    version_code = 3450001
    icon = "person"
    icon_color = 0x1A73E8
    system = True
    main = People.activity
    permissions = (
        "android.permission.READ_CONTACTS",
        "android.permission.WRITE_CONTACTS",
        "android.permission.CALL_PHONE",
        NOTIFICATIONS,
    )
    granted = (
        "android.permission.READ_CONTACTS",
        "android.permission.WRITE_CONTACTS",
        "android.permission.CALL_PHONE",
    )
    activities = {
        People.activity: Start,
        ContactEditor.activity: ContactEditor,
        ContactCard.activity: ContactCard,
        ContactsSettings.activity: ContactsSettings,
    }
    aliases = {
        "com.android.contacts.activities.CompactContactEditorActivity": ContactEditor.activity,
        "com.android.contacts.DialtactsContactsEntryActivity": People.activity,
    }
    filters = (
        IntentFilter(activity=ContactEditor.activity, actions=(INSERT,), types=DIR_TYPES),
        IntentFilter(
            activity=ContactEditor.activity,
            actions=(INSERT_OR_EDIT,),
            types=(*DIR_TYPES, *ITEM_TYPES),
        ),
        IntentFilter(
            activity=ContactEditor.activity, actions=(EDIT,), types=ITEM_TYPES, schemes=("content",)
        ),
        IntentFilter(
            activity=ContactCard.activity,
            actions=(ACTION_VIEW,),
            types=ITEM_TYPES,
            schemes=("content",),
        ),
        IntentFilter(activity=People.activity, actions=(ACTION_VIEW,), types=DIR_TYPES),
        IntentFilter(
            activity=People.activity,
            actions=(ACTION_VIEW,),
            schemes=("content",),
            hosts=("contacts",),
        ),
    )

    def screen_for(self, intent: Intent) -> Screen[Any]:
        activity = self.activity_of(intent.component or "")
        if activity == ContactEditor.activity:
            return self._editor(intent)
        if activity == ContactCard.activity:
            return ContactCard(id=_id_of(intent))
        return super().screen_for(intent)

    def _editor(self, intent: Intent) -> ContactEditor:
        if intent.action == EDIT:
            return ContactEditor.of(Store(self.phone).get(_id_of(intent)) or Person())
        first, last = split_name(intent.text("name"))
        phone, email = intent.text("phone"), intent.text("email")
        person = Person(
            first=first,
            last=last,
            company=intent.text("company"),
            notes=intent.text("notes"),
            phones=[Entry(value=phone)] * bool(phone),
            emails=[Entry(value=email, type=1)] * bool(email),
        )
        return ContactEditor.of(person)


def _id_of(intent: Intent) -> int:
    last = (intent.data or "").rstrip("/").rpartition("/")[2]
    return int(last) if last.isdecimal() else 0
