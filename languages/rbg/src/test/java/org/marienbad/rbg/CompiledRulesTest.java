package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.rbg.compile.CompiledRules;
import org.marienbad.rbg.compile.TooLargeException;
import org.marienbad.rbg.compile.WalkedPosition;
import org.marienbad.rbg.play.EndlessSearchException;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.MoveList;
import org.marienbad.rbg.play.MoveUnit;
import org.marienbad.rbg.play.RbgMove;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionReader;

/** Descriptions are foreign code: what never ends is ended, what is too large is refused. */
class CompiledRulesTest {
    private static final String HEAD = """
        #players = white(10), black(10)
        #pieces = e, w
        #variables = n(3)
        #board = rectangle(up, down, left, right, [w,e,e][e,e,e])
        """;

    private static RbgRules rules(String rules) {
        return new RbgRules(DescriptionReader.read(HEAD + "#rules = " + rules));
    }

    private static long[] words(RbgPosition position) {
        long[] words = new long[position.words()];
        position.encode(words);
        return words;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "->white ([w] [e])* {$ n == 3} ->>",
                "->white {? ([w] [e])* {$ n == 3}} ->>",
                "->white {? (([w] + [e]) (left + right + up + down))^40 {$ n == 3}} ->>",
            })
    void endlessSearchesAreEnded(String rules) {
        assertEnds(new CompiledRules(rules(rules)).start());
        assertEnds(WalkedPosition.start(rules(rules)));
    }

    @Test
    void theInterpreterEndsEndlessKeepersToo() {
        assertEnds(new InterpretedPosition(rules("->white {? ([w] [e])* {$ n == 3}} ->>")));
    }

    private static void assertEnds(RbgPosition start) {
        long[] before = words(start);
        assertThrows(EndlessSearchException.class, start::moves);
        assertArrayEquals(before, words(start), "the position is as before");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(->>)* ->white {w} ->>", "([w] [e])* {$ n == 3} ->white {w} ->>"})
    void endlessKeepersAreEnded(String rules) {
        RbgRules endless = rules(rules);
        assertThrows(IllegalStateException.class, () -> new CompiledRules(endless));
        assertThrows(IllegalStateException.class, () -> WalkedPosition.start(endless));
        assertThrows(IllegalStateException.class, () -> new InterpretedPosition(endless));
    }

    @Test
    void listsEndWhereTheyAreFull() {
        RbgRules rules = rules("->white (left* + right*) [e] (left* + right*) [w] {! up} {w} ->>");
        assertEndsWhereFull(new CompiledRules(rules).start());
        assertEndsWhereFull(WalkedPosition.start(rules));
    }

    private static void assertEndsWhereFull(RbgPosition start) {
        long[] before = words(start);
        MoveList moves = new MoveList();
        assertFalse(start.list(MoveUnit.MOVE, moves, 2));
        assertEquals(3, moves.size());
        assertArrayEquals(before, words(start), "the position is as before");
        assertTrue(start.list(MoveUnit.MOVE, moves, 9));
        assertEquals(9, moves.size());
    }

    @Test
    void rulesThatAreTooLargeAreInterpreted() {
        RbgRules large = rules("->white ({e} (({e,w})^700)^500 ->> + {w} ->>)");
        assertThrows(TooLargeException.class, () -> new CompiledRules(large));
        assertEquals(1, WalkedPosition.start(large).moves().size());
    }

    /** A place that two ways reach within a loop without modifications: tables may not change the order of moves. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "->white ((right + down right + left) {e,w})* [w] ->>",
                "->white ((right* down*) {e})* ((left + up)* {w})* [w] ->>",
                "->white ((right left + right right* + down)(up + left)*)* {e} [w] ->>",
                "->white ({? right* {w}} right + {! up* {w}} up + down)* [e] ->>",
            })
    void loopsKeepTheOrder(String rules) {
        RbgRules read = rules(rules);
        List<RbgMove> moves = new InterpretedPosition(read).moves();
        assertEquals(moves, new CompiledRules(read).start().moves());
        assertEquals(moves, WalkedPosition.start(read).moves());
    }
}
