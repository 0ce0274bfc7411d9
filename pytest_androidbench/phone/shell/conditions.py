"""`[[ ... ]]`."""

from __future__ import annotations

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.expansion import Expander
from pytest_androidbench.phone.shell.globs import fits
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.syntax import Conditional, Word, WordText
from pytest_androidbench.phone.shell.testing import BINARY, UNARY, binary, unary


async def holds(condition: Conditional, session: Session, expander: Expander) -> int:
    """Exit status of the condition: 0 when it holds.

    Raises:
        CommandError: it is no condition.
    """
    reader = _Reader(condition.tokens, session, expander)
    value = await reader.either()
    reader.expect_end()
    return int(not value)


class _Reader:
    def __init__(
        self, tokens: tuple[Word | str, ...], session: Session, expander: Expander
    ) -> None:
        self._tokens = [item for item in tokens if item != "\n"]
        self._session = session
        self._expander = expander
        self._at = 0

    def expect_end(self) -> None:
        if self._at < len(self._tokens):
            raise self._bad()

    def _bad(self) -> CommandError:
        return CommandError(f"{self._session.name}: [[: expression error", 2)

    def _plain(self, ahead: int = 0) -> str | None:
        """The operator or unquoted word there, if it is one."""
        index = self._at + ahead
        token = self._tokens[index] if index < len(self._tokens) else None
        if isinstance(token, str) or token is None:
            return token
        part = token[0] if len(token) == 1 else None
        return part.value if isinstance(part, WordText) and not part.quoted else None

    def _word(self) -> Word:
        token = self._tokens[self._at] if self._at < len(self._tokens) else ""
        if isinstance(token, str):
            raise self._bad()
        self._at += 1
        return token

    async def either(self) -> bool:
        value = await self._both()
        while self._plain() == "||":
            self._at += 1
            value = await self._both() or value
        return value

    async def _both(self) -> bool:
        value = await self._not()
        while self._plain() == "&&":
            self._at += 1
            value = await self._not() and value
        return value

    async def _not(self) -> bool:
        if self._plain() == "!":
            self._at += 1
            return not await self._not()
        if self._plain() == "(":
            self._at += 1
            value = await self.either()
            if self._plain() != ")":
                raise self._bad()
            self._at += 1
            return value
        return await self._primary()

    async def _primary(self) -> bool:
        expander = self._expander
        operator = self._plain()
        if operator in UNARY and operator is not None and self._plain(1) not in BINARY:
            self._at += 1
            return unary(operator, await expander.text(self._word()), self._session)
        left = await expander.text(self._word())
        operator = self._plain()
        if operator not in BINARY or operator is None:
            return bool(left)
        self._at += 1
        if operator in ("=", "==", "!="):
            pattern = await expander.pattern(self._word())
            found = await fits(self._session.request, left, pattern)
            return found != (operator == "!=")
        return binary(left, operator, await expander.text(self._word()), self._session)
