package org.marienbad.games.kalaha.theses;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ReproductionTest {
    private static Reproduction named(String name, int games) {
        return Reproduction.all(games, 4).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSameSeedWritesTheSamePage() {
        AtomicLong played = new AtomicLong();
        Findings one = named("kalaha-strategies", 2_000).run(1, played::addAndGet);
        assertEquals(named("kalaha-strategies", 2_000).games(), played.get());
        Findings two = named("kalaha-strategies", 2_000).run(3, more -> {});
        assertEquals(one, two);
    }

    @Test
    void thePageOfTheStrategiesHasEveryTable() {
        Findings findings = named("kalaha-strategies", 2_000).run(2, more -> {});
        for (int table = 1; table <= 6; table++) {
            assertTrue(findings.page().contains("### Table 3." + table + ":"), "Table 3." + table);
        }
        assertTrue(findings.page().contains("| starter wins | 0.522222 | 0.518056 | 0.5176 |"), findings.page());
        // 36 pairs and readings of 6 cells each, and the header.
        assertEquals(
                36 * 6 + 1,
                findings.tables().get("kalaha-strategies.csv").lines().count());
        assertEquals(2, findings.charts().size());
    }

    @Test
    void thePageOfTheSearchesSaysThatAllCellsAgree() {
        Findings findings = named("kalaha-maxmin", 1).run(1, more -> {});
        assertTrue(findings.page().contains("**25 of 25 cells agree.**"), findings.page());
        assertTrue(findings.page().contains("| MM3:MM1 | 34:14 | 34:14 | 37:11 |"), findings.page());
        assertTrue(findings.page().contains("| 2 | 37 | -14 | -19 | 26 | -40 | -35 | 0 |"), findings.page());
    }
}
