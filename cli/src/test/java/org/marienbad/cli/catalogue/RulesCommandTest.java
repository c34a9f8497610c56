package org.marienbad.cli.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.cli.Cli;

class RulesCommandTest {
    @Test
    void theRulesAreThoseOfTheOptions() {
        String normal = Cli.run("rules", "nim").out();
        assertTrue(normal.contains("1, 3, 5, 7"), normal);
        assertTrue(normal.contains("The player who takes the last match wins."), normal);
        String misere =
                Cli.run("rules", "nim", "-o", "misere=on", "--seats", "3").out();
        assertTrue(misere.contains("The player who takes the last match loses; the others share the win."), misere);
    }

    @Test
    void theRulesAreToldInTheLanguageAskedFor() {
        Cli.Result czech = Cli.run("--lang", "cs", "rules", "minute-empire", "-o", "rules=thesis");
        assertEquals(0, czech.status());
        assertTrue(czech.out().startsWith("Minutová říše\n"), czech.out());
        assertTrue(czech.out().contains("Pořadí hráčů se vylosuje"), czech.out());
        assertFalse(czech.out().contains("rules."), czech.out());
    }

    @Test
    void sectionsHaveHeadingsAndPicturesAreLeftOut() {
        Cli.Result rules = Cli.run("rules", "kalaha");
        assertEquals(
                List.of("Kalaha", "", "The board", "---------"),
                rules.outLines().subList(0, 4));
        assertFalse(rules.out().contains("The start of the game. South has"), rules.out());
    }

    @Test
    void linesFitTheTerminal() {
        Cli.run("rules", "minute-empire").outLines().forEach(line -> assertTrue(line.length() <= 100, line));
    }
}
