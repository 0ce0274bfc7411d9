"""AndroidGen's own database is read, and written as it has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.experiences.faults import ExperienceDatabaseError
from pytest_androidbench.experiences.published import as_published, read_published
from tests.experiences.made import cell, experience

FULL: dict[str, Any] = {
    "env": "android",
    "task": "Buy milk",
    "init_state": "Home",
    "example": "How to",
    "complete": False,
    "record": "episodes/1720533256",
    "conditions": [["Milk is in the basket", 2], ["It is paid", -1]],
}
PART: dict[str, Any] = {
    "env": "android",
    "task": "Milk is in the basket",
    "init_state": "Home",
    "example": "How",
    "complete": True,
    "record": "episodes/1720533256",
    "step": 2,
}
ENTRIES = {"1720533256": FULL, "1720533256-0": PART}


def written(path: Path, content: object) -> Path:
    file = path / "database.json"
    file.write_text(json.dumps(content), "utf-8")
    return file


def test_entries_are_read(tmp_path: Path) -> None:
    whole, part = read_published(written(tmp_path, ENTRIES))
    assert (whole.key, whole.task, whole.complete) == ("1720533256", "Buy milk", False)
    assert whole.conditions == (("Milk is in the basket", 2), ("It is paid", -1))
    assert (part.key, part.step, part.conditions) == ("1720533256-0", 2, ())
    assert (part.run, part.cell, part.apps) == ("", None, ())


def test_what_was_read_is_written_as_it_was(tmp_path: Path) -> None:
    read = read_published(written(tmp_path, ENTRIES))
    assert json.loads(json.dumps(as_published(read))) == ENTRIES


def test_what_several_runs_call_alike_gets_keys_of_its_own() -> None:
    runs = [experience("a", run="c0ffee" * 10), experience("a", run="5eed" * 10), experience("b")]
    assert list(as_published(runs)) == ["a@5eed5eed5eed", "a@c0ffeec0ffee", "b"]


def test_where_an_entry_comes_from_is_not_published() -> None:
    plain = as_published([experience(run="c0ffee", agent="m3a", cell=cell())])
    assert plain["one"].keys() == FULL.keys()


@pytest.mark.parametrize(
    "content",
    [
        "no JSON",
        "[]",
        '{"a": 1}',
        '{"a": {"env": "android"}}',
        json.dumps({"a": {**FULL, "complete": None}}),
        json.dumps({"a": {**FULL, "conditions": [["late", 1.5]]}}),
        json.dumps({"a": {**FULL, "conditions": [["late"]]}}),
    ],
)
def test_other_content_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "database.json"
    file.write_text(content)
    with pytest.raises(ExperienceDatabaseError, match=r"database\.json: this is no database of A"):
        read_published(file)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "database.json"
    file.write_bytes(b'{"\xff": {}}')
    with pytest.raises(ExperienceDatabaseError, match="no database of AndroidGen's"):
        read_published(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ExperienceDatabaseError, match="cannot be read: No such file"):
        read_published(tmp_path / "none.json")


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "database.json"
    with file.open("wb") as empty:
        empty.truncate(500_000_001)
    with pytest.raises(ExperienceDatabaseError, match="500000001 bytes are too many"):
        read_published(file)
