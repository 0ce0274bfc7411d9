"""Bounds of what pages may cost."""

from __future__ import annotations

from typing import Final

MOST_TEXT: Final = 4_096
"""Characters of any one text that a page gives: title, label, message."""
MOST_NODES: Final = 4_000
"""Elements of a page's tree; what comes behind is left out."""
MOST_DEPTH: Final = 64
MOST_OPTIONS: Final = 1_000
MOST_ASKS: Final = 8
MOST_WINDOWS: Final = 16
"""Windows that are open at once in one browser."""
MOST_DOWNLOAD: Final = 64_000_000
"""Bytes of a file that is downloaded."""
ANSWER_CPU_SECONDS: Final = 10.0
"""Processor time a page may use for one answer, and it is ended as unresponsive."""
IDLE_MS: Final = 60_000
"""Of the phone's clock without a page, after which the browser is ended."""
