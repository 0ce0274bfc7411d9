"""The editor and the view of a document, with the bars around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import Final
from urllib.parse import unquote

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.buttons import EditingButton, buttons_of
from pytest_androidbench.phone.apps.markor.contents import TITLE, with_contents
from pytest_androidbench.phone.apps.markor.document import EDITOR, OpenDocument
from pytest_androidbench.phone.apps.markor.file_info import FileInfo
from pytest_androidbench.phone.apps.markor.file_settings import FileSettings
from pytest_androidbench.phone.apps.markor.files import base, parent, stem
from pytest_androidbench.phone.apps.markor.formats import is_picture
from pytest_androidbench.phone.apps.markor.highlights import ENDINGS, HIGHLIGHTS
from pytest_androidbench.phone.apps.markor.look import BAR_TITLE, action, bar
from pytest_androidbench.phone.apps.markor.navigation import visit
from pytest_androidbench.phone.apps.markor.preferences import (
    CENTERED,
    HIGHLIGHT_ENDING,
    LIST_SIGN,
    VIEW_SIZE,
)
from pytest_androidbench.phone.apps.markor.search_text import SearchText
from pytest_androidbench.phone.apps.markor.sharing import Sharing
from pytest_androidbench.phone.apps.markor.speed_read import SpeedRead
from pytest_androidbench.phone.apps.markor.todo import TodoTools
from pytest_androidbench.phone.apps.markor.tools import Tools
from pytest_androidbench.phone.apps.markor.view import document_view
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Orientation

UNWRAPPED_WIDTH: Final = 2000
EDITOR_SIZE: Final = -1
"""For the view: as large as in the editor."""
FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
TEXT: Final = "document__fragment__edit__content_editor__scrolling_parent"
BUTTONS: Final = "document__fragment__edit__text_actions_bar"
_HORIZONTAL: Final = "android.widget.HorizontalScrollView"


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
            return [edit, self._search_view()]
        changed = document.text != document.saved
        undo, redo = bool(document.done), bool(document.undone)
        return [
            action("undo", "Undo", "action_undo", document.undo, enabled=undo),
            action("redo", "Redo", "action_redo", document.redo, enabled=redo),
            action("visibility", "View mode", "action_preview", self.view_mode),
            action("save", "Save", "action_save", self.save, enabled=changed),
            action("search", "Search", "action_search", self.search),
        ]

    def _search_view(self) -> w.Widget:
        button = w.IconButton(
            "search", tr("Search"), colour="white", id="android:id/search_button",
            cls="android.widget.ImageView", on_tap=self.search, width=40,
        )  # fmt: skip
        return w.Panel(button, id="action_search_view", cls="android.widget.SearchView")

    def body(self) -> list[w.Widget]:
        """The text or the page, and the buttons under it."""
        document = self.document
        if is_picture(document.path):
            return [w.Picture(self._picture(), shape="rect", fit="contain", width="fill", weight=1)]
        size = self.file_settings.font_size
        if document.viewing:
            chosen = self.app.settings.number(VIEW_SIZE, EDITOR_SIZE)
            size = size if chosen == EDITOR_SIZE else chosen
            shown = document_view(self._page(), document.format, size, self.follow_link)
        else:
            shown = self._field(size)
        sign = self.app.settings.text(LIST_SIGN, "-")
        buttons = map(self._button, buttons_of(document.format, sign, viewing=document.viewing))
        strip = w.Row(*buttons, id=BUTTONS, height=46)
        scroll = w.Scroll(strip, axis="x", weight=0, height=46, id=f"{BUTTONS}__scrolling_parent")
        return [shown, w.Panel(scroll, look=w.Look(background="actions"))]

    def _page(self) -> str:
        """The text as it is read: Markdown under its table of contents."""
        document, levels = self.document, self.app.settings.contents_levels
        if document.format != "markdown":
            return document.text
        return with_contents(document.text, levels, self.phone.windows.translate(tr(TITLE)))

    def _picture(self) -> bytes | None:
        files, path = self.phone.files, self.document.path
        return files.read(path) if files.is_file(path) else None

    def _field(self, size: int) -> w.Widget:
        settings = self.app.settings
        wraps = settings.of_file("WRAP_STATE", self.document.path, default=True)
        field_ = w.TextField(
            self.document.text, on_text=self.document.typed, multiline=True, style="plain",
            text_style=w.TextStyle(size), marking=self._marking(), id=EDITOR,
            width="fill" if wraps else UNWRAPPED_WIDTH,
        )  # fmt: skip
        top = 150 if settings.flag(CENTERED) else 16
        padded = w.Panel(field_, padding=(16, top, 16, 32))
        if not wraps:
            padded = w.Panel(w.Scroll(padded, axis="x", weight=0, key="wide", cls=_HORIZONTAL))
        return w.Scroll(padded, fills=True, id=TEXT)

    def _marking(self) -> w.Marking | None:
        """Highlights Markdown, unless that is switched off for the file."""
        settings, path = self.app.settings, self.document.path
        on = settings.of_file("HIGHLIGHT_STATE", path, default=True)
        if not on or self.document.format != "markdown":
            return None
        return ENDINGS if settings.flag(HIGHLIGHT_ENDING) else HIGHLIGHTS

    def _button(self, button: EditingButton) -> w.Widget:
        return w.IconButton(
            button.icon, tr(button.title), colour="on_actions", width=48, height=46,
            cls="android.widget.ImageView", on_tap=partial(self.press_button, button),
            tip=tr(button.title),
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
            self._leading("File settings", self.settings_menu),
            self._leading("Share", self.sharing.entries),
            self._leading("Tools", self.tool_entries),
            MenuEntry(text=tr("Info"), act=self.show_info),
            MenuEntry(text=tr("Reload"), act=self.document.reload),
        ]

    def settings_menu(self) -> list[MenuEntry]:
        """What can be set for this document."""
        return [
            *self.file_settings.entries(),
            self._leading("Format", self.file_settings.formats),
        ]

    def tool_entries(self) -> list[MenuEntry]:
        """What else can be done with the text."""
        return [MenuEntry(text=tr("Speed Read"), act=self.speed_read)]

    def speed_read(self) -> None:
        """Show the text word by word."""
        self.show(SpeedRead(text=self.document.text, began_ms=self.now_ms))

    def _leading(self, title: str, entries: Callable[[], Sequence[MenuEntry]]) -> MenuEntry:
        return MenuEntry(text=tr(title), act=partial(self.menus.open, entries), leads=True)

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

    def asked_orientation(self) -> Orientation | None:
        return self.editor.tools.turned

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
        shown = w.Column(*self.editor.body(), across="stretch", weight=1, height="fill", cls=FRAME)
        body = w.Panel(shown, weight=1, id="document__placeholder_fragment", cls=FRAME)
        return w.Page(w.Panel(top, cls=LINEAR), body, cls=LINEAR)
