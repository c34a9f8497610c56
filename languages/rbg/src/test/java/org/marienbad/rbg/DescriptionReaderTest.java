package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.rbg.play.InterpretedPosition;
import org.marienbad.rbg.play.RbgMove;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.text.DescriptionException;
import org.marienbad.rbg.text.DescriptionReader;
import org.marienbad.rbg.tree.RbgDescription;

class DescriptionReaderTest {
    private static final String HEAD = "#players = white(10), black(10)\n#pieces = e, w\n#variables = n(3)\n";
    private static final String BOARD = "#board = rectangle(up, down, left, right, [w,e,e])\n";

    /** A token on five cells goes one or two cells; on the last one it wins. */
    private static final String RACE = """
            #players = first(100), second(100)
            #pieces = e, t
            #variables =
            #board = rectangle(u,d,l,r,[t,e,e,e,e]) /* a
            line */
            #step(me; opp) =
                ->me (r* + l*) {t} [e] (r + r r) ->> [t] // and so on
                ( {? r} + {! r} [$ me=100] [$ opp=0] ->> {} )
            #rules = (step(first; second) step(second; first))*
            """;

    private static String moves(String rules) {
        RbgPosition start = new InterpretedPosition(DescriptionReader.read(HEAD + BOARD + rules));
        return start.moves().stream().map(DescriptionReaderTest::shown).collect(Collectors.joining(" "));
    }

    private static String shown(RbgMove move) {
        return IntStream.range(0, move.length())
                .mapToObj(step -> move.modifier(step) + "@" + move.vertex(step))
                .collect(Collectors.joining(","));
    }

    @Test
    void movesAreListsOfModifiersAndVertices() {
        RbgPosition start = new InterpretedPosition(DescriptionReader.read(RACE));
        assertEquals(
                List.of("2@0,3@1", "2@0,3@2"),
                start.moves().stream().map(DescriptionReaderTest::shown).toList());
        for (int depth = 1; depth <= 5; depth++) {
            assertEquals(List.of(2L, 4L, 4L, 1L, 0L).get(depth - 1), OthersGamesTest.perft(start, depth));
        }
    }

    /** Two ways with the same modifiers are one move, two modifiers of the same effect are two. */
    @Test
    void waysAreToldApartByTheirModifiers() {
        assertEquals("2@1,3@1", moves("#rules = ->white (right left right + right) [w] ->>"));
        assertEquals("2@0,4@0 3@0,4@0", moves("#rules = ->white ([e] + [e]) ->>"));
        assertEquals("2@0,4@0 3@0,4@0", moves("#rules = ->white [e, w] ->>"));
    }

    @Test
    void checksChangeNothing() {
        assertEquals("2@0", moves("#rules = ->white {? [e] {e}} {w} ->>"));
        assertEquals("", moves("#rules = ->white {! right} ->>"));
        assertEquals("2@0", moves("#rules = ->white {? {? right} {! up}} ->>"));
    }

    @Test
    void numbersKeepTheirBounds() {
        assertEquals("2@0,3@0", moves("#rules = ->white [$ n = 3] ->>"));
        assertEquals("", moves("#rules = ->white [$ n = 4] ->>"));
        assertEquals("", moves("#rules = ->white [$ n = 1 - 2] ->>"));
        assertEquals("2@0", moves("#rules = ->white {$ e == 2} {$ 7 / 2 == 3} {$ 9 - 3 - 2 == 4} ->>"));
    }

    @Test
    void macrosAreTokensInPlaceOfNames() {
        assertEquals("2@2", moves("#twice(a) = a a\n#go = twice(right)\n#rules = ->white go ->>"));
        assertEquals("2@1", moves("#side(a) = ri~a\n#rules = ->white side(ght) ->>"));
        assertEquals("2@0", moves("#if(a; b) = {~a b}\n#rules = ->white if(? ; right) ->>"));
    }

