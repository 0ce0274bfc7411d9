"""Queries of which a client wrote a part, answered on the client's own thread.

Providers answer at once, in one piece, and a condition may take for ever. So a client's call to
a provider is tried: at a query whose answer is not known it is given up, the answer is found on an
image of the database, and the call is tried again. A provider asks before it changes anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Final, NamedTuple, TypeVar

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system.databases.connecting import connect
from pytest_androidbench.phone.system.databases.errors import DatabaseError, refusals_told
from pytest_androidbench.phone.system.databases.values import Value
from pytest_androidbench.phone.system.work import Request, Stop

T = TypeVar("T")
Rows = list[tuple[Value, ...]]

_TRIES: Final = 100
"""Queries of one call, those counted again whose database somebody changed meanwhile."""


class _Question(NamedTuple):
    sql: str
    params: tuple[Value, ...]


class _Unanswered(AndroidBenchError):
    """A call is given up because of a query whose answer is not known yet."""

    def __init__(self, question: _Question, image: bytes) -> None:
        super().__init__(question.sql)
        self.question = question
        self.image = image


class Asking:
    """Which client's call is tried now, and the answers it has so far."""

    def __init__(self) -> None:
        self._answers: dict[_Question, tuple[bytes, Rows | DatabaseError]] | None = None

    @property
    def active(self) -> bool:
        """Whether a client's call is tried now."""
        return self._answers is not None

    async def run(self, request: Request, call: Callable[[], T]) -> T:
        """The result of a call to a provider.

        Raises:
            DatabaseError: SQLite refuses a query, or the database changes all the time.
            OutOfMemory: the answers are more than the client may hold.
        """
        answers: dict[_Question, tuple[bytes, Rows | DatabaseError]] = {}
        held = 0
        try:
            for _ in range(_TRIES):
                self._answers = answers
                try:
                    return call()
                except _Unanswered as unanswered:
                    question, image = unanswered.question, unanswered.image
                finally:
                    self._answers = None
                answer = await request.compute(lambda stop: _answer(question, image, stop))  # noqa: B023
                size = len(image) + (len(answer) * 256 if isinstance(answer, list) else 0)
                request.hold(size)
                held += size
                answers[question] = (image, answer)
        finally:
            request.release(held)
        raise DatabaseError("database is locked")

    def rows(self, image: bytes, sql: str, params: Sequence[Value]) -> Rows:
        """The rows a query has over a database with such content.

        Raises:
            DatabaseError: SQLite refuses it.
        """
        question = _Question(sql, tuple(params))
        known = (self._answers or {}).get(question)
        if known is None or known[0] != image:
            raise _Unanswered(question, image)
        if isinstance(known[1], DatabaseError):
            raise known[1]
        return known[1]


def _answer(question: _Question, image: bytes, stop: Stop) -> Rows | DatabaseError:
    with closing(connect()) as connection:
        connection.row_factory = None
        connection.heed_stop(stop)
        try:
            with refusals_told():
                if image:
                    connection.load(image)
                return connection.execute(question.sql, question.params).fetchall()
        except DatabaseError as error:
            return error
