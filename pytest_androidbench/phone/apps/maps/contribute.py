"""The tab of what one tells others: the profile, reviews, and places that wait for one.

The tab and its name are the real app's; what stands in it is known, not seen. Photos, edits of the
map and new places are asked for there, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.maps import look, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.reviewing import OwnReviews
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.world.people import OWNER

MOST = 5
"""Places that are offered for a review."""


@dataclass(eq=False)
class ContributeTab(AppPart[MapsApp]):
    """Profile, one's reviews, places to review."""

    own: OwnReviews = field(default_factory=OwnReviews)

    def build(self) -> w.Widget:
        """The tab."""
        rows = store.reviews(self.app).all("ORDER BY written_ms DESC, _id DESC")
        nothing = w.Panel(w.Text(tr("No reviews yet"), look.SECOND, id="no_reviews"), padding=16)
        waiting = self._waiting()
        return w.Column(
            w.TopBar(tr("Contribute")),
            w.Scroll(
                self._profile(len(rows)),
                look.actions(
                    look.action("rate_review", tr("Add review"), self.add, id="add_review_button")
                ),
                look.heading(tr("Your reviews")),
                *([self.own.card(row.place, named=True) for row in rows] or [nothing]),
                look.heading(tr("Review places you saved")) if waiting else None,
                *(self.own.card(place, named=True) for place in waiting),
                id="contribute_list",
            ),
            across="stretch",
            weight=1,
            width="fill",
        )

    def _profile(self, count: int) -> w.Widget:
        texts = w.Column(
            w.Text(OWNER.name, w.TITLE_MEDIUM, lines=1, id="profile_name"),
            w.Text(ntr("{n} contribution", "{n} contributions", count), look.SECOND,
                   id="contributions"),
            gap=2,
            weight=1,
        )  # fmt: skip
        row = w.Row(avatar(Person(first=OWNER.name), 48), texts, gap=16, width="fill")
        return w.Panel(row, padding=16, width="fill", id="profile_card")

    def _waiting(self) -> list[MapObject]:
        """Places of the lists without a review."""
        rows = store.saved(self.app).all("ORDER BY _id DESC LIMIT 50")
        places = dict.fromkeys(row.place for row in rows)
        return [one for one in places if store.own_review(self.app, one) is None][:MOST]

    def add(self) -> None:
        """Ask which place it is about."""
        near = self.app.near
        page = self.app.page("search", lat=near.lat, lon=near.lon, one=True)
        self.ask(page, self.chosen)

    def chosen(self, place: MapObject | str) -> None:
        """Write about it."""
        if isinstance(place, MapObject):
            self.own.write(place, 0)
