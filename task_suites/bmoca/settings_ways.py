"""Ways through Settings that several solutions take, in any language and on any size of screen.

Rows of Settings have the same ids, and differ by their texts, which are others in each language.
What stays is their order: a page is read from its beginning, and a row is found by how many titles
come before it. The orders are those of Android 13 with Google's apps. In two panes, the areas of
the first page are told from the rows of the other pane by what is around their titles.
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.actions import Tap
from pytest_androidbench.interface.finding import ancestors, descendants
from pytest_androidbench.interface.observation import Node, Observation

NETWORK, CONNECTED, APPS, SOUND, DISPLAY = 0, 1, 2, 6, 7
"""Areas by their place on the first page."""
SYSTEM_FROM_END: Final = 3
"""Behind it are the device itself, and tips."""
CONNECTION_PREFERENCES: Final = 3
"""Behind the devices, on their page."""
MEDIA, CALLS, RINGING, ALARMS, VIBRATION = 0, 1, 2, 3, 6
"""Titles on the page of volumes."""
BRIGHTNESS_LEVEL, DARK_THEME = 1, 7
"""Titles on the page of the display, headings among them."""
_TITLE: Final = "android:id/title"
_SWITCH: Final = "android:id/switch_widget"
_MOST_MOVES: Final = 12
_MOVE_MS: Final = 3000
"""So slow that hardly a fling follows."""
_FLING_MS: Final = 50


def open_area(pilot: Pilot, place: int) -> None:
    """Open an area by its place on the first page of Settings."""
    pilot.open("Settings")
    _tap(pilot, _row(pilot, place, areas=True))


def tap_row(pilot: Pilot, place: int) -> None:
    """Tap a row of the page that is open by how many titles come before its own."""
    _tap(pilot, _row(pilot, place))


def open_internet(pilot: Pilot) -> None:
    """Open the page of Wi-Fi and mobile data."""
    open_area(pilot, NETWORK)
    tap_row(pilot, 0)


def tap_first_switch(pilot: Pilot) -> None:
    """Tap the first switch of a page: the airplane's among networks, and that of Wi-Fi."""
    pilot.scroll_to(id=_SWITCH).tap(id=_SWITCH, index=0)


def tap_switch_of_row(pilot: Pilot, place: int) -> None:
    """Tap the switch at the end of a row that opens a page of its own."""
    title = _row(pilot, place)
    row = next(n for n in ancestors(pilot.observation, title) if n.clickable)
    inside = descendants(pilot.observation, row)
    _tap(pilot, next(node for node in inside if node.class_name.endswith("Switch")))


def open_system(pilot: Pilot) -> None:
    """Open the page of the system, which is near the end of a long list: by one fling."""
    pilot.open("Settings")
    observation = pilot.observation
    x = _titles(observation, areas=True)[0].center[0]
    height = observation.height
    pilot.swipe((x, round(height * 0.85)), (x, round(height * 0.25)), ms=_FLING_MS)
    _tap(pilot, _titles(pilot.observation, areas=True)[-SYSTEM_FROM_END])


def open_languages(pilot: Pilot) -> None:
    """Open the list of the phone's languages."""
    open_system(pilot)
    tap_row(pilot, 0)
    tap_row(pilot, 1)


def list_all_apps(pilot: Pilot) -> None:
    """Open the list of apps: the row ahead of the first heading that is not at the top."""
    open_area(pilot, APPS)
    observation = pilot.observation
    titles = _titles(observation)
    heading = next(
        place for place, node in enumerate(titles) if place and _heads(observation, node)
    )
    _tap(pilot, titles[heading - 1])


def drag_brightness(pilot: Pilot, share: float) -> None:
    """Drag the slider of the display's brightness to a share of its length."""
    pilot.open("Settings")
    mirrored = _is_mirrored(pilot.observation)
    _tap(pilot, _row(pilot, DISPLAY, areas=True))
    tap_row(pilot, BRIGHTNESS_LEVEL)
    _drag(pilot, pilot.node(id="slider"), 1 - share if mirrored else share)


