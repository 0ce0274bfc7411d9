"""The phone's content providers."""

from __future__ import annotations

from pytest_androidbench.phone.system.providers.provider import (
    Provider,
    ProviderError,
    Request,
    Rows,
    Table,
    Uri,
    Values,
)
from pytest_androidbench.phone.system.providers.registry import Providers

__all__ = [
    "Provider",
    "ProviderError",
    "Providers",
    "Request",
    "Rows",
    "Table",
    "Uri",
    "Values",
]
