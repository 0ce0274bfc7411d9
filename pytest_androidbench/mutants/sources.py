"""Loaded functions with their source, and another code in place of theirs."""

from __future__ import annotations

import ast
import functools
import linecache
import sys
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from pytest_androidbench.mutants.messages import message_nodes
from pytest_androidbench.mutants.sites import Mutation, compiled, functions_of, mutations


@dataclass(frozen=True, kw_only=True)
class Subject:
    """A function that is to be changed, as it is loaded and as it is written."""

    function: FunctionType
    module: ModuleType
    file: str
    qualified: str
    """Its name with those of the classes around it."""
    declared: ast.FunctionDef
    """As it is written; decorators included."""
    syntax: ast.Module
    """Of the whole module."""
    messages: Container[ast.AST]
    """Nodes that reach only a message."""
    forget: Callable[[], None]
    """Forgets what is remembered of earlier calls: of any function, as others may call this one."""

    @functools.cached_property
    def mutations(self) -> list[Mutation]:
        """All changes that can be made of it."""
        return mutations(self.declared, self.qualified, self.messages)

    @functools.cached_property
    def codes(self) -> list[CodeType | str]:
        """Its code with each of the changes, or why there is none."""
        return [self._code(mutation) for mutation in self.mutations]

    def _code(self, mutation: Mutation) -> CodeType | str:
        try:
            return self.changed(mutation)
        except (SyntaxError, ValueError) as error:
            return str(error) or type(error).__name__

    def changed(self, mutation: Mutation) -> CodeType:
        """Its code with a change.

        Raises:
            SyntaxError, ValueError: it cannot be compiled, or does not fit the function.
        """
        with mutation.made(self.declared) as tree:
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
        self.forget()
        self.function.__code__ = code
        try:
            yield
        finally:
            self.function.__code__ = original
            self.forget()


class Sources:
    """The files whose functions are changed, each read once."""

    def __init__(self, files: Iterable[str]) -> None:
        """Read some files of modules that are loaded; one that cannot be read is left out.

        Args:
            files: as `__file__` has them.
        """
        loaded = [each for each in sys.modules.values() if getattr(each, "__file__", None)]
        self._modules = {str(each.__file__): each for each in loaded}
        self.files: Final = frozenset(files)
        read = {file: self._read(file) for file in sorted(self.files)}
        self._syntax = {file: syntax for file, syntax in read.items() if syntax is not None}
        self._messages = message_nodes(list(self._syntax.values()))
        self._subjects: dict[tuple[str, str], Subject | None] = {}
        modules = [self._modules[file] for file in self._syntax if file in self._modules]
        self._caches = [clear for module in modules for clear in _caches(module)]

    def subjects(self, codes: Iterable[CodeType]) -> list[Subject]:
        """The functions that some executed code belongs to, each once, in their order.

        Left out is what has no source, or is not to be found in its module under its name, such as
        generated code.
        """
        places = {
            (code.co_filename, code.co_qualname.partition(".<locals>")[0]): None for code in codes
        }
        found = (self.subject(file, qualified) for file, qualified in places)
        return [each for each in found if each is not None]

    def subject(self, file: str, qualified: str) -> Subject | None:
        """The function of a name; None where there is none such, or it cannot be changed.

        Args:
            file: as its module's `__file__` has it.
            qualified: its name with those of the classes around it.
        """
        place = file, qualified
        if place not in self._subjects:
            self._subjects[place] = self._made(file, qualified)
        return self._subjects[place]

    def _made(self, file: str, qualified: str) -> Subject | None:
        module, syntax = self._modules.get(file), self._syntax.get(file)
        if module is None or syntax is None or qualified not in functions_of(syntax):
            return None
        function = _function(module, qualified)
        if function is None or function.__code__.co_filename != file:
            return None
        return Subject(
            function=function,
            module=module,
            file=file,
            qualified=qualified,
            declared=functions_of(syntax)[qualified],
            syntax=syntax,
            messages=self._messages,
            forget=self._forget,
        )

    def _forget(self) -> None:
        for clear in self._caches:
            clear()

    def _read(self, file: str) -> ast.Module | None:
        # Through the module's loader, so that a package in an archive has its source, too.
        module = self._modules.get(file)
        lines = linecache.getlines(file, vars(module) if module is not None else None)
        try:
            return ast.parse("".join(lines), file) if lines else None
        except SyntaxError:
            return None


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


def _caches(module: ModuleType) -> list[Callable[[], None]]:
    """What empties the caches of a module's functions."""
    clears = (getattr(value, "cache_clear", None) for value in vars(module).values())
    return [clear for clear in clears if callable(clear)]
