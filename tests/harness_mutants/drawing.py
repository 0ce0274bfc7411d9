"""Which changes are tried: drawn by a seed, lines that the last commits changed first."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from pytest_androidbench.mutants.excused import Excuse
from pytest_androidbench.mutants.judged import Mutant
from tests.harness_mutants.changes import Change, changes_of, function_lines
from tests.tiers import ROOT, git_text

PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "stats": ("stats",),
    "records": ("records",),
    "episodes": (
        "episodes",
        "plugin/test_model_calls.py",
        "plugin/test_mutants.py",
        "plugin/test_outcomes.py",
    ),
    "tasks": ("tasks", "plugin/test_bad_input.py"),
    "interface": ("interface", "provision"),
    "devices": ("devices", "contract"),
    "appdata": ("appdata", "contract", "task_suites"),
    "phone/shell": ("phone_shell",),
}
"""The packages whose code is changed, with the tests that are to notice."""
COMMITS: Final = 10
"""Lines that so many of the last commits changed are drawn first ..."""
RECENT_SHARE: Final = 0.5
"""... until they are so much of the sample: the rest is to be looked at in busy times, too."""
_FILE: Final = re.compile(r"^\+\+\+ b/(.+)$")
_HUNK: Final = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@")


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """A change that is tried, and where."""

    path: str
    """The file, from the root of the tree."""
    change: Change

    @property
    def mutant(self) -> Mutant:
        """The change as it is told and excused."""
        return Mutant(
            module=_module(self.path),
            function=self.change.function,
            line=self.change.line,
            column=self.change.column,
            operator=self.change.operator,
            original=self.change.original,
            mutated=self.change.mutated,
        )


class Drawer:
    """Draws from the functions of some packages."""

    def __init__(
        self, packages: Iterable[str] = PACKAGES, root: Path = ROOT, files: str = "*"
    ) -> None:
        """Find the files.

        Args:
            packages: of `PACKAGES`.
            root: of the tree.
            files: what their paths below it have to fit, with `*` for anything.
        """
        self._root = root
        found = (
            path.relative_to(root).as_posix()
            for package in packages
            for path in sorted((root / "pytest_androidbench" / package).rglob("*.py"))
        )
        self._paths = [path for path in found if fnmatchcase(path, files)]
        self._changes: dict[str, list[Change]] = {}

    def draw(self, seed: str, size: int) -> list[Drawn]:
        """So many changes, each on another line; fewer only where there are no more lines."""
        lines = [
            (path, line)
            for path in self._paths
            for line, _ in function_lines((self._root / path).read_text("utf-8"))
        ]
        lines.sort(key=lambda place: _drawn(seed, *place))
        changed = changed_lines()
        recent = [place for place in lines if place in changed]
        found: dict[tuple[str, int], Drawn] = {}
        for places, most in ((recent, int(size * RECENT_SHARE)), (lines, size)):
            for path, line in places:
                if len(found) >= most:
                    break
                if (path, line) not in found and (change := self._one_of(seed, path, line)):
                    found[path, line] = Drawn(path=path, change=change)
        return list(found.values())

    def excused(self, excuses: Iterable[Excuse]) -> list[Drawn]:
        """The changes that entries of `mutants.toml` are of, each once."""
        found: dict[Mutant, Drawn] = {}
        for excuse in excuses:
            if (path := self._path(excuse)) is None:
                continue
            for change in self._of(path):
                one = Drawn(path=path, change=change)
                # What a change reads like takes time to make: only for those of the function.
                if excuse.function.endswith(f":{change.function}") and excuse.is_for(one.mutant):
                    found[one.mutant] = one
        return list(found.values())

    def has(self, excuse: Excuse) -> bool:
        """Whether an entry is of a module of these packages, or of one that is gone."""
        folders = tuple(path.rpartition("/")[0] for path in self._paths)
        module = excuse.function.partition(":")[0].replace(".", "/")
        return module.rpartition("/")[0] in folders or module in folders

    def _path(self, excuse: Excuse) -> str | None:
        module = excuse.function.partition(":")[0]
        return next((path for path in self._paths if _module(path) == module), None)

    def _one_of(self, seed: str, path: str, line: int) -> Change | None:
        """A change of a line: a kind is drawn first, since some are ten times as many."""
        here = [change for change in self._of(path) if change.line == line]
        if not here:
            return None
        kinds = {change.operator for change in here}
        kind = min(kinds, key=lambda kind: _drawn(seed, path, line, kind))
        of_kind = [change for change in here if change.operator == kind]
        return of_kind[int.from_bytes(_drawn(seed, path, line)[:8], "big") % len(of_kind)]

    def _of(self, path: str) -> list[Change]:
        if path not in self._changes:
            self._changes[path] = changes_of((self._root / path).read_text("utf-8"))
        return self._changes[path]


def changed_lines() -> set[tuple[str, int]]:
    """Files and lines that the last commits changed, and what is not committed yet."""
    found: set[tuple[str, int]] = set()
    diff = git_text("diff", "-U0", "--no-color", "--no-ext-diff", f"HEAD~{COMMITS}", "--", "*.py")
    for path, first, count in _hunks(diff):
        found.update((path, line) for line in range(first, first + count))
    return found


def _hunks(diff: str) -> Iterator[tuple[str, int, int]]:
    path = ""
    for line in diff.splitlines():
        if named := _FILE.match(line):
            path = named[1]
        elif hunk := _HUNK.match(line):
            yield path, int(hunk[1]), int(hunk[2] or 1)


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _drawn(*words: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()
