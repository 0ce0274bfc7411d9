"""Who may import whom: the tables are the map of the code, and any other edge fails."""

from __future__ import annotations

import ast
import functools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pytest_androidbench
from tests.import_tables import ALLOWED, PHONE_ALLOWED

ROOT = Path(pytest_androidbench.__file__).parent
SHARED_APPS = {"simple"}
"""Folders of phone/apps that are no app: what several apps of one maker are built of."""


@functools.cache
def imported(path: Path) -> tuple[str, ...]:
    """Dotted names that a module imports, wherever in the module it does so."""
    return tuple(_imported(ast.parse(path.read_text(encoding="utf-8"))))


def _imported(module: ast.Module) -> Iterator[str]:
    # By hand, through statements alone: going through all expressions takes five times as long.
    waiting: list[ast.AST] = [module]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        for name in ("body", "orelse", "handlers", "finalbody", "cases"):
            inner = getattr(node, name, ())
            if isinstance(inner, list):
                waiting += inner


def edges(package: Path, prefix: str) -> Iterator[tuple[str, str, Path]]:
    """(part, imported part, file) for every import between the parts of a package."""
    names = {p.stem for p in package.iterdir() if p.is_dir() or p.suffix == ".py"}
    for path in sorted(package.rglob("*.py")):
        part = path.relative_to(package).parts[0].removesuffix(".py")
        for name in imported(path):
            if name.startswith(prefix + "."):
                target = name[len(prefix) + 1 :].split(".")[0]
                if target in names and part not in (target, "__init__"):
                    yield part, target, path


@pytest.mark.parametrize(
    ("package", "prefix", "allowed"),
    [
        (ROOT, "pytest_androidbench", ALLOWED),
        (ROOT / "phone", "pytest_androidbench.phone", PHONE_ALLOWED),
    ],
    ids=["package", "phone"],
)
def test_only_allowed_edges(package: Path, prefix: str, allowed: dict[str, set[str]]) -> None:
    wrong = {
        f"{path.relative_to(ROOT)}: {part} -> {target}"
        for part, target, path in edges(package, prefix)
        if target not in allowed.get(part, set())
    }
    assert not wrong


def test_an_app_imports_no_other_app() -> None:
    wrong = {
        f"{path.relative_to(ROOT)}: {app} -> {target}"
        for app, target, path in edges(ROOT / "phone" / "apps", "pytest_androidbench.phone.apps")
        if target not in SHARED_APPS and app != "__init__"
    }
    assert not wrong


def test_nobody_imports_the_phone() -> None:
    offenders = [
        str(path.relative_to(ROOT))
        for path in sorted(ROOT.rglob("*.py"))
        if "phone" not in path.relative_to(ROOT).parts[:1]
        and any(name.startswith("pytest_androidbench.phone") for name in imported(path))
    ]
    assert offenders == []


def test_only_the_plugin_imports_pytest() -> None:
    offenders = [
        str(path.relative_to(ROOT))
        for path in sorted(ROOT.rglob("*.py"))
        if path.relative_to(ROOT).parts[0] != "plugin"
        and any(name.split(".")[0] in {"pytest", "_pytest", "xdist"} for name in imported(path))
    ]
    assert offenders == []


def test_importing_the_plugin_pulls_in_nothing_heavy() -> None:
    code = (
        "import sys, pytest, pytest_androidbench.plugin;"
        "heavy = {'hypothesis', 'numpy', 'scipy', 'PIL', 'adbutils', 'uiautomator2', 'jinja2',"
        " 'lxml', 'anthropic', 'uharfbuzz', 'msgspec'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def _at_once(statements: list[ast.stmt]) -> Iterator[str]:
    """Dotted names that are imported as soon as a module is: not in functions, not for types."""
    for one in statements:
        if isinstance(one, ast.Import):
            yield from (alias.name for alias in one.names)
        elif isinstance(one, ast.ImportFrom) and one.module and not one.level:
            yield one.module
            yield from (f"{one.module}.{alias.name}" for alias in one.names)
        elif isinstance(one, ast.If | ast.Try) and "TYPE_CHECKING" not in ast.unparse(one)[:30]:
            yield from _at_once([*one.body, *one.orelse])


def test_no_module_needs_itself_to_be_imported() -> None:
    files = {
        ".".join((ROOT.name, *path.relative_to(ROOT).with_suffix("").parts)): path
        for path in sorted(ROOT.rglob("*.py"))
    }
    known = {name.removesuffix(".__init__"): path for name, path in files.items()}
    needs: dict[str, set[str]] = {}
    for name, path in known.items():
        found = set(_at_once(ast.parse(path.read_text(encoding="utf-8")).body)) & known.keys()
        # With a module all packages that it lies in are imported, but those we are in are so.
        parts = {each.rsplit(".", n)[0] for each in found for n in range(each.count(".") + 1)}
        needs[name] = {one for one in found | parts if not f"{name}.".startswith(f"{one}.")}
    while ready := {name for name, wanted in needs.items() if not wanted & needs.keys()}:
        needs = {name: wanted for name, wanted in needs.items() if name not in ready}
    assert {name: sorted(wanted & needs.keys()) for name, wanted in needs.items()} == {}
