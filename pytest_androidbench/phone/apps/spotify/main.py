"""The main page: home, search, the library and Premium, each a tab."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.spotify import names
from pytest_androidbench.phone.apps.spotify.home_tab import SpotHome
from pytest_androidbench.phone.apps.spotify.library_tab import SpotLibraryTab
from pytest_androidbench.phone.apps.spotify.pages import HOME, TABS, SpotPage
from pytest_androidbench.phone.apps.spotify.premium_tab import PremiumTab
from pytest_androidbench.phone.apps.spotify.search_tab import BrowseTab
from pytest_androidbench.phone.apps.spotify.side_drawer import (
    HISTORY,
    NEWS,
    PROFILE,
    SideDrawer,
)
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w


@dataclass(eq=False)
class SpotifyMain(SpotPage):
    """One of four tabs."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTop"

    link: str = ""
    """The address it was started with."""
    player: bool = False
    """Whether it was started so that the player is shown."""
    home: SpotHome = field(default_factory=SpotHome)
    browse: BrowseTab = field(default_factory=BrowseTab)
    library: SpotLibraryTab = field(default_factory=SpotLibraryTab)
    premium: PremiumTab = field(default_factory=PremiumTab)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(link=intent.data or "", player=bool(intent.extras.get("player")))

    def on_open(self) -> None:
        link, self.link, player, self.player = self.link, "", self.player, False
        self.follow(link, player=player)

    def build(self) -> w.Widget:
        parts = (self.home.build, self.browse.build, self.library.build, self.premium.build)
        return self.framed(*parts[self.tab](self.acts, self.open_drawer))

    def tabs_shown(self) -> w.Widget:
        return w.BottomTabs(TABS, self.tab, self.go_to, id="navigation_bar")

    def go_to(self, tab: int) -> None:
        """Show a tab."""
        self.hide_keyboard()
        self.tab = tab

    def open_drawer(self) -> None:
        """Show whose app it is, and where one can go."""
        self.ask(SideDrawer(), self.chosen)

    def chosen(self, place: int) -> None:
        """Go where the drawer leads."""
        listed = {NEWS: "news", HISTORY: "history"}
        if place in listed:
            self.acts.show_page("listed", what=listed[place])
        else:
            self.acts.show_page("profile" if place == PROFILE else "settings")

    def on_back(self) -> None:
        if self.tab != HOME:
            self.go_to(HOME)
        else:
            self.close()
