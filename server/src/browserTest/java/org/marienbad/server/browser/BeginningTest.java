package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

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
        ann.until("the beginning", () -> written(ann).contains("[4,4,4,4,4,4],\n    [4"));
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
        assertFalse(ann.find("[data-start]").isEnabled(), "no game begins in what is wrong");
        ann.click(".beginning .area[data-spot='c']");
        ann.until("the board goes on from its position", () -> written(ann).contains("[4,4,0,5,5,5]"));
        assertTrue(ann.find("[data-start]").isEnabled());
        ann.click("[data-position-clear]");
        ann.until("the usual beginning", () -> written(ann).contains("[4,4,4,4,4,4],\n    [4"));
        assertEquals("", ann.text("#position-error"));
    }

    @Test
    void theBoardFollowsATextThatStaysAsItIsTyped() {
        Page ann = visitor();
        setUp(ann, "kalaha");
        ann.click(".beginning summary");
        ann.until("the position", () -> written(ann).contains("pits"));
        String usual = written(ann);
        String typed = "{\"pits\": [[0,0,0,0,0,4], [4,4,4,4,4,4]],   \"stores\": [20,0], \"actor\": 1}";
        write(ann, typed);
        ann.until(
                "the position that is written",
                () -> ann.text(".beginning [role=status]").contains("North"));
        assertEquals(typed, written(ann));
        assertTrue(ann.find("[data-start]").isEnabled());
        Browser.keep(ann, "beginning-written");
        write(ann, usual);
        ann.until("South again", () -> ann.text(".beginning [role=status]").contains("South"));
        assertTrue(ann.find("#starter").isEnabled(), "who writes the usual start sets up nothing");
        ann.run(
                "const field = document.querySelector('#position'); field.value = 'half'; field.dispatchEvent(new Event('input'));"
                        + " document.querySelector('[data-position-clear]').click();");
        ann.until("the usual start", () -> written(ann).equals(usual));
        write(ann, "{\"pits\":[[0,0,0,0,0,4],[4,4,4,4,4,4]],\"stores\":[20,0],\"actor\":0}");
        start(ann);
        ann.until("a move", ann::isAsked);
        assertEquals(List.of("f"), ann.clickable(), "the game waits until the text is read");
    }

    @Test
    void otherRulesKeepATextThatDoesNotSuitThem() {
        Page ann = visitor();
        setUp(ann, "go");
        ann.click(".beginning summary");
        ann.until("the position", () -> written(ann).contains("board"));
        String small = written(ann);
        write(ann, small.replaceFirst("\\.", "q"));
        ann.until("a refusal", () -> ann.text("#position-error").contains("must be 9 characters"));
        ann.click(".variants summary");
        ann.run(
                "const size = document.querySelector(\"[data-option='size']\"); size.value = '13'; size.dispatchEvent(new Event('input'));");
        ann.until("another reason", () -> ann.text("#position-error").contains("13"));
        assertTrue(written(ann).contains("q........"), "nothing that was written is lost");
        assertEquals(2, ann.complaints().size(), "the refusals");
        ann.run("document.querySelector('[data-position-clear]').click()");
        ann.until("the usual board", () -> written(ann).contains(".............\""));
        ann.run("document.querySelector('.beginning .choice').click()");
        ann.until(
                "a pass, which has no place on the board",
                () -> ann.text(".beginning [role=status]").contains("pass"));
    }

    @Test
    void otherColorsLeaveTheSetUpAsItIs() {
        Page ann = visitor();
        setUp(ann, "kalaha");
        ann.choose("[data-seat='1']", "level easy");
        ann.click(".beginning summary");
        ann.until("the position", () -> written(ann).contains("pits"));
        write(ann, "half");
        ann.until("a refusal", () -> !ann.text("#position-error").isEmpty());
        ann.click("[data-settings]");
        ann.choose("#theme", "dark");
        ann.press(Keys.ESCAPE);
        assertEquals("half", written(ann));
        assertEquals("level easy", ann.find("[data-seat='1']").getDomProperty("value"));
    }

    @Test
    void diceThatNobodyHasThrownYetAreNoPosition() {
        Page ann = visitor();
        setUp(ann, "backgammon");
        ann.click(".beginning summary");
        ann.until("the position", () -> written(ann).contains("dice"));
        assertFalse(ann.find("[data-position-back]").isEnabled(), "nothing has been played");
        start(ann);
        ann.until("a move", ann::isAsked);
        assertFalse(ann.find(".room h1").getAttribute("title").contains("position set up"));
    }

    @Test
    void aLinkThatIsWrongSaysWhatIsAllowed() {
        Page ann = visitor();
        refused(
                ann,
                "position=nothing",
                "The entry “position” of this link cannot be read; perhaps its end was cut off.");
        refused(ann, position("{'game':'nothing'}"), "This link leads to no game that is here.");
        refused(
                ann,
                position("{'game':'kalaha','level':'easy'}"),
                "unknown entry “level”; allowed: game, seats, options, ");
        refused(
                ann,
                position("{'game':'kalaha','options':{'holes':6}}"),
                "unknown entry “options.holes”; allowed: pits, stones, ");
        refused(
                ann,
                position("{'game':'kalaha','seats':[{'kind':'person'}]}"),
                "allowed: a list of as many seats as the game has: 2.");
        refused(
                ann,
                position("{'game':'kalaha','seats':[{'kind':'robot'},null]}"),
                "“seats[0].kind” of this link is “robot”; allowed: person, open, level.");
        refused(
                ann,
                position("{'game':'kalaha','seats':[{'kind':'open'},{'kind':'level','level':'top'}]}"),
                "“seats[1].level” of this link is “top”; allowed: easy, medium, ");
        refused(ann, position("{'game':'kalaha','starter':2}"), "“starter” of this link is “2”; allowed: 0, 1, lot.");
        refused(
                ann,
                position("{'game':'kalaha','clock':'soon'}"),
                "“clock” of this link is “soon”; allowed: unlimited, ");
        refused(ann, position("{'game':'kalaha','hints':1}"), "“hints” of this link is “1”; allowed: true, false.");
        refused(
                ann,
                position("{'game':'kalaha','position':[]}"),
                "“position” of this link is “[]”; allowed: an object (JSON).");
        refused(ann, position("{'game':'kalaha'}") + "&ply=1", "unknown entry “ply”; allowed: position, game.");
        refused(ann, "room=any&ply=last", "“ply” of this link is “last”; allowed: a whole number.");
        Browser.keep(ann, "wrong-link");
        ann.click(".back");
        ann.until("the gallery", () -> ann.has("[data-play='kalaha']"));
    }

    private static String position(String json) {
        byte[] bytes = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        return "position=" + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private void refused(Page page, String fragment, String words) {
        page.open(url(fragment));
        page.until(
                words, () -> page.has("main .error") && page.text("main .error").contains(words));
    }

    private static String written(Page page) {
        return String.valueOf(page.run("return document.querySelector('#position')?.value"));
    }

    private static void write(Page page, String text) {
        page.run(
                "const field = document.querySelector('#position'); field.value = arguments[0];"
                        + " field.dispatchEvent(new Event('input', {bubbles: true}));",
                text);
    }
}
