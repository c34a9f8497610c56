package org.marienbad.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlainJsonTest {
    @Test
    void plainValuesAreWrittenAsTheyAre() {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("pits", List.of(List.of(1, 2), new int[] {3, 4}));
        position.put("hash", 1L << 40);
        position.put("who", "North \"2\"");
        position.put("half", 0.5);
        position.put("over", false);
        position.put("none", null);
        position.put("names", new String[] {"a"});
        assertEquals(
                "{\"pits\":[[1,2],[3,4]],\"hash\":1099511627776,\"who\":\"North \\\"2\\\"\",\"half\":0.5,\"over\":false,"
                        + "\"none\":null,\"names\":[\"a\"]}",
                PlainJson.of(position).toString());
    }

    @Test
    void rowsOfABoardStandBelowEachOther() {
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("board", List.of(".X", "O."));
        position.put("pits", List.of(List.of(1, 2), List.of(3, 4)));
        position.put("stores", List.of(5, 6));
        position.put("actor", 0);
        String text = """
                {
                  "board": [
                    ".X",
                    "O."
                  ],
                  "pits": [
                    [1,2],
                    [3,4]
                  ],
                  "stores": [5,6],
                  "actor": 0
                }""";
        assertEquals(text, PlainJson.lines(position));
        assertEquals(position, PlainJson.read(text));
    }

    @Test
    void aNumberThatJsonCannotWriteIsNull() {
        assertEquals(
                "[1.0,null,null]",
                PlainJson.of(1, Double.NaN, Double.POSITIVE_INFINITY).toString());
        assertEquals("[null]", PlainJson.of(Arrays.asList(Float.NaN)).toString());
    }

    @Test
    void otherValuesAreRefused() {
        Map<String, Object> position = Map.of("day", List.of(Thread.State.NEW));
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> PlainJson.of(position));
        assertTrue(refusal.getMessage().contains("Thread$State"), refusal.getMessage());
    }
}
