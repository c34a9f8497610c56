package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** People in real browsers, on a real server that all tests of a class share. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TestInBrowser {
    private static final int LONGEST_GAME = 2000;

    private final List<Browser> browsers = new ArrayList<>();
    private ServerProcess server;

    @BeforeAll
    void startServer(@TempDir Path folder) {
        // Where there is no browser, there is nothing to serve.
        Browser.open("en").close();
        server = serve(folder);
    }

    ServerProcess serve(Path folder) {
        return ServerProcess.start(folder);
    }

    @AfterAll
    void stopServer() {
        if (server != null) {
            server.close();
        }
    }

    /** The address of the page, or of a fragment of it. */
    String url(String fragment) {
        return server.url(fragment);
    }

    /** Somebody's first visit in a browser of one's own, who reads {@code language} and sees moves at once. */
    Page visitor(String language) {
        Browser browser = Browser.open(language);
        browsers.add(browser);
        return still(browser.page(url(""), 1280, 800));
    }

    Page visitor() {
        return visitor("en");
    }

    /** Another window of the first browser. */
    Page window() {
        return browsers.get(0).page(url(""), 1280, 800);
    }

    @AfterEach
    void nothingIsComplainedAbout() {
        try {
            browsers.forEach(browser -> assertEquals(List.of(), browser.complaints()));
        } finally {
            browsers.forEach(Browser::close);
            browsers.clear();
        }
    }

    static Page still(Page page) {
        page.find("[data-settings]");
        page.run("localStorage.setItem('marienbad.settings', JSON.stringify({speed: 'off'}))");
        page.reload();
        page.find("[data-settings]");
        return page;
    }

    /** Begins a game with its usual set-up, and waits for the turn of {@code page}. */
    static void begin(Page page, String game) {
        page.click("[data-play='" + game + "']");
        page.until("my turn", page::isAsked);
    }

    static void setUp(Page page, String game) {
        page.click("[data-setup='" + game + "']");
        page.find("[data-start]");
    }

    /** A game of {@code seats} that {@code ann} opens for others, and sits down at first. */
    static void open(Page ann, String game, int seats) {
        setUp(ann, game);
        ann.find("#my-name").sendKeys("Ann");
        if (seats > 2) {
            ann.choose("#seats", String.valueOf(seats));
        }
        for (int seat = 1; seat < seats; seat++) {
            ann.choose(".seat-row select[data-seat='" + seat + "']", "open");
        }
    }

    static void start(Page ann) {
        ann.click("[data-start]");
        ann.find(".room .board .area");
    }

    /** The fragment of an invitation of the game that {@code page} has just created. */
    static String invitation(Page page, int seat) {
        return (String) page.run("""
                const id = new URLSearchParams(location.hash.slice(1)).get('room');
                const links = JSON.parse(localStorage.getItem('marienbad.settings'))['links ' + id];
                return `room=${id}&invite=${links.invitations[arguments[0]]}`;
                """, seat);
    }

    static String watching(Page page) {
        return (String) page.run("""
                const id = new URLSearchParams(location.hash.slice(1)).get('room');
                const links = JSON.parse(localStorage.getItem('marienbad.settings'))['links ' + id];
                return `room=${id}&watch=${links.watch}`;
                """);
    }

    /** {@code page} takes the seat of an invitation. */
    Page join(Page page, String fragment, String name) {
        page.open(url(fragment));
        page.reload();
        page.find(".join:not(.waiting)");
        page.find("#join-name").clear();
        page.find("#join-name").sendKeys(name);
        page.click("form button.primary");
        page.find(".room .board .area");
        return page;
    }

    /** Plays whatever comes first whenever a page is asked, until the game is over for all. */
    static void playOut(List<Page> players) {
        for (int i = 0; i < LONGEST_GAME; i++) {
            Page first = players.get(0);
            first.until("a turn", () -> first.isOver() || players.stream().anyMatch(Page::isAsked));
            if (first.isOver()) {
                break;
            }
            for (Page player : players) {
                if (player.isAsked()) {
                    act(player);
                }
            }
        }
        for (Page player : players) {
            player.until("the end", player::isOver);
        }
    }

    static void act(Page player) {
        List<String> spots = player.unclicked();
        String before = state(player);
        if (spots.isEmpty()) {
            if (player.has(".choices .choice")) {
                player.click(".choices .choice");
            }
        } else {
            player.clickSpot(spots.get(0));
        }
        player.until("an effect of " + spots, () -> !state(player).equals(before));
    }

    /** Plays a move of one click. */
    static void play(Page player) {
        String before = player.text(".replay .count");
        player.clickSpot(player.clickable().get(0));
        player.until("a move", () -> !player.text(".replay .count").equals(before));
    }

    /** A value that changes with every click that counts. */
    static String state(Page player) {
        return (String) player.run("return document.querySelector('.replay .count').textContent"
                + " + [...document.querySelectorAll('.area[aria-pressed]')].map(area => area.dataset.spot)"
                + " + document.querySelectorAll('.area[role=button]').length"
                + " + [...document.querySelectorAll('.choices button')].map(button => button.textContent)");
    }
}
