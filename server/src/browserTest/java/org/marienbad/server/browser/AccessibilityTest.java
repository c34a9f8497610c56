package org.marienbad.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Axe, which knows the rules of WCAG and good practice, finds no fault on any screen in any theme. */
class AccessibilityTest extends TestInBrowser {
    private static final String AXE = script();

    /** The faults, a line each, and before them the number of rules that had something to look at. */
    private static final String FAULTS = """
            const {passes, violations} = await axe.run(document, {resultTypes: ['violations']});
            return [String(passes.length), ...violations.flatMap(({id, help, nodes}) =>
                nodes.map(({target, failureSummary}) => `${id}: ${help}: ${target} ${failureSummary}`))];
            """;

    private String theme;

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "high-contrast"})
    void noScreenHasAFault(String each) {
        theme = each;
        Page page = visitor();
        page.run(
                "localStorage.setItem('marienbad.settings', JSON.stringify({speed: 'off', theme: arguments[0]}))",
                theme);
        page.reload();
        page.find(".game");
        check(page, "the gallery");
        page.click("[data-settings]");
        check(page, "the settings");
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
        check(page, "the set-up");
        page.open(url(""));
        page.reload();
        room(page);
        page.open(url(""));
        page.reload();
        page.find(".game");
        page.find(".my-games .entry");
        check(page, "my games");
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
        check(guest, "an invitation");
        join(guest, invitation(page, 1), "Bob");
        page.until("my turn", () -> page.isAsked() || guest.isAsked());
        act(page.isAsked() ? page : guest);
        for (String help : List.of("rules", "share", "describe")) {
            page.click("[data-help='" + help + "']");
            page.find("dialog[open]");
            check(page, help);
            page.press(Keys.ESCAPE);
            page.until("the board", () -> !page.has("dialog[open]"));
        }
        guest.open(url(watching(page)));
        guest.find(".room .board .area");
        check(guest, "a spectator");
        page.click(".moves-list [data-ply='0']");
        page.until("an earlier position", () -> page.has(".chip.earlier"));
        check(page, "an earlier position");
        page.press(Keys.END);
        page.click("[data-verb='resign']");
        page.click("[data-confirm]");
        page.until("the end", page::isOver);
        check(page, "the result");
        Browser.keep(page, "contrast-" + theme);
    }

    @SuppressWarnings("unchecked")
    private void check(Page page, String screen) {
        page.run(AXE);
        List<String> found = (List<String>) page.promised(FAULTS);
        assertTrue(Integer.parseInt(found.get(0)) > 5, screen + ": " + found);
        assertEquals(List.of(), found.subList(1, found.size()), screen + ", " + theme);
    }

    private static String script() {
        try (InputStream file = AccessibilityTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
