"""The command `androidbench ablate`: what the modules of AndroidGen's agent add, run by run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

import click

from pytest_androidbench.cli.asking import FOLDER
from pytest_androidbench.cli.printing import print_lines, write_file
from pytest_androidbench.cli.pytesting import ERRORS, run_pytest, without
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import RunContents, read_contents

AGENT: Final = "androidgen"
PUBLISHED: Final = (
    "quote", "quote,reflectplan", "quote,reflectplan,autocheck",
    "quote,reflectplan,autocheck,expsearch",
)  # fmt: skip
"""The rows of arXiv 2504.19298: quoting has no switch there, and is part of the base."""
_JUDGES: Final = (
    "ab_again", "ab_baseline", "ab_critic", "ab_critic_options", "ab_grow",
    "ab_grow_within=false", "ab_min_success", "ab_min_success_sure", "ab_must_pass", "ab_study",
)  # fmt: skip
"""What a project's file may ask of its runs that no row is for."""
_RAN: Final = (0, 1, 10, 11)
"""What pytest ends with where it ran, whatever it says of its tests."""
FILE: Final = click.Path(path_type=Path, dir_okay=False)


@dataclass(frozen=True, slots=True)
class ModuleSet:
    """What a row has."""

    modules: tuple[str, ...]
    """In the order of the alphabet."""

    @property
    def words(self) -> str:
        """As the agent's option takes it."""
        return ",".join(self.modules) or "none"

    @property
    def folder(self) -> str:
        """Of its run."""
        return "+".join(self.modules) or "none"

    def beside(self, above: ModuleSet) -> str:
        """What it is called below another row: what is more in it, where nothing is less."""
        more = [name for name in self.modules if name not in above.modules]
        return f"+ {', '.join(more)}" if set(above.modules) < set(self.modules) else self.words


@click.command(
    "ablate",
    short_help="Run AndroidGen's agent with more and more of its modules, and compare.",
    context_settings={"ignore_unknown_options": True},
)
@click.argument("words", metavar="[PYTEST_ARGUMENTS]...", nargs=-1, type=click.UNPROCESSED)
@click.option(
    "--out", "folder", type=FOLDER, required=True,
    help="Folder with a run directory for each row; runs that are there go on.",
)  # fmt: skip
@click.option(
    "--row", "rows", metavar="MODULES", multiple=True, default=PUBLISHED,
    help="Modules of a row, as of --agent-option modules=...; repeatable, the first one on top; "
    "default: the four published rows.",
)  # fmt: skip
@click.option(
    "--experiences", "database", type=FILE,
    help="Database that rows with expsearch search.",
)  # fmt: skip
@click.option("--markdown", type=FILE, help="Write the tables as Markdown, too.")
@click.option("--json", type=FILE, help="Write the numbers as JSON, too.")
def ablate_command(
    *,
    words: tuple[str, ...],
    folder: Path,
    rows: tuple[str, ...],
    database: Path | None,
    markdown: Path | None,
    json: Path | None,
) -> None:
    """Run the agent androidgen on the same cells with several sets of modules, and compare them.

    Each row is a run of pytest with what is given as its arguments, as -n, --ab-suite, --ab-seeds,
    --agent-option, and --ab-max-cost, which bounds each row. Repeated, the command goes on with
    what is not finished. The table has success by difficulty, and each row's difference from the
    one above it over the cells of both.
    """
    sets = _sets(rows)
    if database is None and any("expsearch" in one.modules for one in sets):
        raise click.UsageError(
            "a row has expsearch: name the database with --experiences, or rows without it with "
            "--row"
        )
    runs = {}
    for number, one in enumerate(sets, 1):
        click.echo(f"row {number} of {len(sets)}: modules {one.words}", err=True)
        runs[one.folder] = _ran(folder / one.folder, one, words, database)
    _tell(runs, sets, markdown, json)


def _sets(rows: Sequence[str]) -> tuple[ModuleSet, ...]:
    from pytest_androidbench.agents.androidgen.options import GenOptions  # noqa: PLC0415 - slow

    found = tuple(ModuleSet(tuple(sorted(GenOptions(modules=row).modules))) for row in rows)
    if len(set(found)) < len(found):
        raise click.UsageError("--row: two rows have the same modules")
    return found


def _ran(where: Path, row: ModuleSet, words: Sequence[str], database: Path | None) -> RunContents:
    """The run of a row, finished.

    Raises:
        click.ClickException: it could not be run, or not to its end.
    """
    searched = database is not None and "expsearch" in row.modules
    status = run_pytest(
        [
            *without(_JUDGES),
            *words,
            f"--agent={AGENT}",
            f"--agent-option=modules={row.words}",
            *([f"--agent-option=experiences={database}"] if searched else []),
            f"--ab-run={where}",
        ],
        out=ERRORS,
    )
    run = _contents(where) if status in _RAN else None
    if run is None or run.not_run:
        left = f", and {len(run.not_run)} of its episodes were not run" if run is not None else ""
        raise click.ClickException(
            f"the row {row.words} is not finished: pytest ended with {status}{left}; the same "
            "command goes on with it"
        )
    return run


def _contents(where: Path) -> RunContents | None:
    try:
        return read_contents(where)
    except RunDirectoryError:
        return None


def _tell(
    runs: Mapping[str, RunContents],
    sets: Sequence[ModuleSet],
    markdown: Path | None,
    json: Path | None,
) -> None:
    from pytest_androidbench.report.ablation import ablation_json, ablations  # noqa: PLC0415 - slow
    from pytest_androidbench.report.ablation_told import ablation_table  # noqa: PLC0415 - slow
    from pytest_androidbench.report.arena.told import (  # noqa: PLC0415 - slow
        table_lines,
        table_markdown,
    )

    found, names = ablations(runs, AGENT), dict(_names(sets))
    tables = [ablation_table(one, names) for one in found]
    for table in tables:
        print_lines(table_lines(table))
    if markdown is not None:
        write_file(markdown, ("\n\n".join(map(table_markdown, tables)) + "\n").encode())
    if json is not None:
        write_file(json, ablation_json(found))


def _names(sets: Sequence[ModuleSet]) -> Iterator[tuple[str, str]]:
    yield sets[0].folder, sets[0].words
    yield from ((one.folder, one.beside(above)) for above, one in pairwise(sets))
