package org.marienbad.server.browser;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.FluentWait;

/** The page of one person. */
final class Page {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration POLL = Duration.ofMillis(60);

    private final Browser browser;
    private final String handle;

    Page(Browser browser, String handle) {
        this.browser = browser;
        this.handle = handle;
    }

    String handle() {
        return handle;
    }

    ChromeDriver driver() {
        return browser.on(this);
    }

    Path downloads() {
        return browser.downloads();
    }

    /** The complaints on the console since it was asked last. */
    List<String> complaints() {
        return browser.complaints(this);
    }

    void size(int width, int height) {
        driver().executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    void open(String url) {
        driver().get(url);
    }

    void reload() {
        driver().navigate().refresh();
    }

    /** The first element that is there, waited for. */
    WebElement find(String selector) {
        return waited(() -> all(selector).stream().findFirst().orElse(null), selector);
    }

    List<WebElement> all(String selector) {
        return driver().findElements(By.cssSelector(selector));
    }

    boolean has(String selector) {
        return !all(selector).isEmpty();
    }

    /** The text of the first such element, waited for; it may be made anew meanwhile. */
    String text(String selector) {
        return waited(
                () -> all(selector).stream()
                        .findFirst()
                        .map(WebElement::getText)
                        .orElse(null),
                selector);
    }

    /** Clicks on the first such element, once it can be used. */
    void click(String selector) {
        waited(
                () -> {
                    WebElement element = find(selector);
                    if (!element.isEnabled()) {
                        return null;
                    }
                    element.click();
                    return true;
                },
                selector);
    }

    /** A click in the middle of a spot of the board. */
    void clickSpot(String spot) {
        click(".board .area[data-spot='" + spot + "']");
    }

    void choose(String selector, String value) {
        find(selector);
        // In one step, as the page may draw the field again at any time.
        run(
                "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
                        + " field.dispatchEvent(new Event('change', {bubbles: true}));",
                selector,
                value);
    }

    void press(CharSequence... keys) {
        new Actions(driver()).sendKeys(keys).perform();
    }

    void pressEnter() {
        press(Keys.ENTER);
    }

    Object run(String script, Object... arguments) {
        return driver().executeScript(script, arguments);
    }

    /** The value of a promise. */
    Object promised(String script, Object... arguments) {
        return driver().executeAsyncScript(
                        "const done = arguments[arguments.length - 1]; const given = arguments;"
                                + "(async () => {" + script
                                + "})().then(done, (failure) => done('failed: ' + failure.stack));",
                        arguments);
    }

    /** All messages and answers that the server has sent to this page since it was loaded. */
    @SuppressWarnings("unchecked")
    List<String> told() {
        return (List<String>) run("return window.told");
    }

    void until(String what, BooleanSupplier condition) {
        waited(() -> condition.getAsBoolean() ? true : null, what);
    }

    private <T> T waited(Supplier<T> what, String name) {
        return new FluentWait<>(this)
                .withTimeout(PATIENCE)
                .pollingEvery(POLL)
                .ignoring(StaleElementReferenceException.class)
                .ignoring(org.openqa.selenium.ElementNotInteractableException.class)
                .withMessage(
                        () -> name + " on " + driver().getCurrentUrl() + "\n" + run("return document.body.innerText"))
                .until(page -> what.get());
    }

    /** The spots that can be clicked now. */
    @SuppressWarnings("unchecked")
    List<String> clickable() {
        return (List<String>) run("return [...document.querySelectorAll('.board .area[role=button]')]"
                + ".filter(area => area.classList.contains('clickable')).map(area => area.dataset.spot)");
    }

    /** Of the spots that can be clicked now those that are not: to click on one of these again takes it back. */
    List<String> unclicked() {
        return clickable().stream()
                .filter(spot -> !has(".board .area[aria-pressed][data-spot='" + spot + "']"))
                .toList();
    }

    /** Whether the person can do something: click a spot or a button of an action. */
    boolean isAsked() {
        return (boolean) run("return document.querySelector('.board .area[role=button], .choices .choice') !== null");
    }

    boolean isOver() {
        return (boolean) run("return document.querySelector('.result:not([hidden])') !== null");
    }
}
