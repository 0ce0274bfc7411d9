"""Loaded functions with their source, and another code in place of theirs."""

from __future__ import annotations

import ast
import functools
import linecache
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any

from pytest_androidbench.mutants.sites import Mutation, compiled, functions_of, mutations


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """A function that is to be changed, as it is loaded and as it is written."""

    function: FunctionType
    module: ModuleType
    file: str
    qualified: str
    """Its name with those of the classes around it."""
    syntax: ast.Module
    """Of the whole module."""

    @property
    def mutations(self) -> list[Mutation]:
        """All changes that can be made of it."""
        return mutations(functions_of(self.syntax)[self.qualified], self.qualified)

    def changed(self, mutation: Mutation) -> CodeType:
        """Its code with a change.

        Raises:
            SyntaxError, ValueError: it cannot be compiled, or does not fit the function.
        """
        tree = mutation.apply(functions_of(self.syntax)[self.qualified])
        code = compiled(self.syntax, self.qualified, tree, self.file)
        if code.co_freevars != self.function.__code__.co_freevars:
            raise ValueError("it asks no more of the names around it, or of others")
        return code

    @contextmanager
    def being(self, code: CodeType) -> Iterator[None]:
        """Let everybody who has imported the function have another code of it.

        What is remembered of earlier calls is forgotten, before and after.
        """
        original = self.function.__code__
        _forget(self.module)
        self.function.__code__ = code
        try:
            yield
        finally:
            self.function.__code__ = original
            _forget(self.module)


def subjects(codes: Iterable[CodeType]) -> list[Subject]:
    """The functions that some executed code belongs to, each once, in their order.

    Left out is what has no source or is not to be found in its module under its name: generated
    code, and functions inside of others that are not part of one that is found.
    """
    modules = _modules()
    found: dict[tuple[str, str], Subject] = {}
    for code in codes:
        outermost = code.co_qualname.partition(".<locals>")[0]
        place = code.co_filename, outermost
        module = modules.get(code.co_filename)
        if place in found or module is None or "<" in outermost:
            continue
        subject = _subject(module, *place)
        if subject is not None:
            found[place] = subject
    return list(found.values())


def _subject(module: ModuleType, file: str, qualified: str) -> Subject | None:
    # Through the module's loader, so that a package in an archive has its source, too.
    source = "".join(linecache.getlines(file, vars(module)))
    function = _function(module, qualified)
    if not source or function is None or function.__code__.co_filename != file:
        return None
    try:
        syntax = ast.parse(source, file)
    except SyntaxError:
        return None
    declared = functions_of(syntax).get(qualified)
    if declared is None:
        return None
    return Subject(function=function, module=module, file=file, qualified=qualified, syntax=syntax)


def _modules() -> dict[str, ModuleType]:
    """Loaded modules by file."""
    loaded = list(sys.modules.values())
    return {file: each for each in loaded if (file := getattr(each, "__file__", None))}


def _function(module: ModuleType, qualified: str) -> FunctionType | None:
    """The function of a name, beneath whatever decorators have put around it."""
    found: Any = module
    for name in qualified.split("."):
        found = vars(found).get(name) if hasattr(found, "__dict__") else None
        if found is None:
            return None
    return _beneath(found)


def _beneath(found: Any) -> FunctionType | None:
    for _ in range(20):
        match found:
            case FunctionType() if not hasattr(found, "__wrapped__"):
                return found
            case property():
                found = found.fget
            case functools.cached_property():
                found = found.func
            case staticmethod() | classmethod():
                found = found.__func__
            case _:
                found = getattr(found, "__wrapped__", None)
    return None


def _forget(module: ModuleType) -> None:
    for value in list(vars(module).values()):
        clear = getattr(value, "cache_clear", None)
        if callable(clear):
            clear()
