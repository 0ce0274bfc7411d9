"""A mutant as its author sees it: the line of the file as it stands, and as it would stand."""

from __future__ import annotations

import ast
import linecache
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import PurePath
from types import ModuleType
from typing import Final

from pytest_androidbench.mutants.judged import LineDiff, Mutant
from pytest_androidbench.mutants.sites import functions_of, written

_LONGEST: Final = 400
"""Characters of a line that are kept."""


def change_of(mutant: Mutant) -> LineDiff | None:
    """The lines that differ; None where the source of its module is not at hand.

    Where a part cannot be put into its line, as inside of an f-string of Python 3.11, whose parts
    have no places, the expressions alone are given.
    """
    module = sys.modules.get(mutant.module)
    file = getattr(module, "__file__", None)
    if module is None or not file:
        return None
    lines = linecache.getlines(file, vars(module))
    found = _found("".join(lines), mutant) if lines else None
    if found is None:
        return None
    node, statement = found
    line, before, after = _lines(lines, node, mutant) or (
        mutant.line, mutant.original, mutant.mutated,
    )  # fmt: skip
    return LineDiff(
        file=_place(module, file),
        line=line,
        before=_one_line(before),
        after=_one_line(after),
        within=_one_line(ast.unparse(statement).splitlines()[0]),
    )


@lru_cache(maxsize=32)
def _functions(source: str) -> dict[str, ast.FunctionDef]:
    return functions_of(ast.parse(source))


def _found(source: str, mutant: Mutant) -> tuple[ast.AST, ast.stmt] | None:
    """What a mutant changes, and the innermost statement around it."""
    try:
        function = _functions(source).get(mutant.function)
    except SyntaxError:
        return None
    if function is None:
        return None
    for node, statement in _with_statements(function, function):
        if _begins(node, mutant) and written(node) == mutant.original:
            return node, statement
    return None


def _begins(node: ast.AST, mutant: Mutant) -> bool:
    """Whether a node may be where a mutant is."""
    if isinstance(node, ast.FunctionDef):
        return True  # with its decorators, which `lineno` leaves out
    line = getattr(node, "lineno", mutant.line)
    return (line, getattr(node, "col_offset", mutant.column)) == (mutant.line, mutant.column)


def _with_statements(node: ast.AST, around: ast.stmt) -> Iterator[tuple[ast.AST, ast.stmt]]:
    around = node if isinstance(node, ast.stmt) else around
    yield node, around
    for below in ast.iter_child_nodes(node):
        yield from _with_statements(below, around)


def _lines(lines: list[str], node: ast.AST, mutant: Mutant) -> tuple[int, str, str] | None:
    """Number of the first line that differs, what stands there and what would."""
    try:
        new = _parsed(mutant.mutated, node)
    except SyntaxError:
        return None
    if isinstance(node, ast.FunctionDef) and isinstance(new, ast.FunctionDef):
        return _ended_early(lines, node, new)
    old, new = _narrowed(node, new)
    place = _span(old)
    if place is None:
        return None
    first, begin, last, end = place
    head, tail = lines[first - 1].encode()[:begin], lines[last - 1].encode()[end:]
    before = "".join(lines[first - 1 : last])
    part = before.encode()[begin : len(before.encode()) - len(tail)].decode()
    if _normal(part, old) != _normal(written(old), old):
        return None
    return first, before, f"{head.decode()}{_shown(new)}{tail.decode()}"


def _parsed(text: str, like: ast.AST) -> ast.AST:
    """The tree of what a mutant has in place of a node."""
    statement = ast.parse(text).body[0]
    if isinstance(like, ast.stmt):
        return statement
    value = statement.value if isinstance(statement, ast.Expr) else statement
    if isinstance(like, ast.comprehension) and isinstance(value, ast.GeneratorExp):
        return value.generators[0]
    return value


def _narrowed(old: ast.AST, new: ast.AST) -> tuple[ast.AST, ast.AST]:
    """The smallest part that has a place and holds all that differs, and what it becomes."""
    if type(old) is not type(new):
        return old, new
    unlike: list[tuple[ast.AST, ast.AST]] = []
    for name in old._fields:
        one, other = getattr(old, name, None), getattr(new, name, None)
        ones, others = (x if isinstance(x, list) else [x] for x in (one, other))
        if len(ones) != len(others):
            return old, new
        for a, b in zip(ones, others, strict=True):
            if not isinstance(a, ast.AST) or not isinstance(b, ast.AST):
                if a != b:
                    return old, new
            elif ast.dump(a) != ast.dump(b):
                unlike.append((a, b))
    if len(unlike) != 1:
        return old, new
    found = _narrowed(*unlike[0])
    return found if _span(found[0]) is not None else (old, new)


def _ended_early(
    lines: list[str], old: ast.FunctionDef, new: ast.FunctionDef
) -> tuple[int, str, str] | None:
    """A `return` behind a statement."""
    pairs = zip(old.body, new.body, strict=False)
    place = next((n for n, (a, b) in enumerate(pairs) if ast.dump(a) != ast.dump(b)), 0)
    if not place:
        return None
    statement = old.body[place - 1]
    before = "".join(lines[statement.lineno - 1 : statement.end_lineno]).rstrip()
    return statement.lineno, before, f"{before}; return"


def _span(node: ast.AST) -> tuple[int, int, int, int] | None:
    """First line, its column, last line and where the node ends in it, in bytes."""
    first, last = node, node
    if isinstance(node, ast.comprehension):
        first, last = node.target, node.ifs[-1] if node.ifs else node.iter
    if not isinstance(first, ast.expr | ast.stmt) or not isinstance(last, ast.expr | ast.stmt):
        return None
    if last.end_lineno is None or last.end_col_offset is None:
        return None
    return first.lineno, first.col_offset, last.end_lineno, last.end_col_offset


def _shown(node: ast.AST) -> str:
    if isinstance(node, ast.comprehension):
        return ast.unparse(node).strip().removeprefix("for ")
    return ast.unparse(node)


def _normal(text: str, like: ast.AST) -> str:
    """A source as Python writes it; itself where it is none."""
    if isinstance(like, ast.comprehension) and not text.startswith("("):
        text = f"(x for {text})"
    if isinstance(like, ast.expr):
        text = f"({text})"  # which may take several lines
    try:
        return ast.unparse(ast.parse(text.strip()))
    except SyntaxError:
        return text


def _place(module: ModuleType, file: str) -> str:
    """A file without what lies above its package: that is of no use on another machine."""
    depth = len(module.__name__.split(".")) + (PurePath(file).stem == "__init__")
    return "/".join(PurePath(file).parts[-depth:])


def _one_line(text: str) -> str:
    joined = " ".join(text.split())
    return joined if len(joined) <= _LONGEST else f"{joined[: _LONGEST - 1]}…"
