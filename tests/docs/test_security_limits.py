"""The limits in `docs/security.md` are those of the code."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

import pytest

from tests.docs.blocks import ROOT

TEXT: Final = (ROOT / "docs" / "security.md").read_text("utf-8")
ROW: Final = re.compile(r"^\| (.+?) \| ([\d,]+)( [A-Za-z]+)? \|.*\| `([\w.]+):(\w+)` \|$", re.M)
FACTORS: Final = {"KiB": 1024, "MiB": 1024**2, "GiB": 1024**3}
ROWS: Final = ROW.findall(TEXT)


def test_every_row_of_the_table_is_read() -> None:
    table = TEXT.partition("## Limits")[2].partition("\n## ")[0]
    lines = [line for line in table.splitlines() if line.startswith("|")]
    assert len(ROWS) == len(lines) - 2 > 40


@pytest.mark.parametrize(("name", "number", "unit", "module", "constant"), ROWS)
def test_a_limit_is_as_documented(
    name: str, number: str, unit: str, module: str, constant: str
) -> None:
    value = int(number.replace(",", "")) * FACTORS.get(unit.strip(), 1)
    assert getattr(import_module(f"pytest_androidbench.{module}"), constant) == value, name
