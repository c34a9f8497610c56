package org.marienbad.games.kalaha.theses;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.setting.Settings;
import org.marienbad.lab.replication.Findings;
import org.marienbad.lab.replication.Replication;
import org.marienbad.testkit.Bundles;

class ReproductionTest {
    private static final Replication STRATEGIES = new StrategiesReproduction();
    private static final Settings SETTINGS =
            Settings.of("option", "strategies", STRATEGIES.settings(), Map.of("games", 2_000, "seed", 4));

    private static Findings strategies(int threads, Replication.Progress progress) {
        return STRATEGIES.run(SETTINGS, threads, progress);
    }

    @Test
    void theSameSeedWritesTheSamePage() {
        AtomicLong played = new AtomicLong();
        Findings one = strategies(1, played::addAndGet);
        assertEquals(STRATEGIES.games(SETTINGS), played.get());
        Findings two = strategies(3, more -> {});
        assertEquals(one, two);
    }

    @Test
    void thePageOfTheStrategiesHasEveryTable() {
        Findings findings = strategies(2, more -> {});
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
        Findings findings = new MaxMinReproduction().run(Settings.NONE, 1, more -> {});
        assertTrue(findings.page().contains("**25 of 25 cells agree.**"), findings.page());
        assertTrue(findings.page().contains("| MM3:MM1 | 34:14 | 34:14 | 37:11 |"), findings.page());
        assertTrue(findings.page().contains("| 2 | 37 | -14 | -19 | 26 | -40 | -35 | 0 |"), findings.page());
    }

    @Test
    void aCancelledExperimentHasNoFindings() {
        Replication.Progress cancelled = new Replication.Progress() {
            @Override
            public void played(long more) {}

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThrows(CancellationException.class, () -> strategies(2, cancelled));
        assertThrows(CancellationException.class, () -> new MaxMinReproduction().run(Settings.NONE, 1, cancelled));
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        for (Replication replication : List.of(STRATEGIES, new MaxMinReproduction())) {
            Bundles.requireComplete(replication.getClass().getClassLoader(), replication.messages());
        }
    }
}
