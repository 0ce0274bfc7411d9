"""What the contacts app declares."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.contacts.icon import ICON
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import ACTION_VIEW, IntentFilter

PACKAGE: Final = "com.google.android.contacts"
CACHE: Final = f"/data/data/{PACKAGE}/cache"
"""Where files lie that other apps are handed."""
DIR_TYPES: Final = (
    "vnd.android.cursor.dir/contact",
    "vnd.android.cursor.dir/raw_contact",
    "vnd.android.cursor.dir/person",
)
ITEM_TYPES: Final = ("vnd.android.cursor.item/contact", "vnd.android.cursor.item/raw_contact")
INSERT, EDIT = "android.intent.action.INSERT", "android.intent.action.EDIT"
INSERT_OR_EDIT: Final = "android.intent.action.INSERT_OR_EDIT"
PEOPLE: Final = "com.android.contacts.activities.PeopleActivity"
EDITOR: Final = "com.android.contacts.activities.ContactEditorActivity"
CARD: Final = "com.android.contacts.quickcontact.QuickContactActivity"
SETTINGS: Final = "com.google.android.apps.contacts.preference.ContactsPreferenceActivity"
NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"


class ContactsApp(App):
    """Google's contacts."""

    package = PACKAGE
    label = "Contacts"
    version = "4.8.17.501155459"
    version_code = 3450001
    icon = "person"
    icon_color = 0x1A73E8
    icon_art = ICON
    system = True
    main = PEOPLE
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
    authorities = (f"{PACKAGE}.fileprovider",)
    shared_paths = {"cache": CACHE}
    activities = {
        PEOPLE: "people:People",
        EDITOR: "editor:ContactEditor",
        CARD: "card:ContactCard",
        SETTINGS: "settings:ContactsSettings",
    }
    aliases = {
        "com.android.contacts.activities.CompactContactEditorActivity": EDITOR,
        "com.android.contacts.DialtactsContactsEntryActivity": PEOPLE,
    }
    filters = (
        IntentFilter(activity=EDITOR, actions=(INSERT,), types=DIR_TYPES),
        IntentFilter(
            activity=EDITOR,
            actions=(INSERT_OR_EDIT,),
            types=(*DIR_TYPES, *ITEM_TYPES),
        ),
        IntentFilter(activity=EDITOR, actions=(EDIT,), types=ITEM_TYPES, schemes=("content",)),
        IntentFilter(
            activity=CARD,
            actions=(ACTION_VIEW,),
            types=ITEM_TYPES,
            schemes=("content",),
        ),
        IntentFilter(activity=PEOPLE, actions=(ACTION_VIEW,), types=DIR_TYPES),
        IntentFilter(
            activity=PEOPLE,
            actions=(ACTION_VIEW,),
            schemes=("content",),
            hosts=("contacts",),
        ),
    )
