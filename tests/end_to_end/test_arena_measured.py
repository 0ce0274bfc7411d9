"""Measured end to end: a weaker script does less of a task than a stronger one, and errs more."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.docs.arena_measures import RATES, ArenaRuns, measures, tables

AGENT: Final = "react"
TASKS: Final = (
    "drive_create_folder",
    "slack_create_channel",
    "text_without_slack",
    "youtube_search",
)

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.mark.proof
def test_a_weaker_script_has_lower_measures_and_more_steps_that_are_none(tmp_path: Path) -> None:
    runs = ArenaRuns(folder=tmp_path, tasks=TASKS)
    runs.solve()
    names = [runs.drive(AGENT, rate).name for rate in (RATES[0], RATES[-1])]
    written = runs.measure(names, tmp_path / "measures.md")
    found = measures(tables(written)["Measures"])
    strong, weak = (found[name, "paper"] for name in names)
    for better in ("SR", "TCR"):
        assert float(strong[better]) > float(weak[better])
    for worse in ("Invalid format", "Invalid action"):
        assert float(strong[worse]) < float(weak[worse])
    for name in names:
        assert f"{name}: {len(TASKS)} cells, 0% of the steps could not be translated" in written
