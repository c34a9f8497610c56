package org.marienbad.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ActionsTest {
    private static final Board BOARD = Board.squares(3, 3);
    private static final Actions ACTIONS = Actions.on(BOARD)
            .place("place")
            .move("move")
            .place("remove", "x{to}")
            .number("bid", 2, 5)
            .pass("pass");

    @Test
    void everyCodeHasOneKindThatWritesAndReadsIt() {
        assertEquals(9 + 81 + 9 + 4 + 1, ACTIONS.count());
        for (int code = 0; code < ACTIONS.count(); code++) {
            Actions.Kind kind = ACTIONS.kind(code);
            int back = kind.from(code) >= 0
                    ? kind.code(kind.from(code), kind.to(code))
                    : kind.to(code) >= 0 ? kind.code(kind.to(code)) : kind.code();
            assertEquals(code, back);
        }
        assertTrue(ACTIONS.kind("move").has(9));
        assertFalse(ACTIONS.kind("move").has(8));
        assertEquals(
                "no kind of action 'mvoe'; there are: place, move, remove, bid, pass",
                assertThrows(IllegalArgumentException.class, () -> ACTIONS.kind("mvoe"))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> ACTIONS.place("move"));
    }

    @Test
    void numbersAreThemselves() {
        Actions.Kind bid = ACTIONS.kind("bid");
        assertEquals(
                List.of(2, 3, 4, 5),
                IntStream.rangeClosed(2, 5).mapToObj(n -> bid.to(bid.code(n))).toList());
    }

    @Test
    void imagesKeepTheKind() {
        int[] mirror = BOARD.symmetries().get(0);
        int move = ACTIONS.kind("move").code(BOARD.cell("a1"), BOARD.cell("b2"));
        int image = ACTIONS.image(move, mirror);
        assertEquals(BOARD.cell("c1"), ACTIONS.kind("move").from(image));
        assertEquals(BOARD.cell("b2"), ACTIONS.kind("move").to(image));
        int pass = ACTIONS.kind("pass").code();
        assertEquals(pass, ACTIONS.image(pass, mirror));
    }

    @Test
    void peopleWriteMovesAsTheyLike() {
        assertEquals(Actions.lenient("e4xd5"), Actions.lenient("E4 - D5"));
        assertEquals(Actions.lenient("e4-d5"), Actions.lenient("e4d5"));
    }
}
