"""Strategies for values that tasks use often, with content of this project's own.

They draw evenly and from closed pools or plain alphabets: values a person could have written.
"""

from __future__ import annotations

import datetime
import string
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

T = TypeVar("T")

GIVEN_NAMES: Final = (
    "Ada", "Aiko", "Alma", "Amir", "Anouk", "Arun", "Astrid", "Basil", "Bea", "Bruno", "Carla",
    "Cleo", "Dalia", "Darius", "Edda", "Elif", "Emil", "Esme", "Farid", "Fiona", "Greta", "Hana",
    "Hugo", "Ilse", "Imran", "Ines", "Ivo", "Jana", "Jonas", "Kamal", "Keiko", "Lars", "Leila",
    "Linus", "Lotte", "Luca", "Maite", "Malik", "Mara", "Milo", "Nadia", "Nils", "Noor", "Olga",
    "Oskar", "Paula", "Priya", "Quinn", "Rafael", "Rosa", "Samir", "Selma", "Sven", "Tamar",
    "Theo", "Uma", "Viktor", "Wanda", "Yara", "Zoe",
)  # fmt: skip
FAMILY_NAMES: Final = (
    "Abara", "Almeida", "Bauer", "Berg", "Castillo", "Chen", "Dahl", "Demir", "Egan", "Farkas",
    "Ferrari", "Gallo", "Hansen", "Haddad", "Horvat", "Ito", "Jansen", "Kaya", "Keller", "Kovacs",
    "Lang", "Lindqvist", "Marin", "Mensah", "Moreau", "Nagy", "Novak", "Okafor", "Olsen", "Park",
    "Pereira", "Quist", "Rao", "Reyes", "Rossi", "Sato", "Silva", "Sorensen", "Tanaka", "Toth",
    "Ueda", "Varga", "Weber", "Yilmaz", "Zeman",
)  # fmt: skip
WORDS: Final = (
    "amber", "anchor", "basket", "birch", "bridge", "candle", "canyon", "carbon", "cedar",
    "circle", "cloud", "copper", "coral", "cotton", "delta", "ember", "falcon", "fern", "field",
    "forest", "garden", "ginger", "glacier", "harbor", "hazel", "island", "ivory", "jasmine",
    "kettle", "ladder", "lantern", "lemon", "linen", "maple", "marble", "meadow", "mirror",
    "nectar", "ocean", "olive", "orchid", "paper", "pepper", "pigeon", "pillow", "planet",
    "pocket", "prairie", "quartz", "rabbit", "ribbon", "river", "saddle", "salmon", "shadow",
    "silver", "spiral", "summit", "tango", "temple", "thistle", "timber", "tulip", "tunnel",
    "valley", "velvet", "violet", "walnut", "willow", "window", "winter", "zephyr",
)  # fmt: skip


def given_names() -> SearchStrategy[str]:
    """First names from several languages, in ASCII."""
    return st.sampled_from(GIVEN_NAMES)


def family_names() -> SearchStrategy[str]:
    """Last names from several languages, in ASCII."""
    return st.sampled_from(FAMILY_NAMES)


def full_names() -> SearchStrategy[str]:
    """A first and a last name."""
    return st.tuples(given_names(), family_names()).map(" ".join)


def phone_numbers(prefix: str = "+1") -> SearchStrategy[str]:
    """A prefix and ten digits, the first of which is at least 2."""
    return st.integers(2_000_000_000, 9_999_999_999).map(lambda number: f"{prefix}{number}")


def words() -> SearchStrategy[str]:
    """One plain English noun or adjective, lower case."""
    return st.sampled_from(WORDS)


def codes(length: int) -> SearchStrategy[str]:
    """Letters of both cases and digits, without a meaning."""
    return st.text(string.ascii_letters + string.digits, min_size=length, max_size=length)


def phrases(low: int = 2, high: int = 4) -> SearchStrategy[str]:
    """A few different words, the first one capitalised."""
    return several(words(), low, high).map(lambda chosen: " ".join(chosen).capitalize())


def file_names(extension: str) -> SearchStrategy[str]:
    """Two words, a number below 1000 and an extension, as in `amber_ladder_041.txt`."""
    parts = st.tuples(words(), words(), st.integers(0, 999))
    return parts.map(lambda part: f"{part[0]}_{part[1]}_{part[2]:03d}.{extension}")


def numbers(low: int, high: int) -> SearchStrategy[int]:
    """Integers from `low` to `high`, all alike."""
    return st.integers(low, high)


def amounts(low_cents: int, high_cents: int) -> SearchStrategy[int]:
    """Money in cents, all amounts alike; floats would cluster near zero."""
    return st.integers(low_cents, high_cents)


def times(step_minutes: int = 1) -> SearchStrategy[datetime.time]:
    """Times of day, in steps of some minutes."""
    steps = st.integers(0, 24 * 60 // step_minutes - 1)
    return steps.map(lambda n: datetime.time(*divmod(n * step_minutes, 60)))


def dates(first: datetime.date, last: datetime.date) -> SearchStrategy[datetime.date]:
    """Days from `first` to `last`, all alike."""
    days = st.integers(0, (last - first).days)
    return days.map(lambda n: first + datetime.timedelta(days=n))


def durations(
    low_seconds: int, high_seconds: int, step_seconds: int = 1
) -> SearchStrategy[datetime.timedelta]:
    """Lengths of time, in steps of some seconds."""
    steps = st.integers(low_seconds // step_seconds, high_seconds // step_seconds)
    return steps.map(lambda n: datetime.timedelta(seconds=n * step_seconds))


def one_of(*values: str) -> SearchStrategy[str]:
    """One of the given texts."""
    return st.sampled_from(values)


def several(strategy: SearchStrategy[T], low: int, high: int) -> SearchStrategy[Sequence[T]]:
    """Between `low` and `high` different values, every count alike."""
    return st.integers(low, high).flatmap(
        lambda count: st.lists(strategy, min_size=count, max_size=count, unique=True)
    )


def made(build: Callable[[Random], T]) -> SearchStrategy[T]:
    """What `build` makes of a generator: for many rows at once, which drawn one by one are slow.

    `build` takes every choice from the generator it is given.
    """
    return st.integers(0, 2**64 - 1).map(lambda seed: build(Random(seed)))


def without(strategy: SearchStrategy[T], *values: T) -> SearchStrategy[T]:
    """What `strategy` gives, except some values."""
    return strategy.filter(lambda value: value not in values)
