"""The first page: where a text is typed, the languages, and the other ways in."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.translate import look, names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.arriving import Arrived, arrived
from pytest_androidbench.phone.apps.translate.language_bar import LanguageBar
from pytest_androidbench.phone.kit.account_sheet import AccountSheet, account_disc
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection
from pytest_androidbench.phone.world.people import OWNER

HISTORY: Final = "history_page:TranslateHistory"
ROWS: Final = (
    ("history", tr("History"), HISTORY),
    ("article", tr("Saved transcripts"), "transcripts:SavedTranscripts"),
    ("file_download", tr("Downloaded languages"), "downloads:DownloadedLanguages"),
    ("settings", tr("Settings"), "settings:TranslateSettings"),
    ("help_outline", tr("Help & feedback"), "help_page:TranslateHelp"),
)
"""The account menu: sign, text, page."""
HERO_DP, SIDE_DP = 88, 64


@dataclass(eq=False)
class TranslateHome(AppScreen[TranslateApp, None]):
    """Nothing typed yet."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"

    brought: str = ""
    """What the app was started with, before it is shown."""
    source: str = ""
    target: str = ""
    languages: LanguageBar = field(default_factory=LanguageBar)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        found = arrived(intent)
        return cls(brought=found.text, source=found.source, target=found.target)

    def on_open(self) -> None:
        self.translate_brought()

    def on_intent(self, intent: Intent) -> None:
        found = arrived(intent)
        self.brought, self.source, self.target = found.text, found.source, found.target
        self.translate_brought()

    def translate_brought(self) -> None:
        """Show what the app was started with, if it was with a text."""
        text, self.brought = self.brought, ""
        if text:
            Arrived(text, self.source, self.target).pair(self.app.pair).keep(self.app.prefs())
            self.show_result(text)

    def build(self) -> w.Widget:
        return w.Page(self._bar(), self._pad(), self.languages.bar(), self._ways())

    def _bar(self) -> w.Widget:
        saved = look.bar_button("star_border", tr("Saved"), self.open_saved, "phrasebook_button")
        logo = w.Panel(
            w.PaintedText("Google Translate", w.TITLE, lines=1),
            id="logo",
            cls=names.IMAGE,
            desc="Google Translate",
        )
        disc = account_disc(
            OWNER.name, OWNER.address, "og_apd_internal_image_view", self.open_account
        )
        disc.cls = names.IMAGE
        row = w.Row(saved, w.Align(logo, height=56, weight=1), disc, width="fill")
        return w.Panel(row, padding=(4, 0, 8, 0), id="toolbar", cls=look.GROUP, width="fill")

    def _pad(self) -> w.Widget:
        label = w.Text(tr("Enter text"), look.LARGE.coloured("on_surface_variant"),
                       id="enter_text_label")  # fmt: skip
        paste = self.phone.clipboard.clip is not None and w.Button(
            tr("Paste"), "tonal", icon="content_paste", id="paste_button", on_tap=self.paste
        )
        beside = w.Row if look.on_its_side(self.phone.display) else w.Column
        pad = w.Panel(
            beside(label, paste, gap=16),
            padding=24,
            look=look.SHEET,
            id="pad_area_container",
            cls=look.GROUP,
            width="fill",
            height="fill",
            on_tap=self.type_text,
            on_swipe=self.swiped,
        )
        return w.Panel(pad, padding=(8, 4), width="fill", weight=1)

    def _ways(self) -> w.Widget:
        row = w.Row(
            look.round_button("people", tr("Conversation"), tr("Conversation"),
                              partial(self.open_page, "conversation:ConversationPage"),
                              "start_side_sub_hero_button", SIDE_DP),
            look.round_button("mic", tr("Dictate"), tr("Voice"),
                              partial(self.open_page, "dictation:Dictation"),
                              "hero_button", HERO_DP),
            look.round_button("photo_camera", tr("Camera"), tr("Camera"),
                              partial(self.open_page, "camera_page:TranslateCamera"),
                              "end_side_sub_hero_button", SIDE_DP),
            width="fill",
        )  # fmt: skip
        return w.Panel(row, padding=(16, 16, 16, 24), width="fill")

    def open_page(self, place: str) -> None:
        """Show another page."""
        self.show(self.app.page(place))

    def open_saved(self) -> None:
        """Show the phrasebook."""
        self.open_page("saved_page:SavedPhrases")

    def open_account(self) -> None:
        """Show whose account it is, and where that leads."""
        sheet: AccountSheet[TranslateApp] = AccountSheet(
            title="Google", name=OWNER.name, address=OWNER.address, rows=list(ROWS)
        )
        self.ask(sheet, self.open_page)

    def type_text(self) -> None:
        """Let somebody type."""
        self.ask(self.app.page("text_input:TextInput"), self.show_result)

    def paste(self) -> None:
        """Let somebody go on with what is on the clipboard."""
        text = (self.phone.clipboard.read(names.PACKAGE) or "")[: names.MOST_TEXT]
        self.ask(self.app.page("text_input:TextInput", text=text), self.show_result)

    def show_result(self, text: str) -> None:
        """Show a text and its translation."""
        self.show(self.app.page("result:TranslationPage", text=text))

    def swiped(self, direction: SwipeDirection) -> None:
        """Pull the history down."""
        if direction == "down":
            self.open_page(HISTORY)
