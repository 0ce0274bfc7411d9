"""Puts the automation server together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.wire.automation.finder import Finder
from pytest_androidbench.phone.wire.automation.life import AutomationLife
from pytest_androidbench.phone.wire.automation.methods.keys import KeyMethods
from pytest_androidbench.phone.wire.automation.methods.objects import ObjectMethods
from pytest_androidbench.phone.wire.automation.methods.screen import ScreenMethods
from pytest_androidbench.phone.wire.automation.methods.scrolling import ScrollMethods
from pytest_androidbench.phone.wire.automation.methods.touch import TouchMethods
from pytest_androidbench.phone.wire.automation.rpc import Rpc
from pytest_androidbench.phone.wire.automation.server import AutomationServer
from pytest_androidbench.phone.wire.note import RequestNote

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


class Automation:
    """The server with all its methods over one phone, and its life."""

    def __init__(self, phone: Phone, note: RequestNote) -> None:
        self._finder = Finder(phone)
        screen = ScreenMethods(phone, self._finder)
        methods = {
            **screen.table,
            **TouchMethods(phone).table,
            **KeyMethods(phone).table,
            **ObjectMethods(phone, self._finder).table,
            **ScrollMethods(phone, self._finder).table,
        }
        rpc = Rpc(methods, note, lambda: _ahead_ms(phone))
        self.life = AutomationLife(AutomationServer(rpc, screen.picture))

    def forget(self) -> None:
        """Forget what clients were given handles to."""
        self._finder.forget()


def _ahead_ms(phone: Phone) -> int:
    phone.clock.catch_up()
    return phone.clock.ahead_ms
