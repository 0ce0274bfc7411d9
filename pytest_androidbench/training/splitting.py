"""Which tasks are trained on and which are kept for a test; none is in both."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, TypeAlias

Split: TypeAlias = Literal["train", "test"]

_WHOLE: Final = 1 << 64


def split_of(task: str, *, test_share: float, salt: str = "") -> Split:
    """On which side a task is, whatever other tasks there are: by a hash of its name.

    Args:
        task: its name with its suite's, or of what is no task of ours its instruction.
        test_share: share of all possible tasks that are for the test, 0..1.
        salt: another one deals tasks out anew.

    Raises:
        ValueError: the share is none.
    """
    if not 0 <= test_share <= 1:
        raise ValueError(f"the share for the test must be between 0 and 1, got {test_share}")
    digest = hashlib.sha256(f"{salt}/{task}".encode()).digest()
    drawn = int.from_bytes(digest[:8], "big") / _WHOLE
    return "test" if drawn < test_share else "train"
