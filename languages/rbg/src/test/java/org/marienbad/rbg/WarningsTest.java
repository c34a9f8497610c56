package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.rbg.text.DescriptionReader;

class WarningsTest {
    private static final String HEAD = "#players = white(10), black(10)\n#pieces = e, w\n#variables = n(3)\n"
            + "#board = rectangle(up, down, left, right, [w,e,e])\n#any = {e, w}\n";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "->white any [w] ->black [$ white = 1] ->>|3:14 this variable is always 0",
                "->white any ->black [$ n = 1, white = 1] ->>|3:14 no rule asks for this variable",
                "->white any [$ white = 1] ->> {$ n > 0}|1:23 this player never moves,3:14 this variable is always 0",
                "->white any [$ n = n] ->> {$ n == 4} ->black [$ white = 1] ->>|"
                        + "6:37 this never holds,6:48 nothing leads here: the part before never ends",
                "->white any ->> [$ n = n + 4] ->black [$ white = 1] ->>|"
                        + "6:32 this value is never one of 0 to 3,6:41 nothing leads here: the part before never ends",
                "->white any [$ n = n, black = 1] ->black up ->>|"
                        + "6:52 no vertex has an edge 'up',6:55 nothing leads here: the part before never ends",
                "->white any [$ n = n] ->black ->> [$ black = 5] {}|6:54 this changes nothing, since no switch follows it",
                "->white any ->black [$ n = n] ->>|1:12 no player is given a score, so that every game is a draw",
                "->white any [$ n = n, white = 1] ->black (->>)*|6:52 the keeper can go around here for ever and change nothing",
                "any [$ n = n, white = 1] (->white right ->black left)*|"
                        + "6:36 players can move around here for ever and change nothing",
            })
    void remarksNameTheirPlaces(String rules, String remarks) {
        List<String> expected = List.of(remarks.split(",(?=\\d)"));
        List<String> shown = DescriptionReader.warnings(HEAD + "#rules = (" + rules + ")*").stream()
                .map(remark -> remark.replaceAll("line (\\d+), column (\\d+):", "$1:$2"))
                .toList();
        assertEquals(expected, shown);
    }

    @Test
    void piecesAndMacrosThatNothingUsesAreNamed() {
        String text = HEAD.replace("e, w", "e, w, x, y")
                + "#twice(a) = a a\n#twice(b) = b\n#old = up\n"
                + "#rules = (->white any {x} [$ n = n, white = 1] ->black twice(right) {w} ->>)*";
        assertEquals(
                List.of(
                        "line 2, column 17: this piece is never on the board",
                        "line 2, column 20: this piece is never on the board",
                        "line 7, column 2: this macro is here twice, and the first one counts",
                        "line 8, column 2: nothing uses this macro",
                        "line 9, column 23: none of these pieces is ever on the board",
                        "line 9, column 27: nothing leads here: the part before never ends"),
                DescriptionReader.warnings(text));
    }

    @Test
    void rulesWithoutALoopAreRemarkedOn() {
        assertEquals(
                List.of("line 6, column 43: every game is over behind this; ( … )* around it would go on"),
                DescriptionReader.warnings(HEAD + "#rules = ->white any [$ n = n, white = 1] ->black"));
    }

    /** A macro is in place if one of its uses is. */
    @Test
    void aMacroIsJudgedByAllItsUses() {
        String text = HEAD
                + "#go(a) = {$ n < a} right\n#rules = (any [$ n = 1] ->white (go(0) + go(2)) ->black [$ white = 1] ->>)*";
        assertEquals(List.of(), DescriptionReader.warnings(text));
    }

    @ParameterizedTest
    @MethodSource("org.marienbad.rbg.OwnGamesTest#names")
    void ownDescriptionsGiveNoCauseForRemarks(String name) {
        assertEquals(List.of(), DescriptionReader.warnings(OwnGamesTest.text(name)));
    }
}
