"""The changes that can be made of a module's functions: made by mutmut, all but these.

Left out is what no test can or need notice: annotations, types that are cast to, docstrings, the
texts of exceptions and of assertions, `__repr__`, what only hides a line of a traceback, the case
of texts, and what is evaluated when a module is imported (decorators, defaults of parameters, the
bodies of classes), whose lines are executed ahead of every test.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

_LEFT_OUT: Final = (cst.Annotation, cst.Decorator, cst.Parameters, cst.Raise)
_STATEMENTS: Final = (
    cst.SimpleStatementLine,
    cst.BaseCompoundStatement,
    cst.MatchCase,
    cst.ExceptHandler,
)
_QUIET_FUNCTIONS: Final = {"__repr__"}


@dataclass(frozen=True, kw_only=True)
class Change:
    """One change of one function."""

    function: str
    """Its qualified name; that of the outermost, where functions lie in each other."""
    line: int
    """Where the changed node begins, counted from 1."""
    column: int
    statement: tuple[int, int]
    """First and last line of the statement it is in; of a compound one, up to its first block."""
    operator: str
    """The kind of change: what mutmut's function is called, without `operator_`."""
    module: cst.Module
    node: cst.CSTNode
    replacement: cst.CSTNode

    @cached_property
    def source(self) -> str:
        """The module with the change in it."""
        changed = self.module.deep_replace(self.node, self.replacement)
        assert isinstance(changed, cst.Module)
        return changed.code

    @cached_property
    def original(self) -> str:
        """The lines that differ, as they stood there, set in one line."""
        return self._side("-")

    @cached_property
    def mutated(self) -> str:
        """What stands there instead."""
        return self._side("+")

    def diff(self, name: str) -> str:
        """The change as a unified diff of the file of that name."""
        lines = self.module.code.splitlines(), self.source.splitlines()
        return "\n".join(difflib.unified_diff(*lines, name, name, lineterm="", n=2))

    def _side(self, sign: str) -> str:
        lines = self.diff("").splitlines()[3:]
        return " ".join(line[1:].strip() for line in lines if line.startswith(sign))


def changes_of(source: str) -> list[Change]:
    """Every change of a module's functions, in the order of its source."""
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    visitor = _Visitor(wrapper.module)
    wrapper.visit(visitor)
    return visitor.found


def function_lines(source: str) -> Iterator[tuple[int, str]]:
    """Each line of a function's body, with the qualified name of the outermost function."""
    yield from _body_lines(ast.parse(source).body, "")


def _body_lines(body: list[ast.stmt], prefix: str) -> Iterator[tuple[int, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _body_lines(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            last = node.end_lineno or node.lineno
            for line in range(node.body[0].lineno, last + 1):
                yield line, f"{prefix}{node.name}"


class _Visitor(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, module: cst.Module) -> None:
        super().__init__()
        self.found: list[Change] = []
        self._module = module
        self._names: list[str] = []
        self._depth = 0
        """How many functions lie around what is visited."""
        self._messages: list[cst.CSTNode] = []
        self._statements: list[tuple[int, int]] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if self._left_out(node):
            return False
        if isinstance(node, cst.Assert) and node.msg is not None:
            self._messages.append(node.msg)
        if isinstance(node, _STATEMENTS):
            self._statements.append(self._lines(node))
        if self._depth:
            self._make(node)
        elif isinstance(node, cst.FunctionDef | cst.ClassDef):
            self._names.append(node.name.value)
        if isinstance(node, cst.FunctionDef):
            self._depth += 1
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if self._left_out(original_node):
            return
        if isinstance(original_node, _STATEMENTS):
            self._statements.pop()
        if isinstance(original_node, cst.FunctionDef):
            self._depth -= 1
        if not self._depth and isinstance(original_node, cst.FunctionDef | cst.ClassDef):
            self._names.pop()

    def _left_out(self, node: cst.CSTNode) -> bool:
        match node:
            case cst.FunctionDef(name=cst.Name(value=name)):
                return name in _QUIET_FUNCTIONS
            case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
                return True
            case cst.Call(func=cst.Name(value="cast")):
                return True
            case cst.Assign(targets=[cst.AssignTarget(target=cst.Name("__tracebackhide__"))]):
                return True
            case _:
                return isinstance(node, _LEFT_OUT) or any(node is each for each in self._messages)

    def _make(self, node: cst.CSTNode) -> None:
        for kind, operator in mutation_operators:
            if not isinstance(node, kind):
                continue
            for new in operator(node):
                if not _case_alone(node, new):
                    self._add(node, new, operator.__name__.removeprefix("operator_"))

    def _add(self, node: cst.CSTNode, new: cst.CSTNode, operator: str) -> None:
        start = self._where(node).start
        self.found.append(
            Change(
                function=".".join(self._names),
                line=start.line,
                column=start.column,
                statement=self._statements[-1],
                operator=operator,
                module=self._module,
                node=node,
                replacement=new,
            )
        )

    def _lines(self, statement: cst.CSTNode) -> tuple[int, int]:
        where = self._where(statement)
        match statement:
            case cst.Match(cases=[first, *_]):
                return where.start.line, self._where(first).start.line
            case (
                cst.ClassDef(body=body) | cst.FunctionDef(body=body) | cst.If(body=body)
                | cst.For(body=body) | cst.While(body=body) | cst.With(body=body)
                | cst.Try(body=body) | cst.ExceptHandler(body=body) | cst.MatchCase(body=body)
            ):  # fmt: skip
                return where.start.line, self._where(body).start.line
            case _:
                return where.start.line, where.end.line

    def _where(self, node: cst.CSTNode) -> CodeRange:
        found = self.get_metadata(PositionProvider, node)
        assert isinstance(found, CodeRange)
        return found


def _case_alone(node: cst.CSTNode, new: cst.CSTNode) -> bool:
    match node, new:
        case cst.SimpleString(value=old), cst.SimpleString(value=changed):
            return old.lower() == changed.lower()
        case _:
            return False
