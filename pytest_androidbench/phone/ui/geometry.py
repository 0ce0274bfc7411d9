"""Points, sizes and rectangles in whole pixels."""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    """A place on the screen."""

    x: int
    y: int

    def moved(self, dx: int, dy: int) -> Point:
        """Return the point shifted by `dx` and `dy`."""
        return Point(self.x + dx, self.y + dy)


class Size(NamedTuple):
    """A width and a height."""

    width: int
    height: int


class Rect(NamedTuple):
    """A rectangle whose right and bottom edges lie outside of it."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def sized(cls, left: int, top: int, width: int, height: int) -> Rect:
        """Return the rectangle with this corner and size."""
        return cls(left, top, left + width, top + height)

    @property
    def width(self) -> int:
        return self.right - self.left

    @property
    def height(self) -> int:
        return self.bottom - self.top

    @property
    def size(self) -> Size:
        return Size(self.right - self.left, self.bottom - self.top)

    @property
    def center(self) -> Point:
        return Point((self.left + self.right) // 2, (self.top + self.bottom) // 2)

    @property
    def empty(self) -> bool:
        return self.right <= self.left or self.bottom <= self.top

    def contains(self, point: Point | tuple[int, int]) -> bool:
        """Tell whether the point lies inside."""
        return self.left <= point[0] < self.right and self.top <= point[1] < self.bottom

    def covers(self, other: Rect) -> bool:
        """Tell whether all of `other` lies inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def intersect(self, other: Rect) -> Rect:
        """Return the common part; with nothing in common it is empty."""
        if other.covers(self) and self.left <= self.right and self.top <= self.bottom:
            return self
        left, top = max(self.left, other.left), max(self.top, other.top)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Rect(left, top, max(left, right), max(top, bottom))

    def moved(self, dx: int, dy: int) -> Rect:
        """Return the rectangle shifted by `dx` and `dy`."""
        return Rect(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)

    def inset(self, left: int, top: int = 0, right: int | None = None, bottom: int = 0) -> Rect:
        """Return the rectangle, its edges moved inwards; `right` is as `left` if not given."""
        end = left if right is None else right
        return Rect(self.left + left, self.top + top, self.right - end, self.bottom - bottom)

    def mirrored(self, within: Rect) -> Rect:
        """Return the rectangle flipped left to right inside `within`."""
        total = within.left + within.right
        return Rect(total - self.right, self.top, total - self.left, self.bottom)
