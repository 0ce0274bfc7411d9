"""Google Drive: files of the phone that are taken in, and how the app looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.drive import PACKAGE, Drive, DriveFile
from pytest_androidbench.appdata.preferences import Preference, Preferences
from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.appdata.validators import only_added
from pytest_androidbench.tasks.strategies import file_names, one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.content.papers import pdf_page
from task_suites.android_arena.drive_ways import choose_theme, upload

TAKEN: Final = "the file lies in Drive as it is on the phone, and all else is as it was"
LOOKS: Final = "the app looks as was asked for"
REST: Final = "nothing else was set"
DOWNLOAD: Final = "Download"


@arena_task(
    "drive_upload_file",
    "Upload the file {names[0]} from the phone's folder Download to Google Drive.",
    params={
        "names": st.lists(file_names("pdf"), min_size=3, max_size=3, unique_by=str.casefold),
    },
)
def test_upload_file(episode: Episode, names: Sequence[str]) -> None:
    drive = Drive(episode.device)
    files = {f"{DOWNLOAD}/{name}": pdf_page(f"Pages of {name}") for name in names}
    Storage(episode.device).put(files)
    before = drive.contents()
    episode.run()
    with episode.check(TAKEN):
        after, wanted = drive.contents(), files[f"{DOWNLOAD}/{names[0]}"]
        new = [each for each in after.named(names[0]) if drive.content(each.id) == wanted]
        assert new, f"{names[0]} is not there, or not as it is on the phone"
        made = DriveFile(
            id=new[0].id, name=names[0], folder=new[0].folder, kind="pdf", bytes=len(wanted)
        )
        assert only_added(before.rows(), after.rows(), [made])


@test_upload_file.solution
def upload_file(pilot: Pilot, names: Sequence[str]) -> None:
    upload(pilot, names[0])


@test_upload_file.mistake("another file", fails=TAKEN)
def upload_other_file(pilot: Pilot, names: Sequence[str]) -> None:
    upload(pilot, names[1])


@test_upload_file.mistake("one more file", fails=TAKEN)
def upload_two_files(pilot: Pilot, names: Sequence[str]) -> None:
    upload(pilot, names[0])
    pilot.tap(id="extended_fab").tap("Upload").scroll_to(text=names[1]).tap(text=names[1])


def run_and_see(episode: Episode, theme: str, before: str) -> None:
    """The app starts with another theme; then it must have that one."""
    preferences = Preferences(episode.device, PACKAGE)
    preferences.put({"theme": before})
    kept = preferences.all()
    episode.run()
    after = preferences.all()
    with episode.check(LOOKS):
        assert after.get("theme") == theme
    with episode.check(REST, weight=0.5):
        assert _others(kept) == _others(after)


def _others(kept: dict[str, Preference]) -> dict[str, Preference]:
    return {name: value for name, value in kept.items() if name != "theme"}


@arena_task(
    "drive_theme_dark",
    "Give Google Drive its dark theme.",
    params={"before": one_of("light", "system")},
)
def test_theme_dark(episode: Episode, before: str) -> None:
    run_and_see(episode, "dark", before)


@test_theme_dark.solution
def choose_dark(pilot: Pilot) -> None:
    choose_theme(pilot, "Dark")


@test_theme_dark.mistake("the phone's own", fails=LOOKS)
def choose_system_for_dark(pilot: Pilot) -> None:
    choose_theme(pilot, "System default")


@test_theme_dark.mistake("the order, too", fails=REST)
def choose_dark_and_order(pilot: Pilot) -> None:
    choose_dark(pilot)
    pilot.tap("Sort by").tap("Last modified")


@arena_task(
    "drive_theme_light",
    "Give Google Drive its light theme.",
    params={"before": one_of("dark", "system")},
)
def test_theme_light(episode: Episode, before: str) -> None:
    run_and_see(episode, "light", before)


@test_theme_light.solution
def choose_light(pilot: Pilot) -> None:
    choose_theme(pilot, "Light")


@test_theme_light.mistake("the phone's own", fails=LOOKS)
def choose_system_for_light(pilot: Pilot) -> None:
    choose_theme(pilot, "System default")


@test_theme_light.mistake("the order, too", fails=REST)
def choose_light_and_order(pilot: Pilot) -> None:
    choose_light(pilot)
    pilot.tap("Sort by").tap("Last modified")
