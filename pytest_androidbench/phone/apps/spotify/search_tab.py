"""The second tab: the way to the search, and kinds of music to browse."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.spotify import look
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.acts import SpotActs

PODCASTS, NEW, CHARTS = "podcasts", "new", "charts"
AHEAD: Final[tuple[tuple[str, TextLike], ...]] = (
    (PODCASTS, tr("Podcasts")),
    (NEW, tr("New Releases")),
    (CHARTS, tr("Charts")),
)
COLOURS: Final = ("#006450", "#8400e7", "#1e3264", "#e8115b", "#148a08", "#b95d06", "#503750",
                  "#0d73ec", "#777777", "#bc5900", "#a56752", "#477d95", "#8c1932", "#2d46b9",
                  "#509bf5")  # fmt: skip


@dataclass(eq=False)
class BrowseTab(AppPart[SpotifyApp]):
    """A field that leads to the search, over coloured cards."""

    def build(self, acts: SpotActs, _drawer: look.Act) -> tuple[w.Widget, ...]:
        """The bar, and the cards."""
        camera = w.IconButton("photo_camera", tr("Scan a Spotify Code"), colour="on_surface",
                              id="camera_button", on_tap=partial(self.scan, acts))  # fmt: skip
        title = w.Text(tr("Search"), look.LARGE, lines=1, id="header_title", weight=1)
        head = w.Panel(w.Row(title, camera, width="fill"), padding=(16, 8, 4, 0), width="fill")
        hint = tr("What do you want to listen to?")
        line = w.Row(w.Icon("search", 28, "#121212"),
                     w.Text(hint, w.TextStyle(16, 500, "#404040"), lines=1,
                            id="find_search_field_text"), gap=8)  # fmt: skip
        field = w.Panel(
            line, padding=(12, 10), look=w.Look(background="#ffffff", radius=4), width="fill",
            cls=look.GROUP, id="find_search_field", desc=tr("Search Spotify"),
            on_tap=partial(acts.show_page, "search"),
        )  # fmt: skip
        browse = w.Panel(w.Text(tr("Browse all"), look.STRONG), padding=(16, 16, 16, 8))
        listed = w.Scroll(
            w.Panel(field, padding=(16, 8), width="fill"), browse, *self._cards(acts),
            id="browse_list", cls=look.RECYCLER,
        )  # fmt: skip
        return head, listed

    def _cards(self, acts: SpotActs) -> list[w.Widget]:
        genres: list[tuple[str, TextLike]] = [(each, each) for each in self.app.store.genres()]
        known = [*AHEAD, *genres]
        cells = [
            _card(title, COLOURS[at % len(COLOURS)], partial(acts.show_page, "category", name=name))
            for at, (name, title) in enumerate(known)
        ]
        lines = [
            w.Row(*cells[at : at + 2], len(cells) - at == 1 and w.Spacer(weight=1), gap=12,
                  width="fill")
            for at in range(0, len(cells), 2)
        ]  # fmt: skip
        return [w.Panel(line, padding=(16, 6), width="fill") for line in lines]

    def scan(self, acts: SpotActs) -> None:
        """Say that there is nothing to scan."""
        acts.say(tr("No Spotify Code in sight"))


def _card(title: TextLike, colour: str, act: look.Act) -> w.Widget:
    text = w.Text(title, w.TextStyle(16, 700, "#ffffff"), lines=2, id="title")
    return w.Panel(
        text, padding=12, look=w.Look(background=colour, radius=6), height=88, weight=1,
        cls=look.GROUP, key=f"card {title}", desc=title, on_tap=act,
    )  # fmt: skip
