"""Whom the live view answers: pages it served itself, to whoever was given its address."""

from __future__ import annotations

import hmac
from typing import Final
from urllib.parse import parse_qs

from pytest_androidbench.phone.wire.http import HttpRequest

OURS: Final = ("127.0.0.1", "localhost")
_OWN_REQUESTS: Final = (None, "same-origin", "none")
"""What browsers say of a request by our page or by a person; old ones say nothing."""


class Admission:
    """Tells own requests from those of strangers and of other sites' pages."""

    def __init__(self, port: int, token: str) -> None:
        self._hosts = frozenset(f"{name}:{port}" for name in OURS)
        self._origins = frozenset(f"http://{host}" for host in self._hosts)
        self._token = token
        # By port: all servers of a machine share the cookies of 127.0.0.1.
        self._cookie = f"phone-view-{port}"

    def foreign(self, request: HttpRequest) -> bool:
        """Whether another name, or another site's page, leads here."""
        headers = request.headers
        origin = headers.get("origin")
        return (
            headers.get("host") not in self._hosts
            or (origin is not None and origin not in self._origins)
            # A link on another site may lead to the page; nothing else may be had from there.
            or (request.path != "/" and headers.get("sec-fetch-site") not in _OWN_REQUESTS)
        )

    def invited(self, request: HttpRequest) -> bool:
        """Whether the address has the token in it, as the one that was printed."""
        return request.path == "/" and self._is_token(parse_qs(request.query).get("token", [""])[0])

    def known(self, request: HttpRequest) -> bool:
        """Whether the browser has been here with the token."""
        # Not by a strict parser: any server of this machine may have left something odd.
        parts = [part.strip() for part in request.headers.get("cookie", "").split(";")]
        name = f"{self._cookie}="
        return any(self._is_token(part[len(name) :]) for part in parts if part.startswith(name))

    @property
    def cookie(self) -> str:
        """The header by which an invited browser is known from now on."""
        return f"Set-Cookie: {self._cookie}={self._token}; HttpOnly; SameSite=Strict; Path=/\r\n"

    def _is_token(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), self._token.encode())
