"""Tasks about apps whose state lies on a server are for simulated phones alone."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench

TASKS = """
    from pytest_androidbench import task

    @task("Mail", "Read the mail.", tags={"simulated_only"})
    def test_mail(episode):
        episode.run()

    @task("Lamp", "Light the lamp.")
    def test_lamp(episode):
        episode.run()
"""


@pytest.mark.parametrize(("device", "skipped"), [("tabletop", set()), ("tabletop:real", {"Mail"})])
def test_they_are_skipped_elsewhere_with_the_reason(
    bench: Bench, device: str, skipped: set[str]
) -> None:
    bench.write("test_mail.py", TASKS)
    bench.run("--agent=null", f"--ab-device={device}", "--ab-seeds=1")
    told = {one.cell.task: one.reason for one in bench.records() if one.outcome == "skipped"}
    assert set(told) == skipped
    assert all("is for simulated phones" in reason for reason in told.values())