    @Test
    void hexagonsAndCuboidsHaveTheirNeighbors() {
        RbgDescription hexagon = DescriptionReader.read(
                HEAD + "#board = hexagon(nw, ne, e1, se, sw, w1, [e,e][e,e,e][e,e])\n#rules = ->white nw ->>");
        assertEquals("hx1y1", hexagon.board().vertices().get(3));
        assertEquals(
                List.of(0, 1, 4, 6, 5, 2),
                IntStream.range(0, 6)
                        .mapToObj(label -> hexagon.board().target(label, 3))
                        .toList());
        RbgDescription cuboid = DescriptionReader.read(
                HEAD + "#board = cuboid(u, d, l, r, f, b, [[e,e]][[,e]])\n#rules = ->white u ->>");
        assertEquals(List.of("cx0y0z0", "cx1y0z0", "cx1y0z1"), cuboid.board().vertices());
        assertEquals(2, cuboid.board().target(4, 1), "in front of the second one");
    }

    @Test
    void aKeeperThatNeverEndsIsRefused() {
        RbgDescription endless = DescriptionReader.read(HEAD + BOARD + "#rules = (->>)* ->white");
        assertTrue(assertThrows(IllegalStateException.class, () -> new InterpretedPosition(endless))
                .getMessage()
                .startsWith("the keeper has moved 10000 times in a row"));
    }

    @Test
    void macrosThatGrowWithoutEndAreRefused() {
        StringBuilder bomb = new StringBuilder("#m0 = right right right right right right right right\n");
        for (int i = 1; i < 9; i++) {
            bomb.append(String.format(
                    "#m%d = m%d m%d m%d m%d m%d m%d m%d m%d%n",
                    i, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1, i - 1));
        }
        String text = HEAD + BOARD + bomb + "#rules = ->white m8 ->>";
        assertTrue(assertThrows(DescriptionException.class, () -> DescriptionReader.read(text))
                .getMessage()
                .contains("macros make more than 2000000 tokens"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#rules = ->white sideways ->>|line 5, column 18: 'sideways' is no macro and no label of an edge; there are: up, down, left, right",
                "#rules = ->red|line 5, column 12: 'red' is no player; there are: white, black",
                "#rules = ->white {w}* ->>|line 5, column 21: '*' instead of another part: only a label, a switch, '.' or a part in"
                        + " round brackets is repeated",
                "#rules = ->white (up|line 5, column 18: '(' has no counterpart",
                "#rules = ->white {? ->black}|line 5, column 21: a switch ends a move, so it cannot stand in a check",
                "#rules = ->white {$ n 1}|line 5, column 23: '1' instead of one of [==, !=, <=, >=, <, >]",
                "#rules = ->white { w % }|line 5, column 22: the character '%' has no meaning here",
                "#go(a) = a\\n#rules = ->white go(up; up) ->>|line 6, column 18: the macro 'go' has 2 arguments here; allowed: 1, with ';' between them",
                "#w = e|line 5, column 7: the segment '#rules' is missing",
                "#go = two\\n#two = up up\\n#rules = ->white go ->>|line 5, column 7: 'two' is a macro that is defined after this use;"
                        + " put it before",
                "#rules = ->white [$ n = m + 1] ->>|line 5, column 25: 'm' is no variable or player or piece; there are: n, white, black, e, w",
                "#rules = ->white e ->>|line 5, column 18: 'e' is a piece, and no label of an edge; there are: up, down, left, right",
                "#rules = ->white {e] ->>|line 5, column 20: ']' has no counterpart",
                "#rules = ->white [$ n = 3 / 0] ->>|line 5, column 29: nothing can be divided by 0",
                "#rules = right ->> {}|line 5, column 10: no player ever moves, since there is no switch to one of [white, black]",
            })
    void mistakesAreToldByTheirPlace(String rules, String message) {
        String text = HEAD + BOARD + rules.replace("\\n", "\n");
        assertEquals(
                message,
                assertThrows(DescriptionException.class, () -> DescriptionReader.read(text))
                        .getMessage());
    }

    /** Both are read by a method that calls itself. */
    @Test
    void deepBracketsAndLongFormulasAreRefused() {
        String deep = "#rules = ->white " + "(".repeat(20_000) + "up" + ")".repeat(20_000) + " ->>";
        assertEquals(
                "line 5, column 518: brackets lie more than 500 deep in others",
                assertThrows(DescriptionException.class, () -> moves(deep)).getMessage());
        String text = "#rules = ->white {$ 0 < 1" + " + n".repeat(20_000) + "} ->>";
        assertTrue(assertThrows(DescriptionException.class, () -> moves(text))
                .getMessage()
                .endsWith("a formula has more than 1000 numbers"));
    }
}
