"""Which apps take what is shared, opened and picked: the intent filters of their manifests.

Read from AndroidManifest.xml of each app at the benchmark's version, by the commits that
`tests/fidelity/tables` name.
"""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig

SEND, VIEW = "android.intent.action.SEND", "android.intent.action.VIEW"
MANY = "android.intent.action.SEND_MULTIPLE"
DOCUMENT = "content://com.android.externalstorage.documents/document/primary%3A"
JOPLIN, MESSAGES = "Joplin", "SMS Messenger"
VIEWERS = ("Chrome", "HTML Viewer")
TASKS, RECIPE = "Create new task", "New Recipe"


@pytest.fixture(scope="module")
def phone() -> Phone:
    """A phone with all apps."""
    return Phone(PhoneConfig(apps=INSTALLED))


def takers(phone: Phone, intent: Intent) -> set[str]:
    return {phone.activities.name_of(found) for found in phone.activities.query(intent)}


@pytest.mark.parametrize(
    ("action", "type_", "wanted"),
    [
        (SEND, "text/plain", {"Markor", TASKS, RECIPE, JOPLIN, MESSAGES, "Messages"}),
        (SEND, "text/csv", {"Markor", JOPLIN, MESSAGES}),
        (SEND, "image/jpeg", {"Draw", TASKS, JOPLIN, MESSAGES}),
        (SEND, "audio/mp4", {TASKS, JOPLIN, MESSAGES}),
        (SEND, "video/mp4", {JOPLIN, MESSAGES}),
        (SEND, "application/pdf", {TASKS, JOPLIN, MESSAGES}),
        (SEND, "*/*", {"Draw", "Markor", TASKS, RECIPE, JOPLIN, MESSAGES, "Messages", "OsmAnd"}),
        (MANY, "image/*", {"Draw", TASKS, JOPLIN, MESSAGES}),
        (MANY, "audio/*", {JOPLIN, MESSAGES}),
        ("android.intent.action.PROCESS_TEXT", "text/plain", {"Markor", TASKS}),
        ("android.intent.action.PICK", "image/*", {"Gallery"}),
        ("android.intent.action.EDIT", "image/png", {"Basic Editor", "Draw"}),
    ],
)
def test_who_takes_a_type(phone: Phone, action: str, type_: str, wanted: set[str]) -> None:
    assert takers(phone, Intent(action=action, type=type_)) == wanted


@pytest.mark.parametrize(
    ("name", "type_", "wanted"),
    [
        ("note.md", "text/markdown", {"Markor"}),
        ("note.bin", "text/plain", {"Markor", *VIEWERS}),
        ("page.html", "text/html", {"Markor", *VIEWERS}),
        ("todo.org", "application/octet-stream", {"Markor", RECIPE}),
        ("data.json", "application/json", {"Markor"}),
        ("data.bin", "application/octet-stream", {RECIPE}),
        ("paper.pdf", "application/pdf", set()),
        ("photo.jpg", "image/jpeg", {"Draw", "Gallery"}),
        ("film.mp4", "video/mp4", {"Gallery", "VLC"}),
    ],
)
def test_who_opens_a_file(phone: Phone, name: str, type_: str, wanted: set[str]) -> None:
    asked = Intent(action=VIEW, data=f"{DOCUMENT}{name}", type=type_)
    assert takers(phone, asked) == wanted


def test_settings_of_apps_are_found(phone: Phone) -> None:
    asked = Intent(action="android.intent.action.APPLICATION_PREFERENCES")
    found = takers(phone, asked)
    assert {"Gallery", MESSAGES, "Simple Calendar Pro"} <= found
