"""Where in a function a change can be made, and the function's code with it."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any, Final, TypeAlias

from pytest_androidbench.mutants.operators import OPERATORS, begins_check

Path: TypeAlias = tuple[tuple[str, int | None], ...]
"""The way from a function to a node in it: names of fields, with a place where they are lists."""

_UNTOUCHED: Final = frozenset(
    {
        (ast.FunctionDef, "decorator_list"),
        (ast.FunctionDef, "returns"),
        (ast.FunctionDef, "type_params"),
        (ast.arg, "annotation"),
        (ast.AnnAssign, "annotation"),
        (ast.Assert, "msg"),
        (ast.Raise, "exc"),
        (ast.Raise, "cause"),
        (ast.FormattedValue, "format_spec"),
    }
)
"""Fields in which nothing is changed: what is no part of the body, or reaches only a message."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutation:
    """One change of one function."""

    function: str
    """Its qualified name."""
    line: int
    """Where what is changed begins, counted in the file."""
    last_line: int
    """Where it ends."""
    column: int
    operator: str
    """The kind of change: a key of `OPERATORS`."""
    original: str
    """What stood there, as Python writes it."""
    mutated: str
    """What stands there instead."""
    path: Path
    replacement: ast.AST

    def apply(self, function: ast.FunctionDef) -> ast.FunctionDef:
        """The function with the change, the one given left as it is."""
        new = ast.copy_location(copy.deepcopy(self.replacement), _at(function, self.path))
        if not self.path:
            assert isinstance(new, ast.FunctionDef)
            return ast.fix_missing_locations(new)
        changed = copy.deepcopy(function)
        name, place = self.path[-1]
        parent = _at(changed, self.path[:-1])
        if place is None:
            setattr(parent, name, new)
        else:
            getattr(parent, name)[place] = new
        return ast.fix_missing_locations(changed)


def mutations(function: ast.FunctionDef, qualified: str) -> list[Mutation]:
    """All changes of a function, in the order of its source; no two come to the same.

    Args:
        function: its syntax tree, with positions.
        qualified: its name with those of the classes around it.
    """
    seen = {_written(function)}
    found: list[Mutation] = []
    for path, node in _nodes(function, ()):
        for name, operator in OPERATORS.items():
            for replacement in operator(node):
                mutation = _mutation(qualified, path, node, name, replacement)
                text = _written(mutation.apply(function))
                if text not in seen:
                    seen.add(text)
                    found.append(mutation)
    return found


def functions_of(module: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions and methods of a module by qualified name; of two alike, the later one.

    Functions inside of functions are part of these.
    """
    return dict(_declared(module.body, ""))


def compiled(module: ast.Module, qualified: str, changed: ast.FunctionDef, file: str) -> CodeType:
    """The code of a changed function as its module would have it.

    The whole module is compiled, so that what it imports from `__future__`, and the class around a
    method, mean what they mean there.

    Args:
        module: as it stands.
        qualified: the function's name with those of the classes around it.
        changed: what takes its place.
        file: the name tracebacks give.

    Raises:
        SyntaxError, ValueError: it cannot be compiled. What can be may still not fit the function:
            code that asks nothing any more of the names around it has no place for them.
    """
    original = functions_of(module)[qualified]
    tree = ast.Module(body=_swapped(module.body, original, changed), type_ignores=[])
    whole = compile(tree, file, "exec", dont_inherit=True)
    return [code for code in _codes(whole) if code.co_qualname == qualified][-1]


def _mutation(
    qualified: str, path: Path, node: ast.AST, operator: str, replacement: ast.AST
) -> Mutation:
    first, last = _span(node)
    return Mutation(
        function=qualified,
        line=first,
        last_line=last,
        column=getattr(node, "col_offset", 0),
        operator=operator,
        original=_written(node),
        mutated=_written(replacement),
        path=path,
        replacement=replacement,
    )


def _span(node: ast.AST) -> tuple[int, int]:
    """First and last line of a node; of those without a place of their own that of their parts."""
    lines = [
        (each.lineno, each.end_lineno or each.lineno)
        for each in ast.walk(node)
        if isinstance(each, ast.expr | ast.stmt)
    ]
    return min(first for first, _ in lines), max(last for _, last in lines)


def _nodes(node: ast.AST, path: Path) -> Iterator[tuple[Path, ast.AST]]:
    """A node and all below it in which changes are made, with the way to each."""
    yield path, node
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            below: list[tuple[int | None, ast.AST]] = [(None, value)]
        elif isinstance(value, list):
            below = [(place, each) for place, each in enumerate(value)]
        else:
            continue
        for place, each in below:
            if isinstance(each, ast.AST) and not _untouched(node, name, place):
                yield from _nodes(each, (*path, (name, place)))


def _untouched(node: ast.AST, name: str, place: int | None) -> bool:
    """Whether a field is no part of the behaviour, or reaches only a message."""
    match node:
        case ast.Call() if begins_check(node):
            return name in ("args", "keywords")
        case ast.FunctionDef(body=[ast.Expr(value=ast.Constant()), *_]):
            return (name, place) == ("body", 0) or (ast.FunctionDef, name) in _UNTOUCHED
        case _:
            return (type(node), name) in _UNTOUCHED


def _at(node: ast.AST, path: Path) -> ast.AST:
    found: Any = node
    for name, place in path:
        found = getattr(found, name)
        if place is not None:
            found = found[place]
    assert isinstance(found, ast.AST)
    return found


def _written(node: ast.AST) -> str:
    """A node as source; parts that are no Python by themselves as they stand in it."""
    if isinstance(node, ast.comprehension):
        return ast.unparse(ast.GeneratorExp(elt=ast.Name(id="x"), generators=[node]))
    return ast.unparse(ast.fix_missing_locations(copy.copy(node)))


def _declared(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name):
                yield f"{prefix}{name}", statement
            case ast.ClassDef(name=name, body=inner):
                yield from _declared(inner, f"{prefix}{name}.")


def _swapped(body: list[ast.stmt], old: ast.stmt, new: ast.stmt) -> list[ast.stmt]:
    """The statements with one in another's place; only what is around it is copied."""
    found: list[ast.stmt] = []
    for statement in body:
        if statement is old:
            found.append(new)
        elif isinstance(statement, ast.ClassDef):
            around = copy.copy(statement)
            around.body = _swapped(statement.body, old, new)
            found.append(around)
        else:
            found.append(statement)
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A module's code and that of all that is declared in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
