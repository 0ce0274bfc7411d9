"""A picture is as large as a model sees it, and its points are taken back to the screen."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pytest_androidbench.agents.claude.pictures import PictureLimits, fit, tokens_of
from pytest_androidbench.errors import DeviceError

STANDARD = PictureLimits(edge=1568, tokens=1568)
SHARP = PictureLimits(edge=2576, tokens=4784)
SIDES = st.integers(1, 6000)


def drawn(size: tuple[int, int], kind: str = "PNG") -> bytes:
    out = BytesIO()
    Image.new("RGB", size, "teal").save(out, kind)
    return out.getvalue()


def size_of(data: bytes) -> tuple[tuple[int, int], str | None]:
    with Image.open(BytesIO(data)) as image:
        return image.size, image.format


@pytest.mark.parametrize(
    ("size", "limits", "fitted"),
    [
        # The published examples.
        ((1075, 1520), STANDARD, (924, 1307)),
        ((1920, 1080), STANDARD, (1456, 819)),
        ((2000, 1500), STANDARD, (1270, 952)),
        ((3840, 2160), STANDARD, (1456, 819)),
        ((3840, 2160), SHARP, (2576, 1449)),
        ((2000, 1500), SHARP, (2000, 1500)),
        ((1000, 1000), STANDARD, (1000, 1000)),
    ],
)
def test_it_becomes_as_large_as_the_service_would_make_it(
    size: tuple[int, int], limits: PictureLimits, fitted: tuple[int, int]
) -> None:
    assert limits.fitted(size) == fitted


@given(SIDES, SIDES, st.sampled_from([STANDARD, SHARP, PictureLimits(edge=280, tokens=64)]))
def test_it_is_within_the_limits_and_of_its_own_shape(
    width: int, height: int, limits: PictureLimits
) -> None:
    found = limits.fitted((width, height))
    assert max(found) <= limits.edge
    assert tokens_of(found) <= limits.tokens
    assert found <= (width, height)
    assert limits.fitted(found) == found
    if min(found) > 1:
        assert abs(found[0] / width - found[1] / height) <= 1 / min(width, height)


@pytest.mark.slow
@given(st.integers(200, 3000), st.integers(200, 3000), st.data())
def test_a_point_comes_back_to_where_it_was_taken_from(
    width: int, height: int, data: st.DataObject
) -> None:
    small = fit(drawn((width, height)), (width, height), PictureLimits(edge=560, tokens=400))
    x = data.draw(st.integers(0, small.size[0] - 1))
    y = data.draw(st.integers(0, small.size[1] - 1))
    across, down = small.on_screen((x, y))
    assert 0 <= across < width
    assert 0 <= down < height
    assert (across * small.size[0] // width, down * small.size[1] // height) == (x, y)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_what_fits_stays_as_it_is_and_what_does_not_stays_of_its_kind(kind: str) -> None:
    small, large = drawn((300, 600), kind), drawn((1080, 2400), kind)
    assert fit(small, (300, 600), STANDARD).data is small
    assert size_of(fit(large, (1080, 2400), STANDARD).data) == ((706, 1568), kind)
    assert fit(large, (1080, 2400), SHARP).data is large


def test_a_part_is_cut_from_the_picture_as_it_came() -> None:
    whole = Image.new("RGB", (1080, 2400), "white")
    whole.paste("red", (540, 0, 1080, 1200))
    out = BytesIO()
    whole.save(out, "PNG")
    picture = fit(out.getvalue(), (1080, 2400), STANDARD)
    cut = picture.cut((353, 0, 706, 784), STANDARD)
    with Image.open(BytesIO(cut)) as image:
        assert image.size == (706, 1568)
        assert image.convert("RGB").getextrema() == ((255, 255), (0, 0), (0, 0))


@pytest.mark.parametrize("region", [(5, 5, 5, 9), (9, 0, 3, 4), (5000, 0, 6000, 10)])
def test_a_part_without_size_is_refused(region: tuple[int, int, int, int]) -> None:
    picture = fit(drawn((300, 600)), (300, 600), STANDARD)
    with pytest.raises(ValueError, match="holds nothing of the picture"):
        picture.cut(region, STANDARD)


@pytest.mark.parametrize("data", [b"", b"\xff\xd8\xff\xe0 no more", drawn((1080, 2400))[:2000]])
def test_what_is_no_picture_is_the_devices_fault(data: bytes) -> None:
    with pytest.raises(DeviceError, match="the picture of the screen cannot be read"):
        fit(data, (1080, 2400), STANDARD)
