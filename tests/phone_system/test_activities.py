from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_VIEW,
    FLAG_CLEAR_TOP,
    FLAG_SINGLE_TOP,
    Intent,
    IntentFilter,
    launch_intent,
    short_component,
    type_matches,
)
from tests.phone_system.sample import PACKAGE, Finger, NotesApp, OtherApp, Viewer, new_phone, opened

MAIN = f"{PACKAGE}/.Notes"


def test_starting_an_app_writes_the_lines_of_a_real_phone() -> None:
    phone = new_phone(NotesApp)
    result = phone.activities.start(launch_intent(MAIN))
    assert (result.code, result.component, result.launch) == ("started", MAIN, "COLD")
    phone.clock.advance(0)
    lines = [entry.message for entry in phone.log.entries() if entry.tag == "ActivityTaskManager"]
    assert lines[-2:] == [
        "START u0 {act=android.intent.action.MAIN cat=[android.intent.category.LAUNCHER] "
        "flg=0x10200000 cmp=com.ex.notes/.Notes} from uid 2000",
        "Displayed com.ex.notes/.Notes: +431ms",
    ]


def test_a_running_app_comes_to_the_front() -> None:
    phone, finger, notes = opened()
    notes.title = "kept"
    assert phone.activities.start(launch_intent(MAIN)).code == "top"
    phone.windows.home()
    assert phone.activities.start(launch_intent(MAIN)).code == "front"
    assert finger.find(id="title").text == "kept"


def test_single_top_and_clear_top_deliver_the_intent() -> None:
    phone, finger, notes = opened()
    again = Intent(action="x.AGAIN", component=MAIN, flags=FLAG_SINGLE_TOP)
    assert phone.activities.start(again, caller=notes).code == "top"
    assert notes.seen[-1] == "intent x.AGAIN"
    finger.tap(id="more")
    finger.tap(text="List")
    back = Intent(action="x.BACK", component=MAIN, flags=FLAG_CLEAR_TOP)
    phone.activities.start(back)
    assert "intent x.BACK" in notes.seen
    assert phone.windows.focused == (PACKAGE, ".Notes")


def test_an_alias_leads_to_its_activity() -> None:
    phone = new_phone(NotesApp)
    result = phone.activities.start(Intent(component=f"{PACKAGE}/com.ex.notes.OldNotes"))
    assert (result.code, result.component) == ("started", MAIN)


@pytest.mark.parametrize(
    ("intent", "code"),
    [
        (Intent(component=f"{PACKAGE}/.No"), "missing"),
        (Intent(component="com.ex.none/.Main"), "missing"),
        (Intent(action="x.NOBODY"), "unresolved"),
        (Intent(action=ACTION_VIEW, data="https://example.com"), "unresolved"),
    ],
)
def test_what_cannot_be_started(intent: Intent, code: str) -> None:
    phone = new_phone(NotesApp)
    assert phone.activities.start(intent).code == code
    assert phone.windows.foreground == "com.google.android.apps.nexuslauncher"


def test_an_implicit_intent_brings_its_data_and_a_result_back() -> None:
    phone, finger, notes = opened()
    notes.start_for(Intent(action=ACTION_VIEW, data="note:17"), then=notes.waited)
    assert phone.windows.focused == (PACKAGE, ".Viewer")
    assert finger.find(id="data").text == "note:17"
    finger.tap(id="take")
    assert notes.seen[-2:] == ["taken", "resume"]


def test_several_takers_are_offered() -> None:
    phone, finger, notes = opened()
    shared = Intent(action=ACTION_SEND, type="text/plain", extras={"text": "hi"})
    assert phone.activities.start(shared, caller=notes).code == "chooser"
    assert phone.windows.focused[0] == "android"
    finger.tap(text="Other")
    finger.tap(id="button_once")
    assert phone.windows.focused == ("com.ex.other", ".Viewer")
    assert phone.activities.start(shared, caller=notes).code == "chooser"


def test_always_is_remembered() -> None:
    phone = new_phone(NotesApp, OtherApp)
    finger = Finger(phone)
    viewed = Intent(action="x.OPEN", type="text/plain")
    phone.activities.start(viewed)
    assert not finger.find(id="button_always").enabled
    finger.tap(text="Notes")
    finger.tap(id="button_always")
    assert phone.windows.focused == (PACKAGE, ".Viewer")
    phone.windows.home()
    assert phone.activities.start(viewed).code == "front"


def test_broadcasts_reach_declared_receivers() -> None:
    phone = new_phone(NotesApp)
    ping = Intent(action="com.ex.PING", extras={"word": "hi"})
    assert phone.broadcasts.send(ping) == BroadcastResult(-1, "pong hi")
    assert phone.broadcasts.send(ping.having(package="com.ex.none")) == BroadcastResult()
    named = Intent(action="x", component=f"{PACKAGE}/.Receiver", extras={"word": "you"})
    assert phone.broadcasts.send(named).data == "pong you"
    phone.packages.set_enabled(PACKAGE, enabled=False)
    assert phone.broadcasts.send(ping) == BroadcastResult()


def test_packages_come_and_go() -> None:
    phone, finger, notes = opened()
    notes.prefs_put()
    info = phone.packages.info(PACKAGE)
    assert info is not None
    assert info.uid >= 10_000
    assert info.apk_path.startswith("/data/app/~~")
    assert phone.files.stat(info.apk_path) is not None
    phone.packages.uninstall(PACKAGE)
    assert phone.packages.info(PACKAGE) is None
    assert phone.files.stat(f"/data/data/{PACKAGE}") is None
    assert phone.windows.foreground == "com.google.android.apps.nexuslauncher"
    phone.packages.install(PACKAGE)
    assert phone.windows.start_app(PACKAGE)
    assert finger.shows(id="save")


def test_app_alarms_run_without_a_screen_and_end_with_force_stop() -> None:
    phone = new_phone(NotesApp)
    app = phone.packages.app(PACKAGE)
    assert isinstance(app, NotesApp)
    app.after(1_000, app.ring, "first")
    phone.clock.advance(1_000)
    assert app.prefs().get("ring", "") == "first"
    app.at(phone.clock.now_ms + 1_000, app.ring, "second")
    phone.windows.lifecycle.force_stop(PACKAGE)
    phone.clock.advance(5_000)
    assert app.prefs().get("ring", "") == "first"


def test_filters() -> None:
    text = IntentFilter(activity=".A", actions=("act",), types=("text/*",))
    assert text.matches(Intent(action="act", type="text/html"), "text/html")
    assert not text.matches(Intent(action="act", type="image/png"), "image/png")
    assert not text.matches(Intent(action="act"), None)
    web = IntentFilter(activity=".A", actions=("act",), schemes=("https",), hosts=("a.example",))
    assert web.matches(Intent(action="act", data="https://a.example/x"), None)
    assert not web.matches(Intent(action="act", data="https://b.example/x"), None)
    below = IntentFilter(activity=".A", actions=("act",), schemes=("https",), prefixes=("/maps",))
    assert below.matches(Intent(action="act", data="https://a.example/maps/dir/"), None)
    assert not below.matches(Intent(action="act", data="https://a.example/search"), None)
    assert type_matches("*/*", "image/png")
    assert not type_matches("image/jpeg", "image/png")
    assert short_component("com.a/com.a.b.C") == "com.a/.b.C"
    assert isinstance(Viewer(), Viewer)
