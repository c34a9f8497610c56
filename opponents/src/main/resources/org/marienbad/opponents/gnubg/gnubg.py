# Runs inside GNU Backgammon (gnubg -p): answers each line of JSON with a line of JSON.
#
#   {"do":"play","board":ID,"dice":[3,1],"plies":2,"cube":[1,-1],"match":[0,0,0],"crawford":0,"cubeful":0}
#       -> {"after":ID}                  the position after the best play, as the other seat sees it
#   {"do":"plays", ...}                  -> {"plays":[[ID, equity], ...]}   all plays, the best first
#   {"do":"cube", ...}                   -> {"double":true,"take":true}
#   {"do":"values","boards":[ID,...],...}-> {"values":[equity, ...]}        for the seat on roll
#
# cube: its number, and whose it is: 1 the seat on roll, 0 the other one, -1 nobody's. match: the points to play for (0:
# none), those of the other seat and of the one on roll.
import json
import os
import sys

import gnubg

# What GNU Backgammon itself prints must not get among the answers.
answers = os.fdopen(os.dup(1), "w")
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

BAR, OFF = 25, 0


def after(board, steps):
    """The position after steps of one man each, the other seat on roll."""
    other, mine = [list(side) for side in board]
    for start, end in zip(steps[0::2], steps[1::2]):
        mine[start - 1] -= 1
        if end != OFF:
            mine[end - 1] += 1
            if end != BAR and other[24 - end]:
                other[24 - end] -= 1
                other[BAR - 1] += 1
    return gnubg.positionid((tuple(mine), tuple(other)))


def cube(request):
    number, owner = request["cube"]
    points, others, own = request["match"]
    gnubg.command("set jacoby " + ("on" if request.get("jacoby") else "off"))
    return gnubg.cubeinfo(number, owner, 1, points, (others, own), request.get("crawford", 0))


def evaluation(request):
    return gnubg.evalcontext(request.get("cubeful", 0), request.get("plies", 0), 1, 0, 0.0)


def play(request):
    board = gnubg.positionfromid(request["board"])
    steps = gnubg.findbestmove(board, cube(request), evaluation(request), tuple(request["dice"]))
    return {"after": after(board, steps)}


def plays(request):
    board = gnubg.positionfromid(request["board"])
    for text in (
        "set evaluation chequerplay evaluation plies %d" % request.get("plies", 0),
        "set evaluation chequerplay evaluation cubeful " + ("on" if request.get("cubeful") else "off"),
        "set jacoby off",
        "new session",
        "set turn 1",
        "set board " + request["board"],
        "set dice %d %d" % tuple(request["dice"]),
    ):
        gnubg.command(text)
    found = []
    for hint in gnubg.hint(10000)["hint"]:
        hops = [place for hop in gnubg.parsemove(hint["move"]) for place in hop]
        found.append([after(board, hops), hint["equity"]])
    return {"plays": found}


def decide(request):
    board = gnubg.positionfromid(request["board"])
    _, no_double, take, drop, _, advice = gnubg.cfevaluate(board, cube(request), evaluation(request))
    return {"double": advice.startswith(("Double", "Redouble")), "take": take <= drop}


def values(request):
    info, context = cube(request), evaluation(request)
    return {"values": [gnubg.evaluate(gnubg.positionfromid(board), info, context)[5] for board in request["boards"]]}


for text in (
    "set display off",
    "set confirm new off",
    "set automatic game off",
    "set automatic roll off",
    "set automatic move off",
    "set automatic bearoff off",
    "set player 0 human",
    "set player 1 human",
):
    gnubg.command(text)

for line in sys.stdin:
    question = json.loads(line)
    try:
        reply = {"play": play, "plays": plays, "cube": decide, "values": values}[question["do"]](question)
    except Exception as failure:
        reply = {"error": "%s: %s" % (type(failure).__name__, failure)}
    reply["id"] = question["id"]
    answers.write(json.dumps(reply) + "\n")
    answers.flush()
