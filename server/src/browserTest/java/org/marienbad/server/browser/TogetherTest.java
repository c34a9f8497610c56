package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The creator of a game for others is told that they are not there yet, and how they come. */
class TogetherTest extends TestInBrowser {
    @Test
    void thePageShowsTheCreatorHowToInvite() {
        Page ann = visitor();
        open(ann, "nim", 3);
        start(ann);
        assertEquals("Invite", ann.text("dialog h2"));
        assertTrue(
                (boolean) ann.run("return document.activeElement.matches('dialog h2')"),
                "it is read from its title on");
        assertEquals(2, ann.all("dialog [data-invites]").size());
        Browser.keep(ann, "invite");
        Page bob = join(visitor("cs"), invitation(ann, 1), "Bob");
        ann.until("that Bob has come", () -> ann.all("dialog [data-invites]").size() == 1);
        ann.press(Keys.ESCAPE);
        ann.until("the board", () -> !ann.has("dialog"));
        assertTrue(ann.text("[data-free]").startsWith("Nobody sits here yet: "), ann.text("[data-free]"));
        assertEquals("Invite", ann.text("[data-help='share']"));
        assertTrue(bob.text("[data-free]").startsWith("Tady zatím nikdo nesedí: "), bob.text("[data-free]"));
        assertFalse(bob.has("[data-invite]"), "the invitation is Ann's");
        Browser.keep(ann, "room-waiting");
        ann.click("[data-invite]");
        ann.find("dialog [data-invites='2']");
        Page eve = join(visitor(), invitation(ann, 2), "Eve");
        ann.until("that all are there", () -> !ann.has("dialog") && !ann.has("[data-free]"));
        assertEquals("Links", ann.text("[data-help='share']"));
        ann.reload();
        ann.find(".room .board .area");
        assertFalse(ann.has("dialog"), "nobody is to be invited any more");
        ann.until("whose turn it is", () -> ann.text(".caption").startsWith("Your turn "));
        assertFalse(ann.text(".caption").contains("to move"), "that has been said");
        bob.until("whose turn it is", () -> bob.text(".caption").startsWith("Na tahu: Ann "));
        eve.until("whose turn it is", () -> eve.text(".caption").startsWith("Waiting for Ann "));
    }

    @Test
    void cardsOfManySayWhoIsAComputer() {
        Page page = visitor();
        setUp(page, "minute-empire");
        page.choose("#seats", "5");
        start(page);
        List<String> about =
                page.all(".card .about").stream().map(WebElement::getText).toList();
        assertEquals(5, about.size());
        assertEquals(
                List.of(),
                about.subList(1, 5).stream()
                        .filter(words -> !words.equals("medium"))
                        .toList(),
                about::toString);
        Browser.keep(page, "five-cards");
        page.size(390, 844);
        Browser.keep(page, "five-cards-390");
    }
}
