"""Help, and where one could say what one thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TOPICS: Final = (
    (
        tr("Translate text"),
        tr("Tap Enter text and type. The translation appears below as you type."),
    ),
    (
        tr("Save a translation"),
        tr("Tap the star on a translation. Saved ones are behind the star on the first page."),
    ),
    (
        tr("Translate in other apps"),
        tr("Select a text, and choose Translate among what can be done with it, or share it."),
    ),
    (
        tr("Languages on this phone"),
        tr("English, Spanish and Chinese (Simplified): some hundreds of sentences and words. "
           "What isn't known is kept as it is."),
    ),
)  # fmt: skip


@dataclass(eq=False)
class TranslateHelp(AppScreen[TranslateApp, None]):
    """Topics with their answers, and feedback that nobody would get."""

    def build(self) -> w.Widget:
        told = [
            w.Column(w.Text(title, w.TITLE_MEDIUM), w.Text(text, w.BODY), gap=4, width="fill")
            for title, text in TOPICS
        ]
        send = w.Button(tr("Send feedback"), "outlined", id="send_feedback",
                        on_tap=self.refuse_feedback)  # fmt: skip
        body = w.Scroll(*told, send, gap=24, padding=24, id="help_topics")
        return w.Page(w.TopBar(tr("Help & feedback"), back=True, id="toolbar"), body)

    def refuse_feedback(self) -> None:
        """Say that nobody would read it."""
        self.toast(tr("Feedback can't be sent: Google's servers can't be reached"))
