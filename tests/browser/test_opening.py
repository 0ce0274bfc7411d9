"""Pages of runs open from the disk, whatever their records say."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.made_runs import HOSTILE, Made, made_records, made_run
from pytest_androidbench.codec import to_json
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.publish import publish
from tests.browser.visits import LOOKS, Look, Visits


def test_made_records_are_alike_each_time_and_of_every_outcome() -> None:
    made = Made(tasks=30, seeds=5)
    once, again = (to_json(list(made_records(made))) for _ in range(2))
    assert once == again
    assert {record.outcome for episode in made_records(made) for record in episode} == set(Outcome)


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("hostile", [False, True])
def test_every_kind_of_page_opens(
    visits: Visits, tmp_path: Path, hostile: bool, look: Look
) -> None:
    run = made_run(tmp_path / "run", Made(tasks=4, seeds=2, steps=3, hostile=hostile, not_run=1))
    contents = publish(run)
    pages = ["index.html", f"episodes/{contents.records[0].episode.key}/index.html"]
    for page in (visits.open(run.path / name, look=look) for name in pages):
        assert page.locator("h1").count() == 1
        assert page.locator("img[src*=example]").count() == 0
    if hostile:
        assert HOSTILE[0] in visits.open(run.path / "index.html").locator("h1").inner_text()
