"""Pictures of pages, as pixels."""

from __future__ import annotations

import base64
import io

from pytest_androidbench.phone.browser.errors import BrowserLost
from pytest_androidbench.phone.browser.facts import Viewport
from pytest_androidbench.phone.browser.limits import MOST_PIXELS


def rgb_of(encoded: str, viewport: Viewport) -> bytes:
    """The pixels of a PNG that Chromium took, cut to the view.

    Raises:
        BrowserLost: it is no such picture.
    """
    from PIL import Image  # noqa: PLC0415 - most phones show no page

    size = (viewport.width, viewport.height)
    try:
        picture = Image.open(io.BytesIO(base64.b64decode(encoded)), formats=["PNG"])
        if picture.width * picture.height > MOST_PIXELS:
            raise BrowserLost("the picture of the page is too large")
        opaque = picture.convert("RGB")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise BrowserLost("the browser does not keep to its protocol") from error
    if opaque.size != size:
        # The view is a whole number of the phone's pixels, and not always of the page's.
        whole = Image.new("RGB", size, "white")
        whole.paste(opaque)
        opaque = whole
    return opaque.tobytes()


def plain(viewport: Viewport) -> bytes:
    """A page of which there is no picture: white, or dark where the phone is."""
    shade = b"\x1f\x1f\x1f" if viewport.dark else b"\xff\xff\xff"
    return shade * (viewport.width * viewport.height)
