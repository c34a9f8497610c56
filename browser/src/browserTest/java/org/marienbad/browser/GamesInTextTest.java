package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;

/** Games in text that are added to the page without a server. */
class GamesInTextTest extends PageInBrowser {
    private static final String SLOW_BEGINNING = """
            #players = one(1), two(1)
            #pieces = e, x
            #variables =
            #board = rectangle(up, down, left, right, [e,e,e,e,e,e] [e,e,e,e,e,e] [e,e,e,e,e,e] [e,e,e,e,e,e])
            #fill = (up* + down*) (left* + right*) {e} [x]
            """;
    /** The keeper has more ways to look for a move than a search may try. */
    private static final String ENDLESS =
            SLOW_BEGINNING + "#rules = ->one fill ->> fill fill fill fill fill fill fill {x} {e} ->two fill\n";
    /** The keeper tries millions of ways in vain before each of its moves, of which there is no end. */
    private static final String SLOW =
            SLOW_BEGINNING + "#rules = ->one fill ->> (fill fill fill fill fill {e} ->> + ->>)* ->two fill\n";

    private static final String PLAYED =
            "const ask = async (verb, body, room) => JSON.parse(await (await house.ask(verb, room, undefined, 'en', body)).text());"
                    + "const room = await ask('create', {game: arguments[0], seats: [{kind: 'level', level: arguments[1]}, {kind: 'level', level: 'easy'}]});"
                    + "if (!room.id) { done(JSON.stringify(room)); return; }"
                    + "const end = house.subscribe(room.id, room.watch, 'en',"
                    + "  (message) => { if (message.position?.over ?? message.over) { end(); done('over'); } });";

    @TempDir
    Path folder;

