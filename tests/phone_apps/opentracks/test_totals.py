from __future__ import annotations

from tests.phone_apps.driver import Driver


def types(driver: Driver) -> list[str]:
    return driver.values("aggregated_stats_type_label")


def day(driver: Driver, number: int) -> None:
    """Tap a day of the open calendar."""
    driver.tap(f"{number:02d} October 2023")


def test_types_are_summed_up_the_frequent_first(filled: Driver) -> None:
    filled.tap("aggregated_stats_button")
    assert types(filled) == ["BIKING", "HIKING", "RUNNING", "SKATING"]
    assert filled.values("aggregated_stats_num_tracks")[:2] == ["(2)", "(1)"]
    assert filled.values("aggregated_stats_distance")[0] == "5.46"
    assert filled.values("aggregated_stats_time")[0] == "51:00"
    assert filled.values("aggregated_stats_avg_rate_label")[:2] == [
        "AVG MOVING SPEED", "AVG MOVING PACE",
    ]  # fmt: skip


def test_the_filter_begins_with_the_sunday_that_ends_this_week(filled: Driver) -> None:
    filled.tap("aggregated_stats_button")
    filled.tap("Filter")
    assert filled.values("filter_date_edit_text_from") == ["Sunday, October 15, 2023"]
    assert filled.values("filter_date_edit_text_to") == ["Saturday, October 21, 2023"]
    filled.tap("OK")
    assert types(filled) == ["RUNNING"]


def test_days_are_chosen_in_calendars(filled: Driver) -> None:
    filled.tap("aggregated_stats_button")
    filled.tap("Filter")
    filled.tap("filter_date_edit_text_from")
    day(filled, 12)
    assert filled.values("filter_date_edit_text_from") == ["Thursday, October 12, 2023"]
    filled.tap("filter_date_edit_text_to")
    day(filled, 14)
    filled.tap("OK")
    assert types(filled) == ["BIKING", "HIKING"]


def test_the_end_is_never_before_the_beginning(filled: Driver) -> None:
    filled.tap("aggregated_stats_button")
    filled.tap("Filter")
    filled.tap("filter_date_edit_text_from")
    day(filled, 30)
    assert filled.values("filter_date_edit_text_to") == ["Monday, October 30, 2023"]
    filled.tap("OK")
    assert "There are not activities for the specified filter" in filled.texts()


def test_types_stay_chosen_as_long_as_the_page_is_open(filled: Driver) -> None:
    filled.tap("aggregated_stats_button")
    filled.tap("Filter")
    filled.tap("running")
    filled.tap("OK")
    assert types(filled) == []
    filled.tap("Filter")
    assert len(types(filled)) == 4
    filled.tap("Filter")
    filled.tap("OK")
    assert types(filled) == ["RUNNING"]
