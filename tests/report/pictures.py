"""Small pictures and hierarchies to show."""

from __future__ import annotations

import io

from PIL import Image

DUMP = b"""<?xml version='1.0'?>
<hierarchy rotation="0">
  <node text="" clickable="true" bounds="[0,20][100,60]">
    <node text="A &amp; B" clickable="false" bounds="[4,24][96,56]"/>
  </node>
</hierarchy>"""


def picture(width: int = 50, height: int = 100) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), "white").save(out, "JPEG")
    return out.getvalue()
