"""A phone with its shell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps import INSTALLED
from pytest_androidbench.phone.shell import Result, run_text
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import PhoneState, put_back, take

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def booted() -> tuple[Phone, PhoneState]:
    """A phone, and how it was when it had booted: to go back there takes a hundredth of booting."""
    phone = Phone(PhoneConfig(apps=INSTALLED))
    return phone, take(phone)


@pytest.fixture
def phone(booted: tuple[Phone, PhoneState]) -> Phone:
    """A phone as it is when it has booted."""
    phone, state = booted
    put_back(phone, state)
    return phone


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
