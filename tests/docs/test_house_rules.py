"""What the house rules list, and the errors' tree, is what the code has."""

from __future__ import annotations

import ast
import builtins
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from pytest_androidbench import errors
from tests.docs.blocks import DOCUMENTS, ROOT
from tests.docs.tables import names, table
from tests.test_imports import ROOT as PACKAGE
from tests.test_structure import FUNCTION_LINES, MODULE_LINES

RUFF: Final = Path(sys.executable).parent / "ruff"
RULES: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
TREE_LINE: Final = re.compile(r"((?:│   )*)([├└]── )?(\w+)(?: +(.+))?")
ROOTS: Final = {"AndroidBenchError", "AssertionError"}
BESIDE: Final = {
    "Interrupted",
    "TooLong",
    "_ArrangedOtherwise",
    "_Otherwise",
    "_Passing",
    "Unknown",
}
"""Say of nothing that it went wrong: the guard throws one into a thread that hangs, a trace another
into code that never ends, a judgement one into a body that is of no more use, a comparison
one into code that asks something else, the next carries an error of ours through another package
that would take it for one of the net's, and a search leaves Hypothesis by the last."""
LIKE_AN_ERROR: Final = re.compile(r"\b(?:[A-Z][a-z]+)+(?:Error|Gone|Hung|Leak|Unavailable)\b")


def test_the_modules_that_may_catch_everything_are_those_that_do() -> None:
    command = [RUFF, "check", "--select=BLE001", "--ignore-noqa", "--output-format=json", PACKAGE]
    done = subprocess.run(
        list(map(str, command)), capture_output=True, text=True, check=False, cwd=ROOT
    )
    found = {str(Path(one["filename"]).relative_to(PACKAGE)) for one in json.loads(done.stdout)}
    rows = table("CONTRIBUTING.md", "module", "because")
    assert [name for row in rows for name in names(row[0])] == sorted(found)


def test_the_sizes_are_those_that_are_held() -> None:
    assert f"never over {MODULE_LINES}; functions under 15, never over {FUNCTION_LINES}." in RULES


def _drawn(tree: str) -> Iterator[tuple[str, str, str]]:
    """Name, base and meaning of each class in a tree of lines."""
    above: list[str] = []
    for line in tree.strip().splitlines():
        match = TREE_LINE.fullmatch(line)
        assert match, line
        depth = len(match[1]) // 4 + bool(match[2])
        above[depth:] = [match[3]]
        yield match[3], above[depth - 1] if depth else "Exception", match[4] or ""


def test_the_tree_of_errors_is_that_of_their_classes() -> None:
    _, _, tree = (errors.__doc__ or "").partition("\n\n")
    drawn = list(_drawn(tree))
    classes = {
        name: kind.__bases__[0].__name__ for name, kind in vars(errors).items() if _is_error(kind)
    }
    assert {name: base for name, base, _ in drawn} == classes
    assert [name for name, _, said in drawn if not said] == ["AndroidBenchError"]


def _is_error(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseException)


def _bases() -> dict[str, set[str]]:
    """What each class of ours derives from, by names; the phone has errors of its own."""
    found: dict[str, set[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] != "phone":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name] = {ast.unparse(base) for base in node.bases}
    return found


def _ends(name: str, bases: Mapping[str, set[str]]) -> set[str]:
    """Where a class's bases end: at a root of errors, or outside of what is ours."""
    if name in ROOTS or not bases.get(name):
        return {name}
    return set().union(*(_ends(base, bases) for base in bases[name]))


def test_errors_derive_from_what_the_rules_say() -> None:
    bases = _bases()
    ends = {name: _ends(name, bases) for name in bases}
    errors_of_python = {name for name, kind in vars(builtins).items() if _is_error(kind)}
    raised = {name for name, found in ends.items() if found & (errors_of_python | ROOTS)}
    assert len(raised) > 30
    assert {name for name in raised if not ends[name] & ROOTS} == BESIDE
    assert all(f"`{root}`" in RULES for root in ROOTS)


def test_errors_that_documents_name_exist() -> None:
    known = _bases().keys() | vars(builtins).keys()
    for document in DOCUMENTS:
        assert set(LIKE_AN_ERROR.findall(document.read_text("utf-8"))) - known == set(), document
