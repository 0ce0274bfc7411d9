"""The types of activity that the app knows, each with its name, sign and way of telling speed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

UNKNOWN: Final = "unknown"
LOGO: Final = "timeline"
"""The sign of types that have none of their own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A type of activity."""

    id: str
    """As the column `activity_type` has it."""
    label: str
    """As it is shown, and as the column `category` has it."""
    icon: str = LOGO
    pace: bool = False
    """Whether minutes for a mile say more than miles in an hour."""


def kind_of(id_: str) -> Kind:
    """The type with an id; an unknown one where there is none."""
    return next((kind for kind in KINDS if kind.id == id_), _OF_NOTHING)


def kind_called(label: str) -> Kind:
    """The first type with a name; an unknown one where there is none."""
    return next((kind for kind in KINDS if kind.label == label), _OF_NOTHING)


def _read(table: str) -> tuple[Kind, ...]:
    return tuple(_kind(line.strip()) for line in table.strip().splitlines())


def _kind(line: str) -> Kind:
    """Read `id [= label] [: icon] [/ pace]`."""
    names, _, rest = line.partition(":")
    id_, _, label = (part.strip() for part in names.partition("="))
    icon, slash, _ = (part.strip() for part in rest.partition("/"))
    return Kind(id=id_, label=label or id_, icon=icon or LOGO, pace=bool(slash))


KINDS: Final = _read(
    """
    airplane: flight
    ATV: directions_car
    biking: directions_bike
    blimp
    boat: directions_boat
    climbing: landscape / pace
    commercial airplane: flight
    cross-country skiing: downhill_skiing
    cycling: directions_bike
    dirt bike: pedal_bike
    donkey back riding
    driving: directions_car
    driving bus: directions_car
    driving car: directions_car
    escooter: electric_scooter
    ferry: directions_boat
    frisbee
    gliding
    hang gliding
    helicopter
    hiking: directions_walk / pace
    horse back riding
    hot air balloon
    ice sailing
    inline skating: roller_skating
    kayaking: kayaking
    kite surfing
    land sailing
    mixed type
    motor bike: pedal_bike
    motor boating: directions_boat
    mountain biking: pedal_bike
    off trail hiking = hiking: directions_walk / pace
    other
    paddling
    para gliding
    RC airplane: flight
    RC boat: directions_boat
    RC helicopter
    riding = horse back riding
    road biking: directions_bike
    roller skiing
    rowing
    running: directions_run / pace
    sailing: sailing
    kickscooter = scooter: two_wheeler
    seaplane: flight
    skateboarding = skate boarding: skateboarding
    skating
    skiing: downhill_skiing
    sky jumping
    sled
    snowboarding = snow boarding: snowboarding
    snow shoeing
    speed walking: directions_walk / pace
    street running: directions_run / pace
    surfing
    track cycling: directions_bike
    track running = trail running: directions_run / pace
    trail hiking: directions_walk / pace
    trail running: directions_run / pace
    train
    ultimate frisbee
    wakeboarding
    walking: directions_walk / pace
    water skiing
    wind surfing
    swimming: pool / pace
    swimming in open water: pool / pace
    workout: fitness_center / pace
    unknown
    """
)
_OF_NOTHING: Final = KINDS[-1]
PICTURED: Final = tuple(
    map(
        kind_of,
        (
            UNKNOWN, "airplane", "biking", "mountain biking", "motor bike", "kayaking", "boat",
            "sailing", "driving", "running", "snowboarding", "skiing", "walking", "kickscooter",
            "escooter", "inline skating", "skateboarding", "climbing", "swimming",
            "swimming in open water", "workout",
        ),
    )
)  # fmt: skip
"""Those that can be picked by their signs."""
