"""The run: input after input, on one phone as long as it lasts."""

from __future__ import annotations

import itertools
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.security.canaries import Canaries
from tests.security.fuzz.entries import make
from tests.security.fuzz.findings import Finding, minimised
from tests.security.fuzz.inputs import Input
from tests.security.fuzz.judging import HANG, Verdict, judge
from tests.security.neighbour import Neighbour
from tests.security.watched import MEGABYTE, WatchedPhone

START: Final = "fuzz-start"
TOGETHER: Final = 8
"""Inputs in a row on one state of the phone."""

STOPPING: Final = frozenset(("crash", "hang", "memory", "left-running"))
"""Kinds after which nothing can be said of the phone any more."""

BREATH: Final = 0.15
"""Seconds after which a phone without work has been seen at rest."""

GROWTH: Final = 20 * MEGABYTE
WARM: Final = 1500
"""Inputs after which a phone has loaded and cached what it will: measured, 50 to 110 MB, then flat.

Of a shorter run nothing is said."""


class Host:
    """Phones one after the other, each with canaries of its own."""

    def __init__(self, code: Path | None) -> None:
        self._code = code
        self._stack = ExitStack()
        self.phone: WatchedPhone
        self.neighbour: Neighbour
        self.fresh()

    def fresh(self) -> None:
        """Put a new phone in the place of the one there was."""
        self._stack.close()
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="fuzz-")))
        canaries = self._stack.enter_context(Canaries(folder / "phone"))
        self.phone = self._stack.enter_context(WatchedPhone(canaries, self._code))
        self.neighbour = Neighbour(self.phone, patience=HANG + 1)
        self.neighbour.settle_down()
        self.phone.save(START)

    def back(self) -> None:
        """The state that each round of inputs starts from."""
        self.phone.load(START)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._stack.close()


@dataclass(slots=True)
class Run:
    """What one run does, and what it found."""

    host: Host
    seed: str
    entry: str
    tell: Callable[[str], None]
    minimise_seconds: float = 30.0
    found: list[Finding] = field(default_factory=list)
    tried: int = 0
    sizes: list[int] = field(default_factory=list)
    """Resident bytes after each round on the present phone."""

    _shapes: set[tuple[str, str, str]] = field(default_factory=set)
    _spoiled: bool = True
    """Whether the phone shows what it should not, so that another one is needed."""

    _disturbed: bool = False
    """Whether the neighbour's page may be gone from the screen."""

    _minimising: float = 0.0

    def numbers(self, numbers: Iterable[int], seconds: float, most: int) -> None:
        """Try the inputs with these numbers, for a time, or until so many findings.

        The time that making them small takes does not count.
        """
        end = time.monotonic() + seconds
        for number in numbers:
            if time.monotonic() > end + self._minimising or len(self.found) >= most:
                return
            self.attempt(make(self.entry, self.seed, number), number)

    def attempt(self, candidate: Input, number: int) -> None:
        """Try one input on the phone as those before left it; `number` names it if it finds."""
        if self._disturbed and not candidate.on_screen:
            self.host.back()
        verdicts = judge(self.host.phone, self.host.neighbour, candidate)
        self.tried += 1
        self._disturbed = candidate.on_screen
        stopped = any(verdict.kind in STOPPING for verdict in verdicts)
        if not stopped and (
            verdicts or self.tried % TOGETHER == 0 or self._left_jobs_behind(candidate)
        ):
            verdicts += self._go_back()
        if verdicts:
            self._add(verdicts, number, candidate)
            self.host.fresh()
            self._disturbed = False
            self.sizes.clear()

    def _left_jobs_behind(self, candidate: Input) -> bool:
        """Whether jobs go on, as they may for a minute's work: the next input were blamed for it.

        A restore ends them.
        """
        return candidate.may_leave_jobs and self.host.phone.settles_within(BREATH) is None

    def _go_back(self) -> list[Verdict]:
        """Restore; afterwards the phone must be as at the start."""
        self._disturbed = False
        phone, neighbour = self.host.phone, self.host.neighbour
        try:
            self.host.back()
        except LookupError as error:
            return [Verdict(kind="restore", detail=str(error))]
        self.sizes.append(phone.resident)
        wrong = [*neighbour.visit(), *neighbour.visit()]
        return [Verdict(kind="neighbour", detail=f"after a restore: {line}") for line in wrong[:1]]

    def _add(self, verdicts: Sequence[Verdict], number: int, candidate: Input) -> None:
        """Keep those that are new, with the smallest input that shows the first of them."""
        found = [
            Finding(
                verdict=verdict,
                seed=self.seed,
                entry=self.entry,
                number=number,
                tried=candidate,
            )
            for verdict in verdicts
        ]
        new = [finding for finding in found if finding.shape not in self._shapes]
        if not new:
            return
        self._shapes.update(finding.shape for finding in new)
        started = time.monotonic()
        verdict = new[0].verdict
        small = minimised(candidate, lambda less: self._shows(verdict, less), self.minimise_seconds)
        self._minimising += time.monotonic() - started
        for finding in new:
            self.found.append(replace(finding, tried=small or candidate))
            self.tell(f"{self.found[-1]}" + ("" if small else "\n  (not alone on a fresh phone)"))

    def _shows(self, verdict: Verdict, less: Input) -> bool:
        """Whether a smaller input shows the same kind of thing on a phone in its first state."""
        phone = self.host.phone
        if not phone.alive or self._spoiled:
            self.host.fresh()
        else:
            try:
                self.host.back()
            except LookupError:
                self.host.fresh()
        found = judge(self.host.phone, self.host.neighbour, less)
        self._spoiled = bool(found)
        return any(one.kind == verdict.kind for one in found)

    def growth(self) -> int | None:
        """Bytes gained since the phone was warm; None where it did not live long enough."""
        return gained(self.sizes[WARM // TOGETHER :])


def gained(sizes: Sequence[int]) -> int | None:
    """How far the floor has risen from the first fifth of some sizes to the last.

    What one input takes for a moment, such as a large answer, stays with the process for up to
    a hundred inputs more: a phone went from 92 to 190 MB and back to 96. What is lost is not given
    back, and lifts the least sizes, too.
    """
    part = len(sizes) // 5
    return min(sizes[-part:]) - min(sizes[:part]) if part > 1 else None


def run(
    host: Host, *, seed: str, entry: str, rounds: int | None, minutes: float, most: int,
    tell: Callable[[str], None],
) -> Run:  # fmt: skip
    """Try inputs for so many rounds or minutes."""
    one = Run(host=host, seed=seed, entry=entry, tell=tell)
    numbers = itertools.count() if rounds is None else range(rounds)
    one.numbers(numbers, minutes * 60, most)
    return one
