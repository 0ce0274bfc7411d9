"""The tests that a change of a few files needs: `python -m tests.near` names them.

They are those of each package that changed and of the packages that import it, by the tables in
`tests/import_tables.py`. The plugin imports nearly all of them: unless it was changed itself, some
runs from end to end stand for it. The whole is chosen so that it takes 90 seconds on two cores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.import_tables import ALLOWED, BASE, PHONE_ALLOWED
from tests.tiers import git

ROOT: Final = Path(__file__).parents[1]
ALWAYS: Final = ("tests/test_imports.py",)
FOLDERS: Final[Mapping[str, tuple[str, ...]]] = {
    "codec": ("records", "interface"),
    "errors": (),
    "texts": ("test_texts.py", "report"),
    "suites": ("suites", "plugin/test_installed_suites.py"),
    "cli": ("report",),
    "audit": ("report",),
}
"""Where the tests of a package are that has no folder of its name."""
ASWELL: Final[Mapping[str, tuple[str, ...]]] = {
    "devices": ("contract",),
    "appdata": ("contract",),
    "phone/shell": ("security",),
    "phone/wire": ("security",),
    "report": ("browser",),
    "cli": ("cli",),
}
"""Tests that only the package itself needs, not those that import it."""
OTHERS: Final[Mapping[str, tuple[str, ...]]] = {
    "task_suites": ("task_suites", "tasks"),
    "docs": ("docs",),
    "README.md": ("docs",),
    "CONTRIBUTING.md": ("docs",),
    "examples": ("docs",),
    "fixtures": ("task_suites", "episodes"),
}
"""What is not in the package."""


def near(paths: Sequence[str]) -> list[str]:
    """Folders and files of tests for changed files."""
    found = {f"tests/{name}" for path in paths for name in _near(Path(path).parts)}
    inner = {name for name in found if any(name.startswith(f"{other}/") for other in found)}
    return sorted(name for name in found - inner if (ROOT / name).exists())


def _near(parts: tuple[str, ...]) -> Iterator[str]:
    match parts:
        case ("tests", "phone_apps", app, _, *_):
            yield f"phone_apps/{app}"
        case ("tests", folder, _, *_):
            yield folder
        case ("tests", name) if name.startswith("test_"):
            yield name
        case ("pytest_androidbench", "phone", "apps", app, _, *_):
            yield _app(app)
        case ("pytest_androidbench", "phone", part, *_):
            yield from _of_phone(part.removesuffix(".py"))
        case ("pytest_androidbench", package, *_):
            yield from _of_package(package.removesuffix(".py"))
        case (top, *_):
            yield from OTHERS.get(top, ())


def _app(name: str) -> str:
    # What the Simple apps share is tested with them, and the gallery of screens is no app.
    return {"simple": "phone_apps", "gallery": "phone_apps/simple_gallery"}.get(
        name, f"phone_apps/{name}"
    )


def _of_phone(part: str) -> Iterator[str]:
    yield from ASWELL.get(f"phone/{part}", ())
    for name in (part, *(other for other, known in PHONE_ALLOWED.items() if part in known)):
        yield "phone_wire" if name == "__main__" else f"phone_{name}"


def _of_package(package: str) -> Iterator[str]:
    yield from ASWELL.get(package, ())
    yield from FOLDERS.get(package, (package,))
    if package in {"plugin", "__init__"}:
        yield "plugin"
        return
    for name, known in ALLOWED.items():
        if name == "plugin":
            yield "end_to_end"
        elif package in known and not (package in BASE and name == "phone"):
            yield from FOLDERS.get(name, (name,))


def changed() -> list[str]:
    """Files that differ from the last commit, or those of the last commit where none does."""
    names = git("diff", "--name-only", "HEAD") + git("ls-files", "-o", "--exclude-standard")
    return names or git("show", "--name-only", "--format=", "HEAD")


if __name__ == "__main__":
    print(*near(changed()), *ALWAYS, sep="\n")  # noqa: T201
