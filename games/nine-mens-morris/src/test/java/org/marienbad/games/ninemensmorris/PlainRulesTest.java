package org.marienbad.games.ninemensmorris;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;

/** In random games everything is as in {@link PlainRules}. */
class PlainRulesTest {
    /** Avoids mills, does not care, or prefers them: boards fill, and men get few. */
    private static final int TEMPERS = 3;

    private static final int GAMES = 150;

    @ParameterizedTest
    @CsvSource({
        "nine, usual, safe, draw, 3, 100, few stuck draw",
        "nine, no, free, draw, 0, 30, few draw",
        "nine, usual, safe, draw, 2, 40, few draw",
        "three, usual, safe, draw, 3, 100, few",
        "three, no, safe, draw, 2, 20, few draw",
        "six, usual, safe, draw, 3, 100, few stuck draw",
        "six, yes, safe, draw, 3, 50, few stuck draw",
        "twelve, usual, safe, draw, 3, 100, few stuck draw full",
        "twelve, no, free, loss, 3, 100, few stuck draw full",
        "twelve, yes, safe, loss, 2, 15, few stuck draw full"
    })
    void playAlike(String board, String flying, String mills, String full, int repetition, int limit, String endings) {
        Map<String, Object> options = Map.of(
                "board",
                board,
                "flying",
                flying,
                "mills",
                mills,
                "full",
                full,
                "repetition",
                repetition,
                "limit",
                limit);
        Game game = GameSetup.of(new NineMensMorris(), 2, options, 0).game();
        boolean flies = flying.equals("yes") || flying.equals("usual") && !board.equals("six");
        Set<String> seen = new TreeSet<>();
        Random random = new Random(1);
        for (int i = 0; i < GAMES; i++) {
            PlainRules plain = new PlainRules(board, flies, mills, full.equals("draw"), repetition, limit);
            State state = game.newInitialState();
            while (state.actor() != State.TERMINAL) {
                compare(game, state, plain);
                int action = choose(game, state, i % TEMPERS, random);
                plain.play(game.action(state, action).notation());
                state.apply(action);
            }
            compare(game, state, plain);
            seen.add(plain.why());
        }
        assertEquals(new TreeSet<>(List.of(endings.split(" "))), seen);
    }

    private static void compare(Game game, State state, PlainRules plain) {
        Set<String> legal = Arrays.stream(game.legalActions(state))
                .mapToObj(action -> game.action(state, action).notation())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(plain.legal(), legal, state::toString);
        double[] payoffs = new double[2];
        if (state.actor() == State.TERMINAL) {
            state.payoffs(payoffs);
            assertEquals(plain.end(), payoffs[0] == 0 ? "draw" : payoffs[0] > 0 ? "W" : "B", state::toString);
        } else {
            assertEquals(plain.mover(), state.actor() == 0 ? "W" : "B", state::toString);
            assertEquals("", plain.end(), state::toString);
        }
    }

    private static int choose(Game game, State state, int temper, Random random) {
        int[] legal = game.legalActions(state);
        int action = legal[random.nextInt(legal.length)];
        for (int tries = 0; tries < 10 && temper != 1; tries++) {
            State next = state.copy();
            next.apply(action);
            if (temper == 2 == (next.actor() == state.actor())) {
                return action;
            }
            action = legal[random.nextInt(legal.length)];
        }
        return action;
    }
}
