package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** A player asks what to play, learns from a finished game, and takes positions elsewhere. */
class HelpTest extends TestInBrowser {
    /** The colors of the signs of seats in a part of the page. */
    private static final String SIGNS =
            "return [...new Set([...document.querySelectorAll(arguments[0] + ' .sign-disc')].map((each) => each.getAttribute('fill')))].sort()";

    @Test
    void aHintIsShownPlayedAndNotGivenWhereItIsSwitchedOff() {
        Page page = visitor();
        begin(page, "kalaha");
        page.click("[data-verb='hint']");
        page.until("the hint", () -> page.has("[data-hint='told'] .primary"));
        assertTrue(page.text("[data-hint]").startsWith("Hint: Sow from "), page.text("[data-hint]"));
        Browser.keep(page, "hint");
        page.click("[data-hint] .primary");
        page.until("the move", () -> !page.text(".replay .count").startsWith("0"));
        page.until("no hint any more", () -> !page.has("[data-hint]"));
        page.open(url(""));
        setUp(page, "kalaha");
        page.click("#hints");
        page.choose("#clock", "own");
        page.find("#clock-minutes").clear();
        page.find("#clock-minutes").sendKeys("7");
        page.find("#clock-increment").sendKeys("\t");
        page.click("[data-start]");
        page.until("my turn", page::isAsked);
        assertFalse(page.has("[data-verb='hint']"));
        assertEquals("7:00", page.text("[data-clock='0']"));
    }

    @Test
    void aFinishedGameIsExploredAndTriedAgain() {
        Page page = visitor();
        page.click("[data-play='kalaha']");
        for (int moves = 0; moves < 2; moves++) {
            page.until("my turn", page::isAsked);
            String before = page.text(".replay .count");
            page.clickSpot(page.clickable().get(0));
            page.until("a move", () -> !page.text(".replay .count").equals(before));
        }
        page.until("my turn", page::isAsked);
        page.click("[data-verb='resign']");
        page.click("[data-confirm]");
        page.until("the end", page::isOver);
        assertTrue(page.text(".outcome").equals("You lose"), page.text(".outcome"));
        page.click(".moves-list [data-ply='0']");
        page.until("moves to try", () -> page.clickable().contains("f"));
        page.clickSpot("f");
        page.until("an own line", () -> page.has("[data-explore-end]"));
        assertFalse(page.clickable().isEmpty(), "the line goes on");
        Browser.keep(page, "own-line");
        page.click("[data-explore-end]");
        page.until("the game", () -> !page.find("[data-explore-end]").isDisplayed());
        String room = (String) page.run("return location.hash");
        page.click("[data-retry]");
        page.until("another game", () -> !page.run("return location.hash").equals(room) && page.isAsked());
        assertEquals("0 / 0", page.text(".replay .count"));
        assertFalse(page.isOver());
    }

    @Test
    void aPositionHasALinkAndIsTakenAsTextAndPictures() {
        Page page = visitor();
        begin(page, "kalaha");
        page.clickSpot("a");
        page.until(
                "my turn again",
                () -> page.isAsked() && !page.text(".replay .count").startsWith("0"));
        page.click("[data-help='share']");
        String link = (String)
                page.run(
                        "return [...document.querySelectorAll('.link input')].map((each) => each.value).find((each) => each.includes('&ply='))");
        page.click("[data-copy='svg']");
        page.click("[data-copy='png']");
        File folder = page.downloads().toFile();
        page.until("the pictures", () -> files(folder, ".svg") == 1 && files(folder, ".png") == 1);
        page.click("[data-copy='film']");
        page.until("the moving picture", () -> files(folder, ".apng") == 1);
        assertEquals(
                page.text(".replay .count").split(" / ")[0] + " plies",
                page.promised("""
                        const data = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt(0));
                        const decoder = new ImageDecoder({ data, type: 'image/png' });
                        await decoder.tracks.ready;
                        const { frameCount } = decoder.tracks.selectedTrack;
                        await decoder.decode({ frameIndex: frameCount - 1 });
                        return `${frameCount - 1} plies`;
                        """, Base64.getEncoder().encodeToString(only(folder, ".apng"))));
        Page other = visitor();
        other.open(link.replaceAll("&ply=\\d+", "&ply=1"));
        other.until(
                "the position",
                () -> other.has(".replay .count")
                        && other.text(".replay .count").startsWith("1 / "));
        assertEquals(List.of(), other.clickable());
    }

    @Test
    void aMoveClickedBeforeOnesTurnIsPlayedAndOneThatIsAskedForOnlyOnceMeant() {
        Page ann = visitor();
        open(ann, "kalaha", 2);
        start(ann);
        Page bob = join(visitor(), invitation(ann, 1), "Bob");
        ann.until("Ann's turn", ann::isAsked);
        set(ann, "confirm", "on");
        set(bob, "premove", "on");
        bob.clickSpot("A");
        ann.clickSpot("a");
        ann.until("the question", () -> ann.has(".choices .question"));
        assertEquals("0 / 0", ann.text(".replay .count"), "nothing is played yet");
        ann.click(".choices .primary");
        for (Page player : List.of(ann, bob)) {
            player.until("both moves", () -> player.text(".replay .count").equals("2 / 2"));
        }
    }

    private static void set(Page page, String setting, String value) {
        page.click("[data-settings]");
        page.choose("#" + setting, value);
        page.press(Keys.ESCAPE);
    }

    @Test
    void boardsHaveTheColorThatAPersonLikes() {
        Page page = visitor();
        begin(page, "kalaha");
        String wood = fills(page);
        set(page, "board", "slate");
        String slate = fills(page);
        set(page, "board", "green");
        assertEquals(3, Set.of(wood, slate, fills(page)).size());
        set(page, "board", "wood");
        assertEquals(wood, fills(page));
        set(page, "theme", "high-contrast");
        String plain = fills(page);
        set(page, "board", "slate");
        assertEquals(plain, fills(page), "what has to be told apart keeps its colours");
    }

    @Test
    void theSignsOfTheResultChangeTheirColorsWithTheTheme() {
        Page page = visitor();
        begin(page, "kalaha");
        page.click("[data-verb='resign']");
        page.click("[data-confirm]");
        page.until("the end", page::isOver);
        for (String theme : List.of("light", "dark", "high-contrast")) {
            set(page, "theme", theme);
            assertFalse(((List<?>) page.run(SIGNS, ".ranking")).isEmpty());
            assertEquals(
                    page.run(SIGNS, ".card"),
                    page.run(SIGNS, ".ranking"),
                    theme + " has the same colors for the cards of players");
        }
    }

    private static String fills(Page page) {
        return (String)
                page.run(
                        "return [...document.querySelectorAll('.board .back *')].map((each) => each.getAttribute('fill')).join()");
    }

    @Test
    void everybodyIsCalledByNameThoughNamesAreTitlesOfOthers() {
        Page page = visitor();
        assertEquals("North sows from Northern a, and Eve Bob waits", page.promised("""
                        const { named } = await import('/status.js');
                        const seats = [{title: 'South', called: 'North'}, {title: 'North', called: 'Eve Bob'}];
                        return named('South sows from Northern a, and North waits', {seats});
                        """));
    }

    private static byte[] only(File folder, String end) {
        File[] found = folder.listFiles((parent, name) -> name.endsWith(end));
        assertEquals(1, found.length);
        try {
            return Files.readAllBytes(found[0].toPath());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static long files(File folder, String end) {
        return Stream.ofNullable(folder.list())
                .flatMap(Arrays::stream)
                .filter(name -> name.endsWith(end))
                .count();
    }
}
