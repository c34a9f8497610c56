"""
Plays in a real browser, as a person does: chooses the game and the opponent, and clicks to the end.
browser.py FILE BROWSER DRIVER: what `marienbad serve` has said, Chromium and its driver.

The driver is asked as https://www.w3.org/TR/webdriver2 says, so that no package is needed.
"""

import json
import subprocess
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

said, browser, driver = sys.argv[1:]
url = next(word for word in open(said).read().split() if "#host=" in word)
PATIENCE = 60

process = subprocess.Popen([driver, "--port=0"], stdout=subprocess.PIPE, text=True)
port = next(line for line in process.stdout if "successfully on port" in line).split("on port ")[1].rstrip(".\n")


def ask(path, **body):
    request = Request(
        f"http://127.0.0.1:{port}/session{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]
    except HTTPError as refused:
        raise Refused(json.load(refused)["value"]["error"]) from None


class Refused(Exception):
    """What the driver could not do, as it calls that."""


def run(script, *arguments):
    return ask(session + "/execute/sync", script=script, args=list(arguments))


def until(what, script, *arguments):
    """Waits until a script says something that is true, and returns that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = run("return " + script, *arguments)
        if value:
            return value
        time.sleep(0.05)
    sys.exit(f"{what}: nothing came; the page says: {run('return document.body.innerText')}")


def act(selector, path, **body):
    """Does something with the first such element, once it is there and can be used: the page may just be drawn anew."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            element = until(selector, "document.querySelector(arguments[0])", selector)
            return ask(f"{session}/element/{next(iter(element.values()))}/{path}", **body)
        except Refused as refusal:
            if time.monotonic() > end or str(refusal) not in PASSING:
                raise
            time.sleep(0.05)


PASSING = ("stale element reference", "element not interactable", "element click intercepted")

arguments = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--window-size=1200,800"]
arguments += ["--no-first-run", "--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"]
options = {"binary": browser, "args": arguments}
try:
    created = ask("", capabilities={"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}})
    session = "/" + created["sessionId"]
    ask(session + "/url", url=url)
    act("[data-setup='coin-race']", "click")
    until("the opponent", """(() => {
        const choice = document.querySelector(".seat-row select[data-seat='1']");
        if (choice) {
            choice.value = 'player';
            choice.dispatchEvent(new Event('change', {bubbles: true}));
        }
        return choice !== null;
    })()""")
    act(".seat-row input", "value", text="gambler(iterations=50)")
    act("[data-start]", "click")
    OVER = "document.querySelector('.result:not([hidden])')"
    COUNT = "(document.querySelector('.replay .count') || {}).textContent"
    CLICKABLE = ".board .area.clickable[role=button]"
    clicks = 0
    while True:
        until("a turn", f"{OVER} || document.querySelector('{CLICKABLE}')")
        if run(f"return {OVER}"):
            break
        before = run(f"return {COUNT}")
        act(CLICKABLE, "click")
        clicks += 1
        until("an effect", f"{OVER} || {COUNT} !== arguments[0]", before)
    print("over after", clicks, "clicks:", run("return document.querySelector('.result').innerText").replace("\n", " "))
finally:
    process.terminate()
