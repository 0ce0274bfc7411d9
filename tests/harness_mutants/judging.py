"""Has drawn changes tried, in a copy of the tree, and tells what became of them."""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.mutants.excused import excused, needless, read_excuses
from pytest_androidbench.mutants.judged import Fate, Judged
from pytest_androidbench.mutants.score import NOTICED
from tests.harness_mutants.drawing import PACKAGES, Drawer, Drawn
from tests.harness_mutants.session import REQUEST, Request, Result
from tests.harness_mutants.trying import Trial, Tried
from tests.harness_mutants.type_checking import refused
from tests.tiers import ROOT, git_text

EXCUSES: Final = Path(__file__).with_name("mutants.toml")
"""Survivors that need not be noticed, each with its reason."""
MINUTES: Final = 15.0
"""How much of processors a sample takes at most; on two that are idle, half as long."""
REFUSED: Final = "the type checker refuses it"
SHOWN: Final = 12
"""Tests that are told of a change that survived them: the quickest."""
_OPTIONS: Final = (
    "-p", "tests.harness_mutants.session", "-q", "-s", "--hypothesis-seed=1",
    "-p", "no:cacheprovider",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What became of a sample."""

    judged: tuple[tuple[Drawn, Judged], ...]
    not_begun: int
    """Drawn, and not tried within the minutes."""
    stale: tuple[str, ...]
    """Sentences on entries of `mutants.toml` that are of nothing."""
    result: Result

    def count(self, *fates: Fate) -> int:
        """How many came to one of these."""
        return sum(one.fate in fates for _, one in self.judged)

    @property
    def tested(self) -> int:
        """All but the excused and unfit."""
        return self.count(*NOTICED, Fate.SURVIVED)

    @property
    def share(self) -> float:
        """Noticed of the tested, 0..1; 0 where there are none."""
        return self.count(*NOTICED) / self.tested if self.tested else 0.0

    def lines(self) -> Iterator[str]:
        """Survivors as diffs, with the tests they were tried on, and the numbers."""
        for drawn, one in self.judged:
            if one.fate in (Fate.SURVIVED, Fate.UNFIT):
                yield f"{one.fate}, {one.why}: {drawn.mutant.module}:{drawn.mutant.function}"
                yield drawn.change.diff(drawn.path)
                yield from (f"    {name}" for name in one.ends[:SHOWN])
                if len(one.ends) > SHOWN:
                    yield f"    and {len(one.ends) - SHOWN} that took longer"
                yield ""
        yield from self.stale
        yield from (f"fails unchanged: {name}" for name in self.result.failed)
        seconds = sorted(one.seconds[0] for _, one in self.judged) or [0.0]
        middle, late = seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100]
        yield f"{self.result.tests} tests, followed in {self.result.recording:.0f} s"
        yield f"a change took {middle:.2f} s (median), {late:.1f} s (99 of 100)"
        counts = Counter(one.fate for _, one in self.judged)
        yield ", ".join(f"{counts[fate]} {fate}" for fate in Fate if counts[fate])
        if self.not_begun:
            yield f"{self.not_begun} not begun within the minutes"
        by_types = sum(one.why == REFUSED for _, one in self.judged)
        yield f"noticed: {self.share:.1%}, {by_types} of them by the type checker alone"


def judge(
    seed: str,
    size: int,
    packages: Sequence[str] = tuple(PACKAGES),
    *,
    jobs: int = 1,
    minutes: float = MINUTES,
    files: str = "*",
) -> Report:
    """Draw so many changes by a seed and try them; those that are excused are tried beside them.

    Args:
        seed: the same, the same changes.
        size: how many.
        packages: of `PACKAGES`.
        jobs: how many processes record, and then try, at a time.
        minutes: of processors that it takes at most.
        files: as `Drawer` takes it.

    Raises:
        RuntimeError: the session that tries them failed; says how.
    """
    drawer, excuses = Drawer(packages, files=files), read_excuses(EXCUSES)
    known = drawer.excused(excuses)
    mutants = {one.mutant for one in known}
    drawn = [*known, *(one for one in drawer.draw(seed, size) if one.mutant not in mutants)]
    folders = dict.fromkeys(folder for name in packages for folder in PACKAGES[name])
    result = _run(
        Request(
            tests=tuple(f"tests/{folder}" for folder in folders),
            sources=tuple(f"pytest_androidbench/{name}" for name in packages),
            trials=tuple(_trial(one) for one in drawn),
            jobs=jobs,
            seconds=minutes * 60,
        )
    )
    tried = [(drawn[place], _judged(drawn[place], one)) for place, one in sorted(result.tried)]
    tried = _type_checked(tried)
    judged = list(excused([one for _, one in tried], excuses))
    gone = [each for each in excuses if not any(each.is_for(mutant) for mutant in mutants)]
    ours = [each for each in gone if drawer.has(each)]
    return Report(
        judged=tuple(zip((one for one, _ in tried), judged, strict=True)),
        not_begun=len(drawn) - len(tried),
        stale=(
            *(f"{EXCUSES.name}: there is no such mutant any more: {each}" for each in ours),
            *needless(judged, [each for each in excuses if each not in gone]),
        ),
        result=result,
    )


def _trial(drawn: Drawn) -> Trial:
    first, last = drawn.change.statement
    return Trial(path=drawn.path, first=first, last=last, source=drawn.change.source)


def _judged(drawn: Drawn, tried: Tried) -> Judged:
    unreached = tried.fate is Fate.UNREACHED
    return Judged(
        mutant=drawn.mutant,
        suite="",
        task="",
        own=False,
        fate=Fate.SURVIVED if unreached else tried.fate,
        why="no test executes it" if unreached else f"tried on {len(tried.tests)} tests",
        ends=tried.tests,
        seconds=(tried.seconds,),
    )


def _type_checked(tried: Sequence[tuple[Drawn, Judged]]) -> list[tuple[Drawn, Judged]]:
    """The same, with survivors noticed that the type checker refuses."""
    survivors = [place for place, (_, one) in enumerate(tried) if one.fate is Fate.SURVIVED]
    if not survivors:
        return list(tried)
    with tempfile.TemporaryDirectory(prefix="changes-") as folder:
        _copy(Path(folder))
        places = set(refused(Path(folder), [tried[place][0] for place in survivors]))
    noticed = {survivors[place] for place in places}
    return [
        (drawn, replace(one, fate=Fate.KILLED, why=REFUSED) if place in noticed else one)
        for place, (drawn, one) in enumerate(tried)
    ]


def _run(request: Request) -> Result:
    """Have a session do what is asked for, in a copy of the tree as it is."""
    with tempfile.TemporaryDirectory(prefix="changes-") as folder:
        copy, asked = Path(folder) / "tree", Path(folder) / "asked"
        _copy(copy)
        asked.mkdir()
        # Phones compile in each process anew what is not compiled: they may write nowhere.
        compileall.compile_dir(copy / "pytest_androidbench", quiet=2)
        (asked / "request.json").write_bytes(to_json(request))
        environment = {
            **os.environ,
            "PYTHONPATH": str(copy),
            "COVERAGE_CORE": "ctrace",  # of its ways the only one that tells tests apart everywhere
            "OPENBLAS_NUM_THREADS": "1",  # a process with threads is none to be forked
            REQUEST: str(asked),
        }
        for name in [name for name in environment if name.startswith("PYTEST_")]:
            del environment[name]  # the session of whoever asks is no business of this one
        with (asked / "printed").open("wb") as printed:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *_OPTIONS, *request.tests],
                cwd=copy, env=environment, stdout=printed, stderr=subprocess.STDOUT, check=False,
            )  # fmt: skip
        result = asked / "result.json"
        if done.returncode or not result.exists():
            told = (asked / "printed").read_text("utf-8", errors="replace")[-4000:]
            raise RuntimeError(f"no change was tried: exit status {done.returncode}\n{told}")
        return from_json(Result, result.read_bytes())


def _copy(target: Path) -> None:
    """Copy what git knows of, as it stands here, committed or not."""
    for name in git_text("ls-files", "-coz", "--exclude-standard").split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)
