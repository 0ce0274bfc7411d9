"""A vendor's service, as the layer above it drives it: one request, told of each try."""

from __future__ import annotations

from typing import Protocol

from pytest_androidbench.models.conversation import Reply, Request


class Tries(Protocol):
    """Is told of each time that a request goes over the net, for it may cost each time."""

    def sending(self) -> None:
        """It is about to be sent; returns when it may, or raises that it may not."""

    def answered(self, status: int, hold: float | None) -> None:
        """The service has answered with an HTTP status.

        Args:
            status: below 400 means that tokens are being used.
            hold: seconds that the service wants to be left alone; None = it says nothing of it.
        """


class Service(Protocol):
    """Speaks a vendor's protocol."""

    @property
    def name(self) -> str:
        """The model's name."""

    @property
    def account(self) -> tuple[str, str]:
        """Address and key: what those have in common whom the service counts together."""

    def call(self, request: Request, tries: Tries) -> Reply:
        """Have a request answered, as often tried as is right.

        Raises:
            ModelUnavailable: the service failed.
            BadRequest: it is the request that is wrong.
        """

    def count(self, request: Request) -> int | None:
        """Tokens of a request's prompt, as the service counts them; None where it does not.

        Raises:
            ModelUnavailable: the service failed.
        """

    def close(self) -> None:
        """Let connections go."""
