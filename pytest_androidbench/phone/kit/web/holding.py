"""Links and pictures that are held."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from pytest_androidbench.phone.kit.web.browser_app import BrowserApp
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.screen import Screen

OPEN, PRIVATE, COPY, COPY_TEXT, SAVE_LINK, SHARE = (
    "open", "private", "copy", "copy text", "save link", "share",
)  # fmt: skip
OPEN_IMAGE, OPEN_IMAGE_TAB, SAVE_IMAGE = "open image", "open image in tab", "save image"
"""What can be done."""
MOST: Final = 4_096
FIND_IT: Final = """(() => {
  const at = document.elementFromPoint(%(x)f, %(y)f);
  if (!at) return null;
  const link = at.closest('a[href]'), image = at.closest('img');
  const cut = text => String(text || '').slice(0, 4096);
  return {link: cut(link && link.href), text: cut(link && link.innerText),
          image: cut(image && (image.currentSrc || image.src))};
})()"""
"""Asks a page what lies at a place, in pixels of CSS."""
SAVE: Final = """(() => {
  const link = document.createElement('a');
  link.href = %s; link.download = '';
  document.body.appendChild(link); link.click(); link.remove();
})()"""
"""Has the page give a file, as a link with `download` does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldContent:
    """A link, a picture, or both."""

    link: str = ""
    text: str = ""
    image: str = ""

    @classmethod
    def of(cls, found: Any) -> HeldContent:
        """What a page answered."""
        kept = found if isinstance(found, dict) else {}
        link, text, image = (str(kept.get(name) or "")[:MOST] for name in ("link", "text", "image"))
        return cls(link=link, text=text, image=image)

    def __bool__(self) -> bool:
        return bool(self.link or self.image)


class HoldingScreen(Protocol):
    """What is needed of the screen that shows the page."""

    browsing: TabBrowsing

    def held_menu(self, held: HeldContent) -> Screen[str]:
        """A menu that closes with one of the words above."""

    def opened_behind(self) -> Message:
        """What is said once a page was opened in a tab that is not looked at."""


@dataclass(eq=False)
class HoldActs(AppPart[BrowserApp]):
    """Offers what can be done with what a finger rests on."""

    link: str = ""
    text: str = ""
    image: str = ""

    @property
    def _main(self) -> HoldingScreen:
        return cast(HoldingScreen, self.screen)

    def begin(self, point: Point, corner: Point) -> None:
        """A finger rests at a place of the page."""
        del corner
        content = self._main.browsing.content
        scale = content.density / 160
        found = content.page.run(FIND_IT % {"x": point.x / scale, "y": point.y / scale})
        held = HeldContent.of(found)
        if held:
            self.link, self.text, self.image = held.link, held.text, held.image
            self.ask(self._main.held_menu(held), self.chosen)

    def chosen(self, name: str) -> None:
        """Do what was chosen."""
        browsing = self._main.browsing
        tab = browsing.tab
        if tab is None:
            return
        put = self.phone.clipboard.put
        match name:
            case "open" | "open image in tab":
                url = self.link if name == OPEN else self.image
                browsing.open_behind(url, incognito=tab.incognito)
                self.toast(self._main.opened_behind())
            case "private":
                browsing.open(self.link, incognito=True)
            case "copy":
                put(self.link, package=self.app.package)
            case "copy text":
                put(self.text, package=self.app.package)
            case "share":
                self.phone.activities.share(text=self.link, caller=self.screen)
            case "open image":
                browsing.visit(self.image)
            case "save link" | "save image":
                self.save(self.link if name == SAVE_LINK else self.image)

    def save(self, url: str) -> None:
        """Have the page give what is at an address."""
        browsing = self._main.browsing
        browsing.content.page.run(SAVE % json.dumps(url))
        browsing.touched()
