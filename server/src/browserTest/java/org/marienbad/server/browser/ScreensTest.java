package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** Screens say what is to be known, and stay right when an answer is late or does not come. */
class ScreensTest extends TestInBrowser {
    /** From now on what is asked of the server by an address with {@code arguments[0]} in it is not answered. */
    private static final String CUT = """
            const ask = window.fetch;
            const part = arguments[0];
            window.fetch = (...given) => (String(given[0]).includes(part) ? Promise.reject(new TypeError('cut')) : ask(...given));
            """;

    @Test
    void aGamesOwnShapesAreOnTheSigns() {
        Page page = visitor();
        begin(page, "go");
        assertEquals(0L, shapes(page), "black and white have none");
        page.open(url(""));
        setUp(page, "go");
        assertEquals("#2c2a2b", page.find(".seat-row .sign-disc").getAttribute("fill"), "the colour is the game's");
        page.open(url(""));
        begin(page, "garnets");
        assertEquals(
                6,
                page.find(".card[data-seat='0'] .sign polygon")
                        .getAttribute("points")
                        .split(" ")
                        .length,
                "a cut stone");
    }

    private static long shapes(Page page) {
        return (long) page.run("return document.querySelectorAll('.card .sign g > *').length");
    }

    @Test
    void aGameThatDrawsNothingHasItsInitialInTheGallery() {
        Page ann = visitor();
        ann.find("[data-game=auction]");
        ann.run("document.querySelector('[data-game=auction]').scrollIntoView()");
        ann.until("the initial", () -> ann.has("[data-game=auction] .initial"));
        assertEquals("S", ann.text("[data-game=auction] .initial"), "Sealed bids");
        Browser.keep(ann, "initial");
    }

    @Test
    void aLessonIsOfferedWhereThereIsOne() {
        Page page = visitor();
        page.click("[data-play='kalaha']");
        page.find("[data-help='learn']");
        page.open(url(""));
        page.find("[data-play]");
        page.run("""
                const ask = window.fetch;
                window.fetch = async (...given) => {
                    const answer = await ask(...given);
                    if (!String(given[0]).includes('/api/catalogue')) {
                        return answer;
                    }
                    const catalogue = await answer.json();
                    catalogue.games?.forEach((game) => (game.lesson = false));
                    return new Response(JSON.stringify(catalogue));
                };
                """);
        // In another language the games are asked for anew.
        page.click("[data-settings]");
        page.choose("#language", "cs");
        page.until("Czech games", () -> page.text(".gallery").contains("hráči"));
        begin(page, "kalaha");
        assertTrue(page.has("[data-help='rules']"));
        assertFalse(page.has("[data-help='learn']"));
    }

    @Test
    void thePageTellsEventsAfterTheirPly() {
        Page page = visitor();
        String room = (String) page.promised("""
                const answer = await fetch('/api/create', {
                    method: 'POST',
                    headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify({game: 'kalaha', options: {stones: 4}, seats: [{kind: 'person', name: 'Ann'}, {kind: 'open'}]}),
                });
                const {id, tokens} = await answer.json();
                return `room=${id}&seat=${tokens[0]}`;
                """);
        page.open(url(room));
        page.until("my turn", page::isAsked);
        page.clickSpot("c");
        page.until("the move", () -> page.text(".replay .count").startsWith("1 "));
        assertEquals(1, page.all(".chips .chip").size());
        assertTrue(page.text(".chips .chip").matches("Ann .* · .*again.*"), page.text(".chips"));
    }

    @Test
    void movesAreListedInWordsAndHeadingsAreInOrder() {
        Page page = visitor();
        setUp(page, "minute-empire");
        page.choose(".seat-row select[data-seat='1']", "level easy");
        start(page);
        page.until("my turn", page::isAsked);
        act(page);
        page.until("moves", () -> page.all(".moves-list .whole").size() > 2);
        assertEquals(0L, page.run("return document.querySelectorAll('.moves-list b').length"));
        assertEquals("[H1, H2]", headings(page));
        assertEquals(
                List.of(),
                page.run(
                        "return [...document.querySelectorAll('nav, aside')].filter((each) => !each.ariaLabel).map((each) => each.tagName)"));
    }

