"""The `androidbench` program: everything but running tasks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import click

from pytest_androidbench.cli.ablating import ablate_command
from pytest_androidbench.cli.arena import arena_command
from pytest_androidbench.cli.artifacts import artifacts_command
from pytest_androidbench.cli.clusters import cluster_command
from pytest_androidbench.cli.comparing import compare_command
from pytest_androidbench.cli.criticising import critic_command
from pytest_androidbench.cli.demonstrating import demonstrations_command
from pytest_androidbench.cli.doctor import examine, told
from pytest_androidbench.cli.experiences import experiences_command
from pytest_androidbench.cli.generating import drafts_command, generate_command, labels_command
from pytest_androidbench.cli.judging import judge_command
from pytest_androidbench.cli.labelling import label_command
from pytest_androidbench.cli.looking import animated, compared
from pytest_androidbench.cli.merging import merge_command
from pytest_androidbench.cli.mutating import mutants_command
from pytest_androidbench.cli.phone import run_phone, write_stub_apks
from pytest_androidbench.cli.planning import plan_command
from pytest_androidbench.cli.preparing import prepare_command
from pytest_androidbench.cli.printing import print_lines, terminal_width
from pytest_androidbench.cli.rounds import rounds_command
from pytest_androidbench.cli.runs import exported, listed, packed, published, shown
from pytest_androidbench.cli.training import collecting_command, rows_command
from pytest_androidbench.cli.view import view_command
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.efficiency import adopt
from pytest_androidbench.report.history import read_history
from pytest_androidbench.report.history_told import history_lines
from pytest_androidbench.report.html.history import write_history
from pytest_androidbench.report.loading import Rows
from pytest_androidbench.report.schemas import SCHEMAS
from pytest_androidbench.report.schemas import schema as schema_of
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

RUN = click.Path(path_type=Path, file_okay=False)
ATTEMPT = click.IntRange(1)


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
    --font-scale 1.3, --wall-clock, --factory, and the emulator's own flags. It answers you and
    root alone: --allow-uid 1001 (or any) lets in other users, --listen 0.0.0.0 other machines.
    """
    raise SystemExit(run_phone(None if no_view else view, options))


@main.command()
@click.argument("folder", type=RUN)
def stub_apks(folder: Path) -> None:
    """Write APKs of the simulated phone's apps into FOLDER: manifests without code.

    Installed on a phone (`androidbench phone --factory`) one brings its app. A device has no use
    for them: they are not signed.
    """
    raise SystemExit(write_stub_apks(folder))


@main.command(short_help="Make the report of RUN anew and print the summary.")
@click.argument("run", type=RUN)
@click.option(
    "--reference", metavar="REFERENCE_RUN", type=RUN,
    help="A run of the reference agent: its steps are kept with RUN, which efficiency goes by.",
)  # fmt: skip
def report(run: Path, reference: Path | None) -> None:
    """Make the report of RUN anew from its records and print the summary."""
    if reference is not None:
        cells = adopt(RunDirectory.open(run), reference)
        click.echo(
            clean(f"steps of solutions taken over from {reference}: {count(cells, 'cell')}\n")
        )
    print_lines(published(run, terminal_width()))


@main.command(short_help="List the episodes of RUN, or print one with its steps.")
@click.argument("run", type=RUN)
@click.argument("cell", default="")
@click.option("--attempt", type=ATTEMPT, help="Which attempt; default: the one that counts.")
def show(run: Path, cell: str, attempt: int | None) -> None:
    """Print one episode of RUN: goal, params, checks, steps. Without CELL: list all episodes.

    CELL is a task's id, what reports call the episode ("LampOn · seed 1"), the name of its folder,
    or any part of that name that is unique.
    """
    for line in shown(run, cell, attempt) if cell else listed(run):
        click.echo(clean(line))


