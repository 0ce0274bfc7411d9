"""Ways to the keys of the keyboard."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.contacts.ways import NEW, PEOPLE
from tests.phone_apps.gallery.steps import (
    hold,
    hold_key,
    key,
    shot,
    tap,
    write,
)

TYPING: Final = (*PEOPLE, tap("open_search_bar"))
COPIED: Final = (
    *TYPING,
    write("Ada Kovács"),
    hold("open_search_view_edit_text"),
    key("Cut"),
)
KEYBOARD_SHOTS: Final = (
    shot("letters", *TYPING),
    shot("small letters", *TYPING, write("Ada")),
    shot("symbols", *TYPING, key("Symbol keyboard")),
    shot("more symbols", *TYPING, key("Symbol keyboard"), key("More symbols")),
    shot("digits", *PEOPLE, tap("Create contact"), tap("Phone")),
    shot("features", *TYPING, key("More features")),
    shot("emoji", *TYPING, key("Emoji button")),
    shot("skin tones", *TYPING, key("Emoji button"), key("People"), hold_key("👋")),
    shot("flags", *TYPING, key("Emoji button"), key("Flags")),
    shot("clipboard", *TYPING, key("More features"), key("Clipboard")),
    shot("copied", *COPIED),
    shot("edit what was copied", *COPIED, key("Edit copied text")),
    shot("text toolbar", *TYPING, write("Ada Kovács"), hold("open_search_view_edit_text")),
    shot("form over keys", *NEW, tap("First name"), write("Leila")),
)
SHOTS: Final = {"keyboard": KEYBOARD_SHOTS}
