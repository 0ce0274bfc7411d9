"""Dishes: what they are called, what is in them, how they are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_TABLE: Final = """
Apple Crumble | apples, oats, butter, cinnamon | Slice the apples into a dish, rub oats, butter and cinnamon together, scatter them over and bake until golden.
Baked Salmon with Dill | salmon, dill, lemon | Lay the salmon on foil, cover it with dill and slices of lemon and bake for a quarter of an hour.
Banana Pancakes | bananas, eggs, flour | Mash the bananas, stir in eggs and flour and fry small cakes on both sides.
Barley Risotto | barley, mushrooms, parmesan, thyme | Toast the barley, add hot water ladle by ladle and fold in fried mushrooms, parmesan and thyme.
Bean Chili | kidney beans, tomatoes, cumin, onions | Soften the onions with cumin, add tomatoes and kidney beans and simmer for an hour.
Beef Goulash | beef, onions, paprika, broth | Brown the beef with onions, dust with paprika, pour in broth and braise until tender.
Beetroot Salad | beetroot, walnuts, goat cheese, vinegar | Slice cooked beetroot, crumble goat cheese and walnuts over it and dress with vinegar.
Broccoli Gratin | broccoli, cream, cheddar, nutmeg | Blanch the broccoli, cover with cream and nutmeg, top with cheddar and bake until brown.
Carrot Soup | carrots, ginger, coconut, coriander | Boil carrots with ginger, blend with coconut and scatter coriander on top.
Cauliflower Curry | cauliflower, chickpeas, curry powder, yogurt | Fry curry powder, add cauliflower and chickpeas, cook until soft and stir in yogurt.
Cheese Omelette | eggs, gruyere, chives, butter | Beat the eggs, let them set in butter, add gruyere and chives and fold over.
Chicken Noodle Soup | chicken, noodles, celery, broth | Simmer chicken and celery in broth, shred the meat and add the noodles at the end.
Chicken Wraps | chicken, tortillas, lettuce, avocado | Fry strips of chicken and roll them into tortillas with lettuce and avocado.
Chocolate Mousse | dark chocolate, eggs, cream, sugar | Melt dark chocolate, fold in whipped cream and eggs beaten with sugar and chill overnight.
Coconut Rice Pudding | rice, coconut, sugar, vanilla | Cook rice slowly with coconut, sugar and vanilla until it is thick.
Corn Fritters | corn, flour, eggs, chives | Mix corn with flour, eggs and chives and fry spoonfuls in a hot pan.
Couscous Salad | couscous, cucumber, mint, raisins | Soak the couscous, let it cool and mix with cucumber, mint and raisins.
Cranberry Muffins | cranberries, flour, sugar, orange | Stir flour, sugar and the zest of an orange, fold in cranberries and bake in small tins.
Egg Fried Rice | rice, eggs, peas, soy sauce | Fry cold rice with peas, push it aside, scramble the eggs and season with soy sauce.
Eggplant Stew | eggplant, tomatoes, olives, basil | Fry cubes of eggplant, stew them with tomatoes and olives and finish with basil.
Feta Pasta | feta, pasta, tomatoes, garlic | Roast feta with tomatoes and garlic, mash everything and toss with hot pasta.
Fish Tacos | cod, tortillas, cabbage, lime | Grill the cod, flake it into tortillas with shredded cabbage and squeeze lime over it.
Garlic Bread | bread, garlic, butter, parsley | Crush garlic into soft butter with parsley, spread it on bread and toast it.
Greek Salad | cucumber, feta, olives, oregano | Cut cucumber into chunks, add olives and feta and sprinkle with oregano.
Green Bean Salad | green beans, potatoes, mustard, dill | Boil green beans and potatoes, dress them warm with mustard and add dill.
Honey Granola | honey, oats, almonds, raisins | Coat oats and almonds with honey, toast them in the oven and add raisins when cold.
Leek Quiche | leeks, eggs, cream, puff pastry | Line a tin with puff pastry, fill with stewed leeks, eggs and cream and bake.
Lemon Tart | lemon, eggs, sugar, shortcrust | Bake the shortcrust blind, fill with lemon, eggs and sugar whisked together and bake again.
Lentil Bolognese | lentils, carrots, tomatoes, spaghetti | Stew lentils and carrots in tomatoes until thick and serve over spaghetti.
Lentil Soup | lentils, celery, carrots, bay leaf | Simmer lentils with celery, carrots and a bay leaf until they fall apart.
Mango Lassi | mango, yogurt, cardamom, honey | Blend mango and yogurt with cardamom and honey and pour over ice.
Meatballs in Gravy | minced meat, breadcrumbs, onions, broth | Shape minced meat with breadcrumbs, brown on onions, add broth and reduce to a gravy.
Minestrone | zucchini, kidney beans, pasta, basil | Cook zucchini and kidney beans in plenty of water, add pasta and serve with basil.
Miso Noodles | miso, noodles, tofu, scallions | Dissolve miso in hot water, add noodles and cubes of tofu and top with scallions.
Mushroom Toast | mushrooms, bread, thyme, ricotta | Fry mushrooms with thyme and heap them on toasted bread with ricotta.
Onion Tart | onions, puff pastry, thyme, gruyere | Melt onions slowly with thyme, spread on puff pastry, cover with gruyere and bake.
Parsnip Fries | parsnips, paprika, rosemary, sea salt | Cut parsnips into sticks, turn in paprika and rosemary, roast and finish with sea salt.
Pea Soup | peas, mint, broth, bacon | Boil peas in broth, blend with mint and crumble crisp bacon on top.
Peanut Noodles | peanuts, noodles, soy sauce, lime | Grind peanuts with soy sauce and lime and coat the hot noodles with it.
Pear Cake | pears, flour, almonds, sugar | Stir flour, ground almonds and sugar to a batter, press in the pears and bake.
Pesto Gnocchi | gnocchi, basil, pine nuts, parmesan | Pound basil, pine nuts and parmesan to a paste and toss with the gnocchi.
Potato Pancakes | potatoes, onions, eggs, flour | Grate potatoes and onions, bind with eggs and flour and fry until crisp.
Pumpkin Soup | pumpkin, ginger, broth, cream | Cook pumpkin with ginger in broth, blend and stir in cream.
Quinoa Bowl | quinoa, avocado, black beans, lime | Top warm quinoa with avocado and black beans and season with lime.
Ratatouille | eggplant, zucchini, bell peppers, garlic | Fry eggplant, zucchini and bell peppers apart and stew them together with garlic.
Roast Chicken | chicken, rosemary, potatoes, lemon | Stuff the chicken with lemon and rosemary and roast it on a bed of potatoes.
Shrimp Skewers | shrimp, garlic, lime, chili flakes | Marinate shrimp in lime, garlic and chili flakes and grill them on skewers.
Spinach Lasagna | spinach, ricotta, lasagna sheets, nutmeg | Layer lasagna sheets with spinach, ricotta and nutmeg and bake for forty minutes.
Stuffed Bell Peppers | bell peppers, rice, minced meat, feta | Fill bell peppers with rice and minced meat, crumble feta over them and bake.
Tomato Soup | tomatoes, basil, cream, garlic | Roast tomatoes with garlic, blend with cream and tear basil over it.
Tuna Salad | tuna, capers, celery, mustard | Flake the tuna and mix it with celery, capers and mustard.
Waffles with Blueberries | flour, eggs, blueberries, maple syrup | Whisk flour and eggs, bake waffles and serve with blueberries and maple syrup.
"""  # noqa: E501


@dataclass(frozen=True, slots=True, kw_only=True)
class Dish:
    """One line of the table; what is in it is named in the directions by the same words."""

    title: str
    ingredients: tuple[str, ...]
    directions: str


def _dish(line: str) -> Dish:
    title, names, directions = line.split(" | ")
    return Dish(title=title, ingredients=tuple(names.split(", ")), directions=directions)


DISHES: Final = tuple(_dish(line) for line in _TABLE.strip().splitlines())
INGREDIENTS: Final = tuple(sorted({name for dish in DISHES for name in dish.ingredients}))
