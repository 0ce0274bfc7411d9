from __future__ import annotations

from datetime import date, timedelta

from pytest_androidbench.phone.apps.calendar.event import DAY, Event
from pytest_androidbench.phone.apps.calendar.preferences import (
    DESCRIPTIONS,
    FIRST_WEEKDAY,
    LOCATIONS,
    WEEK_DAYS,
)
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.calendar.planner import Planner, at, meeting


def test_the_month_is_painted_and_its_days_can_be_touched(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16))
    assert calendar.shown("top_value") == "October"
    assert len(calendar.all("month_view_background")) == 42
    assert "Talk" not in calendar.texts()
    calendar.open_day(16)
    assert calendar.shown("top_value") == "October 16 (Mon)"
    assert calendar.titles() == ["Talk"]
    calendar.tap("top_toolbar_search_icon")
    assert calendar.shown("top_value") == "October"


def test_weeks_begin_on_monday_if_that_is_set(calendar: Planner) -> None:
    calendar.set(FIRST_WEEKDAY, 1)
    calendar.touch(calendar.all("month_view_background")[0])
    assert calendar.shown("top_value") == "September 25 (Mon)"


def test_weeks_begin_on_any_day_that_is_chosen_in_the_settings(calendar: Planner) -> None:
    calendar.tap("settings")
    calendar.tap("settings_start_week_on_holder")
    calendar.tap("Saturday")
    assert calendar.shown("settings_start_week_on") == "Saturday"
    calendar.phone.windows.back()
    calendar.touch(calendar.all("month_view_background")[0])
    assert calendar.shown("top_value") == "September 30 (Sat)"


def test_the_hours_scroll_with_the_days_and_stay_while_weeks_turn(calendar: Planner) -> None:
    calendar.view("Weekly view")
    before = calendar.all("weekly_view_hour_textview")[0].bounds
    calendar.phone.windows.fingers.swipe([(600, 1800), (600, 1000)], 300)
    assert calendar.all("weekly_view_hour_textview")[0].bounds != before
    shown = [node.bounds for node in calendar.all("weekly_view_hour_textview")]
    calendar.phone.windows.fingers.swipe([(900, 1200), (200, 1200)], 300)
    assert [node.bounds for node in calendar.all("weekly_view_hour_textview")] == shown


def test_arrows_and_swipes_turn_pages_and_today_is_one_tap_away(calendar: Planner) -> None:
    assert calendar.find("Go to today") is None
    calendar.tap("top_right_arrow")
    assert calendar.shown("top_value") == "November"
    calendar.phone.windows.fingers.swipe([(900, 1200), (200, 1200)], 300)
    assert calendar.shown("top_value") == "December"
    calendar.tap("top_right_arrow")
    assert calendar.shown("top_value") == "January 2024"
    calendar.tap("Go to today")
    assert calendar.shown("top_value") == "October"


def test_a_date_to_go_to_is_turned_or_typed(calendar: Planner) -> None:
    calendar.open_day(15)
    calendar.tap("More options")
    calendar.tap("Go to date")
    calendar.tap("16")
    assert [n.text for n in calendar.all("numberpicker_input")] == ["Oct", "16", "2023"]
    year = calendar.all("numberpicker_input")[2]
    calendar.touch(year)
    calendar.phone.windows.editor.clear()
    calendar.phone.windows.type_text("2025")
    calendar.phone.windows.back()
    month = calendar.all("month")[0].bounds
    calendar.phone.windows.fingers.swipe(
        [month.center, (month.center.x, month.center.y - 160)], 800
    )
    calendar.tap("OK")
    assert calendar.shown("top_value").startswith(("November 16 2025", "December 16 2025"))


def test_a_day_has_all_days_first_then_by_time(calendar: Planner) -> None:
    calendar.put(
        meeting("Late", 16, 23, 120),
        meeting("Early", 16, 6, 0),
        meeting("Whole", 16, 0, 720, flags=1),
        meeting("Before", 15, 23, 120),
    )
    calendar.open_day(16)
    assert calendar.titles() == ["Whole", "Before", "Early", "Late"]
    assert calendar.times() == [
        "All-day", "23:00 (October 15) - 01:00", "06:00", "23:00 - 01:00 (October 17)",
    ]  # fmt: skip