@main.command(short_help="Show two episodes beside each other, from where they part.")
@click.argument("run", type=RUN)
@click.argument("other_run", type=RUN)
@click.argument("cell")
@click.argument("other_cell", default="")
@click.option("--attempt", type=ATTEMPT, help="Of the first one; default: the one that counts.")
@click.option("--other-attempt", type=ATTEMPT, help="Of the second one, likewise.")
def diff(
    run: Path,
    other_run: Path,
    cell: str,
    other_cell: str,
    attempt: int | None,
    other_attempt: int | None,
) -> None:
    """Say where two episodes part, and write a page in RUN that shows both from there on.

    CELL is as for `show`. Without OTHER_CELL it is the same one in the other run; name the same
    run twice to compare two of its episodes, or two attempts.
    """
    for line in compared((run, cell, attempt), (other_run, other_cell or cell, other_attempt)):
        click.echo(clean(line))


@main.command(short_help="Write an episode of RUN as a GIF.")
@click.argument("run", type=RUN)
@click.argument("cell")
@click.option("--attempt", type=ATTEMPT, help="Which one; default: the one that counts.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False),
    help="The file; default: episode.gif beside the episode's page.",
)  # fmt: skip
def gif(run: Path, cell: str, attempt: int | None, out: Path | None) -> None:
    """Write one episode of RUN as a GIF: each step's picture with what was done on it.

    CELL is as for `show`. Pictures are kept with --ab-screenshots.
    """
    for line in animated(run, cell, attempt, out):
        click.echo(clean(line))


@main.command(short_help="Make RUN smaller on the disk: its pictures small, and each kept once.")
@click.argument("run", type=RUN)
def pack(run: Path) -> None:
    """Make RUN smaller on the disk: pictures and hierarchies kept once by content, pictures small.

    A session does so by itself as far as half a second an episode suffices; this does the rest, and
    all of a run of an older version. It can be interrupted and repeated at any time.
    """
    for line in packed(run):
        click.echo(clean(line))


@main.command(short_help="Write the RUNS as one table: CSV, JSON lines or Parquet.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("runs", type=RUN, nargs=-1, required=True)
@click.option(
    "--rows", type=click.Choice(get_args(Rows)), default="episodes", show_default=True,
    help="What has a row: each episode by the attempt that counts, each attempt, or each step.",
)  # fmt: skip
def export(file: Path, runs: tuple[Path, ...], rows: Rows) -> None:
    """Write the RUNS as one table to FILE, whose name ends in .csv, .jsonl or .parquet.

    Parquet needs pyarrow: pip install 'pytest-androidbench[parquet]'. In Python,
    pytest_androidbench.load(RUN).to_frame() gives the same as a data frame.
    """
    click.echo(clean(exported(file, runs, rows)))


@main.command()
@click.argument("name", type=click.Choice(tuple(SCHEMAS)), required=False)
def schema(name: str | None) -> None:
    """Print the JSON Schema of a kind of file in a run directory; without NAME: which there are."""
    if name:
        click.echo(schema_of(name), nl=False)
        return
    for known, (_, what) in SCHEMAS.items():
        click.echo(f"{known:<12}{what}")


@main.command(short_help="Show the runs below DIR over time, and where success changed.")
@click.argument("folder", metavar="DIR", type=RUN)
def history(folder: Path) -> None:
    """Show all runs below DIR over time, with intervals, and where their success changed.

    Runs that cannot be compared are kept in series apart, with the reason. Writes
    DIR/history.html too.
    """
    found = read_history(folder)
    print_lines(history_lines(found, terminal_width()))
    click.echo(clean(f"\npage: {write_history(found)}"))


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


main.add_command(ablate_command)
main.add_command(arena_command)
main.add_command(artifacts_command)
main.add_command(prepare_command)
main.add_command(cluster_command)
main.add_command(collecting_command)
main.add_command(compare_command)
main.add_command(critic_command)
main.add_command(demonstrations_command)
main.add_command(drafts_command)
main.add_command(experiences_command)
main.add_command(generate_command)
main.add_command(judge_command)
main.add_command(label_command)
main.add_command(labels_command)
main.add_command(merge_command)
main.add_command(mutants_command)
main.add_command(plan_command)
main.add_command(rounds_command)
main.add_command(rows_command)
main.add_command(view_command)
