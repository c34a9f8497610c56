package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** People play on small screens, by their fingers. */
class PhoneTest extends TestInBrowser {
    /** Parts of cards that stick out of them, or cannot be seen. */
    private static final String CLIPPED = """
            const clipped = [];
            for (const card of document.querySelectorAll('.card')) {
                const box = card.getBoundingClientRect();
                for (const part of card.querySelectorAll('header, .score, .you, .clock, .about, .row, .gauges')) {
                    const { left, right, width } = part.getBoundingClientRect();
                    if (part.innerText.trim() && part.checkVisibility() &&  (left < box.left || right > box.right || !width || part.scrollWidth > part.clientWidth + 1 && part.clientWidth)) {
                        clipped.push(`${part.className || part.tagName} "${part.textContent}" ${left}-${right} of ${box.left}-${box.right}`);
                    }
                }
            }
            return clipped;
            """;

    private static final String ROWS =
            "return [...document.querySelectorAll('.card .row')].filter((row) => row.checkVisibility()).length";

    @Test
    void cardsWithClocksFitNextToEachOther() {
        Page ann = visitor();
        open(ann, "kalaha", 2);
        ann.choose("#clock", "3+2");
        start(ann);
        Page bob = join(visitor("cs"), invitation(ann, 1), "Bob");
        ann.until("Ann's turn", ann::isAsked);
        for (int width : List.of(390, 360)) {
            for (Page player : List.of(ann, bob)) {
                player.size(width, 844);
                assertEquals(2, player.all(".card .score").size());
                assertEquals(2, player.all(".card .clock:not(:empty)").size());
                assertEquals(List.of(), player.run(CLIPPED), width + " pixels");
                assertEquals(0L, player.run(ROWS), "what they have is behind a tap");
                player.all(".card .opener").forEach(opener -> opener.click());
                assertEquals(4L, player.run(ROWS));
                assertEquals(List.of(), player.run(CLIPPED), width + " pixels, opened");
                player.all(".card").forEach(card -> card.click());
                Browser.keep(player, "cards-" + width + (player == ann ? "-en" : "-cs"));
            }
        }
    }

    /** On an upright tablet the board or the list of moves fills what room there is. */
    @Test
    void nothingFloatsInEmptinessOnATablet() {
        Page page = visitor();
        page.size(768, 1024);
        for (String game : List.of("kalaha", "hex")) {
            page.open(url(""));
            begin(page, game);
            List<?> seen = (List<?>) page.run("""
                    const { height, bottom } = document.querySelector('.board').getBoundingClientRect();
                    const last = document.querySelector('.room.upright .moves, .room.beside .own').getBoundingClientRect();
                    return [height / innerHeight, Math.max(bottom, last.bottom) / innerHeight, document.documentElement.scrollHeight <= innerHeight];
                    """);
            assertTrue(((Number) seen.get(0)).doubleValue() > (game.equals("kalaha") ? .85 : .4), game + ": " + seen);
            assertTrue(((Number) seen.get(1)).doubleValue() > .95, game + ": " + seen);
            assertEquals(true, seen.get(2), game + " is seen whole");
            Browser.keep(page, "tablet-" + game);
        }
    }

