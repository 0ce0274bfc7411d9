"""A suite of one task with a sign in its params, which AndroidWorld's have not: in Markor."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Final

from fixtures.suite_tasks import suite_of

NAME: Final = "ledger"
_TASK: Final = """
    from __future__ import annotations
    import datetime
    from pytest_androidbench import Episode, Limits, Pilot, task
    from pytest_androidbench.tasks.strategies import dates, full_names, numbers
    from task_suites.android_world.markor_ways import APP, Notebook, create_note

    @task(
        "KeepBalance",
        "In Markor, make a note balance.txt that says: {name}, {on}: {amount}",
        app="markor",
        limits=Limits(steps=16),
        params={
            "name": full_names(),
            "on": dates(datetime.date(2023, 8, 1), datetime.date(2023, 12, 30)),
            "amount": numbers(-90, 90),
        },
    )
    def test_keep_balance(episode: Episode, name: str, on: datetime.date, amount: int) -> None:
        Notebook(episode.device).fill({})
        episode.run()
        with episode.check("it is written"):
            said = Notebook(episode.device).texts().get("balance.txt", "")
            assert said.strip() == f"{name}, {on}: {amount}"

    @test_keep_balance.solution
    def keep(pilot: Pilot, name: str, on: datetime.date, amount: int) -> None:
        create_note(pilot.open(APP), "balance.txt", f"{name}, {on}: {amount}")
"""


def write_ledger(folder: Path) -> None:
    """Write it as a package, in whose state everything is as in AndroidWorld's."""
    package = folder / NAME
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "test_ledger.py").write_text(dedent(_TASK), encoding="utf-8")
    of_suite = suite_of().folder
    assert of_suite is not None
    text = (of_suite / "suite.toml").read_text(encoding="utf-8")
    text = text.replace('name = "android_world"', f'name = "{NAME}"', 1)
    text = text.replace('snapshot = "android_world"', f'snapshot = "{NAME}"', 1)
    (package / "suite.toml").write_text(text, encoding="utf-8")
