from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.pickers import PickDate
from tests.phone_kit.pickers.asking import asking


def test_the_chosen_day_is_the_answer() -> None:
    _, finger, answers = asking(PickDate(year=2023, month=10, day=15))
    assert finger.find(id="date_picker_header_date").text == "Sun, Oct 15"
    finger.tap(desc="31 October 2023")
    assert finger.find(id="date_picker_header_date").text == "Tue, Oct 31"
    finger.tap(id="button1")
    assert answers == [(2023, 10, 31)]


def test_cancelling_answers_nothing() -> None:
    _, finger, answers = asking(PickDate(year=2023, month=10, day=15))
    finger.tap(desc="31 October 2023")
    finger.tap(id="button2")
    assert answers == []
    assert finger.shows(text="asking")


@pytest.mark.parametrize(("arrow", "there"), [("prev", "December 2022"), ("next", "February 2023")])
def test_the_arrows_turn_months_and_leave_the_choice(arrow: str, there: str) -> None:
    _, finger, answers = asking(PickDate(year=2023, month=1, day=15))
    finger.tap(id=arrow)
    assert finger.shows(desc=f"28 {there}")
    finger.tap(id="button1")
    assert answers == [(2023, 1, 15)]


def test_a_swipe_turns_months_too() -> None:
    phone, finger, _ = asking(PickDate(year=2023, month=10, day=15))
    pages = finger.find(id="day_picker_view_pager").bounds
    y = pages.center.y
    phone.windows.fingers.swipe([(pages.right - 60, y), (pages.left + 60, y)], 300)
    assert finger.shows(desc="30 November 2023")


def test_a_day_that_the_chosen_year_lacks_becomes_its_last_one() -> None:
    _, finger, answers = asking(PickDate(year=2024, month=2, day=29))
    finger.tap(id="date_picker_header_year")
    finger.tap(text="2025")
    finger.tap(id="button1")
    assert answers == [(2025, 2, 28)]


def test_the_list_of_years_starts_at_the_chosen_one_and_keeps_its_bounds() -> None:
    phone, finger, _ = asking(PickDate(year=2023, month=1, day=1, first_year=1970, last_year=2037))
    finger.tap(id="date_picker_header_year")
    assert finger.shows(text="2023", id="text1")
    assert not finger.shows(text="1970", id="text1")
    for _ in range(6):
        phone.windows.fingers.swipe([(540, 1500), (540, 600)], 300)
    assert max(int(node.text) for node in finger.all(id="text1")) == 2037


def test_the_first_and_the_last_month_have_no_further_arrow() -> None:
    _, finger, _ = asking(PickDate(year=2023, month=12, day=1, first_year=2023, last_year=2023))
    assert not finger.shows(id="next")
    assert finger.shows(id="prev")


def test_weeks_begin_on_the_day_that_is_asked_for() -> None:
    _, finger, _ = asking(PickDate(year=2023, month=10, day=1, first_weekday=0))
    first, second = finger.find(desc="01 October 2023"), finger.find(desc="02 October 2023")
    assert first.bounds.left > second.bounds.left
    assert first.bounds.top < second.bounds.top


def test_only_the_days_are_told_of_not_the_letters_above_them() -> None:
    _, finger, _ = asking(PickDate(year=2023, month=10, day=15))
    (view,) = finger.all(id="month_view")
    assert [node.text for node in view.children] == [str(day) for day in range(1, 32)]


def test_a_wide_display_has_room_for_days_and_buttons() -> None:
    _, finger, answers = asking(PickDate(year=2023, month=10, day=15), rotation=1)
    header = finger.find(id="date_picker_header_date").bounds
    assert header.right <= finger.find(id="day_picker_view_pager").bounds.left
    finger.tap(desc="20 October 2023")
    finger.tap(id="button1")
    assert answers == [(2023, 10, 20)]


def test_a_wide_display_shows_all_weeks_at_once() -> None:
    _, finger, _ = asking(PickDate(year=2023, month=10, day=15), rotation=1)
    last = finger.find(desc="31 October 2023").bounds
    assert last.height == finger.find(desc="01 October 2023").bounds.height
    assert last.bottom <= finger.find(id="button1").bounds.top
