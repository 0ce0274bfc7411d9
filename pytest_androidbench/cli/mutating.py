"""The command `androidbench mutants`."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, get_args

import click

from pytest_androidbench.audit import MUTANTS, findings_of
from pytest_androidbench.cli.pytesting import ERRORS, run_pytest, without
from pytest_androidbench.errors import AndroidBenchError, SuiteError
from pytest_androidbench.mutants.findings import Findings
from pytest_androidbench.records.manifest import Rules
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.wording import count
from pytest_androidbench.suites.archives import archive_of, unpack
from pytest_androidbench.suites.installed import installed_suites
from pytest_androidbench.suites.suite import FILE_NAME
from pytest_androidbench.texts import clean

USAGE: Final = 2
_STATUSES: Final = {4: USAGE, 5: USAGE}
"""What pytest ends with where it was asked for something wrong, or for no task at all."""
_OF_AGENTS: Final = (
    "ab_agent", "ab_baseline", "ab_critic", "ab_critic_options", "ab_grow",
    "ab_grow_within=false", "ab_profiles", "ab_study", "ab_vary",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Where:
    """How pytest finds a suite."""

    arguments: tuple[str, ...]
    folder: str = ""
    """One to import from before all others; "" = none."""


@click.command("mutants", short_help="Change the code of SUITE's checks and see who notices.")
@click.argument("suite")
@click.option("--task", "tasks", metavar="ID", multiple=True, help="Only this one; repeatable.")
@click.option("--seeds", metavar="SEEDS", help="Seeds of the params, as 30,31; default 30.")
@click.option("-n", "workers", metavar="N", default="0", help="So many devices at a time, or auto.")
@click.option(
    "--checks", type=click.Choice(get_args(Rules)), default="strict", show_default=True,
    help="Rules of tasks that have two; with upstream, survivors are told and fail nothing.",
)  # fmt: skip
@click.option(
    "--json", "json", metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    help="Write what became of each mutant there too; - for standard output.",
)  # fmt: skip
@click.option(
    "--run", type=click.Path(path_type=Path, file_okay=False),
    help="Run directory; default a new one below androidbench-runs.",
)  # fmt: skip
def mutants_command(
    *,
    suite: str,
    tasks: tuple[str, ...],
    seeds: str | None,
    workers: str,
    checks: Rules,
    json: Path | None,
    run: Path | None,
) -> None:
    """Play what an audit plays of SUITE, then change its code bit by bit and see who notices.

    SUITE is the name of an installed one, a package, a folder with a suite.toml, or an archive.
    Exit status: 0 when each change was noticed or is excused; 1 when one survived, an entry of
    mutants.toml is needless or something was refused; 2 when it could not be run as asked.
    """
    run = (run or _new_run()).absolute()
    options = [f"--ab-run={run}", f"--ab-checks={checks}", "-n", workers]
    options += [f"--ab-tasks={','.join(tasks)}"] if tasks else []
    options += [f"--ab-seeds={seeds}"] if seeds else []
    aside = json == Path("-")
    with _found(suite) as where:
        words = ["--ab-mutants", "-rN", *options, *without(_OF_AGENTS), *where.arguments]
        status = run_pytest(words, folder=where.folder, out=ERRORS if aside else None)
    written = run / MUTANTS
    if status in (0, 1) and written.is_file():
        click.echo(clean(_verdict(run, status)), err=aside)
        if aside:
            click.echo(written.read_bytes())
        elif json is not None:
            _copy(written, json)
    raise SystemExit(_STATUSES.get(status, status))


def _new_run() -> Path:
    return Path("androidbench-runs", f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.getpid()}-mutants")


@contextmanager
def _found(suite: str) -> Iterator[Where]:
    """How pytest finds a suite; an archive is unpacked meanwhile.

    Raises:
        click.UsageError: it is a folder or an archive without a suite.
    """
    path = Path(suite)
    if path.is_dir() and (path / FILE_NAME).is_file():
        yield Where(arguments=(suite,))
        return
    packed = path if path.is_file() else archive_of(installed_suites().get(suite, suite))
    if packed is None:
        if suite not in installed_suites() and (os.sep in suite or path.is_dir()):
            raise click.UsageError(f"{suite} is no folder with a {FILE_NAME} and no archive")
        yield Where(arguments=(f"--ab-suite={suite}",))
        return
    with tempfile.TemporaryDirectory(prefix="androidbench-") as folder:
        try:
            packages = unpack(packed, Path(folder))
        except SuiteError as error:
            raise click.UsageError(str(error)) from error
        named = installed_suites().get(suite, suite)
        chosen = [named] if named in packages else packages
        yield Where(arguments=(f"--ab-suite={','.join(chosen)}",), folder=folder)


def _verdict(run: Path, status: int) -> str:
    """What the exit status is made of, in one sentence."""
    try:
        found = findings_of(RunDirectory.open(run))
    except AndroidBenchError as error:
        return f"nothing is told of mutants: {error}"
    told = ", ".join(_counted(found)) if found is not None else "no code was changed"
    return f"mutants of {run}: {told} (exit status {status})"


def _counted(found: Findings) -> list[str]:
    return [
        count(len(found.survivors), "survivor"),
        f"{len(found.needless)} needless in mutants.toml",
        f"{len(found.refused)} refused",
    ]


def _copy(written: Path, target: Path) -> None:
    try:
        target.write_bytes(written.read_bytes())
    except OSError as error:
        raise click.ClickException(f"cannot write {target}: {error.strerror or error}") from error
