"""Listings of the file manager."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.interface.actions import Tap
from pytest_androidbench.interface.finding import Target, descendants, find_all
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.state import directory_shown, is_in_front

FILES: Final = "com.google.android.documentsui"
LISTED: Final = "the files are listed"
IMAGES, VIDEOS, AUDIO, DOCUMENTS, DOWNLOADS = 1, 2, 3, 4, 5
"""Places in the drawer; what is recent has 0."""


def judge_listing(episode: Episode, task_id: str, document: str) -> None:
    """Expect the file manager to list a kind of files, or a folder."""
    device = episode.device
    judge(
        episode, task_id, LISTED,
        lambda: is_in_front(device, FILES) and f"/document/{document}" in directory_shown(device),
    )  # fmt: skip


def list_from_drawer(pilot: Pilot, place: int) -> None:
    """Choose a place in the drawer, whose entries are told by their order in any language."""
    pilot.open("Files")
    if not find_all(pilot.observation, Target(id="roots_list")):
        bar = descendants(pilot.observation, pilot.node(id="toolbar"))
        pilot.do(Tap(next(n.index for n in bar if n.class_name.endswith("ImageButton"))))
    pilot.tap(id="item_root", index=place)


@task(
    "files_audio",
    "List the sound files in the file manager.",
    limits=limits("files_audio"),
    app="files",
)
def test_files_audio(episode: Episode) -> None:
    judge_listing(episode, "files_audio", "audio")


@test_files_audio.solution
def list_audio(pilot: Pilot) -> None:
    list_from_drawer(pilot, AUDIO)


@test_files_audio.mistake("videos", fails=LISTED)
def list_videos_for_audio(pilot: Pilot) -> None:
    list_from_drawer(pilot, VIDEOS)


@task(
    "files_download",
    "List the downloads in the file manager.",
    limits=limits("files_download"),
    app="files",
)
def test_files_download(episode: Episode) -> None:
    judge_listing(episode, "files_download", "download")


@test_files_download.solution
def list_downloads(pilot: Pilot) -> None:
    list_from_drawer(pilot, DOWNLOADS)


@test_files_download.mistake("documents", fails=LISTED)
def list_documents(pilot: Pilot) -> None:
    list_from_drawer(pilot, DOCUMENTS)


@task(
    "files_image",
    "List the pictures in the file manager.",
    limits=limits("files_image"),
    app="files",
)
def test_files_image(episode: Episode) -> None:
    judge_listing(episode, "files_image", "images")


@test_files_image.solution
def list_images(pilot: Pilot) -> None:
    list_from_drawer(pilot, IMAGES)


@test_files_image.mistake("videos", fails=LISTED)
def list_videos_for_images(pilot: Pilot) -> None:
    list_from_drawer(pilot, VIDEOS)


@task(
    "files_video", "List the films in the file manager.", limits=limits("files_video"), app="files"
)
def test_files_video(episode: Episode) -> None:
    judge_listing(episode, "files_video", "videos")


@test_files_video.solution
def list_videos(pilot: Pilot) -> None:
    list_from_drawer(pilot, VIDEOS)


@test_files_video.mistake("seen and left again", fails=None)
def list_and_leave(pilot: Pilot) -> None:
    list_from_drawer(pilot, IMAGES)
