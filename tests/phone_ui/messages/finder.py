"""Finds what the phone says, in its source: the texts of `tr` and `ntr` and where they come from.

A text that is no literal is followed: into both sides of a condition, into constants of the module,
and, where it is a parameter, to what the function is called with. What cannot be followed so is
listed by `elsewhere.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest_androidbench

PHONE: Final = Path(pytest_androidbench.__file__).parent / "phone"
COMMON: Final = "common"

Said = tuple[str, ...]
"""An English text, or its singular and its plural."""
Place = tuple[str, str]
"""A module's path below `phone`, and a call in it as it is written."""


def domain_of(module: str) -> str:
    """The app a module belongs to; what is shared by all is `common`."""
    parts = module.split("/")
    return parts[1] if parts[0] == "apps" else COMMON


@dataclass(frozen=True)
class Call:
    """A call whose argument becomes a message."""

    module: str
    node: ast.Call
    inside: tuple[ast.FunctionDef, ...]
    """The functions it stands in, the innermost last."""


@dataclass
class Found:
    """What was found so far."""

    said: dict[str, dict[Said, set[str]]] = field(default_factory=dict)
    """Domain -> texts -> modules that say them."""
    unknown: set[Place] = field(default_factory=set)
    """Calls whose text could not be followed."""

    def add(self, module: str, text: Said) -> None:
        """Note a text."""
        if all(text):
            self.said.setdefault(domain_of(module), {}).setdefault(text, set()).add(module)


class Source:
    """All modules of the phone, read once."""

    def __init__(self) -> None:
        self.trees = {
            str(path.relative_to(PHONE)): ast.parse(path.read_text("utf-8"))
            for path in sorted(PHONE.rglob("*.py"))
        }
        self.calls: dict[str, list[Call]] = {}
        """By the name of what is called."""
        self.constants: dict[tuple[str, str], ast.expr] = {}
        self.imports: set[tuple[str, str, str]] = set()
        """A module, a name in it, and the module that comes from."""
        for module, tree in self.trees.items():
            self._index(module, tree, ())
            for node in tree.body:
                self._constant(module, node)

    def _index(self, module: str, node: ast.AST, inside: tuple[ast.FunctionDef, ...]) -> None:
        if isinstance(node, ast.FunctionDef):
            inside = (*inside, node)
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            self.calls.setdefault(name, []).append(Call(module, node, inside))
        for child in ast.iter_child_nodes(node):
            self._index(module, child, inside)

    def _constant(self, module: str, node: ast.stmt) -> None:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            self.constants[module, node.target.id] = node.value
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            self.constants[module, node.targets[0].id] = node.value
        elif isinstance(node, ast.ImportFrom) and node.module:
            path = node.module.replace("pytest_androidbench.phone.", "").replace(".", "/")
            for each in node.names:
                self.imports.add((module, each.asname or each.name, f"{path}.py"))
                self.imports.add((module, each.asname or each.name, f"{path}/{each.name}.py"))

    def calls_of(self, module: str, function: ast.FunctionDef) -> Iterator[Call]:
        """The calls of a function: by its name where it is imported, through its module, a self."""
        is_method = function.args.args[:1] and function.args.args[0].arg in {"self", "cls"}
        for call in self.calls.get(function.name, ()):
            match call.node.func:
                case ast.Name() if call.module == module:
                    yield call
                case ast.Attribute(value=ast.Name(id="self" | "cls")) if call.module == module:
                    if is_method:
                        yield call
                case ast.Name(id=name) | ast.Attribute(value=ast.Name(id=name)):
                    if (call.module, name, module) in self.imports:
                        yield call


class Finder:
    """Follows the texts of all calls of `tr` and `ntr`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.found = Found()
        self._seen: set[tuple[str, str, str]] = set()

    def run(self) -> Found:
        """Find everything."""
        for call in self.source.calls["ntr"]:
            texts = [self._literal(call, argument) for argument in call.node.args[:2]]
            if all(texts) and len(texts) == 2:
                self.found.add(call.module, tuple(text for text in texts if text))
            else:
                self._unknown(call)
        for call in self.source.calls["tr"]:
            if call.node.args:
                self._follow(call, call.node.args[0])
        return self.found

    @staticmethod
    def _literal(call: Call, value: ast.expr) -> str:
        if isinstance(value, ast.Name):
            given = [one for function in call.inside for one in _assigned(function, value.id)]
            value = given[0] if len(given) == 1 else value
        return value.value if isinstance(value, ast.Constant) and type(value.value) is str else ""

    def _unknown(self, call: Call) -> None:
        self.found.unknown.add((call.module, ast.unparse(call.node)))

    def _follow(self, call: Call, value: ast.expr) -> None:
        """Note what a value may be."""
        match value:
            case ast.Constant(value=str(text)):
                self.found.add(call.module, (text,))
            case ast.Constant(value=None):
                pass
            case ast.IfExp():
                self._follow(call, value.body)
                self._follow(call, value.orelse)
            case ast.BoolOp():
                for each in value.values:
                    self._follow(call, each)
            case ast.Call(func=ast.Name(id="tr" | "ntr")):
                pass  # a message already, found by itself
            case ast.Call(func=ast.Name(id="Message")) | ast.Lambda():
                pass
            case ast.Name(id=name):
                self._name(call, name)
            case _:
                self._unknown(call)

    def _name(self, call: Call, name: str) -> None:
        for function in reversed(call.inside):
            if name in _parameters(function):
                self._parameter(call.module, function, name)
                return
        local = [value for function in call.inside for value in _assigned(function, name)]
        constant = self.source.constants.get((call.module, name))
        if local:
            for value in local:
                self._follow(call, value)
        elif isinstance(constant, ast.Constant):
            self._follow(call, constant)
        else:
            self._unknown(call)

    def _parameter(self, module: str, function: ast.FunctionDef, name: str) -> None:
        """Note what a function is called with."""
        key = module, function.name, name
        if key in self._seen:
            return
        self._seen.add(key)
        for call in self.source.calls_of(module, function):
            for argument in _argument(call.node, function, name):
                if not isinstance(argument, ast.Call):  # which gives a message already
                    self._follow(call, argument)
        default = _default(function, name)
        if isinstance(default, ast.Constant) and isinstance(default.value, str):
            self.found.add(module, (default.value,))


def _assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    """The values that a function gives to a local name."""
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == name
    ]


def _parameters(function: ast.FunctionDef) -> list[str]:
    given = function.args
    return [each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]


def _default(function: ast.FunctionDef, name: str) -> ast.expr | None:
    given = function.args
    plain = [each.arg for each in (*given.posonlyargs, *given.args)]
    late = dict(zip(reversed(plain), reversed(given.defaults), strict=False))
    only = dict(zip((each.arg for each in given.kwonlyargs), given.kw_defaults, strict=True))
    return late.get(name) or only.get(name)


def _argument(node: ast.Call, function: ast.FunctionDef, name: str) -> Iterator[ast.expr]:
    """What a call gives for a parameter; nothing where it leaves it to the default."""
    for keyword in node.keywords:
        if keyword.arg == name:
            yield keyword.value
            return
    names = _parameters(function)
    if names[:1] in (["self"], ["cls"]):
        names = names[1:]
    place = names.index(name) if name in names else len(node.args)
    if place < len(node.args):
        yield node.args[place]


def find(source: Source, extra: Iterable[tuple[str, Said]] = ()) -> Found:
    """Everything that is said; `extra` is what the source does not tell, by module."""
    found = Finder(source).run()
    for module, text in extra:
        found.add(module, text)
    return found
