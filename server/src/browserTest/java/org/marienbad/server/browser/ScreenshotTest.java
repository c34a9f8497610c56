package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures of the page for people to look at, and that nothing is wrong in the console meanwhile. */
class ScreenshotTest {
    private static final List<int[]> SIZES =
            List.of(new int[] {390, 844}, new int[] {1280, 800}, new int[] {1920, 1080});
    private static final List<String> GAMES = List.of("kalaha", "minute-empire", "go", "backgammon", "poker", "hex");

    /** How many games of the gallery have a picture at least, of two layers each. */
    private static final int PICTURED = 14;

    @TempDir
    Path folder;

    @Test
    void inBothLanguagesAndThreeSizes() {
        try (ServerProcess server = startWhereThereIsABrowser()) {
            for (String language : List.of("en", "cs")) {
                try (Browser browser = Browser.open(language)) {
                    Page page = browser.page(server.url(""), 1280, 800);
                    page.until("pictures", () -> page.all(".game .picture svg").size() >= 2 * PICTURED);
                    each(page, "home-" + language);
                    for (String game : GAMES) {
                        page.size(1280, 800);
                        page.open(server.url(""));
                        if (game.equals("kalaha")) {
                            page.click("[data-setup='minute-empire']");
                            page.until("the start", () -> page.has(".setup .picture svg"));
                            each(page, "setup-" + language);
                            page.open(server.url(""));
                        }
                        page.click("[data-play='" + game + "']");
                        page.until("my turn", page::isAsked);
                        each(page, game + "-" + language);
                    }
                    assertEquals(List.of(), browser.complaints());
                }
            }
        }
    }

    private ServerProcess startWhereThereIsABrowser() {
        Browser.open("en").close();
        return ServerProcess.start(folder);
    }

    private static void each(Page page, String name) {
        for (int[] size : SIZES) {
            page.size(size[0], size[1]);
            Browser.keep(page, name + "-" + size[0]);
        }
    }
}
