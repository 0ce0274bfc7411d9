"""Integer expressions of `$((...))` and `((...))`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, MutableMapping
from functools import partial
from typing import Final

from pytest_androidbench.phone.shell.errors import ExpansionError
from pytest_androidbench.phone.system.work import OutOfMemory

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F]+|\d+(?:#\w+)?)|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<operator><<=|>>=|\*\*|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[-+*/%<>=!~&|^?:(),]))",
    re.ASCII,
)
_LEVELS: Final = (
    ("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", ">", "<=", ">="), ("<<", ">>"),
    ("+", "-"), ("*", "/", "%"),
)  # fmt: skip
_BINDING: Final = {token: level for level, tokens in enumerate(_LEVELS) for token in tokens}
"""How tightly operators bind."""
_DECIDING: Final = {"||": True, "&&": False}
"""With which left side the right one does not matter."""
_ASSIGNING: Final = frozenset(("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="))
_INTEGER: Final = re.compile(r"\s*-?\d{1,18}\s*", re.ASCII)
_MAX_DEPTH: Final = 30
MAX_TOKENS: Final = 4_000
"""Tokens one value may take to find, those of the variables in it included."""

_MAX_LENGTH: Final = 16 * MAX_TOKENS


def evaluate(expression: str, variables: MutableMapping[str, str]) -> int:
    """Value of an expression; assignments in it change `variables`.

    Raises:
        ExpansionError: it has none.
        OutOfMemory: it takes too much to find.
    """
    if _INTEGER.fullmatch(expression):
        return int(expression)
    return _Evaluator(expression, variables, _Effort()).whole()


class _Effort:
    """What finding one value took so far, all expressions in its variables included."""

    def __init__(self) -> None:
        self.tokens = 0
        self.depth = 0
        self.names: list[str] = []
        """Variables whose values are being found."""
        self.skipped = 0
        """Inside how many operands that are read, but whose value nobody needs."""


class _Evaluator:
    def __init__(
        self, expression: str, variables: MutableMapping[str, str], effort: _Effort
    ) -> None:
        if len(expression) > _MAX_LENGTH:
            raise OutOfMemory(len(expression))
        self._source = expression
        self._variables = variables
        self._effort = effort
        self._tokens = self._split(expression)
        self._at = 0

    def whole(self) -> int:
        if not self._tokens:
            return 0
        value = self._comma()
        if self._at < len(self._tokens):
            raise self._bad()
        return value

    def _split(self, text: str) -> list[str]:
        tokens: list[str] = []
        end = len(text.rstrip())
        at = 0
        while at < end:
            match = _TOKEN.match(text, at)
            if match is None:
                raise self._bad()
            tokens.append(match[match.lastgroup or 0])
            at = match.end()
        self._effort.tokens += len(tokens)
        if self._effort.tokens > MAX_TOKENS:
            raise OutOfMemory(len(text))
        return tokens

    def _bad(self) -> ExpansionError:
        return ExpansionError(f"{self._source}: bad expression")

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _accept(self, *tokens: str) -> str:
        token = self._peek()
        if token and token in tokens:
            self._at += 1
            return token
        return ""

    def _comma(self) -> int:
        value = self._assignment()
        while self._accept(","):
            value = self._assignment()
        return value

    def _assignment(self) -> int:
        self._effort.depth += 1
        if self._effort.depth > _MAX_DEPTH:
            raise self._bad()
        name = self._peek()
        following = self._tokens[self._at + 1] if self._at + 1 < len(self._tokens) else ""
        if following in _ASSIGNING and (name[:1].isalpha() or name[:1] == "_"):
            self._at += 2
            value = self._assignment()
            if following != "=":
                value = self._apply(following[:-1], self._variable(name), value)
            value = self._store(name, value)
        else:
            value = self._conditional()
        self._effort.depth -= 1
        return value

    def _conditional(self) -> int:
        value = self._binary(0)
        if not self._accept("?"):
            return value
        chosen = self._read(self._assignment, needed=value != 0)
        if not self._accept(":"):
            raise self._bad()
        other = self._read(self._assignment, needed=value == 0)
        return chosen if value else other

    def _binary(self, level: int) -> int:
        value = self._unary()
        while (binding := _BINDING.get(token := self._peek(), -1)) >= level:
            self._at += 1
            needed = _DECIDING.get(token) is not bool(value)
            right = self._read(partial(self._binary, binding + 1), needed=needed)
            value = self._apply(token, value, right)
        return value

    def _read(self, read: Callable[[], int], *, needed: bool) -> int:
        """Read an operand; one that is not needed assigns nothing."""
        self._effort.skipped += not needed
        value = read()
        self._effort.skipped -= not needed
        return value

    def _unary(self) -> int:
        signs: list[str] = []
        while sign := self._accept("-", "+", "!", "~"):
            signs.append(sign)
        if step := self._accept("++", "--"):
            name = self._peek()
            self._at += 1
            value = self._store(name, self._variable(name) + (1 if step == "++" else -1))
        else:
            value = self._atom()
        for sign in reversed(signs):
            value = _wrap({"!": int(not value), "-": -value, "+": value, "~": ~value}[sign])
        return value

    def _atom(self) -> int:
        atom = self._peek()
        self._at += 1
        if atom == "(":
            value = self._comma()
            if not self._accept(")"):
                raise self._bad()
            return value
        if atom[:1].isdigit():
            return self._number(atom)
        if not (atom[:1].isalpha() or atom[:1] == "_"):
            raise self._bad()
        value = self._variable(atom)
        if step := self._accept("++", "--"):
            self._store(atom, value + (1 if step == "++" else -1))
        return value

    def _number(self, token: str) -> int:
        base, mark, digits = token.partition("#")
        try:
            if mark:
                return _wrap(int(digits, int(base)))
            return _wrap(int(token, 16) if token[:2].lower() == "0x" else int(token))
        except ValueError:
            raise self._bad() from None

    def _variable(self, name: str) -> int:
        text = self._variables.get(name, "")
        if _INTEGER.fullmatch(text):
            return int(text)
        effort = self._effort
        if name in effort.names or len(effort.names) >= _MAX_DEPTH:
            raise ExpansionError(f"{self._source}: expression recurses on parameter '{name}'")
        effort.names.append(name)
        effort.depth += 1
        value = _Evaluator(text, self._variables, effort).whole()
        effort.depth -= 1
        effort.names.pop()
        return value

    def _store(self, name: str, value: int) -> int:
        if not name.isidentifier():
            raise self._bad()
        if not self._effort.skipped:
            self._variables[name] = str(_wrap(value))
        return _wrap(value)

    def _apply(self, token: str, left: int, right: int) -> int:
        if token in ("/", "%") and right == 0:
            if self._effort.skipped:
                return 0
            raise ExpansionError(f"{self._source}: zero divisor")
        return _wrap(_OPERATIONS[token](left, right))


def _divide(left: int, right: int) -> int:
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _wrap(value: int) -> int:
    """Keep to the 64 bits of the phone's arithmetic."""
    return (value + 2**63) % 2**64 - 2**63


_OPERATIONS: Final[dict[str, Callable[[int, int], int]]] = {
    "||": lambda a, b: int(bool(a) or bool(b)),
    "&&": lambda a, b: int(bool(a) and bool(b)),
    "|": operator.or_,
    "^": operator.xor,
    "&": operator.and_,
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    ">": lambda a, b: int(a > b),
    "<=": lambda a, b: int(a <= b),
    ">=": lambda a, b: int(a >= b),
    "<<": lambda a, b: a << (b & 63),
    ">>": lambda a, b: a >> (b & 63),
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _divide,
    "%": lambda a, b: a - b * _divide(a, b),
}
