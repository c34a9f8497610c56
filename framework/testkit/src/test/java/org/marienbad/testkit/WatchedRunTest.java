package org.marienbad.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.testkit.toy.PebblesProvider;

class WatchedRunTest {
    private enum Hang {
        SPINNING {
            @Override
            void hang() {
                while (!Thread.interrupted()) {
                    Thread.onSpinWait();
                }
            }
        },
        WAITING {
            @Override
            void hang() {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                }
            }
        };

        abstract void hang();
    }

    /** Pebbles with other seats, and a game that is what {@code create} makes of it. */
    private static GameProvider provider(int minSeats, int maxSeats, Runnable create) {
        GameProvider pebbles = new PebblesProvider();
        return new GameProvider() {
            @Override
            public String id() {
                return "odd";
            }

            @Override
            public int minSeats() {
                return minSeats;
            }

            @Override
            public int maxSeats() {
                return maxSeats;
            }

            @Override
            public Game create(int seats, Settings options) {
                create.run();
                return pebbles.create(seats, Settings.defaults(pebbles.options()));
            }
        };
    }

    @ParameterizedTest
    @EnumSource(Hang.class)
    void aPluginThatHangsIsAFailureAndTheEnd(Hang hang) {
        List<Result> told = new ArrayList<>();
        ConformanceReport report = new WatchedRun(Conformance.of(provider(2, 2, hang::hang)), told::add).run(200);
        assertEquals(report.results(), told);
        assertEquals(1, told.size());
        assertEquals("options", told.get(0).check());
        assertTrue(told.get(0).failed());
        assertTrue(
                told.get(0).detail().startsWith("the plugin hangs"), told.get(0).detail());
    }

    @Test
    void impossiblyManySeatsAreAFailure() {
        ConformanceReport report =
                Conformance.of(provider(2, Integer.MAX_VALUE, () -> {})).run(result -> {});
        Result first = report.results().get(0);
        assertTrue(first.failed(), first.toString());
        assertTrue(first.detail().contains("maxSeats: expected at most 64, found 2147483647"), first.detail());
    }
}
