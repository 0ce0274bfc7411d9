"""The phone's content providers."""

from __future__ import annotations

from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    Provider,
    ProviderError,
    QueryResult,
    RowProvider,
    Uri,
    Values,
)
from pytest_androidbench.phone.system.providers.registry import Providers

__all__ = [
    "ContentQuery",
    "Provider",
    "ProviderError",
    "Providers",
    "QueryResult",
    "RowProvider",
    "Uri",
    "Values",
]
