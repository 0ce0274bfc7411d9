"""Drive, Slack, YouTube, Photos and the weather: whatever is drawn, nothing can be mistaken."""

from __future__ import annotations

from io import BytesIO
from itertools import permutations
from typing import Any, Final

from PIL import Image

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.tasks.params import draws
from task_suites.android_arena.content.papers import pdf_page
from task_suites.android_arena.content.pictures import COLOURS, colours_in, plain_picture
from task_suites.android_arena.test_youtube import by_age, title_at

SUITE: Final = "task_suites.android_arena"


def drawn(task_id: str, name: str) -> list[Any]:
    """What is drawn for one param over 200 seeds."""
    tasks = tasks_of(SUITE)
    return [values[name] for values in draws(tasks[task_id], suite_of(SUITE).name, range(200))]


def test_who_searches_for_a_message_finds_no_other() -> None:
    for office in drawn("slack_search", "office"):
        small = [text.lower() for text in office.texts]
        assert not any(one in other for one, other in permutations(small, 2))
        assert len({*office.people}) == 3
        assert office.channel != office.other_channel


def test_a_city_that_is_looked_up_is_not_listed_yet() -> None:
    for search in drawn("weather_search_city", "search"):
        assert search.city not in search.listed
        assert len(search.listed) >= 2


def test_files_and_folders_of_drive_are_told_apart() -> None:
    tasks = zip(
        drawn("drive_create_folder", "shelf"), drawn("drive_create_folder", "folder"), strict=True
    )
    for shelf, folder in tasks:
        assert len({shelf.name, shelf.other, shelf.folder, shelf.other_folder, folder}) == 5


def test_a_file_gets_a_name_that_none_has() -> None:
    for shelf, to in zip(
        drawn("drive_rename_file", "shelf"), drawn("drive_rename_file", "to"), strict=True
    ):
        assert to not in shelf.names


def test_films_have_different_ids_and_orders() -> None:
    for films in drawn("youtube_play_first", "films_"):
        videos = films.videos(0)
        assert len({video.id for video in videos}) == 3
        assert all(len(video.id) == 11 for video in videos)
        most = max(videos, key=lambda video: video.views)
        newest = max(videos, key=lambda video: video.published_ms)
        assert title_at(films, 0) == most.title
        assert by_age(films, 0) == newest.title


def test_colours_are_known_again_in_an_animation() -> None:
    for colours in permutations(COLOURS, 2):
        frames = [Image.open(BytesIO(plain_picture(colour))) for colour in colours]
        out = BytesIO()
        frames[0].save(out, "GIF", save_all=True, append_images=frames[1:])
        assert colours_in(out.getvalue()) == [*colours]


def test_what_is_no_animation_has_no_colours() -> None:
    assert colours_in(b"GIF89a, or not") == []


def test_a_page_is_the_same_in_each_making() -> None:
    assert pdf_page("A page") == pdf_page("A page") != pdf_page("Another page")
