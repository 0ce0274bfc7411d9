"""An answer is right when it names each thing as often as it is true, in any order."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.answers import (
    Value,
    answer_holds,
    read_date,
    read_moment,
    read_time,
)

TITLES = st.lists(
    st.text(st.characters(codec="ascii", categories=["L"]), min_size=2, max_size=9),
    min_size=1,
    max_size=5,
)
DAY = datetime.date(2023, 10, 15)
HALF_PAST_ONE = datetime.time(13, 30)


@given(titles=TITLES, data=st.data())
def test_order_does_not_matter(titles: list[str], data: st.DataObject) -> None:
    told = data.draw(st.permutations(titles))
    assert answer_holds(", ".join(told), titles)


@given(titles=TITLES, data=st.data())
def test_every_thing_counts_as_often_as_it_is_said(titles: list[str], data: st.DataObject) -> None:
    again = data.draw(st.sampled_from(titles))
    assert not answer_holds(", ".join([*titles, again]), titles)


@given(titles=TITLES)
def test_what_is_left_out_is_missed(titles: list[str]) -> None:
    assert not answer_holds(", ".join(titles[1:]), titles)


def test_one_right_thing_said_again_passes_by_upstreams_rule_only() -> None:
    wanted = ("Yoga class", "Dentist", "Standup")
    assert answer_holds("Dentist, Dentist, Dentist", wanted, upstream=True)
    found = answer_holds("Dentist, Dentist, Dentist", wanted)
    assert not found
    assert "missing: 'standup', 'yoga class'" in found.why


@pytest.mark.parametrize(
    "answer",
    [
        "Yoga class, Dentist and Standup",
        "- Yoga class\n- Dentist\n- Standup",
        '"Dentist"; "Standup"; "Yoga class".',
        "yoga  CLASS,Dentist,Standup",
        "Yoga class, Dentist, and Standup",
    ],
)
def test_lists_may_be_written_in_several_ways(answer: str) -> None:
    assert answer_holds(answer, ["Dentist", "Standup", "Yoga class"])


def test_an_and_inside_of_a_title_stays() -> None:
    assert answer_holds("Bread and butter, Tea", ["Tea", "Bread and butter"])
    assert answer_holds("Bread and butter", ["Bread and butter"])
    assert answer_holds("Tea, milk", ["Tea, milk"])


@pytest.mark.parametrize(
    ("answer", "wanted", "tolerance", "holds"),
    [
        ("12", 12, 0, True),
        ("12.0", 12, 0, True),
        ("1,250", 1250, 0, True),
        ("1250 m", 1250, 0, True),
        ("12.", 12, 0, True),
        ("13", 12, 0, False),
        ("about a dozen", 12, 0, False),
        ("12, 12", 12, 0, False),
        ("1259", 1250, 10, True),
        ("1260", 1250, 10, False),
    ],
)
def test_numbers(answer: str, wanted: float, tolerance: float, holds: bool) -> None:
    assert bool(answer_holds(answer, [wanted], tolerance=tolerance)) is holds


@given(
    wanted=st.lists(st.integers(0, 10_000), min_size=1, max_size=5),
    off=st.lists(st.integers(-9, 9), min_size=5, max_size=5),
)
def test_numbers_within_the_tolerance_pass_in_any_order(wanted: list[int], off: list[int]) -> None:
    near = [value + by for value, by in zip(wanted, off, strict=False)]
    assert answer_holds("; ".join(map(str, near[::-1])), wanted, tolerance=10)


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
    ],
)
def test_dates(text: str) -> None:
    assert read_date(text) == DAY
    assert answer_holds(text, [DAY])


@given(date=st.dates(datetime.date(1990, 1, 1), datetime.date(2100, 1, 1)))
def test_a_date_written_out_reads_back(date: datetime.date) -> None:
    assert read_date(f"{date:%B} {date.day}, {date.year}") == date
    assert read_date(date.isoformat()) == date


@pytest.mark.parametrize("text", ["13:30", "1:30 pm", "1:30PM", "01:30 p.m.", "13:30:00"])
def test_times(text: str) -> None:
    assert read_time(text) == HALF_PAST_ONE
    assert answer_holds(text, [HALF_PAST_ONE])


@given(time=st.times())
def test_a_time_reads_back_with_am_and_pm(time: datetime.time) -> None:
    minutes = time.replace(second=0, microsecond=0)
    assert read_time(f"{time:%I:%M %p}") == minutes


@pytest.mark.parametrize("text", ["25:00", "0:30 pm", "13:61", "noonish"])
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
    ],
)
def test_moments(text: str) -> None:
    moment = datetime.datetime.combine(DAY, HALF_PAST_ONE)
    assert read_moment(text) == moment
    assert answer_holds(text, [moment])


@pytest.mark.parametrize("answer", [None, "", "  "])
def test_no_answer(answer: str | None) -> None:
    assert answer_holds(answer, ["x"]).why == "there is no answer"


@given(answer=st.text(max_size=60), upstream=st.booleans())
@pytest.mark.parametrize("wanted", [["a", "b"], [3.5], [DAY], [HALF_PAST_ONE]])
def test_no_text_makes_it_fail(wanted: list[Value], answer: str, upstream: bool) -> None:
    answer_holds(answer, wanted, upstream=upstream)
