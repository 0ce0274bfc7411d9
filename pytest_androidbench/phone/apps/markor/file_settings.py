"""How one document is shown: the rows of its menu."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor.document import DocumentPart
from pytest_androidbench.phone.apps.markor.formats import TITLES, Format
from pytest_androidbench.phone.apps.markor.preferences import FONT_SIZE
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.ui.message import tr

SIZES: Final = tuple(range(1, 37))


@dataclass(eq=False)
class FileSettings(DocumentPart):
    """How one document is shown from now on."""

    def entries(self) -> list[MenuEntry]:
        """The rows of its menu that are no menus themselves."""
        document = self.document
        settings, goes_on = self.app.settings, document.lists_go_on
        flip = partial(settings.put_of_file, "AUTO_FORMAT", document.path, not goes_on)
        return [
            self._flag("Wrap words", "WRAP_STATE"),
            self._flag("Syntax highlighting", "HIGHLIGHT_STATE"),
            MenuEntry(text=tr("Auto-format"), act=flip, checked=goes_on),
            MenuEntry(text=tr("Font Size"), act=self.choose_size),
        ]

    def _flag(self, title: str, what: str) -> MenuEntry:
        settings, path = self.app.settings, self.document.path
        on = settings.of_file(what, path, default=True)
        act = partial(settings.put_of_file, what, path, not on)
        return MenuEntry(text=tr(title), act=act, checked=on)

    def formats(self) -> list[MenuEntry]:
        """The formats it can be opened in."""
        now = self.document.format
        return [
            MenuEntry(
                text=title,
                act=partial(self.choose_format, name),
                checked=name == now,
                radio=True,
            )
            for name, title in TITLES.items()
        ]

    def choose_format(self, name: Format) -> None:
        """Open it in another format."""
        self.app.settings.put(f"PREF_PREFIX_FILE_FORMAT{self.document.path}", name)

    @property
    def font_size(self) -> int:
        """Of this document, else of all."""
        settings = self.app.settings
        usual = settings.number(FONT_SIZE, 15)
        return settings.number(f"PREF_PREFIX_FONT_SIZE{self.document.path}", usual)

    def choose_size(self) -> None:
        """Offer the sizes letters can have."""
        choices, chosen = list(map(str, SIZES)), self.font_size - SIZES[0]
        self.ask(Choose(title=tr("Font Size"), choices=[*choices], chosen=chosen), self.put_size)

    def put_size(self, place: int) -> None:
        """Show it in another size."""
        self.app.settings.put(f"PREF_PREFIX_FONT_SIZE{self.document.path}", SIZES[place])