    @Test
    void aPieceIsCarriedWithThePointer() {
        Page page = visitor();
        begin(page, "breakthrough");
        Actions carry = new Actions(page.driver())
                .clickAndHold(page.find(".board .area[data-spot='b2']"))
                .moveToElement(page.find(".board .area[data-spot='b3']"));
        carry.perform();
        assertTrue(page.has(".board .air use"), "it is seen on its way");
        assertEquals("0 / 0", page.text(".replay .count"));
        new Actions(page.driver()).release().perform();
        page.until("the move", () -> page.text(".moves-list").contains("b2"));
        assertFalse(page.has(".board .air use"));
    }

    /** The headings that a person sees, each kind once. */
    private static String headings(Page page) {
        return page.run("return [...new Set([...document.querySelectorAll('h1, h2, h3, h4')]"
                        + ".filter((each) => each.checkVisibility()).map((each) => each.tagName))]")
                .toString();
    }

    @Test
    void aGameThatIsOverIsListedWithItsResultAndComesBackWhenRemoved() {
        Page page = visitor();
        begin(page, "kalaha");
        act(page);
        page.until("the move", () -> !page.text(".replay .count").startsWith("0"));
        page.click("[data-verb='resign']");
        page.click("[data-confirm]");
        page.until("the end", page::isOver);
        page.open(url(""));
        assertTrue(page.text(".my-games .entry").contains("you lost"), page.text(".my-games"));
        assertFalse(page.text(".my-games .entry time").isEmpty(), "when it began");
        Browser.keep(page, "my-games");
        String address = page.find(".my-games a.entry").getAttribute("href");
        page.click(".my-games [aria-label^='Remove']");
        assertFalse(page.has(".my-games a.entry"));
        page.click("[data-undo]");
        assertEquals(address, page.find(".my-games a.entry").getAttribute("href"));
    }

    @Test
    void aSpotThatItsActionNamesIsSaidOnce() {
        Page page = visitor();
        for (String[] said : new String[][] {
            {"nim", "Take \\d from heap \\d"},
            {"connect-four", "Drop a disc into column [a-g]"}
        }) {
            page.open(url(""));
            page.click("[data-play='" + said[0] + "']");
            page.until("my turn", page::isAsked);
            List<?> labels = (List<?>)
                    page.run(
                            "return [...document.querySelectorAll('.area[role=button]')].map((each) => each.getAttribute('aria-label'))");
            assertFalse(labels.isEmpty());
            labels.forEach(label -> assertTrue(label.toString().matches(said[1]), label.toString()));
        }
    }

    @Test
    void opponentsOfEarlierGamesAreCalledInTheLanguageOfNow() {
        Page page = visitor();
        for (String game : List.of("kalaha", "reversi")) {
            begin(page, game);
            act(page);
            page.until("the move", () -> !page.text(".replay .count").startsWith("0"));
            page.open(url(""));
        }
        page.until("both games", () -> page.all(".my-games a.entry").size() == 2);
        assertTrue(page.text(".my-games").contains("Computer, medium"), page.text(".my-games"));
        page.run("""
                const games = JSON.parse(localStorage.getItem('marienbad.games'));
                games[0].opponents = 'Whom an earlier version wrote';
                localStorage.setItem('marienbad.games', JSON.stringify(games));
                """);
        page.click("[data-settings]");
        page.choose("#language", "cs");
        page.until("Czech", () -> page.text(".my-games").contains("Počítač (střední úroveň)"));
        assertFalse(page.text(".my-games").contains("Computer"), page.text(".my-games"));
        assertTrue(page.text(".my-games").contains("Whom an earlier version wrote"), page.text(".my-games"));
    }

