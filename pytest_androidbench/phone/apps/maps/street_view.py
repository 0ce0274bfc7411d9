"""Street View: what one sees from the street before a place; one turns there and walks on.

That it shows street and town in a card and moves by what is tapped is the real app's; the buttons
are for those who do not swipe, and known from its accessibility actions, not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.maps import look, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.store import name_of
from pytest_androidbench.phone.apps.maps.street_picture import StreetPicture
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject, address_of, seen_at
from pytest_androidbench.phone.kit.maps.projection import bearing
from pytest_androidbench.phone.kit.maps.standing import StreetPoint, ahead, standing_near
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

STEP_M: Final = 40
TURN: Final = 45
BESIDE_M: Final = 60
"""So far from where one stands a place can be read on the house ahead."""
NEAREST_ZOOM: Final = 22
COMPASS: Final = (
    tr("north"), tr("northeast"), tr("east"), tr("southeast"),
    tr("south"), tr("southwest"), tr("west"), tr("northwest"),
)  # fmt: skip


@dataclass(eq=False)
class StreetView(AppScreen[MapsApp, None]):
    """The picture, a card that says where one is, and what turns and moves."""

    place: MapObject = field(default_factory=lambda: MapObject("", "", MIDDLE))
    here: StreetPoint | None = None
    """Where one stands; None where nothing was photographed."""
    heading: float = 0.0
    """Degrees from north."""
    moved: bool = False
    """Whether one has left the place."""

    def on_open(self) -> None:
        self.here = standing_near(self.place.at)
        if self.here is not None:
            towards = bearing(self.here.at, self.place.at)
            self.heading = round(towards / TURN) * TURN % 360

    def build(self) -> w.Widget:
        if self.here is None:
            said = tr("There is no Street View of this place")
            return w.Page(w.TopBar(tr("Street View"), back=True),
                          empty_state(said, "no_street_view", margin=24))  # fmt: skip
        here = self.here
        picture = w.Canvas(
            draw=self._picture(here).draw, id="street_view_panorama",
            desc=tr("Street View of {street}, facing {direction}", street=here.street,
                    direction=self.phone.windows.translate(self._direction)),
            on_swipe=self.swiped, weight=1, width="fill",
        )  # fmt: skip
        return w.Page(self._card(here), picture, self._buttons())

    @property
    def _direction(self) -> TextLike:
        return COMPASS[round(self.heading / TURN) % len(COMPASS)]

    def _picture(self, here: StreetPoint) -> StreetPicture:
        side = abs((self.heading - here.bearing + 180) % 360 - 180)
        sign = seen_at(here.at, BESIDE_M, NEAREST_ZOOM)
        ahead_ = sign is not None and self._faces(here, sign)
        return StreetPicture(
            seed=f"{here.street} {here.at.lat:.4f} {here.at.lon:.4f}",
            side=side,
            sign=sign.name if sign is not None and ahead_ else "",
        )

    def _faces(self, here: StreetPoint, place: MapObject) -> bool:
        off = (bearing(here.at, place.at) - self.heading + 180) % 360 - 180
        return abs(off) <= 2 * TURN

    def _card(self, here: StreetPoint) -> w.Widget:
        title = here.street if self.moved or not self.place.name else name_of(self.place)
        texts = w.Column(
            w.Text(title, w.TITLE_MEDIUM, lines=1, id="street_view_title"),
            w.Text(
                address_of(here.at) or here.street, look.SECOND, lines=1, id="street_view_address"
            ),
            weight=1,
        )
        return w.Row(w.Up(self.close, desc=tr("Back")), texts, w.Spacer(8), width="fill", height=64,
                     id="street_view_card")  # fmt: skip

    def _buttons(self) -> w.Widget:
        facing = w.Text(tr("Facing {direction}", direction=self.phone.windows.translate(
            self._direction)), look.SECOND, lines=1, weight=1, align="center",
            id="street_view_heading")  # fmt: skip
        return w.Row(
            w.IconButton("chevron_left", tr("Turn left"), cls=names.IMAGE,
                         on_tap=partial(self.turn, -TURN)),
            w.IconButton("arrow_upward", tr("Move forward"), cls=names.IMAGE, on_tap=self.go),
            facing,
            w.IconButton("explore", tr("Face north"), cls=names.IMAGE, on_tap=self.face_north),
            w.IconButton("chevron_right", tr("Turn right"), cls=names.IMAGE,
                         on_tap=partial(self.turn, TURN)),
            width="fill",
            height=64,
        )  # fmt: skip

    def swiped(self, direction: SwipeDirection) -> None:
        """Turn as the picture is pushed."""
        if direction in {"left", "right"}:
            self.turn(TURN if direction == "left" else -TURN)

    def turn(self, degrees: int) -> None:
        """Look another way."""
        self.heading = (self.heading + degrees) % 360

    def face_north(self) -> None:
        """Look to the north."""
        if self.heading == 0:
            self.toast(tr("Facing north already"))
        self.heading = 0.0

    def go(self) -> None:
        """Walk on along the street."""
        there = ahead(self.here, self.heading, STEP_M) if self.here is not None else None
        if there is None:
            self.toast(tr("The street ends here"))
        else:
            self.here, self.moved = there, True
