"""The command `androidbench demonstrations`."""

from __future__ import annotations

from pathlib import Path

import click

from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("demonstrations", short_help="Write what passed in RUNS as demonstrations.")
@click.argument("folder", type=FOLDER)
@click.argument("runs", type=FOLDER, nargs=-1, required=True)
def demonstrations_command(folder: Path, runs: tuple[Path, ...]) -> None:
    """Write the episodes of RUNS that passed below FOLDER, as agents of B-MoCA's learn from them.

    Each is written twice, its actions in words (text/TASK/...) and as dual gestures
    (dual-gesture/TASK/...). Make such a run with --agent=reference:touches and, for pictures,
    --ab-screenshots=on. --agent=bmoca:text --agent-option demonstrations=FOLDER shows them a model.
    """
    from pytest_androidbench.agents.bmoca.recording import (  # noqa: PLC0415 - pictures are slow
        write_demonstrations,
    )

    try:
        written = write_demonstrations(folder, map(read_contents, runs))
    except OSError as error:
        raise click.ClickException(f"cannot write {folder}: {error.strerror or error}") from error
    trajectories = count(written.count, "demonstration")
    click.echo(clean(f"{trajectories}, each in two forms of action, written to {folder}"))
    for line in written.left_out:
        click.echo(clean(f"left out: {line}"))
