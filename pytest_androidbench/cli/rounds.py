"""The command `androidbench rounds`."""

from __future__ import annotations

from pathlib import Path

import click

from pytest_androidbench.cli.run_names import run_names
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("rounds", short_help="Write the episodes of RUNS as AndroidGen's records.")
@click.argument("runs", type=FOLDER, nargs=-1, required=True)
@click.option("--out", type=FOLDER, required=True, help="Folder to hold those of the episodes.")
def rounds_command(runs: tuple[Path, ...], out: Path) -> None:
    """Write the scored episodes of RUNS as AndroidGen records them, round by round.

    Each has a folder of its own below --out, of several runs below one of the run's name, with a
    record.jsonl. Those of AndroidGen's own agent are as they were; the actions of others are put
    into the equivalent calls, and steps without any are left out.
    """
    from pytest_androidbench.rounds.folders import (  # noqa: PLC0415 - screens are slow to import
        write_folders,
    )
    from pytest_androidbench.rounds.recorded import trajectories_of  # noqa: PLC0415

    for name, path in zip(run_names(runs), runs, strict=True):
        found = trajectories_of(read_contents(path))
        # Runs of one name are told apart by their paths.
        folder = out / name.strip("/").replace("/", "-") if len(runs) > 1 else out
        written = write_folders(folder, found)
        rounds = sum(len(each.rounds) for each in found)
        told = f"{count(written, 'episode')} with {count(rounds, 'round')}"
        click.echo(clean(f"{told} written to {folder}"))
        if dropped := sum(each.source.dropped for each in found):
            click.echo(f"left out: {count(dropped, 'step')} for which no call stands")
        if empty := sum(not each.rounds for each in found):
            click.echo(f"left out: {count(empty, 'episode')} without a round")
