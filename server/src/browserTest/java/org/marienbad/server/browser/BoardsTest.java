package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A host watches over many games at once. */
class BoardsTest extends TestInBrowser {
    private static final String HOST_TOKEN = "0123456789abcdefghijkl";

    @Override
    ServerProcess serve(Path folder) {
        return ServerProcess.start(folder, HOST_TOKEN);
    }

    @Test
    void aHostOpensManyGamesAndSeesWhatIsPlayedInEach() {
        Page guest = visitor();
        setUp(guest, "kalaha");
        assertTrue(guest.all("[data-many]").isEmpty(), "only the host opens many");
        Page host = visitor();
        host.open(url("host=" + HOST_TOKEN));
        host.reload();
        setUp(host, "kalaha");
        host.choose(".seat-row select[data-seat='1']", "open");
        host.click("[data-many]");
        host.find("#tables").clear();
        host.find("#tables").sendKeys("3");
        host.click("dialog form button.primary");
        host.until("three boards", () -> host.all(".small-board use").size() > 100);
        assertEquals(3, host.all(".small-board").size());
        host.click("[data-invitations]");
        String[] links = host.find("dialog textarea").getAttribute("value").split("\n");
        assertEquals(6, links.length);
        String first = links[0].substring(links[0].indexOf('#') + 1);
        String second = links[1].substring(links[1].indexOf('#') + 1);
        Page ann = join(visitor(), first, "Ann");
        Page bob = join(visitor(), second, "Bob");
        ann.until("Ann's turn", ann::isAsked);
        ann.clickSpot("a");
        bob.until("Bob's turn", bob::isAsked);
        host.press(org.openqa.selenium.Keys.ESCAPE);
        host.until("the move", () -> host.text(".small-board").contains("Waiting for Bob"));
        assertTrue(host.text(".small-board").contains("Ann"), host.text(".small-board"));
        Browser.keep(host, "boards");
        host.click("[data-pause]");
        bob.until("the pause", () -> bob.has("[data-paused]"));
        assertFalse(bob.isAsked(), "nobody plays");
        host.click("[data-go-on]");
        bob.until("the end of the pause", () -> !bob.has("[data-paused]"));
        act(bob);
    }
}
