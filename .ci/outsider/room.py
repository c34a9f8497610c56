"""Plays a room on a server by what the page asks of it. room.py FILE: what `marienbad serve` has said."""

import json
import sys
from urllib.request import Request, urlopen

address, host = next(word for word in open(sys.argv[1]).read().split() if "#host=" in word).split("/#host=")


def ask(path, token, body=None):
    request = Request(
        f"{address}/api/{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": "Bearer " + token, "Content-Type": "application/json"},
    )
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


seats = [{"kind": "person", "name": "Stranger"}, {"kind": "player", "spec": "gambler(iterations=50)"}]
room = ask("create", host, {"game": "coin-race", "seats": seats})
token = room["tokens"][0]
view = ask(f"rooms/{room['id']}/view", token)
while not view["over"]:
    if view["actor"] == view["seat"]:
        ask(f"rooms/{room['id']}/play", token, {"version": view["version"], "code": view["legal"][0]["code"]})
    view = ask(f"rooms/{room['id']}/view?after={view['version']}&wait=30", token)
print("over:", view["payoffs"])
