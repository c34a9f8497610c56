package org.marienbad.games.linesofaction;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.testkit.Perft;

/** Legal moves and results of random games and set-ups, compared with the plain rules. */
class PlainRulesTest {
    private static Game game(int size, String both, String stuck) {
        return GameSetup.of(new LinesOfAction(), 2, Map.of("size", size, "both", both, "stuck", stuck), 0)
                .game();
    }

    private static PlainLinesOfAction plain(List<String> rows, int mover, String both, String stuck) {
        return new PlainLinesOfAction(rows, mover, both.equals("mover"), stuck.equals("loses"));
    }

    /** 36 legal moves are known. The other numbers are our own: the plain rules count them again up to depth 3. */
    @ParameterizedTest
    @CsvSource({
        "5, 18 280 4164 56108",
        "6, 24 524 11440",
        "7, 30 848 25012",
        "8, 36 1244 44952 1563208",
        "9, 42 1712 72836",
        "10, 48 2252"
    })
    void countsMoves(int size, String known) {
        Game game = game(size, "draw", "passes");
        long[] counts =
                Arrays.stream(known.split(" ")).mapToLong(Long::parseLong).toArray();
        assertEquals(
                Arrays.toString(counts), Arrays.toString(Perft.plies(game, game.newInitialState(), counts.length)));
        List<String> start = PlainLinesOfAction.start(size);
        int depth = Math.min(counts.length, 3);
        long plainly = leaves(plain(start, 0, "draw", "passes"), depth);
        assertEquals(counts[depth - 1], plainly);
    }

    private static long leaves(PlainLinesOfAction position, int depth) {
        TreeSet<String> moves = position.moves();
        return depth == 1
                ? moves.size()
                : moves.stream()
                        .mapToLong(move -> leaves(position.after(move), depth - 1))
                        .sum();
    }

    @ParameterizedTest
    @CsvSource({"5, draw, passes", "6, mover, loses", "7, draw, loses", "8, mover, passes", "10, draw, passes"})
    void gamesGoTheSameWay(int size, String both, String stuck) {
        Game game = game(size, both, stuck);
        Random random = new Random(size);
        for (int i = 0; i < 60; i++) {
            State state = game.newInitialState();
            play(game, state, plain(PlainLinesOfAction.start(size), 0, both, stuck), random);
        }
    }

    @ParameterizedTest
    @CsvSource({"5, draw, passes", "5, mover, loses", "5, draw, loses", "6, mover, passes"})
    void setUpsGoTheSameWay(int size, String both, String stuck) {
        Game game = game(size, both, stuck);
        Random random = new Random(size);
        int joined = 0;
        for (int i = 0; i < 1000; i++) {
            List<String> rows = scattered(size, random);
            int mover = random.nextInt(2);
            PlainLinesOfAction plain = plain(rows, mover, both, stuck);
            joined += plain.isJoined('B') && plain.isJoined('W') ? 1 : 0;
            play(game, game.stateOf(Map.of("board", rows, "mover", mover)), plain, random);
        }
        assertTrue(joined > 0);
    }

    /** Two men in the corners, and six around them. */
    @ParameterizedTest
    @CsvSource({"draw, passes", "mover, loses"})
    void playersWithoutAMoveGoTheSameWay(String both, String stuck) {
        Game game = game(5, both, stuck);
        Random random = new Random(5);
        for (int mover = 0; mover < 2; mover++) {
            String men = mover == 0 ? "WB" : "BW";
            List<String> rows = Stream.of("...xo", "...xx", ".....", "xx...", "ox...")
                    .map(row -> row.replace('x', men.charAt(0)).replace('o', men.charAt(1)))
                    .toList();
            PlainLinesOfAction plain = plain(rows, mover, both, stuck);
            assertTrue(plain.isStuck());
            for (int i = 0; i < 100; i++) {
                play(game, game.stateOf(Map.of("board", rows, "mover", mover)), plain, random);
            }
        }
    }

    /** From one to all men of each seat anywhere. */
    private static List<String> scattered(int size, Random random) {
        char[] cells = ".".repeat(size * size).toCharArray();
        for (char man : "BW".toCharArray()) {
            int men = 1 + random.nextInt(2 * (size - 2));
            while (men > 0) {
                int cell = random.nextInt(cells.length);
                if (cells[cell] == '.') {
                    cells[cell] = man;
                    men--;
                }
            }
        }
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            rows.add(new String(cells, row * size, size));
        }
        return rows;
    }

    private static void play(Game game, State state, PlainLinesOfAction start, Random random) {
        PlainLinesOfAction plain = start;
        while (true) {
            Map<String, Integer> legal = Arrays.stream(game.legalActions(state))
                    .boxed()
                    .collect(Collectors.toMap(code -> game.action(state, code).notation(), code -> code));
            TreeSet<String> moves = plain.moves();
            assertEquals(moves, new TreeSet<>(legal.keySet()), state::toString);
            assertEquals(plain.result() == null ? plain.mover : State.TERMINAL, state.actor(), state::toString);
            if (plain.result() != null) {
                double[] payoffs = new double[2];
                state.payoffs(payoffs);
                assertArrayEquals(new double[] {plain.result(), 0 - plain.result()}, payoffs, state::toString);
                return;
            }
            String move = List.copyOf(moves).get(random.nextInt(moves.size()));
            state.apply(legal.get(move));
            plain = plain.after(move);
        }
    }
}
