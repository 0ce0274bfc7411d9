"""What of some modules decides no verdict, whatever it is: what reaches only a message."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeGuard

_OF_VERDICT: Final = frozenset({"why", "differences"})
"""Fields of `interface.verdict:Verdict` that say what `holds` decides."""


def message_nodes(modules: Sequence[ast.Module]) -> set[ast.AST]:
    """Nodes whose values are only shown.

    What an assertion and an exception say, the words of a `Verdict`, the label and weight of a
    check, and the goal of a turn; `strict=` of zip, by which nothing but an exception is decided; a
    name of a function that is read in such places alone, with what it is given, be it by
    who calls the function; and all of a function that others name in such places alone. Functions
    are told apart by their bare names: of two of one name, both must be.

    Args:
        modules: all in which the functions may be named.
    """
    functions = [_Function(each) for tree in modules for each in ast.walk(tree) if _is(each)]
    by_name: dict[str, list[_Function]] = {}
    for function in functions:
        by_name.setdefault(function.name, []).append(function)
    references, calls = _references(modules), _calls(modules)
    found = {below for each in modules for root in _roots(each) for below in ast.walk(root)}
    before = -1
    while before != len(found):
        before = len(found)
        for name, alike in by_name.items():
            called = calls.get(name, ())
            found |= set.intersection(*(each.given(called, found) for each in alike))
            for function in alike:
                found |= function.kept(found)
                others = [each for each in references.get(name, ()) if each not in function.nodes]
                if others and all(each in found for each in others):
                    found |= function.nodes
    return found


def _is(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef)


class _Function:
    """What has to be known of a function, found once."""

    def __init__(self, tree: ast.FunctionDef) -> None:
        self.name = tree.name
        self.nodes = set(ast.walk(tree))
        self._read = _references([ast.Module(body=tree.body, type_ignores=[])])
        positional = [each.arg for each in (*tree.args.posonlyargs, *tree.args.args)]
        self._positional = positional[1:] if positional[:1] in (["self"], ["cls"]) else positional
        self._parameters = {*self._positional, *(each.arg for each in tree.args.kwonlyargs)}
        self._assigned: dict[str, list[ast.AST]] = {}
        for node in self.nodes:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)]):
                    self._assigned.setdefault(name, []).append(node)

    def kept(self, found: set[ast.AST]) -> set[ast.AST]:
        """What is given to names of it that are read in messages alone."""
        return {
            below
            for name, statements in self._assigned.items()
            if self._is_shown(name, found)
            for statement in statements
            for below in ast.walk(statement)
        }

    def given(self, calls: Iterable[ast.Call], found: set[ast.AST]) -> set[ast.AST]:
        """What its calls give for parameters that are read in messages alone."""
        shown = {name for name in self._parameters if self._is_shown(name, found)}
        if not shown:
            return set()
        return {
            below
            for call in calls
            for given in (
                *(v for name, v in zip(self._positional, call.args, strict=False) if name in shown),
                *(keyword for keyword in call.keywords if keyword.arg in shown),
            )
            for below in ast.walk(given)
        }

    def _is_shown(self, name: str, found: set[ast.AST]) -> bool:
        read = self._read.get(name)
        return bool(read) and all(each in found for each in read or ())


def _references(modules: Iterable[ast.Module]) -> dict[str, list[ast.AST]]:
    """Where each name is read, be it as an attribute."""
    found: dict[str, list[ast.AST]] = {}
    for node in (node for each in modules for node in ast.walk(each)):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
                found.setdefault(name, []).append(node)
    return found


def _calls(modules: Iterable[ast.Module]) -> dict[str, list[ast.Call]]:
    """The calls of each function or method, by its bare name."""
    found: dict[str, list[ast.Call]] = {}
    for node in (node for each in modules for node in ast.walk(each)):
        match node:
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
                found.setdefault(name, []).append(node)
    return found


def _roots(module: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(module):
        match node:
            case ast.Assert(msg=ast.expr() as said):
                yield said
            case ast.Raise(exc=exc, cause=cause):
                yield from (each for each in (exc, cause) if each is not None)
            case ast.Call(func=ast.Attribute(attr="check"), args=args, keywords=keywords):
                yield from (*args, *keywords)
            case ast.Call(func=ast.Attribute(ast.Name("episode"), "run"), args=args):
                yield from args
            case ast.Call(func=ast.Name(id="zip"), keywords=keywords):
                yield from keywords
            case ast.Call(func=ast.Name(id="Verdict"), keywords=keywords):
                yield from (each for each in keywords if each.arg in _OF_VERDICT)