def test_rows_show_a_description_a_location_or_neither(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16, description="First\nsecond", location="Hall"))
    calendar.open_day(16)
    assert calendar.shown("event_item_description") == "First second"
    calendar.set(LOCATIONS, value=True)
    assert calendar.shown("event_item_description") == "Hall"
    calendar.set(DESCRIPTIONS, value=False)
    assert calendar.all("event_item_description") == []


def test_a_new_event_is_for_the_day_on_display(calendar: Planner) -> None:
    calendar.open_day(27)
    calendar.tap("calendar_fab")
    calendar.tap("fab_event_label")
    assert calendar.shown("event_start_date") == "October 27 (Fri)"
    assert calendar.shown("event_start_time") == "16:00"


def test_months_and_days_share_the_screen(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16), meeting("Walk", 18))
    calendar.view("Monthly and daily view")
    assert calendar.shown("month_day_selected_day_label") == "October"
    assert calendar.titles() == ["Talk", "Walk"]
    calendar.open_day(18)
    assert calendar.shown("month_day_selected_day_label") == "October 18"
    assert calendar.titles() == ["Walk"]
    calendar.open_day(19)
    assert "No items found." in calendar.texts()


def test_a_week_shows_events_in_columns(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16, 9), meeting("Walk", 16, 9, 30), meeting("Far", 22))
    calendar.view("Weekly view")
    labels = calendar.all("week_event_label")
    assert [node.desc for node in labels] == ["Talk", "Walk"] or len(labels) == 2
    first, second = calendar.all("week_event_holder")
    assert first.bounds.right <= second.bounds.left
    assert calendar.shown("week_day_label") == "S\n15"
    assert calendar.shown("week_view_week_number") == "Wk. 42"
    calendar.touch(first)
    assert "Edit Event" in calendar.texts()


