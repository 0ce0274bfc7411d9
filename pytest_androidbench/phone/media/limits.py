"""What one file may take of the machine."""

from __future__ import annotations

from typing import Final

MOST_BYTES: Final = 67_108_864
"""Of a file: what all files of the phone really hold."""
MOST_PIXELS: Final = 9_437_184
"""Of a frame: 36,864 macroblocks, H.264's MaxFS at level 5.1 (ITU-T H.264, table A-1)."""
MOST_SIDE: Final = 8_192
"""Pixels, of frames and of the pictures made of them."""
MOST_STREAMS: Final = 16
MOST_PACKETS: Final = 100_000
"""Looked at for one answer: an hour of film between two frames that stand for themselves."""
MOST_DECODED: Final = 1_000_000_000
"""Pixels decoded for one answer: 13,000 frames of 320 x 240."""
MOST_SECONDS: Final = 4
"""Of the processor, for one answer: for what is within all counts and takes long nevertheless."""
LIFE_SECONDS: Final = 300
"""Of the processor, after which a process is exchanged for a new one."""
ADDRESSES: Final = 1_073_741_824
"""Bytes that a process may reserve; it needs 300 MB with a film of full HD."""
MOST_FACTS: Final = 65_536
"""Bytes of an answer that is no picture."""
MOST_TEXT: Final = 1_000
"""Characters of a tag, or of what is said about a failure."""
