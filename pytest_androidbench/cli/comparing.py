"""The command `androidbench compare`."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from pytest_androidbench.cli.shares import Share
from pytest_androidbench.errors import AndroidBenchError, RunDirectoryError
from pytest_androidbench.records.comparability import MEANING
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.comparison import Comparison, compare
from pytest_androidbench.report.comparison_files import comparison_json, comparison_markdown
from pytest_androidbench.report.exits import EXITS, NO_BASELINE
from pytest_androidbench.report.html.comparison import write_comparison
from pytest_androidbench.report.verdicts import comparison_lines
from pytest_androidbench.report.wording import cell_text
from pytest_androidbench.texts import clean

MEANINGS = sorted(MEANING)
RUN = click.Path(path_type=Path, file_okay=False)
FILE = click.Path(path_type=Path, dir_okay=False)


class Refusal(click.ClickException):
    """The runs cannot be compared."""

    exit_code = NO_BASELINE


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonFiles:
    """Where a comparison is written beside the terminal."""

    html: Path | None = None
    json: Path | None = None
    markdown: Path | None = None


def compared(
    old: Path,
    new: Path,
    *,
    allowed: Sequence[str],
    margin: float | None,
    agents: tuple[str, str],
) -> Comparison:
    """Compare two run directories.

    Raises:
        ComparisonError: they are unlike.
        RunDirectoryError: one of them cannot be read.
    """
    return compare(
        _read(old), _read(new), allowed=allowed, margin=margin,
        old_agent=agents[0], new_agent=agents[1],
    )  # fmt: skip


def _read(path: Path) -> RunContents:
    return RunDirectory.open(path).contents()


def told(found: Comparison, files: ComparisonFiles) -> Iterator[str]:
    """Write the files of a comparison, and give its lines.

    Raises:
        RunDirectoryError: a file cannot be written.
    """
    yield from comparison_lines(found)
    yield from _hint(found)
    written = []
    if files.html is not None:
        written.append(write_comparison(found, files.html))
    if files.json is not None:
        written.append(_write(files.json, comparison_json(found)))
    if files.markdown is not None:
        written.append(_write(files.markdown, comparison_markdown(found).encode()))
    if written:
        yield ""
    yield from (f"written: {path}" for path in written)


def _hint(found: Comparison) -> Iterator[str]:
    """The command that shows what went another way in the first cell that flipped."""
    flipped = [pair for one in found.strata for pair in (*one.lost, *one.gained)]
    if flipped:
        cells = [cell_text(side.record) for side in (flipped[0].old, flipped[0].new)]
        words = (str(found.old.path), str(found.new.path), *dict.fromkeys(cells))
        yield ""
        yield f"where one went another way: androidbench diff {shlex.join(words)}"


def status(found: Comparison) -> int:
    """The exit status: that of the worst verdict, 0 where no margin was given."""
    verdicts = [one.regression.verdict for one in found.strata if one.regression is not None]
    worst = [verdict for verdict in ("fail", "inconclusive") if verdict in verdicts]
    return EXITS[worst[0]] if worst else 0


def _write(path: Path, data: bytes) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise RunDirectoryError(f"{path} cannot be written: {error.strerror}") from error
    return path


@click.command("compare", short_help="Say which of two runs' agents is better.")
@click.argument("old", type=RUN)
@click.argument("new", type=RUN)
@click.option(
    "--margin", type=Share(),
    help="Loss up to which NEW counts as no worse, as 0.05; decides the exit status.",
)  # fmt: skip
@click.option("--old-agent", default="", help="Whose episodes of OLD, where it has several agents.")
@click.option("--new-agent", default="", help="Whose episodes of NEW, likewise.")
@click.option(
    "--allow", type=click.Choice(MEANINGS), multiple=True,
    help="May differ although it changes what a score means; can be repeated.",
)  # fmt: skip
@click.option("--html", type=FILE, help="Write a page.")
@click.option("--json", type=FILE, help="Write the numbers.")
@click.option("--markdown", type=FILE, help="Write a comment for a pull request.")
def compare_command(  # noqa: PLR0913 - one for each option
    *,
    old: Path,
    new: Path,
    margin: float | None,
    old_agent: str,
    new_agent: str,
    allow: tuple[str, ...],
    html: Path | None,
    json: Path | None,
    markdown: Path | None,
) -> None:
    """Say whether the agent of NEW is better or worse than that of OLD, or that one cannot tell.

    Only cells are compared that both were scored on. With --margin the exit status is 0 when NEW
    is no worse by that much, 1 when it is, 12 when one cannot tell; 13 when the runs cannot be
    compared. OLD and NEW may be one run of two agents.
    """
    try:
        found = compared(old, new, allowed=allow, margin=margin, agents=(old_agent, new_agent))
    except AndroidBenchError as error:
        raise Refusal(clean(str(error))) from error
    for line in told(found, ComparisonFiles(html=html, json=json, markdown=markdown)):
        click.echo(clean(line))
    raise SystemExit(status(found))
