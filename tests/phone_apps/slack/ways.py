"""Ways to the screens of Slack."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.gallery.steps import back, hold, launch, shot, tap, write

PACKAGE: Final = "com.Slack"
HOME: Final = (launch(PACKAGE),)
CHANNEL: Final = (*HOME, tap("lunch"))
HELD: Final = (*CHANNEL, hold("They are moving, Samir."))
DETAILS: Final = (*CHANNEL, tap("channel_header"))
NEW: Final = (*HOME, tap("compose_button"))
TALK: Final = (*NEW, write("mira"), tap("Mira Kapoor"))
YOU: Final = (*HOME, tap("tab_you"))
SHOTS: Final = {
    "slack": (
        shot("home", *HOME),
        shot("workspaces", *HOME, tap("workspace_switcher")),
        shot("new workspace", *HOME, tap("workspace_switcher"), tap("Create a new workspace")),
        shot("channel", *CHANNEL),
        shot("message held", *HELD),
        shot("reaction", *HELD, tap("heart")),
        shot(
            "thread",
            *HELD,
            tap("Reply in thread"),
            tap("reply_input"),
            write("So do I"),
            tap("send_button"),
            back,
        ),
        shot(
            "answered",
            *HELD,
            tap("Reply in thread"),
            tap("reply_input"),
            write("So do I"),
            tap("send_button"),
            back,
            back,
        ),
        shot("file of a message", *CHANNEL, tap("file_frame_layout")),
        shot("details", *DETAILS),
        shot("invite", *DETAILS, tap("Add people")),
        shot("new message", *NEW),
        shot("talk", *TALK, tap("message_input"), write("Good morning"), tap("send_button")),
        shot("no talks", *HOME, tap("tab_dms")),
        shot("files", *HOME, tap("Files")),
        shot("file chosen", *HOME, tap("Files"), tap("tide-tables.pdf")),
        shot("nothing saved", *HOME, tap("Saved")),
        shot("saved", *HELD, tap("Save for later"), back, tap("Saved")),
        shot("search", *HOME, tap("tab_search")),
        shot("found", *HOME, tap("tab_search"), tap("search_input"), write("heron")),
        shot("you", *YOU),
        shot("preferences", *YOU, tap("Preferences")),
    )
}
GROUNDS: Final = {"slack": app_ground(PACKAGE, 12, beyond=SYSTEM_LISTS)}
EXCUSES: Final[tuple[Excuse, ...]] = ()
