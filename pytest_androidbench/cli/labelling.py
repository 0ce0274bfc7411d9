"""The command `androidbench label`: since when the checks of a run's episodes held, by replays."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from pytest_androidbench.cli.asking import FOLDER
from pytest_androidbench.cli.pytesting import run_pytest, without
from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_contents
from pytest_androidbench.records.labelled import LABELLED, EpisodeTruth, keep_truth
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.record import STEPS
from pytest_androidbench.report.wording import count
from pytest_androidbench.texts import clean

_OF_AGENTS: Final = (
    "ab_agent", "ab_agent_options", "ab_baseline", "ab_critic", "ab_critic_options", "ab_grow",
    "ab_grow_within=false", "ab_study", "ab_trials", "ab_vary",
)  # fmt: skip
_RAN: Final = (0, 1)
"""What pytest ends with where it ran, whatever it says of its tests."""
_MOST_TOLD: Final = 20
"""Lines of pytest's output that are told where it did not run."""


@click.command(
    "label",
    short_help="Find out by replays since when the checks of RUN's episodes held.",
    context_settings={"ignore_unknown_options": True},
)
@click.argument("run", type=FOLDER)
@click.argument("words", metavar="[PYTEST_ARGUMENTS]...", nargs=-1, type=click.UNPROCESSED)
@click.option(
    "--replays", type=FOLDER,
    help="Keep the replays' two run directories below this folder, and resume them; default: they "
    "are removed.",
)  # fmt: skip
def label_command(*, run: Path, words: tuple[str, ...], replays: Path | None) -> None:
    """Replay the first k actions of each scored episode of RUN, for each k, and run its checks.

    A check's step is the first k from which it holds to the end; those that hold before anything
    was done are left out. What is found is kept in RUN's labelled.json, to hold a critic to it; it
    changes no outcome. Suites, seeds, repeats, rules, limits and device are those of RUN; what
    else it was started with, and -n, is given as arguments of pytest. Exit status 1 where
    not all episodes could be labelled.
    """
    from pytest_androidbench.critic.truth import labelled, truths_of  # noqa: PLC0415 - slow

    contents = read_contents(run)
    attempts = labelled(contents)
    with _folder(replays) as where:
        asked = [*_asked(contents.manifest, attempts), *words]
        click.echo(f"replaying {count(len(attempts), 'episode')} ...", err=True)
        untouched = _replayed(where / "untouched", ["--agent=null", *asked])
        longest = max(one.record.steps for one in attempts)
        again = [f"--agent=replay:{run.absolute()}", *_varied(longest), *asked]
        truths = truths_of(contents, untouched, _replayed(where / "replayed", again))
    keep_truth(run, truths)
    for line in _told(run, truths):
        click.echo(clean(line))
    raise SystemExit(any(one.fault for one in truths))


@contextmanager
def _folder(chosen: Path | None) -> Iterator[Path]:
    if chosen is not None:
        yield chosen.absolute()
        return
    with tempfile.TemporaryDirectory(prefix="androidbench-") as folder:
        yield Path(folder)


def _asked(manifest: Manifest, attempts: Sequence[StoredAttempt]) -> Iterator[str]:
    """What both runs of replays are asked for."""
    yield from without(_OF_AGENTS)
    yield from ("-q", "-rN", "--ab-screenshots=off", "--ab-device-log=off")
    yield f"--ab-suite={','.join(suite.name for suite in manifest.suites)}"
    yield f"--ab-tasks={','.join(sorted({one.record.cell.task for one in attempts}))}"
    yield f"--ab-seeds={','.join(map(str, manifest.seeds))}"
    yield f"--ab-repeats={manifest.repeats}"
    yield f"--ab-checks={manifest.checks}"
    yield f"--ab-device={manifest.device}"
    if manifest.draws:
        yield f"--ab-draws={manifest.draws}"
    if manifest.pace is not None:
        yield f"--ab-pace={manifest.pace:g}"
    if manifest.limits:
        limits = (f"{name}={value:g}" for name, value in manifest.limits.items())
        yield f"--ab-limits={','.join(limits)}"


def _varied(longest: int) -> Iterator[str]:
    """A replay of each number of actions below the most that an episode has."""
    if longest > 1:
        # Twice the first: a number alone would be how many limits there are to be.
        numbers = ":".join(map(str, (1, *range(1, longest))))
        yield f"--ab-vary={STEPS}={numbers}"


def _replayed(where: Path, words: Sequence[str]) -> RunContents:
    # Replays of few actions fail, and what pytest tells of them would be taken for faults.
    log = where.with_suffix(".log")
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as out:
        status = run_pytest([f"--ab-run={where}", *words], out=out)
    if status not in _RAN:
        told = log.read_text("utf-8", "replace").splitlines()[-_MOST_TOLD:]
        raise click.ClickException(
            clean("\n".join(told)) + "\nthe replays could not be run, and nothing was labelled: "
            f"pytest ended with {status}; give it the place of the tasks and what else the run was "
            "started with"
        )
    return read_contents(where)


def _told(run: Path, truths: Sequence[EpisodeTruth]) -> Iterator[str]:
    for one in truths:
        if one.fault:
            yield f"{one.episode}: not labelled: {one.fault}"
    good = [one for one in truths if not one.fault]
    checks = [check for one in good for check in one.checks]
    held = sum(check.steps > 0 for check in checks)
    yield (
        f"{count(len(good), 'episode')} of {len(truths)} labelled in {run / LABELLED}: "
        f"{count(len(checks), 'check')}, of which {held} came to hold; "
        f"{sum(len(one.left_out) for one in good)} left out, which held before anything was done."
    )
