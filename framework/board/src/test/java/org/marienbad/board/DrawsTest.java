package org.marienbad.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.setting.Settings;

class DrawsTest {
    @Test
    void theThirdOccurrenceDraws() {
        Draws.Count count = new Draws(3, 50).count();
        count.begin(1);
        count.add(2, false);
        count.add(1, false);
        count.add(2, false);
        assertFalse(count.isDrawn());
        count.add(1, false);
        assertTrue(count.isRepeated());
        assertEquals(3, count.occurrences());
        assertEquals("ending.repetition", new Draws(3, 50).ending(count).key());
    }

    @Test
    void progressBeginsAnew() {
        Draws.Count count = new Draws(2, 3).count();
        count.begin(1);
        count.add(2, false);
        count.add(3, false);
        count.add(1, true);
        assertFalse(count.isDrawn());
        assertEquals(0, count.quiet());
        count.add(4, false);
        count.add(5, false);
        count.add(6, false);
        assertTrue(count.isDrawn());
        assertFalse(count.isRepeated());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3})
    void aPositionThatOccursAgainHasAnotherHash(int repetition) {
        Draws.Count count = new Draws(repetition, 1000).count();
        count.begin(1);
        long first = count.hash(1);
        count.add(2, false);
        count.add(1, false);
        assertNotEquals(first, count.hash(1));
    }

    @Test
    void gamesAreAsLongAsTheLimitAllows() {
        Draws draws = new Draws(0, 10);
        Draws.Count count = draws.count();
        int plies = 0;
        count.begin(0);
        for (int progress = 0; progress <= 2; progress++) {
            for (int quiet = 1; quiet < 10; quiet++) {
                count.add(++plies, false);
            }
            assertFalse(count.isDrawn());
            count.add(++plies, progress < 2);
        }
        assertTrue(count.isDrawn());
        assertEquals(plies, draws.plies(2));
    }

    @Test
    void optionsChoose() {
        Draws usual = new Draws(3, 60);
        assertEquals(usual, usual.chosen(Settings.defaults(usual.options())));
        Draws quick = new Draws(12, 5);
        assertEquals(quick, quick.chosen(Settings.defaults(quick.options())));
        assertThrows(IllegalArgumentException.class, () -> new Draws(1, 60));
        assertThrows(IllegalArgumentException.class, () -> new Draws(3, 0));
    }
}
