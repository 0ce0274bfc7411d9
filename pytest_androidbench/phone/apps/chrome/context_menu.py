"""What is offered for a link or a picture that is held (context_menu.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final

from pytest_androidbench.phone.apps.chrome.addresses import shown_address
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import FRAME, LINEAR, LIST_VIEW, favicon
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

OPEN: Final = "contextmenu_open_in_new_tab"
PRIVATE: Final = "contextmenu_open_in_incognito_tab"
COPY: Final = "contextmenu_copy_link_address"
COPY_TEXT: Final = "contextmenu_copy_link_text"
SAVE_LINK: Final = "contextmenu_save_link_as"
SHARE: Final = "contextmenu_share_link"
OPEN_IMAGE: Final = "contextmenu_open_image"
OPEN_IMAGE_TAB: Final = "contextmenu_open_image_in_new_tab"
SAVE_IMAGE: Final = "contextmenu_save_image"

ROWS: Final[dict[str, Message]] = {
    OPEN: tr("Open in new tab"),
    PRIVATE: tr("Open in Incognito tab"),
    COPY: tr("Copy link address"),
    COPY_TEXT: tr("Copy link text"),
    SAVE_LINK: tr("Download link"),
    SHARE: tr("Share link"),
    OPEN_IMAGE: tr("Open image"),
    OPEN_IMAGE_TAB: tr("Open image in new tab"),
    SAVE_IMAGE: tr("Download image"),
}
OF_LINKS: Final = (OPEN, PRIVATE, COPY, COPY_TEXT, SAVE_LINK, SHARE)
OF_IMAGES: Final = (OPEN_IMAGE, OPEN_IMAGE_TAB, SAVE_IMAGE)
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


@dataclass(eq=False)
class LinkMenu(AppScreen[ChromeApp, str]):
    """Closes with the id of what was chosen."""

    window: ClassVar[WindowKind] = "dialog"

    link: str = ""
    text: str = ""
    image: str = ""

    def build(self) -> w.Widget:
        title, url = self.text.strip() or self.image, self.link or self.image
        header = w.Row(
            w.Panel(favicon(title or url, 36), id="menu_header_image_container", cls=FRAME),
            w.Column(
                title != "" and w.Text(title, w.BODY_LARGE, lines=1, id="menu_header_title"),
                w.Text(shown_address(url), w.BODY.coloured("on_surface_variant"), lines=1,
                       id="menu_header_url"),
                weight=1, id="title_and_url", cls=LINEAR,
            ),
            gap=16, width="fill",
        )  # fmt: skip
        offered = (*(OF_LINKS if self.link else ()), *(OF_IMAGES if self.image else ()))
        rows = [
            w.Panel(
                w.Align(w.Text(ROWS[name], w.BODY_LARGE, id="menu_row_text"), across="start"),
                padding=(24, 0), height=48, width="fill", cls=LINEAR, key=name,
                on_tap=partial(self.close, name),
            )
            for name in offered
        ]  # fmt: skip
        listed = w.Scroll(w.Panel(header, padding=(24, 16), width="fill"), w.Divider(), *rows,
                          id="context_menu_list_view", cls=LIST_VIEW, weight=0,
                          key="context menu")  # fmt: skip
        look = w.Look(background="surface_high", radius=8, elevation=6)
        return w.Panel(listed, look=look, padding=(0, 8), id="context_menu_frame", cls=FRAME,
                       width="fill")  # fmt: skip
