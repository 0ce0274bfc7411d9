"""Files of pinned cases and of what is in quarantine."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.listed import Held, Pin, pin_lines, read_held, read_pins

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**31), 2**31) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
pins = st.builds(
    Pin,
    task=st.just("shop/BuyMilk"),
    params=st.dictionaries(st.text(), plain, max_size=3),
    seed=st.none() | st.integers(0, 1000),
    why=st.text(),
)


def written(folder: Path, text: str) -> Path:
    path = folder / "list.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


@given(st.lists(pins, max_size=4, unique_by=lambda pin: pin.name))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, some: list[Pin]
) -> None:
    path = tmp_path_factory.mktemp("pins") / "pins.jsonl"
    path.write_bytes(pin_lines(some))
    assert list(read_pins(path)) == some


def test_comments_and_empty_lines_are_left_out_and_doubles_are_one(tmp_path: Path) -> None:
    one = '{"task": "shop/BuyMilk", "params": {"litres": 0}, "why": "none is bought"}'
    path = written(tmp_path, f"# found in November\n\n{one}\n{one}\n")
    assert read_pins(path) == (
        Pin(task="shop/BuyMilk", params={"litres": 0}, why="none is bought"),
    )


def test_the_name_of_a_pin_is_that_of_its_case_whatever_is_said_of_it() -> None:
    case = Pin(task="shop/BuyMilk", params={"a": 1, "b": 2})
    assert case.name == Pin(task="shop/BuyMilk", params={"b": 2, "a": 1}, why="found").name
    assert case.name != Pin(task="shop/BuyMilk", params={"a": 1}).name
    assert case.name != Pin(task="shop/BuyMilk", params={"a": 1, "b": 2}, seed=4).name


def test_a_quarantine_says_since_when_and_why(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        '{"task": "shop/BuyMilk", "seed": 31, "why": "slow\\u001b[2J", "since": "2026-11-02"}',
    )
    (held,) = read_held(path)
    assert held == Held(task="shop/BuyMilk", seed=31, why="slow\x1b[2J", since=date(2026, 11, 2))
    assert held.told == "in quarantine since 2026-11-02: slow\\x1b[2J"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "line 2: cannot read"),
        ("[]", "line 2: cannot read"),
        ('{"params": {}}', "line 2: .*task"),
        ('{"task": "BuyMilk", "seed": 1}', "line 2: task 'BuyMilk' is not written suite/Id"),
        ('{"task": "shop/BuyMilk"}', 'line 2: it has neither "params" nor "seed"'),
        ('{"task": "shop/BuyMilk", "sead": 1, "seed": 2}', "line 2: it has sead; the keys are"),
        ('{"task": "shop/BuyMilk", "seed": -1}', "line 2: .*seed"),
    ],
)
def test_a_wrong_line_of_pins_is_told(tmp_path: Path, line: str, told: str) -> None:
    path = written(tmp_path, f"\n{line}\n")
    with pytest.raises(RunDirectoryError, match=told):
        read_pins(path)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('{"task": "shop/BuyMilk", "since": "2026-11-02"}', "why"),
        ('{"task": "shop/BuyMilk", "why": " ", "since": "2026-11-02"}', '"why" is empty'),
        ('{"task": "shop/BuyMilk", "why": "slow"}', "since"),
        ('{"task": "shop/BuyMilk", "why": "slow", "since": "November"}', "since"),
    ],
)
def test_a_wrong_line_of_a_quarantine_is_told(tmp_path: Path, line: str, told: str) -> None:
    with pytest.raises(RunDirectoryError, match=told):
        read_held(written(tmp_path, line))


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(RunDirectoryError, match=r"nowhere.jsonl cannot be read: "):
        read_pins(tmp_path / "nowhere.jsonl")
