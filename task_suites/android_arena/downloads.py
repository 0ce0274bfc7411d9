"""The files that lie in Download: small ones of our own making, the same bytes each time."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

FOLDER: Final = "/storage/emulated/0/Download"
SIZE: Final = (320, 240)
NAMES: Final = ("sample.pdf", "sample1.pdf", "image.jpg", "image1.jpeg")
"""As the published instructions for its device name them."""


def page(text: str) -> bytes:
    """A PDF with one page that says a text: letters, digits and blanks."""
    drawn = f"BT /F1 24 Tf 72 720 Td ({text}) Tj ET"
    objects = (
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R "
        "/Resources << /Font << /F1 5 0 R >> >> >>",
        f"<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    )
    out, places = "%PDF-1.4\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{each}\nendobj\n"
    rows = "".join(f"{place:010d} 00000 n \n" for place in places)
    count = len(objects) + 1
    end = f"xref\n0 {count}\n0000000000 65535 f \n{rows}trailer\n<< /Size {count} /Root 1 0 R >>\n"
    return f"{out}{end}startxref\n{len(out)}\n%%EOF\n".encode("ascii")


def landscape(sky: str, ground: str, sun: int) -> bytes:
    """A JPEG of a field under a sky, with the sun so far to the right."""
    picture = Image.new("RGB", SIZE, sky)
    pen = ImageDraw.Draw(picture)
    pen.ellipse((sun, 40, sun + 48, 88), fill="#fdd835")
    pen.polygon([(0, 190), (110, 130), (220, 170), (320, 140), (320, 240), (0, 240)], fill=ground)
    out = BytesIO()
    picture.save(out, "JPEG", quality=85)
    return out.getvalue()


FILES: Final[Mapping[str, bytes]] = dict(
    zip(
        NAMES,
        (
            page("A sample page"),
            page("Another sample page"),
            landscape("#90caf9", "#558b2f", 60),
            landscape("#ffccbc", "#4e342e", 210),
        ),
        strict=True,
    )
)
"""By name."""
DOWNLOADED: Final = {f"{FOLDER}/{name}": data for name, data in FILES.items()}
"""By where they lie on a device."""
