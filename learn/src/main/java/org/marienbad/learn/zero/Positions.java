package org.marienbad.learn.zero;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.player.Monitor;
import org.marienbad.learn.training.Training;

/**
 * Positions of games of self-play, for training outside: a file that NumPy reads. Its arrays, by position:
 *
 * <ul>
 * <li>{@code features}: the active features, −1 behind the last one
 * <li>{@code value}: what the seat that sees them may expect, from −1 to +1; NaN where what is seen does not tell that
 * <li>{@code rows}: the rows of the policy of the legal actions, −1 behind the last one; none without a choice for the
 *     seat to move
 * <li>{@code shares}: by row the share of the search's visits
 * <li>{@code game}: the number of the game
 * </ul>
 *
 * and {@code feature_count} and {@code policy_rows}, single numbers.
 */
public final class Positions {
    private static final int CHUNK = 64;

    private final List<SeenPosition> samples = new ArrayList<>();
    private final List<Integer> gameNumbers = new ArrayList<>();

    private Positions() {}

    /**
     * Plays games by the network of {@code training}, which learns nothing from them, and writes their positions.
     *
     * @param training by {@link Zero}
     * @param first number of the first game: a number is always the same game
     * @return how many positions; −1 if it was cancelled, and nothing written
     */
    public static int write(Path file, Training training, int first, int games, int threads, Monitor monitor)
            throws IOException {
        if (!(training instanceof ZeroTraining zero)) {
            throw new IllegalArgumentException("positions are those of searches, which only the method zero makes");
        }
        Positions positions = new Positions();
        for (int done = 0; done < games; done += CHUNK) {
            int size = Math.min(CHUNK, games - done);
            if (!zero.play(first + done, size, threads, monitor)) {
                return -1;
            }
            for (int i = 0; i < size; i++) {
                for (SeenPosition sample : zero.samples(i)) {
                    positions.samples.add(sample);
                    positions.gameNumbers.add(first + done + i);
                }
            }
        }
        AtomicFiles.write(file, out -> {
            try (Npz npz = new Npz(out)) {
                positions.write(npz, training);
            }
        });
        return positions.samples.size();
    }

    private void write(Npz npz, Training training) throws IOException {
        int count = samples.size();
        int mostActive =
                samples.stream().mapToInt(sample -> sample.active.length).max().orElse(0);
        int mostRows =
                samples.stream().mapToInt(sample -> sample.rows.length).max().orElse(0);
        npz.add("features", "i4", -1, (i, row) -> row.asIntBuffer().put(samples.get(i).active), count, mostActive);
        npz.add("value", "f4", 0, (i, row) -> row.putFloat(samples.get(i).value), count);
        npz.add("rows", "i4", -1, (i, row) -> row.asIntBuffer().put(samples.get(i).rows), count, mostRows);
        npz.add("shares", "f4", 0, (i, row) -> row.asFloatBuffer().put(samples.get(i).shares), count, mostRows);
        npz.add("game", "i4", 0, (i, row) -> row.putInt(gameNumbers.get(i)), count);
        npz.add(
                "feature_count",
                "i4",
                0,
                (i, row) -> row.putInt(training.features().featureCount()));
        int policyRows = PolicyRows.of(training.setup().game().info()).count();
        npz.add("policy_rows", "i4", 0, (i, row) -> row.putInt(policyRows));
    }
}
