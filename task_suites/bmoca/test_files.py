"""Listings of the file manager."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.state import directory_shown, is_in_front

FILES: Final = "com.google.android.documentsui"
LISTED: Final = "the files are listed"


def judge_listing(episode: Episode, task_id: str, document: str) -> None:
    """Expect the file manager to list a kind of files, or a folder."""
    device = episode.device
    judge(
        episode, task_id, LISTED,
        lambda: is_in_front(device, FILES) and f"/document/{document}" in directory_shown(device),
    )  # fmt: skip


def list_from_drawer(pilot: Pilot, title: str) -> None:
    """Choose a place in the drawer."""
    pilot.open("Files").tap("Show roots").tap(text=title, id="android:id/title")


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
    list_from_drawer(pilot, "Audio")


@test_files_audio.mistake("videos", fails=LISTED)
def list_videos_for_audio(pilot: Pilot) -> None:
    list_from_drawer(pilot, "Videos")


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
    list_from_drawer(pilot, "Downloads")


@test_files_download.mistake("documents", fails=LISTED)
def list_documents(pilot: Pilot) -> None:
    list_from_drawer(pilot, "Documents")


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
    list_from_drawer(pilot, "Images")


@test_files_image.mistake("videos", fails=LISTED)
def list_videos_for_images(pilot: Pilot) -> None:
    list_from_drawer(pilot, "Videos")


@task(
    "files_video", "List the films in the file manager.", limits=limits("files_video"), app="files"
)
def test_files_video(episode: Episode) -> None:
    judge_listing(episode, "files_video", "videos")


@test_files_video.solution
def list_videos(pilot: Pilot) -> None:
    list_from_drawer(pilot, "Videos")


@test_files_video.mistake("seen and left again", fails=None)
def list_and_leave(pilot: Pilot) -> None:
    list_from_drawer(pilot, "Images")
