"""What is offered for a link or a picture that is held (context_menu.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import FRAME, LINEAR, LIST_VIEW
from pytest_androidbench.phone.kit.web import holding
from pytest_androidbench.phone.kit.web.addresses import shown_address
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

ROWS: Final[dict[str, Message]] = {
    holding.OPEN: tr("Open in new tab"),
    holding.PRIVATE: tr("Open in Incognito tab"),
    holding.COPY: tr("Copy link address"),
    holding.COPY_TEXT: tr("Copy link text"),
    holding.SAVE_LINK: tr("Download link"),
    holding.SHARE: tr("Share link"),
    holding.OPEN_IMAGE: tr("Open image"),
    holding.OPEN_IMAGE_TAB: tr("Open image in new tab"),
    holding.SAVE_IMAGE: tr("Download image"),
}
OF_LINKS: Final = (
    holding.OPEN, holding.PRIVATE, holding.COPY, holding.COPY_TEXT, holding.SAVE_LINK,
    holding.SHARE,
)  # fmt: skip
OF_IMAGES: Final = (holding.OPEN_IMAGE, holding.OPEN_IMAGE_TAB, holding.SAVE_IMAGE)


@dataclass(eq=False)
class LinkMenu(AppScreen[ChromeApp, str]):
    """Closes with what was chosen, as `kit.web.holding` calls it."""

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
