package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.rbg.game.RbgProvider;
import org.marienbad.rbg.play.EndlessSearchException;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.text.DescriptionException;
import org.marienbad.rbg.text.DescriptionReader;

/** Odd rules that somebody may write: they play as they say, or are refused with a sentence. */
class ForeignRulesTest {
    private static final String HEAD = """
            #players = w(100), b(100)
            #pieces = e, x, o, q
            #variables = n(20)
            """;
    private static final String ROW = HEAD + "#board = rectangle(u,d,l,r,[e,e,e,e])\n#any = (l*+r*)\n";

    @TempDir
    Path folder;

    private GameSetup setup(String text, Map<String, Object> options) throws IOException {
        Path file = folder.resolve("odd.rbg");
        Files.writeString(file, text);
        return GameSetup.of(RbgProvider.read(file, id -> false), 2, options, 0);
    }

    /** One modifier is reached by two ways, so its image depends on the way. */
    @Test
    void imagesOfMovesAreMovesOfTheImage() throws IOException {
        GameSetup setup = setup(HEAD + """
                        #board = rectangle(u,d,l,r,[e,x,e][o,e,e])
                        #any = ((u*+d*)(l*+r*))
                        #rules = (->w (({$ x > o} + r) [o] + ({$ x > o} + l) [o]) ->b any ([x]+[x]) {e,e} [o])*
                        """, Map.of());
        Symmetries symmetries = (Symmetries) setup.game();
        SplittableRandom random = new SplittableRandom(1);
        int[] buffer = new int[setup.game().info().maxLegalActions()];
        for (int play = 0; play < 100; play++) {
            State state = setup.newState();
            for (int ply = 0; ply < 20 && state.actor() >= 0; ply++) {
                for (int symmetry = 0; symmetry < symmetries.symmetries(); symmetry++) {
                    State image = setup.newState();
                    symmetries.image(symmetry, state, image);
                    int[] images = setup.game().legalActions(state).clone();
                    for (int i = 0; i < images.length; i++) {
                        images[i] = symmetries.image(symmetry, images[i]);
                    }
                    int[] legal = IntStream.of(setup.game().legalActions(image))
                            .sorted()
                            .toArray();
                    assertArrayEquals(legal, IntStream.of(images).sorted().toArray());
                }
                state.apply(state.randomAction(buffer, random));
            }
        }
    }

    @Test
    void keeperWithTwoResultsLeavesNoSymmetry() throws IOException {
        GameSetup setup = setup(ROW + "#rules = (->w any {e} [q] ->> any {e} [x] ->b any {e} [q] ->>)*", Map.of());
        assertEquals(0, ((Symmetries) setup.game()).symmetries());
    }

    @Test
    void rowOfOneVertexIsCompiled() throws IOException {
        State state = setup("""
                        #players = w(1), b(1)
                        #pieces = e, x
                        #variables =
                        #board = v0[e]{c: v1} v1[e]{c: v2, a: v0, bb: v2} v2[e]{c: v0}
                        #rules = ((->w ((a + bb) + c*) {e} [x] ->>)* (->b c* {e} [x] ->>)*)*
                        """, Map.of()).newState();
        assertEquals(3, state.legalActions(new int[100]));
    }

    /** Only a game that would go on is cut off by the limit. */
    @Test
    void winOnTheLastPlyCounts() throws IOException {
        String rules = ROW
                + "#p(me; opp) = ->me [$ n=n+1] ->> ({$ n < 12} + {$ n == 12} [$ me=100, opp=0] ->> {})\n"
                + "#rules = (p(w; b) p(b; w))*";
        assertArrayEquals(payoffs(rules, 13), payoffs(rules, 12));
        assertArrayEquals(new double[] {0, 0}, payoffs(rules, 11));
    }

    private double[] payoffs(String rules, int plies) throws IOException {
        State state = setup(rules, Map.of("plies", plies)).newState();
        int[] buffer = new int[100];
        while (state.actor() >= 0) {
            state.legalActions(buffer);
            state.apply(buffer[0]);
        }
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs;
    }

