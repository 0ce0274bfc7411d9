"""The page on which a review is written (its wording is known, not seen)."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.maps import look, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.reviewing import star_buttons
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.people import OWNER

LONGEST = 4_000


@dataclass(eq=False)
class ReviewEditor(AppScreen[MapsApp, None]):
    """Stars and words for a place; without stars there is nothing to post."""

    place: MapObject = field(default_factory=lambda: MapObject("", "", MIDDLE))
    stars: int = 0
    text: str = ""
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        own = store.own_review(self.app, self.place)
        if own is not None:
            self.stars, self.text = self.stars or own.stars, own.text

    def build(self) -> w.Widget:
        who = w.Row(
            avatar(Person(first=OWNER.name), 40),
            w.Column(
                w.Text(OWNER.name, w.TITLE_MEDIUM, lines=1),
                w.Text(tr("Posting publicly across Google"), look.SECOND, lines=2),
                weight=1,
            ),
            gap=12,
            width="fill",
        )
        words = w.TextField(
            bind="text", hint=tr("Share details of your own experience at this place"),
            multiline=True, id="review_text_field", max_length=LONGEST, width="fill",
        )  # fmt: skip
        post = w.Button(tr("Post"), id="post_button", enabled=self.stars > 0, on_tap=self.post)
        lead = w.Up(self.on_back, "close", tr("Close"))
        bar = w.TopBar(self.place.name, lead=lead, views=(post,))
        stars = w.Align(star_buttons(self.stars, self.rate), height=64, width="fill")
        content = w.Column(who, stars, words, gap=12, across="stretch", width="fill")
        return w.Page(bar, w.Scroll(content, padding=16, id="review_page"))

    def rate(self, stars: int) -> None:
        """Give so many stars."""
        self.stars = stars

    def post(self) -> None:
        """Keep it."""
        own = store.own_review(self.app, self.place)
        row = store.OwnReview(
            id=own.id if own is not None else 0, stars=self.stars, text=self.text.strip(),
            written_ms=self.now_ms, **store.columns(self.place),
        )  # fmt: skip
        store.reviews(self.app).save(row)
        self.close(toast=tr("Thanks for your review"))

    def on_back(self) -> None:
        own = store.own_review(self.app, self.place)
        kept = own.text if own is not None else ""
        question = Confirm(title=tr("Discard draft?"), positive=tr("Discard"))
        self.leaving.leave(question if self.text.strip() != kept else None)