def drag_volume(pilot: Pilot, place: int, share: float) -> None:
    """Drag one of the volumes, by its place on their page, to a share of its length."""
    open_area(pilot, SOUND)
    title = _row(pilot, place, whole=True)
    observation = pilot.observation
    row = next(ancestors(observation, title))
    bar = next(n for n in descendants(observation, row) if n.class_name.endswith("SeekBar"))
    _drag(pilot, bar, 1 - share if _is_mirrored(observation) else share)


def _tap(pilot: Pilot, node: Node) -> None:
    pilot.do(Tap(node.index))


def _titles(observation: Observation, *, areas: bool = False) -> list[Node]:
    """Titles of the areas of the first page, or of the rows of another, as far as they are seen."""
    found = [node for node in observation.nodes if node.resource_id == _TITLE]
    return [node for node in found if _is_area(observation, node) is areas]


def _is_area(observation: Observation, title: Node) -> bool:
    """Whether a title is one of the first page, whose rows have a frame with an id for texts."""
    return next(ancestors(observation, title)).resource_id.endswith("/text_frame")


def _heads(observation: Observation, title: Node) -> bool:
    """Whether a title stands above rows: it is in none that takes taps."""
    return not any(node.clickable for node in ancestors(observation, title))


def _row(pilot: Pilot, place: int, *, areas: bool = False, whole: bool = False) -> Node:
    """The title of a row, moved to where it is seen; with `whole` also all that is below it.

    Raises:
        PilotError: the page has fewer rows, or was moved too far to go on counting.
    """
    read: list[str] = []
    for _ in range(_MOST_MOVES):
        shown = _titles(pilot.observation, areas=areas)
        texts = [node.text for node in shown]
        begin = _continued(read, texts)
        if begin <= place and place + whole < begin + len(texts):
            return shown[place - begin]
        if begin + len(texts) == len(read):
            break
        read = [*read[:begin], *texts]
        _move_up(pilot, shown[-1], areas=areas)
    raise PilotError(f"there are {len(read)} titles, none at {place}: {', '.join(read)}")


def _continued(read: list[str], shown: list[str]) -> int:
    """How many of the titles that were read come before those that are seen now.

    Two may read alike, as a heading and a row below it do in some languages: what is seen has to
    begin as all the rest of what was read.
    """
    for begin in range(len(read)):
        rest = read[begin:]
        if rest == shown[: len(rest)]:
            return begin
    if read:
        raise PilotError(f"cannot tell what is between {read[-1]!r} and {shown[:1]}")
    return 0


def _move_up(pilot: Pilot, title: Node, *, areas: bool) -> None:
    """Drag a title up to where the list begins, so that it is still seen there."""
    observation = pilot.observation
    x, y = title.center
    top = _beginning(observation, areas=areas) + title.bounds[3] - title.bounds[1]
    pilot.swipe((x, y), (x, top), ms=_MOVE_MS)


def _beginning(observation: Observation, *, areas: bool) -> int:
    """Where a list begins once its header is folded: under the bar of a page, else at the top."""
    bars = [node for node in observation.nodes if node.resource_id.endswith(":id/action_bar")]
    if bars and not areas:
        return bars[-1].bounds[3]
    return next(n for n in observation.nodes if n.resource_id == "android:id/content").bounds[1]


def _is_mirrored(observation: Observation) -> bool:
    """Whether rows begin at the right: their icons are there."""
    icon = next(node for node in observation.nodes if node.resource_id == "android:id/icon")
    title = next(node for node in observation.nodes if node.resource_id == _TITLE)
    return icon.center[0] > title.center[0]


def _drag(pilot: Pilot, bar: Node, share: float) -> None:
    pilot.swipe(bar.center, bar.across(share), ms=500)