    /** Opens it in a tab and a browser that keep nothing, so that a test that failed leaves nothing to the next one. */
    @BeforeEach
    void openTheGallery() {
        Set<String> before = browser.getWindowHandles();
        String fresh = browser.switchTo().newWindow(WindowType.TAB).getWindowHandle();
        before.forEach(tab -> browser.switchTo().window(tab).close());
        browser.switchTo().window(fresh);
        // It has the focus whichever tab was the last one in front.
        browser.executeCdpCommand("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        browser.executeCdpCommand("Storage.clearDataForOrigin", Map.of("origin", address(), "storageTypes", "all"));
        browser.get(address());
        awaitRooms();
        await("[data-text-open]");
    }

    /** Waits until the page has the rooms: a worker that was just ended may have them for a moment longer. */
    private static void awaitRooms() {
        house("done(await (await house.ask('rules', undefined, undefined, 'en', {game: 'nim'})).text());");
    }

    private static String example(String name) throws IOException {
        return MAPPER.readTree(Files.readString(PAGE.resolve("examples.json")))
                .path(name)
                .asText();
    }

    private void choose(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        browser.findElement(By.cssSelector("[data-text-file]")).sendKeys(file.toString());
    }

    private static void awaitError(String words) {
        awaitText(".texts .error", words);
    }

    /** The fragment of a link as the page makes them. */
    private static String link(String json) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed, new Deflater(9, true))) {
            out.write(json.getBytes(StandardCharsets.UTF_8));
        }
        return "#game=" + Base64.getUrlEncoder().withoutPadding().encodeToString(packed.toByteArray());
    }

    private static String link(String file, String text) throws IOException {
        var json = MAPPER.createObjectNode().put("file", file);
        json.putObject("texts").put(file, text);
        return link(json.toString());
    }

    private static void follow(String link) {
        browser.get("about:blank");
        browser.get(address() + link);
        await("[data-text-open], .setup");
    }

    @Test
    void aGameOfAFileIsPlayedAndStaysUntilItIsRemoved() throws IOException {
        browser.executeScript("window.same = true;");
        choose("my-breakthrough.rbg", example("breakthrough.rbg"));
        await("[data-play=my-breakthrough]:focus");
        assertEquals(true, browser.executeScript("return window.same"), "the page stays");
        assertEquals("over", house(PLAYED, "my-breakthrough", "easy"));
        browser.navigate().refresh();
        await("[data-game=my-breakthrough] [data-text-link]");
        picture("games-in-text.png");
        browser.findElement(By.cssSelector("[data-text-remove=my-breakthrough]"))
                .click();
        await("[data-text-undo]");
        browser.navigate().refresh();
        await("[data-game=kalaha]");
        assertTrue(browser.findElements(By.cssSelector("[data-game=my-breakthrough]"))
                .isEmpty());
        assertNoErrors();
    }

    @Test
    void theResultTellsEachScoreOnce() throws IOException {
        choose("scored.rbg", example("tic-tac-toe.rbg").replace("me = 100, other = 0", "me = 70, other = 40"));
        click("[data-friend=scored]");
        await(".area.clickable");
        while (browser.findElements(By.cssSelector(".result:not([hidden])")).isEmpty()) {
            browser.executeScript("document.querySelector('.area.clickable')"
                    + "?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))");
        }
        assertEquals(
                List.of("70", "40"),
                browser.findElements(By.cssSelector(".ranking .score")).stream()
                        .map(WebElement::getText)
                        .toList());
        assertTrue(browser.findElements(By.cssSelector(".breakdown")).isEmpty());
        picture("game-in-text-over.png");
    }

    @Test
    void theGamesBegunOfOneThatIsRemovedSayIt() throws IOException {
        choose("gone.rbg", example("tic-tac-toe.rbg"));
        click("[data-play=gone]");
        click(".area.clickable");
        awaitText(".replay .count", "2 / 2");
        String row = ".my-games a[href='"
                + browser.getCurrentUrl().substring(browser.getCurrentUrl().indexOf('#')) + "']";
        browser.get(address() + "#");
        click("[data-text-remove=gone]");
        awaitText(".my-games", "this game was removed");
        click("[data-text-undo]");
        await(row);
        click("[data-text-remove=gone]");
        await("[data-text-forget]");
        picture("game-in-text-removed.png");
        browser.get(address() + "#set-up=kalaha");
        await("[data-start]");
        browser.get(address() + "#");
        await("[data-game=kalaha]");
        assertTrue(browser.findElements(By.cssSelector("[data-game=gone]")).isEmpty(), "it stays removed");
        browser.navigate().refresh();
        await("[data-game=kalaha]");
        awaitText(".my-games", "this game was removed");
        assertTrue(browser.findElements(By.cssSelector(row)).isEmpty(), "nothing leads to an error");
        assertNoErrors();
    }

    @Test
    void aLineOfHtmlCarriesAGameInText() throws IOException {
        choose("carried.rbg", example("tic-tac-toe.rbg"));
        click("[data-play=carried]");
        click(".area.clickable");
        awaitText(".replay .count", "2 / 2");
        click("[data-help=share]");
        click("[data-embed]");
        await(".preview iframe");
        String board = browser.findElement(By.cssSelector(".preview iframe")).getAttribute("src");
        assertTrue(board.contains("#position=") && board.contains("&game="), board);
        browser.executeAsyncScript("const done = arguments[0]; import(new URL('storage.js', document.baseURI))"
                + ".then(({keep, TEXTS}) => keep(TEXTS, 'carried')).then(done);");
        browser.get("about:blank");
        browser.get(board);
        await(".area.clickable");
        assertEquals(7, browser.findElements(By.cssSelector(".area.clickable")).size(), "two plies are played");
        picture("embedded-game-in-text.png");
        String full = browser.findElement(By.cssSelector("[data-full]")).getAttribute("href");
        browser.get("about:blank");
        browser.get(full);
        await(".setup .beginning[open] .area.clickable");
        assertEquals(7, browser.findElements(By.cssSelector(".area.clickable")).size(), "in the full page, too");
        assertTrue(browser.getCurrentUrl().contains("#position="), browser.getCurrentUrl());
        assertNoErrors();
    }

    @Test
    void aDroppedFileIsTakenAsAChosenOne() throws IOException {
        browser.executeScript(
                "const files = new DataTransfer();"
                        + "files.items.add(new File([arguments[0]], 'dropped.rbg'));"
                        + "document.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));",
                example("tic-tac-toe.rbg"));
        await("[data-game=dropped]");
    }

    /** Other screens may come and go while a game is read; that for a second tab does so by itself. */
    @Test
    void theGalleryShowsAGameThatWasReadMeanwhile() throws IOException {
        browser.executeScript("""
                new MutationObserver((seen, observer) => {
                    observer.disconnect();
                    location.hash = 'set-up=kalaha';
                }).observe(document.querySelector('.texts [role=status]'), {childList: true});
                """);
        choose("meanwhile.rbg", example("connect-four.rbg"));
        await("[data-start]");
        browser.executeScript("location.hash = ''");
        await("[data-game=meanwhile] [data-text-link]");
        await(".texts [role=status]:empty");
    }

    @Test
    void aBrokenFileSaysItsLine() throws IOException {
        choose("broken.rbg", example("tic-tac-toe.rbg").replace("x, o", "x, ("));
        awaitError("broken.rbg: line 4, column 17: ");
        choose("notes.txt", "no game");
        awaitError(".rbg");
    }

    @Test
    void aLinkOpensTheSetUpOfItsGame() throws IOException {
        choose("linked.rbg", example("hex.rbg"));
        await("[data-text-link=linked]");
        browser.findElement(By.cssSelector("[data-text-link=linked]")).click();
        await("dialog input");
        String link = browser.findElement(By.cssSelector("dialog input")).getDomProperty("value");
        browser.executeAsyncScript("const done = arguments[0]; import(new URL('storage.js', document.baseURI))"
                + ".then(({keep, TEXTS}) => keep(TEXTS, 'linked')).then(done);");
        follow(link.substring(link.indexOf('#')));
        await("[data-game=linked], .setup h1");
        assertTrue(browser.getCurrentUrl().endsWith("#set-up=linked"), browser.getCurrentUrl());
    }

    @Test
    void aLinkTakesNoOtherGamesPlace() throws IOException {
        choose("mine.rbg", example("tic-tac-toe.rbg"));
        await("[data-game=mine]");
        follow(link("mine.rbg", example("breakthrough.rbg")));
        awaitSetUp("mine-2");
        follow(link("-mine.rbg", example("hex.rbg")));
        awaitSetUp("mine-3");
    }

    private static void awaitSetUp(String game) {
        waiting(game).until(page -> page.getCurrentUrl().endsWith("#set-up=" + game));
    }

    @Test
    void aFileTakesThePlaceOfTheOneOfItsNameAlone() throws IOException {
        await("[data-game=kalaha]");
        browser.findElement(By.cssSelector("[type=search]")).sendKeys("kalaha");
        choose("3.rbg", example("tic-tac-toe.rbg"));
        await("[data-game=rbg-3]:not([hidden])");
        choose("rbg-3.rbg", example("breakthrough.rbg"));
        await("[data-game=rbg-3-2]");
        choose("3.rbg", example("hex.rbg"));
        waiting("three games")
                .until(page -> threes().equals("3.rbg begins with // Red, rbg-3 2.rbg begins with // The"));
    }

    @Test
    void examplesAreToldInTheLanguageOfTheReader() {
        browser.executeScript("localStorage.setItem('marienbad.settings', JSON.stringify({language: 'cs'}))");
        browser.navigate().refresh();
        click("[data-text-examples]");
        await("[data-text-example='connect-four.rbg']");
        assertTrue(text("dialog .rows").contains("Kameny padají do sloupců"), text("dialog .rows"));
    }

    private static String threes() {
        return String.valueOf(
                browser.executeAsyncScript(
                        "const done = arguments[0]; import(new URL('storage.js', document.baseURI)).then(({all, TEXTS}) => all(TEXTS)).then((games) =>"
                                + "done(games.filter(({file}) => file.includes('3')).map(({file, texts}) => file + ' begins with ' + texts[file].slice(0, 6)).join(', ')));"));
    }

    @Test
    void theFileOfARecordIsSteppedThrough() throws IOException {
        choose("no-record.json", "[1]");
        awaitError("no-record.json holds no record of a game");
        choose("large.json", " ".repeat(1_100_000));
        awaitError("large.json is too large: a file may have at most 1,048,576 bytes.");
        choose("record.json", """
                {"format":2,"game":"kalaha","seats":2,"options":{},"starter":0,
                "players":["human","human"],"names":["Ann","Bob"],"plies":["c","f","B"]}""");
        await(".recorded:not(.waiting) .replay");
        assertTrue(browser.getCurrentUrl().contains("#record="), browser.getCurrentUrl());
    }

    @Test
    void aLinkThatIsTooLongOrHostileIsRefused() throws IOException {
        String long8 = example("tic-tac-toe.rbg") + "// filled\n".repeat(800);
        follow(link("long.rbg", long8));
        awaitError("8,192");
        follow(link("bomb.rbg", " ".repeat(50_000_000)));
        awaitError("8,192");
        follow(link("evil.rbg", "<img src=x onerror=alert(1)>"));
        awaitError("evil.rbg: line 1");
        follow(link("<img src=x onerror=alert(1)>.rbg", example("tic-tac-toe.rbg")));
        awaitError("no game in text");
        follow("#game=nothing");
        awaitError("no game in text");
        assertFalse(browser.getPageSource().contains("<img src=x"));
    }

    @Test
    void aGameThatTakesTooLongIsRefusedInWords() throws IOException {
        choose("endless.rbg", ENDLESS);
        awaitError("endless.rbg: a search for moves does not come to its end");
        choose("slow.rbg", SLOW);
        awaitError("slow.rbg needs more time");
    }

    @Test
    void aGameThatHangsIsLeftOutUntilItIsRemoved() {
        browser.executeAsyncScript(
                "const done = arguments[1]; import(new URL('storage.js', document.baseURI)).then(({keep, TEXTS}) =>"
                        + "keep(TEXTS, 'slow', {id: 'slow', file: 'slow.rbg', texts: {'slow.rbg': arguments[0]}})).then(done);",
                SLOW);
        browser.navigate().refresh();
        // The games of the program need not wait for it.
        awaitText(".gallery", "Reading slow.rbg");
        await("[data-game=kalaha]");
        await("[data-text-on]");
        awaitRooms();
        click("[data-text-remove=slow]");
        await("[data-text-undo]");
        browser.findElement(By.cssSelector("[data-text-on]")).click();
        await("[data-game=kalaha]");
        assertTrue(browser.findElements(By.cssSelector("[data-text-on]")).isEmpty());
    }

    @Test
    void aTabKeepsTheRoomsWhenAGameIsAddedWhileAnotherWaits() throws IOException {
        await("[data-game=kalaha] .picture svg");
        String first = browser.getWindowHandle();
        browser.switchTo().newWindow(WindowType.TAB);
        String second = browser.getWindowHandle();
        browser.get(address());
        await("[data-here]");
        browser.switchTo().window(first);
        choose("added.rbg", example("tic-tac-toe.rbg"));
        click("[data-play=added]");
        await(".area.clickable");
        browser.switchTo().window(second);
        await("[data-here]");
        browser.close();
        browser.switchTo().window(first);
    }

    @Test
    void everyLevelPlaysAGameInText() throws IOException {
        choose("levels.rbg", example("connect-four.rbg"));
        await("[data-game=levels]");
        for (String level : new String[] {"easy", "medium", "hard"}) {
            assertEquals("over", house(PLAYED, "levels", level));
        }
    }
}
