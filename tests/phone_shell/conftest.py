"""A phone with its shell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.shell import Result, run_text
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig

Run = Callable[..., Result]


@pytest.fixture
def phone() -> Phone:
    """A phone that has just booted."""
    return Phone(PhoneConfig(apps=INSTALLED))


@pytest.fixture
def files(phone: Phone) -> FileSystem:
    """Its files."""
    return phone.files


@pytest.fixture
def sh(phone: Phone) -> Run:
    """Runs a script on it."""
    return lambda script, stdin=b"": asyncio.run(run_text(phone, script, stdin))


@pytest.fixture(scope="session")
def lasting() -> Run:
    """Runs scripts on one phone that all of a property's examples share."""
    phone = Phone(PhoneConfig(apps=INSTALLED))
    return lambda script, stdin=b"": asyncio.run(run_text(phone, script, stdin))


def assert_printed(done: Result, expected: str) -> None:
    """A script printed this, and complained of nothing."""
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


def assert_complained(done: Result, printed: str, complaint: str, code: int) -> None:
    """A script printed this, and its complaint, if any, has these words."""
    assert (done.stdout, done.code) == (printed, code)
    assert complaint in done.stderr
    assert bool(complaint) == bool(done.stderr)
