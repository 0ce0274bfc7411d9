"""The run directory: one folder that holds all episodes of a run and can be resumed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.attempt import AttemptFolder
from pytest_androidbench.records.contents import (
    EPISODES,
    MANIFEST,
    NUMBERED,
    PLAN,
    RunContents,
    StoredAttempt,
    attempts_at,
    finished,
    read_contents,
    read_manifest,
    read_plan,
)
from pytest_androidbench.records.files import aside, told_plainly, write_new, write_whole
from pytest_androidbench.records.likeness import code_differences, differences, joined
from pytest_androidbench.records.manifest import Manifest, Resume
from pytest_androidbench.records.plan import Planned, united
from pytest_androidbench.records.record import EpisodeId, Record
from pytest_androidbench.records.recovery import manifest_again, manifest_is_lost

_UNLIKE: Final = (
    "give this run a folder of its own with --ab-run, or repeat the options of the run that is "
    "there"
)
_CHANGED: Final = (
    "the agent's code has changed since: --ab-resume=anyway takes the results that are there all "
    "the same, and a folder of its own given with --ab-run takes none"
)


class RunDirectory:
    """Reads and writes one run; several processes may hold one on the same folder at once."""

    def __init__(self, path: Path, manifest: Manifest, *, durable: bool = True) -> None:
        """A run that is there.

        Args:
            path: the folder.
            manifest: of the run.
            durable: whether finished records outlive the machine's power: none does that is to be
                thrown away, and writing it need not wait for the disk.
        """
        self.path = path
        self.manifest = manifest
        self.durable = durable

    @classmethod
    def create(
        cls, path: str | Path, manifest: Manifest, *, resume: Resume = "same"
    ) -> RunDirectory:
        """Start a run in a new folder, or resume the like one that is there.

        A manifest that was lost, or cut off, is written again if the records allow it.

        Args:
            path: the folder.
            manifest: of the run as it is asked for now.
            resume: `anyway` takes the results of an agent whose code has changed since.

        Raises:
            RunDirectoryError: an unlike run or something else is there, or it cannot be written.
        """
        folder = Path(path).absolute()
        with told_plainly(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if manifest_is_lost(folder):
                write_whole(folder / MANIFEST, written(manifest_again(folder, manifest)))
            elif not (folder / MANIFEST).exists():
                _refuse_strangers(folder)
            write_new(folder / MANIFEST, written(manifest))
            (folder / EPISODES).mkdir(exist_ok=True)
        run = cls.open(folder)
        run.refuse_unlike(manifest, resume)
        together = joined(run.manifest, manifest)
        if together != run.manifest:
            run.write(MANIFEST, written(together))
        return cls(folder, together)

    @classmethod
    def open(cls, path: str | Path) -> RunDirectory:
        """Open a run that exists.

        Raises:
            RunDirectoryError: there is none, or it cannot be read.
        """
        folder = Path(path).absolute()
        return cls(folder, read_manifest(folder))

    def refuse_unlike(self, manifest: Manifest, resume: Resume) -> None:
        """Let a run that is asked for now go on here only if it is like the one that is here.

        Raises:
            RunDirectoryError: it is another; names what differs.
        """
        unlike = differences(self.manifest, manifest)
        changed = code_differences(self.manifest, manifest)
        told = [line for line in unlike if line not in changed] if resume == "anyway" else unlike
        if told:
            lines = "\n  ".join(told)
            advice = _CHANGED if told == changed else _UNLIKE
            raise RunDirectoryError(
                f"{self.path} holds another run than this one:\n  {lines}\n{advice}"
            )

    def attempt(self, episode: EpisodeId, attempt: int | None = None) -> AttemptFolder:
        """Begin an attempt, by default the next one; nobody sees it until it is finished."""
        number = attempt if attempt is not None else self.next_attempt(episode)
        final = self.path / EPISODES / episode.key / str(number)
        part = aside(final)
        with told_plainly(self.path):
            part.mkdir(parents=True)
        return AttemptFolder(self.path, part, final, durable=self.durable)

    def has_begun(self, episode: EpisodeId) -> bool:
        """Whether any attempt at an episode was begun, be it that it was cut off."""
        return self.next_attempt(episode) > 1

    def next_attempt(self, episode: EpisodeId) -> int:
        """The number after the highest one used, by attempts that were cut off too."""
        folder = self.path / EPISODES / episode.key
        names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
        found = [NUMBERED.match(name) for name in names]
        return 1 + max((int(match.group(1)) for match in found if match), default=0)

    def close_interrupted(self, record: Record) -> StoredAttempt:
        """Finish the attempt that a dead process left behind, keeping its steps and files.

        Where somebody else has done so, what they wrote stays, and is given.
        """
        folder = self.path / EPISODES / record.episode.key
        left = sorted(folder.glob(f".{record.attempt}.*.part"), key=lambda p: p.stat().st_mtime)
        if not left:
            for known in attempts_at(self.path, record.episode):
                if known.record.attempt == record.attempt:
                    return known
            begun = self.attempt(record.episode, record.attempt)
            return begun.finish(record)
        final = folder / str(record.attempt)
        return AttemptFolder(self.path, left[-1], final).finish(record)

    def contents(self) -> RunContents:
        """Read everything that is finished now."""
        return read_contents(self.path)

    def records(self) -> list[Record]:
        """For each episode the record that counts: the first scored attempt, else the last."""
        return list(self.contents().records)

    def finished(self) -> frozenset[str]:
        """Keys of the episodes that are scored, so that a resumed run need not repeat them."""
        return finished(self.contents().attempts)

    def plan(self, planned: Iterable[Planned]) -> None:
        """Add episodes to those the run means to have, under the ids that they have now."""
        asked = united([planned])
        known = {one.episode for one in asked}
        before = [one for one in read_plan(self.path) if one.episode not in known]
        everything = united([before, asked])
        self.write(PLAN, to_json(everything, indent=1) + b"\n")

    def not_run(self) -> list[Planned]:
        """Planned episodes without any finished attempt."""
        return list(self.contents().not_run)

    def write(self, name: str, data: bytes) -> Path:
        """Put a document of the run at a relative path, whole or not at all."""
        target = self.path / name
        with told_plainly(self.path):
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, data)
        return target


def written(manifest: Manifest) -> bytes:
    """A manifest as it lies on the disk."""
    return to_json(manifest, indent=2) + b"\n"


def _refuse_strangers(folder: Path) -> None:
    # Plain files are let be: pytest may have opened its log or JUnit file there already.
    folders = (e.name for e in folder.iterdir() if e.is_dir() and not e.name.startswith("."))
    strangers = sorted(name for name in folders if name != EPISODES)
    if strangers:
        raise RunDirectoryError(
            f"{folder} is no run directory and holds other things ({', '.join(strangers[:3])}); "
            "give the run a folder of its own with --ab-run"
        )
