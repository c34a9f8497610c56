package org.marienbad.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.picture.Picture.Kind;

class FieldsTest {
    private static final Board BOARD = Board.squares(3, 3);
    private static final Fields FIELDS = Fields.of(BOARD, Pieces.of('X', Kind.BLACK_DISC, 'O', Kind.WHITE_DISC))
            .mover(2)
            .eachSeat("hands", 2, 0, 9)
            .number("quiet", -5, 100)
            .refuse(values -> values[0] == 1 && values[8] == 1 ? "both corners are X's" : null)
            .derived(2);

    private static int[] values(int[] cells, int mover, int hand, int quiet) {
        int[] values = FIELDS.newValues();
        System.arraycopy(cells, 0, values, 0, cells.length);
        values[FIELDS.mover()] = mover;
        values[FIELDS.index("hands") + 1] = hand;
        values[FIELDS.index("quiet")] = quiet;
        return values;
    }

    @Property
    void encodingsAndFormsAreReadAsTheyAreWritten(
            @ForAll @Size(9) int[] anything,
            @ForAll @IntRange(max = 1) int mover,
            @ForAll @IntRange(max = 9) int hand,
            @ForAll @IntRange(min = -5, max = 100) int quiet) {
        int[] cells = Arrays.stream(anything).map(n -> Math.floorMod(n, 3)).toArray();
        cells[8] = cells[8] == 1 ? 0 : cells[8];
        int[] values = values(cells, mover, hand, quiet);
        assertArrayEquals(values, FIELDS.values(FIELDS.position(values)));
        long[] words = new long[FIELDS.words()];
        FIELDS.encode(values, words);
        int[] read = new int[values.length];
        FIELDS.decode(words, read);
        assertArrayEquals(values, read);
        assertEquals(FIELDS.hash(values), FIELDS.hash(read));
        int[] other = values.clone();
        other[FIELDS.index("quiet")] = quiet == 100 ? 0 : quiet + 1;
        assertNotEquals(FIELDS.hash(values), FIELDS.hash(other));
        assertNotEquals(FIELDS.text(values), FIELDS.text(other));
    }

    @Test
    void derivedNumbersAreNoPartOfAPosition() {
        int[] values = FIELDS.newValues();
        long hash = FIELDS.hash(values);
        values[FIELDS.derived() + 1] = 7;
        assertEquals(hash, FIELDS.hash(values));
        assertEquals(14, FIELDS.derived() + 1);
    }

    @Test
    void positionsOfPeopleAreRefusedInOneSentence() {
        Map<String, Object> good =
                Map.of("board", List.of("X..", ".O.", "..."), "mover", 1, "hands", List.of(0, 3), "quiet", 0);
        int[] values = FIELDS.values(good);
        assertEquals(1, values[BOARD.cell("a3")]);
        assertEquals(2, values[BOARD.cell("b2")]);
        refused(good, "board", List.of("X..", ".?.", "..."), "position: 'board': '?' on b2; allowed: . X O");
        refused(good, "board", List.of("X..", ".O", "..."), "position: 'board': row 2 must look like '...'; got '.O'");
        refused(good, "board", List.of("..X", "...", "X.."), "position: both corners are X's");
        refused(good, "mover", 2, "position: 'mover' must be a whole number from 0 to 1");
        refused(good, "quite", 2, "position: unknown field 'quite'; there are: board, mover, hands, quiet");
    }

    @Test
    void fieldsThatDoNotFitAreRefused() {
        for (String name : List.of("board", "mover", "hands")) {
            assertEquals(
                    "two fields are called '" + name + "'",
                    assertThrows(IllegalArgumentException.class, () -> FIELDS.number(name, 0, 1))
                            .getMessage());
        }
        Fields plain = Fields.of(BOARD, Pieces.of('X', Kind.BLACK_DISC, 'O', Kind.WHITE_DISC));
        assertThrows(IllegalArgumentException.class, () -> plain.number("none", 1, 0));
        assertThrows(IllegalArgumentException.class, () -> plain.number("any", Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    private static void refused(Map<String, Object> good, String key, Object value, String why) {
        Map<String, Object> wrong = new HashMap<>(good);
        wrong.put(key, value);
        assertEquals(
                why,
                assertThrows(IllegalArgumentException.class, () -> FIELDS.values(wrong))
                        .getMessage());
    }

    @Test
    void theBoardIsTextWithNamesOfRowsAndColumns() {
        assertEquals(
                String.join("\n", " 3 X..", " 2 .O.", " 1 ...", "   abc", "X to move", "quiet: -5"),
                FIELDS.text(FIELDS.values("X..", ".O.", "...")));
    }
}
