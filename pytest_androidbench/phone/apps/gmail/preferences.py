"""Gmail's settings: where each is kept, and what it may be."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.kit.preference_rows import choice, translated

THEMES: Final = {"system": "System default", "light": "Light", "dark": "Dark"}
DENSITIES: Final = {"default": "Default", "comfortable": "Comfortable", "compact": "Compact"}
SWIPES: Final = {
    "none": "None",
    "archive": "Archive",
    "delete": "Delete",
    "read": "Mark as read/unread",
    "snooze": "Snooze",
}
THEME: Final = choice("theme", "Theme", translated(THEMES), "system")
NOTIFICATION_ACTION: Final = choice(
    "default-notification-action",
    "Default notification action",
    translated({"archive": "Archive", "delete": "Delete"}),
    "archive",
)
DENSITY: Final = choice(
    "conversation-list-density", "Conversation list density", translated(DENSITIES), "default"
)
RIGHT_SWIPE: Final = choice("right-swipe", "Right swipe", translated(SWIPES), "archive")
LEFT_SWIPE: Final = choice("left-swipe", "Left swipe", translated(SWIPES), "archive")
REPLY: Final = choice(
    "default-reply-action",
    "Default reply action",
    translated({"reply": "Reply", "reply-all": "Reply all"}),
    "reply",
)
ADVANCE: Final = choice(
    "auto-advance",
    "Auto-advance",
    translated({"newer": "Newer", "older": "Older", "list": "Conversation list"}),
    "list",
)
NOTIFICATIONS: Final = choice(
    "notifications",
    "Notifications",
    translated({"all": "All", "high": "High priority only", "none": "None"}),
    "all",
)
SYNC: Final = "sync-gmail"
CONFIRM_DELETE: Final = "confirm-delete"
CONFIRM_ARCHIVE: Final = "confirm-archive"
CONFIRM_SEND: Final = "confirm-send"
SIGNATURE: Final = "signature"
AWAY: Final = "vacation-responder"
"""Whether it is on; its subject, message and days are under keys that begin so."""
