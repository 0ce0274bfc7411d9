"""Plan a route: points on the map, the lines between them, and every step back and forth."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.gpx import ROUTER, Gpx, TrackSegment, iso
from pytest_androidbench.phone.apps.osmand.map_screen import map_of
from pytest_androidbench.phone.apps.osmand.plan_sheets import (
    PlanOptions,
    PointOptions,
    RouteBetween,
    TrackChoice,
)
from pytest_androidbench.phone.apps.osmand.saving import SaveAsTrack, TrackSaved
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr

Segments = list[list[tuple[float, float]]]
MOST_STEPS: Final = 100
"""So many steps can be undone."""


@dataclass(eq=False)
class RoutePlan(AppPart[OsmAndApp]):
    """A route while it is planned."""

    on: bool = False
    segments: Segments = field(default_factory=lambda: [[]])
    profile: str = ""
    """Along whose roads; "" for straight lines."""
    undone: list[tuple[Segments, str]] = field(default_factory=list)
    done: list[tuple[Segments, str]] = field(default_factory=list)
    track: str = ""
    """The path of the track that is changed; "" for a new one."""
    saved: bool = True
    listed: bool = False
    moved: tuple[int, int] | None = None
    """Segment and place of the point that is moved."""

    def begin(self, first: LatLon | None = None) -> None:
        """Plan a new route, which may begin somewhere."""
        self.reset()
        self.on = True
        if first is not None:
            self.add(first)

    def open(self, path: str) -> list[LatLon]:
        """Change a track; gives its points."""
        track = self.app.tracks.get(path)
        self.reset()
        self.on = True
        if track is None or track.gpx is None:
            return []
        self.track = path
        for segment in track.gpx.segments:
            set_ = [at for at, _ in segment.route] or list(segment.points)
            if segment.route and segment.profile in roads.PROFILES:
                self.profile = segment.profile
            self.segments.append([(at.lat, at.lon) for at in set_[:500]])
        self.segments = [each for each in self.segments if each] or [[]]
        return self.points

    def reset(self) -> None:
        """Forget everything."""
        self.on, self.segments, self.profile, self.track = False, [[]], "", ""
        self.undone, self.done, self.saved, self.listed, self.moved = [], [], True, False, None

    @property
    def points(self) -> list[LatLon]:
        """All points somebody set."""
        return [LatLon(*point) for segment in self.segments for point in segment]

    def lines(self) -> list[tuple[LatLon, ...]]:
        """The line of each segment."""
        return [self._line([LatLon(*p) for p in each])[0] for each in self.segments]

    @property
    def metres(self) -> float:
        """How long it is."""
        return sum(distance_m(a, b) for line in self.lines() for a, b in pairwise(line))

    def _line(self, points: list[LatLon]) -> tuple[tuple[LatLon, ...], tuple[int, ...]]:
        """The line through points, and which of its points they are."""
        if not self.profile or len(points) < 2:
            return tuple(points), tuple(range(len(points)))
        line, places = [points[0]], [0]
        for a, b in pairwise(points):
            line += roads.route(a, b, self.profile).points[1:]
            places.append(len(line) - 1)
        return tuple(line), tuple(places)

    def add(self, at: LatLon) -> None:
        """Put a point at the end."""
        self._step()
        self.segments[-1].append((at.lat, at.lon))

    def near(self, at: LatLon, within_m: float) -> tuple[int, int] | None:
        """The point that lies nearest to a place, if one is near enough: segment and place."""
        found = [
            (distance_m(at, LatLon(*point)), (number, place))
            for number, segment in enumerate(self.segments)
            for place, point in enumerate(segment)
        ]
        least = min(found, default=(within_m + 1, (0, 0)))
        return least[1] if least[0] <= within_m else None

    def _step(self) -> None:
        """Remember what there is before it changes."""
        self.done.append(([list(each) for each in self.segments], self.profile))
        del self.done[:-MOST_STEPS]
        self.undone, self.saved = [], False

    def undo(self) -> None:
        """Take the last change back."""
        self._swap(self.done, self.undone)

    def redo(self) -> None:
        """Make the change that was taken back."""
        self._swap(self.undone, self.done)

    def _swap(self, source: list[tuple[Segments, str]], target: list[tuple[Segments, str]]) -> None:
        if source:
            target.append(([list(each) for each in self.segments], self.profile))
            self.segments, self.profile = source.pop()
            self.saved = False

    def toggle(self) -> None:
        """Show the points as a list, or no longer."""
        self.listed = not self.listed

    def stay(self) -> None:
        """Leave the point where it is."""
        self.moved = None

    def apply(self) -> None:
        """Put the point that is moved into the middle."""
        if self.moved is not None:
            number, place = self.moved
            self._step()
            lat, lon = map_of(self).viewport.middle
            self.segments[number][place] = lat, lon
        self.moved = None

    def offer(self, number: int, place: int) -> None:
        """Ask what is to become of a point."""
        self.ask(PointOptions(), self.chosen, number, place)

    def chosen(self, number: int, place: int, what: str) -> None:
        """Do that."""
        if what == "move":
            self.moved = number, place
            map_of(self).viewport.show_place(LatLon(*self.segments[number][place]), 0)
        elif what == "delete":
            self.remove(number, place)
        else:
            self._step()
            points = self.segments[number]
            self.segments[number] = points[place:] if what == "trim_before" else points[: place + 1]

    def remove(self, number: int, place: int) -> None:
        """Take a point away."""
        self._step()
        del self.segments[number][place]
        self.segments = [each for each in self.segments if each] or [[]]

    def options(self) -> None:
        """Show what can be done with the whole route."""
        self.ask(PlanOptions(profile=self.profile), self.opted)

    def opted(self, what: str) -> None:
        """Do what was chosen; kept by its name."""
        acts = {
            "between": self.ask_profile, "segment": self.add_segment, "save": self.save,
            "save_as": self.save_as, "add_to": self.add_to_track, "reverse": self.reverse,
            "attach": self.attach, "clear": self.clear, "close": self.leave,
            "navigation": map_of(self).navigate_plan,
        }  # fmt: skip
        acts[what]()

    def ask_profile(self) -> None:
        """Choose how points are connected."""
        self.ask(RouteBetween(chosen=self.profile), self.set_profile)

    def set_profile(self, profile: str) -> None:
        """Connect points along a profile's roads, or by straight lines."""
        if profile != self.profile:
            self._step()
            self.profile = profile

    def attach(self) -> None:
        """Lead the route along roads."""
        self.set_profile(self.profile or "car")

    def add_segment(self) -> None:
        """Begin another line."""
        if self.segments[-1]:
            self._step()
            self.segments.append([])

    def reverse(self) -> None:
        """Let it lead back."""
        self._step()
        self.segments = [each[::-1] for each in self.segments[::-1]]

    def clear(self) -> None:
        """Take all points away."""
        self._step()
        self.segments = [[]]

    def finish(self) -> None:
        """Save it: into its track, or into a new one."""
        if not self.points:
            self.toast(tr("Please add at least one point."))
        elif self.track:
            self.save()
        else:
            self.save_as()

    def save(self) -> None:
        """Write the track that is changed."""
        if not self.track:
            self.save_as()
            return
        kept = self.app.tracks.get(self.track)
        name = kept.name if kept is not None else ""
        self.app.tracks.put(self.track, self.gpx(name))
        self._told()

    def save_as(self) -> None:
        """Ask for the name of a new track."""
        if not self.points:
            self.toast(tr("Please add at least one point."))
            return
        self.ask(SaveAsTrack.of(self.app, self.now_ms), self.named)

    def named(self, answer: tuple[str, str, bool, bool]) -> None:
        """Write a new track: its name, its folder, whether it is simple, whether it is shown."""
        name, folder, simple, shown = answer
        self.track = self.app.tracks.path_of(name, folder)
        self.app.tracks.put(self.track, self.gpx(name, simple=simple))
        if shown:
            self.app.show_track(self.track)
        self._told()

    def add_to_track(self) -> None:
        """Ask for a track that it is to be put into."""
        if not self.points:
            self.toast(tr("Please add at least one point."))
            return
        self.ask(TrackChoice(adds=True), self.added_to)

    def added_to(self, path: str) -> None:
        """Write it into a track, ahead of what is there (SaveGpxRouteAsyncTask.generateGpxFile)."""
        kept = self.app.tracks.get(path)
        if kept is None or kept.gpx is None:
            return
        own = self.gpx(kept.name)
        segments = (*own.segments, *kept.gpx.segments)
        waypoints, groups = kept.gpx.waypoints, kept.gpx.groups
        joined = replace(own, segments=segments, waypoints=waypoints, groups=groups)
        self.track = path
        self.app.tracks.put(path, joined)
        self._told()

    def _told(self) -> None:
        self.saved = True
        path = self.track
        self.reset()
        self.ask(TrackSaved(path=path), self.after_saving)

    def after_saving(self, again: str) -> None:
        """Go on with the track, if that is wanted."""
        if again:
            self.open(again)

    def gpx(self, name: str, *, simple: bool = False) -> Gpx:
        """The route as a track."""
        segments = []
        for each in self.segments:
            points = [LatLon(*point) for point in each]
            line, places = self._line(points)
            routed = bool(self.profile) and not simple
            segments.append(
                TrackSegment(
                    points=line,
                    route=tuple(zip(points, places, strict=True)) if routed else (),
                    profile=self.profile,
                )
            )
        made = tuple(segment for segment in segments if segment.points)
        return Gpx(name=name, time=iso(self.now_ms), creator=ROUTER, segments=made)

    def leave(self) -> None:
        """Stop planning, after a question if something would be lost."""
        if self.moved is not None:
            self.moved = None
        elif self.saved or not self.points:
            self.reset()
        else:
            question = Confirm(
                title=tr("Exit without saving?"),
                message=tr("Discard all changes in the planned route?"),
                positive=tr("Exit"),
            )
            self.ask(question, self.left)

    def left(self, sure: bool) -> None:
        """Stop, if that is wanted."""
        if sure:
            self.reset()
