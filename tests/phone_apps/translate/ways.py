"""Ways to the screens of Google Translate."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.intents import EXTRA_PROCESS_TEXT, PROCESS_TEXT, Intent
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground, started
from tests.phone_apps.gallery.steps import hold, launch, shot, tap, write

PACKAGE: Final = "com.google.android.apps.translate"
SELECTED: Final = Intent(
    action=PROCESS_TEXT,
    type="text/plain",
    package=PACKAGE,
    extras={EXTRA_PROCESS_TEXT: "Where is the bathroom?"},
)


def translate_selected(phone: Phone) -> object:
    """Have the app translate what was selected in another one."""
    return phone.activities.start(SELECTED)


HOME: Final = (launch(PACKAGE),)
TYPING: Final = (*HOME, tap("enter_text_label"))
TYPED: Final = (*TYPING, write("Where is the bathroom?"))
RESULT: Final = (*TYPED, tap("text_output_field"))
SAVED: Final = (*RESULT, tap("save_button"), tap("Navigate up"), tap("Saved"))
ACCOUNT: Final = (*HOME, tap("og_apd_internal_image_view"))
HISTORY: Final = (*RESULT, tap("More options"), tap("History"))
SETTINGS: Final = (*ACCOUNT, tap("Settings"))
SHOTS: Final = {
    "translate": (
        shot("home", *HOME),
        shot("typing", *TYPING),
        shot("typed", *TYPING, write("Where is")),
        shot("result", *RESULT),
        shot("chinese", *HOME, tap("language_button_b"), tap("languages_search"),
             write("simplified"), tap("Chinese (Simplified)"), tap("enter_text_label"),
             write("The red apple and Bob"), tap("text_output_field")),
        shot("result menu", *RESULT, tap("More options")),
        shot("dictionary", *TYPING, write("apple"), tap("text_output_field"),
             tap("More options"), tap("Dictionary")),
        shot("fullscreen", *RESULT, tap("Fullscreen")),
        shot("translate from", *HOME, tap("language_button_a")),
        shot("not available", *HOME, tap("language_button_b"), tap("languages_search"),
             write("french"), tap("French")),
        shot("saved", *SAVED),
        shot("sort", *SAVED, tap("Sort")),
        shot("held", *SAVED, hold("Where is the bathroom?")),
        shot("no saved", *HOME, tap("Saved")),
        shot("history", *HISTORY),
        shot("clear history", *HISTORY, tap("Clear history")),
        shot("account", *ACCOUNT),
        shot("transcripts", *ACCOUNT, tap("Saved transcripts")),
        shot("downloads", *ACCOUNT, tap("Downloaded languages")),
        shot("help", *ACCOUNT, tap("Help & feedback")),
        shot("settings", *SETTINGS),
        shot("tap to translate", *SETTINGS, tap("Tap to Translate")),
        shot("voice", *SETTINGS, tap("Voice")),
        shot("conversation", *HOME, tap("Conversation")),
        shot("dictate", *HOME, tap("Dictate")),
        shot("camera", *HOME, tap("Camera")),
        shot("handwriting", *TYPING, tap("Handwriting")),
        shot("popover", lambda driver: translate_selected(driver.phone)),
    )
}  # fmt: skip
GROUNDS: Final = {
    "translate": app_ground(
        PACKAGE,
        14,
        starts={PACKAGE: started(PACKAGE), "popover": translate_selected},
        beyond=SYSTEM_LISTS,
    )
}
EXCUSES: Final[tuple[Excuse, ...]] = ()
UNPICTURED: Final = ("translate",)
