from __future__ import annotations

from tests.phone_apps.googlecalendar.planner import Planner

DAY = "Sunday 15 October 2023"


def test_the_schedule_begins_with_today(planner: Planner) -> None:
    said = [node.desc for node in planner.nodes() if node.desc.endswith("Open Day View")]
    assert said[0] == f"{DAY}, Open Day View"
    assert planner.blocks("Call with Keiko, 18:00 – 18:30")
    assert planner.blocks("Team meeting, 10:00 – 11:00, Room 3")
    planner.phone.windows.fingers.swipe([(540, 600), (540, 1200)], 2000)
    assert planner.blocks("Market with Rosa")


def test_blocks_lie_by_their_hours(planner: Planner) -> None:
    planner.choose_view("Week")
    planner.tap("Monday 16 October 2023", "View")
    budget = planner.blocks("Budget review")[0]
    assert planner.find("now_line") is None
    planner.phone.windows.back()
    planner.choose_view("Day")
    planner.tap("Jump to Today")
    now, call = planner.find("now_line"), planner.blocks("Call with Keiko")[0]
    assert now is not None
    hour = (call.bounds.top - now.bounds.top) * 60 / (18 * 60 - (15 * 60 + 34))
    assert abs(budget.bounds.height - 1.5 * hour) <= 4
    assert abs(call.bounds.height - 0.5 * hour) <= 4


def test_overlapping_events_share_the_width_of_the_day(planner: Planner) -> None:
    planner.choose_view("Day")
    planner.new()
    planner.write("title", "Rehearsal")
    planner.tap("start_time")
    planner.tap("18")
    planner.tap("OK")
    planner.tap("save")
    one, other = planner.blocks("Call with Keiko")[0], planner.blocks("Rehearsal")[0]
    assert one.bounds.right <= other.bounds.left or other.bounds.right <= one.bounds.left
    assert one.bounds.top == other.bounds.top


def test_what_lasts_all_day_stands_above_the_hours(planner: Planner) -> None:
    planner.choose_view("Week")
    strip = planner.find("all_day_events")
    library = planner.blocks("Library books are due, All day")[0]
    assert strip is not None
    assert strip.bounds.top <= library.bounds.top < strip.bounds.bottom
    week = [node.desc for node in planner.nodes() if node.desc.endswith("October 2023")]
    assert week[:7] == [
        DAY,
        "Monday 16 October 2023",
        "Tuesday 17 October 2023",
        "Wednesday 18 October 2023",
        "Thursday 19 October 2023",
        "Friday 20 October 2023",
        "Saturday 21 October 2023",
    ]


def test_an_empty_place_offers_an_event_of_its_hour(planner: Planner) -> None:
    planner.choose_view("Day")
    line = planner.find("now_line")
    assert line is not None
    planner.phone.windows.fingers.tap(line.bounds.center.x, line.bounds.top - 200)
    planner.tap("New event")
    assert planner.value("start_date") == "Sun, Oct 15, 2023"
    assert planner.value("start_time") == "14:00"
    assert planner.value("end_time") == "15:00"


def test_swipes_turn_the_pages(planner: Planner) -> None:
    planner.choose_view("3 days")
    planner.phone.windows.fingers.swipe([(900, 1200), (200, 1200)], 200)
    assert planner.find("Wednesday 18 October 2023") is not None
    planner.phone.windows.fingers.swipe([(200, 1200), (900, 1200)], 200)
    assert planner.find("Sunday 15 October 2023") is not None
    planner.choose_view("Month")
    planner.phone.windows.fingers.swipe([(900, 1200), (200, 1200)], 200)
    assert planner.value("date_picker_text_view") == "November"
    planner.tap("Jump to Today")
    assert planner.value("date_picker_text_view") == "October"


def test_the_month_says_how_much_there_is_on_each_day(planner: Planner) -> None:
    planner.choose_view("Month")
    planner.tap("Wednesday 18 October 2023: 3 items")
    assert planner.blocks("Interview with a candidate")
    planner.phone.windows.back()
    assert planner.find("timely_day_list") is not None


def test_the_strip_in_the_title_leads_to_a_day(planner: Planner) -> None:
    planner.tap("date_picker_button")
    planner.tap("Next month")
    planner.tap("04 November 2023")
    assert planner.value("date_picker_text_view") == "November"
    planner.phone.windows.back()
    assert planner.blocks("Weekend in Millfield, All day")


def test_calendars_are_shown_while_they_are_ticked(planner: Planner) -> None:
    planner.tap("Show Calendar List and Settings drawer")
    labels = planner.values("label")
    assert labels[:6] == ["Schedule", "Day", "3 days", "Week", "Month", "Refresh"]
    assert labels[6:11] == ["Events", "Family", "Tasks", "Birthdays", "Holidays in United States"]
    planner.tap("Events")
    planner.tap("Tasks")
    planner.phone.windows.back()
    assert not planner.blocks("Call with Keiko")
    assert not planner.blocks("Return the drill to Hugo")
    assert planner.blocks("Jonas's birthday")


def test_the_chosen_view_stays_after_the_app_was_ended(planner: Planner) -> None:
    planner.choose_view("Month")
    planner.phone.windows.lifecycle.force_stop("com.google.android.calendar")
    planner.phone.windows.start_app("com.google.android.calendar")
    assert planner.find("month_view") is not None


def test_words_are_searched_for_in_titles_places_and_guests(planner: Planner) -> None:
    planner.tap("Search")
    planner.phone.windows.type_text("kowalska")
    assert planner.values("title") == ["Budget review", "Flea market", "Book club: Salt Roads"]
    planner.tap("Budget review")
    assert "Vera Kowalska" in planner.texts()


def test_what_repeats_is_found_at_its_next_time(planner: Planner) -> None:
    planner.tap("Search")
    planner.phone.windows.type_text("run along")
    assert planner.values("summary") == ["Tuesday, Oct 17 · 07:00 – 08:00"]
    planner.tap("Run along the harbour")
    assert planner.value("time") == "Tuesday, Oct 17 · 07:00 – 08:00"


def test_a_holiday_can_be_looked_at_only(planner: Planner) -> None:
    planner.tap("Search")
    planner.phone.windows.type_text("halloween")
    planner.tap("Halloween")
    assert "Holidays in United States" in planner.texts()
    assert planner.find("Edit") is None
    assert planner.find("More options") is None
