"""File names that are easy to mistake for one another, and what lies around the right file.

A stem is two words (`quiet_harbor`), a changed stem carries a date, a short code or a word before
or behind it (`quiet_harbor_2023_04_11`, `backup_quiet_harbor`). `file_names` draws those, with an
extension or without; `noise_files` draws the bystanders, which `noise_around` names once the
targets are known.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import codes, dates, one_of

ADJECTIVES: Final = (
    "amber", "ancient", "autumn", "blue", "brisk", "broken", "busy", "calm", "clever", "cloudy",
    "cosy", "crisp", "curious", "distant", "dusty", "eager", "early", "faded", "famous", "fresh",
    "frozen", "gentle", "golden", "green", "hidden", "hollow", "humble", "jolly", "late", "lively",
    "lonely", "loose", "loud", "lucky", "mellow", "narrow", "noble", "patient", "plain", "quick",
    "quiet", "rapid", "rusty", "silent", "silver", "spare", "steady", "tidy", "warm", "winding",
)  # fmt: skip
NOUNS: Final = (
    "anchor", "attic", "balcony", "barn", "bicycle", "bridge", "cabin", "canal", "castle",
    "cedar", "chapel", "comet", "compass", "cove", "desert", "dune", "engine", "falcon", "ferry",
    "forest", "fountain", "garden", "glacier", "harbor", "heron", "hill", "island", "kettle",
    "ladder", "lake", "lantern", "lighthouse", "market", "meadow", "mill", "mirror", "orchard",
    "otter", "parade", "pebble", "quarry", "river", "robin", "signal", "station", "street",
    "thunder", "tower", "tunnel", "window",
)  # fmt: skip
WORDS: Final = ("backup", "copy", "edited", "final")
NOTE_EXTENSIONS: Final = (".md", ".txt")
FIRST_DAY, LAST_DAY = date(2023, 1, 1), date(2023, 10, 14)

NOTE_TITLES: Final = (
    "apartment_hunt.md", "band_practice_songs.md", "bike_repair_log.md", "book_club_questions.md",
    "budget_autumn.md", "car_service_dates.md", "choir_schedule.md", "christmas_list.md",
    "garden_plan.md", "gift_ideas.md", "house_rules.md", "job_interview.md", "language_course.md",
    "meeting_minutes.md", "moving_boxes.md", "packing_list.md", "podcast_topics.md",
    "shopping_saturday.md", "travel_diary.md", "workout_week.md",
)  # fmt: skip
"""What lies about in a notes folder."""

SHARED_FILES: Final[Mapping[str, tuple[str, ...]]] = {
    "Alarms": (
        "church_bell.mp3", "cuckoo.ogg", "rooster.mp3", "sea_breeze.mp3", "slow_rise.ogg",
        "steam_whistle.mp3", "sunrise_harp.mp3", "three_gongs.ogg", "wind_chimes.mp3",
    ),
    "Audiobooks": (
        "a_winter_at_sea.mp3", "letters_from_the_mill.mp3", "night_train_north.m4b",
        "the_clockmaker.mp3", "the_empty_orchard.mp3", "the_glass_ferry.m4b", "the_last_tram.mp3",
        "the_map_thief.mp3", "two_rivers.m4b",
    ),
    "DCIM": (
        "balcony_cat.jpg", "birthday_table.jpg", "bridge_fog.jpg", "first_snow.jpg",
        "harbor_evening.jpg", "hill_panorama.jpg", "market_stall.jpg", "old_tram.jpg",
        "rainy_window.jpg",
    ),
    "Documents": (
        "bike_warranty.pdf", "garden_plan.docx", "house_inventory.xlsx", "insurance_letter.pdf",
        "lease_contract.pdf", "reference_letter.docx", "school_calendar.pdf", "tax_overview.xlsx",
        "travel_request.docx",
    ),
    "Download": (
        "bus_timetable.pdf", "camera_manual.pdf", "city_map.png", "concert_ticket.pdf",
        "font_bundle.zip", "invoice_scan.pdf", "menu_of_the_day.pdf", "voucher.png",
    ),
    "Movies": (
        "cabin_weekend.mp4", "first_steps.mp4", "harbor_timelapse.mp4", "kite_day.mp4",
        "marathon_finish.mp4", "puppet_show.mp4", "school_play.mp4", "ski_course.mp4",
    ),
    "Music": (
        "blue_window.mp3", "corner_cafe.flac", "evening_walk.mp3", "homeward.mp3",
        "lanterns.mp3", "paper_boats.flac", "quiet_engine.mp3", "seven_steps.mp3",
    ),
    "Notifications": (
        "bubble.ogg", "door_tap.mp3", "glass_ping.ogg", "low_marimba.mp3", "paper_rustle.ogg",
        "short_flute.mp3", "two_tones.ogg", "water_drop.mp3",
    ),
    "Pictures": (
        "family_collage.png", "floor_plan.png", "garden_sketch.png", "id_photo.jpg",
        "logo_draft.png", "poster_idea.jpg", "screenshot_map.png", "wall_colours.jpg",
    ),
    "Podcasts": (
        "bread_and_salt_ep4.mp3", "city_of_canals_ep12.mp3", "five_minute_history.mp3",
        "night_shift_talks.mp3", "on_two_wheels_ep7.mp3", "science_corner_ep21.mp3",
        "small_gardens_ep3.mp3", "the_repair_shop_ep9.mp3",
    ),
    "Recordings": (
        "choir_rehearsal.m4a", "doctor_advice.m4a", "guitar_riff.m4a", "interview_part_one.m4a",
        "landlord_call.m4a", "lecture_seven.m4a", "shopping_memo.m4a", "song_idea.m4a",
    ),
    "Ringtones": (
        "accordion_waltz.mp3", "bright_bells.ogg", "desk_phone.mp3", "eight_bit_hop.ogg",
        "jazz_trio.mp3", "kalimba_loop.ogg", "rain_song.mp3", "slow_tango.mp3",
    ),
}  # fmt: skip
"""What lies about in the folders that every Android phone has on its shared storage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """How a name is made to look like another: a word before or behind its stem."""

    word: str
    before: bool

    def of(self, name: str) -> str:
        """The changed name, with the same extension."""
        stem, extension = posixpath.splitext(name)
        parts = (self.word, stem) if self.before else (stem, self.word)
        return "_".join(parts) + extension


