"""Which of the world's cities some words name."""

from __future__ import annotations

from pytest_androidbench.phone.world.cities import CITIES, City
from pytest_androidbench.phone.world.web.ranking import words_of


def city_named(words: str) -> City | None:
    """The city whose whole name stands among some words, the one with the longest."""
    said = words_of(words)
    named = [one for one in CITIES if _stands(words_of(one.name), said)]
    return max(named, key=lambda one: len(one.name), default=None)


def cities_like(words: str) -> list[City]:
    """Cities of whose names and regions each of some words begins a word."""
    said = words_of(words)
    return [
        one
        for one in CITIES
        if said and all(any(w.startswith(s) for w in words_of(one.title)) for s in said)
    ]


def _stands(name: list[str], said: list[str]) -> bool:
    return any(said[at : at + len(name)] == name for at in range(len(said) - len(name) + 1))
