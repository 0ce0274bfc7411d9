"""Tasks whose code is not changed stand in `mutants.toml`, each with its reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.mutants.findings import Findings
from pytest_androidbench.mutants.judged import TaskJudged
from pytest_androidbench.mutants.spared import read_spared
from pytest_androidbench.mutants.told import mutant_data

ENTRY = """
[[task]]
id = "Draw"
why = "it is in a page"
"""


def test_each_is_known_by_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "mutants.toml"
    assert read_spared(path) == {}
    path.write_text(ENTRY + ENTRY.replace("Draw", "Write"))
    assert read_spared(path) == {"Draw": "it is in a page", "Write": "it is in a page"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (ENTRY.replace("it is in a page", " "), "number 1 gives no reason"),
        (ENTRY + "seed = 3", "id, why alone, not seed"),
        ("[[task]]\nwhy = 'x'", "cannot read SparedTask"),
    ],
)
def test_a_wrong_entry_is_told(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "mutants.toml"
    path.write_text(text)
    with pytest.raises(SuiteError) as raised:
        read_spared(path)
    assert told in str(raised.value)


def test_it_is_told_and_no_fault() -> None:
    one = TaskJudged(suite="s", task="Draw", spared="it is in a page")
    found = Findings(judged=(), tasks=(one, TaskJudged(suite="s", task="Write")))
    assert not found.bad
    assert mutant_data(found)["spared"] == {"Draw": "it is in a page"}
