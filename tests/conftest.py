"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# A busy machine is no failure.
settings.register_profile("any_speed", deadline=None)
settings.load_profile("any_speed")
