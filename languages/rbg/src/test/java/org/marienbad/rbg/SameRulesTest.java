package org.marienbad.rbg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.rbg.compile.CompiledRules;
import org.marienbad.rbg.play.RbgMove;
import org.marienbad.rbg.play.RbgPosition;
import org.marienbad.rbg.play.RbgRules;
import org.marienbad.rbg.tree.RbgDescription;

/** Random games by a description and by the game of the same rules in Java: the same moves in every position, and the same result. */
class SameRulesTest {
    /** How many games of each kind. */
    protected int count() {
        return 20;
    }

    private static Arguments game(
            String id, Map<String, ?> options, BiFunction<RbgDescription, RbgMove, String> notation) {
        return Arguments.of(id, options, notation);
    }

    static Stream<Arguments> games() {
        return Stream.of(
                game("breakthrough", Map.of(), (text, move) -> cell(text, move, 0) + cell(text, move, 1)),
                game(
                        "connect-four",
                        Map.of(),
                        (text, move) -> cell(text, move, 0).substring(0, 1)),
                game("reversi", Map.of(), (text, move) -> fromAbove(text, move)),
                game("hex", Map.of("swap", "off"), (text, move) -> fromAbove(text, move)),
                game(
                        "amazons",
                        Map.of(),
                        (text, move) ->
                                move.length() > 1 ? cell(text, move, 0) + cell(text, move, 2) : cell(text, move, 0)),
                game("nine-mens-morris", Map.of("repetition", 0), (text, move) -> cells(text, move)));
    }

    /** The square at which a modifier stands, a1 at the lower left. */
    private static String cell(RbgDescription text, RbgMove move, int step) {
        List<String> vertices = text.board().vertices();
        String[] place = vertices.get(move.vertex(step)).split("\\D+");
        int rows = 1 + Integer.parseInt(vertices.get(vertices.size() - 1).split("\\D+")[2]);
        return (char) ('a' + Integer.parseInt(place[1])) + "" + (rows - Integer.parseInt(place[2]));
    }

    /** The same with a1 at the upper left; a pass has no modifier before its switch, and nothing to place. */
    private static String fromAbove(RbgDescription text, RbgMove move) {
        String[] place =
                text.board().vertices().get(move.vertex(move.length() - 1)).split("\\D+");
        return (char) ('a' + Integer.parseInt(place[1])) + "" + (Integer.parseInt(place[2]) + 1);
    }

    /** Vertices are called as their points. */
    private static String cells(RbgDescription text, RbgMove move) {
        String last = text.board().vertices().get(move.vertex(move.length() - 1));
        boolean moves = move.length() > 1 && move.vertex(0) != move.vertex(1);
        return moves ? text.board().vertices().get(move.vertex(0)) + last : last;
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothPlayAlike(String id, Map<String, ?> options, BiFunction<RbgDescription, RbgMove, String> notation) {
        RbgDescription text = OwnGamesTest.read(id);
        GameProvider provider = ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(found -> found.id().equals(id))
                .findFirst()
                .orElseThrow();
        GameSetup setup = GameSetup.of(provider, 2, options, 0);
        CompiledRules rules = new CompiledRules(new RbgRules(text));
        for (int seed = 0; seed < count(); seed++) {
            bothPlayAlike(text, rules.start(), setup, notation, seed);
        }
    }

    private static void bothPlayAlike(
            RbgDescription text,
            RbgPosition position,
            GameSetup setup,
            BiFunction<RbgDescription, RbgMove, String> notation,
            int seed) {
        Game game = setup.game();
        SplittableRandom random = new SplittableRandom(seed);
        State state = setup.newState();
        StringBuilder played = new StringBuilder("seed " + seed + ":");
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
                Integer code = pass ? (Integer) legal[0] : codes.get(notation.apply(text, move));
                assertNotNull(code, notation.apply(text, move) + " is no move after " + played);
                byCode.put(code, move);
            }
            assertEquals(legal.length, byCode.size(), played.toString());
            assertEquals(legal.length, moves.size(), played.toString());
            assertEquals(state.actor(), position.player(), played.toString());
            int action = legal[random.nextInt(legal.length)];
            played.append(' ').append(game.action(state, action).notation());
            state.apply(action);
            position.apply(byCode.get(action));
        }
        assertEquals(List.of(), position.moves(), played.toString());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertEquals(
                Math.signum(payoffs[0] - payoffs[1]),
                Math.signum(position.number(0) - position.number(1)),
                played.toString());
    }
}
