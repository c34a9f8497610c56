package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Games that somebody only watches, has only opened, or plays no longer. */
class WatchingTest extends TestInBrowser {
    private static final String HOST_TOKEN = "0123456789abcdefghijkl";

    @Override
    ServerProcess serve(Path folder) {
        return ServerProcess.start(folder, HOST_TOKEN);
    }

    private Page host() {
        Page host = visitor();
        host.open(url("host=" + HOST_TOKEN));
        host.reload();
        host.find("[data-setup='kalaha']");
        return host;
    }

    @Test
    void aGameOfComputersIsToldAsFarAsItIsShown() {
        Page host = host();
        setUp(host, "kalaha");
        host.choose(".seat-row select[data-seat='0']", "level easy");
        host.choose(".seat-row select[data-seat='1']", "level easy");
        start(host);
        host.click("[data-verb='hold']");
        Page other = visitor();
        other.open(url(watching(host)));
        other.find(".room .board .area");
        other.until("the end", () -> {
            other.run("document.querySelectorAll('.replay button')[3].click()");
            return other.isOver();
        });
        assertFalse(host.isOver(), "the game is over, but its end is not shown");
        String count = host.text(".replay .count");
        assertTrue(Integer.parseInt(count.split(" ")[0]) < 9, count);
        assertEquals(
                count.split(" ")[0], String.valueOf(host.all(".moves-list li").size() - 1), "no ply is told too early");
        host.click("[data-verb='hold']");
        host.until("the next ply", () -> !host.text(".replay .count").equals(count));
        host.run("document.querySelectorAll('.replay button')[3].click()");
        host.until("the end", host::isOver);
        assertEquals(
                other.text(".replay .count"), host.text(".replay .count"), "who will not wait sees the end at once");
        assertFalse(host.has("[data-verb='hold']"));
        assertFalse(other.has("[data-verb='rematch']"), "who is not the host begins no game");
        Browser.keep(host, "watched");
        String before = (String) host.run("return location.hash");
        host.click("[data-verb='rematch']");
        host.until("another game", () -> !host.run("return location.hash").equals(before) && host.has(".board .area"));
        assertNotEquals(before, host.run("return location.hash"));
        other.until(
                "the spectators too", () -> other.run("return location.hash").equals(host.run("return location.hash")));
    }

    @Test
    void theSeatOfSomebodyPresentIsGivenAwayOnlyAfterAQuestion() {
        Page host = host();
        open(host, "kalaha", 2);
        start(host);
        Page otto = join(visitor(), invitation(host, 1), "Otto");
        host.until("Otto", () -> host.text(".seats").contains("Otto") && !host.has("dialog"));
        host.click("[data-verb='set-player']");
        host.click(".swap [type='submit']");
        assertTrue(host.text("dialog:last-of-type p").startsWith("Otto is here."), host.text("dialog:last-of-type p"));
        Browser.keep(host, "swap-present");
        assertFalse(otto.has("[data-replaced]"));
        host.click("[data-confirm]");
        otto.until("the news", () -> otto.has("[data-replaced]"));
        Browser.keep(otto, "replaced");
        host.click("[data-verb='set-player']");
        host.choose("#swap-seat", "1");
        host.click(".swap [data-give]");
        otto.until("the seat again", () -> !otto.has("[data-replaced]"));
    }

    @Test
    void aGameThatWasOnlyOpenedIsNoneOfMine() {
        Page page = visitor();
        String first = page.find(".gallery .game").getAttribute("data-game");
        begin(page, "reversi");
        page.open(url(""));
        page.find(".game");
        assertFalse(page.has(".my-games .entry"));
        assertEquals(first, page.find(".gallery .game").getAttribute("data-game"), "the gallery is as it was");
        begin(page, "reversi");
        act(page);
        page.open(url(""));
        page.find(".my-games .entry");
        assertEquals(1, page.all(".my-games .entry").size());
        page.until("the last game first", () -> page.has(".gallery .game:first-child [data-play='reversi']"));
    }
}
