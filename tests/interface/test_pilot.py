from __future__ import annotations

import pytest

from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.actions import (
    Answer,
    Done,
    LongPress,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.pilot import Pilot
from tests.interface.screens import MemoryPhone, View, field_view


def pilot_of(phone: MemoryPhone) -> Pilot:
    return Pilot(phone.perform, phone.observe())


def noting(phone: MemoryPhone) -> list[str]:
    """Make every view note that it was tapped."""
    tapped: list[str] = []
    for view in phone.views:
        if view.on_tap is None and not view.cls.endswith("EditText"):
            view.on_tap = lambda name=view.text or view.desc: tapped.append(name)
    return tapped


def test_verbs_are_chained_and_each_is_one_action() -> None:
    phone = MemoryPhone([View("Add")], apps={"Contacts": [field_view("Name"), View("Save")]})
    saved: list[str] = []
    phone.apps["Contacts"][1].on_tap = lambda: saved.append(phone.views[0].text)
    pilot_of(phone).open("Contacts").type("Name", "Ada").tap("Save").back().answer("ok").done()
    assert saved == ["Ada"]
    assert phone.actions == [
        Open("Contacts"),
        Type("Ada", 0),
        Tap(1),
        Press("back"),
        Answer("ok"),
        Done(),
    ]


def test_exact_labels_win_over_prefixes_and_case() -> None:
    phone = MemoryPhone([View("Save all"), View("SAVE"), View("Save")])
    tapped = noting(phone)
    pilot_of(phone).tap("Save").tap("save a").tap("SAVE")
    assert tapped == ["Save", "Save all", "SAVE"]


def test_a_prefix_that_fits_several_is_ambiguous() -> None:
    phone = MemoryPhone([View("Save all"), View("Save as")])
    noting(phone)
    with pytest.raises(PilotError, match=r"'Save' is ambiguous, 2 fit: 'Save all'.*'Save as'"):
        pilot_of(phone).tap("Save")


def test_look_alike_characters_do_not_matter() -> None:
    phone = MemoryPhone([View("Wi\u2011Fi"), View("Don\u2019t allow")])
    tapped = noting(phone)
    pilot_of(phone).tap("Wi-Fi").tap("Don't allow")
    assert tapped == ["Wi\u2011Fi", "Don\u2019t allow"]


def test_a_row_and_its_title_are_one_thing() -> None:
    phone = MemoryPhone(
        [
            View(desc="Alarm", on_tap=lambda: None, bounds=(0, 0, 200, 100)),
            View("Alarm", bounds=(10, 10, 190, 90), inside=0),
        ]
    )
    pilot_of(phone).tap("Alarm")
    assert phone.actions == [Tap(0)]


def test_what_takes_taps_wins_over_a_title_of_the_same_name() -> None:
    phone = MemoryPhone([View("Settings"), View("Settings", on_tap=lambda: None)])
    pilot_of(phone).tap("Settings")
    assert phone.actions == [Tap(1)]


def test_index_chooses_one_of_several() -> None:
    phone = MemoryPhone([View("Delete", on_tap=lambda: None) for _ in range(3)])
    pilot_of(phone).tap("Delete", index=1).tap("Delete", index=-1)
    assert phone.actions == [Tap(1), Tap(2)]
    with pytest.raises(PilotError, match="only 3 fit"):
        pilot_of(phone).tap("Delete", index=3)


def test_ids_fit_with_and_without_their_package() -> None:
    phone = MemoryPhone([View("x", id="save", on_tap=lambda: None)])
    pilot_of(phone).tap(id="save").tap(id="com.ex.app:id/save")
    assert phone.actions == [Tap(0), Tap(0)]
    with pytest.raises(PilotError, match="cannot find id='ave'"):
        pilot_of(phone).tap(id="ave")


def test_a_label_that_is_not_shown_says_what_is() -> None:
    phone = MemoryPhone([View("Cancel"), View(desc="More options")])
    with pytest.raises(PilotError, match=r"cannot find 'Save'; com\.ex\.app .*'Cancel', 'More"):
        pilot_of(phone).tap("Save")
    assert phone.actions == []


def test_a_disabled_button_is_not_tapped() -> None:
    phone = MemoryPhone([View("Save", on_tap=lambda: None, enabled=False)])
    with pytest.raises(PilotError, match=r"'Save'.*is disabled"):
        pilot_of(phone).tap("Save")
    assert phone.actions == []


def test_what_is_covered_says_by_what() -> None:
    phone = MemoryPhone(
        [
            View("Row", on_tap=lambda: None, bounds=(0, 0, 1080, 100)),
            View("Undo", on_tap=lambda: None, bounds=(0, 0, 1080, 200)),
        ]
    )
    with pytest.raises(PilotError, match=r"'Row'.*is covered by 'Undo'"):
        pilot_of(phone).tap("Row")


def test_what_only_decorates_covers_nothing() -> None:
    phone = MemoryPhone(
        [
            View("Row", on_tap=lambda: None, bounds=(0, 0, 1080, 100)),
            View("shade", bounds=(0, 0, 1080, 2000)),
        ]
    )
    pilot_of(phone).tap("Row")
    assert phone.actions == [Tap(0)]


def test_a_point_is_tapped_as_it_is() -> None:
    phone = MemoryPhone([View("a")])
    pilot_of(phone).tap(at=(3, 4))
    assert phone.actions == [Tap((3, 4))]


def test_fields_are_found_by_hint_and_by_text() -> None:
    phone = MemoryPhone([View("Name"), field_view("Name"), field_view("Note", text="old")])
    pilot_of(phone).type("Name", "Ada").type("old", "new", clear=True, enter=True).clear("Note")
    assert [view.text for view in phone.views] == ["Name", "Ada", ""]
    assert phone.actions[1] == Type("new", 2, clear=True, enter=True)


def test_a_field_inside_a_labelled_frame_is_found() -> None:
    phone = MemoryPhone(
        [
            View("Phone", bounds=(0, 0, 500, 100)),
            View(cls="android.widget.EditText", bounds=(0, 0, 500, 100), inside=0),
        ]
    )
    pilot_of(phone).type("Phone", "123")
    assert phone.views[1].text == "123"


def test_text_goes_to_the_focused_field_when_none_is_named() -> None:
    phone = MemoryPhone([field_view("Name")])
    pilot_of(phone).tap("Name").type(None, "Ada")
    assert phone.views[0].text == "Ada"
    assert phone.actions[-1] == Type("Ada", None)


def test_a_field_that_is_not_there_is_told() -> None:
    phone = MemoryPhone([View("Name"), field_view("Phone")])
    with pytest.raises(PilotError, match="cannot find text field 'Name'"):
        pilot_of(phone).type("Name", "Ada")


def test_scrolling_stops_where_the_label_is() -> None:
    phone = MemoryPhone([View(f"Row {number:03}") for number in range(100)])
    pilot = pilot_of(phone).scroll_to("Row 055")
    assert pilot.shows("Row 055")
    assert phone.actions == [Scroll("down")] * 4
    pilot.scroll_to("Row 055")
    assert len(phone.actions) == 4
    pilot.scroll_to("Row 001", direction="up")
    assert pilot.shows("Row 001")


def test_scrolling_to_what_does_not_exist_ends_at_the_end() -> None:
    phone = MemoryPhone([View(f"Row {number}") for number in range(45)])
    with pytest.raises(PilotError, match=r"scrolled down to the end without finding 'Chess'"):
        pilot_of(phone).scroll_to("Chess")
    assert len(phone.actions) < 6


def long_list() -> list[View]:
    return [View("Educational Software"), *(View(f"Row {number:03}") for number in range(60))]


def test_scrolling_goes_past_what_only_begins_so_to_what_fits() -> None:
    phone = MemoryPhone([*long_list(), View("Education")])
    tapped = noting(phone)
    pilot_of(phone).scroll_to("Education").tap("Education")
    assert tapped == ["Education"]


def test_scrolling_comes_back_to_what_begins_so_where_nothing_fits_better() -> None:
    phone = MemoryPhone([*long_list(), View("Chess")])
    tapped = noting(phone)
    notes: list[str] = []
    pilot = Pilot(phone.perform, phone.observe(), note=notes.append)
    pilot.scroll_to("education").tap("education")
    assert tapped == ["Educational Software"]
    assert notes == ["'education' was taken for 'Educational Software', which only begins so"]


def test_scrolling_to_what_fits_but_for_case_stops_there() -> None:
    phone = MemoryPhone([View("EDUCATION"), *long_list()])
    pilot_of(phone).scroll_to("Education")
    assert phone.actions == []


def test_an_error_tells_of_labels_that_fitted_by_their_beginning() -> None:
    phone = MemoryPhone([View("Educational Software"), View("Save")])
    noting(phone)
    with pytest.raises(PilotError) as told:
        pilot_of(phone).tap("Save").tap("Education").tap("Novels")
    assert str(told.value).startswith("cannot find 'Novels'; ")
    assert str(told.value).endswith(
        "; before that, 'Education' was taken for 'Educational Software', which only begins so"
    )


def test_labels_that_fit_are_not_told_of() -> None:
    phone = MemoryPhone([View("SAVE"), View("Save all", id="all")])
    noting(phone)
    notes: list[str] = []
    pilot = Pilot(phone.perform, phone.observe(), note=notes.append)
    pilot.tap("Save").tap(id="all").tap("Save all")
    assert notes == []


def test_expecting_waits_only_as_long_as_needed() -> None:
    phone = MemoryPhone([View("Loading")])
    waits: list[None] = []

    def progress() -> None:
        waits.append(None)
        if len(waits) == 2:
            phone.views = [View("Ready")]

    phone.after_wait = progress
    pilot = pilot_of(phone).expect("Loading").expect("Ready", within=5)
    assert phone.actions == [Wait(1.0)] * 2
    pilot.expect(lambda seen: seen.find("Ready") is not None)
    with pytest.raises(PilotError, match=r"expected 'Gone' in vain; .*'Ready'"):
        pilot.expect("Gone", within=1)


def test_long_press_holds() -> None:
    phone = MemoryPhone([View("Row", on_tap=lambda: None)])
    pilot_of(phone).long_press("Row", ms=700)
    assert phone.actions == [LongPress(0, 700)]


def test_a_node_can_be_looked_at_without_an_action() -> None:
    phone = MemoryPhone([View("Volume", id="bar")])
    assert pilot_of(phone).node(id="bar").text == "Volume"
    assert phone.actions == []


def test_what_lies_under_the_keyboard_is_covered_by_it() -> None:
    phone = MemoryPhone(
        [
            View("Send", on_tap=lambda: None, bounds=(0, 1900, 1080, 2000)),
            View(
                cls="android.inputmethodservice.SoftInputWindow",
                on_tap=lambda: None,
                bounds=(0, 1400, 1080, 2000),
            ),
        ]
    )
    with pytest.raises(PilotError, match=r"'Send'.*is covered by.*SoftInputWindow"):
        pilot_of(phone).tap("Send")
