"""Whom the page's server answers: pages it served itself, to whoever was given its address."""

from __future__ import annotations

import hmac
import ipaddress
import socket
from collections.abc import Mapping
from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_SCHEME: Final = "Bearer "
_OWN_REQUESTS: Final = (None, "same-origin", "none")
"""What browsers say of a request by our page or by a person; other programs say nothing."""


class Admission:
    """Tells own requests from those of strangers, and of other sites' pages.

    The token stands behind the `#` of the address: browsers send that to nobody. The page hands it
    over in a header, which no other site's page can set, and keeps it for its tab alone. A cookie
    would be sent to every server of this machine, whoever's it is.
    """

    def __init__(self, host: str, token: str) -> None:
        """Admit who has a token.

        Args:
            host: what the server listens at.
            token: as printed.
        """
        self._token = token.encode()
        self._loopback = host in LOOPBACK

    def misled(self, headers: Mapping[str, str]) -> bool:
        """Whether a name that is none of ours led here; headers by names in lower case."""
        return not self._is_ours(headers.get("host", ""))

    def foreign(self, headers: Mapping[str, str]) -> bool:
        """Whether another site's page asks, or somebody who was misled."""
        origin = headers.get("origin")
        return (
            self.misled(headers)
            or (origin is not None and origin != f"http://{headers['host']}")
            or headers.get("sec-fetch-site") not in _OWN_REQUESTS
        )

    def known(self, headers: Mapping[str, str]) -> bool:
        """Whether a request has the token."""
        given = headers.get("authorization", "")
        return given.startswith(_SCHEME) and hmac.compare_digest(
            given.removeprefix(_SCHEME).encode("utf-8", "replace"), self._token
        )

    def _is_ours(self, host: str) -> bool:
        """Whether a server is called so by who was not led here by a name of somebody else's.

        With any port: a tunnel may have another one at its near end.
        """
        name = host_name(host)
        if name in LOOPBACK:
            return True
        # No name server has a say in what a number means.
        return not self._loopback and (_is_number(name) or name == socket.gethostname().lower())


def host_name(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
