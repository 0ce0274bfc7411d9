"""The `androidbench` program: phone, report, merge, show, undo, doctor."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pytest_androidbench.cli.doctor import examine, told
from pytest_androidbench.cli.phone import run_phone
from pytest_androidbench.cli.runs import listed, published, shown
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.records.merge import merge as put_together
from pytest_androidbench.texts import clean

RUN = click.Path(path_type=Path, file_okay=False)


class CommandGroup(click.Group):
    """A group whose commands end with a sentence, not a traceback, on errors of ours."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except AndroidBenchError as error:
            raise click.ClickException(clean(str(error))) from error


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="pytest-androidbench", prog_name="androidbench")
def main() -> None:
    """Simulated phones, reports and runs of pytest-androidbench."""


@main.command(
    context_settings={"ignore_unknown_options": True, "help_option_names": ["-h", "--help"]}
)
@click.option(
    "--view", type=click.IntRange(0, 65535), default=0, show_default="a free port",
    help="Port of the page that shows the screen and takes taps, swipes, keys and text.",
)  # fmt: skip
@click.option("--no-view", is_flag=True, help="Serve no such page.")
@click.argument("options", nargs=-1, type=click.UNPROCESSED)
def phone(view: int, no_view: bool, options: tuple[str, ...]) -> None:
    """Start a simulated phone for a person, until Ctrl-C; prints how to see and reach it.

    OPTIONS go to the phone: --size 1080x2400, --density 420, --locale ar, --dark,
    --font-scale 1.3, --wall-clock, and the emulator's own flags. It answers you and root alone:
    --allow-uid 1001 (or any) lets in other users, --listen 0.0.0.0 other machines.
    """
    raise SystemExit(run_phone(None if no_view else view, options))


@main.command(short_help="Make the report of RUN anew and print the summary.")
@click.argument("run", type=RUN)
def report(run: Path) -> None:
    """Make the report of RUN anew from its records and print the summary."""
    for line in published(run):
        click.echo(clean(line))


@main.command()
@click.argument("out", type=RUN)
@click.argument("runs", type=RUN, nargs=-1, required=True)
def merge(out: Path, runs: tuple[Path, ...]) -> None:
    """Put the RUNS, parts of one run, together in OUT.

    Parts of one run have the same agent, suites, seeds and limits and differ in the tasks that
    were selected. The order does not matter, nor does merging twice: parts can be added as they
    come in.
    """
    merged = put_together(out, runs)
    click.echo(clean(f"{merged.added} attempts added to {out}"))
    if merged.not_compared:
        click.echo(clean(f"not compared, as secret: {', '.join(merged.not_compared)}"))
    click.echo()
    for line in published(out):
        click.echo(clean(line))


@main.command(short_help="List the episodes of RUN, or print one with its steps.")
@click.argument("run", type=RUN)
@click.argument("cell", default="")
@click.option(
    "--attempt", type=click.IntRange(1), help="Which attempt; default: the one that counts."
)
def show(run: Path, cell: str, attempt: int | None) -> None:
    """Print one episode of RUN: goal, params, checks, steps. Without CELL: list all episodes.

    CELL is a task's id, the name of the episode's folder, or any part of that name that is unique.
    """
    for line in shown(run, cell, attempt) if cell else listed(run):
        click.echo(clean(line))


@main.command()
@click.argument("run", type=RUN)
def undo(run: Path) -> None:
    """Give the devices of RUN, which was cut off, the look they had before it.

    A run does so at its end; only what outlives it needs this, as an attached phone whose run was
    killed. Undoing twice is undoing once.
    """
    from pytest_androidbench.cli.undo import undone  # noqa: PLC0415 - what speaks adb is slow

    told = list(undone(run))
    for _, line in told:
        click.echo(clean(line))
    raise SystemExit(not all(done for done, _ in told))


@main.command()
@click.option("--no-phone", is_flag=True, help="Do not start a simulated phone to try it.")
def doctor(no_phone: bool) -> None:
    """Say what is installed, what is missing, and how to get it."""
    findings = examine(with_phone=not no_phone)
    for line in told(findings):
        click.echo(clean(line))
    raise SystemExit(any(finding.state == "missing" for finding in findings))
