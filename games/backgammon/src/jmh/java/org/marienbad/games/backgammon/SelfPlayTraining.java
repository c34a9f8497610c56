package org.marienbad.games.backgammon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.BackgammonState.Phase;

/**
 * Teaches a {@link BackgammonNetwork} by temporal differences, TD(0), as TD-Gammon was taught (Tesauro 1995). It plays
 * against itself, always its preferred play. After each turn the estimate before the roll moves towards the one after
 * the play, or towards the result. Arguments: the file to write, and how many games.
 *
 * <p>The weights that come with the game are from 474,000 games with an earlier form of this program, which tried plays
 * in another order. Of these, 400,000 had rates from 0.1 to 0.008, the rest 0.004 and 0.0015.
 */
public final class SelfPlayTraining {
    private static final BackgammonRules RULES = new BackgammonRules(true, false, false, 0, 2000);
    private static final int GAMES_OF_REPORT = 2000;
    private static final int GAMMON = 2;

    private final SplittableRandom random = new SplittableRandom(1);
    private final BackgammonNetwork network;
    private final Evaluator evaluator;
    private final int[] legal = new int[ActionCodes.OPENINGS];
    private final double[] payoffs = new double[2];
    private final BackgammonState next = new BackgammonState(RULES);

    private SelfPlayTraining() {
        network = new BackgammonNetwork(
                randomWeights((BackgammonNetwork.INPUTS + 1) * BackgammonNetwork.HIDDEN),
                randomWeights(BackgammonNetwork.OUTPUTS * (BackgammonNetwork.HIDDEN + 1)));
        evaluator = new TurnEvaluator(RULES, position -> {
            network.run(position, position.turn());
            float[] out = network.out;
            return 2 * out[BackgammonNetwork.WIN]
                    - 1
                    + out[BackgammonNetwork.WIN_GAMMON]
                    - out[BackgammonNetwork.LOSE_GAMMON];
        });
    }

    public static void main(String[] arguments) throws IOException {
        SelfPlayTraining training = new SelfPlayTraining();
        int games = Integer.parseInt(arguments[1]);
        for (int game = 0; game < games; game++) {
            double done = (double) game / games;
            training.play(done < .3 ? .1f : done < .6 ? .05f : done < .85 ? .02f : .008f);
            if (game % GAMES_OF_REPORT == 0 || game == games - 1) {
                training.save(Path.of(arguments[0]));
                System.out.println(game + " games");
            }
        }
    }

    private float[] randomWeights(int count) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = (float) (random.nextDouble() - .5) * .4f;
        }
        return weights;
    }

    private void play(float rate) {
        BackgammonState state = new BackgammonState(RULES);
        while (state.actor() != State.TERMINAL) {
            BackgammonState before = state.copy();
            state.apply(state.randomOutcome(legal, random));
            while (state.phase() == Phase.MOVE) {
                state.apply(best(state));
            }
            if (before.phase() == Phase.ROLL) {
                learn(before, target(state, before.turn()), rate);
            }
        }
    }

    private int best(BackgammonState state) {
        int seat = state.turn();
        int count = state.legalActions(legal);
        int best = legal[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count && count > 1; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            if (next.actor() == State.TERMINAL) {
                next.payoffs(payoffs);
            } else {
                evaluator.evaluate(next, payoffs);
            }
            if (payoffs[seat] > most) {
                most = payoffs[seat];
                best = legal[i];
            }
        }
        return best;
    }

    /** The payoff that {@code seat} may expect after its turn. */
    private float[] target(BackgammonState state, int seat) {
        if (state.actor() == State.TERMINAL) {
            boolean gammon = state.won() >= GAMMON;
            boolean won = state.winner() == seat;
            return new float[] {won ? 1 : 0, won && gammon ? 1 : 0, !won && gammon ? 1 : 0};
        }
        network.run(state, state.turn());
        float[] other = network.out;
        return new float[] {
            1 - other[BackgammonNetwork.WIN], other[BackgammonNetwork.LOSE_GAMMON], other[BackgammonNetwork.WIN_GAMMON]
        };
    }

    /** Backpropagation of the squared error. */
    private void learn(BackgammonState state, float[] target, float rate) {
        int units = BackgammonNetwork.HIDDEN;
        network.run(state, state.turn());
        float[] hidden = network.hidden;
        float[] back = new float[units];
        for (int output = 0; output < BackgammonNetwork.OUTPUTS; output++) {
            float out = network.out[output];
            float change = 2 * rate * (target[output] - out) * out * (1 - out);
            int row = output * (units + 1);
            for (int unit = 0; unit < units; unit++) {
                back[unit] += change * network.outer[row + unit];
                network.outer[row + unit] += change * hidden[unit];
            }
            network.outer[row + units] += change;
        }
        for (int unit = 0; unit < units; unit++) {
            back[unit] *= hidden[unit] * (1 - hidden[unit]);
            network.inner[BackgammonNetwork.INPUTS * units + unit] += back[unit];
        }
        for (int k = 0; k < network.active; k++) {
            for (int unit = 0; unit < units; unit++) {
                network.inner[network.inputs[k] * units + unit] += back[unit] * network.values[k];
            }
        }
    }

    private void save(Path file) throws IOException {
        StringBuilder text = new StringBuilder();
        append(text, BackgammonNetwork.HIDDEN, network.inner);
        append(text, BackgammonNetwork.HIDDEN + 1, network.outer);
        Files.writeString(file, text);
    }

    private static void append(StringBuilder text, int width, float... weights) {
        for (int i = 0; i < weights.length; i++) {
            text.append(Math.round(weights[i] * 1000)).append(i % width == width - 1 ? '\n' : ' ');
        }
    }
}
