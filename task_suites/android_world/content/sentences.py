"""Things people write down or text each other; several differ in one word, number or day only."""

from __future__ import annotations

from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import one_of

SENTENCES: Final = (
    "Bring the blue folder to the 3 pm meeting, not the green one.",
    "Bring the green folder to the 5 pm meeting, not the blue one.",
    "The plumber comes on Tuesday between 8 and 10.",
    "The plumber comes on Thursday between 8 and 10.",
    "Don't forget to water Ada's tomatoes while she's away.",
    "Don't forget to feed Ada's cat while she's away.",
    "Our train leaves from platform 9 at 17:42.",
    "Our train leaves from platform 6 at 17:24.",
    "The spare key is under the third flower pot.",
    "The spare key is with the neighbours in 12b.",
    "Two kilos of flour, a dozen eggs and half a litre of oat milk.",
    "Two kilos of apples, a dozen rolls and half a litre of cream.",
    "Rehearsal starts at 19:30 sharp; the doors close at 19:45.",
    "Rehearsal starts at 20:30 sharp; the doors close at 20:45.",
    "The dentist moved my appointment to October 24.",
    "The dentist moved my appointment to November 4.",
    "Parking permit 4471 expires at the end of the month.",
    "Parking permit 4417 expires at the end of the month.",
    "I'll be at the north entrance, wearing a yellow raincoat.",
    "I'll be at the south entrance, wearing a red raincoat.",
    "Please return the ladder to Selma before the weekend.",
    "Please return the drill to Selma before the weekend.",
    "Rent goes up by 35 euros from January on.",
    "Rent goes up by 53 euros from January on.",
    "Chapter 7 still needs a better ending.",
    "Chapter 11 still needs a better ending.",
    "Try the soup with more ginger and less salt next time.",
    "Try the curry with more lime and less salt next time.",
    "The museum is closed on Mondays, so let's go on Wednesday.",
    "The library is closed on Wednesdays, so let's go on Monday.",
    "Paint the hallway in RAL 6019 and the kitchen in RAL 1015.",
    "Happy birthday! May the new year bring you fewer meetings.",
    "The bus was late again; I'm still waiting at the bridge.",
    "The tram was late again; I'm still waiting at the station.",
    "Write three pages before breakfast and walk for an hour.",
    "Thank you for dinner, the pears were wonderful!",
    "Thank you for lunch, the dumplings were wonderful!",
    "Ask Viktor whether the boat is free on the 21st.",
    "Ask Wanda whether the cabin is free on the 21st.",
    "The wifi password hangs on the inside of the wardrobe door.",
    "Gate B12 changed to C21, boarding begins at 6:50.",
    "Call me as soon as you've landed.",
    "Call me as soon as you've parked.",
    "Nobody answered at the workshop; I'll try again tomorrow.",
)
"""Plain ASCII, so that they can be typed on every keyboard."""


def sentences() -> SearchStrategy[str]:
    """One of the sentences."""
    return one_of(*SENTENCES)
