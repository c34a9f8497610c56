package org.marienbad.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Nobody else can come to the page without a server: people share its screen, and it offers nothing that leads nowhere. */
class OneScreenTest extends PageInBrowser {
    private static final String TIPS =
            "[...document.querySelectorAll('.moves-list button')].map((ply) => ply.textContent).join()";

    private static String shown() {
        return browser.findElement(By.tagName("body")).getText();
    }

    private static void home() {
        browser.get(address());
        await("[data-game=kalaha]");
    }

    @Test
    void twoPersonsPlayAtOneScreenAndAgreeOnTakingBack() {
        home();
        assertEquals(
                "At one screen",
                browser.findElement(By.cssSelector("[data-friend=kalaha]")).getAttribute("title"));
        click("[data-friend=kalaha]");
        awaitText(".caption", "South to move");
        assertFalse(shown().contains("taken the seat"));
        click(".area.clickable");
        awaitText(".caption", "North to move");
        click(".area.clickable");
        awaitText(".caption", "South to move");
        browser.navigate().refresh();
        awaitText(".replay .count", "2 / 2");
        click("[data-verb=ask-takeback]");
        awaitText(".replay .count", "1 / 1");
        awaitText(".caption", "North to move");
        click("[data-verb=ask-takeback]");
        awaitText(".replay .count", "0 / 0");
        awaitText(".caption", "South to move");
        assertNoErrors();
    }

    @Test
    void theTaskOfEachPersonIsSaidAsAnOrder() {
        home();
        click("[data-friend=amazons]");
        awaitText(".caption", "Move an amazon");
        for (int click = 0; click < 3; click++) { // from, to, and where the arrow goes
            click(".area.clickable");
        }
        awaitText(".caption", "Black to move");
        awaitText(".caption", "Move an amazon");
        assertNoErrors();
    }

    @Test
    void aCoverHidesTheSecretsOfOneFromTheOther() {
        home();
        click("[data-friend=liars-dice]");
        awaitText(".hand", "Player 1, ready?");
        assertTrue(hidden(), "nobody has said to be there");
        click("[data-ready]");
        awaitText(".caption", "Player 1 to move");
        click(".area.clickable");
        await("[data-hand-over]");
        String first = tips();
        click("[data-hand-over]");
        awaitText(".hand", "Player 2, ready?");
        assertTrue(hidden());
        new Actions(browser).sendKeys("d").perform();
        assertTrue(browser.findElements(By.cssSelector("dialog")).isEmpty(), "no key looks under the cover");
        browser.executeScript("const room = document.querySelector('.room'); new MutationObserver(() => {"
                + "window.uncovered ??= room.classList.contains('covered') ? undefined : " + TIPS
                + "; }).observe(room, {attributeFilter: ['class']});");
        click("[data-ready]");
        awaitText(".caption", "Player 2 to move");
        assertNotEquals(
                first, browser.executeScript("return window.uncovered"), "the cover stays until the view is another");
        browser.navigate().refresh();
        awaitText(".hand", "Player 2, ready?");
        assertTrue(hidden(), "after a reload, too");
        click("[data-ready]");
        awaitText(".caption", "Player 2 to move");
        assertFalse(tips().equals(first), "another view");
        assertNoErrors();
    }

    @Test
    void theCoverLeadsToTheGalleryAndBackToItself() {
        home();
        click("[data-friend=liars-dice]");
        awaitText(".hand", "Player 1, ready?");
        String room = browser.getCurrentUrl();
        assertEquals("Back", text(".hand [data-back]"));
        click(".hand [data-back]");
        await("[data-game=kalaha]");
        browser.get(room);
        awaitText(".hand", "Player 1, ready?");
        assertTrue(hidden());
        click("[data-ready]");
        awaitText(".caption", "Player 1 to move");
        assertNoErrors();
    }

    @Test
    void nobodyIsCoveredWhereNothingIsHidden() {
        home();
        click("[data-friend=minute-empire]");
        for (int armies = 10; armies > 0; armies--) {
            awaitText(".caption", "Place a neutral army, " + armies + " to go");
            click(".area.clickable");
        }
        awaitText(".caption", "Make a sealed bid");
        assertFalse(covered(), "no bid is made");
        click(".area.clickable");
        await("[data-hand-over]");
        click("[data-hand-over]");
        awaitText(".hand", "ready?");
        assertTrue(hidden(), "the first bid");
        click("[data-ready]");
        awaitText(".caption", "Make a sealed bid");
        click(".area.clickable");
        awaitText(".caption", "Name the starter");
        assertFalse(covered(), "all know the bids");
        assertTrue(browser.findElements(By.cssSelector("[data-hand-over]")).isEmpty());
        assertNoErrors();
    }

    private static boolean covered() {
        return !browser.findElements(By.cssSelector(".room.covered")).isEmpty();
    }

    /** Whether nothing of the game is seen. */
    private static boolean hidden() {
        return browser.findElements(By.cssSelector(".board, .moves, .seats")).stream()
                .noneMatch(WebElement::isDisplayed);
    }

    /** The rolls that the reader is told. */
    private static String tips() {
        return String.valueOf(browser.executeScript("return " + TIPS));
    }

    @Test
    void nothingIsOfferedThatLeadsNowhere() {
        browser.get(address() + "#set-up=nim");
        await("[data-start]");
        assertTrue(browser.findElements(By.cssSelector("#listed, [data-many]")).isEmpty());
        List<String> seats = browser.findElements(By.cssSelector("[data-seat='1'] option")).stream()
                .map(WebElement::getText)
                .toList();
        assertTrue(seats.contains("A person at this screen"), seats::toString);
        assertFalse(seats.contains("Open, by invitation"), seats::toString);
        click("[data-start]");
        click("[data-help=share]");
        await("dialog [data-embed]");
        assertTrue(browser.findElements(
                        By.cssSelector("dialog .qr, dialog .link input[value*=watch], dialog .link input[value*=seat]"))
                .isEmpty());
        click("dialog .close");
        click("[data-settings]");
        await("#sound");
        assertTrue(browser.findElements(By.id("notify")).isEmpty());
        browser.get(address() + "?again#room=aaaa1111&seat=none");
        awaitText(".state", "Games are kept in the browser that began them.");
    }
}
