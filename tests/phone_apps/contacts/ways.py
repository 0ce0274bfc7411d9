"""Ways to the screens of the contacts app."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.gallery.steps import (
    Step,
    back,
    fill,
    hold,
    launch,
    shot,
    start,
    swipe,
    tap,
    tap_last,
    write,
)

CONTACTS: Final = "com.google.android.contacts"
FIRST: Final[tuple[Step, ...]] = (launch(CONTACTS),)
PEOPLE: Final = (*FIRST, tap("Skip"), tap("permission_deny_button"))
NEW: Final = (*PEOPLE, tap("Create contact"), back)
FILLED: Final = (
    *NEW,
    fill("First name", "Leila"),
    fill("Last name", "Haddad"),
    fill("Phone", "5551234567"),
)
CARD: Final = (*PEOPLE, tap("Ada Kovács"))
DRAWER: Final = (*PEOPLE, tap("Open navigation drawer"))
LABELLED: Final = (*DRAWER, tap("Create label"), write("Team"), tap("OK"))
MORE: Final = (*NEW, tap("More fields"), swipe((540, 1900), (540, 300), ms=900))
CONTACTS_SHOTS: Final = (
    shot("first start", *FIRST),
    shot("permission", *FIRST, tap("Skip")),
    shot("list", *PEOPLE),
    shot("selected", *PEOPLE, hold("Ada Kovács"), tap("Bo Lindqvist")),
    shot("search", *PEOPLE, tap("open_search_bar")),
    shot("found", *PEOPLE, tap("open_search_bar"), write("k"), back),
    shot("nobody found", *PEOPLE, tap("open_search_bar"), write("xyz"), back),
    shot("highlights", *PEOPLE, tap("highlights")),
    shot("fix & manage", *PEOPLE, tap("nav_manage")),
    shot("menu", *PEOPLE, tap("More options")),
    shot("phone contacts", *PEOPLE, tap("Phone contacts")),
    shot("customize view", *PEOPLE, tap("More options"), tap("Customize view")),
    shot("account", *PEOPLE, tap("selected_account_disc")),
    shot("drawer", *DRAWER),
    shot("new label", *DRAWER, tap("Create label")),
    shot("label", *LABELLED),
    shot("label menu", *LABELLED, tap("More options")),
    shot("delete label?", *LABELLED, tap("More options"), tap("Delete label")),
    shot("drawer with a label", *LABELLED, tap("Navigate up"), tap("Open navigation drawer")),
    shot("blocked numbers", *PEOPLE, tap("nav_manage"), tap("Blocked numbers")),
    shot("settings", *PEOPLE, tap("More options"), tap("Settings")),
    shot("sort by", *PEOPLE, tap("More options"), tap("Settings"), tap("Sort by")),
    shot("new contact", *NEW),
    shot("filled", *FILLED),
    shot("filled, scrolled", *FILLED, tap("More fields"), swipe((540, 1900), (540, 700), ms=900)),
    shot("whole name", *NEW, tap("Show more name fields")),
    shot("significant date", *NEW, tap("Significant date")),
    shot("more fields", *MORE),
    shot("label made in the editor", *MORE, tap("group_list"), write("Team"), tap("OK")),
    shot(
        "labels of a contact",
        *MORE,
        tap("group_list"),
        write("Team"),
        tap("OK"),
        tap("group_list"),
    ),
    shot("labels", *NEW, tap("Mobile Phone")),
    shot("own label", *NEW, tap("Mobile Phone"), tap("Custom")),
    shot("unsaved", *FILLED, back),
    shot("card", *CARD),
    shot("card menu", *CARD, tap("More options")),
    shot("edit", *CARD, tap("Edit contact")),
    shot("delete?", *CARD, tap_last("Delete")),
    shot("share", *CARD, tap("Share contact")),
    shot(
        "from an intent",
        launch(CONTACTS),
        tap("Skip"),
        tap("permission_deny_button"),
        start("android.intent.action.INSERT", type_="vnd.android.cursor.dir/contact"),
    ),
)
SHOTS: Final = {"contacts": CONTACTS_SHOTS}
GROUNDS: Final = {"contacts": app_ground(CONTACTS, 16)}
