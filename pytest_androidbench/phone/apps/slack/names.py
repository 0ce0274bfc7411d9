"""Names of Slack's app.

The package is the real one; it is closed source, so that activities, ids and keys are ours, made
after the words on its pages.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.Slack"
MAIN: Final = "slack.features.home.HomeActivity"
THEME: Final = "theme"
"""Preference: `system`, `light` or `dark`."""
WORKSPACE: Final = "workspace"
"""Preference: the id of the workspace that is shown."""
AWAY: Final = "away"
NOTIFY: Final = "notify_about"
LARGE_EMOJI: Final = "large_emoji"
MOST_TITLE: Final = 80
"""Characters of a channel's name, as Slack has it."""
MOST_TEXT: Final = 40_000
"""Characters of a message, likewise."""
