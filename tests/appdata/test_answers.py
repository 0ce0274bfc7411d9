"""An answer is right when it names each thing as often as it is true, in any order."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.answers import Value, answer_holds
from pytest_androidbench.appdata.reading import read_date, read_moment, read_number, read_time

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


@pytest.mark.parametrize(
    "answer",
    [
        "1. Tea\n2. Milk",
        "1) Milk\n2) Tea",
        '["Tea", "Milk"]',
        "* Tea\n* Milk",
        "Tea & Milk",
        "**Tea**, **Milk**",
        "\u201cTea\u201d, \u2018Milk\u2019",
        '- "Tea"\n- "Milk".',
        "Tea,\nMilk,\n",
    ],
)
def test_bullets_numbering_and_quotes_say_nothing(answer: str) -> None:
    assert answer_holds(answer, ["Tea", "Milk"])


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        ("Bread and butter, Tea", ["Tea", "Bread and butter"]),
        ("Tea and Bread and butter", ["Tea", "Bread and butter"]),
        ("Bread and butter, Tea and Milk", ["Tea", "Milk", "Bread and butter"]),
        ("Bread and butter", ["Bread and butter"]),
        ("- Tea, milk\n- Tea", ["Tea", "Tea, milk"]),
        ("Rock & roll and R&D", ["R&D", "Rock & roll"]),
        ("3. Movement", ["3. Movement"]),
        ("Ada\u2019s tea", ["Ada's tea"]),
        ("Self\u2013service", ["Self-service"]),
    ],
)
def test_separators_inside_of_a_wanted_text_stay(answer: str, wanted: list[Value]) -> None:
    assert answer_holds(answer, wanted)


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        ("Rye bread and butter", ["Bread and butter"]),
        ("Bread, butter, Tea", ["Bread and butter", "Tea"]),
        ("Tea or Milk", ["Tea", "Milk"]),
        ("Tea, Milk, nothing else", ["Tea", "Milk"]),
        ("True or False", ["True"]),
        ("True, False", ["True"]),
        ("not True", ["True"]),
        ("2", ["2 cups"]),
        ("2 cups, 3 cups", ["2 cups"]),
        (", ,", ["Tea"]),
    ],
)
def test_a_text_beside_the_wanted_ones_is_wrong(answer: str, wanted: list[Value]) -> None:
    assert not answer_holds(answer, wanted)


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
    ],
)
def test_numbers_in_figures_and_words(text: str, number: float | None) -> None:
    assert read_number(text) == number
    assert answer_holds(text, [7]).holds is (number == 7)


@pytest.mark.parametrize(
    "answer", ["1,250; 3,400", "1,250 and 3,400", "1,250, 3,400", "1250,3400", "- 1250\n- 3400"]
)
def test_several_numbers(answer: str) -> None:
    assert answer_holds(answer, [3400, 1250])


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
        "Sun, Oct. 15th, 2023",
        "the 15th of October, 2023",
        "October the 15th 2023",
        "October 15 2023 (Sunday)",
        "15. October 2023",
        "15-Oct-2023",
        "2023/10/15",
        "15/10/2023",
        "15.10.2023",
    ],
)
def test_dates(text: str) -> None:
    assert read_date(text) == DAY
    assert answer_holds(text, [DAY])


@pytest.mark.parametrize(
    "answer",
    [
        "October 15, 2023, October 16, 2023",
        "15 October 2023 and 16 October 2023",
        "Sunday, October 15, 2023; Monday, October 16, 2023",
        "1. October 16, 2023\n2. October 15, 2023",
        "2023-10-15, 2023-10-16",
    ],
)
def test_several_dates(answer: str) -> None:
    assert answer_holds(answer, [DAY, DAY + datetime.timedelta(days=1)])


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
    assert answer_holds(text, [moment])


def test_a_month_after_a_time_is_no_half_of_the_day() -> None:
    assert read_moment("13:30 August 15 2023") == datetime.datetime(2023, 8, 15, 13, 30)
    assert read_moment("1:30 April 3 2023") == datetime.datetime(2023, 4, 3, 1, 30)


@pytest.mark.parametrize(
    "answer",
    [
        "October 15 2023",
        "13:30",
        "October 15 2023 1:30",
        "October 15 2023 1:30 AM",
        "October 15 2023 13:30-14:30",
        "October 15 2023 13:30, October 15 2023 13:30",
    ],
)
def test_another_moment(answer: str) -> None:
    assert not answer_holds(answer, [datetime.datetime.combine(DAY, HALF_PAST_ONE)])


@pytest.mark.parametrize("answer", [None, "", "  "])
def test_no_answer(answer: str | None) -> None:
    assert answer_holds(answer, ["x"]).why == "there is no answer"


@given(answer=st.text(max_size=60), upstream=st.booleans())
@pytest.mark.parametrize("wanted", [["a", "b"], [3.5], [DAY], [HALF_PAST_ONE]])
def test_no_text_makes_it_fail(wanted: list[Value], answer: str, upstream: bool) -> None:
    answer_holds(answer, wanted, upstream=upstream)
