package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page from a plain web server, in a real browser; a house on a JDK says how it should answer. */
class PageWithoutServerTest {
    private static final Path PAGE = Path.of(System.getProperty("marienbad.page"));
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String FOLDER = "/some/folder/";
    private static final double LAST_DIGIT = 1e-9;
    private static final int MOST_BYTES = 1_500_000;
    private static final Map<String, String> TYPES = Map.of(
            "html",
            "text/html",
            "js",
            "text/javascript",
            "css",
            "text/css",
            "wasm",
            "application/wasm",
            "svg",
            "image/svg+xml",
            "json",
            "application/json");

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Set<String> ASKED = ConcurrentHashMap.newKeySet();
    private static HttpServer server;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() throws IOException {
        server = serve();
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(System.getProperty("marienbad.browser"));
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900", "--lang=en");
        options.setCapability("goog:loggingPrefs", logs);
        browser = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(new java.io.File(System.getProperty("marienbad.driver")))
                        .build(),
                options);
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(3));
    }

    @AfterAll
    static void close() {
        browser.quit();
        server.stop(0);
    }

    private static HttpServer serve() throws IOException {
        HttpServer made = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        made.createContext("/", PageWithoutServerTest::answer);
        made.setExecutor(Executors.newFixedThreadPool(4));
        made.start();
        return made;
    }

    private static void answer(HttpExchange exchange) throws IOException {
        String asked = exchange.getRequestURI().getPath();
        String name = asked.startsWith(FOLDER) ? asked.substring(FOLDER.length()) : "elsewhere" + asked;
        Path file = PAGE.resolve(name.isEmpty() ? "index.html" : name);
        ASKED.add(name);
        try (exchange) {
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String ending = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
            exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(ending, "text/plain"));
            byte[] bytes = Files.readAllBytes(file);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    private static String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/some/folder/";
    }

    private static void await(String css) {
        new WebDriverWait(browser, PATIENCE)
                .until(page -> !page.findElements(By.cssSelector(css)).isEmpty());
    }

    private static void picture(String name) throws IOException {
        Path folder = Path.of(System.getProperty("marienbad.screenshots"));
        Files.createDirectories(folder);
        Files.write(folder.resolve(name), browser.getScreenshotAs(OutputType.BYTES));
    }

    private static void assertNoErrors() {
        List<String> severe = browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().equals(Level.SEVERE))
                .map(Object::toString)
                .toList();
        assertEquals(List.of(), severe);
    }

    /** Evaluates {@code script}, whose last argument takes the result, with the page's own way to its worker. */
    private static Object house(String script, Object... arguments) {
        return browser.executeAsyncScript(
                "const done = arguments[arguments.length - 1];"
                        + "import(new URL('house.js', document.baseURI)).then(async (house) => {" + script + "})"
                        + ".catch((failure) => done('failed: ' + failure.stack));",
                arguments);
    }

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
                        .filter(name -> name.startsWith("elsewhere") && !name.equals("elsewhere/favicon.ico"))
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

    @Test
    void aSecondTabWaitsForTheFirst() {
        browser.get(address());
        await("[data-game=kalaha]");
        String first = browser.getWindowHandle();
        browser.switchTo().newWindow(WindowType.TAB);
        String second = browser.getWindowHandle();
        browser.get(address());
        new WebDriverWait(browser, PATIENCE)
                .until(page -> page.findElement(By.id("notices")).getText().contains("another tab"));
        browser.switchTo().window(first).close();
        browser.switchTo().window(second);
        await("[data-game=kalaha]");
    }

    @Test
    void aFirstVisitIsLight() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        long bytes = 0;
        Set<String> loaded =
                Stream.concat(ASKED.stream(), Stream.of("index.html")).collect(Collectors.toSet());
        for (String name : loaded) {
            Path file = PAGE.resolve(name);
            if (Files.isRegularFile(file)) {
                ByteArrayOutputStream packed = new ByteArrayOutputStream();
                try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
                    out.write(Files.readAllBytes(file));
                }
                bytes += packed.size();
            }
        }
        assertTrue(bytes < MOST_BYTES, bytes + " bytes, packed");
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
        MAPPER.readTree(new Jdk().ask("en", "catalogue", "{}"))
                .path("games")
                .forEach(game -> expected.add(game.path("id").asText()));
        assertEquals(String.join(" ", expected), games);
    }

    @Test
    void theWorkerAnswersAsAJdkDoes() throws IOException {
        browser.get(address());
        await("[data-game=kalaha]");
        Jdk jdk = new Jdk();
        List<String> differing = new ArrayList<>();
        for (String language : List.of("en", "cs")) {
            compare(jdk, language, "catalogue", "{}", differing);
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

    /** Compares trees: the last digits of sines and roots may differ, and JDK 17 writes some with one digit more. */
    private static void compare(Jdk jdk, String language, String verb, String body, List<String> differing)
            throws IOException {
        String answer = String.valueOf(house(
                "done(await (await house.ask(arguments[0], undefined, undefined, arguments[1], JSON.parse(arguments[2]))).text());",
                verb,
                language,
                body));
        String difference = difference("", MAPPER.readTree(jdk.ask(language, verb, body)), MAPPER.readTree(answer));
        if (!difference.isEmpty()) {
            differing.add(verb + " " + language + " " + body + " " + difference);
        }
    }

    /** The first place where trees differ; empty if they are equal. */
    private static String difference(String path, JsonNode expected, JsonNode answer) {
        if (expected.equals(answer)
                || expected.isDouble()
                        && answer.isNumber()
                        && Math.abs(expected.doubleValue() - answer.doubleValue()) < LAST_DIGIT) {
            return "";
        }
        if (expected.isObject() && answer.isObject() && expected.size() == answer.size()) {
            for (Map.Entry<String, JsonNode> entry : expected.properties()) {
                String inside = difference(path + "." + entry.getKey(), entry.getValue(), answer.path(entry.getKey()));
                if (!inside.isEmpty()) {
                    return inside;
                }
            }
            return "";
        } else if (expected.isArray() && expected.size() == answer.size()) {
            for (int i = 0; i < expected.size(); i++) {
                String inside = difference(path + "[" + i + "]", expected.get(i), answer.get(i));
                if (!inside.isEmpty()) {
                    return inside;
                }
            }
            return "";
        }
        return expected.isTextual()
                        && answer.isTextual()
                        && withoutMarks(expected).equals(withoutMarks(answer))
                ? ""
                : path + ": " + expected + " here, " + answer + " there";
    }

    /** TeaVM's message formats write the numbers of every language with the marks of English. */
    private static String withoutMarks(JsonNode text) {
        return text.asText().replaceAll("(?<=\\d)[\\p{Z},.](?=\\d)", "");
    }

    /** A house on a JDK. */
    private static final class Jdk {
        private final Deque<Runnable> turns = new ArrayDeque<>();
        private final BrowserHouse house = new BrowserHouse(
                new EventLoop((millis, task) -> {
                    if (millis == 0) {
                        turns.add(task);
                    }
                }),
                List.of(),
                (id, room) -> {});

        String ask(String language, String verb, String body) {
            List<String> answers = new ArrayList<>();
            house.ask(language, "", "", verb, body, (status, json) -> answers.add(json));
            for (Runnable turn = turns.poll(); turn != null; turn = turns.poll()) {
                turn.run();
            }
            return answers.get(0);
        }
    }
}
