"""Bounds of what pages may cost."""

from __future__ import annotations

from typing import Final

MOST_TEXT: Final = 4_096
"""Characters of any one text that a page gives: title, label, message."""
MOST_NODES: Final = 4_000
"""Elements of a page's tree; what comes behind is left out."""
MOST_DEPTH: Final = 64
MOST_LINES: Final = 256
"""Of the console, that wait to be taken."""
MOST_OPTIONS: Final = 1_000
MOST_ASKS: Final = 8
MOST_WINDOWS: Final = 16
"""Windows that are open at once in one browser."""
MOST_DOWNLOAD: Final = 64_000_000
"""Bytes of a file that is downloaded."""
FETCH_SECONDS: Final = 10.0
"""That a server outside may take for an answer."""
ANSWER_CPU_SECONDS: Final = 10.0
"""Processor time a page may use for one answer, and it is ended as unresponsive."""
IDLE_MS: Final = 60_000
"""Of the phone's clock without a page, after which the browser is ended."""
MOST_UNUSED: Final = 3
"""Times in a row that a phone may be restored without a page before the browser is ended."""
PATIENCE: Final = 60.0
"""Seconds on the wall, for a browser that uses no processor and does not answer either."""
POLL_SECONDS: Final = 0.25
"""How often a browser that takes its time is looked after."""
MOST_WAITS: Final = 12
"""Times as long that are waited for what is under way in the browser: three seconds."""
MOST_MESSAGE: Final = 134_217_728
"""Bytes of one message of the browser."""
MOST_BEHIND: Final = 10_000
"""Messages of the browser that nobody has asked for yet."""
FILE_BYTES: Final = 134_217_728
"""Of any file that the browser writes into its own folder."""
DATA_BYTES: Final = 4_294_967_296
"""Of memory that each process of the browser may write to."""
OPEN_FILES: Final = 4_096
MOST_PIXELS: Final = 12_500_000
"""Of a picture of a page."""
MOST_DOWNLOADS: Final = 16
"""Files that wait to be taken."""
