"""The buttons under the editor, format by format."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor.formats import Format
from pytest_androidbench.phone.kit.writing import edits
from pytest_androidbench.phone.kit.writing.edits import Edit, Selected, by_rules


@dataclass(frozen=True, slots=True, kw_only=True)
class EditingButton:
    """An icon with a description; it changes the text, or asks with a tool's dialog."""

    icon: str
    title: str
    edit: Edit | None = None
    tool: str = ""
    """Where in the editor the method lies that is called: `tools.attach`."""


def _text(icon: str, title: str, edit: Edit) -> EditingButton:
    return EditingButton(icon=icon, title=title, edit=edit)


def _tool(icon: str, title: str, tool: str) -> EditingButton:
    return EditingButton(icon=icon, title=title, tool=tool)


def _check(now: Selected, *, sign: str) -> Selected:
    return by_rules(now, edits.check_list(sign))


def _items(now: Selected, *, sign: str) -> Selected:
    return by_rules(now, edits.list_sign(sign))


def _numbers(now: Selected) -> Selected:
    return by_rules(now, edits.ordered())


def _quote(now: Selected) -> Selected:
    return by_rules(now, edits.quoted())


def _heading(now: Selected, *, level: int) -> Selected:
    return by_rules(now, edits.heading(level))


def _mark(mark: str) -> Edit:
    return partial(edits.wrapped, mark=mark)


_FOLDED: Final = "<details markdown='1'><summary>Expand / Collapse</summary>\n"
_COMMON: Final = (
    _text("delete", "Delete lines", edits.without_lines),
    _tool("open_in_browser", "Open link", "tools.open_link"),
    _tool("attach_file", "Attach", "tools.attach"),
    _tool("keyboard", "Special Key", "tools.special_key"),
)
_TIME: Final = _tool("access_time", "Date and time", "tools.date_and_time")
_MOVING: Final = (
    _text("keyboard_return", "Start new line below", edits.line_below),
    _text("arrow_upward", "Move text one line up", edits.moved_up),
    _text("arrow_downward", "Move text one line down", edits.moved_down),
    _tool("file_copy", "Insert snippet", "tools.insert_snippet"),
)
_INDENTING: Final = (
    _text("chevron_right", "Indent", edits.indented),
    _text("chevron_left", "De-indent", edits.unindented),
)
_NUMBERS: Final = _text("format_list_numbered", "Ordered list", _numbers)


def _lists(sign: str) -> tuple[EditingButton, EditingButton]:
    return (
        _text("check_box", "Check list", partial(_check, sign=sign)),
        _text("list", "Unordered list", partial(_items, sign=sign)),
    )


def _markdown(sign: str) -> tuple[EditingButton, ...]:
    return (
        *_lists(sign),
        _text("format_bold", "Bold", _mark("**")),
        _text("format_italic", "Italic", _mark("_")),
        *_COMMON,
        _TIME,
        _text("code", "Inline code", _mark("`")),
        _NUMBERS,
        _tool("view_module", "Table", "tools.insert_table"),
        _text("format_quote", "Quote", _quote),
        *(
            _text("title", f"Heading {level}", partial(_heading, level=level))
            for level in (1, 2, 3)
        ),
        _text("more_horiz", "Horizontal line", partial(edits.inserted, text="----\n")),
        _text("format_strikethrough", "Strike out", _mark("~~")),
        _text(
            "arrow_drop_down",
            "Accordion",
            partial(edits.inserted, text=f"{_FOLDED}\n\n</details>", caret=len(_FOLDED)),
        ),
        *_INDENTING,
        *_MOVING,
    )


_TODO: Final = (
    _tool("done", "Toggle done", "todo.toggle_done"),
    _tool("alternate_email", "Add context", "todo.add_context"),
    _tool("add", "Add project", "todo.add_project"),
    _tool("star_border", "Priority", "todo.set_priority"),
    *_COMMON,
    _tool("archive", "Archive completed tasks", "todo.archive_done"),
    _tool("sort_by_alpha", "Sort by", "todo.sort_tasks"),
    _tool("date_range", "Current date", "todo.insert_date"),
    *_MOVING,
)


def buttons_of(format_: Format, sign: str, *, viewing: bool) -> tuple[EditingButton, ...]:
    """The buttons for a format; `sign` begins the items of lists."""
    if viewing:
        bottom = _tool("unfold_more", "Jump to bottom", "tools.jump_to_bottom")
        contents = _tool("list", "Table of contents", "tools.jump_to_contents")
        turn = _tool("rotate_left", "Rotate", "tools.turn")
        return (bottom, contents, turn) if format_ == "markdown" else (bottom, turn)
    if format_ == "todotxt":
        return _TODO
    if format_ == "markdown":
        return _markdown(sign)
    return (*_lists(sign), _NUMBERS, *_COMMON, _TIME, *_INDENTING, *_MOVING)
