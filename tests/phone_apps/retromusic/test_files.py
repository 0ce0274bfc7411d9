"""What the app does to files: tags, deleting, sharing, ringtones."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.retromusic.ringtone import MAY_WRITE
from pytest_androidbench.phone.apps.systemui.share_sheet import ShareSheet
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import FOLDER, FRAME, SONGS, tag


def enter(box: Jukebox, id_: str, text: str) -> None:
    node = box.scrolled_to(id_)
    box.phone.windows.set_text(node, text)


def test_tags_are_written_where_the_media_store_reads_them(box: Jukebox) -> None:
    box.menu_of("Copper Rain", "Tag editor")
    assert box.value("albumText") == "Low water"
    enter(box, "songText", "Golden Rain")
    enter(box, "yearText", "1987")
    enter(box, "songComposerText", "Ünsal Öz")
    box.tap("saveTags")
    assert "Allow Retro Music to modify this audio file?" in box.texts()
    box.tap("Allow")
    assert "Golden Rain" in box.titles()
    song = next(one for one in box.app.library.songs() if one.title == "Golden Rain")
    assert (song.year, song.composer, song.album) == (1987, "Ünsal Öz", "Low water")
    assert box.phone.files.read(song.path).endswith(FRAME * 5)


def test_a_refused_question_writes_nothing(box: Jukebox) -> None:
    before = box.phone.files.read(SONGS[2].path)
    box.menu_of("Copper Rain", "Tag editor")
    enter(box, "songText", "Golden Rain")
    box.tap("saveTags")
    box.tap("Deny")
    assert box.phone.files.read(SONGS[2].path) == before


def test_a_tag_of_an_unusual_kind_is_left_alone(box: Jukebox) -> None:
    data = tag(b"", flags=0x80) + FRAME * 4000
    box.phone.files.write(f"{FOLDER}/Odd.mp3", data)
    box.phone.windows.changed()
    box.menu_of("Odd", "Tag editor")
    box.tap("saveTags")
    box.tap("Allow")
    assert box.said() == "Could not write tags to the music file!"
    assert box.phone.files.read(f"{FOLDER}/Odd.mp3") == data


def test_an_album_is_renamed_in_all_its_songs(box: Jukebox) -> None:
    box.tab("album")
    box.tap("Tide tables")
    box.tap("Tag editor")
    enter(box, "albumText", "High tide")
    box.tap("saveTags")
    assert "Allow Retro Music to modify 2 audio files?" in box.texts()
    box.tap("Allow")
    albums = {song.title: song.album for song in box.app.library.songs()}
    assert albums["Amber Window"] == albums["Blue Ferry"] == "High tide"
    assert albums["Copper Rain"] == "Low water"


@pytest.mark.parametrize(("answer", "left"), [("Allow", 5), ("Deny", 6)])
def test_deleting_asks_as_the_system_does(box: Jukebox, answer: str, left: int) -> None:
    box.tap("Copper Rain")
    box.menu_of("Copper Rain", "Delete from device")
    asked = box.find("Allow Retro Music to delete this audio file?")
    assert asked is not None
    assert asked.package == "com.google.android.providers.media.module"
    box.tap(answer)
    assert len(box.titles()) == left
    assert box.phone.files.is_file(SONGS[2].path) == (answer == "Deny")
    assert len(box.queued()) == left


def test_songs_are_shared_as_files(box: Jukebox) -> None:
    box.long_press("Blue Ferry")
    box.tap("Copper Rain")
    box.more("Share")
    active = box.phone.windows.active
    assert active is not None
    assert isinstance(active.screen, ShareSheet)


def test_a_song_becomes_the_ringtone_once_that_is_allowed(box: Jukebox) -> None:
    box.menu_of("Blue Ferry", "Set as ringtone")
    assert "Allow Retro Music to modify audio settings" in box.texts()
    box.tap("OK")
    box.tap("Allow modifying system settings")
    assert MAY_WRITE.read(box.phone)
    box.back()
    box.menu_of("Blue Ferry", "Set as ringtone")
    assert box.said() == "Set Blue Ferry as your ringtone."
    assert box.setting("system", "ringtone_title") == "Blue Ferry"
