"""Times as commands write and read them, in the ways of toybox and in any year of 64 bits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.shell.builtins.dates import moment, read_time, written
from pytest_androidbench.phone.system.times import zone

NOW = 1_697_384_040_250
"""2023-10-15 15:34:00.250 UTC."""
BERLIN = ZoneInfo("Europe/Berlin")
CYCLE_MS = 146_097 * 86_400_000
"""Four hundred years."""
FIRST_MS, END_MS = -62_000_000_000_000, 253_400_000_000_000


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2024-02-29 01:02:03", "2024-02-29 01:02:03.000"),
        ("2024-02-29T01:02:03", "2024-02-29 01:02:03.000"),
        ("2024-02-29T01:02:03Z", "2024-02-29 01:02:03.000"),
        ("2024-02-29 01:02:03 UTC", "2024-02-29 01:02:03.000"),
        ("2024-02-29 01:02", "2024-02-29 01:02:00.000"),
        ("2024-02-29T01:02", "2024-02-29 01:02:00.000"),
        ("2024-02-29", "2024-02-29 00:00:00.000"),
        ("01:02:03", "2023-10-15 01:02:03.000"),
        ("01:02", "2023-10-15 01:02:00.000"),
        ("2024-02-29 01:02:03.5", "2024-02-29 01:02:03.500"),
        ("2024-02-29 01:02:03.123456789", "2024-02-29 01:02:03.123"),
        ("2024-02-29 01:02:03.123000000 +0000", "2024-02-29 01:02:03.123"),
        ("2024-02-29T01:02:03.04+0000", "2024-02-29 01:02:03.040"),
        ("01:02:03.25Z", "2023-10-15 01:02:03.250"),
        ("@0", "1970-01-01 00:00:00.000"),
        ("@1000", "1970-01-01 00:16:40.000"),
        ("@1000.5", "1970-01-01 00:16:40.500"),
        ("@1000.0456", "1970-01-01 00:16:40.045"),
        ("01020304", "2023-01-02 03:04:00.000"),
        ("010203042024", "2024-01-02 03:04:00.000"),
        ("0102030424", "2024-01-02 03:04:00.000"),
        ("0102030468", "2068-01-02 03:04:00.000"),
        ("0102030469", "1969-01-02 03:04:00.000"),
        ("0102030499.05", "1999-01-02 03:04:05.000"),
        ("01020304.05", "2023-01-02 03:04:05.000"),
        ("010203041924.59", "1924-01-02 03:04:59.000"),
    ],
)
def test_ways_to_write_a_time(text: str, expected: str) -> None:
    found = read_time(text, NOW)
    assert found is not None
    assert f"{moment(found):%Y-%m-%d %H:%M:%S}.{found % 1000:03d}" == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("01020304", "2023-01-02 03:04:00"),
        ("01020304.05", "2023-01-02 03:04:05"),
        ("2401020304", "2024-01-02 03:04:00"),
        ("6801020304", "2068-01-02 03:04:00"),
        ("6901020304.05", "1969-01-02 03:04:05"),
        ("192401020304", "1924-01-02 03:04:00"),
        ("2024-02-29", "2024-02-29 00:00:00"),
    ],
)
def test_the_year_may_come_first(text: str, expected: str) -> None:
    found = read_time(text, NOW, year_first=True)
    assert found is not None
    assert f"{moment(found):%Y-%m-%d %H:%M:%S}" == expected
    assert found % 1000 == 0


@pytest.mark.parametrize(
    "text",
    ["", "never", "2023-13-01", "2023-02-29", "01320304", "01022504", "01020360", "25:00", "@",
     "@-1", "@1.", "@1.1234567890", "1", "0102030", "010203045", "01020304.5",
     "2024-02-29 01:02:03.", "Z", "2024-02-29 01:02:03 +0100", "@1x", "x@1",
     "2024-02-29 01:02:03.1234567890"],
)  # fmt: skip
def test_what_is_no_time(text: str) -> None:
    assert read_time(text, NOW) is None
    assert read_time(text, NOW, year_first=True) is None


def test_seconds_have_their_end() -> None:
    largest = (2**63 - 1) * 1000
    assert read_time("@9223372036854775807", NOW) == largest
    assert read_time("@9223372036854775808", NOW) == largest
    assert read_time("@99999999999999999999999999.5", NOW) == largest + 500
    assert read_time("@922337203685477580.999", NOW) == 922_337_203_685_477_580_999


def test_times_are_read_where_one_is() -> None:
    midnight = int(datetime(2023, 10, 15, 22, tzinfo=UTC).timestamp() * 1000)
    assert read_time("2023-10-16", NOW, where=BERLIN) == midnight
    assert read_time("10160000", NOW, where=BERLIN) == midnight
    late = 1_697_410_800_000 - 1000  # 23:00 UTC less a second: it is the next day there
    assert read_time("00:00", late, where=BERLIN) == midnight
    assert read_time("@5", NOW, where=BERLIN) == 5000


@pytest.mark.parametrize("name", ["Europe/Berlin", "Asia/Tokyo", "America/New_York"])
def test_zones_have_names(name: str) -> None:
    assert zone(name) == ZoneInfo(name)


@pytest.mark.parametrize(
    "name", [None, "", "Nowhere/Town", "Europe", "../etc/passwd", "/etc", "a\0b"]
)
def test_without_such_a_zone_it_is_utc(name: str | None) -> None:
    assert zone(name) is UTC


@given(st.integers(FIRST_MS, END_MS - 1))
def test_a_date_is_that_of_its_time(now_ms: int) -> None:
    assert abs(moment(now_ms) - datetime(1970, 1, 1, tzinfo=UTC) - timedelta(milliseconds=now_ms)) \
        < timedelta(milliseconds=1)  # fmt: skip
    there = moment(now_ms, BERLIN)
    assert there == moment(now_ms)
    assert there.tzinfo == BERLIN


@pytest.mark.parametrize(
    ("now_ms", "expected"),
    [
        (FIRST_MS, "0005-04-19"),
        (FIRST_MS - 1, "2005-04-19"),
        (END_MS - 1000, "9999-12-05"),
        (END_MS, "2399-12-05"),
    ],
)
def test_years_out_of_reach_are_those_of_another_cycle(now_ms: int, expected: str) -> None:
    shown = f"{moment(now_ms):%m-%d}"
    assert f"{moment(now_ms).year:04d}-{shown}" == expected


@given(st.integers(0, CYCLE_MS - 1), st.integers(-20, 700).filter(lambda n: not -5 < n < 21))
def test_far_years_are_written_as_near_ones_with_another_number(rest_ms: int, cycle: int) -> None:
    start = 946_684_800_000
    near, far = start + rest_ms, start + rest_ms + cycle * CYCLE_MS
    year = moment(near).year + 400 * cycle
    if FIRST_MS <= far < END_MS:
        return
    assert written(far, "%m-%d %H:%M:%S %a") == written(near, "%m-%d %H:%M:%S %a")
    assert written(far, "%Y|%G|%C") == f"{year}|{year}|{year // 100}"
    assert written(far, "%F") == f"{year}-{written(near, '%m-%d')}"
    assert written(far, "%D") == written(near, "%D")
    assert written(far, "%c") == f"{written(near, '%a %b %e %H:%M:%S')} {year}"


def test_near_years_are_written_as_they_are() -> None:
    assert written(NOW, "%F %T %C") == "2023-10-15 15:34:00 20"
    assert written(NOW, "%F %H %Z", BERLIN) == "2023-10-15 17 CEST"
    assert written(END_MS - 1, "%Y") == "9999"
    assert written(END_MS, "%Y %H", BERLIN) == written(END_MS + 3_600_000, "%Y %H")
