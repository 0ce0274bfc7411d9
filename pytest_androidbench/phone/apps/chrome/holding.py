"""Links and pictures that are held."""

from __future__ import annotations

import json
from dataclasses import dataclass

from pytest_androidbench.phone.apps.chrome import context_menu as menu
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.browsing import TabBrowsing
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import tr

SAVE = """(() => {
  const link = document.createElement('a');
  link.href = %s; link.download = '';
  document.body.appendChild(link); link.click(); link.remove();
})()"""
"""Has the page give a file, as a link with `download` does."""


@dataclass(eq=False)
class HoldActs(AppPart[ChromeApp]):
    """Offers what can be done with what a finger rests on."""

    link: str = ""
    text: str = ""
    image: str = ""

    @property
    def browsing(self) -> TabBrowsing:
        """The tabs of the screen."""
        found: TabBrowsing = self.screen.browsing  # type: ignore[attr-defined]
        return found

    def begin(self, point: Point, corner: Point) -> None:
        """A finger rests at a place of the page."""
        del corner
        content = self.browsing.content
        scale = content.density / 160
        found = content.page.run(menu.FIND_IT % {"x": point.x / scale, "y": point.y / scale})
        held = menu.HeldContent.of(found)
        if held:
            self.link, self.text, self.image = held.link, held.text, held.image
            dialog = menu.LinkMenu(link=held.link, text=held.text, image=held.image)
            self.ask(dialog, self.chosen)

    def chosen(self, name: str) -> None:
        """Do what was chosen."""
        tab = self.browsing.tab
        if tab is None:
            return
        put = self.phone.clipboard.put
        match name:
            case menu.OPEN | menu.OPEN_IMAGE_TAB:
                url = self.link if name == menu.OPEN else self.image
                self.browsing.open_behind(url, incognito=tab.incognito)
                self.toast(tr("Tab opened in background"))
            case menu.PRIVATE:
                self.browsing.open(self.link, incognito=True)
            case menu.COPY:
                put(self.link, package=self.app.package)
            case menu.COPY_TEXT:
                put(self.text, package=self.app.package)
            case menu.SHARE:
                self.phone.activities.share(text=self.link, caller=self.screen)
            case menu.OPEN_IMAGE:
                self.browsing.visit(self.image)
            case menu.SAVE_LINK | menu.SAVE_IMAGE:
                self.save(self.link if name == menu.SAVE_LINK else self.image)

    def save(self, url: str) -> None:
        """Have the page give what is at an address."""
        self.browsing.content.page.run(SAVE % json.dumps(url))
        self.browsing.touched()
