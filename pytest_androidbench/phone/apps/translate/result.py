"""A text and its translation, and what can be done with them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from pytest_androidbench.phone.apps.translate import look, names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.language_bar import LanguageBar
from pytest_androidbench.phone.apps.translate.languages import AUTO, language_name
from pytest_androidbench.phone.apps.translate.speaking import Speaking
from pytest_androidbench.phone.apps.translate.translating import Said, Translation, translate
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

MOST_UNKNOWN: Final = 8
"""Words that are named as kept."""


@dataclass(eq=False)
class TranslationPage(AppScreen[TranslateApp, None]):
    """Two cards: the text, and what it is in the other language."""

    text: str = ""
    kept: str = ""
    """The translation that was saved with the text; "" = it is made anew."""
    languages: LanguageBar = field(default_factory=LanguageBar)
    speaking: Speaking = field(default_factory=Speaking)
    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def on_resume(self) -> None:
        self.app.store.remember(self.made)

    @property
    def made(self) -> Translation:
        """The text in both languages."""
        pair = self.app.pair
        made = translate(self.text, pair.source, pair.target)
        if self.kept and self.kept != made.said.text:
            return replace(made, said=Said(self.kept), unknown=())
        return made

    def build(self) -> w.Widget:
        made = self.made
        cards = w.Scroll(
            self._original(made), self._translation(made), gap=8, padding=(8, 4),
            id="result_scroll",
        )  # fmt: skip
        fab = w.Fab("add", text=tr("New translation"), id="new_translation_button",
                    on_tap=self.begin_anew)  # fmt: skip
        said = self.snackbar.build()
        if look.on_its_side(self.phone.display):
            return w.Page(self._bar(made, self.languages.row(self.swap)), cards, fab=fab, over=said)
        below = w.Panel(w.Align(fab), padding=(0, 8, 0, 16), width="fill", height=80)
        return w.Page(self._bar(made), cards, self.languages.bar(self.swap), below, over=said)

    def _bar(self, made: Translation, title: w.Widget | None = None) -> w.Widget:
        saved = self.app.store.is_saved(made)
        desc = tr("Remove from saved") if saved else tr("Save translation")
        star = w.BarButton(
            "star" if saved else "star_border", desc, id="save_button", selected=saved,
            on_tap=self.save,
        )  # fmt: skip
        return w.TopBar(title or "", back=True, actions=[star, w.More(self.more)], id="toolbar")

    def _original(self, made: Translation) -> w.Widget:
        auto = self.app.pair.source == AUTO
        name = self.app.language(made.source)
        said = tr("{language} - Detected", language=name) if auto else name
        text = w.Text(self.text, w.TextStyle(20), id=names.ORIGINAL, width="fill",
                      on_tap=self.edit)  # fmt: skip
        tools = (
            self.speaking.button("original", self.text, made.source),
            look.bar_button("content_copy", tr("Copy original text"), self.copy_original,
                            "copy_original"),
        )  # fmt: skip
        return _card(said, text, made.reading, tools, "original")

    def _translation(self, made: Translation) -> w.Widget:
        text = w.Text(made.said.text, look.LARGE.coloured("primary"), id=names.TRANSLATED,
                      width="fill")  # fmt: skip
        tools = (
            self.speaking.button("translation", made.said.text, made.target),
            look.bar_button("content_copy", tr("Copy translation"), self.copy,
                            "copy_translation"),
            look.bar_button("share", tr("Share translation"), self.share, "share_translation"),
            look.bar_button("fullscreen", tr("Fullscreen"), self.enlarge, "fullscreen_button"),
        )  # fmt: skip
        card = _card(language_name(made.target), text, made.said.reading, tools, "translation")
        if not made.unknown:
            return card
        kept = ", ".join(made.unknown[:MOST_UNKNOWN])
        note = w.Text(tr("Kept as it is: {words}", words=kept), look.SMALL, id="unknown_words")
        return w.Column(card, w.Panel(note, padding=(16, 8)), width="fill")

    def edit(self) -> None:
        """Change the text."""
        self.ask(self.app.page("text_input:TextInput", text=self.text), self.replaced)

    def begin_anew(self) -> None:
        """Translate another text."""
        self.ask(self.app.page("text_input:TextInput"), self.replaced)

    def replaced(self, text: str) -> None:
        """Show another text."""
        self.speaking.hush()
        self.text, self.kept = text, ""
        self.app.store.remember(self.made)

    def swap(self) -> None:
        """Translate the translation back."""
        made = self.made
        if self.app.pair.source == AUTO:
            return
        self.languages.swap()
        self.replaced(made.said.text)

    def save(self) -> None:
        """Put it into the phrasebook, or take it out."""
        there = self.app.store.save(self.made)
        self.snackbar.say(tr("Saved to phrasebook") if there else tr("Removed from phrasebook"))

    def copy(self) -> None:
        """Put the translation on the clipboard."""
        self._copy(self.made.said.text)

    def copy_original(self) -> None:
        """Put the text on the clipboard."""
        self._copy(self.text)

    def _copy(self, text: str) -> None:
        self.phone.clipboard.put(text, package=names.PACKAGE)
        self.toast(tr("Text copied"))

    def share(self) -> None:
        """Offer the translation to other apps."""
        self.phone.activities.share(text=self.made.said.text)

    def enlarge(self) -> None:
        """Show the translation to somebody across the table."""
        self.show(self.app.page("full_screen:FullScreenText", text=self.made.said.text))

    def more(self) -> None:
        """Show what else can be done."""
        self.menus.open(self.entries)

    def entries(self) -> list[MenuEntry]:
        """What that is."""
        return [
            MenuEntry(text=tr("Reverse translate"), act=self.swap),
            MenuEntry(text=tr("Dictionary"), act=self.look_up),
            MenuEntry(text=tr("History"), act=self.open_history),
            MenuEntry(text=tr("Send feedback"), act=self.refuse_feedback),
        ]

    def look_up(self) -> None:
        """Show what the dictionary has of the text."""
        self.show(
            self.app.page("dictionary:DictionaryPage", text=self.text, language=self.made.source)
        )

    def open_history(self) -> None:
        """Show what was translated before."""
        self.show(self.app.page("history_page:TranslateHistory"))

    def refuse_feedback(self) -> None:
        """Say that nobody would read it."""
        self.toast(tr("Feedback can't be sent: Google's servers can't be reached"))


def _card(
    title: TextLike, text: w.Widget, reading: str, tools: tuple[w.Widget, ...], side: str
) -> w.Widget:
    """A language, a text in it, how that is read, and what can be done with it."""
    read = w.Text(reading, look.READING, id=f"{side}_transliteration") if reading else None
    body = w.Column(
        w.Text(title, look.SMALL, id=f"{side}_language"), text, read, w.Row(*tools, gap=4),
        gap=8, width="fill",
    )  # fmt: skip
    return w.Panel(body, padding=(20, 16, 20, 4), look=look.SHEET, width="fill")
