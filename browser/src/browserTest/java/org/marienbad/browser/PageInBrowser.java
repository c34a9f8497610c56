package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page from a plain web server, in a real browser. */
abstract class PageInBrowser {
    static final Path PAGE = Path.of(System.getProperty("marienbad.page"));
    /** Long, as a hanging game in text alone takes half a minute to be noticed, and a busy machine several times that. */
    static final Duration PATIENCE = Duration.ofMinutes(3);

    private static final String FOLDER = "/some/folder/";
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

    static final ObjectMapper MAPPER = new ObjectMapper();
    static final Set<String> ASKED = ConcurrentHashMap.newKeySet();
    private static HttpServer server;
    static ChromeDriver browser;

    @BeforeAll
    static void open() throws IOException {
        ASKED.clear();
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

    static HttpServer serve() throws IOException {
        return serve(PAGE, FOLDER);
    }

    /** A web server with the files of {@code root} below {@code place}, and nothing else. */
    static HttpServer serve(Path root, String place) throws IOException {
        HttpServer made = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        made.createContext("/", exchange -> answer(exchange, root, place));
        made.setExecutor(Executors.newFixedThreadPool(4));
        made.start();
        return made;
    }

    private static void answer(HttpExchange exchange, Path root, String place) throws IOException {
        String asked = exchange.getRequestURI().getPath();
        String name = asked.startsWith(place) ? asked.substring(place.length()) : "elsewhere" + asked;
        Path file = root.resolve(name.isEmpty() ? "index.html" : name);
        ASKED.add(name);
        try (exchange) {
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(asked.equals("/favicon.ico") ? 204 : 404, -1); // every browser asks for it
                return;
            }
            String ending = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
            exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(ending, "text/plain"));
            byte[] bytes = Files.readAllBytes(file);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    static String address() {
        return address(server) + FOLDER.substring(1);
    }

    static String address(HttpServer any) {
        return "http://127.0.0.1:" + any.getAddress().getPort() + "/";
    }

    static void await(String css) {
        waiting(css).until(page -> !page.findElements(By.cssSelector(css)).isEmpty());
    }

    /** A wait for {@code what}, which tells in a failure what the page shows instead. */
    static FluentWait<WebDriver> waiting(String what) {
        return new WebDriverWait(browser, PATIENCE)
                .withMessage(() -> what + " in " + browser.getCurrentUrl() + "\n"
                        + browser.findElement(By.cssSelector("body")).getText());
    }

    static String text(String css) {
        await(css);
        return browser.findElement(By.cssSelector(css)).getText();
    }

    static void awaitText(String css, String part) {
        waiting(part).until(page -> text(css).contains(part));
    }

    /** Clicks the first such element as soon as it is there; parts of drawings have no method for that. */
    static void click(String css) {
        await(css);
        WebElement element = browser.findElement(By.cssSelector(css));
        browser.executeScript(
                "arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));", element);
    }

    static void picture(String name) throws IOException {
        Path folder = Path.of(System.getProperty("marienbad.screenshots"));
        Files.createDirectories(folder);
        Files.write(folder.resolve(name), browser.getScreenshotAs(OutputType.BYTES));
    }

    static void assertNoErrors() {
        List<String> severe = browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().equals(Level.SEVERE))
                .map(Object::toString)
                .toList();
        assertEquals(List.of(), severe);
    }

    /** Evaluates {@code script}, whose last argument takes the result, with the page's own way to its worker. */
    static Object house(String script, Object... arguments) {
        return browser.executeAsyncScript(
                "const done = arguments[arguments.length - 1];"
                        + "import(new URL('house.js', document.baseURI)).then(async (house) => {" + script + "})"
                        + ".catch((failure) => done('failed: ' + failure.stack));",
                arguments);
    }
}
