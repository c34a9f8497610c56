package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The events around the moves: who comes, leaves, agrees and is replaced, and what is left after the end. */
class FlowsTest extends TestInBrowser {
    private static final String HOST_TOKEN = "0123456789abcdefghijkl";

    @Override
    ServerProcess serve(Path folder) {
        return ServerProcess.start(folder, HOST_TOKEN);
    }

    @Test
    void aDrawIsAgreedUponAndTheRecordTakenHome() throws IOException {
        Page ann = visitor();
        open(ann, "kalaha", 2);
        start(ann);
        Page bob = join(visitor("cs"), invitation(ann, 1), "Bob");
        ann.until("Ann's turn", ann::isAsked);
        act(ann);
        ann.click("[data-verb='offer-draw']");
        ann.click("[data-confirm]");
        ann.until("what Ann has offered", () -> ann.has("[data-offer='draw']"));
        bob.click("[data-offer='draw'] .primary");
        for (Page player : List.of(ann, bob)) {
            player.until("the end", player::isOver);
            assertFalse(player.has("[data-offer]"), "nothing is offered any more");
            assertFalse(player.has("[data-verb='resign']"), "nobody can resign any more");
            assertEquals(
                    List.of("1.", "1."),
                    player.all(".ranking .number").stream()
                            .map(place -> place.getText())
                            .toList());
        }
        assertEquals("The players agree on a draw.", ann.text(".result > p"));
        assertEquals("Hráči se dohodli na remíze.", bob.text(".result > p"));
        ann.click("[data-record]");
        File folder = ann.downloads().toFile();
        ann.until("the record", () -> names(folder).stream().anyMatch(name -> name.endsWith(".json")));
        JsonNode record =
                new ObjectMapper().readTree(new File(folder, names(folder).get(0)));
        assertEquals("kalaha", record.path("game").asText());
        assertEquals("Ann", record.at("/names/0").asText());
        assertEquals(1, record.path("plies").size());
        assertEquals("AGREED", record.at("/forfeit/cause").asText());
        assertFalse(record.has("seed"), record::toString);
    }

    private static List<String> names(File folder) {
        String[] names = folder.list();
        return names == null ? List.of() : List.of(names);
    }

    @Test
    void aComputerStandsInForAPersonWhoLeavesIfTheOthersAgree() {
        Page ann = visitor();
        open(ann, "nim", 3);
        start(ann);
        Page bob = join(visitor(), invitation(ann, 1), "Bob");
        Page eve = join(visitor(), invitation(ann, 2), "Eve");
        ann.until("Eve", () -> ann.text(".seats").contains("Eve"));
        assertFalse(ann.has("[data-stand-in]"), "everybody is there");
        eve.open("about:blank");
        ann.click("[data-stand-in='2']");
        bob.click("[data-offer='stand-in'] .primary");
        ann.until(
                "the stand-in", () -> ann.text(".seats [data-seat='2'] .about").contains("plays for now"));
        moveOf(ann);
        moveOf(bob);
        ann.until("the computer's move", () -> ann.isAsked() || ann.isOver());
        assertEquals("3 / 3", ann.text(".replay .count"));
        Browser.keep(ann, "stand-in");
        eve.open(url(""));
        eve.click(".my-games a.entry");
        ann.until("Eve again", () -> !ann.text(".seats [data-seat='2'] .about").contains("plays for now"));
        if (!ann.isOver()) {
            moveOf(ann);
            moveOf(bob);
            eve.until("Eve's turn", () -> eve.isAsked() || eve.isOver());
        }
    }

    /** One ply, of as many clicks as it takes; the least there is in Nim. */
    private static void moveOf(Page player) {
        player.until("a turn", () -> player.isAsked() || player.isOver());
        String before = player.text(".replay .count");
        while (player.isAsked() && player.text(".replay .count").equals(before)) {
            act(player);
        }
    }

