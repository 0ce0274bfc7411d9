"""Notes in notebooks: what a question is about, and the hundred others it lies among.

`drawn_notes` draws bystanders without knowing the targets; `library` puts both together once the
targets are known, so that no bystander is what the goal speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.notes import Contents, Folder, Note
from pytest_androidbench.tasks.strategies import made, one_of
from task_suites.android_world.content.notebooks import OTHER_NOTEBOOKS, SHELVES

BYSTANDERS: Final = 100
_SPARE: Final = 60
"""Bystanders drawn beyond that, in the place of those that are like a target."""
_NEAR_PERCENT: Final = 30
_TODO_PERCENT: Final = 35
_DONE_PERCENT: Final = 40
_TWINS: Final = ("{} (old)", "{} - copy", "{}, part 2", "My {}")
NOW: Final = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
"""The suite's clock; every note is older."""

PLAIN_TITLES: Final = (
    "Things to ask", "Loose ends", "Before the weekend", "Ideas from the walk", "Phone numbers",
    "Second thoughts", "What Ada said", "Notes from Monday", "To look up", "Shopping round",
)  # fmt: skip
TODO_TITLES: Final = (
    "Call the plumber", "Return the parcel", "Renew the passport", "Book the dentist",
    "Send the photos", "Fix the bike light", "Water the ferns", "Pick up the keys",
    "Cancel the trial", "Print the tickets", "Sort the receipts", "Charge the camera",
)  # fmt: skip
PLAIN_BODIES: Final = (
    "Started on the bus, not finished yet.",
    "Nothing here is urgent.",
    "Ask Priya about the second point.",
    "- first the easy part\n- then the rest",
    "See the list on the fridge.",
    "Copied from the old phone.",
    "**Important:** check the date again.",
    "Three of five are clear.",
    "Came up again on Thursday.\n\nNo decision so far.",
    "Keep until the end of the year.",
    "Half of this is guesswork.",
    "1. wait\n2. ask again",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A note that a goal speaks of."""

    folder: str
    title: str
    body: str
    is_todo: bool = False

    def twin(self, pattern: str, *, body: str = "", is_todo: bool = False) -> Wish:
        """A note with a title like this one's, in the same notebook."""
        title = pattern.format(self.title)
        return Wish(folder=self.folder, title=title, body=body or self.body, is_todo=is_todo)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """A bystander before it is known which notebook and which title the goal is about."""

    id: str
    near: bool
    """Whether it lies in the notebook the goal is about."""
    folder: str
    pick: int
    """Chooses the title, whatever the notebook."""
    lines: tuple[int, ...]
    twin: str
    """A pattern for a title like a target's; "" for a title of its own."""
    is_todo: bool
    done: bool
    minutes: int
    """How long before now it was changed last."""

    def note(self, about: str, targets: Sequence[Wish]) -> Note:
        """What it is in the library where the goal is about a notebook."""
        folder = about if self.near else self.folder
        shelf = SHELVES[folder]
        title = shelf.titles[self.pick % len(shelf.titles)]
        if self.twin:
            title = self.twin.format(targets[self.pick % len(targets)].title)
        changed = NOW - timedelta(minutes=self.minutes)
        return Note(
            id=self.id,
            folder_id=folder,
            title=title,
            body="\n".join(shelf.lines[place % len(shelf.lines)] for place in self.lines),
            is_todo=self.is_todo,
            completed=changed if self.is_todo and self.done else None,
            created=changed - timedelta(days=1 + self.pick % 90),
            updated=changed,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Draws:
    """Everything random about a library but its targets."""

    folder_ids: tuple[str, ...]
    note_ids: tuple[str, ...]
    """For the targets, in their order."""
    ages: tuple[int, ...]
    """Minutes since each target was changed."""
    twin: str
    """A pattern for a title that is easily taken for the target's."""
    bystanders: tuple[Drawn, ...]


def drawn_notes() -> SearchStrategy[Draws]:
    """The bystanders of one task, their ids and times."""
    return made(_draws)


def notebooks() -> SearchStrategy[str]:
    """A notebook that no task is made for alone."""
    return one_of(*OTHER_NOTEBOOKS)


def plain_titles() -> SearchStrategy[str]:
    """The title of a note that could lie in any notebook."""
    return one_of(*PLAIN_TITLES)


def plain_bodies() -> SearchStrategy[str]:
    """A text that says nothing a question could be about."""
    return one_of(*PLAIN_BODIES)


def todo_lists(low: int, high: int) -> SearchStrategy[tuple[tuple[str, str], ...]]:
    """Titles and bodies of some to-dos, no title twice, every count alike."""
    return made(lambda chance: _todos(chance, low, high)).map(tuple)


def other_todo_titles(todos: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Two titles that sound like to-dos but are none of these."""
    taken = {title for title, _ in todos}
    return tuple(title for title in TODO_TITLES if title not in taken)[:2]


def library(
    targets: Sequence[Wish],
    draws: Draws,
    *,
    about: str,
    unclear: Callable[[Note], bool] | None = None,
) -> Contents:
    """The targets among a hundred bystanders, none with a target's title.

    Args:
        targets: what the goal is about, and what was made to be taken for it.
        draws: the rest.
        about: the notebook in which three of ten bystanders lie.
        unclear: tells which bystanders would make the goal ambiguous; they are left out.
    """
    ids = dict(zip(SHELVES, draws.folder_ids, strict=True))
    taken = {target.title.casefold() for target in targets}
    others = [drawn.note(about, targets) for drawn in draws.bystanders]
    fitting = [
        note
        for note in others
        if note.title.casefold() not in taken and not (unclear and unclear(note))
    ]
    wanted = [
        _target(wish, id_, age)
        for wish, id_, age in zip(targets, draws.note_ids, draws.ages, strict=False)
    ]
    return Contents(folders=_folders(ids), notes=_inside([*fitting[:BYSTANDERS], *wanted], ids))


def _draws(chance: Random) -> Draws:
    return Draws(
        folder_ids=tuple(_id(chance) for _ in SHELVES),
        note_ids=tuple(_id(chance) for _ in TODO_TITLES),
        ages=tuple(chance.sample(range(60, 60 * 24 * 30), len(TODO_TITLES))),
        twin=chance.choice(_TWINS),
        bystanders=tuple(_drawn(chance) for _ in range(BYSTANDERS + _SPARE)),
    )


def _drawn(chance: Random) -> Drawn:
    return Drawn(
        id=_id(chance),
        near=chance.randrange(100) < _NEAR_PERCENT,
        folder=chance.choice(tuple(SHELVES)),
        pick=chance.randrange(10**6),
        lines=tuple(chance.randrange(10**6) for _ in range(chance.randint(1, 4))),
        twin=chance.choice(_TWINS) if chance.randrange(40) == 0 else "",
        is_todo=chance.randrange(100) < _TODO_PERCENT,
        done=chance.randrange(100) < _DONE_PERCENT,
        minutes=chance.randrange(30, 60 * 24 * 60),
    )


def _todos(chance: Random, low: int, high: int) -> list[tuple[str, str]]:
    count = chance.randint(low, high)
    titles = chance.sample(TODO_TITLES, count)
    return list(zip(titles, chance.sample(PLAIN_BODIES, count), strict=True))


def _target(wish: Wish, id_: str, age: int) -> Note:
    changed = NOW - timedelta(minutes=age)
    return Note(
        id=id_,
        folder_id=wish.folder,
        title=wish.title,
        body=wish.body,
        is_todo=wish.is_todo,
        created=changed,
        updated=changed,
    )


def _folders(ids: Mapping[str, str]) -> tuple[Folder, ...]:
    oldest = NOW - timedelta(days=200)
    return tuple(
        Folder(id=id_, title=title, created=oldest + timedelta(days=place))
        for place, (title, id_) in enumerate(ids.items())
    )


def _inside(notes: Iterable[Note], ids: Mapping[str, str]) -> tuple[Note, ...]:
    """The notes with their notebooks' ids in place of the names."""
    return tuple(note.inside(ids[note.folder_id]) for note in notes)


def _id(chance: Random) -> str:
    return f"{chance.getrandbits(128):032x}"
