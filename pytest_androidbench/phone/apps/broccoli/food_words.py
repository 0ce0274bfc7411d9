"""What vegetables and fruits are called in the languages recipes may be written in."""

from __future__ import annotations

from typing import Final

TONGUES: Final = ("es", "fr", "de", "it", "pl", "zh")
_TABLE: Final = """
Apples | manzana, manzanas | pomme, pommes | Apfel, Äpfel | mela, mele | jabłko, jabłka | 苹果
Apricots | albaricoque, albaricoques | abricot, abricots | Aprikose, Aprikosen | albicocca, albicocche | morela, morele | 杏
Asparagus | espárrago, espárragos | asperge, asperges | Spargel | asparago, asparagi | szparagi | 芦笋
Avocados | aguacate, aguacates | avocat, avocats | Avocado, Avocados | avocado | awokado | 牛油果
Beans | judías verdes | haricots verts | grüne Bohnen | fagiolini | fasolka szparagowa | 四季豆
Beetroot | remolacha, remolachas | betterave, betteraves | Rote Bete | barbabietola, barbabietole | burak, buraki | 甜菜根
Bell peppers | pimiento, pimientos | poivron, poivrons | Paprika | peperone, peperoni | papryka | 甜椒
Blueberries | arándanos | myrtilles | Heidelbeeren, Blaubeeren | mirtilli | borówki | 蓝莓
Broad beans | habas | fèves | Ackerbohnen | fave | bób | 蚕豆
Broccoli | brócoli | brocoli, brocolis | Brokkoli | broccoli | brokuł, brokuły | 西兰花
Brussels sprouts | coles de Bruselas | choux de Bruxelles | Rosenkohl | cavoletti di Bruxelles | brukselka | 抱子甘蓝
Carrots | zanahoria, zanahorias | carotte, carottes | Karotte, Karotten, Möhren | carota, carote | marchew, marchewka | 胡萝卜
Cauliflower | coliflor | chou-fleur | Blumenkohl | cavolfiore | kalafior | 花椰菜
Celeriac | apionabo | céleri-rave | Knollensellerie | sedano rapa | seler korzeniowy | 根芹菜
Celery | apio | céleri | Staudensellerie | sedano | seler naciowy | 芹菜
Chard | acelga, acelgas | blette, blettes | Mangold | bietola, bietole | boćwina | 甜菜叶
Cherries | cerezas | cerises | Kirschen | ciliegie | wiśnie, czereśnie | 樱桃
Chinese cabbage | col china | chou chinois | Chinakohl | cavolo cinese | kapusta pekińska | 白菜
Corn | maíz | maïs | Mais | mais | kukurydza | 玉米
Cucumbers | pepino, pepinos | concombre, concombres | Gurke, Gurken | cetriolo, cetrioli | ogórek, ogórki | 黄瓜
Eggplants | berenjena, berenjenas | aubergine, aubergines | Aubergine, Auberginen | melanzana, melanzane | bakłażan, bakłażany | 茄子
Fennel | hinojo | fenouil | Fenchel | finocchio, finocchi | koper włoski | 茴香
Kale | col rizada | chou frisé | Grünkohl | cavolo riccio | jarmuż | 羽衣甘蓝
Kohlrabi | colirrábano | chou-rave | Kohlrabi | cavolo rapa | kalarepa | 苤蓝
Leek | puerro, puerros | poireau, poireaux | Lauch, Porree | porro, porri | por, pory | 韭葱
Lemons | limón, limones | citron, citrons | Zitrone, Zitronen | limone, limoni | cytryna, cytryny | 柠檬
Limes | lima, limas | citron vert | Limette, Limetten | lime | limonka, limonki | 青柠
Oranges | naranja, naranjas | orange, oranges | Orange, Orangen | arancia, arance | pomarańcza, pomarańcze | 橙子
Parsnip | chirivía, chirivías | panais | Pastinake, Pastinaken | pastinaca | pasternak | 欧防风
Pears | pera, peras | poire, poires | Birne, Birnen | pera, pere | gruszka, gruszki | 梨
Peas | guisantes | petits pois | Erbsen | piselli | groszek | 豌豆
Plums | ciruela, ciruelas | prune, prunes | Pflaume, Pflaumen | prugna, prugne | śliwka, śliwki | 李子
Pomegranates | granada, granadas | grenade, grenades | Granatapfel, Granatäpfel | melagrana | granat, granaty | 石榴
Pumpkin | calabaza, calabazas | citrouille, potiron | Kürbis, Kürbisse | zucca, zucche | dynia | 南瓜
Raspberries | frambuesas | framboises | Himbeeren | lamponi | maliny | 覆盆子
Red cabbage | col lombarda | chou rouge | Rotkohl | cavolo rosso | czerwona kapusta | 紫甘蓝
Rhubarb | ruibarbo | rhubarbe | Rhabarber | rabarbaro | rabarbar | 大黄
Salsify | salsifí | salsifis | Schwarzwurzeln | scorzonera | skorzonera | 婆罗门参
Savoy cabbage | col de Saboya | chou de Savoie | Wirsing | verza | kapusta włoska | 皱叶甘蓝
Spinach | espinaca, espinacas | épinard, épinards | Spinat | spinaci | szpinak | 菠菜
Strawberries | fresas | fraises | Erdbeeren | fragole | truskawki | 草莓
Summer squash | calabacín amarillo | pâtisson, pâtissons | Sommerkürbis | zucca estiva | patison, patisony | 西葫芦
Sweet potatoes | batata, batatas | patate douce, patates douces | Süßkartoffel, Süßkartoffeln | patata dolce, patate dolci | batat, bataty | 红薯
Tomatoes | tomate, tomates | tomate, tomates | Tomate, Tomaten | pomodoro, pomodori | pomidor, pomidory | 番茄
Turnips | nabo, nabos | navet, navets | Rübe, Rüben | rapa, rape | rzepa | 芜菁
White cabbage | repollo | chou blanc | Weißkohl | cavolo bianco | biała kapusta | 卷心菜
Wild garlic | ajo de oso | ail des ours | Bärlauch | aglio orsino | czosnek niedźwiedzi | 熊葱
Winter squash | calabaza de invierno | courge, courges | Butternut | zucca invernale | dynia piżmowa | 冬南瓜
Zucchini | calabacín, calabacines | courgette, courgettes | Zucchini | zucchina, zucchine | cukinia | 西葫芦
"""  # noqa: E501


def words_for(name: str, tongue: str) -> tuple[str, ...]:
    """The words for a food, by its English name; none where the table has none."""
    if tongue not in TONGUES:
        return ()
    lines = (line.split(" | ") for line in _TABLE.strip().splitlines())
    found = next((words for own, *words in lines if own == name), None)
    return tuple(found[TONGUES.index(tongue)].split(", ")) if found is not None else ()
