package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.site.SiteMain;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Boards in the pages of others, and in our documents. */
class EmbeddedBoardTest extends PageInBrowser {
    private static final Pattern LIVE = Pattern.compile("data-live=\"([^\"?]+)\\?embed[^\"]*?game=([a-z-]+)\"");

    @TempDir
    private Path folder;

    /** Somebody's page, of another origin, with one frame. */
    private HttpServer host(String frame) throws IOException {
        Files.writeString(folder.resolve("index.html"), "<!DOCTYPE html><title>Mine</title><h1>Mine</h1>" + frame);
        HttpServer host = serve(folder, "/");
        browser.get(address(host));
        browser.switchTo().frame(0);
        return host;
    }

    private static String frame(String query, int width, int height) {
        return "<iframe src=\"" + address() + "?embed" + query + "\" width=\"" + width + "\" height=\"" + height
                + "\"></iframe>";
    }

    private static List<String> shown() {
        return browser.findElements(By.cssSelector("h1, .card, .tools, .replay, [data-settings], [data-verb]")).stream()
                .filter(WebElement::isDisplayed)
                .map(each -> each.getAttribute("class"))
                .toList();
    }

    private static boolean scrolls() {
        return (boolean) browser.executeScript("const page = document.documentElement;"
                + "return page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth;");
    }

    @Test
    void aLineOfHtmlPutsABoardIntoAPage() throws IOException {
        for (String size : List.of("320x400", "480x480", "800x600")) {
            String[] sides = size.split("x");
            HttpServer host = host(frame(
                    "&game=kalaha&level=easy&theme=dark&language=cs",
                    Integer.parseInt(sides[0]),
                    Integer.parseInt(sides[1])));
            awaitText(".caption", "Jste na tahu");
            assertEquals("dark", browser.findElement(By.tagName("html")).getAttribute("data-theme"));
            assertEquals(List.of(), shown(), "nothing but the board and its lines");
            assertFalse(scrolls(), size);
            picture("embedded-" + size + ".png");
            assertTrue(full().endsWith("#set-up=kalaha"), full());
            click(".area.clickable");
            await(".caption:not(.mine)");
            await(".caption.mine");
            assertEquals("Otevřít v Marienbadu", text("[data-full]"));
            await("[data-full][href*='#position=']");
            assertTrue(position(full()).path("position").isObject(), full());
            host.stop(0);
        }
        assertNoErrors();
    }

    private static String full() {
        await("[data-full][href]");
        return browser.findElement(By.cssSelector("[data-full]")).getAttribute("href");
    }

    /** The set-up that an address holds. */
    private static JsonNode position(String address) throws IOException {
        return MAPPER.readTree(Base64.getUrlDecoder()
                .decode(address.substring(address.indexOf("=") + 1).replaceFirst("&.*", "")));
    }

    @Test
    void aGameThatIsOverLeadsToItsRecordAndIsPlayedAgain() throws IOException {
        HttpServer host = host(frame("&game=nim&level=none&language=en", 480, 480));
        await(".area.clickable");
        while (browser.findElements(By.cssSelector("[data-again-here]:not([hidden])"))
                .isEmpty()) {
            browser.executeScript("document.querySelector('.area.clickable')"
                    + "?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))");
        }
        await("[data-full][href*='#record='][href*='&ply=']");
        String full = full();
        click("[data-again-here]");
        await("[data-full][href*='#set-up=nim']");
        await(".area.clickable");
        host.stop(0);
        browser.get(full);
        await("[data-from-here]");
        String count = text(".replay .count");
        assertEquals(count.replaceFirst(" / .*", ""), count.replaceFirst(".* / ", ""), "at the ply of the board");
        assertNoErrors();
    }

    @Test
    void aBoardWithoutOpponentIsForTwo() throws IOException {
        HttpServer host = host(frame("&game=connect-four&level=none&language=en", 480, 480));
        awaitText(".caption", "Red to move");
        click(".area.clickable");
        awaitText(".caption", "Yellow to move");
        click(".area.clickable");
        awaitText(".caption", "Red to move");
        host.stop(0);
    }

