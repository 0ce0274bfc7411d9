"""What is promised about versions is so."""

from __future__ import annotations

import re
from pathlib import Path

from pytest_androidbench.codec import SCHEMA_VERSION

ROOT = Path(__file__).parents[2]


def test_each_schema_of_records_has_a_row() -> None:
    rows = re.findall(r"^\| (\d+) \| ", (ROOT / "RELEASING.md").read_text("utf-8"), re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, SCHEMA_VERSION + 1))


def test_the_scripts_of_the_steps_are_there() -> None:
    named = re.findall(r"`(scripts/\w+)", (ROOT / "RELEASING.md").read_text("utf-8"))
    assert named
    assert all((ROOT / name).is_file() for name in named)
