"""What Chrome shows: a page's own elements, apart from the app's around them."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node, Observation

PACKAGE: Final = "com.android.chrome"
WEB_VIEW: Final = "android.webkit.WebView"
URL_BAR: Final = f"{PACKAGE}:id/url_bar"
LOCAL: Final = ("content://", "file://")


class ChromeScreen:
    """Reads an observation of Chrome."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation

    @property
    def in_front(self) -> bool:
        """Whether Chrome is what the user sees."""
        return self._observation.package == PACKAGE

    @property
    def web_view(self) -> Node | None:
        """The view that shows the page."""
        nodes = self._observation.nodes if self.in_front else ()
        return next((node for node in nodes if node.class_name == WEB_VIEW), None)

    @property
    def title(self) -> str:
        """The page's title; nothing where no page is shown."""
        view = self.web_view
        return view.text if view is not None else ""

    @property
    def address(self) -> str:
        """What the address bar says."""
        nodes = self._observation.nodes
        return next((node.text for node in nodes if node.resource_id == URL_BAR), "")

    @property
    def is_local(self) -> bool:
        """Whether the page is a file of the device, and none that was typed or loaded."""
        return self.address.startswith(LOCAL)

    @property
    def page_texts(self) -> tuple[str, ...]:
        """Texts and descriptions of the page's own elements."""
        view = self.web_view
        inside = descendants(self._observation, view) if view is not None else []
        return tuple(word for node in inside for word in (node.text, node.desc) if word)

    @property
    def texts(self) -> tuple[str, ...]:
        """Texts of all elements on the screen, whoever's they are."""
        return tuple(node.text for node in self._observation.nodes if self.in_front)
