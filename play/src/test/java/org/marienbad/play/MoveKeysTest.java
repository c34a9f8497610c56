package org.marienbad.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.text.Text;

class MoveKeysTest {
    private static List<Action> legal(String... notations) {
        return Arrays.stream(notations)
                .map(notation -> new Action(notation.hashCode(), notation, Text.EMPTY, List.of()))
                .toList();
    }

    private static String meant(List<Action> legal, char typed) {
        return MoveKeys.action(legal, typed).map(Action::notation).orElse("");
    }

    @Test
    void aLetterMeansThePitOfWhoeverMoves() {
        assertEquals("c", meant(legal("a", "c", "f"), 'c'));
        assertEquals("C", meant(legal("A", "C", "F"), 'c'));
        assertEquals("", meant(legal("a", "c", "f"), 'b'));
        assertEquals("", meant(legal("2:1", "pass"), '2'));
        assertEquals("", meant(legal(" ", "x"), ' '));
    }

    @Test
    void digitsCountLettersWhereTheyAreNoNotation() {
        assertEquals("c", meant(legal("a", "c", "f"), '3'));
        assertEquals("", meant(legal("a", "c", "f"), '2'), "the second pit is empty, the second move is c");
        assertEquals("2", meant(legal("1", "2", "b"), '2'));
        assertEquals("", meant(legal("a", "c"), '0'));
    }

    @Test
    void anAmbiguousKeyMeansNoMove() {
        assertEquals(Optional.empty(), MoveKeys.action(legal("a", "A"), 'a'));
    }
}
