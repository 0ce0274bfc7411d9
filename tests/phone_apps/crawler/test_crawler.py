"""Whatever says that it can be pressed has an effect, on every screen there is."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.crawler.walk import Walk
from tests.phone_apps.found import excuses, grounds
from tests.phone_apps.gallery.stage import furnished


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", grounds())
def test_whatever_can_be_pressed_has_an_effect(text_engine: TextEngine, name: str) -> None:
    ground = grounds()[name]
    phone = furnished(text_engine, name)
    phone.snapshots.save("home")
    walk = Walk(phone, ground.beyond)
    for trail, go in ground.starts.items():
        phone.snapshots.load("home")
        go(phone)
        walk.start(trail)
    walk.run()
    known = excuses()
    faults = [str(found) for found in walk.findings if not any(one.fits(found) for one in known)]
    assert not faults, "\n".join(faults)
    assert len(walk.pages) >= ground.least


def test_every_excuse_says_why() -> None:
    assert all(len(excuse.reason.split()) > 3 for excuse in excuses())
