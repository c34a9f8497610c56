package org.marienbad.games.backgammon;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A neural network with one hidden layer that estimates the chances of the seat on roll: to win, to win a gammon, to
 * lose one. Its inputs are those of TD-Gammon (Tesauro 1995), the men on each point in four units a seat. It has
 * learned by temporal differences from games against itself. Weights are shared, working memory is not.
 */
final class BackgammonNetwork {
    static final int WIN = 0;
    static final int WIN_GAMMON = 1;
    static final int LOSE_GAMMON = 2;
    static final int OUTPUTS = 3;

    static final int HIDDEN = 60;
    /** Four units for each point, one for the bar and one for men borne off. */
    static final int INPUTS_OF_SEAT = 4 * 24 + 2;

    static final int INPUTS = 2 * INPUTS_OF_SEAT;
    /** More men on a point count half as much each. */
    private static final float FURTHER = .5f;

    /** By input and then hidden unit; the last input is the constant 1. */
    final float[] inner;
    /** By output and then hidden unit; the last unit is the constant 1. */
    final float[] outer;

    /** The inputs that are not 0 in the position looked at last, and their values. */
    final int[] inputs = new int[INPUTS];

    final float[] values = new float[INPUTS];
    int active;
    final float[] hidden = new float[HIDDEN];
    final float[] out = new float[OUTPUTS];

    BackgammonNetwork(float[] inner, float[] outer) {
        this.inner = inner;
        this.outer = outer;
    }

    /** The same for another thread. */
    BackgammonNetwork forThread() {
        return new BackgammonNetwork(inner, outer);
    }

    /** The weights that come with the game. */
    static BackgammonNetwork learnt() {
        return Learnt.NETWORK.forThread();
    }

    private static final class Learnt {
        static final BackgammonNetwork NETWORK = read();

        private static BackgammonNetwork read() {
            float[] inner = new float[(INPUTS + 1) * HIDDEN];
            float[] outer = new float[OUTPUTS * (HIDDEN + 1)];
            try (InputStream file = BackgammonNetwork.class.getResourceAsStream("network.txt");
                    BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
                fill(lines, HIDDEN, inner);
                fill(lines, HIDDEN + 1, outer);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
            return new BackgammonNetwork(inner, outer);
        }

        private static void fill(BufferedReader lines, int width, float... weights) throws IOException {
            for (int from = 0; from < weights.length; from += width) {
                String[] numbers = lines.readLine().split(" ");
                for (int i = 0; i < width; i++) {
                    // In thousandths, which is as exact as needed.
                    weights[from + i] = Integer.parseInt(numbers[i]) / 1000f;
                }
            }
        }
    }

    /** Computes {@link #out} for {@code position}, in which {@code mover} is about to roll. */
    void run(BackgammonState position, int mover) {
        readInputs(position, mover);
        System.arraycopy(inner, INPUTS * HIDDEN, hidden, 0, HIDDEN);
        for (int k = 0; k < active; k++) {
            int row = inputs[k] * HIDDEN;
            float value = values[k];
            for (int unit = 0; unit < HIDDEN; unit++) {
                hidden[unit] += inner[row + unit] * value;
            }
        }
        for (int unit = 0; unit < HIDDEN; unit++) {
            hidden[unit] = sigmoid(hidden[unit]);
        }
        for (int output = 0; output < OUTPUTS; output++) {
            int row = output * (HIDDEN + 1);
            float sum = outer[row + HIDDEN];
            for (int unit = 0; unit < HIDDEN; unit++) {
                sum += outer[row + unit] * hidden[unit];
            }
            out[output] = sigmoid(sum);
        }
    }

    private void readInputs(BackgammonState position, int mover) {
        active = 0;
        for (int side = 0; side < 2; side++) {
            readSide(position, side == 0 ? mover : 1 - mover, side * INPUTS_OF_SEAT);
        }
    }

    private void readSide(BackgammonState position, int seat, int first) {
        for (int left = position.held(seat); left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            int men = position.men(seat, place);
            int input = first + 4 * (place - 1);
            if (place == BackgammonState.BAR) {
                add(first + 96, men * FURTHER);
            } else if (men == 1) {
                add(input, 1);
            } else {
                add(input + 1, 1);
                if (men > 2) {
                    add(input + 2, 1);
                }
                if (men > 3) {
                    add(input + 3, (men - 3) * FURTHER);
                }
            }
        }
        int off = position.men(seat, BackgammonState.OFF);
        if (off > 0) {
            add(first + 97, (float) off / BackgammonState.MEN);
        }
    }

    private void add(int input, float value) {
        inputs[active] = input;
        values[active++] = value;
    }

    private static float sigmoid(float x) {
        return (float) (1 / (1 + Math.exp(-x)));
    }
}
