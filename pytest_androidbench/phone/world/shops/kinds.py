"""Kinds of goods, and who makes them: brands, lines and variants are invented."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

VARIANTS: Final = 8
"""So many there are of each line."""


@dataclass(frozen=True, slots=True)
class GoodsKind:
    """A kind of goods, a category in each shop."""

    key: str
    title: str
    """As shops call the category."""
    noun: str
    """As it stands in the names of its goods."""
    lines: tuple[tuple[str, str], ...]
    """Brand and line; a brand has one line of a kind."""
    variants: tuple[str, ...]
    cents: int
    """What one costs, more or less."""
    about: str
    """A sentence for its pages."""


@dataclass(frozen=True, slots=True)
class GoodsFamily:
    """The variants of one line: what a search for its name finds."""

    number: int
    """Among all families."""
    kind: GoodsKind
    brand: str
    line: str

    @property
    def queries(self) -> tuple[str, str]:
        """What people type who look for it: by line, and by what it is."""
        return f"{self.brand} {self.line}".lower(), f"{self.brand} {self.kind.noun}".lower()


KINDS: Final = (
    GoodsKind(
        "laptops", "Laptops", "Laptop",
        (("Kestrel", "Aero"), ("Orlan", "Edge"), ("Tamar", "Probook"), ("Vireo", "Nimbus")),
        ("13 inch 256 GB Grey", "13 inch 512 GB Silver", "14 inch 256 GB Blue",
         "14 inch 512 GB Grey", "14 inch 1 TB Black", "15 inch 512 GB Silver",
         "15 inch 1 TB Black", "16 inch 2 TB Grey"),
        89_900, "A computer to carry, with a screen that opens flat and a quiet fan.",
    ),
    GoodsKind(
        "keyboards", "Keyboards", "Keyboard",
        (("Clackson", "C70"), ("Orlan", "Weaver"), ("Tessel", "T91"), ("Moorhen", "Compact")),
        ("Red Switches Black", "Blue Switches Black", "Brown Switches Black",
         "Red Switches White", "Blue Switches White", "Brown Switches White",
         "Silent Switches Black", "Silent Switches White"),
        7_900, "Keys with a light below each, a wheel for the volume and feet of rubber.",
    ),
    GoodsKind(
        "mice", "Mice", "Mouse",
        (("Tessel", "M52"), ("Orlan", "Adder"), ("Vireo", "Glide"), ("Moorhen", "Trek")),
        ("Wired Black", "Wired White", "Wireless Black", "Wireless White", "Wireless Blue",
         "Wireless Red", "Left Handed Black", "Travel Size Grey"),
        3_900, "Six buttons, a wheel that clicks, and a cable or none.",
    ),
    GoodsKind(
        "headsets", "Gaming headsets", "Gaming Headset",
        (("Orlan", "Karst"), ("Tessel", "H93"), ("Hushwell", "Arena"), ("Vireo", "Signal")),
        ("Wired Black", "Wired White", "Wired Green", "Wireless Black", "Wireless White",
         "Wireless Green", "For Consoles Black", "For Consoles White"),
        6_900, "Soft pads, and a microphone that folds away and is silent then.",
    ),
    GoodsKind(
        "headphones", "Headphones", "Headphones",
        (("Hushwell", "Quiet 35"), ("Larkspur", "Duet"), ("Fennick", "Studio"),
         ("Brae", "Airlite")),
        ("Black", "Silver", "Midnight Blue", "Rose", "Sand", "Black Second Edition",
         "Silver Second Edition", "Blue Second Edition"),
        17_900, "They keep out what is around, and last for thirty hours.",
    ),
    GoodsKind(
        "speakers", "Speakers", "Portable Speaker",
        (("Hushwell", "Link Mini"), ("Fennick", "Tumble 4"), ("Larkspur", "Surge"),
         ("Brae", "Thrum")),
        ("Black", "Blue", "Red", "Teal", "Grey", "Pink", "Black with Case", "Blue with Case"),
        9_900, "Small enough for a bag, and not afraid of rain.",
    ),
    GoodsKind(
        "monitors", "Monitors", "Monitor",
        (("Lumenor", "Wide"), ("Tamar", "Ultra"), ("Vireo", "Swift"), ("Kestrel", "Vista")),
        ("22 inch 60 Hz", "24 inch 60 Hz", "24 inch 144 Hz", "27 inch 60 Hz", "27 inch 144 Hz",
         "32 inch 60 Hz", "32 inch 144 Hz", "34 inch Curved"),
        24_900, "A stand that turns, thin edges, and two inputs.",
    ),
    GoodsKind(
        "batteries", "Batteries", "Triple A Batteries",
        (("Voltmark", "Plus"), ("Endura", "Max"), ("Pansol", "Everyday"), ("Rayfield", "Charge")),
        ("4 Pack", "8 Pack", "12 Pack", "16 Pack", "20 Pack", "24 Pack", "36 Pack", "48 Pack"),
        1_290, "For clocks, lamps and remote controls; they keep for ten years.",
    ),
    GoodsKind(
        "cables", "Cables", "USB-C to USB-A Cable",
        (("Linkwell", "Braided"), ("Cordova", "Slim"), ("Tetherly", "Rapid"),
         ("Moorhen", "Flat")),
        ("1 foot Black", "1 foot White", "3 feet Black", "3 feet White", "6 feet Black",
         "6 feet White", "10 feet Black", "10 feet White"),
        990, "It charges and carries data, and is bent ten thousand times before it breaks.",
    ),
    GoodsKind(
        "televisions", "Televisions", "TV",
        (("Lumenor", "Panorama"), ("Sorrel", "Series 5"), ("Panora", "Crystal"),
         ("Tamar", "Scenic")),
        ("32 inch", "40 inch", "43 inch", "50 inch", "55 inch", "65 inch", "75 inch", "85 inch"),
        44_900, "Sharp from any side, with three inputs and a remote control.",
    ),
)  # fmt: skip


@cache
def families() -> tuple[GoodsFamily, ...]:
    """All families, kind by kind."""
    made = [(kind, brand, line) for kind in KINDS for brand, line in kind.lines]
    return tuple(
        GoodsFamily(number, kind, brand, line) for number, (kind, brand, line) in enumerate(made)
    )


def kind_named(key: str) -> GoodsKind | None:
    """A kind by its key."""
    return next((kind for kind in KINDS if kind.key == key), None)
