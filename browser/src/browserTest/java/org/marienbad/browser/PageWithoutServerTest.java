package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WindowType;

/** The page without a server; a house on a JDK says how it should answer. */
class PageWithoutServerTest extends PageInBrowser {
    private static final int MOST_BYTES = 1_500_000;

    @Test
    void aVisitorPlaysAgainstTheComputerAndComesBackLater() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        picture("page-without-server.png");
        browser.get(address() + "#play=kalaha");
        browser.navigate().refresh();
        await("[data-game=kalaha]");
        String made = String.valueOf(house("const answer = await house.ask('create', undefined, undefined, 'en',"
                + "{game: 'kalaha', seats: [{kind: 'person', name: 'Ann'}, {kind: 'level', level: 'medium'}]});"
                + "done(await answer.text());"));
        JsonNode room = MAPPER.readTree(made);
        String link = "#room=" + room.path("id").asText() + "&seat="
                + room.path("tokens").get(0).asText();
        browser.get(address() + link);
        await("[data-spot]");
        picture("page-without-server-room.png");
        String play =
                "const body = {...(JSON.parse(await (await house.ask('view', arguments[0], arguments[1], 'en', {})).text()))};"
                        + "const played = await house.ask('play', arguments[0], arguments[1], 'en', {version: body.version, code: body.legal[0].code});"
                        + "done(await played.text());";
        String played = String.valueOf(
                house(play, room.path("id").asText(), room.path("tokens").get(0).asText()));
        assertTrue(played.contains("version"), played);
        browser.navigate().refresh();
        await("[data-spot]");
        String view = String.valueOf(house(
                "done(await (await house.ask('view', arguments[0], arguments[1], 'en', {})).text());",
                room.path("id").asText(),
                room.path("tokens").get(0).asText()));
        assertTrue(MAPPER.readTree(view).path("length").asInt() > 0, view);
        assertNoErrors();
        assertEquals(
                List.of(),
                ASKED.stream()
                        .filter(name -> name.startsWith("elsewhere/") && !name.equals("elsewhere/favicon.ico"))
                        .toList());
    }

    @Test
    void thePageOpensAgainWithoutItsServer() throws IOException {
        HttpServer other = serve();
        String place = "http://127.0.0.1:" + other.getAddress().getPort() + "/some/folder/";
        browser.get(place);
        await("[data-game=kalaha]");
        browser.executeAsyncScript("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done());");
        other.stop(0);
        browser.get(place + "?again");
        await("[data-game=kalaha]");
        assertTrue(String.valueOf(house(
                        "done(await (await house.ask('rules', undefined, undefined, 'en', {game: 'nim'})).text());"))
                .contains("rules"));
    }

    /** The page fetches the model by itself, and has it when it opens without a network. */
    @Test
    void theHighestLevelPlaysByItsModelWithoutTheServer() throws IOException {
        HttpServer other = serve();
        String place = "http://127.0.0.1:" + other.getAddress().getPort() + "/some/folder/";
        browser.get(place);
        await("[data-game=kalaha]");
        browser.executeAsyncScript("const done = arguments[0]; const ask = async () =>"
                + " (await caches.match('oware.model')) ? done() : setTimeout(ask, 100); ask();");
        other.stop(0);
        browser.get(place + "?again");
        await("[data-game=kalaha]");
        String refused = String.valueOf(house(played("oware", "minimax(depth=2,model=owara)")));
        assertTrue(refused.contains("oware"), refused);
        assertEquals("over", house(played("oware", "minimax(depth=2,model=oware)")));
    }

    @Test
    void aModelThatCannotBeFetchedIsSpokenOf() throws IOException {
        HttpServer other = serve(without(".model", "service.js"), "/bare/");
        browser.get(address(other) + "bare/");
        await("[data-game=kalaha]");
        String refused = String.valueOf(house(played("kalaha", "minimax(depth=2,model=kalaha)")));
        assertTrue(refused.contains("cannot be fetched now"), refused);
        String problem = String.valueOf(
                house("const answer = await house.ask('create', undefined, undefined, 'en', {game: 'kalaha',"
                        + " seats: [{kind: 'level', level: 'best'}, {kind: 'person', name: 'Ann'}]});"
                        + "const room = JSON.parse(await answer.text());"
                        + "house.subscribe(room.id, room.watch, 'en', (message) =>"
                        + " JSON.stringify(message).includes('cannot be fetched now') && done('told'));"));
        assertEquals("told", problem);
        other.stop(0);
    }

    /** A folder with the page less the files whose names end so. */
    private static Path without(String... endings) throws IOException {
        Path bare = Files.createTempDirectory("page");
        try (Stream<Path> files = Files.list(PAGE)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (Stream.of(endings).noneMatch(name::endsWith)) {
                    Files.copy(file, bare.resolve(name));
                }
            }
        }
        return bare;
    }

    /** A script that lets a player play both seats of a game to its end, or tells why not. */
    private static String played(String game, String player) {
        return "const seat = {kind: 'player', spec: '" + player + "'};"
                + "const answer = await house.ask('create', undefined, undefined, 'en',"
                + " {game: '" + game + "', seats: [seat, seat]});"
                + "const room = JSON.parse(await answer.text());"
                + "if (answer.ok) { house.subscribe(room.id, room.watch, 'en', (message) =>"
                + " (message.position?.over ?? message.over) && done('over')); }"
                + "else { done(JSON.stringify(room)); }";
    }

    @Test
    void whoHasWatchedComputersPlaysNext() {
        browser.get(address());
        await("[data-play=kalaha]");
        browser.executeScript(
                "const seat = {kind: 'level', level: 'easy'};"
                        + "localStorage.setItem('marienbad.settings', JSON.stringify({'setup kalaha': {seats: [seat, seat], options: {}}}));");
        click("[data-play=kalaha]");
        await(".area.clickable");
    }

    @Test
    void aSecondTabWaitsForTheFirst() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        String first = browser.getWindowHandle();
        browser.switchTo().newWindow(WindowType.TAB);
        String second = browser.getWindowHandle();
        browser.get(address());
        await("[data-here]");
        assertEquals("Marienbad is open in another tab", text("h1"));
        assertTrue(browser.findElements(By.cssSelector(".game, #notices p")).isEmpty(), "nothing else is shown");
        picture("another-tab.png");
        browser.switchTo().window(first).close();
        browser.switchTo().window(second);
        await(".game .picture svg");
    }

    @Test
    void aTabTakesTheGamesFromAnotherThatShowsThemAgainWhenItIsClosed() {
        browser.get(address());
        click("[data-friend=connect-four]");
        awaitText(".caption", "Red to move");
        String room = browser.getCurrentUrl();
        String first = browser.getWindowHandle();
        browser.switchTo().newWindow(WindowType.TAB);
        String second = browser.getWindowHandle();
        browser.get(room);
        click("[data-here]");
        awaitText(".caption", "Red to move");
        browser.switchTo().window(first);
        await("[data-here]");
        assertTrue(browser.findElements(By.cssSelector(".board")).isEmpty(), "it cannot be played on here");
        browser.switchTo().window(second);
        click(".area.clickable");
        awaitText(".caption", "Yellow to move");
        browser.close();
        browser.switchTo().window(first);
        awaitText(".caption", "Yellow to move");
        assertNoErrors();
    }

    @Test
    void theGalleryIsThereBeforeTheProgram() throws IOException {
        HttpServer other = serve(without("marienbad.wasm", "service.js"), "/bare/");
        browser.get(address(other) + "bare/");
        await("[data-game=kalaha]");
        assertTrue(browser.findElements(By.cssSelector(".game .picture svg")).isEmpty());
        other.stop(0);
    }

    @Test
    void theOtherLanguageIsThereWithoutTheServer() throws IOException {
        HttpServer other = serve();
        String place = address(other) + "some/folder/";
        browser.get(place);
        await("[data-game=kalaha]");
        browser.executeAsyncScript(
                "const done = arguments[0]; const ask = async () => (await caches.match('files_cs.json'))"
                        + " && (await caches.match('catalogue_cs.json')) ? done() : setTimeout(ask, 100); ask();");
        other.stop(0);
        click("[data-settings]");
        browser.findElement(By.cssSelector("#language option[value=cs]")).click();
        awaitText("[data-game=connect-four] h2", "Čtyři v řadě");
        click("[data-game=kalaha] .cover");
        awaitText(".caption", "Jste na tahu");
    }

    @Test
    void aFirstVisitIsLight() throws IOException {
        HttpServer other = serve();
        ASKED.clear();
        browser.get(address(other) + "some/folder/");
        await("[data-game=kalaha]");
        browser.executeAsyncScript("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done());");
        Set<String> loaded =
                Stream.concat(ASKED.stream(), Stream.of("index.html")).collect(Collectors.toSet());
        other.stop(0);
        long bytes = 0;
        for (String name : loaded) {
            Path file = PAGE.resolve(name);
            // Models and words of the other language come when the page has rested for a while.
            if (!name.endsWith(".model") && !name.endsWith("_cs.json") && Files.isRegularFile(file)) {
                ByteArrayOutputStream packed = new ByteArrayOutputStream();
                try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
                    out.write(Files.readAllBytes(file));
                }
                bytes += packed.size();
            }
        }
        assertTrue(bytes > 1_000_000 && bytes < MOST_BYTES, bytes + " bytes, packed");
    }

    @Test
    void everyGameIsPlayedToItsEnd() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        String script =
                "const ask = async (verb, body, room) => JSON.parse(await (await house.ask(verb, room, undefined, 'en', body)).text());"
                        + "const ended = [];"
                        + "for (const game of (await ask('catalogue', {})).games) {"
                        + "  const seats = Array.from({length: game.seats}, () => ({kind: 'level', level: 'easy'}));"
                        + "  const room = await ask('create', {game: game.id, seats});"
                        + "  await new Promise((over) => { const end = house.subscribe(room.id, room.watch, 'en',"
                        + "    (message) => { if (message.position?.over ?? message.over) { ended.push(game.id); end(); over(); } }); });"
                        + "}"
                        + "done(ended.join(' '));";
        String games = String.valueOf(house(script));
        List<String> expected = new ArrayList<>();
        MAPPER.readTree(new JdkHouse().ask("en", "catalogue", "{}"))
                .path("games")
                .forEach(game -> expected.add(game.path("id").asText()));
        assertEquals(String.join(" ", expected), games);
    }

    @Test
    void requestsAreAnsweredWhileAPlayerThinks() {
        browser.get(address());
        await("[data-game=kalaha]");
        String script =
                "const ask = async (verb, body, room, token) => JSON.parse(await (await house.ask(verb, room, token, 'en', body)).text());"
                        + "const seats = [{kind: 'person', name: 'Ann'}, {kind: 'player', spec: 'mcts(iterations=3000000)'}];"
                        + "const room = await ask('create', {game: 'kalaha', seats});"
                        + "const heard = [];"
                        + "house.subscribe(room.id, room.tokens[0], 'en', (message) => {"
                        + "  if (message.type === 'position') { heard.push(message.length); message.length === 2 && done(heard.join(' ')); } });"
                        + "const view = await ask('view', {}, room.id, room.tokens[0]);"
                        + "await ask('play', {version: view.version, code: view.legal[0].code}, room.id, room.tokens[0]);"
                        + "for (const game of ['nim', 'hex']) { await ask('rules', {game}); heard.push(game); }";
        assertEquals("0 1 nim hex 2", String.valueOf(house(script)));
    }

    @Test
    void theWorkerAnswersAsAJdkDoes() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        JdkHouse jdk = new JdkHouse();
        List<String> differing = new ArrayList<>();
        for (String language : List.of("en", "cs")) {
            // Without a body the page tells what the compiler has written.
            compare(jdk, language, "catalogue", "{}", differing);
            compare(jdk, language, "catalogue", "{\"worker\":true}", differing);
            for (JsonNode game :
                    MAPPER.readTree(jdk.ask(language, "catalogue", "{}")).path("games")) {
                String body = MAPPER.createObjectNode()
                        .put("game", game.path("id").asText())
                        .toString();
                for (String verb : List.of("catalogue", "rules", "preview")) {
                    compare(jdk, language, verb, body, differing);
                }
            }
        }
        assertEquals(List.of(), differing);
    }

    private static void compare(JdkHouse jdk, String language, String verb, String body, List<String> differing)
            throws IOException {
        String answer = String.valueOf(house(
                "done(await (await house.ask(arguments[0], undefined, undefined, arguments[1], JSON.parse(arguments[2]))).text());",
                verb,
                language,
                body));
        String difference =
                Difference.first("", MAPPER.readTree(jdk.ask(language, verb, body)), MAPPER.readTree(answer));
        if (!difference.isEmpty()) {
            differing.add(verb + " " + language + " " + body + " " + difference);
        }
    }
}
