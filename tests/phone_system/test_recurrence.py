from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.recurrence import (
    FREQUENCIES,
    WEEKDAYS,
    happenings,
    rule_of,
    rule_text,
    times_before,
)

FIRST, LAST = datetime(2023, 1, 31, 9, tzinfo=UTC), datetime(2023, 6, 30, tzinfo=UTC)


def days(rule: str, first: datetime = FIRST, last: datetime = LAST) -> list[str]:
    return [f"{at:%m-%d}" for at in happenings(first, rule, last)]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("FREQ=MONTHLY", ["01-31", "03-31", "05-31"]),
        ("FREQ=DAILY;COUNT=3", ["01-31", "02-01", "02-02"]),
        ("FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20230209", ["01-31", "02-02", "02-07", "02-09"]),
        ("FREQ=WEEKLY;INTERVAL=2;COUNT=2", ["01-31", "02-14"]),
        ("FREQ=MONTHLY;BYDAY=-1FR", ["02-24", "03-31", "04-28", "05-26"]),
        ("FREQ=MONTHLY;BYDAY=2TU;COUNT=2", ["02-14", "03-14"]),
        ("FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3", ["01-31", "02-28", "03-31"]),
        ("FREQ=DAILY;UNTIL=20230202T085959Z", ["01-31", "02-01"]),
        ("RRULE:FREQ=DAILY;COUNT=1", ["01-31"]),
        ("nonsense", ["01-31"]),
        ("FREQ=SECONDLY", ["01-31"]),
        ("FREQ=DAILY;COUNT=2;UNTIL=never", ["01-31", "02-01"]),
    ],
)
def test_rules_repeat_as_they_say(rule: str, expected: list[str]) -> None:
    assert days(rule) == expected


def test_a_leap_day_comes_every_fourth_year() -> None:
    first = datetime(2020, 2, 29, tzinfo=UTC)
    found = happenings(first, "FREQ=YEARLY", datetime(2030, 1, 1, tzinfo=UTC))
    assert [at.year for at in found] == [2020, 2024, 2028]


def test_a_holiday_is_the_fourth_thursday() -> None:
    first = datetime(2021, 11, 25, tzinfo=UTC)
    found = happenings(first, "FREQ=YEARLY;BYDAY=4TH", datetime(2024, 1, 1, tzinfo=UTC))
    assert [f"{at:%Y-%m-%d}" for at in found] == ["2021-11-25", "2022-11-24", "2023-11-23"]


def test_it_goes_by_the_clock_though_that_is_put_forward() -> None:
    first = datetime(2023, 3, 25, 9, tzinfo=ZoneInfo("Europe/Berlin"))
    found = list(happenings(first, "FREQ=DAILY;COUNT=2", first + timedelta(days=9)))
    assert [at.hour for at in found] == [9, 9]
    assert found[1].astimezone(UTC) - found[0].astimezone(UTC) == timedelta(hours=23)


def test_the_last_year_there_is_ends_it() -> None:
    first = datetime(9999, 12, 30, tzinfo=UTC)
    assert len(list(happenings(first, "FREQ=DAILY", datetime.max.replace(tzinfo=UTC)))) == 2


def test_times_before_a_moment_are_counted() -> None:
    assert times_before(FIRST, "FREQ=DAILY;COUNT=5", FIRST + timedelta(days=2)) == 2


@given(
    kind=st.sampled_from(FREQUENCIES),
    every=st.integers(1, 4),
    names=st.sets(st.sampled_from(WEEKDAYS)),
    apart=st.integers(0, 900),
)
def test_what_is_left_out_ahead_of_a_moment_is_over(
    kind: str, every: int, names: set[str], apart: int
) -> None:
    rule = rule_text({"FREQ": kind, "INTERVAL": str(every), "BYDAY": ",".join(sorted(names))})
    since = FIRST + timedelta(days=apart)
    last = since + timedelta(days=400)
    whole = [at for at in happenings(FIRST, rule, last) if at >= since]
    assert [at for at in happenings(FIRST, rule, last, since) if at >= since] == whole
    assert whole == sorted(set(whole))


@given(st.dictionaries(st.sampled_from(("FREQ", "COUNT", "BYDAY")), st.text("ABC123,", min_size=1)))
def test_a_rule_is_its_parts(parts: dict[str, str]) -> None:
    assert rule_of(rule_text(parts)) == parts