    @Test
    void theHostChangesPlayersInMidGame() {
        Page guest = visitor();
        begin(guest, "kalaha");
        assertFalse(guest.has("[data-verb='set-player']"), "only the host may");
        Page host = visitor();
        host.open(url("host=" + HOST_TOKEN));
        host.reload();
        host.find("[data-setup='kalaha']");
        assertEquals("", host.run("return location.hash"), "the token is not left in the address");
        host.open(url("host=somebody-elses"));
        host.until("a warning", () -> host.has(".notice"));
        begin(host, "kalaha");
        host.click("[data-verb='set-player']");
        host.choose("#swap-seat", "1");
        host.choose("#swap-level", "");
        host.find("#swap-player").sendKeys("nobody(x=1)");
        host.click(".swap .primary");
        host.until("the reason", () -> host.text(".swap .error").contains("nobody"));
        assertEquals(1, host.complaints().size(), "the refusal is all that the console tells");
        host.find("#swap-player").clear();
        host.find("#swap-player").sendKeys("random");
        swapTo(host, "Random");
        host.click("[data-verb='set-player']");
        host.choose("#swap-level", "easy");
        swapTo(host, "easy");
        host.click("[data-verb='set-player']");
        host.choose("#swap-level", "");
        host.find("#swap-player").sendKeys("random");
        swapTo(host, "Random");
        assertTrue(host.text(".news").contains("Random"), host.text(".news"));
        moveOf(host);
        host.until("its move", () -> host.isAsked() || host.isOver());
        // The seat is given away: the invitation is shown, and whoever has it sits down.
        host.click("[data-verb='set-player']");
        host.choose("#swap-seat", "1");
        host.click(".swap [data-give]");
        String link = host.find("dialog .link input").getAttribute("value");
        assertTrue(link.contains("invite="), link);
        host.press(Keys.ESCAPE);
        Page bob = join(visitor(), link.substring(link.indexOf('#') + 1), "Bob");
        host.until("Bob", () -> host.text(".seats").contains("Bob"));
        assertEquals(host.text(".replay .count"), bob.text(".replay .count"));
    }

    /** Applies the form. The room may tell of the new player before the form has closed. */
    private static void swapTo(Page host, String player) {
        host.click(".swap .primary");
        host.until(
                player,
                () -> !host.has(".swap") && host.text(".seats [data-seat='1']").contains(player));
    }

    @Test
    void theHostIsNotOfferedAComputersSeatWhereItHasCardsOfItsOwn() {
        Page host = visitor();
        host.open(url("host=" + HOST_TOKEN));
        host.click("[data-play='poker']");
        host.click("[data-verb='set-player']");
        assertTrue(host.has("#swap-seat option[value='0']"), "its own seat may be a computer's");
        assertFalse(host.has("#swap-seat option[value='1']"), "the computer's seat stays the computer's");
    }

    @Test
    void aPlayerWhoseFlagFallsLoses() {
        Page ann = visitor();
        String room = (String) ann.promised("""
                const seats = [{kind: 'person', name: 'Ann'}, {kind: 'open'}];
                const answer = await fetch('/api/create', {
                    method: 'POST',
                    headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify({game: 'kalaha', clock: '2s', seats}),
                });
                const {id, tokens, invitations} = await answer.json();
                return `room=${id}&seat=${tokens[0]} room=${id}&invite=${invitations[1]}`;
                """);
        ann.open(url(room.split(" ")[0]));
        ann.until("my turn", ann::isAsked);
        assertEquals("0:02", ann.text("[data-clock='0']"), "it does not run before all are there");
        Page bob = join(visitor(), room.split(" ")[1], "Bob");
        assertEquals("0:02", ann.text("[data-clock='0']"), "nor before the first ply");
        ann.clickSpot("a");
        for (Page player : List.of(ann, bob)) {
            player.until("the fall of the flag", player::isOver);
            assertEquals("0:00", player.text("[data-clock='1']"));
            assertTrue(player.text(".result > p").startsWith("Bob loses on time"), player.text(".result"));
            assertEquals("Ann", player.text(".ranking .first"));
            assertEquals(List.of(), player.clickable());
        }
        Browser.keep(bob, "flag");
    }

