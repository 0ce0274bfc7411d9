"""The list of languages: one of them is chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.translate import look
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.languages import (
    AUTO,
    AVAILABLE,
    DETECT,
    LANGUAGES,
    language_name,
    recent,
)
from pytest_androidbench.phone.apps.translate.telling import NOT_DOWNLOADED, not_available
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class LanguagePicker(AppScreen[TranslateApp, str]):
    """Those chosen lately over all of them; closes with a code."""

    side: str = "source"
    """`source` or `target`."""
    search: SearchField = field(default_factory=SearchField)

    def build(self) -> w.Widget:
        rows = self._rows()
        listed = w.Scroll(
            count=len(rows), row=lambda place: self._row(*rows[place]),
            row_height=lambda place: 40 if not rows[place][0] else 64, id="language_picker_list",
            cls=look.RECYCLER,
        )  # fmt: skip
        return w.Page(self._bar(), listed)

    def _bar(self) -> w.Widget:
        if self.search.open:
            clear = self.search.clear_button(tr("Clear query"), id="search_close_btn")
            box = self.search.box(tr("Search languages"))
            return w.TopBar(box, back=True, actions=[clear], id="toolbar")
        title = tr("Translate from") if self.side == "source" else tr("Translate to")
        find = w.BarButton("search", tr("Search"), id="languages_search", on_tap=self.search.begin)
        return w.TopBar(title, back=True, actions=[find], id="toolbar")

    def _rows(self) -> list[tuple[str, Message]]:
        """Codes and names; titles have no code."""
        named = [(code, language_name(code)) for code in LANGUAGES]
        if self.search.open:
            words = self.search.words.strip().casefold()
            return [row for row in named if words in LANGUAGES[row[0]].casefold()]
        lately = [(code, language_name(code)) for code in recent(self.app.prefs())]
        first = [(AUTO, DETECT)] if self.side == "source" else []
        titled = [("", tr("Recent languages")), *lately] if lately else []
        return [*first, *titled, ("", tr("All languages")), *named]

    def _row(self, code: str, name: Message) -> w.Widget:
        if not code:
            return w.Category(name, start=16)
        pair = self.app.pair
        chosen = code == (pair.source if self.side == "source" else pair.target)
        there = code in AVAILABLE or code == AUTO
        sign = "check" if chosen else None if there else "file_download"
        return w.ListItem(
            name,
            None if there else NOT_DOWNLOADED,
            look=w.MATERIAL,
            trailing=w.Icon(sign) if sign else None,
            selected=chosen,
            height=64,
            on_tap=partial(self.pick, code),
        )

    def pick(self, code: str) -> None:
        """Choose a language, where it can be translated."""
        if code in AVAILABLE or code == AUTO:
            self.close(code)
        else:
            self.hide_keyboard()
            self.show(not_available(self.app.language(code)))

    def on_back(self) -> None:
        if self.search.open:
            self.search.end()
        else:
            self.close()
