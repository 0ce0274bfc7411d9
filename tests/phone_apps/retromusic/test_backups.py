"""Settings and playlists are written into archives, and taken back from them."""

from __future__ import annotations

import io
import zipfile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.apps.retromusic.backups import (
    FOLDER,
    PREFERENCES,
    RetroBackups,
    plain,
)
from pytest_androidbench.phone.system.zips import ZipError
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import SONGS
from tests.phone_apps.retromusic.ways import playlists

BOTH = {"Playlists", "prefs"}


def packed(**entries: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in entries.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def open_page(box: Jukebox) -> None:
    box.tab("home")
    box.tap("action_settings")
    box.tap("backup_restore_settings")


@pytest.fixture
def backed_up(box: Jukebox) -> Jukebox:
    """The page of backups, with one of two playlists and a theme, which have changed since."""
    playlists(box)
    box.app.prefs().put(names.THEME_KEY, "dark")
    open_page(box)
    box.tap("create_backup")
    assert "15-Oct 2023" in " ".join(box.texts())
    box.tap("OK")
    store = box.app.playlists
    store.delete([each.id for each in store.all() if each.name == "Morning tide"])
    box.app.prefs().put(names.THEME_KEY, "light")
    return box


def test_a_backup_has_playlists_and_settings(backed_up: Jukebox) -> None:
    assert backed_up.said() == "Backup created successfully."
    [path] = RetroBackups(backed_up.app).paths()
    assert path.startswith(f"{FOLDER}/15-Oct 2023 ")
    with zipfile.ZipFile(io.BytesIO(backed_up.phone.files.read(path))) as archive:
        assert archive.namelist() == [
            "Playlists/Morning tide.m3u",
            "Playlists/Long walk home.m3u",
            f"prefs/{PREFERENCES}",
        ]
        assert archive.read("Playlists/Long walk home.m3u").endswith(SONGS[5].path.encode())


def test_what_it_has_is_taken_back(backed_up: Jukebox) -> None:
    before = sorted(backed_up.in_playlists())
    backed_up.tap("image")
    backed_up.tap("restore_button")
    assert backed_up.said() == "Restored successfully"
    found = [title for name, title in backed_up.in_playlists() if name == "Morning tide"]
    assert found == ["Dust and Daylight", "Amber Window", "Evening Post"]
    assert sorted(p for p in backed_up.in_playlists() if p[0] != "Morning tide") == before
    assert backed_up.app.prefs().get(names.THEME_KEY, "") == "dark"
    assert backed_up.find("navigationView")


def test_only_what_is_ticked_is_taken_back(backed_up: Jukebox) -> None:
    backed_up.tap("image")
    backed_up.tap("check_settings")
    backed_up.tap("restore_button")
    assert backed_up.app.prefs().get(names.THEME_KEY, "") == "light"
    assert len(backed_up.app.playlists.all()) == 2
    assert backed_up.find("create_backup")


def test_it_is_renamed_shared_and_deleted(backed_up: Jukebox) -> None:
    backed_up.tap("menu")
    backed_up.tap("Rename")
    field = backed_up.find("edit", "EditText")
    assert field is not None
    backed_up.phone.windows.set_text(field, "../Before: the/trip")
    backed_up.tap("OK")
    assert RetroBackups(backed_up.app).paths() == [f"{FOLDER}/Before thetrip.rmbak"]
    backed_up.tap("menu")
    backed_up.tap("Share")
    backed_up.back()
    backed_up.tap("menu")
    backed_up.tap("Delete")
    assert backed_up.find("backup_title") is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\x03\x04",
        packed(a=b"x")[:-5],
        packed(**{"Playlists/a.m3u": b"x"}).replace(b"PK\x03\x04", b"PK\x03\x05"),
    ],
)
def test_what_is_no_backup_is_told(box: Jukebox, data: bytes) -> None:
    open_page(box)
    box.phone.files.mkdir(FOLDER, parents=True)
    box.phone.files.write(f"{FOLDER}/Odd.rmbak", data)
    box.phone.windows.changed()
    box.tap("image")
    box.tap("restore_button")
    assert box.said() == "The backup cannot be read"
    assert box.crashes() == []


def test_names_and_settings_of_others_do_no_harm(box: Jukebox) -> None:
    song = f"{SONGS[0].path}\n/etc/hosts\nrelative.mp3\n".encode()
    odd = {
        "Playlists/../../x.m3u": song,
        "Playlists/.m3u": song,
        "Playlists/sub/deep.m3u": song,
        f"prefs/{PREFERENCES}": b"<!DOCTYPE x [<!ENTITY a 'b'>]><map>&a;</map>",
        "prefs/other.xml": b"<map/>",
        "/data/data/x": b"x",
    }
    RetroBackups(box.app).restore(packed(**odd), BOTH)
    assert box.in_playlists() == [("x", "Amber Window"), ("deep", "Amber Window")]
    assert not box.phone.files.exists("/data/data/x")
    assert box.app.prefs().get(names.THEME_KEY, "") == ""
    box.phone.windows.changed()
    box.tab("song")
    assert box.crashes() == []


def test_an_archive_that_unpacks_without_end_is_refused(box: Jukebox) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Playlists/a.m3u", bytes(40_000_000))
    with pytest.raises(ZipError):
        RetroBackups(box.app).restore(out.getvalue(), BOTH)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(flips=st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 7)), max_size=6))
def test_a_damaged_archive_is_refused_or_read(box: Jukebox, flips: list[tuple[int, int]]) -> None:
    data = bytearray(packed(**{"Playlists/a.m3u": SONGS[0].path.encode(), "prefs/b": b"x"}))
    for place, bit in flips:
        data[place % len(data)] ^= 1 << bit
    try:
        RetroBackups(box.app).restore(bytes(data), BOTH)
    except ZipError:
        assert flips


@given(st.text(max_size=300))
def test_a_name_is_one_of_a_file(name: str) -> None:
    kept = plain(name)
    assert len(kept) <= 100
    assert not set(kept) & set('/\\:*?"<>|\n\0')
    assert plain(kept) == kept
    assert kept not in {".", ".."}
