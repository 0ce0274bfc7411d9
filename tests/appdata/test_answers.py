"""An answer is right when it names each thing as often as it is true, in any order."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.answers import Value, answer_holds

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
        ("Tea~", ["Tea"]),
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
        ("12, about a dozen", 12, 0, False),
        ("12, 12", 12, 0, False),
        ("1259", 1250, 10, True),
        ("1260", 1250, 10, False),
    ],
)
def test_numbers(answer: str, wanted: float, tolerance: float, holds: bool) -> None:
    assert bool(answer_holds(answer, [wanted], tolerance=tolerance)) is holds


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
    ("answer", "wanted"),
    [
        ("1,250", [1, 250]),
        ("1,250,300", [1, 250, 300]),
        ("1, 250", [1, 250]),
        ("1,250", [1250]),
        ("1,250,300", [1_250_300]),
        ("1,250, 300", [1250, 300]),
    ],
)
def test_a_comma_between_figures_is_read_as_so_many_numbers_as_are_wanted(
    answer: str, wanted: list[Value]
) -> None:
    assert answer_holds(answer, wanted)


@pytest.mark.parametrize(("answer", "wanted"), [("1, 250", [1250]), ("1,250, 300", [1, 250, 300])])
def test_a_blank_after_a_comma_ends_a_number(answer: str, wanted: list[Value]) -> None:
    assert not answer_holds(answer, wanted)


@pytest.mark.parametrize("answer", ["45", "45 min", "45 Minutes.", "forty-five minutes"])
def test_a_number_may_have_the_unit_that_was_asked_for(answer: str) -> None:
    assert answer_holds(answer, [45], units=("min", "minutes"))


@pytest.mark.parametrize("answer", ["45 hours", "45 h", "45 seconds", "45%"])
def test_a_number_in_another_unit_is_wrong(answer: str) -> None:
    assert not answer_holds(answer, [45], units=("min", "minutes"))


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        ("Sunday, October 15, 2023.", DAY),
        ("- the 15th of October, 2023", DAY),
        ("1:30 p.m.", HALF_PAST_ONE),
        ("October 15, 2023, 1:30 pm", datetime.datetime.combine(DAY, HALF_PAST_ONE)),
        ("Sun, Oct 15, 2023, at 1:30 p.m.", datetime.datetime.combine(DAY, HALF_PAST_ONE)),
    ],
)
def test_separators_inside_of_a_date_or_a_time_stay(answer: str, wanted: Value) -> None:
    assert answer_holds(answer, [wanted])


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
def test_another_moment_or_half_of_one_is_wrong(answer: str) -> None:
    assert not answer_holds(answer, [datetime.datetime.combine(DAY, HALF_PAST_ONE)])


def test_a_wrong_answer_is_told_beside_what_was_asked_for() -> None:
    found = answer_holds("Tea, Bread", ["Tea", "Milk"])
    assert found.why == "missing: 'milk'; unexpected: 'bread'"
    assert found.differences == (
        ("expected", ("Tea", "Milk")),
        ("found", ("Tea, Bread",)),
        ("missing", ("milk",)),
        ("unexpected", ("bread",)),
    )


def test_of_a_right_answer_nothing_is_told() -> None:
    found = answer_holds("Tea", ["Tea"])
    assert (found.why, found.differences) == ("", ())


@pytest.mark.parametrize("answer", [None, "", "  "])
def test_no_answer(answer: str | None) -> None:
    assert answer_holds(answer, ["x"]).why == "there is no answer"


@given(answer=st.text(max_size=60), upstream=st.booleans())
@pytest.mark.parametrize("wanted", [["a", "b"], [3.5], [DAY], [HALF_PAST_ONE]])
def test_no_text_makes_it_fail(wanted: list[Value], answer: str, upstream: bool) -> None:
    answer_holds(answer, wanted, upstream=upstream)
