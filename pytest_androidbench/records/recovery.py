"""A run whose manifest was lost: told from a new one, and given another that fits its records."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION, from_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.interface import defaults
from pytest_androidbench.records.contents import EPISODES, MANIFEST, RECORD, read_attempts
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.record import Record

_DEFAULTS: Final = {
    "--agent": "audit",
    "--ab-device": defaults.DEVICE,
    "--ab-checks": defaults.RULES,
}
"""What a command line says by leaving an option out."""
MAX_TOLD: Final = 10


def manifest_is_lost(folder: Path) -> bool:
    """Whether a run's manifest is gone though there are records, or was cut off."""
    try:
        data = (folder / MANIFEST).read_bytes()
    except FileNotFoundError:
        return any((folder / EPISODES).glob(f"*/*/{RECORD}"))
    except OSError:
        return False
    try:
        from_json(object, data)
    except CodecError:
        return True
    return False


def manifest_again(folder: Path, manifest: Manifest) -> Manifest:
    """The manifest of a run that lost its own, made of the records and what is asked for now.

    Args:
        folder: of the run.
        manifest: of the run as it is asked for now.

    Raises:
        RunDirectoryError: the records are of another run, as far as they tell.
    """
    records = [attempt.record for attempt in read_attempts(folder)[0]]
    unlike = sorted({line for record in records for line in _differences(record, manifest)})
    if unlike:
        lines = "\n  ".join(unlike[:MAX_TOLD])
        raise RunDirectoryError(
            f"{folder} has lost its {MANIFEST}, and its records are of another run than this "
            f"one:\n  {lines}\nrepeat the options they were made with, or give this run a folder "
            "of its own with --ab-run"
        )
    cells = [record.cell for record in records]
    trials = [record.trial for record in records]
    return replace(
        manifest,
        seeds=tuple(sorted({*manifest.seeds, *(cell.seed for cell in cells)})),
        repeats=max([manifest.repeats, *(cell.repeat + 1 for cell in cells)]),
        trials=max([manifest.trials, *trials]),
    )


def _differences(record: Record, manifest: Manifest) -> Iterator[str]:
    if record.schema > SCHEMA_VERSION:
        yield f"schema: {record.schema} there, up to {SCHEMA_VERSION} here"
    suites = [suite.name for suite in manifest.suites]
    if record.cell.suite not in suites:
        yield f"suites: {record.cell.suite} there, {', '.join(suites)} here"
    if record.cell.profile not in manifest.profiles:
        yield f"profiles: {record.cell.profile} there, {', '.join(manifest.profiles)} here"
    judge = record.judged.judge if record.judged is not None else ""
    if record.outcome.scored and judge != manifest.trial_judge:
        yield f"trial_judge: {judge or 'none'} there, {manifest.trial_judge or 'none'} here"
    yield from _other_options(record.repro, manifest)


def _other_options(command: str, manifest: Manifest) -> Iterator[str]:
    """What the command that runs a cell again says otherwise."""
    said = dict(_options(command))
    if not said.keys() & {"--agent", "--ab-audit"}:
        return
    given = _DEFAULTS | said
    here = {
        "--agent": manifest.agent,
        "--ab-device": manifest.device,
        "--ab-checks": manifest.checks,
    }
    for flag, value in here.items():
        if given[flag] != value:
            yield f"{flag}: {given[flag]} there, {value} here"
    limits = {f"{name}={value:g}" for name, value in manifest.limits.items()}
    found = set(filter(None, given.get("--ab-limits", "").split(",")))
    if found != limits:
        told = [",".join(sorted(side)) or "none" for side in (found, limits)]
        yield f"--ab-limits: {told[0]} there, {told[1]} here"


def _options(command: str) -> Iterator[tuple[str, str]]:
    try:
        words = shlex.split(command)
    except ValueError:
        return
    for word in words:
        flag, _, value = word.partition("=")
        if flag.startswith("--"):
            yield flag, value
