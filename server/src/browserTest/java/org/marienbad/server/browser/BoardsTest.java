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
        aPositionIsSetForAll(host, ann, bob);
    }

    /** The host shows the class a position, and everybody has it, those who play and those who are still expected. */
    private static void aPositionIsSetForAll(Page host, Page ann, Page bob) {
        String before = (String) ann.run("return location.hash");
        host.click("[data-position-all]");
        host.find("dialog .board .area[role=button]");
        host.clickSpot("c");
        host.until("a position", () -> host.find("[data-position-set]").isEnabled());
        host.click("[data-position-set]");
        host.until("the new boards", () -> host.all(".small-board use").size() > 100 && !host.has("dialog"));
        for (Page player : java.util.List.of(ann, bob)) {
            player.until(
                    "the new room",
                    () -> !before.equals(player.run("return location.hash"))
                            && player.has(".room:not(.waiting)")
                            && "1".equals(player.text(".card[data-seat='0'] .score")));
            assertTrue(player.text(".replay .count").startsWith("0 "), "a beginning");
        }
        assertEquals("Ann", ann.text(".card[data-seat='0'] .name"));
        host.click("[data-invitations]");
        String[] links = host.find("dialog textarea").getAttribute("value").split("\n");
        assertEquals(6, links.length, "the invitations are as before");
        host.press(org.openqa.selenium.Keys.ESCAPE);
        host.click(".small-board .cover");
        host.find(".room:not(.waiting) .board .area");
        host.click(".back");
        host.find(".boards:not(.waiting)");
        host.open(host.driver().getCurrentUrl().replaceAll("#.*", ""));
        host.click("[data-boards]");
        host.until("the way back", () -> host.all(".small-board").size() == 3);
    }
}
