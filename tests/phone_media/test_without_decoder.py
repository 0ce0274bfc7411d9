"""Without PyAV exactly what needs it says so."""

from __future__ import annotations

import sys
from pathlib import Path

import av
import pytest

from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.media.errors import NoDecoder, UnplayableFile
from tests.phone_media.films import film

FILM = film(3)


def test_what_is_missing_and_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    packages = Path(av.__file__).parents[1]
    found_elsewhere = [entry for entry in sys.path if Path(entry).resolve() != packages.resolve()]
    monkeypatch.setattr(sys, "path", found_elsewhere)
    decoder = MediaDecoder()
    decoder.start()
    monkeypatch.undo()
    with pytest.raises(NoDecoder, match=r"pip install 'pytest-androidbench\[media\]'"):
        decoder.probe(FILM)
    with pytest.raises(UnplayableFile):
        decoder.probe(b"no film")
    decoder.close()
