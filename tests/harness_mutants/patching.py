"""Puts a change into the functions that are there, in memory."""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import TypeAlias

from _pytest.assertion.rewrite import AssertionRewritingHook, rewrite_asserts

from pytest_androidbench.mutants.tracing import codes_in

_Name: TypeAlias = tuple[str, str, int]


@dataclass(slots=True)
class Functions:
    """The functions of a folder's files that are there, found by their code."""

    found: dict[_Name, list[FunctionType]] = field(default_factory=dict)
    rewritten: set[str] = field(default_factory=set)
    """Files whose assertions pytest has rewritten."""

    @classmethod
    def below(cls, folder: Path) -> Functions:
        """All functions whose code is from files below a folder, whatever holds them."""
        functions = cls()
        gc.unfreeze()  # what is frozen is not listed, and tests freeze what was collected
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(
                f"{folder}/"
            ):
                functions.found.setdefault(_name(each.__code__), []).append(each)
        gc.freeze()
        functions.rewritten = {
            str(module.__file__)
            for module in list(sys.modules.values())
            if isinstance(getattr(module, "__loader__", None), AssertionRewritingHook)
        }
        return functions

    def change(self, path: str, source: str) -> int:
        """Give functions of a file the code they have in a changed source; how many there are."""
        before = {_name(code): code for code in self._codes(path, Path(path).read_text("utf-8"))}
        changed = 0
        for code in self._codes(path, source):
            if before.get(_name(code), code) == code:
                continue
            for function in self.found.get(_name(code), ()):
                if function.__code__.co_freevars == code.co_freevars:
                    function.__code__ = code
                    changed += 1
        return changed

    def _codes(self, path: str, source: str) -> Iterator[CodeType]:
        tree = ast.parse(source)
        if path in self.rewritten:
            rewrite_asserts(tree, source.encode(), path)
        yield from codes_in(compile(tree, path, "exec", dont_inherit=True))


def _name(code: CodeType) -> _Name:
    return code.co_filename, code.co_qualname, code.co_firstlineno
