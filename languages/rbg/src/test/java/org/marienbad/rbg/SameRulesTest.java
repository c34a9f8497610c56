package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.picture.Picture;
import org.marienbad.rbg.compile.CompiledRules;
import org.marienbad.rbg.play.RbgMove;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.RbgDescription;

/** Random games by a description and by the game in Java have the same boards, the same moves in every position, and the same result. */
class SameRulesTest {
    private static final String NOBODY = "nobody";

    /** How many games of each kind. */
    protected int count() {
        return 20;
    }

    /**
     * A description and its game in Java.
     *
     * @param cell by vertex the name of its cell in Java
     */
    record Twins(String text, String java, Map<String, ?> options, UnaryOperator<String> cell, Notation notation) {
        @Override
        public String toString() {
            return text;
        }
    }

    /** The notation in Java of a move through {@code cells}. */
    private interface Notation extends Function<List<String>, String> {}

    private static String last(List<String> cells) {
        return cells.get(cells.size() - 1);
    }

    static Stream<Twins> games() {
        return Stream.of(
                new Twins("tic-tac-toe", "noughts", Map.of(), fromBelow(3), SameRulesTest::last),
                new Twins("breakthrough", "breakthrough", Map.of(), fromBelow(8), cells -> cells.get(0) + cells.get(1)),
                new Twins(
                        "connect-four",
                        "connect-four",
                        Map.of(),
                        fromBelow(6),
                        cells -> cells.get(0).substring(0, 1)),
                new Twins("reversi", "reversi", Map.of(), SameRulesTest::fromAbove, SameRulesTest::last),
                new Twins("hex", "hex", Map.of("swap", "off"), SameRulesTest::fromAbove, SameRulesTest::last),
                new Twins(
                        "amazons",
                        "amazons",
                        Map.of(),
                        fromBelow(10),
                        cells -> cells.size() > 1 ? cells.get(0) + cells.get(2) : cells.get(0)),
                // Vertices are called as their points.
                new Twins(
                        "nine-mens-morris",
                        "nine-mens-morris",
                        Map.of("repetition", 0),
                        vertex -> vertex,
                        cells -> cells.size() > 1 && !cells.get(0).equals(cells.get(1))
                                ? cells.get(0) + last(cells)
                                : last(cells)));
    }

    /** A square of {@code rows} rows, a1 at the lower left. */
    private static UnaryOperator<String> fromBelow(int rows) {
        return vertex -> {
            String[] place = vertex.split("\\D+");
            return (char) ('a' + Integer.parseInt(place[1])) + "" + (rows - Integer.parseInt(place[2]));
        };
    }

    /** A square with a1 at the upper left. */
    private static String fromAbove(String vertex) {
        String[] place = vertex.split("\\D+");
        return (char) ('a' + Integer.parseInt(place[1])) + "" + (Integer.parseInt(place[2]) + 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothPlayAlike(Twins twins) {
        RbgDescription text = OwnGamesTest.read(twins.text);
        GameProvider provider = ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(found -> found.id().equals(twins.java))
                .findFirst()
                .orElseThrow();
        GameSetup setup = GameSetup.of(provider, 2, twins.options, 0);
        CompiledRules rules = new CompiledRules(new RbgRules(text));
        for (int seed = 0; seed < count(); seed++) {
            bothPlayAlike(text, rules.start(), setup, twins, seed);
        }
    }

    private static void bothPlayAlike(
            RbgDescription text, RbgPosition position, GameSetup setup, Twins twins, int seed) {
        Game game = setup.game();
        SplittableRandom random = new SplittableRandom(seed);
        State state = setup.newState();
        StringBuilder played = new StringBuilder("seed " + seed + ":");
        assertSameBoard(text, position, game, state, twins, played);
        while (state.actor() != State.TERMINAL) {
            List<RbgMove> moves = position.moves();
            int[] legal = game.legalActions(state);
            Map<String, Integer> codes = new HashMap<>();
            for (int code : legal) {
                codes.put(game.action(state, code).notation().replaceAll("[x-]", ""), code);
            }
            Map<Integer, RbgMove> byCode = new HashMap<>();
            for (RbgMove move : moves) {
                boolean pass = legal.length == 1 && moves.size() == 1;
                String notation = twins.notation.apply(IntStream.range(0, move.length())
                        .mapToObj(step -> text.board().vertices().get(move.vertex(step)))
                        .map(twins.cell)
                        .toList());
                Integer code = pass ? (Integer) legal[0] : codes.get(notation);
                assertNotNull(code, notation + " is no move after " + played);
                byCode.put(code, move);
            }
            assertEquals(legal.length, byCode.size(), played.toString());
            assertEquals(legal.length, moves.size(), played.toString());
            assertEquals(state.actor(), position.player(), played.toString());
            int action = legal[random.nextInt(legal.length)];
            played.append(' ').append(game.action(state, action).notation());
            state.apply(action);
            position.apply(byCode.get(action));
            assertSameBoard(text, position, game, state, twins, played);
        }
        assertEquals(List.of(), position.moves(), played.toString());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertEquals(
                Math.signum(payoffs[0] - payoffs[1]),
                Math.signum(position.number(0) - position.number(1)),
                played.toString());
    }

    /** Every cell has a piece of the same owner. */
    private static void assertSameBoard(
            RbgDescription text, RbgPosition position, Game game, State state, Twins twins, StringBuilder played) {
        Map<String, String> java = new HashMap<>();
        for (Picture.Spot spot : game.view().picture(state, Observer.SPECTATOR).spots()) {
            if (spot.style() == Picture.Style.CELL || spot.style() == Picture.Style.CROSSING) {
                java.put(
                        spot.id(),
                        spot.tokens().isEmpty()
                                ? ""
                                : owner(spot.tokens().get(0).owner()));
            }
        }
        Map<String, String> board = new HashMap<>();
        for (int vertex = 0; vertex < text.board().size(); vertex++) {
            String piece = text.pieces().get(position.piece(vertex));
            int player = IntStream.range(0, 2)
                    .filter(each -> text.players().get(each).startsWith(piece)
                            || piece.equals(List.of("x", "o").get(each)))
                    .findFirst()
                    .orElse(-1);
            boolean empty = piece.equals("e") || piece.equals("lifted");
            boolean arrow = twins.text.equals("amazons") && piece.equals("x");
            board.put(twins.cell.apply(text.board().vertices().get(vertex)), empty ? "" : owner(arrow ? -1 : player));
        }
        assertEquals(java, board, played::toString);
    }

    private static String owner(int seat) {
        return seat < 0 ? NOBODY : "seat " + seat;
    }
}
