"""Gives pages what they may have from outside, by a process of its own that calls servers."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Final

from pytest_androidbench.phone.browser.limits import FETCH_SECONDS, MOST_DOWNLOAD
from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse
from pytest_androidbench.phone.wall.waiting import WaitingProcess

_SERVER: Final = "pytest_androidbench.phone.browser.fetching"
_MOST_HEAD: Final = 1 << 16
_AT_ONCE: Final = 1 << 20
_SCHEMES: Final = ("http:", "https:")


class PageFetcher:
    """Asks that process; for one thread, which waits for the answer."""

    def __init__(self, hosts: str) -> None:
        """Start the process, which has to be ahead of a phone's wall.

        Args:
            hosts: who may be called, as `allowed_hosts.parse_hosts` reads it.

        Raises:
            OSError: no process can be started.
        """
        self._waiting = WaitingProcess(_SERVER, [hosts])

    def answer(self, request: PageRequest) -> PageResponse | None:
        """What a server says to a request; None where it is not to be had."""
        if not request.url.startswith(_SCHEMES):
            return None
        try:
            told = self._told(request)
        except OSError:
            return None
        head, _, body = told.partition(b"\n")
        try:
            facts = json.loads(head)
            headers = tuple((str(name), str(value)) for name, value in facts["headers"])
            mime = next((v for name, v in headers if name.lower() == "content-type"), "")
            others = tuple(pair for pair in headers if pair[0].lower() != "content-type")
            status = int(facts["status"])
        except (ValueError, KeyError, TypeError):
            return None
        return PageResponse(status=status, mime=mime or "text/html", body=body, headers=others)

    def close(self) -> None:
        """End the process."""
        self._waiting.close()

    def _told(self, request: PageRequest) -> bytes:
        asked = {"url": request.url, "method": request.method, "headers": list(request.headers)}
        told = bytearray()
        with self._waiting.connect(b"F", 2 * FETCH_SECONDS) as connection:
            connection.sendall(json.dumps(asked).encode() + b"\n" + request.body)
            connection.shutdown(socket.SHUT_WR)
            while block := connection.recv(_AT_ONCE):
                told += block
                if len(told) > _MOST_HEAD + MOST_DOWNLOAD:
                    break
        return bytes(told)

    def __del__(self) -> None:
        with suppress(AttributeError):
            self.close()
