package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Minute Empire for somebody who has never seen it: the lesson, the words of cards, the last turn once more. */
class EmpireTest extends TestInBrowser {
    private static final String TIP = "return [...document.querySelectorAll('.tip')].filter((tip) => !tip.hidden)"
            + ".map((tip) => tip.innerText).join('|')";

    private Page begun() {
        Page page = visitor();
        begin(page, "minute-empire");
        return page;
    }

    @Test
    void theLessonPlaysAWholeGame() throws IOException {
        Page page = begun();
        assertTrue(
                (boolean) page.run("document.querySelector(\"[data-help='learn']\").click();"
                        + "return document.querySelector('dialog').open"),
                "a dialog stands at once, so that no tap reaches the board");
        page.until("a lesson", () -> page.text("dialog .lesson").contains("whole game"));
        page.click("dialog .buttons .primary");
        page.until("a task", () -> page.has("dialog .board .area.clickable[data-spot='region.20']"));
        page.click("dialog .board .area[data-spot='region.1']");
        page.until("a comment", () -> page.text("dialog .comment").contains("click on region 20"));
        page.click("dialog .board .area[data-spot='region.20']");
        page.until("praise", () -> page.text("dialog .comment").startsWith("Yes"));
        Browser.keep(page, "empire-lesson");
        while (!page.text("dialog .lesson").contains("The game is over")) {
            String before = page.text("dialog .lesson-words .dim");
            page.click("dialog .buttons button:nth-child(2)");
            page.until(
                    "the next step",
                    () -> !page.text("dialog .lesson-words .dim").equals(before));
            if (page.has("dialog .buttons button:nth-child(3):not([hidden])")) {
                page.click("dialog .buttons button:nth-child(3)");
                page.until("praise", () -> !page.text("dialog .comment").isEmpty());
            }
        }
        page.until("the last ply", () -> page.text("dialog .score").equals("6"));
        assertTrue(page.text("dialog .lesson-words .news").contains("Player 2"), "what the other has played");
        Browser.keep(page, "empire-lesson-end");
        page.click("dialog .buttons .primary");
        page.until("a game to play now", () -> page.has("[data-easiest]:not([hidden])"));
        page.click("[data-easiest]");
        page.until(
                "the new game",
                () -> !page.has("dialog")
                        && page.has(".others .about")
                        && page.text(".others .about").contains("easy"));
        page.until("my turn", page::isAsked);
    }

    @Test
    void aCardSaysWhatItDoesToWhoPointsAtItAndToWhoHasNoMouse() throws IOException {
        Page page = begun();
        String card = "const card = document.querySelector(\".board .area[data-spot='card.1']\");";
        page.run(card + "card.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))");
        assertEquals("", page.run(TIP), "the pointer may be on its way elsewhere");
        page.until("words of the card", () -> !page.run(TIP).equals(""));
        String pointed = (String) page.run(TIP);
        assertTrue(pointed.split("\n")[0].endsWith("for free"), pointed);
        assertTrue(pointed.split("\n").length >= 3, pointed);
        Browser.keep(page, "empire-card-tip");
        page.run(card + "card.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))");
        assertEquals("", page.run(TIP), "who has pressed it knows it");
        page.run(card + "card.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch'}))");
        assertEquals(pointed, page.run(TIP), "a tap where there is nothing to play");
        page.run("document.querySelector('.board .front').dispatchEvent(new PointerEvent('pointerleave'))");
        page.run("const first = document.querySelector('.board .area.clickable');"
                + "first.setAttribute('tabindex', 0); first.focus({focusVisible: true})");
        assertTrue(((String) page.run(TIP)).startsWith("Region "), "focus shows words, too");
    }

    @Test
    void theBoardOfALessonStaysWhateverTheLengthOfItsText() throws IOException {
        Page page = begun();
        page.size(390, 844);
        page.run("document.querySelector(\"[data-help='learn']\").click()");
        page.until("a lesson", () -> page.text("dialog .lesson").contains("whole game"));
        String place = "const { top, height } = document.querySelector('dialog .board').getBoundingClientRect();"
                + "return `${top} ${height}`";
        Object before = page.run(place);
        for (int step = 2; step <= 21; step++) {
            String number = "Step " + step + " ";
            page.click("dialog .buttons button:nth-child(2)");
            page.until(
                    "the next step",
                    () -> page.text("dialog .lesson-words .dim").startsWith(number));
            assertEquals(before, page.run(place), number);
        }
        Browser.keep(page, "empire-lesson-390");
    }

    @Test
    void theLastTurnIsShownAgainInItsOrder() {
        Page page = begun();
        assertFalse(page.has("[data-again]:not([hidden])"), "nobody has played yet");
        act(page);
        page.until("my turn again", page::isAsked);
        String count = page.text(".replay .count");
        page.run("window.seen = []; new MutationObserver(() => window.seen.push("
                + "document.querySelector('.caption').innerText)).observe(document.querySelector('.caption'),"
                + " {childList: true, subtree: true, characterData: true})");
        page.click("[data-again]");
        page.until("the ply of the computer", () ->
                (boolean) page.run("return window.seen.some((words) => words.includes('places a neutral army'))"));
        page.until(
                "the present again",
                () -> page.isAsked() && page.text(".replay .count").equals(count));
    }
}
