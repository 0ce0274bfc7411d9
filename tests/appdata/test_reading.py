"""Dates, times and numbers are read in the ways people write them; what is unclear is not."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.reading import read_date, read_moment, read_number, read_time

DAY = datetime.date(2023, 10, 15)
HALF_PAST_ONE = datetime.time(13, 30)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("seven", 7),
        ("Seven tasks", 7),
        ("forty-two people", 42),
        ("Twenty", 20),
        ("one hundred", 100),
        ("7 to-dos", 7),
        ("7 km/h", 7),
        (".5", 0.5),
        ("\u22123", -3),
        ("7th", None),
        ("7k", None),
        ("2 hundred", None),
        ("two hundred", None),
        ("six seven", None),
        ("6 or 7", None),
        ("6-7", None),
        ("not 7", None),
        ("12,50", None),
        ("1,250", 1250),
        ("1,250,300.5", 1_250_300.5),
        ("two-hundred", None),
        ("3 dozens", None),
        ("5 billion", None),
        ("7 pm", None),
        ("5-", None),
        ("1e3", None),
    ],
)
def test_numbers_in_figures_and_words(text: str, number: float | None) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [("45", 45), ("45 min", 45), ("45MIN", 45), ("45 hours", None), ("45 m", None), ("45%", None)],
)
def test_only_the_units_that_are_named_count(text: str, number: float | None) -> None:
    assert read_number(text, ("min",)) == number


@pytest.mark.parametrize(
    "text",
    [
        "October 15 2023",
        "October 15, 2023",
        "Oct 15 2023",
        "15 October 2023",
        "15th October 2023",
        "2023-10-15",
        "10/15/2023",
        "Sunday, October 15, 2023",
        "Sun, Oct. 15th, 2023",
        "the 15th of October, 2023",
        "October the 15th 2023",
        "October 15 2023 (Sunday)",
        "October 15(Sunday)2023",
        "October 15,2023",
        "15. October 2023",
        "15-Oct-2023",
        "2023/10/15",
        "15/10/2023",
        "15.10.2023",
    ],
)
def test_dates(text: str) -> None:
    assert read_date(text) == DAY


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("10/11/2023", datetime.date(2023, 10, 11)),
        ("10-11-2023", datetime.date(2023, 10, 11)),
        ("10.11.2023", datetime.date(2023, 11, 10)),
        ("13/11/2023", datetime.date(2023, 11, 13)),
        ("2023-10-11", datetime.date(2023, 10, 11)),
    ],
)
def test_of_two_readings_the_month_comes_first_but_before_dots(
    text: str, date: datetime.date
) -> None:
    assert read_date(text) == date


@pytest.mark.parametrize(
    "text", ["October 2023", "October 15", "31.11.2023", "15 Foo 2023", "2023"]
)
def test_no_dates(text: str) -> None:
    assert read_date(text) is None


@given(date=st.dates(datetime.date(1990, 1, 1), datetime.date(2100, 1, 1)))
def test_a_date_written_out_reads_back(date: datetime.date) -> None:
    assert read_date(f"{date:%B} {date.day}, {date.year}") == date
    assert read_date(date.isoformat()) == date


@pytest.mark.parametrize("text", ["13:30", "1:30 pm", "1:30PM", "01:30 p.m.", "13:30:00"])
def test_times(text: str) -> None:
    assert read_time(text) == HALF_PAST_ONE


@given(time=st.times())
def test_a_time_reads_back_with_am_and_pm(time: datetime.time) -> None:
    minutes = time.replace(second=0, microsecond=0)
    assert read_time(f"{time:%I:%M %p}") == minutes


@pytest.mark.parametrize(
    "text", ["25:00", "24:00", "0:30 pm", "13:30 pm", "13:60", "13:61", "noonish"]
)
def test_no_times(text: str) -> None:
    assert read_time(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "October 15 2023 13:30",
        "October 15, 2023, 13:30",
        "October 15, 2023 at 1:30 PM",
        "13:30 on 15 October 2023",
        "2023-10-15 13:30",
        "2023-10-15T13:30:00",
        "2023-10-15, 13:30",
        "1:30 PM, October 15, 2023",
        "October 15, 2023, 1:30 pm",
        "Sun, Oct 15, 2023, at 1:30 p.m.",
        "October 15, 2023 - 13:30",
        "the 15th of October 2023 at 13:30",
        "15/10/2023 13:30",
    ],
)
def test_moments(text: str) -> None:
    moment = datetime.datetime.combine(DAY, HALF_PAST_ONE)
    assert read_moment(text) == moment


def test_the_hour_may_stand_alone() -> None:
    moment = datetime.datetime.combine(DAY, datetime.time(13))
    assert read_moment("October 15 2023, 1 pm") == read_moment("1pm, 2023-10-15") == moment


@pytest.mark.parametrize(
    "text",
    [
        "October 15 2023 25:00",
        "15 Foo 2023 13:30",
        "October 15 2023",
        "13:30",
        "13:30 ~ October 15 2023",
        "October 15 2023, or 13:30",
    ],
)
def test_no_moments(text: str) -> None:
    assert read_moment(text) is None


def test_a_month_after_a_time_is_no_half_of_the_day() -> None:
    assert read_moment("13:30 August 15 2023") == datetime.datetime(2023, 8, 15, 13, 30)
    assert read_moment("1:30 April 3 2023") == datetime.datetime(2023, 4, 3, 1, 30)
