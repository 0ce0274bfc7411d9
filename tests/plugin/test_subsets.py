"""A subset of a suite is a mark to choose by, and a tag in the record."""

from __future__ import annotations

from fixtures.benches import Bench

TASKS = """
    from pytest_androidbench import task

    @task("Lamp", "Switch the lamp on.")
    def test_lamp(episode): episode.run()

    @task("Fan", "Switch the fan on.", tags=("air",))
    def test_fan(episode): episode.run()

    @task("Heater", "Switch the heater on.", tags=("air",))
    def test_heater(episode): episode.run()
"""


def test_marks_choose_it(bench: Bench) -> None:
    bench.write("suite.toml", 'name = "desk"\n[subsets]\nfew = ["Lamp", "Fan"]\n')
    bench.write("test_desk.py", TASKS)
    bench.run("--agent=null", "-m", "few")
    assert {record.cell.task: record.tags for record in bench.records()} == {
        "Lamp": ("few",),
        "Fan": ("air", "few"),
    }
    bench.run("--agent=null", "-m", "few and air", "--ab-run=both")
    assert [record.cell.task for record in bench.records("both")] == ["Fan"]
