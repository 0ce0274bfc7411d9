"""How much clients may ask for; `docs/security.md` lists these for users."""

from __future__ import annotations

from typing import Final

SLICE_UNITS: Final = 2_000
"""Work a request does before others have their turn; a unit is about a microsecond."""

MOST_WAITS: Final = 16
"""Turns of others that a request lets pass at most after a piece longer than a slice."""

REQUEST_BYTES: Final = 32 * 1024 * 1024
"""Memory one request may hold at a time."""

PHONE_BYTES: Final = 64 * 1024 * 1024
"""Memory all requests may hold together."""

REQUEST_PROCESSES: Final = 64
"""Shells, jobs and stages of pipelines of one request that run at a time."""

PHONE_PROCESSES: Final = 256
"""The same of all requests together."""

ADOPTED_UNITS: Final = 60_000_000
"""Work the background jobs of a script may do after its end, about a minute's."""

TOLD_LINES: Final = 10
"""Lines the phone's log gets about limits that one request met."""
