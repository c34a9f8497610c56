package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PositionFieldsTest {
    @Test
    void allowedFieldsAreGiven() {
        PositionFields fields =
                new PositionFields(Map.of("turn", 1, "heaps", List.of(3, 4), "name", "x", "bids", List.of("1x5")));
        assertEquals(1, fields.number("turn", 0, 1));
        assertArrayEquals(new int[] {3, 4}, fields.numbers("heaps", 2, 0, 9));
        assertEquals("x", fields.text("name"));
        assertEquals(List.of("1x5"), fields.texts("bids", 0, 3));
        fields.requireNoMore();
    }

    @Test
    void otherFieldsAreRefusedWithTheAllowedOnes() {
        refused("'turn' must be a whole number from 0 to 1; it is missing", Map.of(), f -> f.number("turn", 0, 1));
        refused("'turn' must be a whole number from 0 to 1", Map.of("turn", 2), f -> f.number("turn", 0, 1));
        refused(
                "'heaps' must be a list of 2 whole numbers from 0 to 9",
                Map.of("heaps", List.of(1, 10)),
                f -> f.numbers("heaps", 2, 0, 9));
        refused("'name' must be a text", Map.of("name", 5), f -> f.text("name"));
        refused("unknown field 'x'; there are: turn, name", Map.of("turn", 0, "name", "n", "x", 1), f -> {
            f.number("turn", 0, 1);
            f.text("name");
            f.requireNoMore();
        });
    }

    private static void refused(String expected, Map<String, ?> position, Consumer<PositionFields> take) {
        PositionFields fields = new PositionFields(position);
        assertEquals(
                "position: " + expected,
                assertThrows(IllegalArgumentException.class, () -> take.accept(fields))
                        .getMessage());
    }
}
