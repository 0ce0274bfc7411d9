"""Names of Slack's app.

The package is the real one, and so are those ids of messages, files and bars that public tests of
the app name (`com.Slack:id/messages_list`, `message_layout`, `name`, `message_time`, `msg_text`,
`file_frame_layout`, `toolbar_compose`). It is closed source: activities, keys and the other ids are
ours, made after the words on its pages.
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
STATUS: Final = "status_text"
"""Preference: what somebody is about."""
NOTIFY: Final = "notify_about"
LARGE_EMOJI: Final = "large_emoji"
MOST_TITLE: Final = 80
"""Characters of a channel's name, as Slack has it."""
MOST_STATUS: Final = 100
"""Characters of what somebody is about, likewise."""
MOST_TEXT: Final = 40_000
"""Characters of a message, likewise."""
