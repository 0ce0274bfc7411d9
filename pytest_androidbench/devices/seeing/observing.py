"""Looks at the device: one observation from its hierarchy, its front and, on demand, a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pytest_androidbench.devices.link.automation import Automation
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.seeing.foreground import FRONT_SCRIPT, Front, read_front
from pytest_androidbench.devices.seeing.settling import SettlePolicy, settled
from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.hierarchy import (
    nodes_of,
    rotation_of,
    window_of,
    with_toolbars,
)
from pytest_androidbench.interface.observation import Node, Observation

_KEYBOARD: Final = "android.inputmethodservice.SoftInputWindow"


class Observer:
    """Makes observations of one device."""

    def __init__(
        self,
        automation: Automation,
        shell: Shell,
        *,
        settle: SettlePolicy,
        natural_size: Callable[[], tuple[int, int]],
    ) -> None:
        self._automation = automation
        self._shell = shell
        self._settle = settle
        self._natural_size = natural_size

    def observe(self) -> Observation:
        """What is on the screen now, once it has come to rest.

        Raises:
            DeviceGone: no hierarchy could be had.
        """
        xml = settled(self._automation.hierarchy, self._settle)
        if not xml:
            raise DeviceGone("the device shows no hierarchy: its window manager does not answer")
        front = self.front()
        nodes = nodes_of(xml)
        width, height = front.size or self._size(rotation_of(xml))
        return Observation(
            nodes=self._with_keyboard(nodes, front) if front.keyboard else nodes,
            package=_package_in_front(nodes, front),
            activity=front.activity,
            width=width,
            height=height,
            keyboard=front.keyboard,
            xml=xml,
            take_screenshot=_Picture(self.picture),
        )

    def front(self) -> Front:
        """The app, activity and keyboard in front."""
        return read_front(self._shell.run(FRONT_SCRIPT, reads=True).output)

    def picture(self) -> bytes:
        """The screen as JPEG or PNG.

        Raises:
            DeviceGone: neither the automation server nor the shell can give one.
        """
        taken = self._automation.picture() or self._shell.run("screencap -p", reads=True).stdout
        if not taken:
            raise DeviceGone("the device gave no picture of its screen")
        return taken

    def _with_keyboard(self, nodes: tuple[Node, ...], front: Front) -> tuple[Node, ...]:
        """Nodes with what belongs to typing: the text toolbar, and the keyboard as one node.

        Its keys are no elements to choose from, but it covers what lies below.
        """
        everything = self._automation.hierarchy(all_windows=True)
        found = with_toolbars(nodes, everything)
        window = window_of(everything, front.keyboard_package)
        if window is None:
            return found
        return (*found, replace(window, index=len(found), class_name=_KEYBOARD, clickable=True))

    def _size(self, rotation: int) -> tuple[int, int]:
        width, height = self._natural_size()
        return (height, width) if rotation % 2 else (width, height)


class _Picture:
    """A picture that is taken when first asked for and then kept."""

    def __init__(self, take: Callable[[], bytes]) -> None:
        self._take = take
        self._taken: bytes | None = None

    def __call__(self) -> bytes:
        if self._taken is None:
            self._taken = self._take()
        return self._taken


def _package_in_front(nodes: tuple[Node, ...], front: Front) -> str:
    # A dialog of the system over an app has its own package; the hierarchy is of that window.
    shown = next((node.package for node in nodes if node.package), "")
    return shown or front.package
