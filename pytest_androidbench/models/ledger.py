"""What a run's calls have cost and may still cost: one file for all processes that make them.

A call is admitted when all that is spent, all that others have reserved, and the most that it can
cost itself fit under the cap together; so the cap is never passed, whoever asks at the same time.
Money is counted in whole billionths of a dollar, rounded up.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from pytest_androidbench.errors import CapReached
from pytest_androidbench.models.shared_file import open_shared
from pytest_androidbench.models.surroundings import ASKERS, AskerWords

NANO: Final = 1_000_000_000
_LOOK_SECONDS: Final = 0.05
"""Between two looks whether what others have reserved was settled: no other process can wake us."""
_TABLES: Final = """
CREATE TABLE IF NOT EXISTS spent (
    calls INTEGER NOT NULL, tokens INTEGER NOT NULL, money INTEGER NOT NULL, unsure INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS reserved (
    id INTEGER PRIMARY KEY, holder TEXT NOT NULL, money INTEGER NOT NULL
);
INSERT INTO spent SELECT 0, 0, 0, 0 WHERE NOT EXISTS (SELECT * FROM spent);
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """What calls have come to."""

    calls: int
    tokens: int
    money: float
    """US dollars."""
    unsure: float
    """Of these, what calls may have cost that broke off, counted at the most they could."""
    reserved: float
    """What calls under way may cost at most."""


class Ledger:
    """One process's access to the ledger of a run."""

    def __init__(
        self,
        folder: Path,
        *,
        words: AskerWords = ASKERS["agent"],
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        """Open the ledger, and be its holder of reservations until `close`, or the process's end.

        Args:
            folder: where it lies; made if it is not there.
            words: in which it is told that no more may be spent.
            wait: passes so many seconds.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._words, self._wait = words, wait
        self._holder = f"{os.getpid()}-{os.urandom(4).hex()}"
        # The kernel lets go of it when the process dies, however it does.
        self._alive = FileLock(self._lock_of(self._holder), timeout=0)
        self._alive.acquire()
        self._file = open_shared(folder / "ledger.sqlite", synchronous="NORMAL")
        with self._writing():
            for statement in _TABLES.split(";"):
                self._file.execute(statement)

    def reserve(self, most: float, cap: float | None) -> int:
        """Have the right to a call that costs so many dollars at most.

        Where it would fit but for what others have reserved, this waits until they have settled.

        Args:
            most: dollars.
            cap: of the whole run; None = there is none.

        Returns:
            The reservation, for `settle`.

        Raises:
            CapReached: with what is spent already it does not fit.
        """
        need, room = _nano(most), None if cap is None else math.floor(cap * NANO)
        while True:
            with self._writing():
                spent, reserved = self._sums()
                if room is None or spent + reserved + need <= room:
                    return self._insert(need)
                if spent + need > room:
                    assert cap is not None
                    raise CapReached(
                        f"{self._words.whole} may cost {cap:g} US dollars and has cost "
                        f"{spent / NANO:.4f}; the next call of its model, which can cost "
                        f"{most:.4f}, does not fit: {self._words.more}"
                    )
                freed = self._release_dead()
            if not freed:
                self._wait(_LOOK_SECONDS)

    def settle(self, reservation: int, money: float, tokens: int, *, unsure: bool = False) -> None:
        """Put what a call has cost in the place of what it might have cost.

        Args:
            reservation: the call's.
            money: dollars.
            tokens: of all kinds.
            unsure: whether that is the most it can have cost, since nobody said what it did.
        """
        cost = _nano(money)
        with self._writing():
            self._file.execute("DELETE FROM reserved WHERE id = ?", (reservation,))
            self._file.execute(
                "UPDATE spent SET calls = calls + 1, tokens = tokens + ?, money = money + ?, "
                "unsure = unsure + ?",
                (tokens, cost, cost if unsure else 0),
            )

    def spent(self) -> Spent:
        """All of the run's calls up to now, of every process."""
        calls, tokens, money, unsure = self._file.execute("SELECT * FROM spent").fetchone()
        (reserved,) = self._file.execute("SELECT total(money) FROM reserved").fetchone()
        return Spent(
            calls=calls, tokens=tokens, money=money / NANO, unsure=unsure / NANO,
            reserved=reserved / NANO,
        )  # fmt: skip

    def close(self) -> None:
        """Let go of the ledger; what is still reserved is anybody's."""
        self._file.close()
        self._alive.release()
        self._lock_of(self._holder).unlink(missing_ok=True)

    def _insert(self, money: int) -> int:
        added = self._file.execute(
            "INSERT INTO reserved (holder, money) VALUES (?, ?)", (self._holder, money)
        )
        assert added.lastrowid is not None
        return added.lastrowid

    def _sums(self) -> tuple[int, int]:
        (spent,) = self._file.execute("SELECT money FROM spent").fetchone()
        (reserved,) = self._file.execute("SELECT coalesce(sum(money), 0) FROM reserved").fetchone()
        return spent, reserved

    def _release_dead(self) -> int:
        """Give up what processes have reserved that are gone; how many these were."""
        holders = [each for (each,) in self._file.execute("SELECT DISTINCT holder FROM reserved")]
        dead = [holder for holder in holders if self._is_dead(holder)]
        for holder in dead:
            self._file.execute("DELETE FROM reserved WHERE holder = ?", (holder,))
            self._lock_of(holder).unlink(missing_ok=True)
        return len(dead)

    def _is_dead(self, holder: str) -> bool:
        if holder == self._holder:
            return False
        lock = FileLock(self._lock_of(holder), timeout=0)
        try:
            lock.acquire()
        except Timeout:
            return False
        lock.release()
        return True

    def _lock_of(self, holder: str) -> Path:
        return self._folder / f"holder-{holder}.lock"

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction that no other process's comes between."""
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._file.execute("ROLLBACK")
            raise
        self._file.execute("COMMIT")


def _nano(dollars: float) -> int:
    return math.ceil(round(dollars * NANO, 3))
