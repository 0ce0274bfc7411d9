"""Rows of the history and of the phrasebook, and what can be done with one."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.translate import look, names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.languages import AVAILABLE, LanguagePair
from pytest_androidbench.phone.apps.translate.schema import HISTORY, TranslateEntry
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.translate.store import EntryTable

ROW_DP: Final = 96


@dataclass(eq=False)
class EntryRows(AppPart[TranslateApp]):
    """A list of entries; a tap shows one, holding it what else can be done."""

    table: str = HISTORY
    """Which of the two lists it is."""
    sheets: RowSheets = field(default_factory=RowSheets)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    removed: TranslateEntry = field(default_factory=TranslateEntry)
    """What was removed last."""

    @property
    def entries(self) -> EntryTable:
        """The list in the database."""
        store = self.app.store
        return store.history if self.table == HISTORY else store.phrasebook

    def listed(self, rows: list[TranslateEntry]) -> w.Widget:
        """The rows, one below the other."""
        return w.Scroll(
            count=len(rows), row=lambda place: self._row(rows[place]), row_height=ROW_DP,
            id=f"{self.table}_list", cls=look.RECYCLER,
        )  # fmt: skip

    def _row(self, entry: TranslateEntry) -> w.Widget:
        saved = self._saved(entry) is not None
        desc = tr("Remove from saved") if saved else tr("Save translation")
        star = w.IconButton(
            "star" if saved else "star_border", desc, key=f"star {entry.id}", id="star_button",
            cls=look.BUTTON, selected=saved, on_tap=partial(self.star, entry.id),
        )  # fmt: skip
        pair = tr("{source} → {target}", source=self.app.language(entry.source),
                  target=self.app.language(entry.target))  # fmt: skip
        texts = w.Column(
            w.Text(pair, look.SMALL, lines=1, id="entry_languages"),
            w.Text(entry.text, w.BODY_LARGE, lines=1, id=names.ORIGINAL),
            w.Text(entry.translation, w.BODY.coloured("on_surface_variant"), lines=1,
                   id=names.TRANSLATED),
            gap=4,
            weight=1,
        )  # fmt: skip
        return w.Panel(
            w.Row(texts, star, gap=8, width="fill"),
            padding=(24, 8, 8, 8),
            height=ROW_DP,
            width="fill",
            id="entry_row",
            key=f"entry {entry.id}",
            cls=look.GROUP,
            on_tap=partial(self.open, entry.id),
            on_long=partial(self.hold, entry.id),
        )

    def _saved(self, entry: TranslateEntry) -> TranslateEntry | None:
        return self.app.store.phrasebook.find(entry.source, entry.target, entry.text)

    def open(self, id_: int) -> None:
        """Show it with its languages."""
        entry = self.entries.rows.get(id_)
        if entry is None:
            return
        if entry.source in AVAILABLE and entry.target in AVAILABLE:
            LanguagePair(entry.source, entry.target).keep(self.app.prefs())
        self.hide_keyboard()
        self.show(self.app.page("result:TranslationPage", text=entry.text, kept=entry.translation))

    def star(self, id_: int) -> None:
        """Put it into the phrasebook, or take it out."""
        entry = self.entries.rows.get(id_)
        if entry is None:
            return
        old, book = self._saved(entry), self.app.store.phrasebook
        if old is None:
            book.keep(entry.source, entry.target, entry.text, entry.translation)
            self.snackbar.say(tr("Saved to phrasebook"))
            return
        self.removed = old
        book.remove(old.id)
        self.snackbar.say(tr("Removed from phrasebook"), self.save_again)

    def save_again(self) -> None:
        """Put back into the phrasebook what was taken out last."""
        self.app.store.phrasebook.put_back(self.removed)

    def hold(self, id_: int) -> None:
        """Show what can be done with it."""
        entry = self.entries.rows.get(id_)
        if entry is not None:
            self.hide_keyboard()
            self.sheets.open(entry.text, self.acts, id_)

    def acts(self, id_: int) -> list[MenuEntry]:
        """What that is."""
        rows = (
            (tr("Copy translation"), "content_copy", self.copy),
            (tr("Share translation"), "share", self.share),
            (tr("Delete"), "delete", self.delete),
        )
        return [MenuEntry(text=text, sign=sign, act=partial(act, id_)) for text, sign, act in rows]

    def copy(self, id_: int) -> None:
        """Put its translation on the clipboard."""
        entry = self.entries.rows.get(id_)
        if entry is not None:
            self.phone.clipboard.put(entry.translation, package=names.PACKAGE)
            self.toast(tr("Text copied"))

    def share(self, id_: int) -> None:
        """Offer its translation to other apps."""
        entry = self.entries.rows.get(id_)
        if entry is not None:
            self.phone.activities.share(text=entry.translation)

    def delete(self, id_: int) -> None:
        """Remove it from the list."""
        entry = self.entries.rows.get(id_)
        if entry is not None:
            self.removed = entry
            self.entries.remove(id_)
            self.snackbar.say(tr("Deleted"), self.put_back)

    def put_back(self) -> None:
        """Put back what was deleted last."""
        self.entries.put_back(self.removed)
