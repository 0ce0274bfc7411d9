from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.media.decoder import MediaDecoder


@pytest.fixture(scope="module")
def decoder() -> Iterator[MediaDecoder]:
    made = MediaDecoder()
    yield made
    made.close()
