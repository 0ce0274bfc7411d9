"""Reviews: what others say, and what the owner of the phone says.

That stars are told as "{n} stars" and the wording are known, not seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.maps import look, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_androidbench.phone.system.phone import Phone


def review_card(
    phone: Phone, author: TextLike, stars: int, text: str, written_ms: int, *buttons: w.Kid
) -> w.Widget:
    """What somebody says of a place."""
    name = author if isinstance(author, str) else author.english()
    day: date = local_time(phone, written_ms).date()
    head = w.Row(avatar(Person(first=name), 32), w.Text(author, w.TITLE_SMALL, weight=1, lines=1),
                 *buttons, gap=12, width="fill")  # fmt: skip
    line = w.Row(look.stars(stars), w.Text(date_text(day, "yMMMd", phone.display.locale),
                 look.SECOND), gap=8, desc=ntr("{n} star", "{n} stars", stars))  # fmt: skip
    said = text[: store.MOST_SHOWN]
    content = w.Column(head, line, w.Text(said, w.BODY, id="review_text") if said else None, gap=6,
                       across="stretch", width="fill")  # fmt: skip
    return w.Panel(content, padding=(16, 10), width="fill")


def star_buttons(chosen: int, act: Callable[[int], None], size: float = 32) -> w.Widget:
    """Five stars to tap."""
    return w.Row(
        *(
            w.IconButton(
                "star" if count <= chosen else "star_outline",
                ntr("{n} star", "{n} stars", count),
                size=size,
                colour=look.GOLD if count <= chosen else "on_surface_variant",
                selected=False,
                key=f"star {count}",
                on_tap=partial(act, count),
            )
            for count in range(1, look.STARS + 1)
        ),
        id="star_rating",
    )


@dataclass(eq=False)
class OwnReviews(AppPart[MapsApp]):
    """What the owner says of a place: to be written, changed and deleted."""

    def card(self, place: MapObject, *, named: bool = False) -> w.Widget:
        """The review, or the stars that begin one; `named` for a list of several places."""
        own = store.own_review(self.app, place)
        if own is None:
            begin = partial(self.write, place)
            return w.Column(
                look.heading(place.name if named else tr("Rate and review")),
                w.Panel(star_buttons(0, begin), padding=(8, 0)),
                across="stretch",
                width="fill",
            )
        edit = w.IconButton("edit", tr("Edit review"), key=f"edit {own.id}",
                            on_tap=partial(self.write, place, 0))  # fmt: skip
        delete = w.IconButton("delete_outline", tr("Delete review"), key=f"delete {own.id}",
                              on_tap=partial(self.ask_delete, own.id))  # fmt: skip
        author = place.name if named else tr("Your review")
        return review_card(self.phone, author, own.stars, own.text, own.written_ms, edit, delete)

    def write(self, place: MapObject, stars: int) -> None:
        """Write a review, or change it; without stars with those it has."""
        self.show(self.app.page("review", place=place, stars=stars))

    def ask_delete(self, id_: int) -> None:
        """Ask before a review is deleted."""
        said = tr("Delete your review? This can't be undone.")
        dialog = Confirm(title=tr("Delete review"), message=said, positive=tr("Delete"))
        self.ask(dialog, self.delete, id_)

    def delete(self, id_: int, sure: bool) -> None:
        """Delete it."""
        if sure:
            store.reviews(self.app).remove([id_])
            self.toast(tr("Review deleted"))
