"""A hierarchy dump drawn as outlines and labels, for steps whose picture was not kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from markupsafe import Markup, escape

from pytest_androidbench.report.actions import Spot
from pytest_androidbench.report.wording import one_line

MAX_NODES: Final = 120
MAX_BYTES: Final = 2_000_000
BOUNDS: Final = re.compile(r"\[(-?\d{1,6}),(-?\d{1,6})\]\[(-?\d{1,6}),(-?\d{1,6})\]")


def wireframe(dump: bytes, screen: Spot) -> Markup:
    """An SVG of what can be read or touched on the screen; "" if the dump cannot be read."""
    width, height = screen
    shapes = [shape for node in _nodes(dump) for shape in _shapes(node, width)]
    if not shapes:
        return Markup("")
    body = Markup("").join(shapes[: 2 * MAX_NODES])
    return Markup(  # noqa: S704 - numbers, and shapes that are escaped where they are made
        f'<svg class="wire" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="The screen drawn from its hierarchy">{body}</svg>'
    )


def _nodes(dump: bytes) -> Iterator[Mapping[str, str]]:
    from lxml import etree  # noqa: PLC0415 - only for drawings

    parser = etree.XMLParser(resolve_entities=False, no_network=True, recover=True)
    if not dump or len(dump) > MAX_BYTES:
        return
    try:
        root = etree.fromstring(dump, parser)
    except etree.XMLSyntaxError:
        return
    if root is not None:
        for node in root.iter("node"):
            yield {str(name): str(value) for name, value in node.attrib.items()}


def _shapes(node: Mapping[str, str], width: int) -> Iterator[Markup]:
    bounds = BOUNDS.fullmatch(node.get("bounds", ""))
    label = node.get("text") or node.get("content-desc") or node.get("hint") or ""
    touchable = node.get("clickable") == "true"
    if bounds is None or not (label or touchable):
        return
    left, top, right, bottom = map(int, bounds.groups())
    if touchable:
        yield Markup('<rect x="{}" y="{}" width="{}" height="{}" rx="12"/>').format(
            left, top, max(0, right - left), max(0, bottom - top)
        )
    if label:
        size = max(20, min(44, bottom - top - 8))
        # An average letter is half as wide as it is high: what is longer is cut.
        fits = max(1, int((min(right, width) - left) / (size * 0.5)))
        yield Markup('<text x="{}" y="{}" font-size="{}">{}</text>').format(
            left + 8, (top + bottom) // 2 + size // 3, size, escape(one_line(label, fits))
        )
