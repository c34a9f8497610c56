package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.Collator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** Everybody has the own side of the board at the bottom, and is called by name. */
class SidesTest extends TestInBrowser {
    @Test
    void bothPlayersHaveTheirOwnSideAtTheBottomAndSeeWhoseTurnItIs() {
        Page ann = visitor();
        open(ann, "kalaha", 2);
        start(ann);
        assertTrue(ann.has("dialog .qr"), "the invitation opens by itself");
        ann.until("the code", () -> ann.has("dialog .qr path"));
        Browser.keep(ann, "invitation");
        Page bob = join(visitor("cs"), invitation(ann, 1), "Bob");
        ann.until("Ann's turn", ann::isAsked);
        assertEquals("Your turn", ann.text(".caption"));
        assertEquals("Na tahu: Ann", bob.text(".caption"));
        assertTrue(ann.text(".own").startsWith("Ann"), ann.text(".own"));
        assertTrue(bob.text(".own").startsWith("Bob"), bob.text(".own"));
        assertTrue(height(ann, "a") > height(ann, "A"), "Ann's pits are below Bob's");
        assertTrue(height(bob, "A") > height(bob, "a"), "Bob's are below Ann's");
        bob.press("f");
        assertTrue(height(bob, "a") > height(bob, "A"), "the board has been turned");
        assertTrue(bob.text(".own").startsWith("Ann"), bob.text(".own"));
        ann.clickSpot("c");
        ann.until("Ann's next turn", () -> ann.text(".caption").equals("Your turn again"));
        assertEquals("Na tahu: Ann", bob.text(".caption"));
        ann.clickSpot("a");
        bob.until("Bob's turn", bob::isAsked);
        assertEquals("Jste na tahu", bob.text(".caption"));
        bob.clickSpot("A");
        ann.until("Ann's turn", ann::isAsked);
        assertTrue(ann.text(".chips").contains("Bob sows from A"), ann.text(".chips"));
        for (int width : List.of(360, 390, 768, 1920)) {
            for (Page player : List.of(ann, bob)) {
                player.size(width, width < 600 ? 780 : 1000);
                assertTrue(
                        (boolean) player.run("return document.documentElement.scrollWidth <= innerWidth"),
                        "wide enough: " + width);
                Browser.keep(player, "sides-" + width + (player == ann ? "-en" : "-cs"));
            }
        }
    }

    private static double height(Page page, String spot) {
        return ((Number) page.run("""
                        const area = document.querySelector(`.board .area[data-spot="${arguments[0]}"]`);
                        return area.getBoundingClientRect().top;
                        """, spot)).doubleValue();
    }

    @Test
    void gamesAreFoundAndAFriendIsInvitedAtOnce() {
        Page page = visitor("cs");
        page.find(".game");
        List<String> names =
                page.all(".game h2").stream().map(WebElement::getText).toList();
        assertEquals(List.of("Kalaha", "Minutová říše", "Nim"), names.subList(0, 3), "the prominent ones");
        List<String> others = names.subList(3, names.size());
        assertEquals(
                others.stream()
                        .sorted(Collator.getInstance(Locale.forLanguageTag("cs")))
                        .toList(),
                others);
        int all = shown(page);
        page.choose("[data-filter='players']", "4");
        assertTrue(shown(page) > 0 && shown(page) < all, "some have room for four");
        page.choose("[data-filter='players']", "");
        page.find(".sieve input").sendKeys("lhar");
        page.until("one game", () -> shown(page) == 1);
        page.find(".sieve input").sendKeys("xyz");
        page.until("none", () -> shown(page) == 0 && page.has(".sieve + [role=status]:not([hidden])"));
        page.reload();
        page.click("[data-friend='kalaha']");
        page.until("the invitation", () -> page.has("dialog .link input"));
        page.open(url(""));
        page.find(".my-games .entry");
    }

    @Test
    void nothingMovesWhileAScreenComes() {
        Page page = visitor();
        begin(page, "kalaha");
        String room = (String) page.run("return location.hash");
        for (String fragment : List.of("", room.substring(1))) {
            page.open("about:blank");
            page.open(url(fragment));
            page.run("""
                    window.moved = 0;
                    new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.moved += each.value)))
                        .observe({type: 'layout-shift', buffered: true});
                    """);
            page.until(
                    "the screen",
                    () -> page.has(".room .board use")
                            || page.all(".game .picture use").size() > 50);
            double moved = ((Number) page.run("return window.moved")).doubleValue();
            assertTrue(moved < 0.001, fragment + " has moved by " + moved);
        }
    }

    private static int shown(Page page) {
        return ((Number) page.run("return document.querySelectorAll('.game:not([hidden])').length")).intValue();
    }
}
