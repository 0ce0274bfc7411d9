from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.part import ScreenMisuseError
from tests.phone_system.sample import PACKAGE, Finger, NotesApp, Rows, Sheet, new_phone, opened


def test_a_dialog_hands_its_result_to_the_asker() -> None:
    phone, finger, notes = opened()
    finger.tap(id="save")
    assert phone.windows.focused == (PACKAGE, ".Notes")
    assert finger.shows(text="Save?")
    finger.tap(id="button1")
    assert notes.seen[-1] == "saved True"
    assert phone.windows.last_toast() == "Saved"
    assert not finger.shows(text="Save?")


@pytest.mark.parametrize("leave", ["outside", "back"])
def test_a_cancelled_dialog_tells_nobody(leave: str) -> None:
    phone, finger, notes = opened()
    finger.tap(id="save")
    before = list(notes.seen)
    if leave == "outside":
        phone.windows.fingers.tap(540, 300)
    else:
        phone.windows.back()
    assert not finger.shows(text="Save?")
    assert notes.seen == before


def test_a_tap_on_a_dialog_itself_does_not_close_it() -> None:
    _, finger, _ = opened()
    finger.tap(id="save")
    finger.tap(text="Save?")
    assert finger.shows(text="Save?")


def test_what_is_kept_by_name_must_be_a_method_of_the_screen() -> None:
    _, _, notes = opened()
    with pytest.raises(ScreenMisuseError, match="kept by its name"):
        notes.ask(Rows(), then=lambda _: None)
    with pytest.raises(ScreenMisuseError):
        notes.after(10, Rows().taps.clear)


def test_a_screen_is_shown_once() -> None:
    _, _, notes = opened()
    rows = Rows()
    notes.show(rows)
    with pytest.raises(ScreenMisuseError):
        notes.show(rows)


def test_life_cycle() -> None:
    phone, finger, notes = opened()
    assert notes.seen == ["open", "resume"]
    finger.tap(id="more")
    finger.tap(text="List")
    assert notes.seen == ["open", "resume", "pause"]
    assert phone.windows.focused == (PACKAGE, ".Rows")
    finger.tap(desc="Navigate up")
    assert notes.seen == ["open", "resume", "pause", "resume"]
    phone.windows.home()
    assert notes.seen[-1] == "pause"


def test_timers_run_on_the_clock_and_end_with_their_screen() -> None:
    phone, finger, notes = opened()
    finger.tap(id="wait")
    phone.clock.advance(4_900)
    assert "tick" not in notes.seen
    phone.clock.advance(200)
    assert notes.seen[-1] == "tick"
    finger.tap(id="wait")
    notes.close()
    phone.clock.advance(10_000)
    assert notes.seen.count("tick") == 1
    assert not [e for e in phone.clock.entries() if e.call.target.startswith("screen")]


def test_back_on_the_first_page_keeps_the_task() -> None:
    phone, _, notes = opened()
    notes.title = "kept"
    phone.windows.back()
    assert phone.windows.foreground == "com.google.android.apps.nexuslauncher"
    phone.windows.start_app(PACKAGE)
    assert Finger(phone).find(id="title").text == "kept"


def test_closing_the_last_page_ends_the_task() -> None:
    phone, finger, _ = opened()
    finger.tap(id="more")
    finger.tap(text="Quit")
    assert [task.package for task in phone.windows.tasks()] == [
        "com.google.android.apps.nexuslauncher"
    ]


def test_closing_a_page_takes_its_sheets_along() -> None:
    phone, finger, notes = opened()
    notes.show(Sheet())
    assert finger.shows(id="sheet_title")
    notes.close()
    assert not finger.shows(id="sheet_title")
    assert phone.windows.foreground != PACKAGE


def test_the_active_window_is_dumped_alone() -> None:
    phone, finger, notes = opened()
    assert 'resource-id="com.ex.notes:id/save"' in phone.windows.view.dump()
    notes.show(Sheet())
    dump = phone.windows.view.dump()
    assert "sheet_title" in dump
    assert "com.ex.notes:id/save" not in dump
    everything = phone.windows.view.dump(all_windows=True)
    assert "sheet_title" in everything
    assert "com.android.systemui:id/clock" in everything
    assert finger.shows(id="clock")


def test_what_a_modal_window_covers_is_in_no_dump() -> None:
    phone, finger, notes = opened()
    assert finger.shows(id="save")
    notes.show(Sheet())
    assert not finger.shows(id="save")
    phone.windows.back()
    assert finger.shows(id="save")


def test_a_spinner_opens_over_itself() -> None:
    _, finger, notes = opened()
    finger.tap(id="spinner")
    finger.tap(text="Three")
    assert notes.choice == 2
    assert finger.find(id="spinner").box.widget.handles("on_tap")


def test_toasts_go_by_themselves_and_are_remembered() -> None:
    phone, _, notes = opened()
    notes.toast("Hello", long=True)
    assert phone.windows.last_toast() == "Hello"
    shown = len(phone.windows.scene().windows)
    phone.clock.advance(3_600)
    assert len(phone.windows.scene().windows) == shown - 1
    assert phone.windows.last_toast() == "Hello"
    phone.windows.clear_toast()
    assert phone.windows.last_toast() is None


def test_asking_again_for_the_hierarchy_moves_time() -> None:
    phone, _, _ = opened()
    phone.windows.view.dump()
    now = phone.clock.now_ms
    phone.windows.view.dump()
    assert phone.clock.now_ms == now + 200
    phone.windows.fingers.tap(5, 1000)
    now = phone.clock.now_ms
    phone.windows.view.dump()
    phone.windows.view.picture()
    assert phone.clock.now_ms == now


def test_pictures_are_made_once_for_a_state() -> None:
    phone = new_phone(NotesApp)
    first = phone.windows.view.picture("png")
    assert phone.windows.view.picture("png") is first
    assert first.startswith(b"\x89PNG")
    phone.windows.sleep()
    assert phone.windows.view.picture("png") != first
    phone.windows.wake()
    assert phone.windows.view.picture("png") == first
