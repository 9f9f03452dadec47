"""Write the board and the actions for the browser client: `python -m tests.web.board_data` after either has changed.

The client is built without Python, so what it draws is committed, and a test tells when it is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from posthorn.board import BOARD
from posthorn.game.action import ACTIONS
from posthorn.game.names import OFFICIAL_NAMES

WEB = Path(__file__).parents[2] / "web"


def board_data() -> dict[str, Any]:
    """Return the board as plain data. Things refer to each other by name, as views and events do."""
    cities, provinces, places = BOARD.cities, BOARD.provinces, BOARD.rome.places
    return {
        "cities": [
            {
                "id": city.id,
                "name": city.name,
                "x": city.x,
                "y": city.y,
                "province": provinces[city.province].name,
                "neighbours": [cities[index].name for index in city.neighbours],
            }
            for city in cities
        ],
        "provinces": [
            {
                "id": province.id,
                "name": province.name,
                "colour": province.colour,
                "region": None if province.region is None else BOARD.regions[province.region].name,
                "cities": [cities[index].name for index in province.cities],
            }
            for province in provinces
        ],
        "regions": [
            {
                "id": region.id,
                "name": region.name,
                "provinces": [provinces[index].name for index in region.provinces],
                "cities": [cities[index].name for index in region.cities],
                "start": places[BOARD.rome.starts[region.index]].name,
                "startForTwo": places[BOARD.rome.starts_two[region.index]].name,
            }
            for region in BOARD.regions
        ],
        "roads": [[cities[one].name, cities[other].name] for one, other in BOARD.roads],
        "stacks": [{"id": stack.id, "values": list(stack.values)} for stack in BOARD.stacks],
        "carriages": [{"number": number, "points": points} for number, points in BOARD.carriage_points.items()],
        "material": {
            "offices": BOARD.material.offices,
            "cardsPerCity": BOARD.material.cards_per_city,
            "display": BOARD.material.display,
            "smallestRoute": BOARD.material.smallest_route,
            "handLimit": BOARD.material.hand_limit,
            "cartwrightReach": BOARD.material.cartwright_reach,
        },
        "officials": list(OFFICIAL_NAMES),
        "places": [
            {"id": place.id, "name": place.name, "roads": [places[index].name for index in place.roads]}
            for place in places
        ],
        "rome": places[BOARD.rome.rome].name,
        "clerics": list(BOARD.rome.ranks),
        "tokens": {
            str(players): dict(zip(OFFICIAL_NAMES, counts, strict=True))
            for players, counts in BOARD.rome.tokens.items()
        },
        "chips": BOARD.rome.chips,
    }


def actions_data() -> list[dict[str, Any]]:
    """Return every action with its parts, for the test of the client's reading of them."""
    return [
        {
            "text": action.text,
            "verb": action.verb,
            **({"city": action.city.name} if action.city else {}),
            **({"province": action.province.name} if action.province else {}),
            **({"coach": action.coach.name} if action.coach else {}),
            **({"rank": action.rank} if action.rank else {}),
            **({"place": action.place.name} if action.place else {}),
            **({"officials": list(action.officials)} if action.officials else {}),
        }
        for action in ACTIONS
    ]


def files() -> dict[Path, str]:
    """Return the files and what they should hold."""
    board = json.dumps(board_data(), ensure_ascii=False, indent=1)
    actions = ",\n".join(json.dumps(action, ensure_ascii=False) for action in actions_data())
    return {
        WEB / "src" / "board" / "board.json": f"{board}\n",
        WEB / "tests" / "actions.json": f"[\n{actions}\n]\n",
    }


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
