"""The commands `androidbench experiences ...`: a database of what agents are shown as examples."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from pytest_androidbench.cli.asking import FOLDER
from pytest_androidbench.cli.printing import print_lines
from pytest_androidbench.experiences.guards import GUARDS, Guard
from pytest_androidbench.texts import clean

FILE: Final = click.Path(path_type=Path, dir_okay=False)


@click.group("experiences")
def experiences_command() -> None:
    """Keep what recorded runs taught in a database, for agents that are shown examples."""


_BY: Final = click.option(
    "--by", type=click.Choice(("checks", "critic")), default="checks", show_default=True,
    help="What says whether an episode is complete; a critic's verdicts give its parts, too.",
)  # fmt: skip
_CRITIC: Final = click.option(
    "--critic", default="", help="Whose verdicts, where a run has those of several."
)
_CUTS: Final = click.option(
    "--published-cuts", is_flag=True, help="Cut and word parts as AndroidGen's code does."
)


@experiences_command.command("build", short_help="Make DB of what RUNS taught.")
@click.argument("runs", type=FOLDER, nargs=-1)
@click.option(
    "--out", "database", metavar="DB", type=FILE, required=True,
    help="The file; it must not exist.",
)  # fmt: skip
@_BY
@_CRITIC
@_CUTS
@click.option(
    "--json", "published", type=FILE, multiple=True,
    help="A database in AndroidGen's form whose entries are taken, too; repeatable.",
)  # fmt: skip
@click.option(
    "--encoder", "encoders", multiple=True,
    help="Keep the vectors of wordllama or contriever, too; repeatable.",
)  # fmt: skip
def build_command(
    *,
    runs: tuple[Path, ...],
    database: Path,
    by: str,
    critic: str,
    published_cuts: bool,
    published: tuple[Path, ...],
    encoders: tuple[str, ...],
) -> None:
    """Make a database of the scored episodes of RUNS, for agents that are shown examples.

    Complete is what passed its task's checks, or what a critic found complete (androidbench
    critic). Each entry keeps the run, agent and cell that it comes from.
    """
    from pytest_androidbench.cli.experiences_built import built  # noqa: PLC0415 - slow

    if not runs and not published:
        raise click.UsageError("name RUNS, or a file with --json")
    told = built(
        database, runs, published,
        critic=critic if by == "critic" else None,
        published_cuts=published_cuts, encoders=encoders,
    )  # fmt: skip
    click.echo(clean(told))


@experiences_command.command("add", short_help="Add what RUNS taught to DB.")
@click.argument("database", metavar="DB", type=FILE)
@click.argument("runs", type=FOLDER, nargs=-1, required=True)
@_BY
@_CRITIC
@_CUTS
def add_command(
    *, database: Path, runs: tuple[Path, ...], by: str, critic: str, published_cuts: bool
) -> None:
    """Add the scored episodes of RUNS to DB, which is there already.

    DB keeps the state that it had: runs that read it go on reading that. What it has of an episode
    stays as it is.
    """
    from pytest_androidbench.cli.experiences_built import added  # noqa: PLC0415 - slow

    named = critic if by == "critic" else None
    click.echo(clean(added(database, runs, critic=named, published_cuts=published_cuts)))


@experiences_command.command("list", short_help="List the experiences in DB.")
@click.argument("database", metavar="DB", type=FILE)
def list_command(database: Path) -> None:
    """List the experiences in DB: its digest, then each one's key, origin and instruction."""
    from pytest_androidbench.cli import experiences_told  # noqa: PLC0415 - slow

    for line in experiences_told.listed(database):
        click.echo(clean(line))


@experiences_command.command("export", short_help="Write DB as AndroidGen's JSON database.")
@click.argument("database", metavar="DB", type=FILE)
@click.option("--json", "file", type=FILE, required=True, help="The file; it must not exist.")
def export_command(database: Path, file: Path) -> None:
    """Write DB as one JSON object, as AndroidGen's own programs read and write experiences.

    That form does not say which run and cell one comes from.
    """
    from pytest_androidbench.cli import experiences_told  # noqa: PLC0415 - slow

    click.echo(clean(experiences_told.exported(database, file)))


@experiences_command.command("recall", short_help="Say how often DB has an example of the task.")
@click.argument("database", metavar="DB", type=FILE)
@click.argument("runs", type=FOLDER, nargs=-1, required=True)
@click.option(
    "--encoder", "encoders", multiple=True, default=("bm25",), show_default=True,
    help="bm25, wordllama, contriever or contriever:FOLDER; repeatable: a row for each.",
)  # fmt: skip
@click.option(
    "--guard", type=click.Choice(GUARDS), default="cell", show_default=True,
    help="What is held out for each query: its cell, its task, or its app.",
)  # fmt: skip
@click.option("--same-app", is_flag=True, help="Find only what is of the query's app.")
@click.option(
    "--different-text", is_flag=True, help="Of the best ten take the first of another text."
)
def recall_command(
    *,
    database: Path,
    runs: tuple[Path, ...],
    encoders: tuple[str, ...],
    guard: Guard,
    same_app: bool,
    different_text: bool,
) -> None:
    """Look up the goals of all episodes of RUNS in DB, and say what is found first.

    "Same task" is recall at 1: of the goals of whose task DB has an experience that may be shown,
    the share for which one of that task is found. No experience of a goal's own cell is ever shown.
    Any agent's runs will do, those of --agent=null among them; --ab-vary wordings asks in other
    words.
    """
    from pytest_androidbench.cli import experiences_told  # noqa: PLC0415 - slow

    print_lines(
        experiences_told.recalled(
            database, runs, encoders,
            guard=guard, same_app=same_app, different_text=different_text,
        )
    )  # fmt: skip
