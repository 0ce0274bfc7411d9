"""`test`, `[` and the tests inside `[[`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.shell.arithmetic import evaluate
from pytest_androidbench.phone.shell.errors import CommandError, ExpansionError
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.system.files import Stat

_NUMBERS: Final[dict[str, Callable[[int, int], bool]]] = {
    "-eq": lambda a, b: a == b,
    "-ne": lambda a, b: a != b,
    "-lt": lambda a, b: a < b,
    "-le": lambda a, b: a <= b,
    "-gt": lambda a, b: a > b,
    "-ge": lambda a, b: a >= b,
}
_STRINGS: Final[dict[str, Callable[[str, str], bool]]] = {
    "=": lambda a, b: a == b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
}
_TIMES: Final = frozenset(("-nt", "-ot", "-ef"))
_FILES: Final[dict[str, Callable[[Stat], bool]]] = {
    "-e": lambda _stat: True,
    "-a": lambda _stat: True,
    "-f": lambda stat: stat.kind == "file",
    "-d": lambda stat: stat.kind == "dir",
    "-c": lambda stat: stat.kind == "char",
    "-b": lambda _stat: False,
    "-p": lambda _stat: False,
    "-S": lambda _stat: False,
    "-s": lambda stat: stat.size > 0,
    "-u": lambda stat: bool(stat.mode & 0o4000),
    "-g": lambda stat: bool(stat.mode & 0o2000),
    "-k": lambda stat: bool(stat.mode & 0o1000),
    "-O": lambda _stat: True,
    "-G": lambda _stat: True,
    "-r": lambda _stat: True,
    "-w": lambda _stat: True,
    "-x": lambda stat: stat.kind == "dir" or bool(stat.mode & 0o111),
}
BINARY: Final = frozenset((*_NUMBERS, *_STRINGS, *_TIMES))
UNARY: Final = frozenset((*_FILES, "-z", "-n", "-L", "-h", "-t", "-v", "-o"))


def unary(operator: str, operand: str, session: Session) -> bool:
    """Value of a test with one operand."""
    if operator == "-z":
        return not operand
    if operator == "-n":
        return bool(operand)
    if operator == "-v":
        return operand in session.variables
    if operator == "-o":
        return operand in session.options
    if operator == "-t" or not operand:
        return False
    path = session.path(operand)
    if operator in ("-L", "-h"):
        return session.phone.files.is_link(path)
    stat = session.phone.files.stat(path)
    return stat is not None and _FILES[operator](stat)


def binary(left: str, operator: str, right: str, session: Session) -> bool:
    """Value of a test with two operands."""
    if compare := _STRINGS.get(operator):
        return compare(left, right)
    if numbers := _NUMBERS.get(operator):
        return numbers(_number(left, session), _number(right, session))
    first = session.phone.files.stat(session.path(left)) if left else None
    second = session.phone.files.stat(session.path(right)) if right else None
    if operator == "-ef":
        return first is not None and second is not None and first.inode == second.inode
    if operator == "-ot":
        first, second = second, first
    return first is not None and (second is None or first.mtime_ms > second.mtime_ms)


def _number(text: str, session: Session) -> int:
    try:
        return evaluate(text, session.variables)
    except ExpansionError as error:
        raise CommandError(f"{session.name}: [: {error}", 2) from error


def holds(args: list[str], session: Session) -> bool:
    """Value of the expression in `test ARGS`.

    Raises:
        CommandError: it is no expression.
    """
    found = _by_count(args, session)
    return _Reader(args, session).whole() if found is None else found


def _by_count(args: list[str], session: Session) -> bool | None:
    """What POSIX lays down for few arguments, whatever they look like."""
    if not args:
        return False
    if len(args) == 1:
        return bool(args[0])
    if args[0] == "!" and len(args) <= 4:
        if len(args) == 3 and args[1] in BINARY:
            return binary(args[0], args[1], args[2], session)
        inner = _by_count(args[1:], session)
        return None if inner is None else not inner
    if len(args) == 2 and args[0] in UNARY:
        return unary(args[0], args[1], session)
    if len(args) == 3 and args[1] in BINARY:
        return binary(args[0], args[1], args[2], session)
    return None


class _Reader:
    def __init__(self, args: list[str], session: Session) -> None:
        self._args = args
        self._session = session
        self._at = 0

    def whole(self) -> bool:
        value = self._or()
        if self._at < len(self._args):
            raise self._bad()
        return value

    def _bad(self) -> CommandError:
        shown = self._args[self._at] if self._at < len(self._args) else ""
        what = f"{shown}: unexpected operator/operand" if shown else "expression error"
        return CommandError(f"{self._session.name}: [: {what}", 2)

    def _peek(self, ahead: int = 0) -> str | None:
        index = self._at + ahead
        return self._args[index] if index < len(self._args) else None

    def _or(self) -> bool:
        value = self._and()
        while self._peek() == "-o":
            self._at += 1
            value = self._and() or value
        return value

    def _and(self) -> bool:
        value = self._not()
        while self._peek() == "-a":
            self._at += 1
            value = self._not() and value
        return value

    def _not(self) -> bool:
        if self._peek() == "!" and self._peek(1) not in BINARY:
            self._at += 1
            return not self._not()
        return self._primary()

    def _primary(self) -> bool:
        first, second = self._peek(), self._peek(1)
        if first is None:
            raise self._bad()
        third = self._peek(2)
        if second in BINARY and second is not None and third is not None:
            self._at += 3
            return binary(first, second, third, self._session)
        if first == "(":
            self._at += 1
            value = self._or()
            if self._peek() != ")":
                raise self._bad()
            self._at += 1
            return value
        if first in UNARY and second is not None:
            self._at += 2
            return unary(first, second, self._session)
        self._at += 1
        return bool(first)
