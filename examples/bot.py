"""A bot that joins a game on a Posthorn server and plays it to the end: ``python bot.py LINK [NAME]``.

LINK is what the host sends around (http://SERVER/#/game/ID), or the game's id alone for a server on this machine.
This is a whole client: it needs the package websockets and nothing of Posthorn. See docs/api.md.
"""

import json
import os
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect


def choose(view):
    """Close for the next carriage, else lay what fits; prefer cities without an own office; the rest is chance."""
    me = view["players"][view["seat"]]
    helped = 2 if view["official"] is None else 0  # the cartwright makes up for two cards
    closes = len(me["route"]) >= max(3, min(me["carriage"] + 1, 7) - helped)
    likings = {"close": 9 if closes else 0, "cartwright": 8, "play": 7, "draw": 5, "pass": 4, "begin": 3}

    def liking(action):
        verb, *names = action.split()
        is_new = verb in ("draw", "play", "begin") and names[0] not in me["offices"]
        return likings.get(verb, 1) + is_new + random.random()

    return max(view["legal_actions"], key=liking)


def join(address, name):
    """Take an open seat; return the key that holds it."""
    request = Request(f"{address}/join", json.dumps({"name": name}).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request) as answer:
            return json.load(answer)["key"]
    except HTTPError as refusal:
        sys.exit(json.load(refusal)["error"]["message"])


def answers(message):
    """Yield what we play in answer to a message: something for each view in which it is our turn."""
    for view in (perspective["view"] for perspective in message.get("perspectives", [])):
        if view["legal_actions"]:
            yield {"type": "play", "seat": view["seat"], "revision": message["revision"], "action": choose(view)}


def main():
    """Join and play; where the connection breaks, come back and go on at the last revision seen."""
    server, _, game = sys.argv[1].rpartition("/#/game/")
    address = f"{server or 'http://127.0.0.1:8017'}/api/games/{game}"
    key = os.environ.get("KEY") or join(address, *sys.argv[2:3] or ["Robot"])
    print(f"KEY={key}", flush=True)  # a bot that is started with this in its environment has the same seat
    revision = None
    while True:
        try:
            with connect(f"{address.replace('http', 'ws', 1)}/stream") as stream:
                stream.send(json.dumps({"type": "hello", "key": key, "revision": revision}))
                for message in map(json.loads, stream):
                    revision = message.get("revision", revision)
                    for answer in answers(message):
                        stream.send(json.dumps(answer))
                    if message["type"] == "refused":
                        raise ConnectionError(message["error"]["message"])  # the next welcome says how things stand
                    if message.get("game", {}).get("status") in ("over", "abandoned"):
                        return print(message["game"]["status"], message["game"]["scores"])
        except (OSError, WebSocketException) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in (4400, 4401, 4404):
                sys.exit(error.rcvd.reason)  # asking again would not help
            time.sleep(1)


if __name__ == "__main__":
    main()
