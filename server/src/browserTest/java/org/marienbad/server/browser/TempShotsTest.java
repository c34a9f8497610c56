package org.marienbad.server.browser;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TempShotsTest extends TestInBrowser {
    private static final String OVER = """
            const out = [];
            const boxes = ['.choices', '.moves', '.board', '.card', '.replay', '.headline', '.tools', '.tool', '.strip', '.talk', '.bar', '.status']
                .flatMap((q) => [...document.querySelectorAll(q)].filter((e) => e.checkVisibility() && e.getBoundingClientRect().height).map((e) => [q, e, e.getBoundingClientRect()]));
            for (const [q, e, b] of boxes) for (const [r, f, c] of boxes) {
                if (q < r && !e.contains(f) && !f.contains(e)) {
                    const w = Math.min(b.right, c.right) - Math.max(b.left, c.left), h = Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top);
                    if (w > 1 && h > 1) out.push(q + ' ' + r + ' ' + Math.round(w) + 'x' + Math.round(h));
                }
            }
            out.push('scroll ' + document.documentElement.scrollHeight + ' of ' + innerHeight);
            return out;
            """;

    @Test
    void shots() {
        for (String language : List.of("en", "cs")) {
            Page page = visitor(language);
            page.size(360, 640);
            page.driver().executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 1));
            page.reload();
            setUp(page, "minute-empire");
            page.choose("#seats", "2");
            start(page);
            int n = 0;
            for (int i = 0; i < 26; i++) {
                page.until("my turn", page::isAsked);
                for (int[] size : new int[][] {{360, 640}, {360, 740}, {390, 844}}) {
                    page.size(size[0], size[1]);
                    Object over = page.run(OVER);
                    System.out.println(language + " " + i + " " + size[0] + "x" + size[1] + " " + over + " choices " + page.all(".choices button").size());
                    if (i == 0 || i == 5 || i == 6 || i == 7 || i == 8 || i == 12) Browser.keep(page, "phone-" + language + "-" + size[1] + "-" + i);
                }
                String before = page.text(".replay .count");
                act(page);
                if (!page.all(".choices .primary").isEmpty()) page.click(".choices .primary");
                page.until("gone on", () -> !page.text(".replay .count").equals(before));
            }
        }
    }
}