def test_a_free_hour_of_the_week_takes_an_event(calendar: Planner) -> None:
    calendar.view("Weekly view")
    columns = calendar.all("week_events_holder")[0].bounds
    calendar.phone.windows.fingers.tap(columns.left + columns.width // 14, columns.top + 30)
    calendar.touch(calendar.all("week_holder")[-1])
    calendar.tap("Event")
    assert calendar.shown("event_start_date") == "October 15 (Sun)"
    assert (calendar.shown("event_start_time"), calendar.shown("event_end_time")) == (
        "07:00", "08:00",
    )  # fmt: skip


def test_a_week_has_as_many_days_as_one_likes(calendar: Planner) -> None:
    calendar.set(WEEK_DAYS, 3)
    calendar.view("Weekly view")
    assert len(calendar.all("week_day_label")) == 3
    assert calendar.shown("week_view_days_count") == "3 days"


def test_a_year_leads_to_its_months(calendar: Planner) -> None:
    calendar.view("Yearly view")
    assert calendar.shown("top_value") == "2023"
    calendar.touch(calendar.all("small_month_view")[2])
    assert calendar.shown("top_value") == "March"
    calendar.phone.windows.back()
    assert calendar.shown("top_value") == "2023"


def test_the_list_has_months_and_days_and_starts_yesterday(calendar: Planner) -> None:
    calendar.put(meeting("Old", 10), meeting("Talk", 16), meeting("Next", 2, hour=9))
    calendar.put(meeting("Later", 20, repeat_interval=0))
    calendar.view("Simple event list")
    assert [n.text for n in calendar.all("event_section_title")] == [
        "OCTOBER", "16 Monday", "20 Friday",
    ]  # fmt: skip
    calendar.phone.windows.fingers.swipe([(540, 700), (540, 1500)], 400)
    assert calendar.find("Go to today") is not None
    calendar.phone.windows.fingers.swipe([(540, 700), (540, 2000)], 400)
    assert "Old" in calendar.titles()
    calendar.tap("Go to today")
    assert calendar.titles()[0] == "Talk"


def test_the_list_goes_on_for_ever(calendar: Planner) -> None:
    calendar.put(meeting("Run", 16, repeat_interval=30 * DAY))
    calendar.view("Simple event list")
    for _ in range(6):
        calendar.phone.windows.fingers.swipe([(540, 2000), (540, 400)], 200)
    titles = [n.text for n in calendar.all("event_section_title")]
    assert any("2024" in title or "2025" in title for title in titles)


def test_an_empty_list_offers_a_new_event(calendar: Planner) -> None:
    calendar.view("Simple event list")
    assert "No upcoming events." in calendar.texts()
    calendar.tap("Create a new event")
    assert "New Event" in calendar.texts()


def test_a_list_with_many_events_makes_only_the_rows_that_are_seen(calendar: Planner) -> None:
    first = date(2023, 10, 16)
    for n in range(300):
        day = first + timedelta(days=n % 150)
        start = at(16, 9) + (day - first).days * DAY + n
        calendar.put(Event(start_ts=start, end_ts=start, title=f"E{n}"))
    calendar.view("Simple event list")
    assert 5 < len(calendar.titles()) < 25


def test_search_finds_in_title_place_and_description(calendar: Planner) -> None:
    calendar.put(
        meeting("Talk", 16, location="Harbor"),
        meeting("Walk", 17, description="to the harbour"),
        meeting("Harsh words", 1),
        meeting("Nothing", 18),
    )
    calendar.tap("top_toolbar_search")
    calendar.phone.windows.type_text("h")
    assert "Type in at least 2 characters to start the search." in calendar.texts()
    calendar.phone.windows.type_text("AR")
    assert calendar.titles() == ["Harsh words", "Talk", "Walk"]
    calendar.phone.windows.type_text("zz")
    assert "No items found." in calendar.texts()
    calendar.tap("top_toolbar_search_icon")
    assert calendar.shown("top_value") == "October"


def test_a_result_opens_the_first_time_of_an_event(calendar: Planner) -> None:
    calendar.put(meeting("Run", 16, repeat_interval=DAY, repeat_limit=-3))
    calendar.tap("top_toolbar_search")
    calendar.phone.windows.type_text("run")
    assert calendar.titles() == ["Run"] * 3
    calendar.tap("Run")
    assert calendar.shown("event_start_date") == "October 16 (Mon)"


def test_a_link_opens_a_day(calendar: Planner) -> None:
    uri = f"content://com.android.calendar/time/{at(20, 12) * 1000}"
    calendar.phone.activities.start(Intent(action="android.intent.action.VIEW", data=uri))
    assert calendar.shown("top_value") == "October 20 (Fri)"


def test_on_its_side_the_month_stands_beside_its_events(calendar: Planner) -> None:
    calendar.put(meeting("Talk", 16))
    calendar.view("Monthly and daily view")
    grid, events = (
        calendar.all(f"month_day_{part}")[0] for part in ("view_wrapper", "list_holder")
    )
    assert grid.bounds.bottom <= events.bounds.top
    calendar.phone.windows.rotate(1)
    grid, events = (
        calendar.all(f"month_day_{part}")[0] for part in ("view_wrapper", "list_holder")
    )
    assert grid.bounds.right <= events.bounds.left
    assert (grid.bounds.top, grid.bounds.bottom) == (events.bounds.top, events.bounds.bottom)
    calendar.open_day(16)
    assert calendar.titles() == ["Talk"]


def test_a_year_on_its_side_has_four_months_beside_each_other(calendar: Planner) -> None:
    calendar.view("Yearly view")
    for rotation, wanted in ((0, 3), (1, 4)):
        calendar.phone.windows.rotate(rotation)
        holders = [calendar.all(f"month_{month}_holder")[0].bounds for month in range(1, 13)]
        assert sum(bounds.top == holders[0].top for bounds in holders) == wanted
