package org.marienbad.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.PictureColors;
import org.marienbad.drawing.PictureTheme;

/** The page's colors are the inks of the pictures, and can be told apart (Web Content Accessibility Guidelines 2.2). */
class PageColorsTest {
    private static final Pattern BLOCK = Pattern.compile(":root(?:\\[data-theme='([a-z-]+)'\\])? \\{([^}]*)\\}");
    private static final Pattern COLOR = Pattern.compile("--([a-z-]+): (#[0-9a-f]{6});");

    private static Map<String, String> colors(PictureTheme theme) throws IOException {
        String style = Files.readString(Path.of("src/main/resources/org/marienbad/server/page/style.css"));
        Map<String, String> colors = new HashMap<>();
        Matcher block = BLOCK.matcher(style);
        while (block.find()) {
            if (block.group(1) == null || block.group(1).equals(theme.id())) {
                COLOR.matcher(block.group(2)).results().forEach(color -> colors.put(color.group(1), color.group(2)));
            }
        }
        return colors;
    }

    @ParameterizedTest
    @EnumSource
    void namesOfInksMeanTheInks(PictureTheme theme) throws IOException {
        Map<String, String> colors = colors(theme);
        assertTrue(colors.size() > 15, colors::toString);
        colors.forEach((name, color) -> {
            if (Artwork.common().inks().contains(name)) {
                int ink = Artwork.common().color(name, theme) >>> 8;
                assertEquals(PictureColors.hex(ink), color, name + " in " + theme.id());
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void wordsStandOutFromTheirBackground(PictureTheme theme) throws IOException {
        Map<String, String> colors = colors(theme);
        for (String paper : List.of("background", "panel", "panel-dim", "accent-pale")) {
            for (String ink : List.of("text", "dim", "error")) {
                assertContrast(4.5, colors, ink, paper);
            }
            assertContrast(3, colors, "control-line", paper);
        }
        assertContrast(4.5, colors, "on-accent", "accent");
    }

    @ParameterizedTest
    @EnumSource
    void ringsStandOutFromTheirEdges(PictureTheme theme) throws IOException {
        for (String ring : List.of("legal", "target", "chosen", "last", "hint")) {
            assertContrast(3, colors(theme), ring, "mark-edge");
        }
        assertContrast(3, colors(theme), "focus", "focus-edge");
    }

    private static void assertContrast(double least, Map<String, String> colors, String ink, String paper) {
        double contrast = PictureColors.contrast(rgba(colors.get(ink)), rgba(colors.get(paper)));
        assertTrue(contrast >= least, () -> ink + " on " + paper + ": " + contrast);
    }

    private static int rgba(String hex) {
        return Integer.parseInt(hex.substring(1), 16) << 8 | 0xff;
    }
}
