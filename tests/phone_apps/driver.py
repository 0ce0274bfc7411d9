"""Finds, touches and reads what is on the screen of a phone, as a person would."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from pytest_androidbench.interface.hierarchy import nodes_of
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.settings import SettingsApp, SettingsSearch
from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.tree import Node

A = TypeVar("A", bound=App)
APPS = (*CORE, SettingsApp, SettingsSearch, ClockApp, ContactsApp)
MOST_SWIPES = 12
HOME = Intent(component="com.android.settings/.Settings")


@dataclass
class Driver:
    """A phone and a finger."""

    phone: Phone

    def nodes(self) -> Iterator[Node]:
        """All nodes of the active window, from the top down."""
        pending = list(self.phone.windows.view.tree())[::-1]
        while pending:
            node = pending.pop()
            yield node
            pending.extend(reversed(node.children))

    def texts(self) -> list[str]:
        return [node.text for node in self.nodes() if node.text]

    def value(self, id_: str) -> str:
        """The text of the first node with an id."""
        node = self.find(id_)
        assert node is not None, self.texts()
        return node.text

    def values(self, id_: str) -> list[str]:
        """The texts of all nodes with an id, from the top down."""
        return [n.text for n in self.nodes() if n.resource_id.rpartition("/")[2] == id_]

    def find(self, label: str, class_name: str = "") -> Node | None:
        """The node with this text, but for blanks around it, this description or id."""
        return next(
            (
                node
                for node in self.nodes()
                if label
                in {node.text, node.text.strip(), node.desc, node.resource_id.rpartition("/")[2]}
                and class_name in node.class_name
            ),
            None,
        )

    def scrolled_to(self, label: str, class_name: str = "") -> Node:
        """The node, scrolled into view."""
        for _ in range(MOST_SWIPES):
            node = self.find(label, class_name)
            if node is not None:
                return node
            before = self.texts()
            self.phone.windows.fingers.swipe([(540, 1900), (540, 900)], 600)
            if self.texts() == before:
                break
        raise AssertionError(f"no {label!r} among {self.texts()}")

    def tap(self, label: str, class_name: str = "") -> None:
        self.touch(self.scrolled_to(label, class_name))

    def touch(self, node: Node) -> None:
        self.phone.windows.fingers.tap(*node.bounds.center)

    def long_press(self, label: str) -> None:
        self.phone.windows.fingers.long_press(*self.scrolled_to(label).bounds.center)

    def wait(self, ms: int) -> None:
        self.phone.clock.advance(ms)
        self.phone.windows.changed()

    def observed(self) -> Observation:
        """What an agent sees, with a picture that nothing was lost of."""
        windows = self.phone.windows
        picture, (width, height) = windows.view.picture("png"), self.phone.display.logical_size
        return Observation(
            nodes=nodes_of(windows.view.dump()),
            package=windows.foreground,
            activity="",
            width=width,
            height=height,
            take_screenshot=lambda: picture,
        )

    def more(self, *rows: str) -> None:
        """Choose a row under the three dots, and rows of the menus behind it."""
        self.tap("More options")
        for row in rows:
            self.tap(row)

    def switch_beside(self, label: str) -> Node:
        """The switch in the row with this title."""
        row = self.scrolled_to(label)
        middle = row.bounds.center.y
        return next(
            node
            for node in self.nodes()
            if node.class_name == "android.widget.Switch"
            and node.bounds.top - 60 <= middle <= node.bounds.bottom + 60
        )

    def page(self, name: str, argument: str = "") -> None:
        """Open a page above the first one."""
        self.phone.activities.start(HOME)
        front = self.phone.windows.stack.front
        assert front is not None
        top = front.top_full
        assert top is not None
        top.screen.show(SubSettings(page=name, argument=argument))

    def app_of(self, kind: type[A]) -> A:
        """The installed app of a class."""
        app = self.phone.packages.app(kind.package)
        assert isinstance(app, kind)
        return app

    def setting(self, namespace: str, key: str) -> str | None:
        return self.phone.settings.get(namespace, key)

    def crashes(self) -> list[str]:
        """What the log says about exceptions in apps."""
        return [e.message for e in self.phone.log.entries() if e.tag == "AndroidRuntime"]


def started(engine: TextEngine | None = None, display: Display | None = None) -> Driver:
    """A new phone with Settings in front."""
    config = PhoneConfig(apps=APPS, display=display or Display())
    driver = Driver(Phone(config, engine))
    driver.phone.activities.start(HOME)
    return driver
