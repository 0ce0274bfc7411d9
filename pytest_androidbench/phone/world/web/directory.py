"""Profile pages of the small world's people: name, mail, phone, town."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.world.people import PEOPLE, Character
from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    link,
    listed,
    missing,
    page,
    table,
)
from pytest_androidbench.phone.world.web.request import WebRequest

HOME: Final = "https://people.harbourton.example"
SITE: Final = "Harbourton Directory"
ABOUT: Final = "People of Harbourton and the towns around it, with their mail addresses and phones."


def documents() -> list[WebDocument]:
    """The list and all profiles, for search engines."""
    found = [WebDocument(f"{HOME}/", SITE, ABOUT, SITE)]
    found += [
        WebDocument(
            address(one), f"{one.name} - profile",
            f"{one.name} of {one.town}. Email {one.address}, phone {one.number}.", SITE,
        )
        for one in PEOPLE
    ]  # fmt: skip
    return found


def address(one: Character) -> str:
    """Where somebody's profile is."""
    return f"{HOME}/{_slug(one)}"


def answer(request: WebRequest, moment: WebMoment) -> WebAnswer:
    """What the directory says."""
    del moment
    header = f"<strong>{link(f'{HOME}/', SITE)}</strong>"
    if request.path == "/":
        rows = listed(f"{link(address(one), one.name)}, {one.town}" for one in PEOPLE)
        return page(SITE, header, f"<h1>{SITE}</h1><p>{ABOUT}</p>", rows)
    found = next((one for one in PEOPLE if request.parts == [_slug(one)]), None)
    if found is None:
        return missing(SITE, f"{HOME}/")
    facts = (
        ("Name", found.name),
        ("Email", found.address),
        ("Phone", found.number),
        ("Town", found.town),
    )
    return page(f"{found.name} - profile", header, f"<h1>{found.name}</h1>", table(facts))


def _slug(one: Character) -> str:
    return one.name.lower().replace(" ", "-")
