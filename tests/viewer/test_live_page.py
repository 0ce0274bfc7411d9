"""One thread shows and takes, others look and put: in turn, and nothing twice or too late."""

from __future__ import annotations

import json
import threading
from dataclasses import replace

import pytest

from pytest_androidbench.interface.actions import Press, Tap
from pytest_androidbench.viewer.inputs import Aim
from pytest_androidbench.viewer.page import WATCHED_SECONDS, InputRefused, LivePage
from pytest_androidbench.viewer.scene import Scene

AIM = Aim(size=(100, 200))
READY = Scene(phase="ready", step=3)


def body(**fields: object) -> bytes:
    return json.dumps({"step": 3, "kind": "key", "key": "back", **fields}).encode()


@pytest.fixture
def page() -> LivePage:
    page = LivePage()
    page.show(READY, aim=AIM, picture=b"one")
    return page


def refusal(page: LivePage, data: bytes) -> tuple[int, str]:
    with pytest.raises(InputRefused) as told:
        page.put(data)
    return told.value.status, str(told.value)


def test_an_action_is_taken_once_and_no_other_until_the_next_question(page: LivePage) -> None:
    page.put(body())
    assert page.scene.phase == "busy"
    assert refusal(page, body())[0] == 409
    assert page.take(0) == Press("back")
    assert page.take(0) is None
    page.show(replace(READY, step=4))
    page.put(body(step=4, kind="touch", path=[[0.5, 0.5, 0]]))
    assert page.take(0) == Tap((50, 100))


@pytest.mark.parametrize("phase", ["waiting", "busy", "over"])
def test_nothing_can_be_done_where_nothing_is_asked(page: LivePage, phase: str) -> None:
    page.show(replace(READY, phase=phase))  # type: ignore[arg-type]
    status, why = refusal(page, body())
    assert (status, "not done" in why) == (409, True)
    assert page.take(0) is None


@pytest.mark.parametrize("step", [2, 4, 0, -1])
def test_what_was_meant_for_another_screen_is_not_done(page: LivePage, step: int) -> None:
    assert refusal(page, body(step=step)) == (
        409, "that was meant for an earlier screen; it was not done",
    )  # fmt: skip
    assert page.scene == READY


def test_what_is_left_of_a_step_that_ended_otherwise_is_not_done_in_the_next(
    page: LivePage,
) -> None:
    page.put(body())
    page.show(replace(READY, step=4))
    assert page.take(0) is None


@pytest.mark.parametrize(
    ("scope", "kind", "why"),
    [("look", "key", "only shows"), ("control", "done", "no task"), ("control", "answer", "no")],
)
def test_who_may_only_look_or_act_does_no_more(
    page: LivePage, scope: str, kind: str, why: str
) -> None:
    page.show(replace(READY, scope=scope))  # type: ignore[arg-type]
    status, told = refusal(page, body(kind=kind))
    assert (status, why in told) == (403, True)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"[]", b"{}", b"null", b"\xff\xfe", b'{"step": 3}', body(kind="fly"), body(kind=None),
        body(step="3"), body(key="escape"), body(kind="touch", path=[[1, 2]]),
        body(kind="touch", path=[["a", 1, 2]]), body(kind="wait", seconds=-1),
        b"[" * 200_000, b'{"step": 3, "kind": "touch", "path": [[1e999, 0, 0]]}',
        body(kind="element", index=10**30), body(kind="text", text="\ud83d"),
    ],
)  # fmt: skip
def test_what_is_no_input_is_refused_and_changes_nothing(page: LivePage, data: bytes) -> None:
    status, why = refusal(page, data)
    assert status == 400
    assert 0 < len(why) <= 300
    assert page.scene == READY


def test_who_looks_is_told_as_soon_as_something_is_new(page: LivePage) -> None:
    version, revision, scene = page.look(0, 60)
    assert scene == READY
    shown = threading.Thread(target=lambda: page.show(replace(READY, said="new"), picture=b"two"))
    shown.start()
    newer, later, now = page.look(version, 60)
    shown.join()
    assert (newer > version, later, now.said) == (True, revision + 1, "new")
    assert page.picture() == (later, b"two")
    assert page.look(newer, 0.01)[0] == newer


def test_another_picture_leaves_the_question_as_it_is(page: LivePage) -> None:
    version, revision, _ = page.look(0, 0)
    page.show_picture(b"one")
    assert page.look(0, 0)[:2] == (version, revision)
    page.show_picture(b"two", where="here", aim=Aim(size=(200, 100)))
    newer, later, scene = page.look(0, 0)
    assert (newer > version, later, scene.step, scene.phase) == (True, revision + 1, 3, "ready")
    assert (scene.where, scene.size) == ("here", (200, 100))
    page.put(body(kind="touch", path=[[0.5, 0.5, 0]]))
    page.show_picture(b"three")
    assert page.scene.phase == "busy"
    assert page.take(0) == Tap((100, 50))


def test_a_page_is_looked_at_for_a_while_after_it_last_asked() -> None:
    now = [100.0]
    page = LivePage(clock=lambda: now[0])
    seen = [page.watched]
    page.look(0, 0)
    seen.append(page.watched)
    now[0] += WATCHED_SECONDS
    assert [*seen, page.watched] == [False, True, False]
