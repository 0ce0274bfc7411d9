"""What is offered for a link or a picture that is held (ContextMenuFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.look import FRAME, LINEAR, RECYCLER
from pytest_androidbench.phone.kit.web import holding
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

ROWS: Final[dict[str, Message]] = {
    holding.OPEN: tr("Open link in new tab"),
    holding.PRIVATE: tr("Open link in private tab"),
    holding.COPY: tr("Copy link"),
    holding.SAVE_LINK: tr("Download link"),
    holding.SHARE: tr("Share link"),
    holding.OPEN_IMAGE_TAB: tr("Open image in new tab"),
    holding.SAVE_IMAGE: tr("Save image"),
}
OF_LINKS: Final = (
    holding.OPEN, holding.PRIVATE, holding.COPY, holding.SAVE_LINK, holding.SHARE,
)  # fmt: skip
OF_IMAGES: Final = (holding.OPEN_IMAGE_TAB, holding.SAVE_IMAGE)


@dataclass(eq=False)
class HeldLinkMenu(AppScreen[FirefoxApp, str]):
    """Closes with what was chosen, as `kit.web.holding` calls it."""

    window: ClassVar[WindowKind] = "dialog"

    link: str = ""
    image: str = ""

    def build(self) -> w.Widget:
        title = w.Text(self.link or self.image, w.BODY.coloured("on_surface_variant"), lines=4,
                       id="titleView")  # fmt: skip
        offered = (*(OF_LINKS if self.link else ()), *(OF_IMAGES if self.image else ()))
        rows = [
            w.Panel(
                w.Align(w.Text(ROWS[name], w.BODY_LARGE, id="labelView"), across="start"),
                padding=(24, 0), height=48, width="fill", cls=LINEAR, key=name,
                on_tap=partial(self.close, name),
            )
            for name in offered
        ]  # fmt: skip
        listed = w.Scroll(w.Panel(title, padding=(24, 16), width="fill"), *rows, id="recyclerView",
                          cls=RECYCLER, weight=0, key="held link")  # fmt: skip
        look = w.Look(background="surface_high", radius=8, elevation=6)
        return w.Panel(listed, look=look, padding=(0, 8), cls=FRAME, width="fill")
