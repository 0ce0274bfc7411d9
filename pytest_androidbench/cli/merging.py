"""The command `androidbench merge`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from pytest_androidbench.cli.printing import print_lines, terminal_width
from pytest_androidbench.cli.runs import published
from pytest_androidbench.cli.shares import Share
from pytest_androidbench.records.contents import RunContents, read_manifest
from pytest_androidbench.records.division import Division
from pytest_androidbench.records.merge import merge
from pytest_androidbench.report.bar import judged_by_bar
from pytest_androidbench.report.exits import DEVICES_RAN_OUT, PASSED
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean, some

RUN: Final = click.Path(path_type=Path, file_okay=False)
AGAIN: Final = "run the shards again with the same --ab-run, and merge again"
MAX_NAMED: Final = 20
"""Episodes told by name; the report and summary.json have all."""


@click.command("merge", short_help="Put the RUNS, parts or shards of one run, together in OUT.")
@click.argument("out", type=RUN)
@click.argument("runs", type=RUN, nargs=-1, required=True)
@click.option(
    "--ab-min-success", "bar", metavar="SHARE", type=Share(),
    help="Success rate from which the merged run counts as good, as 0.6 or 60%.",
)  # fmt: skip
def merge_command(out: Path, runs: tuple[Path, ...], bar: float | None) -> None:
    """Put the RUNS, parts of one run, together in OUT.

    Parts of one run have the same agent, suites, seeds and limits and differ in the tasks that
    were selected, or are its shards (--ab-shard). The order does not matter, nor does merging
    twice: parts can be added as they come in. Shards of different plans are refused.

    With --ab-min-success the exit status is that of a run with it: 0 when the bar is reached, 1
    when it is missed or a task is invalid, 10 when that hangs on episodes that were not scored, 11
    when none was. Without it it is 11 where episodes of the shards' plan are missing.
    """
    if bar is not None and read_manifest(runs[0]).audit:
        raise click.UsageError("an audit rates no agent: leave --ab-min-success out")
    merged = merge(out, runs)
    click.echo(clean(f"{merged.added} attempts added to {out}"))
    if merged.not_compared:
        click.echo(clean(f"not compared, as secret: {', '.join(merged.not_compared)}"))
    click.echo()
    print_lines(published(out, terminal_width()))
    contents = merged.run.contents()
    for line in _shards(merged.division, contents):
        click.echo(clean(line))
    status = PASSED
    if bar is not None:
        status, why = judged_by_bar(contents, bar, AGAIN)
        click.echo(clean(why))
    elif merged.division is not None and contents.not_run:
        status = DEVICES_RAN_OUT
    if status != PASSED:
        raise SystemExit(status)


def _shards(division: Division | None, contents: RunContents) -> Iterator[str]:
    """Which shards are there, and what of their plan is missing."""
    if division is None:
        return
    lacking = some([*map(str, division.missing)], MAX_NAMED)
    missing = f", without {lacking}" if lacking else ""
    yield f"shards:   {len(division.present)} of {division.total}{missing}"
    left = contents.not_run
    if not left:
        return
    yield (
        f"!! missing: {count(len(left), 'episode')} of the {len(division.plan)} of the plan; "
        f"{AGAIN}:"
    )
    yield from (f"     {planned.episode.key}" for planned in left[:MAX_NAMED])
    if len(left) > MAX_NAMED:
        yield f"     and {len(left) - MAX_NAMED} more: not_run in summary.json has all"
