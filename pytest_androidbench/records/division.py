"""How a run is divided into shards, as each shard's directory keeps it for the merge.

A shard has a plan of its own, the cells that it runs. Beside it lies the plan of the whole run, so
that a merge can tell whether shards belong together and which cells none of them has.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal, TypeAlias

from pytest_androidbench.codec import SCHEMA_VERSION, from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.contents import PLAN, read_plan
from pytest_androidbench.records.plan import Planned, united
from pytest_androidbench.records.shards import Shard, by_hash
from pytest_androidbench.texts import some

SHARDS: Final = "shards.json"
"""The file of a run directory that has it."""
MAX_NAMED: Final = 3

Way: TypeAlias = Literal["hash", "durations"]
"""What says which shard a cell is in: its key alone, or how long all cells are expected to take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Division:
    """The plan of a whole run, and how it is divided."""

    total: int
    """How many shards there are."""
    index: int = 0
    """The shard that the directory is of, from 1 on; 0 = shards were merged into it."""
    present: tuple[int, ...] = ()
    """The shards that are here."""
    way: Way = "hash"
    digest: str
    """sha256 over the names of all episodes: shards of other plans have another."""
    parts: str
    """sha256 over which cell is in which shard."""
    plan: tuple[Planned, ...]
    """All episodes of the run, by their names."""
    schema: int = SCHEMA_VERSION

    @property
    def missing(self) -> tuple[int, ...]:
        """The shards that are not here."""
        return tuple(n for n in range(1, self.total + 1) if n not in self.present)

    @property
    def shard(self) -> Shard | None:
        """The shard that the directory is of; None = shards were merged into it."""
        return Shard(index=self.index, total=self.total) if self.index else None


def divided(
    shard: Shard, plan: Iterable[Planned], numbers: Mapping[str, int], way: Way
) -> Division:
    """How a run is divided, for the directory of one of its shards.

    Args:
        shard: whose directory it is.
        plan: all episodes of the run.
        numbers: the shard of each cell, by its key.
        way: what said so.
    """
    whole = united([plan])
    cells = sorted({f"{one.cell.key} {numbers[one.cell.key]}" for one in whole})
    return Division(
        total=shard.total,
        index=shard.index,
        present=(shard.index,),
        way=way,
        digest=_digest(one.episode.key for one in whole),
        parts=_digest(cells),
        plan=whole,
    )


def read_division(path: Path) -> Division | None:
    """How the run of a directory is divided; None where it is not.

    Raises:
        RunDirectoryError: the file is damaged.
    """
    file = path / SHARDS
    try:
        return from_json(Division, file.read_bytes())
    except FileNotFoundError:
        return None
    except (CodecError, OSError) as error:
        raise RunDirectoryError(
            f"{file} is damaged: {error}; delete the folder and run the shard again"
        ) from error


def written_division(division: Division) -> bytes:
    """As it lies on the disk."""
    return to_json(division, indent=1) + b"\n"


def is_empty_shard(path: Path) -> bool:
    """Whether a directory is of a shard that has no episodes."""
    if not (path / SHARDS).is_file() or not (path / PLAN).is_file():
        return False
    try:
        return not read_plan(path)
    except RunDirectoryError:
        return False


def check_shard(path: Path, shard: Shard | None) -> None:
    """See that a run directory goes on as the same shard, or as what it was put together to.

    Args:
        path: of a run that is there.
        shard: that is asked for now; None = the whole run is.

    Raises:
        RunDirectoryError: it is another one, or none.
    """
    there = read_division(path)
    if there is None and shard is not None and read_plan(path):
        raise RunDirectoryError(
            f"{path} holds a run that is not divided, and no shard: give the shard {shard} a "
            "folder of its own with --ab-run, or leave --ab-shard out"
        )
    if there is None or there.shard == shard:
        return
    if there.shard is None:
        raise RunDirectoryError(
            f"{path} was put together of shards: leave --ab-shard={shard} out to run there what "
            "is missing, or give the shard a folder of its own with --ab-run"
        )
    asked = f"and not {shard}" if shard is not None else "and not the whole run"
    raise RunDirectoryError(
        f"{path} holds shard {there.shard} {asked}: repeat --ab-shard={there.shard}, or give this "
        "run a folder of its own with --ab-run"
    )


def gone_on(path: Path, here: Division) -> Division:
    """What a shard's directory is to keep, where one may be that goes on.

    A plan divided by hash may grow, for no cell changes its shard by that. One that asks for less
    stays what it was.

    Args:
        path: of the directory.
        here: how the run is divided that is asked for now.

    Raises:
        RunDirectoryError: another shard is there, or one that was divided otherwise.
    """
    check_shard(path, here.shard)
    there = read_division(path)
    if there is None or (there.digest, there.parts) == (here.digest, here.parts):
        return here
    if "durations" in (there.way, here.way):
        raise RunDirectoryError(
            f"{path} holds shard {here.shard} of a plan that was divided otherwise:\n  "
            f"{_unlike_cells(there, here)}\nshards by --ab-durations go on with the same tasks, "
            "seeds and durations alone; give this run a folder of its own with --ab-run"
        )
    whole = _newest(there, here)
    numbers = by_hash((one.cell.key for one in whole), here.total)
    shard = Shard(index=here.index, total=here.total)
    return divided(shard, whole, numbers, "hash")


def put_together(divisions: Sequence[tuple[Path, Division]]) -> Division | None:
    """How a run is divided whose shards are merged; None where none is a shard.

    Args:
        divisions: those of the directories, each with its path.

    Raises:
        RunDirectoryError: they are of different plans, or were divided in different ways.
    """
    if not divisions:
        return None
    first_path, first = divisions[0]
    for path, other in divisions[1:]:
        if why := _unlike(first, other, first_path.name):
            raise RunDirectoryError(
                f"{path} is no shard of the same plan as {first_path} and cannot be merged with "
                f"it:\n  {why}"
            )
    return replace(
        first,
        index=0,
        present=tuple(sorted({number for _, one in divisions for number in one.present})),
        plan=united(one.plan for _, one in divisions),
        schema=max(one.schema for _, one in divisions),
    )


def _unlike(first: Division, other: Division, name: str) -> str:
    """What keeps two shards apart; "" = nothing does."""
    if first.digest != other.digest:
        return (
            f"{_unlike_cells(first, other, f'in {name}')}\nrun both with the same tasks, seeds, "
            "repeats and profiles; a shard that was given more goes on with --ab-run"
        )
    if first.total != other.total:
        return f"one of {first.total} shards in {name}, one of {other.total} here"
    if first.parts != other.parts:
        return (
            f"divided by {first.way} in {name}, by {other.way} here, so that cells are in two "
            "shards or in none; all shards need the same --ab-durations"
        )
    return ""


def _unlike_cells(there: Division, here: Division, where: str = "there") -> str:
    """The episodes of one plan that the other has not."""
    names = [{one.episode.key for one in division.plan} for division in (there, here)]
    only = [(where, names[0] - names[1]), ("here", names[1] - names[0])]
    told = [f"only {place}: {some(sorted(keys), MAX_NAMED)}" for place, keys in only if keys]
    return "; ".join(told) or "the same episodes, in other shards"


def _newest(there: Division, here: Division) -> tuple[Planned, ...]:
    """All episodes of two plans, under the ids that they have now."""
    known = {one.episode for one in here.plan}
    return united([(one for one in there.plan if one.episode not in known), here.plan])


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
