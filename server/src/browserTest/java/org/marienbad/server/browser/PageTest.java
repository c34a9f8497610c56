package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** People play in a real browser, on a real server. */
class PageTest extends TestInBrowser {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Test
    void twoClicksFromTheGalleryAGameAgainstTheComputerIsPlayed() {
        Page page = visitor();
        setUp(page, "kalaha");
        page.click("[data-start]");
        page.until("my turn", page::isAsked);
        play(page);
        page.until("my turn again", () -> page.isAsked() || page.isOver());
    }

    @Test
    void twoPeoplePlayKalahaToTheEnd() {
        Page ann = visitor();
        setUp(ann, "kalaha");
        ann.find("#my-name").sendKeys("Ann");
        ann.choose(".seat-row select[data-seat='1']", "open");
        ann.click("[data-start]");
        ann.find(".room .board .area");
        Page bob = join(visitor(), invitation(ann, 1), "Bob");
        ann.until("Bob", () -> ann.text(".seats").contains("Bob"));
        agree(ann, bob);
        playOut(List.of(ann, bob));
        assertFalse(ann.all(".moves-list .move").isEmpty());
        assertTrue(ann.text(".caption").matches("You win|You lose|A draw"), ann.text(".caption"));
        assertTrue(bob.text(".caption").matches("You win|You lose|A draw"), bob.text(".caption"));
        Browser.keep(ann, "kalaha-over");
        ann.click(".result [data-help='review']");
        ann.until("the course of the game", () -> ann.has(".graph .curve") && ann.has(".best li"));
        assertTrue(ann.text(".graph .legend").matches("(?s)Ann: .+Bob"), ann.text(".graph .legend"));
        Browser.keep(ann, "kalaha-review");
        // The rematch needs both, and whoever has agreed is there when its clock runs.
        ann.click(".result [data-verb='rematch']");
        bob.click("[data-offer='rematch'] .primary");
        ann.until("the rematch", () -> !ann.isOver() && (ann.isAsked() || bob.isAsked()));
        for (Page player : List.of(ann, bob)) {
            player.until("the rematch", () -> player.text(".replay .count").equals("0 / 0"));
        }
        // Who comes back to the old game stays there.
        ann.driver().navigate().back();
        ann.until("the old game", () -> ann.isOver() && ann.has("[data-next]"));
    }

    /** A move is taken back, a draw is refused, and something is said. */
    private static void agree(Page ann, Page bob) {
        ann.until("Ann's turn", ann::isAsked);
        String start = ann.text(".replay .count");
        play(ann);
        ann.click("[data-verb='ask-takeback']");
        bob.click("[data-offer='takeback'] .primary");
        ann.until("the move back", () -> ann.text(".replay .count").equals(start) && ann.isAsked());
        play(ann);
        bob.until("the move", () -> bob.text(".replay .count").equals(ann.text(".replay .count")));
        ann.click("[data-verb='offer-draw']");
        ann.click("[data-confirm]");
        bob.click("[data-offer='draw'] button:not(.primary)");
        ann.until("the answer", () -> ann.has("[role=status] [data-declined='draw']"));
        assertFalse(ann.has("[data-offer]"), "the offer is gone");
        assertFalse(bob.has("[data-declined]"), "who has declined knows it");
        ann.run("""
                const menu = document.querySelector('.actions select');
                menu.value = menu.options[1].value;
                menu.dispatchEvent(new Event('change'));
                """);
        bob.until("a phrase", () -> bob.text(".phrases").startsWith("Ann:"));
        bob.reload();
        bob.until("it again", () -> bob.has(".phrase") && bob.text(".phrases").startsWith("Ann:"));
    }

    @Test
    void diceThatHaveFallenAreNotTakenBackAndThePageSaysWhy() {
        Page ann = visitor();
        setUp(ann, "backgammon");
        ann.choose(".seat-row select[data-seat='1']", "open");
        ann.click("[data-start]");
        ann.find(".room .board .area");
        Page bob = join(visitor(), invitation(ann, 1), "Bob");
        ann.until("a turn", () -> ann.isAsked() || bob.isAsked());
        Page first = ann.isAsked() ? ann : bob;
        Page second = first == ann ? bob : ann;
        while (!second.isAsked()) {
            act(first);
            first.until("a turn", () -> first.isAsked() || second.isAsked());
        }
        first.click("[data-verb='ask-takeback']");
        first.until("the reason", () -> first.text(".notice").startsWith("Chance has decided something since then"));
        assertFalse(second.has("[data-offer]"));
        assertEquals(1, first.complaints().size(), "the refusal");
    }

