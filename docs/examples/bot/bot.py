# bot.py: takes a seat and plays any legal action. python3 bot.py 'http://localhost:8080/#room=ID&invite=TOKEN'
import json, random, sys, time
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

link = urlsplit(sys.argv[1])
given = {key: values[0] for key, values in parse_qs(link.fragment).items()}

def ask(what, token, body=None):
    request = Request(f"{link.scheme}://{link.netloc}/api/rooms/{given['room']}/{what}",
                      data=None if body is None else json.dumps(body).encode(),
                      headers={"Authorization": "Bearer " + token, "Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except HTTPError as refused:
        if refused.code == 429:  # asked too often
            time.sleep(1)
            return ask(what, token, body)
        if refused.code != 409:  # 409: the room has changed meanwhile; look again
            sys.exit(json.load(refused)["error"])

token = given.get("seat") or ask("claim", given["invite"], {"name": "Python"})["token"]
view = ask("view", token)
while not view["over"]:
    for offer in view["room"]["offers"]:
        if offer["by"] != view["seat"]:
            ask("answer", token, {"what": offer["what"], "yes": offer["what"] == "takeback"})
    if view["actor"] == view["seat"]:
        action = random.choice(view["legal"])
        ask("play", token, {"version": view["version"], "code": action["code"]})
    view = ask(f"view?after={view['version']}&wait=30", token)
print("over:", view["payoffs"])
