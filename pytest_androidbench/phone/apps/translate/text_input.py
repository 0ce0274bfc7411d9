"""The page on which a text is typed; what it is in the other language stands below at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.translate import look, names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.completing import completions
from pytest_androidbench.phone.apps.translate.language_bar import LanguageBar
from pytest_androidbench.phone.apps.translate.languages import AUTO, language_name
from pytest_androidbench.phone.apps.translate.translating import Translation, translate
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

COMPLETING: Final = "Edit Query Completion"


@dataclass(eq=False)
class TextInput(AppScreen[TranslateApp, str]):
    """A field over its translation; closes with the text."""

    text: str = ""
    languages: LanguageBar = field(default_factory=LanguageBar)

    def on_open(self) -> None:
        if self.text:
            self.complete(self.text)
        else:
            self.focus(names.INPUT)

    def on_pause(self) -> None:
        self.app.store.remember(self._made())

    def _made(self) -> Translation:
        pair = self.app.pair
        return translate(self.text, pair.source, pair.target)

    def build(self) -> w.Widget:
        content = w.Scroll(self._field(), *self._below(), id="text_input_scroll")
        card = w.Panel(content, look=look.SHEET, width="fill", weight=1)
        if look.on_its_side(self.phone.display):
            return w.Page(self._bar(self.languages.row(self.swap)), card)
        return w.Page(self._bar(), card, self.languages.bar(self.swap))

    def _bar(self, title: w.Widget | None = None) -> w.Widget:
        tools = [
            w.BarButton("gesture", tr("Handwriting"), id="handwriting_button",
                        on_tap=partial(self.open_page, "handwriting:Handwriting")),
            w.BarButton("mic", tr("Dictate"), id="dictation_button",
                        on_tap=partial(self.open_page, "dictation:Dictation")),
        ]  # fmt: skip
        clear = w.BarButton("close", tr("Clear"), id="clear_button", on_tap=self.clear)
        return w.TopBar(title or "", back=True, actions=[*tools, clear if self.text else None],
                        id="toolbar")  # fmt: skip

    def _field(self) -> w.Widget:
        entry = w.TextField(
            bind="text",
            hint=tr("Enter text"),
            id=names.INPUT,
            style="plain",
            text_style=look.LARGE,
            multiline=True,
            action="go",
            max_length=names.MOST_TEXT,
            on_done=self.go,
        )
        return w.Panel(entry, padding=(24, 16, 24, 8), width="fill")

    def _below(self) -> list[w.Widget]:
        if not self.text.strip():
            pasting = self.phone.clipboard.clip is not None
            button = w.Button(tr("Paste"), "tonal", icon="content_paste", id="paste_button",
                              on_tap=self.paste)  # fmt: skip
            return [w.Panel(w.Row(button), padding=(24, 8))] if pasting else []
        made = self._made()
        said = w.Text(
            made.said.text, look.LARGE.coloured("primary"), id=names.OUTPUT, width="fill",
            on_tap=self.go,
        )  # fmt: skip
        parts = [
            *([w.Text(language_name(made.source), look.SMALL, id="detected_language")]
              if self.app.pair.source == AUTO else []),
            said,
            *([w.Text(made.said.reading, look.READING, id="output_transliteration")]
              if made.said.reading else []),
        ]  # fmt: skip
        body = w.Panel(w.Column(*parts, gap=8, width="fill"), padding=(24, 8), width="fill")
        return [w.Panel(w.Divider(), padding=(24, 8)), body, *self._completions()]

    def _completions(self) -> list[w.Widget]:
        rows = completions(self.app.store, self.text, self.app.pair.source)
        return [
            w.ListItem(
                text,
                icon="history" if known else "search",
                look=w.MATERIAL,
                trailing=w.Icon("call_made", 20),
                cls=look.GROUP,
                desc=f"{COMPLETING} {text}",
                key=f"completion {text}",
                on_tap=partial(self.complete, text),
            )
            for text, known in rows
        ]

    def open_page(self, place: str) -> None:
        """Show another way to put a text in."""
        self.hide_keyboard()
        self.show(self.app.page(place))

    def complete(self, text: str) -> None:
        """Finish what is typed."""
        self.text = text
        self.select(names.INPUT, len(text), len(text))

    def clear(self) -> None:
        """Empty the field."""
        self.text = ""
        self.focus(names.INPUT)

    def paste(self) -> None:
        """Put in what is on the clipboard."""
        self.complete((self.phone.clipboard.read(names.PACKAGE) or "")[: names.MOST_TEXT])

    def swap(self) -> None:
        """Exchange the languages; the translation is what is translated then."""
        said = self._made().said.text
        self.languages.swap()
        if said:
            self.complete(said)

    def go(self) -> None:
        """Be done with typing."""
        text = self.text.strip()
        self.hide_keyboard()
        if text:
            self.close(text)

    def on_back(self) -> None:
        if self.text.strip():
            self.go()
        else:
            self.close()
