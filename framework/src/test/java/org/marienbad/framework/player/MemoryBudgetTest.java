package org.marienbad.framework.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MemoryBudgetTest {
    private static final long MIB = 1 << 20;

    private final MemoryBudget budget = new MemoryBudget(100 * MIB);

    @Test
    void admitsWhatIsFreeAndTakesItBack() {
        MemoryBudget.Reservation first = budget.reserve("first", 60 * MIB);
        MemoryBudget.Reservation second = budget.reserve("second", 40 * MIB);
        assertEquals(0, budget.free());
        second.close();
        assertEquals(40 * MIB, budget.free());
        second.close();
        assertEquals(40 * MIB, budget.free(), "closing twice frees once");
        first.close();
        assertEquals(100 * MIB, budget.free());
    }

    @Test
    void refusesMoreSayingWhatIsNeededAndWhatThereIs() {
        MemoryBudget.Reservation kept = budget.reserve("first", 60 * MIB);
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> budget.reserve("mcts(memory=64)", 64 * MIB));
        assertEquals(
                "mcts(memory=64) needs 64 MiB of memory, but of the 100 MiB for players only 40 are free;"
                        + " ask for less, or give Java more: JAVA_OPTS=-Xmx1g",
                refusal.getMessage());
        assertEquals(40 * MIB, budget.free(), "who is refused takes nothing");
        kept.close();
        budget.reserve("the same", 64 * MIB).close();
    }

    @Test
    void adviceIsEnoughForAllWhoAreThere() {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> budget.reserve("many", 3000 * MIB));
        assertEquals("4g", refusal.getMessage().replaceAll(".*-Xmx", ""));
    }

    @Test
    void memoryOfDroppedPlayersComesBack() {
        for (int i = 0; i < 5; i++) {
            drop();
        }
        assertEquals(30 * MIB, budget.free());
    }

    private void drop() {
        budget.reserve("dropped", 70 * MIB);
    }
}
