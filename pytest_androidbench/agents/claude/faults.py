"""What ends an episode because of what the model said."""

from __future__ import annotations

from pytest_androidbench.errors import AgentError


class UnusableReply(AgentError):
    """The model refuses, or has given no action however often it was asked."""
