"""What is read of a device's log: entries from a moment on, and its end since a mark."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from pytest_androidbench.devices.log import MAX_BYTES, DeviceLog, LogEntry, read_log
from tests.devices.answers import Answers

START = datetime(2023, 10, 15, 15, 34, 1, 500_000, tzinfo=UTC)
SECONDS = 1697384041.5
TAIL = f"logcat -d -v threadtime 2>&1 | tail -c {MAX_BYTES + 1}"
MARK = "10-15 15:34:01.500  1234  1240 I androidbench: the episode begins\n"


def line(seconds: float, text: str = "I Tag     : hello") -> str:
    return f"  {seconds:.3f}  4321  4340 {text}\n"


def entry(seconds: float, level: str = "I", tag: str = "Tag", message: str = "hello") -> LogEntry:
    time = START + timedelta(seconds=seconds)
    return LogEntry(time=time, pid=4321, level=level, tag=tag, message=message)


@pytest.mark.parametrize(
    ("text", "level", "tag", "message"),
    [
        ("V a: b: c", "V", "a", "b: c"),
        ("D two words  : x", "D", "two words", "x"),
        ("W a : ", "W", "a", ""),
        ("E : x", "E", "", "x"),
        ("F a/b.c[1]: x  ", "F", "a/b.c[1]", "x  "),
        ("S a: :", "S", "a", ":"),
    ],
)
def test_levels_tags_and_messages_are_told_apart(
    text: str, level: str, tag: str, message: str
) -> None:
    assert read_log(line(SECONDS, text)) == [entry(0, level, tag, message)]


@pytest.mark.parametrize("text", ["X a: b", "I no message", "I a:b", ""])
def test_lines_of_other_shapes_are_left_out(text: str) -> None:
    told = f"--------- beginning of main\n{line(SECONDS, text)}{line(SECONDS)}"
    assert read_log(told) == [entry(0)]


def test_everything_is_told_oldest_first() -> None:
    device = Answers({"logcat": line(SECONDS - 1) + line(SECONDS)})
    assert DeviceLog(device.shell).entries() == [entry(-1), entry(0)]
    assert device.asked == ["logcat -d -v epoch"]
    assert device.changing == []


def test_only_what_was_logged_from_a_moment_on_is_told() -> None:
    told = line(SECONDS - 0.001) + line(SECONDS) + line(SECONDS + 1)
    device = Answers({"logcat": told})
    assert DeviceLog(device.shell).entries(START) == [entry(0), entry(1)]
    assert device.asked == ["logcat -d -v epoch -T 1697384041.500"]


def test_a_mark_is_a_line_of_the_log() -> None:
    device = Answers()
    DeviceLog(device.shell).mark()
    assert device.asked == device.changing == ["log -t androidbench 'the episode begins'"]


def since(told: str) -> bytes:
    device = Answers({TAIL: told})
    found = DeviceLog(device.shell).since_mark(5)
    assert device.asked == [TAIL]
    assert device.changing == []
    return found


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("", b""),
        ("before\n", b"before\n"),
        (f"before\n{MARK}after\nmore\n", b"after\nmore\n"),
        (f"a\n{MARK}b\n{MARK}c\n", b"c\n"),
        (MARK, b""),
        (MARK.replace("\n", "\r\n") + "c\n", b"c\n"),
        (MARK.replace("androidbench:", "androidbench  :") + "c\n", b"c\n"),
    ],
)
def test_what_follows_the_last_mark_is_told(told: str, found: bytes) -> None:
    assert since(told) == found


@pytest.mark.parametrize("other", ["X: says androidbench: the episode begins!", "begins"])
def test_what_only_tells_of_a_mark_is_none(other: str) -> None:
    told = f"before\n{other}\nafter\n"
    assert since(told) == told.encode()


def test_a_log_that_just_fits_is_told_as_it_is() -> None:
    told = "half\n" + "x" * (MAX_BYTES - 5)
    assert since(told) == told.encode()


def test_of_a_longer_log_whole_lines_are_told() -> None:
    told = "half\n" + "x" * (MAX_BYTES - 4)
    assert since(told) == told.encode()[5:]
