package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Everybody can read the page: the contrast of WCAG 2.2 AA (1.4.3) in the colors that the browser has computed. */
class ContrastTest extends TestInBrowser {
    /**
     * Texts whose contrast is too small, and how many texts there are. Counts the colors behind a text, and how far
     * both can be seen through. Controls that cannot be used are exempt, and pictures have colors of their own.
     */
    private static final String FAINT = """
            const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
            const luminance = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
            const parts = (color) => {
                const [r, g, b, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
                return [r, g, b, alpha];
            };
            const over = ([r, g, b, alpha], below) => [r, g, b].map((value, at) => value * alpha + below[at] * (1 - alpha));
            const chain = (element) => (element ? [...chain(element.parentElement), element] : []);
            const behind = (element) => chain(element).reduce(
                (below, each) => over(parts(getComputedStyle(each).backgroundColor), below), [255, 255, 255]);
            const opacity = (element) => chain(element).reduce((all, each) => all * getComputedStyle(each).opacity, 1);
            const faint = [];
            let count = 0;
            const look = (element, style, words) => {
                const box = element.getBoundingClientRect();
                if (!words.trim() || !box.width || !box.height || style.visibility === 'hidden' || element.closest('svg, .hidden, :disabled')) {
                    return;
                }
                count++;
                const below = behind(element);
                const [r, g, b, alpha] = parts(style.color);
                const text = over([r, g, b, alpha * opacity(element)], below);
                const [light, dark] = [luminance(text), luminance(below)].sort((a, b) => b - a);
                const ratio = (light + 0.05) / (dark + 0.05);
                const size = parseFloat(style.fontSize);
                const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
                if (ratio < (isLarge ? 3 : 4.5)) {
                    faint.push(`${ratio.toFixed(2)} "${words.trim().slice(0, 30)}" of ${element.tagName}.${element.className}`);
                }
            };
            for (const element of document.querySelectorAll('body, body *')) {
                const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('');
                look(element, getComputedStyle(element), element.matches('input[type=text], input[type=number]') ? element.value : own);
                if (element.placeholder && !element.value) {
                    look(element, getComputedStyle(element, '::placeholder'), element.placeholder);
                }
            }
            return [String(count), ...new Set(faint)];
            """;

    private String theme;

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "high-contrast"})
    void everyTextCanBeRead(String each) {
        theme = each;
        Page page = visitor();
        page.run(
                "localStorage.setItem('marienbad.settings', JSON.stringify({speed: 'off', theme: arguments[0]}))",
                theme);
        page.reload();
        page.find(".game");
        check(page, "the gallery", 40);
        page.click("[data-settings]");
        check(page, "the settings", 60);
        page.press(Keys.ESCAPE);
        setUp(page, "kalaha");
        page.run("document.querySelector('.variants').open = true");
        page.choose(".seat-row select[data-seat='1']", "player");
        page.run("""
                const stones = document.querySelector('[data-option=stones]');
                stones.value = 4000;
                stones.dispatchEvent(new Event('input'));
                """);
        page.until("what is wrong", () -> page.text("#option-stones-error").contains("4000"));
        assertEquals(1, page.complaints().size(), "the refusal");
        check(page, "the set-up", 20);
        page.open(url(""));
        page.reload();
        room(page);
        page.open(url(""));
        page.reload();
        page.find(".game");
        page.find(".my-games .entry");
        check(page, "my games", 40);
    }

    private void room(Page page) {
        setUp(page, "minute-empire");
        page.choose("#clock", "30s");
        page.choose(".seat-row select[data-seat='1']", "open");
        page.click("[data-start]");
        page.find(".room .board .area");
        Page guest = window();
        guest.open(url(invitation(page, 1)));
        guest.reload();
        guest.until("the game", () -> guest.text(".join").contains("Minute Empire"));
        check(guest, "an invitation", 5);
        join(guest, invitation(page, 1), "Bob");
        page.until("my turn", () -> page.isAsked() || guest.isAsked());
        act(page.isAsked() ? page : guest);
        for (String help : List.of("rules", "share", "describe")) {
            page.click("[data-help='" + help + "']");
            page.find("dialog[open]");
            check(page, help, 20);
            page.press(Keys.ESCAPE);
            page.until("the board", () -> !page.has("dialog[open]"));
        }
        guest.open(url(watching(page)));
        guest.find(".room .board .area");
        check(guest, "a spectator", 20);
        page.click(".moves-list [data-ply='0']");
        page.until("an earlier position", () -> page.has(".chip.earlier"));
        check(page, "an earlier position", 20);
        page.press(Keys.END);
        page.click("[data-verb='resign']");
        page.click("[data-confirm]");
        page.until("the end", page::isOver);
        check(page, "the result", 20);
        Browser.keep(page, "contrast-" + theme);
    }

    @SuppressWarnings("unchecked")
    private void check(Page page, String screen, int least) {
        List<String> found = (List<String>) page.run(FAINT);
        assertTrue(Integer.parseInt(found.get(0)) >= least, screen + " has but " + found.get(0) + " texts");
        assertEquals(List.of(), found.subList(1, found.size()), screen + ", " + theme);
    }
}
