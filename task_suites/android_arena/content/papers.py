"""Files with a page: the same bytes in each making."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT, MARGIN = 595, 842, 60
"""Of A4 in points, at which the page is drawn pixel by pixel."""


def pdf_page(text: str) -> bytes:
    """A PDF of one page with a line of text."""
    image = Image.new("L", (WIDTH, HEIGHT), 255)
    font = ImageFont.load_default(size=24)
    ImageDraw.Draw(image).text((MARGIN, MARGIN), text, fill=0, font=font)
    return _pdf(image)


def _pdf(image: Image.Image) -> bytes:
    """A page that is a picture, written by hand: Pillow would put the host's time into it."""
    out = BytesIO()
    image.save(out, "JPEG", quality=80)
    picture, draw = out.getvalue(), f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /P Do Q".encode()
    box = f"[0 0 {WIDTH} {HEIGHT}]"
    objects = (
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox {box} /Contents 4 0 R "
        "/Resources << /XObject << /P 5 0 R >> >> >>".encode(),
        b"<< /Length %d >>\nstream\n%b\nendstream" % (len(draw), draw),
        b"<< /Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceGray "
        b"/BitsPerComponent 8 /Filter /DCTDecode /Length %d >>\nstream\n%b\nendstream"
        % (WIDTH, HEIGHT, len(picture), picture),
    )
    return _file(objects)


def _file(objects: tuple[bytes, ...]) -> bytes:
    written, places = b"%PDF-1.4\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(written))
        written += b"%d 0 obj\n%b\nendobj\n" % (number, each)
    start = len(written)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    return (
        written
        + b"xref\n0 %d\n0000000000 65535 f \n%b" % (count, table)
        + b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, start)
    )
