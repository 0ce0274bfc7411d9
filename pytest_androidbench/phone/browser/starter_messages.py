"""What the process that starts Chromium is told."""

from __future__ import annotations

import struct
from typing import Final

BEGIN: Final = b"b"
END: Final = b"e"
KILL: Final = b"k"
MESSAGE: Final = struct.Struct(">cI")
"""A command and the number of a process, for `KILL`."""
