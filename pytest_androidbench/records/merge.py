"""Putting several directories of one run together, in any order and any number of times."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.beside import BesideRun
from pytest_androidbench.records.contents import (
    EPISODES,
    MANIFEST,
    RunContents,
    StoredAttempt,
    order,
    read_contents,
)
from pytest_androidbench.records.criticised import CRITICISMS
from pytest_androidbench.records.division import (
    SHARDS,
    Division,
    put_together,
    read_division,
    written_division,
)
from pytest_androidbench.records.files import aside, sync_folder, told_plainly
from pytest_androidbench.records.judged import JUDGMENTS
from pytest_androidbench.records.kept import STORES, is_place, place_of, read_kept
from pytest_androidbench.records.labelled import TRUTHS
from pytest_androidbench.records.likeness import differences, joined, not_compared
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.packing import Packer, keep_once
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import EpisodeId
from pytest_androidbench.records.reference import REFERENCE, together
from pytest_androidbench.records.rundir import RunDirectory, written

_BESIDE: Final[tuple[BesideRun[Any, Any], ...]] = (JUDGMENTS, CRITICISMS, TRUTHS)
"""What was said of the episodes afterwards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """An episode that was scored more than once, not always alike; the first score counts."""

    episode: EpisodeId
    outcomes: tuple[str, ...]
    """In the order of the attempts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Merged:
    """What a merge brought."""

    run: RunDirectory
    added: int
    """Attempts that were not there before."""
    not_compared: tuple[str, ...] = ()
    """Fields of the manifests that may differ unseen, as they hold secrets."""
    division: Division | None = None
    """The plan that it is of, and which shards of it are there; None = none came from a shard."""


def merge(out: str | Path, sources: Sequence[str | Path]) -> Merged:
    """Put the attempts of like runs into `out`, which may itself be one of them.

    Raises:
        RunDirectoryError: the runs are unlike, or shards of different plans, or one cannot be read
            or written.
    """
    if not sources:
        raise RunDirectoryError("nothing to merge: name at least one run directory")
    contents = [read_contents(Path(source).resolve()) for source in sources]
    beside = [(file, [one for c in contents for one in file.read(c.path)]) for file in _BESIDE]
    target = Path(out).resolve()
    if (target / MANIFEST).exists():
        contents.append(read_contents(target))
    manifest = _common(contents)
    division = _division(contents)
    run = RunDirectory.create(target, manifest)
    run.write(MANIFEST, written(manifest))
    if division is not None:
        run.write(SHARDS, written_division(division))
    run.plan(_planned(contents, division))
    with told_plainly(run.path):
        _share(run.path, contents)
    reference = together(content.reference for content in contents)
    if reference.cells:
        run.write(REFERENCE, to_json(reference, indent=2) + b"\n")
    for file, words in beside:
        if words:
            file.unite(run.path, words)
    secrets = not_compared(content.manifest for content in contents)
    added = _gather(run.path, contents)
    return Merged(run=run, added=added, not_compared=tuple(secrets), division=division)


def conflicts(contents: RunContents) -> list[Conflict]:
    """Episodes whose scored attempts disagree."""
    found = []
    for episode, attempts in contents.by_episode.items():
        scored = [a.record for a in attempts if a.record.outcome.scored]
        if len({(record.outcome, record.score) for record in scored}) > 1:
            outcomes = tuple(str(record.outcome) for record in scored)
            found.append(Conflict(episode=episode, outcomes=outcomes))
    return found


def _common(contents: Sequence[RunContents]) -> Manifest:
    first = contents[0]
    for other in contents[1:]:
        if unlike := differences(first.manifest, other.manifest):
            raise RunDirectoryError(
                f"{other.path} is another run than {first.path} and cannot be merged with it:\n  "
                + "\n  ".join(line.replace(" there", f" in {first.path.name}") for line in unlike)
            )
    manifest = reduce(joined, (content.manifest for content in contents))
    commands = {line for c in contents for line in c.manifest.command.splitlines()}
    created = [c.manifest.created for c in contents if c.manifest.created]
    return replace(manifest, created=min(created, default=""), command="\n".join(sorted(commands)))


def _division(contents: Sequence[RunContents]) -> Division | None:
    """How the run is divided, if any of its parts is a shard; others may fill in cells."""
    found = [(content.path, read_division(content.path)) for content in contents]
    return put_together([(path, one) for path, one in found if one is not None])


def _planned(contents: Iterable[RunContents], division: Division | None) -> Iterator[Planned]:
    """What the run means to have: the whole of a plan that is divided, not only what has come."""
    for content in contents:
        yield from content.planned
    if division is not None:
        yield from division.plan


def _share(out: Path, contents: Iterable[RunContents]) -> None:
    """Bring what attempts share, before any attempt that needs it."""
    for content in contents:
        for store in STORES if content.path != out else ():
            for file in sorted((content.path / store).glob("*/*")):
                data, place = file.read_bytes(), file.relative_to(content.path).as_posix()
                # Whatever is not what its name says would depend on which came first.
                if is_place(place) and place_of(data, file.name.partition(".")[2]) == place:
                    keep_once(out / place, data)


def _gather(out: Path, contents: Iterable[RunContents]) -> int:
    """Bring every attempt under the name that all of them together give it."""
    places: dict[str, tuple[Path, StoredAttempt]] = {}
    copies: dict[str, list[Path]] = {}
    for content in contents:
        for attempt in content.every:
            copies.setdefault(attempt.digest, []).append(content.path / attempt.folder)
            if attempt.digest not in places or content.path == out:
                places[attempt.digest] = (content.path / attempt.folder, attempt)
    names = _names(attempt for _, attempt in places.values())
    # Where copies of an attempt are packed to different extents, the order must not tell.
    unlike = [digest for digest, folders in copies.items() if not _packed_alike(folders)]
    added, packer = 0, Packer(out)
    with told_plainly(out):
        # A name with a digest is always free: taking those first frees the plain ones.
        for digest in sorted(names, key=lambda d: ("." not in Path(names[d]).name, d)):
            folder = places[digest][0]
            added += _bring(folder, out / EPISODES / names[digest], folder.is_relative_to(out))
        for digest in unlike:
            packer.pack(f"{EPISODES}/{names[digest]}")
    return added


def _packed_alike(folders: Sequence[Path]) -> bool:
    first = read_kept(folders[0])
    return all(read_kept(other) == first for other in folders[1:])


def _names(attempts: Iterable[StoredAttempt]) -> dict[str, str]:
    taken: set[str] = set()
    names: dict[str, str] = {}
    for attempt in sorted(attempts, key=order):
        name = f"{attempt.record.episode.key}/{attempt.record.attempt}"
        if name in taken:
            name += f".{attempt.digest[:8]}"
        taken.add(name)
        names[attempt.digest] = name
    return names


def _bring(folder: Path, target: Path, at_home: bool) -> int:
    if folder == target:
        return 0
    target.parent.mkdir(parents=True, exist_ok=True)
    if at_home:
        folder.rename(target)
        return 0
    part = aside(target).with_suffix(".copy")
    try:
        _copy(folder, part)
        part.rename(target)
    except OSError:
        shutil.rmtree(part, ignore_errors=True)
        raise
    sync_folder(target.parent)
    return 1


def _copy(folder: Path, part: Path) -> None:
    # Not shutil.copytree: it wraps the disk's own error, and the advice depends on that.
    part.mkdir()
    for file in sorted(folder.rglob("*")):
        target = part / file.relative_to(folder)
        if file.is_dir():
            target.mkdir(parents=True, exist_ok=True)
        else:
            shutil.copyfile(file, target)
