"""The editor and the view of a document, with the bars around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar
from urllib.parse import unquote

from pytest_androidbench.phone.apps.markor.buttons import Button, buttons_of
from pytest_androidbench.phone.apps.markor.document import EDITOR
from pytest_androidbench.phone.apps.markor.file_info import FileInfo
from pytest_androidbench.phone.apps.markor.files import base, mime, parent, stem
from pytest_androidbench.phone.apps.markor.formats import TITLES, Format, is_picture
from pytest_androidbench.phone.apps.markor.look import BAR_TITLE, action, bar
from pytest_androidbench.phone.apps.markor.prefs import CENTERED, FONT_SIZE, LIST_SIGN
from pytest_androidbench.phone.apps.markor.search_text import SearchText
from pytest_androidbench.phone.apps.markor.tools import Tools
from pytest_androidbench.phone.apps.markor.view import document_view, html
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

R = TypeVar("R")
SIZES: Final = tuple(range(1, 37))
UNWRAPPED_WIDTH: Final = 2000
_HORIZONTAL: Final = "android.widget.HorizontalScrollView"


@dataclass(eq=False)
class EditorScreen(Tools[R]):
    """A screen that shows a document: its actions, its text, its menu."""

    def document_actions(self) -> list[w.Widget]:
        """The icons in the bar."""
        if is_picture(self.path):
            return []
        if self.viewing:
            edit = action("edit", "Edit mode", "action_edit", self.edit_mode)
            return [edit, action("search", "Search", "action_search_view", self.search)]
        changed = self.text != self.saved
        return [
            action("undo", "Undo", "action_undo", self.undo, enabled=bool(self.done)),
            action("redo", "Redo", "action_redo", self.redo, enabled=bool(self.undone)),
            action("visibility", "View mode", "action_preview", self.view_mode),
            action("save", "Save", "action_save", self.save_by_hand, enabled=changed),
            action("search", "Search", "action_search", self.search),
        ]

    def document_body(self) -> list[w.Widget]:
        """The text or the page, and the buttons under it."""
        if is_picture(self.path):
            return [w.Picture(self._picture(), shape="rect", fit="contain", width="fill", weight=1)]
        size = self.font_size
        shown = self._web_page(size) if self.viewing else self._field(size)
        sign = self.settings.text(LIST_SIGN, "-")
        buttons = buttons_of(self.format, sign, viewing=self.viewing)
        strip = w.Row(
            *map(self._button, buttons),
            id="document__fragment__edit__text_actions_bar",
            height=46,
        )
        scroll = w.Scroll(strip, axis="x", weight=0, height=46, key="text actions", cls=_HORIZONTAL)
        return [shown, w.Panel(scroll, look=w.Look(background="actions"))]

    @property
    def font_size(self) -> int:
        """Of this document, else of all."""
        usual = self.settings.number(FONT_SIZE, 15)
        return self.settings.number(f"PREF_PREFIX_FONT_SIZE{self.path}", usual)

    def _web_page(self, size: int) -> w.Widget:
        return document_view(self.text, self.format, size, self.follow_link)

    def _picture(self) -> bytes | None:
        files = self.phone.files
        return files.read(self.path) if files.is_file(self.path) else None

    def _field(self, size: int) -> w.Widget:
        wraps = self.settings.of_file("WRAP_STATE", self.path, default=True)
        centered = self.settings.flag(CENTERED)
        field = w.TextField(
            self.text,
            on_text=self.typed,
            multiline=True,
            style="plain",
            text_style=w.TextStyle(size),
            id=EDITOR,
            width="fill" if wraps else UNWRAPPED_WIDTH,
        )
        padded = w.Panel(field, padding=(16, 150 if centered else 16, 16, 32))
        if not wraps:
            padded = w.Panel(w.Scroll(padded, axis="x", weight=0, key="wide", cls=_HORIZONTAL))
        return w.Scroll(padded, fills=True, key="document")

    def _button(self, button: Button) -> w.Widget:
        return w.IconButton(
            button.icon,
            tr(button.title),
            colour="on_actions",
            width=48,
            height=46,
            cls="android.widget.ImageView",
            on_tap=partial(self.press_button, button),
        )

    def press_button(self, button: Button) -> None:
        """Change the text as a button does, or ask what it asks."""
        if button.edit is not None:
            self.apply(button.edit)
        else:
            getattr(self, button.tool)()

    def save_by_hand(self) -> None:
        """Save, however short the text is."""
        self.save(by_hand=True)

    def view_mode(self) -> None:
        """Show the page."""
        self.hide_keyboard()
        self.viewing = True

    def edit_mode(self) -> None:
        """Show the text."""
        self.viewing = False
        self.select(EDITOR, len(self.text))

    def follow_link(self, address: str) -> None:
        """Open a file that is named from this one's folder, or a page on the web."""
        path = f"{parent(self.path)}/{unquote(address)}"
        if self.phone.files.is_file(path):
            self.show(Document(path=path))
        else:
            self.visit(address)

    def search(self) -> None:
        """Look for a line."""
        self.viewing = False
        self.ask(SearchText(text=self.text), self.searched)

    def searched(self, found: tuple[str, int, int]) -> None:
        """Select the line, or take the text in which something was replaced."""
        text, start, end = found
        self.apply(lambda now: now._replace(text=text, start=start, end=end))

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        """The rows of the document's menus."""
        return {
            "file settings": self._file_settings,
            "format": self._formats_menu,
            "share": self._share_menu,
        }.get(menu, self.document_menu)()

    def document_menu(self) -> list[MenuEntry]:
        """Under the three dots."""
        submenu = partial(self.open_menu, at="more")
        return [
            MenuEntry(text=tr("File settings"), act=partial(submenu, "file settings")),
            MenuEntry(text=tr("Share"), act=partial(submenu, "share")),
            MenuEntry(text=tr("Info"), act=self.show_info),
            MenuEntry(text=tr("Reload"), act=self.reload),
        ]

    def _file_settings(self) -> list[MenuEntry]:
        rows = (("Wrap words", "WRAP_STATE"), ("Syntax highlighting", "HIGHLIGHT_STATE"))
        flags = [self._flag(title, what) for title, what in rows]
        return [
            *flags,
            MenuEntry(text=tr("Auto-format"), act=self._flip_formatting, checked=self.lists_go_on),
            MenuEntry(text=tr("Font Size"), act=self.choose_size),
            MenuEntry(text=tr("Format"), act=partial(self.open_menu, "format", at="more")),
        ]

    def _flag(self, title: str, what: str) -> MenuEntry:
        on = self.settings.of_file(what, self.path, default=True)
        act = partial(self.settings.put_of_file, what, self.path, not on)
        return MenuEntry(text=tr(title), act=act, checked=on)

    def _flip_formatting(self) -> None:
        self.settings.put_of_file("AUTO_FORMAT", self.path, not self.lists_go_on)

    def _formats_menu(self) -> list[MenuEntry]:
        return [
            MenuEntry(
                text=title, act=partial(self.choose_format, name), checked=name == self.format
            )
            for name, title in TITLES.items()
        ]

    def _share_menu(self) -> list[MenuEntry]:
        rows = (
            ("Plain Text", self.share_text),
            ("File", self.share_file),
            ("HTML", partial(self.share_html, "text/html")),
            ("HTML (as plain text)", partial(self.share_html, "text/plain")),
            ("Calendar", self.share_event),
        )
        return [MenuEntry(text=tr(title), act=act) for title, act in rows]

    def choose_format(self, name: Format) -> None:
        """Open this document in another format from now on."""
        self.settings.put(f"PREF_PREFIX_FILE_FORMAT{self.path}", name)

    def choose_size(self) -> None:
        """Offer the sizes letters can have."""
        chosen = self.font_size - SIZES[0]
        choices = list(map(str, SIZES))
        self.ask(Choose(title=tr("Font Size"), choices=[*choices], chosen=chosen), self.put_size)

    def put_size(self, place: int) -> None:
        """Show this document in another size from now on."""
        self.settings.put(f"PREF_PREFIX_FONT_SIZE{self.path}", SIZES[place])

    def show_info(self) -> None:
        """Save, and tell about the file."""
        if self.save():
            self.show(FileInfo(path=self.path))

    def share_text(self) -> None:
        """Offer the text to other apps."""
        if self.save():
            self.phone.activities.share(text=self.text, caller=self)

    def share_file(self) -> None:
        """Offer the file to other apps."""
        if self.save():
            uri = self.app.address_of(self.path)
            self.phone.activities.share(streams=[uri], type=mime(self.path), caller=self)

    def share_html(self, type_: str) -> None:
        """Offer the page to other apps."""
        if self.save():
            text = html(self.text, self.format)
            self.phone.activities.share(text=text, type=type_, caller=self)

    def share_event(self) -> None:
        """Make a calendar event of the text."""
        extras = {"title": stem(base(self.path)), "description": self.text}
        type_ = "vnd.android.cursor.item/event"
        if self.save() and not self.start(
            Intent(action="android.intent.action.INSERT", type=type_, extras=extras)
        ):
            self.toast(tr("No calendar app is installed!"))


@dataclass(eq=False)
class Document(EditorScreen[None]):
    """A document on a screen of its own."""

    activity = ".activity.DocumentActivity"

    def on_open(self) -> None:
        self.open_document(self.path)

    def on_resume(self) -> None:
        self.load()

    def on_pause(self) -> None:
        self.leave_document()

    def on_back(self) -> None:
        self.leave_document()
        self.close()

    def on_close(self) -> None:
        self.save()

    def build(self) -> w.Widget:
        title = w.Text(
            stem(base(self.path)), BAR_TITLE, lines=1, id="note__activity__text_note_title"
        )
        return w.Page(
            bar(title, self.document_actions(), more=self.open_menu), *self.document_body()
        )
