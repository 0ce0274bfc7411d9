"""What the bundled dictionary has of a word."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.translate import look
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.languages import AVAILABLE, language_name
from pytest_androidbench.phone.apps.translate.lexicon import lexicon
from pytest_androidbench.phone.apps.translate.speaking import Speaking
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.phrasebook import CHINESE, Phrase


@dataclass(eq=False)
class DictionaryPage(AppScreen[TranslateApp, None]):
    """A word's kind, and what it is in each of the languages."""

    text: str = ""
    language: str = ""
    speaking: Speaking = field(default_factory=Speaking)

    def build(self) -> w.Widget:
        bar = w.TopBar(tr("Dictionary"), back=True, id="toolbar")
        found = lexicon(self.language).word(self.text) if self.language in AVAILABLE else None
        if found is None:
            why = tr("The dictionary has single words only, and not this one: {word}",
                     word=self.text[:100])  # fmt: skip
            return w.Page(bar, empty_state(why, "dictionary_empty", margin=32))
        head = w.Column(
            w.Text(self.text, look.LARGE, id="dictionary_word"),
            w.Text(found.kind, look.READING, id="dictionary_kind"),
            gap=4,
        )
        others = [self._row(code, found) for code in AVAILABLE if code != self.language]
        return w.Page(
            bar, w.Scroll(w.Panel(head, padding=(16, 8)), *others, id="dictionary_entries")
        )

    def _row(self, code: str, found: Phrase) -> w.Widget:
        reading = f" ({found.reading})" if code == CHINESE else ""
        text = found.in_(code)
        return w.ListItem(
            f"{text}{reading}",
            language_name(code),
            look=w.MATERIAL,
            trailing=self.speaking.button(code, text, code),
        )
