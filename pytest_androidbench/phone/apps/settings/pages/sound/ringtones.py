"""The phone's ringtone, by the sets of sounds that a Pixel's picker has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.shapes import options
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

DEFAULT: Final = "Pyxis"
SETS: Final[Mapping[str, Sequence[str]]] = {
    "My Sounds": (),
    "Pixel Sounds": (
        "Beat", "Copycat", "Crackle", "Flutterby", "Hotline", "Leaps and Bounds", "Lollipop",
        "Lost and Found", "Mash Up", "Monkey Around", "Schools Out", "Spaceship", "Summer Night",
        "The Big Adventure", "Your New Adventure", "Zen Too",
    ),
    "Classical Harmonies": (
        "Amazing Grace", "Bagatelle", "Early Twilight", "Fairyland", "Mountain Spring",
        "Scarborough Fair",
    ),
    "Minimal Melodies": (
        "Atria", "Callisto", "Dione", "Ganymede", "Luna", "Oberon", "Phobos", "Pyxis", "Sedna",
        "Titania", "Triton", "Umbriel",
    ),
}  # fmt: skip
"""The first one has what its owner put on the phone."""
_ADDRESS: Final = "content://media/internal/audio/media/{id}?title={title}&canonical=1"
_FIRST_ID: Final = 20
"""Of the sounds that the system brings, in the media store."""


def title_of(phone: Phone) -> str:
    """What the ringtone is called; "" without one."""
    return phone.settings.text("system", "ringtone_title", DEFAULT)


def put_title(phone: Phone, title: str) -> None:
    """Have another ringtone: Android keeps its address, which tells its title."""
    every = [name for names in SETS.values() for name in names]
    number = _FIRST_ID + every.index(title) if title in every else 0
    address = _ADDRESS.format(id=number, title=title.replace(" ", "%20")) if number else ""
    phone.settings.put("system", "ringtone", address)
    phone.settings.put("system", "ringtone_title", title)


RINGTONE: Final = Bound(title_of, put_title)


def _sets(state: SettingsPageState) -> Rows:
    now = title_of(state.phone)
    return [
        rows.Link(
            tr(title),
            "ringtone_set",
            summary=now if now in names else None,
            icon="music_note",
            argument=title,
        )
        for title, names in SETS.items()
    ]


def _set(state: SettingsPageState) -> Rows:
    names = list(SETS.get(state.argument, ()))
    own = title_of(state.phone)
    if not names and own and not any(own in each for each in SETS.values()):
        names = [own]
    first: dict[str, TextLike] = {"": tr("None")}
    return options(state.phone, RINGTONE, {**first, **{name: name for name in names}})


def _title(state: SettingsPageState) -> Message:
    return tr(state.argument if state.argument in SETS else "Phone ringtone")


def summary(phone: Phone) -> TextLike:
    """The line under "Phone ringtone"."""
    return title_of(phone) or tr("None")


PAGES: Final = (
    make.page("ringtone", "Phone ringtone", _sets, "sound"),
    make.page("ringtone_set", _title, _set, "ringtone", about=True),
)
