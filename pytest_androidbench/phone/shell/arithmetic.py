"""Integer expressions of `$((...))` and `((...))`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, MutableMapping
from typing import Final

from pytest_androidbench.phone.shell.errors import ExpansionError

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F]+|\d+(?:#\w+)?)|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<operator><<=|>>=|\*\*|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[-+*/%<>=!~&|^?:(),]))",
    re.ASCII,
)
_LEVELS: Final = (
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!="),
    ("<", ">", "<=", ">="),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/", "%"),
)
_ASSIGNING: Final = frozenset(("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="))
_MAX_DEPTH: Final = 100


def evaluate(expression: str, variables: MutableMapping[str, str]) -> int:
    """Value of an expression; assignments in it change `variables`."""
    return _Evaluator(expression, variables).whole()


class _Evaluator:
    def __init__(
        self, expression: str, variables: MutableMapping[str, str], depth: int = 0
    ) -> None:
        if depth > _MAX_DEPTH:
            raise ExpansionError(f"{expression}: expression recurses on itself")
        self._source = expression
        self._variables = variables
        self._depth = depth
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
        at = 0
        while text[at:].strip():
            match = _TOKEN.match(text, at)
            if match is None:
                raise self._bad()
            tokens.append(match[0].strip())
            at = match.end()
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
        name = self._peek()
        following = self._tokens[self._at + 1] if self._at + 1 < len(self._tokens) else ""
        if following not in _ASSIGNING or not (name[:1].isalpha() or name[:1] == "_"):
            return self._conditional()
        self._at += 2
        value = self._assignment()
        if following != "=":
            value = self._apply(following[:-1], self._variable(name), value)
        return self._store(name, value)

    def _conditional(self) -> int:
        value = self._binary(0)
        if not self._accept("?"):
            return value
        chosen = self._assignment()
        if not self._accept(":"):
            raise self._bad()
        other = self._assignment()
        return chosen if value else other

    def _binary(self, level: int) -> int:
        if level == len(_LEVELS):
            return self._unary()
        value = self._binary(level + 1)
        while token := self._accept(*_LEVELS[level]):
            value = self._apply(token, value, self._binary(level + 1))
        return value

    def _unary(self) -> int:
        if step := self._accept("++", "--"):
            name = self._peek()
            self._at += 1
            return self._store(name, self._variable(name) + (1 if step == "++" else -1))
        sign = self._accept("-", "+", "!", "~")
        if not sign:
            return self._atom()
        value = self._unary()
        return _wrap({"!": int(not value), "-": -value, "+": value, "~": ~value}[sign])

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
        if re.fullmatch(r"\s*-?\d{1,18}\s*", text, re.ASCII):
            return int(text)
        return _Evaluator(text, self._variables, self._depth + 1).whole()

    def _store(self, name: str, value: int) -> int:
        if not name.isidentifier():
            raise self._bad()
        self._variables[name] = str(_wrap(value))
        return _wrap(value)

    def _apply(self, token: str, left: int, right: int) -> int:
        if token in ("/", "%") and right == 0:
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
