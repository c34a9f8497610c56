package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that dies in mid-game and is started again. */
class ServerKillTest {
    @TempDir
    Path folder;

    @Test
    void aKilledServerLosesNothing() {
        try (Browser browser = Browser.open("en");
                ServerProcess server = ServerProcess.start(folder)) {
            Page page = browser.page(server.url(""), 1280, 800);
            page.click("[data-play='nim']");
            page.until("my turn", page::isAsked);
            String before = page.text(".replay .count");
            page.clickSpot(page.clickable().get(0));
            page.until("a move", () -> !page.text(".replay .count").equals(before));
            page.until("my turn", () -> page.isAsked() || page.isOver());
            String count = page.text(".replay .count");
            List<String> moves = moves(page);
            server.kill();
            page.until("the loss", () -> page.has(".room.offline"));
            server.start();
            page.until("the server", () -> !page.has(".room.offline"));
            page.until("my turn", () -> page.isAsked() || page.isOver());
            assertEquals(count, page.text(".replay .count"));
            assertEquals(moves, moves(page));
            page.clickSpot(page.clickable().get(0));
            page.until("a move", () -> !page.text(".replay .count").equals(count));
        }
    }

    @SuppressWarnings("unchecked")
    private static List<String> moves(Page page) {
        return (List<String>)
                page.run("return [...document.querySelectorAll('.moves-list .move')].map(move => move.textContent)");
    }
}