@dataclass(frozen=True, slots=True, kw_only=True)
class NoiseFile:
    """A bystander whose name is drawn before it is known what it stands beside."""

    title: str
    near: bool
    """Whether it is to be named after the target, not after its own title."""
    change: Change
    text: str

    def name_beside(self, target: str) -> str:
        """Its name beside a target; the extension is the title's where the target has none."""
        if not self.near:
            return self.change.of(self.title)
        _, extension = posixpath.splitext(target)
        return self.change.of(target if extension else target + posixpath.splitext(self.title)[1])


def changes() -> SearchStrategy[Change]:
    """A date of 2023, four letters and digits, or one of a few words, before or behind."""
    days: SearchStrategy[date] = dates(FIRST_DAY, LAST_DAY)
    words = st.one_of(days.map("{:%Y_%m_%d}".format), codes(4), one_of(*WORDS))
    return st.builds(Change, word=words, before=st.booleans())


def stems() -> SearchStrategy[str]:
    """An adjective and a noun: `quiet_harbor`."""
    return st.tuples(one_of(*ADJECTIVES), one_of(*NOUNS)).map("_".join)


def file_names(extensions: Sequence[str] = ("",)) -> SearchStrategy[str]:
    """A changed stem with one of some extensions, which begin with their dot."""
    return st.builds(_changed_name, stems(), changes(), one_of(*extensions))


def note_names() -> SearchStrategy[str]:
    """The name of a note: a changed stem with `.md` or `.txt`."""
    return file_names(NOTE_EXTENSIONS)


def noise_files(
    titles: Sequence[str] = NOTE_TITLES, *, least: int = 1, most: int = 20
) -> SearchStrategy[tuple[NoiseFile, ...]]:
    """Bystanders, every count alike; about one in seven is named after the target."""
    one = st.builds(
        NoiseFile,
        title=one_of(*titles),
        near=st.integers(0, 19).map(lambda number: number < 3),
        change=changes(),
        text=codes(20),
    )
    return st.integers(least, most).flatmap(
        lambda count: st.lists(one, min_size=count, max_size=count).map(tuple)
    )


def noise_around(noise: Iterable[NoiseFile], *targets: str) -> dict[str, str]:
    """Contents by name; no name twice or like a target's, as shared storage ignores case.

    Args:
        noise: what was drawn.
        targets: names the noise must leave free; it is modelled on the first one.
    """
    taken = {posixpath.splitext(target)[0].casefold() for target in targets}
    files: dict[str, str] = {}
    for file in noise:
        name = file.name_beside(targets[0]) if targets else file.change.of(file.title)
        stem = posixpath.splitext(name)[0].casefold()
        if stem not in taken:
            taken.add(stem)
            files[name] = file.text
    return files


def _changed_name(stem: str, change: Change, extension: str) -> str:
    return change.of(stem + extension)
