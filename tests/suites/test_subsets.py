"""What a suite says of some of its tasks together, and of the pace of all."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.suites.suite import load_suite

FILE = """
name = "desk"
tags = ["furniture"]
[subsets]
few = ["Lamp", "Fan"]
fewer = ["Lamp"]
"""


def test_a_tasks_tags_are_the_suites_and_its_subsets(tmp_path: Path) -> None:
    (tmp_path / "suite.toml").write_text(FILE)
    suite = load_suite(tmp_path)
    assert suite.tags_of("Lamp") == {"furniture", "few", "fewer"}
    assert suite.tags_of("Fan") == {"furniture", "few"}
    assert suite.tags_of("Heater") == {"furniture"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("pace = -1", "pace is a number of seconds, 0 to 600, not -1.0"),
        ("pace = 601", "pace is a number of seconds"),
        ("pace = nan", "pace is a number of seconds"),
        ("pace = 'slow'", "pace"),
        ("subsets = { 'no mark' = [] }", "a subset is called by letters, digits and _"),
        ("subsets = { few = 'Lamp' }", "subsets"),
    ],
)
def test_what_cannot_be_is_refused_with_the_file(tmp_path: Path, line: str, why: str) -> None:
    (tmp_path / "suite.toml").write_text(f'name = "desk"\n{line}\n')
    with pytest.raises(SuiteError, match=why) as caught:
        load_suite(tmp_path)
    assert str(tmp_path / "suite.toml") in str(caught.value)
