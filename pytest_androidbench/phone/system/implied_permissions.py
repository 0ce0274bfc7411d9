"""Permissions that apps request without saying so, because they were built for an older Android."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

WRITE_STORAGE: Final = "android.permission.WRITE_EXTERNAL_STORAGE"
READ_STORAGE: Final = "android.permission.READ_EXTERNAL_STORAGE"
"""Who writes may read, which was one permission once."""
_ADDED_IN: Final = {
    "android.permission.POST_NOTIFICATIONS": 33,
    WRITE_STORAGE: 4,
    "android.permission.READ_PHONE_STATE": 4,
}
"""What came as a permission with an SDK, as `CompatibilityPermissionInfo.COMPAT_PERMS` of 13 has it."""  # noqa: E501


def with_implied(requested: Iterable[str], target_sdk: int) -> tuple[str, ...]:
    """What a manifest requests, and what Android adds: apps of before never had to ask."""
    said = tuple(requested)
    added = (name for name, sdk in _ADDED_IN.items() if target_sdk < sdk and name not in said)
    all_ = (*said, *added)
    if WRITE_STORAGE in all_ and READ_STORAGE not in all_:
        return (*all_, READ_STORAGE)
    return all_
