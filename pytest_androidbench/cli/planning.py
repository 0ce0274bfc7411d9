"""The command `androidbench plan`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_args

import click

from pytest_androidbench.cli.shares import Share
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.planned import plan_lines, seen_in
from pytest_androidbench.stats.planning import POWER, Design, Expected, Goal
from pytest_androidbench.texts import clean

SHARE = Share()
SIZE = Share(min_open=True)


@click.command("plan", short_help="Say how many tasks, seeds and repeats a run has to have.")
@click.argument("run", type=click.Path(path_type=Path, file_okay=False), required=False)
@click.option("--interval", type=SIZE, help="Wanted: 95% interval of so much to either side.")
@click.option("--difference", type=SIZE, help="Wanted: a difference of so much is found.")
@click.option("--margin", type=SIZE, help="Wanted: an equal agent passes --ab-margin of so much.")
@click.option(
    "--power", type=Share(min_open=True, max_open=True), default=POWER,
    show_default=True, help="In which share of cases a difference or margin is to be reached.",
)  # fmt: skip
@click.option("--tasks", type=click.IntRange(1), help="How many there are; default: as in RUN.")
@click.option("--success", type=SHARE, help="Success rate that is expected; default: RUN's.")
@click.option(
    "--of-tasks", type=SHARE,
    help="Share of the variance that tasks make; default: RUN's, which several seeds tell.",
)  # fmt: skip
@click.option(
    "--of-seeds", type=SHARE, help="Share that a task's seeds make; default: RUN's, or 0."
)
@click.option(
    "--correlation", type=SHARE, default=0.8, show_default=True,
    help="Of two agents' chances over tasks: 1 = both find the same ones hard.",
)  # fmt: skip
@click.option("--agent", default="", help="Whose episodes of RUN, where it has several agents.")
def plan_command(  # noqa: PLR0913 - one for each option
    *,
    run: Path | None,
    interval: float | None,
    difference: float | None,
    margin: float | None,
    power: float,
    tasks: int | None,
    success: float | None,
    of_tasks: float | None,
    of_seeds: float | None,
    correlation: float,
    agent: str,
) -> None:
    """Say how large a run has to be for what is wanted of it.

    That is one of --interval, --difference and --margin, as shares: 0.05 is 5 points. What is
    believed of the agents is taken from RUN; without one give --tasks, --success and --of-tasks.
    The formulas are in docs/methods.md.
    """
    goal, size = _goal({"interval": interval, "difference": difference, "margin": margin})
    if run is not None:
        expected, design = seen_in(RunDirectory.open(run).contents(), agent)
    elif None not in (tasks, success, of_tasks):
        expected, design = Expected(rate=0.5, of_tasks=0.0), Design(tasks=1)
    else:
        raise click.UsageError("name a RUN, or give --tasks, --success and --of-tasks")
    given = {"rate": success, "of_tasks": of_tasks, "of_seeds": of_seeds}
    changed = {name: value for name, value in given.items() if value is not None}
    try:
        expected = replace(expected, correlation=correlation, **changed)
    except ValueError as error:
        raise click.UsageError(f"{error}; change --of-tasks or --of-seeds") from error
    for line in plan_lines(
        goal, size, expected, tasks=tasks or design.tasks, power=power, seen=design if run else None
    ):
        click.echo(clean(line))


def _goal(wanted: dict[str, float | None]) -> tuple[Goal, float]:
    found = [(goal, size) for goal in get_args(Goal) if (size := wanted[goal]) is not None]
    if len(found) != 1:
        raise click.UsageError("say what is wanted by one of --interval, --difference, --margin")
    goal, size = found[0]
    return goal, size
