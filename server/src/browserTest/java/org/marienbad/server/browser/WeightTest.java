package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The page is light, and nothing on it moves by itself. Figures of a run are in docs/measurements/server.md. */
class WeightTest extends TestInBrowser {
    /** The most bytes of scripts, styles and words of a first visit, as they come. */
    private static final long FILES = 130_000;
    /** The most bytes of the first visit until the pictures of the gallery are there. */
    private static final long ALL = 280_000;

    @Test
    @SuppressWarnings("unchecked")
    void aFirstVisitIsLight() {
        try (Browser browser = Browser.open("en")) {
            Page page = browser.page(url(""), 1280, 800);
            page.until("pictures", () -> page.all(".game .picture svg").size() >= 20);
            List<Map<String, Object>> loaded = (List<Map<String, Object>>) page.run("""
                    return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
                        .map(({ name, transferSize, encodedBodySize }) => ({ name, bytes: transferSize || encodedBodySize }));
                    """);
            long files = bytes(loaded, "/v/");
            long all = bytes(loaded, "");
            assertTrue(files > 20_000 && files < FILES, files + " bytes of files");
            assertTrue(all < ALL, all + " bytes");
        }
    }

    private static long bytes(List<Map<String, Object>> loaded, String part) {
        return loaded.stream()
                .filter(each -> ((String) each.get("name")).contains(part))
                .mapToLong(each -> ((Number) each.get("bytes")).longValue())
                .sum();
    }

    @Test
    void nothingMovesByItself() {
        Page page = visitor();
        setUp(page, "minute-empire");
        page.choose(".seat-row select[data-seat='1']", "open");
        start(page);
        String invitation = invitation(page, 1);
        String room = (String) page.run("return location.hash.slice(1)");
        Map<String, String> screens = Map.of(
                "",
                ".game .picture svg",
                "set-up=kalaha",
                ".setup .picture svg",
                invitation,
                ".join .picture svg",
                room,
                ".room:not(.waiting) .board .area");
        for (int width : List.of(390, 1280)) {
            page.size(width, 800);
            screens.forEach((fragment, shown) -> {
                page.open(url(fragment));
                page.reload();
                page.find(shown);
                page.promised(
                        "await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));");
                assertEquals(List.of(), page.run("return window.shifts"), fragment + " at " + width);
            });
        }
    }
}
