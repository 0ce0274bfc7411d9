"""Pages of apps that are not the clock's, Settings' or for talking: photos and films."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.state import is_in_front

PHOTOS: Final = "com.google.android.apps.photos"
YOUTUBE: Final = "com.google.android.youtube"
SHOWN: Final = "the page is shown"


@task(
    "photos_trash", "Open the trash of the app Photos.", limits=limits("photos_trash"), app="photos"
)
def test_photos_trash(episode: Episode) -> None:
    judge(
        episode, "photos_trash", SHOWN,
        lambda: is_in_front(episode.device, PHOTOS, ".TrashPhotosActivity"),
    )  # fmt: skip


@test_photos_trash.solution
def open_trash(pilot: Pilot) -> None:
    pilot.open(PHOTOS).tap(id="tab_library").tap(id="trash_row")


@test_photos_trash.mistake("only the library", fails=SHOWN)
def only_open_library(pilot: Pilot) -> None:
    pilot.open(PHOTOS).tap(id="tab_library")


@task(
    "youtube_smart_pairing",
    "Open the page of YouTube on which a television is linked by its code.",
    limits=limits("youtube_smart_pairing"),
    app="youtube",
)
def test_youtube_smart_pairing(episode: Episode) -> None:
    judge(
        episode, "youtube_smart_pairing", SHOWN,
        lambda: is_in_front(episode.device, YOUTUBE, ".PairWithTvActivity"),
    )  # fmt: skip


@test_youtube_smart_pairing.solution
def pair(pilot: Pilot) -> None:
    pilot.open(YOUTUBE).tap(id="media_route_button").tap(id="link_with_tv_code")


@test_youtube_smart_pairing.mistake("only the choice of devices", fails=SHOWN)
def only_cast(pilot: Pilot) -> None:
    pilot.open(YOUTUBE).tap(id="media_route_button")