    @Test
    void aBoardInAPageNeitherWaitsForTheFullPageNorKeepsAnything() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        String kept = "return localStorage.getItem('marienbad.games')";
        Object before = browser.executeScript(kept);
        String full = browser.getWindowHandle();
        browser.switchTo().newWindow(org.openqa.selenium.WindowType.TAB);
        browser.get(address() + "?embed&game=nim&language=en");
        awaitText(".caption", "Your turn");
        assertEquals(before, browser.executeScript(kept));
        browser.close();
        browser.switchTo().window(full);
    }

    @Test
    void aRecordIsSteppedThrough() throws IOException {
        String record = "{\"format\":2,\"game\":\"kalaha\",\"seats\":2,\"options\":{},\"starter\":0,"
                + "\"players\":[\"human\",\"human\"],\"names\":[\"Ann\",\"Bob\"],\"plies\":[\"c\",\"f\",\"B\"]}";
        String packed = Base64.getUrlEncoder().withoutPadding().encodeToString(record.getBytes(StandardCharsets.UTF_8));
        HttpServer host = host(frame("&theme=light&language=en#record=" + packed, 480, 480));
        awaitText(".caption", "Ann");
        assertEquals("0 / 3", text(".replay .count"));
        click("[title='One move forward']");
        click("[title='One move forward']");
        awaitText(".replay .count", "2 / 3");
        awaitText(".caption", "Bob");
        assertFalse(scrolls());
        picture("embedded-record.png");
        await("[data-full][href$='&ply=2']");
        String full = full();
        host.stop(0);
        browser.get(full);
        awaitText(".replay .count", "2 / 3");
        browser.get(address() + "?language=en#record=" + packed);
        await("[data-from-here]");
        awaitText("h1", "Kalaha");
        browser.get(address() + "?again#record=AAAA");
        awaitText(".error", "There is no record of a game at this address.");
        browser.get(address() + "?embed&language=en&record=https://example.org/any.json");
        awaitText(".error", "A record in the address must be a file on the server of this page.");
        browser.get(address() + "?once#record=" + packed + "&ply=4");
        awaitText(".error", "The entry “ply” of this link is “4”; allowed: a whole number from 0 to 3.");
        assertNoErrors();
    }

    @Test
    void aWrongAddressOfABoardSaysWhatIsAllowed() {
        browser.get(address() + "?embed&language=en&game=kalaha&level=godlike");
        awaitText(".error", "“level” of this link is “godlike”; allowed: easy, medium, hard, best, none.");
        browser.get(address() + "?embed&language=en&game=kalaha&speed=2");
        awaitText(".error", "unknown entry “speed”; allowed: embed, game, record, level, theme, language, size.");
        browser.get(address() + "?embed&language=en&game=kalaha&size=large");
        awaitText(".error", "“size” of this link is “large”; allowed: a whole number.");
        assertEquals("Open in Marienbad", text("[data-full]"));
        assertNoErrors();
    }

    @Test
    void aRoomGivesTheLineAndShowsItsBoard() throws IOException {
        browser.get(address() + "#set-up=kalaha");
        click("[data-start]");
        click("[data-help=share]");
        click("[data-embed]");
        await(".preview iframe");
        String line = browser.findElement(By.id("embed-line")).getAttribute("value");
        assertTrue(line.startsWith("<iframe src=\"" + address() + "?embed&amp;level=medium"), line);
        browser.switchTo().frame(browser.findElement(By.cssSelector(".preview iframe")));
        await(".area.clickable");
        browser.switchTo().defaultContent();
        picture("embedding.png");
        HttpServer host = host(line);
        click(".area.clickable");
        await(".caption:not(.mine)");
        host.stop(0);
        assertNoErrors();
    }

    @Test
    void everyDocumentOfAGameHasABoardToPlayOn() throws IOException {
        Path api = Files.createDirectories(folder.resolve("javadoc"));
        Files.writeString(api.resolve("index.html"), "");
        Path site = folder.resolve("site");
        List<String> broken = SiteMain.make(Path.of("..").toAbsolutePath().normalize(), api, PAGE, site);
        assertEquals(
                List.of(),
                broken.stream().filter(link -> link.contains("play/")).toList());
        Set<String> games = new TreeSet<>();
        JsonNode catalogue;
        try (HttpClosing served = new HttpClosing(serve(site, "/any/place/"))) {
            browser.get(served.address() + "play/index.html");
            await("[data-game=kalaha]");
            catalogue = MAPPER.readTree(String.valueOf(
                    house("done(await (await house.ask('catalogue', undefined, undefined, 'en', {})).text());")));
            catalogue.path("games").forEach(game -> games.add(game.path("id").asText()));
            assertEquals(games, live(site.resolve("docs/games.html")));
            for (String game : games) {
                assertEquals(Set.of(game), live(site.resolve("games/" + game + "/index.html")));
            }
            ASKED.clear();
            browser.get(served.address() + "games/hex/index.html");
            await("[data-live] img");
            assertFalse(ASKED.stream().anyMatch(name -> name.startsWith("play/")), "nothing is loaded before a click");
            click("[data-live]");
            await("iframe");
            browser.switchTo().frame(0);
            click(".area.clickable");
            await(".caption:not(.mine)");
            // The frame loads its last script for this link, and its server is closed next.
            await("[data-full][href*='#position=']");
            browser.switchTo().defaultContent();
            picture("document.png");
        }
        assertNoErrors();
    }

    private static Set<String> live(Path page) throws IOException {
        return LIVE.matcher(Files.readString(page))
                .results()
                .map((MatchResult found) -> found.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A web server that a test closes. */
    private record HttpClosing(HttpServer server) implements AutoCloseable {
        String address() {
            return PageInBrowser.address(server) + "any/place/";
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }
}
