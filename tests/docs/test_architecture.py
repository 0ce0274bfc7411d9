"""What `docs/architecture.md` says of the code: its words, and who imports whom."""

from __future__ import annotations

import ast
from dataclasses import fields
from typing import Final

import pytest

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell
from pytest_androidbench.suites.suite import FILE_NAME
from tests.docs.tables import names, table, tables
from tests.import_tables import ALLOWED, BASE, PHONE_ALLOWED
from tests.test_imports import ROOT, imported

PAGE: Final = "docs/architecture.md"
WORDS: Final = table(PAGE, "word", "in the code", "meaning")
LEFT, RIGHT = tables(PAGE, "package", "its one job", "may import")


def defined(module: str) -> set[str]:
    """The classes at the top of a module; nothing is imported."""
    path = ROOT.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    body = ast.parse(file.read_text("utf-8")).body
    return {node.name for node in body if isinstance(node, ast.ClassDef)}


@pytest.mark.parametrize("name", [name for row in WORDS for name in names(row[1])])
def test_a_word_s_class_or_module_is_in_the_code(name: str) -> None:
    module, colon, kind = name.partition(":")
    classes = defined(module)
    assert kind in classes or not colon


def test_each_word_has_a_name_in_the_code_and_stands_once() -> None:
    words = [word for row in WORDS for word in row[0].split(", ")]
    assert len(words) == len(set(words)) > 30
    assert [row[0] for row in WORDS if not names(row[1])] == []


def test_what_else_is_named_among_the_words_is_there_too() -> None:
    classes = {name.partition(":")[2] for row in WORDS for name in names(row[1])}
    told = {name for row in WORDS for name in names(row[2])}
    assert told - classes == {FILE_NAME, " ".join(Outcome)}


def test_a_cell_is_what_the_words_say() -> None:
    (meaning,) = [row[2] for row in WORDS if row[0] == "cell"]
    assert meaning.startswith(f"({', '.join(field.name for field in fields(Cell))}): ")


def stated(rows: list[tuple[str, ...]]) -> dict[str, set[str]]:
    """What a table says that each package may import."""
    found: dict[str, set[str]] = {}
    for packages, _, cell in rows:
        every = {"-": set[str](), "nothing": set[str](), "all of the above": set(found)}
        allowed = every.get(cell, set(cell.split(", ")))
        found |= dict.fromkeys(names(packages), allowed)
    return found


def test_the_left_side_s_table_is_what_may_be_imported() -> None:
    base = {name: ALLOWED[name] for name in BASE}
    others = {name: allowed - BASE for name, allowed in ALLOWED.items() if name not in BASE}
    told = stated(LEFT)
    assert {name: told.pop(name) for name in BASE} == base
    assert {name: allowed - BASE for name, allowed in told.items()} == {
        name: allowed for name, allowed in others.items() if name != "phone"
    }


def test_every_package_may_import_what_is_said_of_all_the_phone_too() -> None:
    text = " ".join((ROOT.parent / PAGE).read_text("utf-8").split())
    assert (
        "Every package may import `errors`, `codec`, `texts` and `access`, and so may the phone"
        in text
    )
    assert {"errors", "codec", "texts", "access"} == BASE == ALLOWED["phone"]
    assert all(allowed >= BASE for name, allowed in ALLOWED.items() if name not in BASE)


def test_the_right_side_s_table_is_what_may_be_imported() -> None:
    told = {name.removeprefix("phone."): allowed for name, allowed in stated(RIGHT).items()}
    assert told == PHONE_ALLOWED


def test_each_package_has_a_row() -> None:
    parts = {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or path.is_dir()}
    rows = {name for row in LEFT for name in names(row[0])}
    assert parts - rows - {"__init__", "__pycache__", "py"} == {"phone"}


def test_what_is_said_to_import_nothing_of_the_phone_does_not() -> None:
    own = "pytest_androidbench.phone.system.work"
    for path in (ROOT / "phone" / "system" / "work").glob("*.py"):
        of_the_phone = [name for name in imported(path) if "pytest_androidbench.phone" in name]
        assert [name for name in of_the_phone if not name.startswith(own)] == []
