"""What is on the photos of the small world's owner."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench.phone.world.more_photos import photo_notes
from pytest_androidbench.phone.world.people import TODAY

CAMERA: Final = "DCIM/Camera"


@dataclass(frozen=True, slots=True)
class WorldPhoto:
    """One picture: when and where it was taken, who and what is on it."""

    title: str
    days: int
    """Before `TODAY`."""
    hour: int
    place: str
    scene: str
    """How it is drawn, and what it is found by: one of `scenes.SCENES`."""
    people: tuple[str, ...] = ()
    favorite: bool = False
    folder: str = CAMERA

    @property
    def taken(self) -> datetime:
        """When it was taken, by the clock of whoever looks."""
        day = TODAY - timedelta(days=self.days)
        return day.replace(hour=self.hour, minute=self.days * 7 % 60, second=len(self.title))

    @property
    def name(self) -> str:
        """Of its file, as cameras and phones call them."""
        kind = "Screenshot" if self.folder.endswith("Screenshots") else "IMG"
        return f"{kind}_{self.taken:%Y%m%d_%H%M%S}.jpg"


RECENT: Final = (
    WorldPhoto("Breakfast on the balcony", 0, 9, "Harbourton", "food", favorite=True),
    WorldPhoto("The cat has found the sun", 0, 11, "Harbourton", "pets"),
    WorldPhoto("Tomatoes from the market", 1, 10, "Harbourton", "food"),
    WorldPhoto(
        "Rosa at the harbour", 1, 16, "Harbourton", "people", ("Rosa Delgado",), favorite=True
    ),
    WorldPhoto("Boats in the evening", 1, 19, "Harbourton", "beach"),
    WorldPhoto("Receipt of the new bicycle", 3, 12, "Harbourton", "documents"),
    WorldPhoto("The new bicycle's first hill", 3, 17, "Northgate", "hills"),
    WorldPhoto("Lunch with Liam", 5, 13, "Harbourton", "people", ("Liam Doyle",)),
    WorldPhoto("Noodle soup", 5, 13, "Harbourton", "food", folder="Pictures/Received"),
    WorldPhoto("Directions to the office", 6, 8, "", "documents", folder="Pictures/Screenshots"),
    WorldPhoto("Office window in the rain", 6, 15, "Eastbrook", "city"),
    WorldPhoto("Mira's last day at work", 8, 16, "Eastbrook", "people", ("Mira Kapoor",)),
    WorldPhoto("Cake for Mira", 8, 17, "Eastbrook", "food"),
    WorldPhoto("Fog over the meadow", 9, 7, "Millfield", "hills"),
    WorldPhoto("Yusuf's dog", 9, 10, "Millfield", "pets", ("Yusuf Demir",)),
    WorldPhoto("Yusuf and Tess", 9, 11, "Millfield", "people", ("Yusuf Demir", "Tess Bakker")),
    WorldPhoto("Library at night", 12, 22, "Harbourton", "night"),
    WorldPhoto("Sunflowers", 14, 14, "Millfield", "flowers", favorite=True),
    WorldPhoto("Whiteboard of Monday's meeting", 15, 10, "Eastbrook", "documents"),
    WorldPhoto("Greta on the summit", 21, 13, "Northgate", "people", ("Greta Lindholm",)),
    WorldPhoto("View from the summit", 21, 13, "Northgate", "mountains", favorite=True),
    WorldPhoto("The hut by the lake", 21, 18, "Northgate", "mountains"),
    WorldPhoto("Stars above the hut", 21, 23, "Northgate", "night"),
    WorldPhoto("The way down", 22, 9, "Northgate", "forest"),
    WorldPhoto("Apple pie", 27, 15, "Harbourton", "food"),
    WorldPhoto("Timetable of the ferry", 33, 8, "Harbourton", "documents"),
    WorldPhoto("On the ferry", 33, 10, "Harbourton", "beach"),
    WorldPhoto("Amara and Ines", 33, 12, "Harbourton", "people", ("Amara Osei", "Ines Carvalho")),
    WorldPhoto("The long beach", 33, 14, "Harbourton", "beach", favorite=True),
    WorldPhoto("Ice cream", 33, 16, "Harbourton", "food"),
    WorldPhoto("Lanterns in the park", 44, 21, "Eastbrook", "night"),
    WorldPhoto("Keiko's garden", 52, 15, "Millfield", "flowers"),
    WorldPhoto("Keiko", 52, 16, "Millfield", "people", ("Keiko Tanaka",)),
    WorldPhoto("A parcel that was damaged", 60, 11, "Harbourton", "documents"),
    WorldPhoto("Hugo fixes the roof", 75, 14, "Eastbrook", "people", ("Hugo Marchetti",)),
    WorldPhoto("Roofs of the old town", 75, 18, "Eastbrook", "city"),
    WorldPhoto("The oak by the mill", 96, 12, "Millfield", "forest"),
    WorldPhoto("A neighbour's cat", 110, 9, "Harbourton", "pets"),
    WorldPhoto("First snow", 300, 8, "Northgate", "mountains"),
    WorldPhoto("Rosa's birthday", 410, 20, "Harbourton", "people", ("Rosa Delgado", "Pablo Reyes")),
)
"""Of the last months, the newest first."""

PHOTOS: Final = (
    *RECENT,
    *(
        WorldPhoto(each.title, each.days, each.taken.hour, each.place, each.scene, each.people)
        for each in photo_notes()
    ),
)
"""Those, and the older ones."""

ALBUMS: Final = {
    "Weekend at the hut": tuple(one for one in RECENT if one.days in (21, 22)),
    "Good food": tuple(one for one in RECENT if one.scene == "food"),
}
"""What the owner has put together."""