    @Test
    void cardsAreTurnedOverAtTheEndAndSeenInEarlierPositionsToo() {
        Page ann = visitor();
        ann.run("localStorage.setItem('marienbad.settings', JSON.stringify({speed: 'fast'}))");
        ann.reload();
        open(ann, "poker", 2);
        start(ann);
        Page bob = join(visitor(), invitation(ann, 1), "Bob");
        ann.until("Ann's turn", ann::isAsked);
        assertEquals("0 / 0", ann.text(".replay .count"), "dealt cards are no moves");
        Object dealt = position(ann);
        assertEquals(1, cards(ann).size(), "Bob's is hidden");
        ann.clickSpot("call");
        bob.until("Bob's turn", bob::isAsked);
        bob.clickSpot("call");
        for (Page player : List.of(ann, bob)) {
            player.until("the end", player::isOver);
            player.until("both cards", () -> cards(player).size() == 2);
            player.click(".moves [data-ply='" + dealt + "']");
            player.until("the cards as dealt", () -> position(player).equals(dealt));
            player.until("both cards", () -> cards(player).size() == 2);
        }
        assertEquals(cards(bob), cards(ann));
        ann.click("[data-help='review']");
        ann.until(
                "that there is nothing to tell",
                () -> ann.text(".result .graph").contains("Nobody can say"));
        ann.until("what was best", () -> ann.has(".result .best li"));
    }

    /** After how many plies, dealt cards among them, the position shown is. */
    private static Object position(Page page) {
        return page.run("return document.querySelector('.replay input').value");
    }

    /** The letters of the cards that lie face up, in an order of their own. */
    private static List<?> cards(Page page) {
        return (List<?>) page.run("""
                return [...document.querySelectorAll('.board use')]
                    .map((use) => document.querySelector(use.getAttribute('href')).textContent)
                    .filter(Boolean).sort();
                """);
    }

    @Test
    void aListedGameIsFoundAndJoined() {
        Page ann = visitor();
        open(ann, "reversi", 2);
        ann.click("#listed");
        start(ann);
        Page watcher = visitor();
        Page bob = visitor("cs");
        watcher.click(".open-games li button:not(.primary)");
        bob.click(".open-games [data-join]");
        bob.until("who is there", () -> bob.text(".join").contains("Ann"));
        bob.find("#join-name").sendKeys("Bob");
        bob.click("form button.primary");
        ann.until("Bob", () -> ann.text(".seats").contains("Bob"));
        watcher.until("Bob", () -> watcher.text(".seats").contains("Bob"));
        ann.until("Ann's turn", ann::isAsked);
        act(ann);
        bob.until("Bob's turn", bob::isAsked);
        assertFalse(watcher.isAsked(), "who watches is never asked");
        watcher.open(url(""));
        watcher.reload();
        watcher.find("[data-play]");
        assertFalse(watcher.has(".open-games [data-join]"), "nothing is free any more");
    }

    @Test
    void minuteEmpireIsPlayedToTheLastPly() {
        Page ann = visitor();
        setUp(ann, "minute-empire");
        ann.choose(".seat-row select[data-seat='1']", "level easy");
        start(ann);
        playOut(List.of(ann));
        assertEquals(
                List.of("1.", "2."),
                ann.all(".ranking .number").stream()
                        .map(place -> place.getText())
                        .toList());
        List<Long> sums = sums(ann);
        assertEquals(0, sums.get(0), "what counts adds up to the first seat's score");
        assertEquals(0, sums.get(1), "what counts adds up to the second seat's score");
        assertNotEquals("0 / 0", ann.text(".replay .count"));
        assertTrue(ann.all(".moves-list .move").size() > 60, "all moves are listed");
        Browser.keep(ann, "minute-empire-over");
        ann.size(390, 844);
        ann.run("document.querySelector('.result').scrollIntoView()");
        Browser.keep(ann, "minute-empire-over-390");
    }

    /** By seat, the rows of the score above its total, less the total. */
    @SuppressWarnings("unchecked")
    private static List<Long> sums(Page page) {
        return (List<Long>) page.run("""
                const rows = [...document.querySelectorAll('.breakdown tbody tr')];
                const total = rows.findIndex((row) => row.matches('.total'));
                const value = (row, seat) => Number(row.cells[seat + 1].textContent) || 0;
                return [0, 1].map((seat) =>
                    rows.slice(0, total).reduce((sum, row) => sum + value(row, seat), 0) - value(rows[total], seat));
                """);
    }
}
