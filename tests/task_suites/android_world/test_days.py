"""Every phrase for a day means that day and no other."""

from __future__ import annotations

import datetime
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from task_suites.android_world.content.days import TODAY, days, phrases
from task_suites.android_world.recipe import START

AROUND = [TODAY + datetime.timedelta(days=number) for number in range(-40, 40)]


def test_today_is_the_day_of_the_devices_clock() -> None:
    assert START.date() == TODAY


def test_no_phrase_fits_two_days() -> None:
    counted = Counter(phrase for day in AROUND for phrase in phrases(day))
    assert [phrase for phrase, number in counted.items() if number > 1] == []


def test_phrases_of_near_days() -> None:
    assert phrases(TODAY) == ("on October 15", "on October 15, 2023", "today")
    assert "this Wednesday" in phrases(datetime.date(2023, 10, 18))
    assert "a week after this Wednesday" in phrases(datetime.date(2023, 10, 25))
    assert phrases(datetime.date(2023, 10, 22)) == ("on October 22", "on October 22, 2023")


@given(data=st.data())
def test_a_drawn_day_carries_one_of_its_phrases(data: st.DataObject) -> None:
    day = data.draw(days(AROUND[0], AROUND[-1]))
    assert AROUND[0] <= day.date <= AROUND[-1]
    assert f"{day}" in phrases(day.date)