    @Test
    void aReviewExplainsItsDots() {
        Page page = visitor();
        Object told = page.promised("""
                const { load } = await import('/words.js');
                const { Review } = await import('/review.js');
                await load('en');
                const seats = [{name: 'Ann', title: 'South', color: {}, shape: []}, {name: '', title: 'North', color: {}, shape: []}];
                const plies = [{actor: 0, notation: 'a', words: 'South sows from A'}, {actor: 1, notation: 'b', words: 'North sows from B'}, {actor: -1, notation: '66', words: 'South rolls 6 and 6'}];
                const looked = [];
                const screen = {room: {seats}, app: {theme: () => 'light'}, shown: {plies, index: 1}, look: (ply) => looked.push(ply)};
                const graph = document.body.appendChild(document.createElement('div'));
                const review = new Review(screen, graph);
                review.values = [0.2, 0.2, 0.6, 0.9];
                review.told = ['60 % to win', '60 % to win', '80 % to win', '95 % to win'];
                review.marks = [{ply: 1, mark: 'weak', better: 'c', before: '40 % to win', after: '20 % to win'},
                    {ply: 2, mark: 'luck', seat: 0, before: '80 % to win', after: '95 % to win'}];
                review.draw();
                const dot = graph.querySelector('.dot-mark').getBoundingClientRect();
                graph.querySelector('.curve-box svg').dispatchEvent(
                    new MouseEvent('click', {bubbles: true, clientX: dot.left - 2, clientY: dot.top + dot.height / 2}));
                return [looked.join(), graph.querySelector('.legend').textContent, ...[...graph.querySelectorAll('.verdicts li')].map((line) => line.textContent)];
                """);
        assertEquals(
                List.of(
                        "1",
                        " Ann: 60 % to winNorth ",
                        " 2. North sows from B: mistake (40 % to win → 20 % to win), better: C",
                        " 2. Ann rolls 6 and 6: luck for Ann (80 % to win → 95 % to win)"),
                told);
    }

    @Test
    void aStarterThatIsNotThereAnyMoreIsTheFirstSeat() {
        Page page = visitor();
        setUp(page, "nim");
        page.choose("#seats", "3");
        page.until("three seats", () -> page.all("#starter option").size() == 4);
        page.choose("#starter", "2");
        page.run(CUT, "/api/preview");
        page.choose("#seats", "2");
        assertEquals("0", page.find("#starter").getAttribute("value"));
    }

    @Test
    void aPersonPlaysOnWhenLookingBackFails() {
        Page page = visitor();
        begin(page, "kalaha");
        act(page);
        page.until(
                "my turn again",
                () -> page.isAsked() && !page.text(".replay .count").startsWith("0"));
        page.reload();
        page.until("my turn", page::isAsked);
        String count = page.text(".replay .count");
        page.run(CUT, "/position?");
        page.press(Keys.ARROW_LEFT);
        page.find(".notice");
        page.click("[data-settings]");
        page.choose("#theme", "dark"); // shows everything anew
        page.press(Keys.ESCAPE);
        assertTrue(page.isAsked(), "the newest position is shown as before");
        assertEquals(count, page.text(".replay .count"));
        assertFalse(page.has(".chip.earlier"));
    }

    @Test
    void aScreenThatComesTooLateIsNotShown() {
        Page page = visitor();
        begin(page, "kalaha");
        page.reload();
        page.until("my turn", page::isAsked);
        String room = (String) page.run("return location.hash");
        // The lesson is looked for in the catalogue, which is asked for anew in another language.
        page.run("""
                const ask = window.fetch;
                window.held = [];
                window.fetch = (...given) => (String(given[0]).includes('/api/catalogue')
                    ? new Promise((go) => window.held.push(go)).then(() => ask(...given)) : ask(...given));
                """);
        page.click("[data-settings]");
        page.choose("#language", "cs");
        page.until("Czech", () -> page.text("[data-help='rules']").equals("Pravidla"));
        page.run("location.hash = 'set-up=kalaha'");
        page.until("the way there", () -> (boolean) page.run("return window.held.length > 0"));
        page.run("location.hash = arguments[0]", room);
        page.until("the room", () -> page.isAsked());
        page.run("window.held.forEach((go) => go())");
        page.find("[data-help='learn']");
        assertTrue(page.has(".room"), "the room is left alone");
        assertFalse(page.has(".setup"));
    }
}
