"""The kinds of the map's objects: names, categories, signs, from which zoom on they show."""

from __future__ import annotations

from typing import Final, NamedTuple

from pytest_androidbench.phone.ui.message import Message, tr


class ObjectKind(NamedTuple):
    """What is known of all objects of a kind."""

    label: Message
    icon: str
    zoom: int
    """From which zoom on they are drawn."""
    category: str = ""
    """Under which they are searched for; "" for settlements."""
    osm: str = ""
    """OpenStreetMap's tag for it, as favourites keep it in `amenity_subtype`."""


CATEGORIES: Final = {
    "accommodation": (tr("Accommodation"), "hotel"),
    "food": (tr("Food"), "restaurant"),
    "shops": (tr("Convenience store and supermarket"), "local_grocery_store"),
    "culture": (tr("Sightseeing"), "photo_camera"),
    "transport": (tr("Public transport"), "directions_bus"),
    "fuel": (tr("Gas station"), "local_shipping"),
    "parking": (tr("Parking"), "directions_car"),
    "finance": (tr("Bank"), "account_balance"),
    "health": (tr("Healthcare"), "local_hospital"),
    "education": (tr("Education"), "school"),
    "office": (tr("Administrative services"), "business"),
    "religion": (tr("Place of worship"), "place"),
    "leisure": (tr("Leisure"), "pool"),
    "emergency": (tr("Emergency"), "emergency"),
    "nature": (tr("Natural"), "landscape"),
}
"""Key -> name and sign, in the order of the list of categories."""

SETTLEMENTS: Final = {
    "town": ObjectKind(tr("Town"), "business", 7),
    "village": ObjectKind(tr("Village"), "business", 10),
    "hamlet": ObjectKind(tr("Hamlet"), "home", 13),
    "suburb": ObjectKind(tr("Suburb"), "home", 13),
}
PLACES: Final = {
    **SETTLEMENTS,
    "peak": ObjectKind(tr("Peak"), "landscape", 12, "nature", "peak"),
    "pass": ObjectKind(tr("Mountain pass"), "landscape", 13, "nature", "mountain_pass"),
    "lake_name": ObjectKind(tr("Lake"), "pool", 14, "nature", "water"),
    "nature": ObjectKind(tr("Nature reserve"), "nature", 13, "nature", "nature_reserve"),
    "castle": ObjectKind(tr("Castle"), "flag", 14, "culture", "castle"),
    "museum": ObjectKind(tr("Museum"), "collections", 15, "culture", "museum"),
    "viewpoint": ObjectKind(tr("Viewpoint"), "photo_camera", 15, "culture", "viewpoint"),
    "information": ObjectKind(tr("Tourist information"), "info", 16, "culture", "information"),
    "theatre": ObjectKind(tr("Theater"), "theaters", 15, "culture", "theatre"),
    "church": ObjectKind(tr("Church"), "place", 15, "religion", "place_of_worship"),
    "townhall": ObjectKind(tr("Town hall"), "business", 16, "office", "townhall"),
    "post": ObjectKind(tr("Post office"), "mail", 16, "office", "post_office"),
    "school": ObjectKind(tr("School"), "school", 15, "education", "school"),
    "hospital": ObjectKind(tr("Hospital"), "local_hospital", 14, "health", "hospital"),
    "pharmacy": ObjectKind(tr("Pharmacy"), "medical_services", 16, "health", "pharmacy"),
    "bank": ObjectKind(tr("Bank"), "euro", 16, "finance", "bank"),
    "supermarket": ObjectKind(tr("Supermarket"), "local_grocery_store", 15, "shops", "supermarket"),
    "bakery": ObjectKind(tr("Bakery"), "bakery_dining", 16, "shops", "bakery"),
    "restaurant": ObjectKind(tr("Restaurant"), "restaurant", 15, "food", "restaurant"),
    "cafe": ObjectKind(tr("Cafe"), "local_cafe", 16, "food", "cafe"),
    "hotel": ObjectKind(tr("Hotel"), "hotel", 15, "accommodation", "hotel"),
    "alpine_hut": ObjectKind(tr("Alpine hut"), "night_shelter", 13, "accommodation", "alpine_hut"),
    "camp_site": ObjectKind(tr("Campsite"), "nature", 14, "accommodation", "camp_site"),
    "fuel": ObjectKind(tr("Gas station"), "local_shipping", 15, "fuel", "fuel"),
    "station": ObjectKind(tr("Railway station"), "train", 13, "transport", "railway_station"),
    "bus": ObjectKind(tr("Bus stop"), "directions_bus", 16, "transport", "bus_stop"),
    "parking": ObjectKind(tr("Parking"), "directions_car", 16, "parking", "parking"),
    "stadium": ObjectKind(tr("Stadium"), "emoji_events", 14, "leisure", "stadium"),
    "swimming": ObjectKind(tr("Swimming pool"), "pool", 15, "leisure", "swimming_pool"),
    "atm": ObjectKind(tr("ATM"), "account_balance", 16, "finance", "atm"),
    "park": ObjectKind(tr("Park"), "nature", 14, "leisure", "park"),
    "gym": ObjectKind(tr("Gym"), "fitness_center", 16, "leisure", "fitness_centre"),
    "cinema": ObjectKind(tr("Movie theater"), "movie", 15, "culture", "cinema"),
    "library": ObjectKind(tr("Library"), "school", 15, "education", "library"),
    "bar": ObjectKind(tr("Bar"), "restaurant", 16, "food", "bar"),
    "office": ObjectKind(tr("Corporate office"), "business", 15, "office", "company"),
    "apartments": ObjectKind(tr("Apartment complex"), "home", 15, "accommodation", "apartments"),
    "mall": ObjectKind(tr("Shopping mall"), "shopping_bag", 14, "shops", "mall"),
    "airport": ObjectKind(tr("Airport"), "flight", 11, "transport", "aerodrome"),
    "police": ObjectKind(tr("Police"), "policy", 15, "emergency", "police"),
    "fire_station": ObjectKind(tr("Fire station"), "emergency", 15, "emergency", "fire_station"),
}
WAYS: Final = {
    "motorway": tr("Motorway"),
    "primary": tr("Main road"),
    "secondary": tr("Secondary road"),
    "tertiary": tr("Tertiary road"),
    "residential": tr("Street"),
    "track": tr("Track"),
    "path": tr("Path"),
    "river": tr("River"),
    "stream": tr("Stream"),
    "rail": tr("Railway"),
}
ROADS: Final = ("motorway", "primary", "secondary", "tertiary", "residential", "track", "path")
