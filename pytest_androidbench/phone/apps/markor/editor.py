"""The editor and the view of a document, with the bars around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import Final
from urllib.parse import unquote

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.buttons import EditingButton, buttons_of
from pytest_androidbench.phone.apps.markor.document import EDITOR, DocumentPart, OpenDocument
from pytest_androidbench.phone.apps.markor.file_info import FileInfo
from pytest_androidbench.phone.apps.markor.files import base, parent, stem
from pytest_androidbench.phone.apps.markor.formats import TITLES, Format, is_picture
from pytest_androidbench.phone.apps.markor.look import BAR_TITLE, action, bar
from pytest_androidbench.phone.apps.markor.navigation import visit
from pytest_androidbench.phone.apps.markor.preferences import CENTERED, FONT_SIZE, LIST_SIGN
from pytest_androidbench.phone.apps.markor.search_text import SearchText
from pytest_androidbench.phone.apps.markor.sharing import Sharing
from pytest_androidbench.phone.apps.markor.todo import TodoTools
from pytest_androidbench.phone.apps.markor.tools import Tools
from pytest_androidbench.phone.apps.markor.view import document_view
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SIZES: Final = tuple(range(1, 37))
UNWRAPPED_WIDTH: Final = 2000
_HORIZONTAL: Final = "android.widget.HorizontalScrollView"


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
            MenuEntry(text=title, act=partial(self.choose_format, name), checked=name == now)
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


@dataclass(eq=False)
class Editor(AppPart[MarkorApp]):
    """Shows a document: its actions, its text, its menu."""

    document: OpenDocument = field(default_factory=OpenDocument)
    tools: Tools = field(default_factory=Tools)
    todo: TodoTools = field(default_factory=TodoTools)
    sharing: Sharing = field(default_factory=Sharing)
    file_settings: FileSettings = field(default_factory=FileSettings)
    menus: Menus = field(default_factory=Menus)

    def actions(self) -> list[w.Widget]:
        """The icons in the bar."""
        document = self.document
        if is_picture(document.path):
            return []
        if document.viewing:
            edit = action("edit", "Edit mode", "action_edit", self.edit_mode)
            return [edit, action("search", "Search", "action_search_view", self.search)]
        changed = document.text != document.saved
        undo, redo = bool(document.done), bool(document.undone)
        return [
            action("undo", "Undo", "action_undo", document.undo, enabled=undo),
            action("redo", "Redo", "action_redo", document.redo, enabled=redo),
            action("visibility", "View mode", "action_preview", self.view_mode),
            action("save", "Save", "action_save", self.save, enabled=changed),
            action("search", "Search", "action_search", self.search),
        ]

    def body(self) -> list[w.Widget]:
        """The text or the page, and the buttons under it."""
        document = self.document
        if is_picture(document.path):
            return [w.Picture(self._picture(), shape="rect", fit="contain", width="fill", weight=1)]
        size = self.file_settings.font_size
        if document.viewing:
            shown = document_view(document.text, document.format, size, self.follow_link)
        else:
            shown = self._field(size)
        sign = self.app.settings.text(LIST_SIGN, "-")
        buttons = map(self._button, buttons_of(document.format, sign, viewing=document.viewing))
        strip = w.Row(*buttons, id="document__fragment__edit__text_actions_bar", height=46)
        scroll = w.Scroll(strip, axis="x", weight=0, height=46, key="text actions", cls=_HORIZONTAL)
        return [shown, w.Panel(scroll, look=w.Look(background="actions"))]

    def _picture(self) -> bytes | None:
        files, path = self.phone.files, self.document.path
        return files.read(path) if files.is_file(path) else None

    def _field(self, size: int) -> w.Widget:
        settings = self.app.settings
        wraps = settings.of_file("WRAP_STATE", self.document.path, default=True)
        field_ = w.TextField(
            self.document.text, on_text=self.document.typed, multiline=True, style="plain",
            text_style=w.TextStyle(size), id=EDITOR, width="fill" if wraps else UNWRAPPED_WIDTH,
        )  # fmt: skip
        top = 150 if settings.flag(CENTERED) else 16
        padded = w.Panel(field_, padding=(16, top, 16, 32))
        if not wraps:
            padded = w.Panel(w.Scroll(padded, axis="x", weight=0, key="wide", cls=_HORIZONTAL))
        return w.Scroll(padded, fills=True, key="document")

    def _button(self, button: EditingButton) -> w.Widget:
        return w.IconButton(
            button.icon, tr(button.title), colour="on_actions", width=48, height=46,
            cls="android.widget.ImageView", on_tap=partial(self.press_button, button),
        )  # fmt: skip

    def press_button(self, button: EditingButton) -> None:
        """Change the text as a button does, or ask what it asks."""
        if button.edit is not None:
            self.document.apply(button.edit)
        else:
            attrgetter(button.tool)(self)()

    def save(self) -> None:
        """Save, however short the text is."""
        self.document.save(by_hand=True)

    def view_mode(self) -> None:
        """Show the page."""
        self.hide_keyboard()
        self.document.viewing = True

    def edit_mode(self) -> None:
        """Show the text."""
        self.document.viewing = False
        self.select(EDITOR, len(self.document.text))

    def follow_link(self, address: str) -> None:
        """Open a file that is named from this one's folder, or a page on the web."""
        path = f"{parent(self.document.path)}/{unquote(address)}"
        if self.phone.files.is_file(path):
            self.show(DocumentScreen(path=path))
        else:
            visit(self, address)

    def search(self) -> None:
        """Look for a line."""
        self.document.viewing = False
        self.ask(SearchText(text=self.document.text), self.searched)

    def searched(self, found: tuple[str, int, int]) -> None:
        """Select the line, or take the text in which something was replaced."""
        text, start, end = found
        self.document.apply(lambda now: now._replace(text=text, start=start, end=end))

    def entries(self) -> list[MenuEntry]:
        """Under the three dots."""
        return [
            MenuEntry(text=tr("File settings"), act=partial(self.menus.open, self.settings_menu)),
            MenuEntry(text=tr("Share"), act=partial(self.menus.open, self.sharing.entries)),
            MenuEntry(text=tr("Info"), act=self.show_info),
            MenuEntry(text=tr("Reload"), act=self.document.reload),
        ]

    def settings_menu(self) -> list[MenuEntry]:
        """What can be set for this document."""
        formats = partial(self.menus.open, self.file_settings.formats)
        return [*self.file_settings.entries(), MenuEntry(text=tr("Format"), act=formats)]

    def open_menu(self) -> None:
        self.menus.open(self.entries)

    def show_info(self) -> None:
        """Save, and tell about the file."""
        if self.document.save():
            self.show(FileInfo(path=self.document.path))


@dataclass(eq=False)
class DocumentScreen(AppScreen[MarkorApp, None]):
    """A document on a screen of its own."""

    activity = ".activity.DocumentActivity"

    path: str = ""
    editor: Editor = field(default_factory=Editor)

    def on_open(self) -> None:
        self.editor.document.open(self.path)

    def on_resume(self) -> None:
        self.editor.document.load()

    def on_pause(self) -> None:
        self.editor.document.leave()

    def on_back(self) -> None:
        self.editor.document.leave()
        self.close()

    def on_close(self) -> None:
        self.editor.document.save()

    def build(self) -> w.Widget:
        name, id_ = stem(base(self.path)), "note__activity__text_note_title"
        title = w.Text(name, BAR_TITLE, lines=1, id=id_)
        top = bar(title, self.editor.actions(), more=self.editor.open_menu)
        return w.Page(top, *self.editor.body())
