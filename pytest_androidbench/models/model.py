"""What a model is, for agents: something that can be asked, and may fail in known ways.

ModelFault                  a call came to nothing
├── ModelUnavailable        the service is at fault: the episode is tried again, never scored
│   └── ModelAccessDenied   it is there, but not for this key or model: no use to ask again
└── BadRequest              what the agent sent cannot be answered: the agent's own fault
"""

from __future__ import annotations

from typing import Protocol

from pytest_androidbench.errors import AgentError, ModelUnavailable
from pytest_androidbench.models.conversation import Reply, Request


class ModelAccessDenied(ModelUnavailable):
    """The service is there, but not for this key, account or model."""


class BadRequest(AgentError):
    """What was sent cannot be answered: too long, of a wrong form, too large a picture."""


class Model(Protocol):
    """Answers requests, one at a time."""

    @property
    def name(self) -> str:
        """The model's name at its vendor's."""

    def ask(self, request: Request) -> Reply:
        """Have a request answered.

        Raises:
            ModelUnavailable: the service failed, after as many tries as are right.
            BadRequest: it is the request that is wrong.
        """

    def close(self) -> None:
        """Let connections go."""
