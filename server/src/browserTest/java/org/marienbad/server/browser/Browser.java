package org.marienbad.server.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.NoSuchWindowException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** One Chromium that shows nothing on a screen and does not reach the network. */
final class Browser implements AutoCloseable {
    private static final List<String> FLAGS = List.of(
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--no-first-run",
            "--no-default-browser-check",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-default-apps",
            "--disable-extensions",
            "--disable-sync",
            "--disable-domain-reliability",
            "--no-pings",
            // People who look at other windows meanwhile are told at once, too.
            "--disable-renderer-backgrounding",
            "--disable-backgrounding-occluded-windows",
            "--disable-background-timer-throttling",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1");

    /** All that a page is told by the server, and all that moves on it by itself, kept where a test can read it. */
    private static final String RECORDER = """
            window.shifts = [];
            new PerformanceObserver((list) => list.getEntries().filter((shift) => !shift.hadRecentInput).forEach((shift) =>
                window.shifts.push(`${shift.value} by ${shift.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node)}`)))
                .observe({ type: 'layout-shift', buffered: true });
            window.told = [];
            const Socket = WebSocket;
            window.WebSocket = class extends Socket {
                constructor(...given) {
                    super(...given);
                    this.addEventListener('message', (event) => window.told.push(event.data));
                }
            };
            const ask = window.fetch;
            window.fetch = async (...given) => {
                const answer = await ask(...given);
                answer.clone().text().then((text) => window.told.push(text));
                return answer;
            };
            """;

    private final ChromeDriver driver;
    private final ChromeDriverService service;
    private final Path profile;
    private final List<Page> pages = new ArrayList<>();

    private Browser(String browser, String program, String language) {
        try {
            profile = Files.createTempDirectory("marienbad-browser");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser);
        options.addArguments(FLAGS);
        options.addArguments("--user-data-dir=" + profile, "--lang=" + language, "--accept-lang=" + language);
        options.setExperimentalOption(
                "prefs",
                Map.of(
                        "intl.accept_languages",
                        language,
                        "download.default_directory",
                        downloads().toString()));
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.WARNING);
        options.setCapability("goog:loggingPrefs", logs);
        service = new ChromeDriverService.Builder()
                .usingDriverExecutable(new File(program))
                .usingAnyFreePort()
                .build();
        driver = new ChromeDriver(service, options);
    }

    /** Skips the test where there is no browser: the build says how to install one. */
    static Browser open(String language) {
        String browser = System.getProperty("marienbad.browser", "");
        String program = System.getProperty("marienbad.driver", "");
        Assumptions.assumeTrue(!browser.isEmpty() && !program.isEmpty(), "no browser, or no driver of it");
        return new Browser(browser, program, language);
    }

    /** The directory for downloaded files. */
    Path downloads() {
        return profile.resolve("downloads");
    }

    /** Another window on a screen of that size; all windows of a browser share what it remembers. */
    Page page(String url, int width, int height) {
        driver.switchTo().newWindow(WindowType.WINDOW);
        Page page = new Page(this, driver.getWindowHandle());
        pages.add(page);
        page.size(width, height);
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", RECORDER));
        page.open(url);
        return page;
    }

    /** The driver, turned to a page. */
    ChromeDriver on(Page page) {
        if (!page.handle().equals(current())) {
            driver.switchTo().window(page.handle());
        }
        return driver;
    }

    private String current() {
        try {
            return driver.getWindowHandle();
        } catch (NoSuchWindowException closed) {
            return "";
        }
    }

    /** The complaints on the consoles of all pages. */
    List<String> complaints() {
        return pages.stream().flatMap(page -> complaints(page).stream()).toList();
    }

    /** The complaints on the console of a page since it was asked last. */
    List<String> complaints(Page page) {
        return on(page).manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    /** Keeps a picture of what a page shows, for people to look at. */
    static void keep(Page page, String name) {
        Path folder = Path.of(System.getProperty("marienbad.screenshots"));
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(name + ".png"), page.driver().getScreenshotAs(OutputType.BYTES));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        driver.quit();
        service.stop();
        try (var files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException left) {
            // A file of a browser that is still ending: the temporary folder is cleared by the system.
        }
    }
}
