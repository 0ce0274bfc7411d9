"""Songs of the small world: artists that nobody has heard, and their albums."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class SongAlbum:
    """Songs that came out together."""

    title: str
    artist: str
    year: int
    genre: str
    songs: tuple[tuple[str, int], ...]
    """Titles, with how many seconds each lasts."""


ALBUMS: Final = (
    SongAlbum(title="Low Water", artist="Nova Reed", year=2019, genre="Folk",
          songs=(("Copper Rain", 241), ("Ferry Song", 198), ("Dust and Daylight", 203),
                 ("The Long Quay", 276))),
    SongAlbum(title="Lamplight", artist="Nova Reed", year=2022, genre="Folk",
          songs=(("Evening Post", 187), ("Paper Boats", 222), ("Kitchen Radio", 174),
                 ("Salt on the Sill", 259))),
    SongAlbum(title="Slow Tide", artist="The Quayside Trio", year=2021, genre="Jazz",
          songs=(("Slow Tide", 402), ("Blue Ferry", 351), ("Gulls at Four", 288),
                 ("Customs Hall", 317))),
    SongAlbum(title="Six Takes", artist="Copper Lane Quartet", year=2018, genre="Jazz",
          songs=(("Walking Home", 366), ("Second Coffee", 294), ("Brushes Only", 231),
                 ("After the Rain", 409))),
    SongAlbum(title="Night Shift", artist="The Night Buses", year=2023, genre="Jazz",
          songs=(("Last Tram", 342), ("Vending Machine", 256), ("Four in the Morning", 388),
                 ("Neon Puddle", 301))),
    SongAlbum(title="Static Garden", artist="Ohm & Petal", year=2020, genre="Electronic",
          songs=(("Greenhouse", 284), ("Voltage Vine", 263), ("Pollen", 247),
                 ("Sleep Mode", 329))),
    SongAlbum(title="Soft Circuits", artist="Ohm & Petal", year=2023, genre="Electronic",
          songs=(("Hello, Toaster", 211), ("Blink Twice", 236), ("Warm Machine", 298),
                 ("Goodnight, Router", 274))),
    SongAlbum(title="Nine Hills", artist="The Northgate Choir", year=2016, genre="Classical",
          songs=(("First Hill", 254), ("Shepherd's Evening", 312), ("Snow Bell", 289),
                 ("Ninth Hill", 336))),
    SongAlbum(title="Cheap Umbrella", artist="Tin Roof Parade", year=2017, genre="Rock",
          songs=(("Cheap Umbrella", 192), ("Borrowed Car", 217), ("Louder Than Tuesday", 204),
                 ("Exit Twelve", 233))),
    SongAlbum(title="Parade Weather", artist="Tin Roof Parade", year=2021, genre="Rock",
          songs=(("Confetti Drain", 226), ("Marching Back", 208), ("Sunburnt Trumpet", 245),
                 ("No Encore", 199))),
    SongAlbum(title="Clay and Honey", artist="Amadi Blue", year=2022, genre="Soul",
          songs=(("Clay and Honey", 218), ("Hold the Door", 207), ("Sunday Shoes", 239),
                 ("My Mother's Radio", 264))),
    SongAlbum(title="Paper Planets", artist="Little Comet", year=2020, genre="Pop",
          songs=(("Paper Planets", 183), ("Orbit Me", 195), ("Moon on Mute", 208),
                 ("Gravity Is Late", 176))),
    SongAlbum(title="Desert Postcards", artist="Sal & the Cartographers", year=2015,
          genre="Country",
          songs=(("Wish You Were Lost", 228), ("Mile Marker Nine", 213), ("Dry River Waltz", 251),
                 ("Motel Piano", 240))),
    SongAlbum(title="Counting Rhymes", artist="Brickyard Verse", year=2023, genre="Hip hop",
          songs=(("Counting Rhymes", 201), ("Corner Shop", 188), ("Second Hand Crown", 224),
                 ("Outro for Mum", 167))),
    SongAlbum(title="Morning Exercises", artist="Ilse Sand", year=2014, genre="Classical",
          songs=(("Exercise in Blue", 187), ("Window, Open", 243), ("Three Small Steps", 158),
                 ("Tea Is Ready", 206))),
)  # fmt: skip
"""Fifteen albums of twelve artists."""
PLAYLISTS: Final = (
    ("Long walk home", ("Copper Rain", "Walking Home", "Paper Boats", "Mile Marker Nine")),
    ("Cooking", ("Second Coffee", "Kitchen Radio", "Tea Is Ready", "Hello, Toaster", "Orbit Me")),
)
"""What the owner of the phone has put together."""
