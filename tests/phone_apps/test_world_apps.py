"""Apps of the small world are on the phone, and there once somebody has asked for them."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.__main__ import make_phone
from pytest_androidbench.phone.apps import INSTALLED, SERVICES, WORLD
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.wire.command_line import parse


@pytest.fixture(scope="module")
def phone() -> Phone:
    """A phone as the program makes it."""
    return Phone(PhoneConfig(apps=INSTALLED, known=WORLD), TextEngine())


@pytest.mark.parametrize("app", WORLD, ids=lambda app: app.package)
def test_it_comes_by_install_existing(phone: Phone, app: type[App]) -> None:
    def sh(script: str) -> str:
        return asyncio.run(run_text(phone, script, b"")).stdout

    assert app.package not in sh("pm list packages")
    assert (
        sh(f"pm install-existing {app.package}") == f"Package {app.package} installed for user: 0\n"
    )
    assert f"package:{app.package}\n" in sh("pm list packages")
    phone.windows.start_app(app.package)
    assert phone.windows.foreground == app.package
    crashes = [entry.message for entry in phone.log.entries() if entry.tag == "AndroidRuntime"]
    assert crashes == []


@pytest.mark.parametrize("service", SERVICES, ids=lambda app: app.package)
def test_the_program_knows_what_brings_people_and_messages(service: type[App]) -> None:
    made = make_phone(parse([]))
    assert made.packages.known(service.package) is service
    assert made.packages.info(service.package) is None
