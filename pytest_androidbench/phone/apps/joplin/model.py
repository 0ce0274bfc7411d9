"""What Joplin keeps: notebooks, notes, tags."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.tables import column

LONGEST_TITLE: Final = 80
_LONGEST_LINK: Final = 1000
_LINK: Final = re.compile(r"!?\[([^\]]*)\]\((.+?)\)")
TRASH: Final = "de1e7ede1e7ede1e7ede1e7ede1e7ede"
"""Stands for the trash where a notebook is asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notebook:
    """A notebook."""

    id: str
    title: str
    parent_id: str = ""
    deleted_ms: int = column("deleted_time", default=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteRow:
    """What a list shows of a note."""

    id: str
    title: str
    is_todo: bool
    done: bool

    @property
    def shown_title(self) -> str:
        return self.title.strip() or "Untitled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A note or a to-do; times in milliseconds, 0 for never."""

    id: str
    folder_id: str = column("parent_id")
    title: str
    body: str
    is_todo: bool
    done_ms: int = column("todo_completed")
    due_ms: int = column("todo_due")
    created_ms: int = column("user_created_time")
    updated_ms: int = column("user_updated_time")
    deleted_ms: int = column("deleted_time")
    latitude: float = column(default=0, read=float)
    longitude: float = column(default=0, read=float)
    source_url: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteTag:
    """A tag."""

    id: str
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Resource:
    """An attached file."""

    id: str
    type: str = column("mime")
    ending: str = column("file_extension")
    """Of its name, without the dot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    """A notebook in the tree, as a list shows it."""

    folder: Notebook
    depth: int
    has_children: bool


def branches(folders: Iterable[Notebook], collapsed: Sequence[str] = ()) -> list[Branch]:
    """The tree of notebooks from top to bottom, sorted; what is in a collapsed one stays hidden."""
    known = sorted(folders, key=_place)
    ids = {folder.id for folder in known}
    kids: dict[str, list[Notebook]] = {}
    for folder in known:
        kids.setdefault(folder.parent_id if folder.parent_id in ids else "", []).append(folder)
    found: list[Branch] = []
    pending = [(folder, 0) for folder in reversed(kids.get("", ()))]
    while pending:
        folder, depth = pending.pop()
        below = kids.get(folder.id, [])
        found.append(Branch(folder=folder, depth=depth, has_children=bool(below)))
        if folder.id not in collapsed:
            pending.extend((kid, depth + 1) for kid in reversed(below))
    return found


def _place(folder: Notebook) -> tuple[bool, str, str, str]:
    """The order of notebooks: by title, the trash last."""
    return folder.id == TRASH, folder.title.casefold(), folder.title, folder.id


def first_line(body: str) -> str:
    """The title of a note that was given none: how its text begins, without signs and links."""
    line = body.strip().partition("\n")[0].strip().lstrip("# \t*`-")
    # Looking for a link takes time that grows with the square of the text's length.
    return _LINK.sub(lambda found: found[1] or found[2], line[:_LONGEST_LINK])[:LONGEST_TITLE]
