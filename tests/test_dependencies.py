"""What the package imports of others is what its project file says it needs, and no more."""

from __future__ import annotations

import ast
import functools
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import pytest_androidbench

PACKAGE: Final = Path(pytest_androidbench.__file__).parent
OURS: Final = {"pytest_androidbench", "task_suites"}
PLUGINS: Final = {"pytest-html", "pytest-xdist"}
"""Found by pytest, spoken to through hooks and never imported."""
FOR_AGENTS: Final = {"anthropic"}
"""What agents may count on to be there, whether anything of ours imports it or not."""


@functools.cache
def project() -> dict[str, Any]:
    text = (PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["project"]
    return found


OPTIONAL: Final = ("cluster", "contriever", "embedding", "generate", "mcp", "media", "openai")
"""Extras whose packages are imported by modules that are themselves imported late."""


def declared() -> set[str]:
    extras = [line for name in OPTIONAL for line in project()["optional-dependencies"][name]]
    return {
        canonicalize_name(Requirement(line).name) for line in project()["dependencies"] + extras
    }


def test_what_is_optional_or_large_is_not_imported_by_what_starts() -> None:
    code = (
        "import sys, pytest_androidbench.plugin, pytest_androidbench.cli,"
        " pytest_androidbench.phone.__main__;"
        " print(sorted({'av', 'bm25s', 'bpe_openai', 'fsspec', 'mcp', 'networkx', 'openai', 'ray',"
        " 'torch', 'transformers', 'uvicorn', 'wordllama'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, capture_output=True, check=True).stdout.strip() == b"[]"


@functools.cache
def needed() -> dict[str, list[str]]:
    """Distributions that are imported from, with the modules that do so."""
    providers = packages_distributions()
    found: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for module in set(imported(path)) - OURS - sys.stdlib_module_names:
            for name in providers.get(module, [module]):
                where = path.relative_to(PACKAGE).as_posix()
                found.setdefault(canonicalize_name(name), []).append(where)
    return found


def imported(path: Path) -> Iterator[str]:
    """The top-level modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_all_that_is_imported_is_declared() -> None:
    undeclared = {name: where for name, where in needed().items() if name not in declared()}
    assert undeclared == {}


def test_all_that_is_declared_is_used() -> None:
    assert declared() - needed().keys() - PLUGINS - FOR_AGENTS == set()
