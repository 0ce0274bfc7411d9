"""The provider of text messages and of the threads they form."""

from __future__ import annotations

from pytest_androidbench.phone.system.providers.messages.sms import SmsProvider
from pytest_androidbench.phone.system.providers.messages.store import (
    DRAFT,
    FAILED,
    INBOX,
    OUTBOX,
    PACKAGE,
    QUEUED,
    SENT,
    MessageStore,
)
from pytest_androidbench.phone.system.providers.messages.threads import MmsSmsProvider

__all__ = [
    "DRAFT",
    "FAILED",
    "INBOX",
    "OUTBOX",
    "PACKAGE",
    "QUEUED",
    "SENT",
    "MessageStore",
    "MmsSmsProvider",
    "SmsProvider",
]
