package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.PictureColors;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.drawing.Taste;

/** Boards and pieces look as their person likes them. */
class TintsTest extends TestInBrowser {
    private static final String PAINTED = """
            const { taste, toTaste } = await import('/tints.js');
            const [boards, pieces, theme, inks, colors] = arguments;
            Object.assign(taste, { boards, pieces });
            return inks.map((ink, index) => '#' + toTaste(ink, [1, 3, 5].map((at) => parseInt(colors[index].slice(at, at + 2), 16)), theme)
                .map((part) => part.toString(16).padStart(2, '0')).join(''));
            """;

    @Test
    void thePageAndTheWindowPaintTheSameColors() {
        Page page = visitor();
        List<String> inks = List.copyOf(Artwork.common().inks());
        for (PictureTheme theme : PictureTheme.values()) {
            for (String boards : Taste.BOARDS) {
                for (String pieces : Taste.PIECES) {
                    Taste taste = new Taste(boards, pieces);
                    List<String> colors = new ArrayList<>();
                    List<String> painted = new ArrayList<>();
                    for (String ink : inks) {
                        int color = Artwork.common().color(ink, theme);
                        colors.add(PictureColors.hex(color >>> 8));
                        painted.add(PictureColors.hex(taste.color(ink, color, theme) >>> 8));
                    }
                    assertEquals(
                            painted,
                            page.promised(PAINTED, boards, pieces, theme.id(), inks, colors),
                            taste + " in " + theme);
                }
            }
        }
    }

    @Test
    void aChoiceIsSeenAtOnce() {
        Page page = visitor();
        begin(page, "go");
        act(page);
        page.find(".board use");
        String before = look(page);
        page.click("[data-settings]");
        page.choose("#pieces", "walnut");
        String wooden = look(page);
        assertNotEquals(before, wooden);
        page.choose("#board", "slate");
        assertNotEquals(wooden, look(page));
        page.reload();
        page.find(".board use");
        Browser.keep(page, "taste");
        page.click("[data-settings]");
        assertEquals("walnut", page.find("#pieces").getAttribute("value"), "it is remembered");
    }

    /** The paint of the board and its pieces. */
    private static String look(Page page) {
        return (String) page.run("return [...document.querySelectorAll('.room .board [fill], .room .board stop')]"
                + ".map((part) => part.getAttribute('fill') ?? part.getAttribute('stop-color')).join()");
    }
}