    /** Somebody with a small screen that is touched. */
    private Page phone(int width, int height) {
        Page page = visitor();
        page.size(width, height);
        page.driver()
                .executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 1));
        page.reload();
        return page;
    }

    @Test
    void nothingScrollsWhileAMoveIsChosen() {
        Page page = phone(360, 740);
        for (String game : List.of("kalaha", "minute-empire")) {
            page.open(url(""));
            page.click("[data-play='" + game + "']");
            for (int ply = 0; ply < 4; ply++) {
                page.until("my turn", page::isAsked);
                assertEquals(740L, page.run("return document.scrollingElement.scrollHeight"), game);
                act(page);
            }
        }
    }

    /** Who plays to the end sees at once who has won, and may go on from there, with the final position in sight. */
    @Test
    void theEndOfAGameIsSeenAtOnceWithItsBoard() {
        Page page = phone(360, 740);
        for (String game : List.of("kalaha", "nim")) {
            page.open(url(""));
            begin(page, game);
            page.click("[data-verb='resign']");
            page.click("[data-confirm]");
            page.until("the end", page::isOver);
            page.until("the result of " + game + " and its board in sight", () -> (boolean) page.run("""
                    return ['.result .outcome', '.result .ranking', ".result [data-verb='rematch']", '.board']
                        .map((part) => document.querySelector(part).getBoundingClientRect())
                        .every(({ top, bottom }) => top >= -1 && bottom <= innerHeight);
                    """));
            Browser.keep(page, "end-" + game);
        }
    }

    @Test
    void aBidIsReadBeforeItIsMadeAndAskedForOnce() {
        Page page = phone(390, 844);
        assertTrue((boolean) page.run("return matchMedia('(hover: none) and (pointer: coarse)').matches"), "a phone");
        setUp(page, "minute-empire");
        page.choose("#seats", "5");
        start(page);
        page.until("my turn", page::isAsked);
        assertEquals(List.of(), page.run("""
                        return [...document.querySelectorAll('.choices button')]
                            .map((each) => [each.textContent, each.getBoundingClientRect()])
                            .filter(([words, box]) => box.width < 44 || box.height < 44 || !words.startsWith('Bid '))
                            .map(([words, box]) => words + ' ' + box.width + ' x ' + box.height);
                        """));
        int bids = page.all(".choices button").size();
        assertEquals(page.clickable().size(), bids, "each small number has its button");
        Browser.keep(page, "bids-390");
        String before = page.text(".replay .count");
        page.clickSpot("bid.1");
        assertEquals("Bid 1", page.text(".choices .primary"));
        page.clickSpot("bid.2");
        assertEquals("Bid 2", page.text(".choices .primary"));
        Browser.keep(page, "bid-asked-390");
        page.click(".choices .quiet");
        assertEquals(bids, page.all(".choices .choice").size());
        assertEquals(before, page.text(".replay .count"), "nothing has been played yet");
        page.clickSpot("bid.2");
        page.click(".choices .primary");
        page.until("the bid", () -> !page.text(".replay .count").equals(before));
        assertFalse(page.all(".moves-list .move").isEmpty());
    }

    @Test
    void newsStandWholeAndEveryCardHasAButtonIfOneIsHardToHit() throws IOException {
        Page page = phone(360, 780);
        setUp(page, "minute-empire");
        start(page);
        page.until("my turn", page::isAsked);
        assertTrue(page.text(".chips").contains("Tap on the board"), page.text(".chips"));
        Random random = new Random(1);
        for (int ply = 0; ply < 8; ply++) {
            page.until("my turn", () -> page.isAsked() || page.isOver());
            assertEquals(List.of(), page.run("""
                    const { left, right, bottom } = document.querySelector('.chips').getBoundingClientRect();
                    return [...document.querySelectorAll('.chips > *')].map((chip) => [chip.textContent, chip.getBoundingClientRect()])
                        .filter(([words, box]) => box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 2).map(([words]) => words);
                    """));
            // At one moment, as the page may draw either anew.
            List<?> counts = (List<?>) page.run("""
                    return [".board .area.clickable[role=button][data-spot^='card.']", '.choices .choice'].map((all) => document.querySelectorAll(all).length);
                    """);
            if (!counts.contains(0L)) {
                assertEquals(counts.get(0), counts.get(1), "not only one card may be taken");
            }
            String before = page.text(".replay .count");
            // A march needs several spaces, of which the first may be the one to put down again.
            // The count is read before each click, as one too many would choose in the next position.
            page.until("a ply", () -> (boolean) page.run("""
                    if (document.querySelector('.replay .count').innerText !== arguments[0]) {
                        return true;
                    }
                    const sure = document.querySelector('.choices .primary');
                    const all = [...document.querySelectorAll('.choices .choice, .board .area.clickable')];
                    (sure ?? all[Math.floor(arguments[1] * all.length)])?.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'mouse'}));
                    return false;
                    """, before, random.nextDouble()));
        }
        Browser.keep(page, "empire-news-360");
    }
}
