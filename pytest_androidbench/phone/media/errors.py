"""Why a film or song cannot be played."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class MediaError(AndroidBenchError):
    """Nothing can be said about a file, or shown of it."""


class UnplayableFile(MediaError):
    """The file is no film or song, is damaged, or asks for more than it may have."""


class NoDecoder(MediaError):
    """There is nothing to decode with; the message says why."""
