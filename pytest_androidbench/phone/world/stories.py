"""What papers of the small world write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """An article of a paper."""

    title: str
    paper: str
    topic: str
    """town, science, food, sport, nature, culture or money."""
    author: str
    """Somebody of `world.people`."""
    written: str
    """ISO 8601, by the clock of whoever looks; up to `people.TODAY`."""
    text: str


GAZETTE: Final = "Harbourton Gazette"
COURIER: Final = "Millfield Courier"
KITCHEN: Final = "The Slow Kitchen"
TRAIL: Final = "Trail and Tide"
NOTES: Final = "Eastbrook Science Notes"

STORIES: Final = (
    Story(
        title="The old ferry sails again, with a kitchen on board",
        paper=GAZETTE,
        topic="town",
        author="Amara Osei",
        written="2023-10-15T13:40",
        text="After nine winters on dry land, the ferry Kittiwake crossed the harbour this morning."
        " Volunteers had spent two years on her hull, her engine and, as it turned out, her soup."
        "\n\nThe galley was meant to serve coffee only. Then the stove of the shipyard's canteen"
        " found its way on board, and with it a cook. The crossing takes eighteen minutes, which"
        " is just long enough for a bowl.\n\nUntil the end of October she sails at nine, noon and"
        " four. A ticket is 6.50, a bowl of soup 4.20, and bicycles travel free.",
    ),
    Story(
        title="A telescope in a barn finds a comet nobody was looking for",
        paper=NOTES,
        topic="science",
        author="Mira Kapoor",
        written="2023-10-15T11:05",
        text="Hugo Marchetti wanted to photograph a cluster of stars. On the third picture of the"
        " night there was a smudge that was on none of his charts.\n\nTwo observatories have"
        " confirmed it since: a small comet, eleven weeks away from its closest pass by the sun."
        " It will not be seen with the naked eye, but a pair of binoculars should do by the end"
        " of December.\n\nThe barn's roof, which slides on the rails of an old coal cart, is open"
        " to visitors on clear Fridays.",
    ),
    Story(
        title="Bread without kneading: what eighteen hours do that hands cannot",
        paper=KITCHEN,
        topic="food",
        author="Carla Medina",
        written="2023-10-15T08:15",
        text="Stir 400 grams of flour, 300 of water, 8 of salt and a pinch of yeast, and go to bed."
        "\n\nTime does the work: the dough folds itself as it rises. Eighteen hours at the"
        " temperature of a cool kitchen give a crumb with large holes and a crust that sings when"
        " it leaves the oven.\n\nBake it in a heavy pot at 240 degrees, thirty minutes with the"
        " lid on and fifteen without.",
    ),
    Story(
        title="Northgate win the paddle relay by the width of an oar",
        paper=TRAIL,
        topic="sport",
        author="Nils Berg",
        written="2023-10-14T19:30",
        text="Forty-one boats, four legs, one bend that everybody feared. At the last change"
        " Eastbrook led by two lengths.\n\nThen the tide turned. Greta Lindholm took the inner"
        " line under the bridge, where the water is slack, and came out level. The judges needed"
        " a photograph to see who was first.\n\nNorthgate's time, 1 hour 52 minutes, is the best"
        " on this course since 2016.",
    ),
    Story(
        title="Where the swifts of Millfield went, and why they will be back",
        paper=COURIER,
        topic="nature",
        author="Olga Sokolova",
        written="2023-10-14T10:00",
        text="The boxes below the roof of the town hall are empty since August. A tag that weighs"
        " less than a paper clip has told where one of their owners is: over the Congo.\n\nShe"
        " crossed the sea in a single night and has not landed since. Swifts sleep, eat and drink"
        " on the wing.\n\nKeiko Tanaka, who tagged her, expects her in the first week of May."
        " Twelve more boxes will be up by then.",
    ),
    Story(
        title="Six songs in a bus shelter: the smallest stage in town",
        paper=GAZETTE,
        topic="culture",
        author="Liam Doyle",
        written="2023-10-13T17:20",
        text="The number 12 has not stopped at Pier Lane for years, but on Thursdays there is a"
        " crowd.\n\nIt began with Ines Carvalho, a guitar and a downpour. Now whoever wants to"
        " play writes a name on the timetable, and has six songs. There is no microphone; the"
        " curved roof carries a voice across the street.\n\nThe last evening of the year is on"
        " 26 October. Bring an umbrella and something warm.",
    ),
    Story(
        title="Repair or replace? We asked what a toaster is worth",
        paper=COURIER,
        topic="money",
        author="Yusuf Demir",
        written="2023-10-13T09:45",
        text="A new one costs 29. At the repair table in the library it took Farid Rahimi eleven"
        " minutes and a spring for 80 cents.\n\nOf a hundred things that were brought in"
        " September, sixty-eight went home working. Lamps do best, printers worst.\n\nThe table"
        " is there each first Saturday, from ten to one. Spare parts are paid for; the work is"
        " not.",
    ),
    Story(
        title="A path along the dunes opens, and asks for slow feet",
        paper=TRAIL,
        topic="nature",
        author="Samir Haddad",
        written="2023-10-12T14:10",
        text="The boards begin behind the lighthouse and end, 7.4 kilometres later, at the bird"
        " hide of Northgate.\n\nThey lie on stilts so that sand and plants can move below. Rosa"
        " Delgado, who planned the path, has put a bench at each kilometre: not to rest, she"
        " says, but to listen.\n\nDogs on a lead are welcome, bicycles are not.",
    ),
    Story(
        title="Pumpkin, and what else to roast in the second half of October",
        paper=KITCHEN,
        topic="food",
        author="Tess Bakker",
        written="2023-10-11T12:30",
        text="Cut it large. Small pieces steam, large ones brown.\n\nTurn the wedges in oil, salt"
        " and a spoon of honey, and leave room between them on the tray. Forty minutes at 200"
        " degrees; turn once. Beetroot takes an hour, onions half of one.\n\nWhat is left over"
        " makes tomorrow's soup, with ginger and the juice of an orange.",
    ),
    Story(
        title="Students measure the noise of snow, and hear less of it each year",
        paper=NOTES,
        topic="science",
        author="Vera Kowalska",
        written="2023-10-10T16:00",
        text="Fresh snow swallows sound like a carpet. A class in Eastbrook has put microphones in"
        " a meadow for five winters to find out how much.\n\nTen centimetres take eleven decibels"
        " from a passing car. What changed is not the snow, but how often it lies: nineteen days"
        " last winter, forty-three in the first.\n\nTheir data are on paper in the school's hall,"
        " for everyone to look at.",
    ),
)
"""Newest first."""
