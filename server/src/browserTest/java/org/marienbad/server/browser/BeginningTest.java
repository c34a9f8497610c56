package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A game begins in a position that somebody sets up on the page, writes, or follows a link to. */
class BeginningTest extends TestInBrowser {
    @Test
    void aPositionIsSetUpByMovesAndItsLinkOpensIt() {
        Page ann = visitor();
        setUp(ann, "kalaha");
        ann.click(".beginning summary");
        ann.find(".beginning .area[data-spot='c']");
        ann.click(".beginning .area[data-spot='c']");
        ann.until("the position", () -> written(ann).contains("[4,4,0,5,5,5]"));
        ann.click("[data-position-back]");
        ann.until("the beginning", () -> written(ann).contains("[4,4,4,4,4,4],[4"));
        ann.click(".beginning .area[data-spot='c']");
        ann.until("the position again", () -> written(ann).contains("[4,4,0,5,5,5]"));
        ann.click("[data-link]");
        String link = ann.find("dialog .links input").getAttribute("value");
        Page bob = visitor();
        bob.open(link);
        bob.reload();
        bob.until("the position of the link", () -> written(bob).contains("[4,4,0,5,5,5]"));
        Browser.keep(bob, "beginning");
        start(bob);
        assertTrue(
                bob.find(".room h1").getAttribute("title").contains("position set up"), "the room says where it began");
        bob.until("a move", bob::isAsked);
        assertFalse(bob.clickable().contains("c"), "that pit is empty");
        bob.click("[data-help='share']");
        bob.until(
                "the link to this position",
                () -> bob.all("dialog .link").stream()
                        .anyMatch(each -> each.getText().contains("A new game from this position")));
    }

    @Test
    void aPositionThatIsNoneIsRefusedWhereItIsWritten() {
        Page ann = visitor();
        setUp(ann, "kalaha");
        ann.click(".beginning summary");
        ann.until("the position", () -> written(ann).contains("pits"));
        write(ann, "four stones");
        ann.until("a refusal", () -> !ann.text("#position-error").isEmpty());
        assertEquals("This text is no position (JSON).", ann.text("#position-error"));
        write(ann, "{\"stones\":4}");
        ann.until("the reason", () -> ann.text("#position-error").startsWith("unknown key"));
        assertEquals(1, ann.complaints().size(), "the refusal");
        ann.click("[data-position-clear]");
        ann.until("the usual beginning", () -> ann.text("#position-error").isEmpty());
        Page lost = visitor();
        lost.open(url("position=nothing"));
        lost.until("the gallery", () -> lost.has("[data-play='kalaha']"));
    }

    private static String written(Page page) {
        return String.valueOf(page.run("return document.querySelector('#position')?.value"));
    }

    private static void write(Page page, String text) {
        page.run(
                "const field = document.querySelector('#position'); field.value = arguments[0];"
                        + " field.dispatchEvent(new Event('change', {bubbles: true}));",
                text);
    }
}