    @Test
    void searchThatFailsFailsEveryTimeAndChangesNothing() throws IOException {
        State state = setup(ROW + "#rules = (->w any {e} [x] {$ 6 / n == 2} ->> ->b any {e} [x] ->>)*", Map.of())
                .newState();
        String before = state.toString();
        for (int time = 0; time < 2; time++) {
            IllegalStateException failure = assertThrows(IllegalStateException.class, state::actor);
            assertEquals("the rules divide by 0", failure.getMessage());
        }
        assertEquals(before, state.toString());
    }

    @Test
    void macrosOfNothingAndChainsOfMacrosAreRefused() {
        String doubled = IntStream.range(1, 45)
                .mapToObj(i -> "#m" + i + " = m" + (i - 1) + " m" + (i - 1) + "\n")
                .collect(Collectors.joining("", "#m0 =\n", ""));
        assertTrue(
                refusal(ROW + doubled + "#rules = ->w m44 [x] ->>").contains("macros make more than 2000000 tokens"));
        String chained = IntStream.range(1, 30_000)
                .mapToObj(i -> "#m" + i + " = m" + (i - 1) + "\n")
                .collect(Collectors.joining("", "#m0 = l\n", ""));
        assertTrue(refusal(ROW + chained + "#rules = ->w m29999 [x] ->>").contains("macros lie more than 500 deep"));
    }

    @Test
    void tooManyNamesAndWaysAreRefused() {
        String pieces = IntStream.range(0, 20_000).mapToObj(i -> "p" + i).collect(Collectors.joining(", "));
        String head = "#players = w(1)\n#pieces = " + pieces + "\n#variables =\n#board = v[p0]{c: v}\n";
        assertTrue(refusal(head + "#rules = ->w [p1] ->>").contains("more than 1000 names for each piece"));
        String ways = IntStream.range(0, 8000).mapToObj(i -> "l").collect(Collectors.joining(" + "));
        IllegalArgumentException many = assertThrows(
                IllegalArgumentException.class,
                () -> new RbgRules(DescriptionReader.read(ROW + "#rules = ->w (" + ways + ")^10000 [x] ->>")));
        assertTrue(many.getMessage().contains("the rules have more than 8000000 ways"), many.getMessage());
    }

    @Test
    void boardThatIsTooLargeForItsLabelsIsRefused() {
        String board = IntStream.range(0, 20_000)
                .mapToObj(i -> "v" + i + "[e]{l" + i % 900 + ": v0}")
                .collect(Collectors.joining(" "));
        String text = "#players = w(1)\n#pieces = e\n#variables =\n#board = " + board + "\n#rules = ->w [e] ->>";
        assertTrue(refusal(text).contains("more than 4000000 pairs of a vertex and a label"));
    }

    /** Three pieces anywhere on a large board are more moves than any search can list. */
    @Test
    void fewModificationsOnALargeBoardAreManyMoves() throws IOException {
        String row = "[" + String.join(",", Collections.nCopies(40, "e")) + "]";
        String text = HEAD + "#board = rectangle(u,d,l,r," + String.join("", Collections.nCopies(40, row)) + ")\n"
                + "#any = ((u*+d*)(l*+r*))\n#rules = ->w any [x] any [x] any [x] any {q} ->>";
        State state = setup(text, Map.of()).newState();
        assertThrows(EndlessSearchException.class, state::actor);
    }

    private static String refusal(String text) {
        return assertThrows(DescriptionException.class, () -> DescriptionReader.read(text))
                .getMessage();
    }

    /** Names like those of generated boards, but with numbers that no board has. */
    @Test
    void namesWithGreatNumbersAreNames() throws IOException {
        String text = "#players = w(1), b(1)\n#pieces = e, x\n#variables =\n#board = NAME[e]{t: NAME}\n"
                + "#rules = (->w t* {e} [x] ->> ->b t* {e} [x] ->>)*";
        for (String name : new String[] {"rx99999999999y0", "rx1000000000y0"}) {
            assertTrue(setup(text.replace("NAME", name), Map.of())
                    .newState()
                    .toString()
                    .contains("w to move"));
        }
    }
}
