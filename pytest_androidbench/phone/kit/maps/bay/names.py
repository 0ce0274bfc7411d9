"""What streets, towns and places are called."""

from __future__ import annotations

from typing import Final, NamedTuple


class StreetName(NamedTuple):
    """A street through the whole grid."""

    name: str
    kind: str
    """A road's class, as `kit/maps/kinds.py` has them."""
    pavement: bool = True


ROW_STREETS: Final = {
    0: StreetName("Stevens Creek Boulevard", "secondary"),
    2: StreetName("Homestead Road", "secondary"),
    8: StreetName("Foothill Expressway", "primary", pavement=False),
    11: StreetName("Fremont Avenue", "secondary"),
    14: StreetName("Cuesta Drive", "secondary"),
    17: StreetName("El Camino Real", "primary"),
    19: StreetName("California Street", "secondary"),
    20: StreetName("Evelyn Avenue", "secondary"),
    21: StreetName("Central Expressway", "primary", pavement=False),
    23: StreetName("Middlefield Road", "secondary"),
    26: StreetName("La Avenida Street", "secondary"),
    28: StreetName("Charleston Road", "secondary"),
}
"""Row -> its street."""
COLUMN_STREETS: Final = {
    3: StreetName("San Antonio Road", "primary"),
    6: StreetName("Rengstorff Avenue", "secondary"),
    9: StreetName("Shoreline Boulevard", "secondary"),
    11: StreetName("Castro Street", "secondary"),
    14: StreetName("Grant Road", "secondary"),
    16: StreetName("Bernardo Avenue", "secondary"),
    18: StreetName("Mary Avenue", "secondary"),
    20: StreetName("Mathilda Avenue", "primary"),
    23: StreetName("Fair Oaks Avenue", "secondary"),
    26: StreetName("Wolfe Road", "secondary"),
    32: StreetName("Lawrence Expressway", "primary", pavement=False),
    34: StreetName("Bowers Avenue", "secondary"),
}
"""Column -> its street."""
LANES: Final = (
    "Alder", "Bay Laurel", "Chestnut", "Dogwood", "Elder", "Foxglove", "Gingko", "Hazel",
    "Ironwood", "Juniper", "Karoo", "Lilac", "Mulberry", "Nutmeg", "Olive", "Persimmon",
    "Quince", "Redbud", "Sycamore", "Tamarind", "Umbra", "Verbena", "Walnut", "Yarrow",
)  # fmt: skip
"""Made up: small streets of rows are avenues, those of columns drives."""
BIRDS: Final = (
    "Avocet", "Bunting", "Curlew", "Dunlin", "Egret", "Falcon", "Grebe", "Heron", "Ibis", "Jay",
    "Kestrel", "Lark", "Merlin", "Nuthatch", "Oriole", "Plover", "Quail", "Raven", "Sandpiper",
    "Tern", "Vireo", "Wren", "Swift", "Thrush",
)  # fmt: skip

FIRSTS: Final = (
    "Amber", "Blue Heron", "Cedar", "Copper", "Driftwood", "Early Bird", "Fig Tree", "Golden",
    "Harvest", "Indigo", "Jasmine", "Kingfisher", "Lantern", "Larkspur", "Marigold", "Maple Leaf",
    "North Star", "Orchard", "Paper Crane", "Pepper", "Quiet", "Red Barn", "Saffron", "Silver",
    "Stone Bridge", "Sunny", "Tall Oak", "Three Pines", "Velvet", "Willow",
)  # fmt: skip


class PlaceKindPlan(NamedTuple):
    """How many places of a kind there are, and how they are called."""

    many: int
    words: tuple[str, ...]
    """What follows one of the first words."""


PLANS: Final = {
    "restaurant": PlaceKindPlan(60, ("Kitchen", "Grill", "Noodle House", "Taqueria", "Bistro")),
    "cafe": PlaceKindPlan(40, ("Coffee", "Coffee Roasters", "Tea & Coffee")),
    "fuel": PlaceKindPlan(24, ("Gas", "Fuel Stop")),
    "atm": PlaceKindPlan(30, ("Bank ATM", "Cash Point")),
    "parking": PlaceKindPlan(29, ("Parking Lot", "Garage")),
    "hospital": PlaceKindPlan(8, ("Hospital", "Medical Center")),
    "hotel": PlaceKindPlan(24, ("Hotel", "Inn", "Suites")),
    "supermarket": PlaceKindPlan(18, ("Market", "Grocery")),
    "pharmacy": PlaceKindPlan(16, ("Pharmacy",)),
    "bank": PlaceKindPlan(20, ("Bank", "Credit Union")),
    "park": PlaceKindPlan(20, ("Park", "Gardens")),
    "school": PlaceKindPlan(16, ("Elementary School", "High School")),
    "library": PlaceKindPlan(5, ("Public Library",)),
    "gym": PlaceKindPlan(12, ("Fitness", "Climbing Gym")),
    "cinema": PlaceKindPlan(5, ("Cinema",)),
    "museum": PlaceKindPlan(6, ("Museum",)),
    "bar": PlaceKindPlan(14, ("Bar", "Taproom")),
    "bakery": PlaceKindPlan(10, ("Bakery",)),
    "post": PlaceKindPlan(7, ("Post Office",)),
    "police": PlaceKindPlan(4, ("Police Station",)),
    "fire_station": PlaceKindPlan(6, ("Fire Station",)),
    "office": PlaceKindPlan(11, ("Labs", "Works", "Systems")),
    "apartments": PlaceKindPlan(7, ("Apartments",)),
    "mall": PlaceKindPlan(4, ("Plaza", "Shopping Center")),
}
"""Kind -> plan; two airports and four published places come beside these: 402 in 25 kinds."""


class BusLinePlan(NamedTuple):
    """A line along one street."""

    number: str
    row: int | None = None
    column: int | None = None
    every: int = 15
    """Minutes between two buses."""


BUS_PLANS: Final = (
    BusLinePlan("22", row=17, every=10), BusLinePlan("21", row=23), BusLinePlan("20", row=26),
    BusLinePlan("23", row=0), BusLinePlan("56", row=2, every=20), BusLinePlan("51", row=11),
    BusLinePlan("40", column=3), BusLinePlan("35", column=9), BusLinePlan("52", column=11),
    BusLinePlan("53", column=18), BusLinePlan("81", column=20, every=20),
    BusLinePlan("55", column=23), BusLinePlan("26", column=26), BusLinePlan("32", column=34),
)  # fmt: skip
"""Their numbers are made up."""
