package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** People look how players decide. */
class LensTest extends TestInBrowser {
    private static final String SENTENCE = ".lens .sentence";

    private static void ask(Page page, String player, String settings) {
        page.click("[data-verb='explain']");
        page.choose("#lens-player", player);
        page.find("#lens-settings").sendKeys(settings);
        page.click("[data-lens='show']");
        page.find(SENTENCE);
    }

    private static String place(Page page) {
        return page.text(".lens .controls output");
    }

    @Test
    void aSearchIsGoneThroughByKeysAndEachStepIsAnnounced() {
        Page page = visitor();
        begin(page, "kalaha");
        ask(page, "minimax", "depth=3");
        assertTrue(page.text(SENTENCE).startsWith("Minimax begins."), page.text(SENTENCE));
        page.until("all steps", () -> place(page).equals("Step 1 of 200"));
        page.run("window.live = document.querySelector('.lens .event')");
        assertEquals("polite", page.run("return window.live.ariaLive"));
        page.press(Keys.ARROW_RIGHT);
        assertEquals("Step 2 of 200", place(page));
        String second = page.text(SENTENCE);
        page.press(Keys.ARROW_RIGHT);
        assertNotEquals(second, page.text(SENTENCE));
        assertEquals(
                page.text(SENTENCE),
                page.run("return window.live.isConnected ? window.live.querySelector('.sentence').innerText : ''"),
                "a reader of the screen hears what changes in the same place");
        assertTrue(page.has(".lens .place [role='img'][aria-label]"));
        page.click("[data-lens='run']");
        page.until("it runs", () -> "off".equals(page.run("return window.live.ariaLive")));
        page.click("[data-lens='run']");
        assertEquals("polite", page.run("return window.live.ariaLive"));
        page.press(Keys.HOME);
        assertEquals("Step 1 of 200", place(page));
        Browser.keep(page, "lens");
    }

    @Test
    void theBoardOfAStepHasTheColorsOfTheBoardOfThePage() {
        Page page = visitor();
        begin(page, "kalaha");
        List<String> looks = new ArrayList<>();
        for (String theme : List.of("light", "dark", "high-contrast")) {
            page.click("[data-settings]");
            page.choose("#theme", theme);
            page.click(".sheet .close");
            ask(page, "minimax", "depth=3");
            looks.add(
                    (String)
                            page.run(
                                    "return [...new Set([...document.querySelectorAll('.lens .picture [fill^=\"#\"]')].map((each) => each.getAttribute('fill')))].sort().join()"));
            assertEquals("", page.run("""
                    const colors = (where) => [...document.querySelectorAll(where + ' [fill^="#"]')].map((each) => each.getAttribute('fill'));
                    const known = new Set(colors('main .board'));
                    return colors('.lens .picture').filter((color) => !known.has(color)).join();
                    """), theme);
            page.click(".sheet .close");
        }
        assertEquals(3, Set.copyOf(looks).size(), looks.toString());
    }

    @Test
    void stepsThatNoSearchHasAreRefusedInOneLine() {
        Page page = visitor();
        begin(page, "kalaha");
        page.click("[data-verb='explain']");
        for (String steps : List.of("-5", "99999999", "2.5", "")) {
            page.find("#lens-steps").clear();
            page.find("#lens-steps").sendKeys(steps);
            page.click("[data-lens='show']");
            assertEquals("Steps: a whole number from 1 to 500.", page.text("dialog [role='status']"), steps);
            assertTrue(page.has("#lens-steps[aria-invalid='true']"));
        }
        page.find("#lens-steps").clear();
        page.find("#lens-steps").sendKeys("30");
        page.click("[data-lens='show']");
        page.until("all steps", () -> place(page).equals("Step 1 of 30"));
        assertFalse(page.has("#lens-steps[aria-invalid]"));
    }

    /** The parts of a drawing that stay are those that would be drawn anew. */
    @Test
    void theTreeOfAStepIsTheSameWhereverOneComesFrom() {
        Page page = visitor();
        begin(page, "kalaha");
        ask(page, "mcts", "iterations=60");
        page.until("all steps", () -> place(page).equals("Step 1 of 200"));
        assertEquals("[]", page.promised("""
                const tree = document.querySelector('.lens .tree');
                const look = () => JSON.stringify([...tree.querySelectorAll('[data-node], [data-to]')].map((each) => each.outerHTML).sort());
                const press = (key) => tree.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                const there = [];
                press('Home');
                for (let step = 1; step < 200; step++) { press('ArrowRight'); there.push(look()); }
                const wrong = [];
                for (let step = 199; step > 1; step--) { press('ArrowLeft'); if (look() !== there[step - 2]) { wrong.push(step); } }
                return JSON.stringify(wrong);
                """));
    }

    @Test
    void oneGuessesFirstAndIsToldWhetherItWasRight() {
        Page page = visitor();
        begin(page, "kalaha");
        ask(page, "minimax", "depth=3");
        page.until("all steps", () -> place(page).equals("Step 1 of 200"));
        page.click(".lens input[type='checkbox']");
        for (int step = 1; step < 200 && !page.has(".lens .choices button"); step++) {
            page.press(Keys.ARROW_RIGHT);
        }
        page.click(".lens .choices button");
        page.until("a verdict", () -> page.has(".lens .event .right, .lens .event .wrong"));
        assertTrue(page.text(".lens output.right").endsWith("of 1 right"), page.text(".lens output.right"));
    }

    @Test
    void twoPlayersAreComparedInAFinishedGameAndOnesThatTellNothingAreRefused() {
        Page page = visitor();
        begin(page, "kalaha");
        page.clickSpot("a");
        page.until("my turn again", page::isAsked);
        page.click("[data-verb='resign']");
        page.click("[data-confirm]");
        page.until("the end", page::isOver);
        page.press(Keys.HOME);
        page.until("the start", () -> page.text(".replay .count").startsWith("0 /"));
        page.click(".result [data-verb='explain']");
        page.choose("#lens-player", "random");
        page.click("[data-lens='show']");
        page.until(
                "why not",
                () -> page.text("dialog [role='status']").equals("random does not tell the steps of its search."));
        assertEquals(1, page.complaints().size(), "the refusal");
        page.choose("#lens-player", "minimax");
        page.choose("#lens-other", "mcts");
        page.click("[data-lens='show']");
        page.until("both", () -> page.all(SENTENCE).size() == 2);
        Browser.keep(page, "lens-two");
    }

    @Test
    void theNextDecisionOfAComputerOpensTheLens() {
        Page page = visitor();
        begin(page, "kalaha");
        page.click("[data-verb='explain']");
        page.click("[data-live]");
        page.until("the promise", () -> page.has(".notice"));
        assertFalse(page.has("dialog[open]"));
        page.clickSpot("a");
        page.find(SENTENCE);
        page.until("its decision", () -> page.text(".lens").contains("It plays "));
    }
}
