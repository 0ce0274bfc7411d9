"""Posts to one address, again where that may help, and tells whose fault it is in the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

import httpx2

from pytest_androidbench.errors import AgentError, AgentLoadError, ModelUnavailable
from pytest_androidbench.texts import bounded, clean, named

MAX_BYTES: Final = 16 << 20
"""Of an answer."""
MAX_WAIT: Final = 30.0
"""Seconds between two tries."""
_FIRST_WAIT: Final = 0.5
_SHOWN: Final = 500
"""Characters of an answer that a message has."""
_AGAIN: Final = frozenset({408, 425, 429})
"""Beside all from 500 on: statuses of which another try may come out otherwise."""


class Poster:
    """One address, and a client that keeps its connection."""

    def __init__(self, url: str, *, authorization: str, timeout: float, retries: int) -> None:
        """Take in the address; nothing is sent.

        Args:
            url: of scheme http or https.
            authorization: the header of that name; "" = none is sent.
            timeout: seconds that one try may take.
            retries: how often a try is made again.

        Raises:
            AgentLoadError: the address is none.
        """
        self._url = _checked(url)
        self._timeout, self._retries = timeout, retries
        headers = {"content-type": "application/json", "accept": "application/json"}
        if authorization:
            headers["authorization"] = _sendable(authorization)
        self._client = httpx2.Client(headers=headers, timeout=timeout)

    def post(self, body: bytes) -> bytes:
        """What the address answers.

        Raises:
            ModelUnavailable: it cannot be reached, or is in no state to answer.
            AgentError: it does not take the request, or answers without end.
        """
        for wait in self._waits():
            try:
                status, data, asked = self._try(body)
            except (httpx2.TransportError, httpx2.DecodingError) as error:
                told, asked = f"cannot be reached: {clean(named(error))}", 0.0
            else:
                if 200 <= status < 300:
                    return data
                shown = clean(data[: 4 * _SHOWN].decode("utf-8", "replace")).strip()
                told = f"answered status {status}: {bounded(shown, _SHOWN)}"
                if status not in _AGAIN and status < 500:
                    raise AgentError(f"the agent at {self._url} {told}")
            if wait is not None:
                time.sleep(max(wait, asked))
        tries = f"{self._retries + 1} tries" if self._retries else "one try"
        raise ModelUnavailable(f"the agent at {self._url} {told} ({tries})")

    def _waits(self) -> Iterator[float | None]:
        """Seconds to wait after each try; None after the last."""
        for number in range(self._retries):
            yield min(_FIRST_WAIT * 2**number, MAX_WAIT)
        yield None

    def close(self) -> None:
        """Close the connection."""
        self._client.close()

    def _try(self, body: bytes) -> tuple[int, bytes, float]:
        """Status, body, and how many seconds it wants us to wait before the next try."""
        ends = time.monotonic() + self._timeout
        with self._client.stream("POST", self._url, content=body) as answer:
            data = bytearray()
            for piece in answer.iter_bytes():
                data += piece
                if len(data) > MAX_BYTES:
                    raise AgentError(
                        f"the agent at {self._url} answered more than {MAX_BYTES} bytes"
                    )
                if time.monotonic() > ends:
                    raise httpx2.ReadTimeout("its answer does not come to an end")
            asked = answer.headers.get("retry-after", "")
            return answer.status_code, bytes(data), _seconds(asked)


def _seconds(text: str) -> float:
    """What `Retry-After` says in seconds; a date counts as nothing."""
    return min(float(text), MAX_WAIT) if text.isascii() and text.isdigit() else 0.0


def _sendable(authorization: str) -> str:
    if not authorization.isascii() or not authorization.isprintable():
        # Not what it is: a secret.
        raise AgentLoadError("--agent-option authorization is no text that a header can hold")
    return authorization


def _checked(url: str) -> str:
    try:
        parsed = httpx2.URL(url)
    except (httpx2.InvalidURL, ValueError) as error:
        raise AgentLoadError(f"--agent={url} is no address: {error}") from error
    if not parsed.host:
        raise AgentLoadError(f"--agent={url} is no address: it names no host")
    if parsed.userinfo:
        raise AgentLoadError(
            "--agent=http... has a user's name or password in its address, which would stand in "
            "every record: give --agent-option authorization=env:NAME"
        )
    return url