    @Test
    void movesAreSeenUnlessThatIsNotWanted() {
        Page page = visitor();
        page.run("localStorage.setItem('marienbad.settings', JSON.stringify({speed: 'normal'}))");
        assertTrue(flown(page) > 0, "stones fly");
        page.driver()
                .executeCdpCommand(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
        assertEquals(0, flown(page), "nothing moves for who does not want it");
    }

    /** How many stones have flown in the first move of a new game. */
    private long flown(Page page) {
        page.open(url(""));
        page.reload();
        begin(page, "kalaha");
        page.run("""
                window.flown = 0;
                new MutationObserver((changes) => changes.forEach((change) => (window.flown += change.addedNodes.length)))
                    .observe(document.querySelector('.air'), {childList: true});
                """);
        page.clickSpot("a");
        page.until(
                "the move at rest",
                () -> !page.has(".air > *") && !page.text(".replay .count").startsWith("0") && page.isAsked());
        return (long) page.run("return window.flown");
    }

    @Test
    void earlierPositionsCanBeLookedAt() {
        Page page = visitor();
        begin(page, "kalaha");
        act(page);
        page.until("my turn again", () -> page.isAsked() || page.isOver());
        String count = page.text(".replay .count");
        String now = board(page);
        page.reload();
        page.until(
                "the position",
                () -> page.has(".replay .count") && page.text(".replay .count").equals(count));
        assertEquals(now, board(page));
        page.click(".moves-list [data-ply='0']");
        page.until("the start", () -> page.has(".chip.earlier"));
        assertNotEquals(now, board(page));
        assertEquals(List.of(), page.clickable(), "nothing is played in the past");
        page.press(Keys.END);
        page.until("the present", () -> !page.has(".chip.earlier"));
        assertEquals(now, board(page));
        assertFalse(page.clickable().isEmpty());
    }

    /** The numbers on the board. */
    private static String board(Page page) {
        return (String) page.run(
                "return [...document.querySelectorAll('.board text')].map(text => text.textContent).join(' ')");
    }

    @Test
    void languageAndColorsAreChosen() {
        Page page = visitor();
        page.click("[data-settings]");
        page.choose("#theme", "high-contrast");
        assertEquals("high-contrast", page.run("return document.documentElement.dataset.theme"));
        page.choose("#language", "cs");
        page.until("Czech", () -> page.text(".motto").startsWith("Co si"));
        page.until("Czech games", () -> page.text(".gallery").contains("hráči"));
    }

    @Test
    void fivePlayMinuteEmpireAndASpectatorNeverSeesABid() throws IOException {
        Page ann = visitor();
        setUp(ann, "minute-empire");
        ann.choose("#seats", "5");
        for (int seat = 1; seat < 5; seat++) {
            ann.choose(".seat-row select[data-seat='" + seat + "']", "open");
        }
        ann.click("[data-start]");
        ann.find(".room .board .area");
        List<Page> players = new ArrayList<>(List.of(ann));
        for (int seat = 1; seat < 5; seat++) {
            players.add(join(window(), invitation(ann, seat), "Guest " + seat));
        }
        Page watcher = visitor();
        watcher.open(url(watching(ann)));
        watcher.find(".room .board .area");
        Set<String> bids = bid(players, watcher);
        assertEquals(5, bids.size());
        for (int i = 0; i < 40; i++) {
            for (Page player : players) {
                if (player.isAsked()) {
                    act(player);
                }
            }
        }
        assertEquals(List.of(), watcher.clickable());
        assertEquals(List.of(), watcher.all(".choices .choice"));
        Browser.keep(ann, "minute-empire-five");
        Browser.keep(watcher, "minute-empire-watched");
    }

    /** All bid, and none of the others is told of it before the last one has; returns who has bid. */
    private static Set<String> bid(List<Page> players, Page watcher) throws IOException {
        Set<String> bidders = new HashSet<>();
        int sealed = 0;
        while (bidders.size() < players.size()) {
            for (Page player : players) {
                if (bidders.size() == players.size() || !player.isAsked() || !bidders.add(player.handle())) {
                    continue;
                }
                int length = lastPosition(player).path("length").asInt();
                act(player);
                sealed++;
                if (sealed < players.size()) {
                    player.until(
                            "the bid", () -> lastPosition(player).path("length").asInt() > length);
                    watcher.until(
                            "the bid",
                            () -> lastPosition(watcher).path("length").asInt() > length);
                    JsonNode own = plyOf(lastPosition(player), length);
                    JsonNode seen = plyOf(lastPosition(watcher), length);
                    assertEquals(own.path("actor"), seen.path("actor"));
                    assertNotEquals(own.path("words"), seen.path("words"), "a bid is not told to who only watches");
                    String bidder = "Player " + (seen.path("actor").asInt() + 1);
                    assertEquals(
                            bidder + " has made a sealed bid",
                            seen.path("words").asText());
                    assertFalse(seen.path("notation").asText().matches(".*\\d.*"), seen::toString);
                }
            }
        }
        return bidders;
    }

    private static JsonNode plyOf(JsonNode position, int ply) {
        JsonNode plies = position.path("plies");
        return plies.path("list").path(ply - plies.path("from").asInt());
    }

    private static JsonNode lastPosition(Page page) {
        List<String> told = page.told();
        try {
            for (int i = told.size() - 1; i >= 0; i--) {
                JsonNode message = MAPPER.readTree(told.get(i));
                if (message.path("type").asText().equals("position")) {
                    return message;
                }
            }
        } catch (IOException malformed) {
            throw new AssertionError(malformed);
        }
        return MAPPER.missingNode();
    }

    @Test
    void keysAloneAreEnough() {
        Page page = visitor();
        page.find("[data-setup='kalaha']");
        page.run("document.querySelector(\"[data-setup='kalaha']\").focus()");
        page.pressEnter();
        page.find("[data-start]");
        page.run("document.querySelector('[data-start]').focus()");
        page.pressEnter();
        page.until("my turn", page::isAsked);
        page.press("b");
        assertTrue((boolean) page.run("return document.activeElement.matches('.area[role=button]')"));
        String first = (String) page.run("return document.activeElement.dataset.spot");
        page.press(Keys.ARROW_RIGHT);
        String second = (String) page.run("return document.activeElement.dataset.spot");
        assertNotEquals(first, second);
        assertTrue(
                ((String) page.run("return document.activeElement.getAttribute('aria-label')")).length() > 3,
                "a spot says what it is");
        String before = page.text(".replay .count");
        page.pressEnter();
        page.until("a move", () -> !page.text(".replay .count").equals(before));
        page.until(
                "an account",
                () -> !((String) page.run("return document.querySelector('.room > [aria-live=polite]').textContent"))
                        .isEmpty());
        page.press("d");
        page.until("a description", () -> page.has("dialog[open] .description p"));
        page.press(Keys.ESCAPE);
        page.until("the board", () -> !page.has("dialog[open]"));
    }

    @ParameterizedTest
    @CsvSource({"390,844", "1000,700", "1280,800", "1920,1080"})
    void theBoardIsWholeOnEveryScreen(int width, int height) {
        Page page = visitor();
        for (String game : List.of("kalaha", "minute-empire", "go")) {
            page.size(width, height);
            page.open(url(""));
            begin(page, game);
            assertEquals("", page.run("""
                            const box = document.querySelector('.board').getBoundingClientRect();
                            const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
                            const whole = document.documentElement.scrollWidth <= innerWidth;
                            return (inside ? '' : 'board at ' + JSON.stringify(box) + ' ') + (whole ? '' : 'too wide')
                                + (box.width * box.height < 30000 ? 'too small ' + JSON.stringify(box) : '');
                            """), game);
        }
    }

    @Test
    void aGameOfAPluginHasItsIconsRulesAndCoach() {
        Page page = visitor();
        begin(page, "garnets");
        assertTrue(
                (boolean) page.run("return [...document.querySelectorAll('.board defs polygon')]"
                        + ".some(shape => shape.getAttribute('fill') === '#7a1030')"),
                "stones of its own");
        page.click("[data-help='rules']");
        page.until("rules", () -> page.has("dialog .rules p"));
        page.press(Keys.ESCAPE);
        page.click("[data-help='learn']");
        page.until("a lesson", () -> page.text("dialog .lesson").contains("pebbles"));
        while (!page.has("dialog .board .area.clickable")) {
            page.click("dialog .buttons .primary");
        }
        page.click("dialog .board .area[data-spot='take1']");
        page.until("a comment", () -> page.text("dialog .comment").contains("Take more"));
        page.click("dialog .board .area[data-spot='take2']");
        page.until("praise", () -> page.text("dialog .comment").contains("good"));
        Browser.keep(page, "plugin-coach");
        page.press(Keys.ESCAPE);
        playOut(List.of(page));
    }

    @Test
    void reloadingLosesNothing() {
        Page page = visitor();
        begin(page, "kalaha");
        act(page);
        page.until("my turn again", () -> page.isAsked() || page.isOver());
        String caption = page.text(".caption");
        String count = page.text(".replay .count");
        page.reload();
        page.until(
                "the same position",
                () -> page.has(".replay .count")
                        && page.text(".replay .count").equals(count)
                        && page.text(".caption").equals(caption));
        page.open(url(""));
        page.reload();
        page.click(".my-games a.entry");
        page.until(
                "the same game",
                () -> page.has(".replay .count") && page.text(".replay .count").equals(count));
    }

    @Test
    void theNarrowingOfClicksIsThatOfTheCases() throws IOException {
        Page page = visitor();
        Object failed = page.promised("""
                const { Clicks } = await import('/clicks.js');
                const failures = [];
                for (const one of JSON.parse(given[0])) {
                    const clicks = new Clicks();
                    clicks.offer(one.legal);
                    for (const step of one.steps) {
                        const meant = step.click === undefined ? null : clicks.click(step.click);
                        const played = meant === null ? null : meant.code;
                        if ('plays' in step && played !== step.plays) {
                            failures.push(`${one.name}: ${step.click} plays ${played}`);
                        }
                        if (step.next && [...clicks.next()].sort().join() !== [...step.next].sort().join()) {
                            failures.push(`${one.name}: after ${step.click} next is ${[...clicks.next()]}`);
                        }
                        for (const [spot, spots] of Object.entries(step.following ?? {})) {
                            if ([...clicks.following(spot)].sort().join() !== spots.join()) {
                                failures.push(`${one.name}: after ${spot} follow ${[...clicks.following(spot)]}`);
                            }
                        }
                        if (step.buttons && clicks.buttons().map((action) => action.code).join() !== step.buttons.join()) {
                            failures.push(`${one.name}: after ${step.click} buttons are ${clicks.buttons().map((action) => action.code)}`);
                        }
                    }
                }
                return failures.join('\\n');
                """, resource("/org/marienbad/server/clicks.json"));
        assertEquals("", failed);
    }

    @Test
    void wordsAreFormattedAsByJava() {
        Page page = visitor("cs");
        List<String> patterns = List.of(
                "{0} a {1}",
                "{0,choice,1#{0} hráč|2#{0} hráči|5#{0} hráčů}", "{0,choice,1#one|1<{0} many}, {1}", "it''s {0}");
        for (String pattern : patterns) {
            for (int value : List.of(1, 2, 4, 5, 11)) {
                Object formatted = page.promised(
                        "const { format } = await import('/words.js'); return format(given[0], [given[1], 'x']);",
                        pattern,
                        value);
                assertEquals(
                        new MessageFormat(pattern, Locale.forLanguageTag("cs")).format(new Object[] {value, "x"}),
                        formatted);
            }
        }
        assertEquals("cs", page.run("return document.documentElement.lang"));
        assertTrue(page.text(".motto").startsWith("Co si"));
    }

    private static String resource(String name) throws IOException {
        try (InputStream file = PageTest.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
