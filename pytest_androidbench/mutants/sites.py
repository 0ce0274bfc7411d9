"""Where in a function a change can be made, and the function's code with it."""

from __future__ import annotations

import ast
import copy
from collections.abc import Container, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType
from typing import Any, Final, TypeAlias

from pytest_androidbench.mutants.operators import OPERATORS, begins_check
from pytest_androidbench.mutants.tracing import codes_in

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

    @contextmanager
    def made(self, function: ast.FunctionDef) -> Iterator[ast.FunctionDef]:
        """The function with the change, which is taken back afterwards."""
        with _put(function, self.path, self.replacement) as changed:
            yield changed


def mutations(
    function: ast.FunctionDef, qualified: str, untouched: Container[ast.AST] = ()
) -> list[Mutation]:
    """All changes of a function, in the order of its source; no two come to the same.

    Args:
        function: its syntax tree, with positions.
        qualified: its name with those of the classes around it.
        untouched: nodes of it that are left as they are.
    """
    found: dict[tuple[Path, str], Mutation] = {}
    for path, node in _nodes(function, ()):
        if node in untouched:
            continue
        statement = _statement(function, path)
        was = statement, ast.unparse(_at(function, statement))
        for name, operator in OPERATORS.items():
            for replacement in operator(node):
                if _drops(node, replacement, untouched):
                    continue
                with _put(function, path, replacement) as changed:
                    text = statement, ast.unparse(_at(changed, statement))
                if text != was and text not in found:
                    found[text] = _mutation(qualified, path, node, name, replacement)
    return list(found.values())


@contextmanager
def _put(function: ast.FunctionDef, path: Path, replacement: ast.AST) -> Iterator[ast.FunctionDef]:
    """A function with another node in a place, which is as it was afterwards."""
    old = _at(function, path)
    # It may be a part of what it replaces, which keeps its own place.
    new = ast.copy_location(copy.copy(replacement), old)
    if not path:
        assert isinstance(new, ast.FunctionDef)
        yield ast.fix_missing_locations(new)
        return
    _set(function, path, new)
    try:
        ast.fix_missing_locations(_at(function, _statement(function, path)))
        yield function
    finally:
        _set(function, path, old)


def _set(function: ast.FunctionDef, path: Path, node: ast.AST) -> None:
    name, place = path[-1]
    parent = _at(function, path[:-1])
    if place is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[place] = node


def _statement(function: ast.FunctionDef, path: Path) -> Path:
    """The way to the innermost statement around a node, or to the node where it is one."""
    inner: Path = ()
    found: Path = ()
    node: Any = function
    for name, place in path:
        node = getattr(node, name)
        node = node if place is None else node[place]
        inner = (*inner, (name, place))
        if isinstance(node, ast.stmt):
            found = inner
    return found


def functions_of(module: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions and methods of a module by qualified name; of two alike, the later one.

    Functions inside of functions are part of these.
    """
    return dict(_declared(module.body, ""))


def compiled(module: ast.Module, qualified: str, changed: ast.FunctionDef, file: str) -> CodeType:
    """The code of a changed function as its module would have it.

    It is compiled behind what the module imports from `__future__`, and in the class around it.

    Args:
        module: as it stands.
        qualified: the function's name with those of the classes around it.
        changed: what takes its place.
        file: the name tracebacks give.

    Raises:
        SyntaxError, ValueError: it cannot be compiled. What can be may still not fit the function:
            code that asks nothing any more of the names around it has no place for them.
    """
    inner: ast.stmt = changed
    for around in reversed(_classes(module, qualified)):
        inner = _bare_class(around, inner)
    tree = ast.Module(body=[*_of_future(module), inner], type_ignores=[])
    whole = compile(tree, file, "exec", dont_inherit=True)
    return [code for code in codes_in(whole) if code.co_qualname == qualified][-1]


def _classes(module: ast.Module, qualified: str) -> list[ast.ClassDef]:
    """The classes around a function, outermost first."""
    found: list[ast.ClassDef] = []
    body = module.body
    for name in qualified.split(".")[:-1]:
        found.append(
            next(e for e in reversed(body) if isinstance(e, ast.ClassDef) and e.name == name)
        )
        body = found[-1].body
    return found


def _bare_class(around: ast.ClassDef, inner: ast.stmt) -> ast.stmt:
    bare = copy.copy(around)
    bare.bases, bare.keywords, bare.decorator_list, bare.body = [], [], [], [inner]
    return bare


def _of_future(module: ast.Module) -> list[ast.stmt]:
    return [e for e in module.body if isinstance(e, ast.ImportFrom) and e.module == "__future__"]


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
        original=written(node),
        mutated=written(replacement),
        path=path,
        replacement=replacement,
    )


def _drops(node: ast.AST, replacement: ast.AST, untouched: Container[ast.AST]) -> bool:
    """Whether a call loses an argument that is to be left as it is."""
    if not isinstance(node, ast.Call) or not isinstance(replacement, ast.Call):
        return False
    return any(each in untouched and each not in replacement.keywords for each in node.keywords)


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
        case ast.FunctionDef(body=[ast.Expr(value=ast.Constant()), *_]) if name == "body":
            return place == 0
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


def written(node: ast.AST) -> str:
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
