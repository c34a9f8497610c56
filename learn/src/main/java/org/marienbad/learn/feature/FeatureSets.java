package org.marienbad.learn.feature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * Finds the inputs for learning a game. They are its {@link Features} or {@link Cells}, else the bits of its encoding
 * that vary in random games. If the encoding would tell secrets, they are the characters of its text.
 */
public final class FeatureSets {
    private static final int MEASURED_GAMES = 40;
    private static final int MOST_POSITIONS = 10_000;
    private static final int MEASUREMENTS = 5;

    private FeatureSets() {}

    /**
     * Features one by one: for sums of weights and networks.
     *
     * @throws UnlearnableException if nothing of the game can be seen, saying why
     */
    public static FeatureSet of(Game game) {
        return game instanceof Features features
                ? SparseFeatures.of(game, features)
                : SparseFeatures.of(game, cells(game));
    }

    /**
     * Tuples of cells; of a game that tells features and no cells, these one by one.
     *
     * @param shape how many tuples there are, and how long
     * @param seed of the walks by which tuples are drawn
     * @throws UnlearnableException if nothing of the game can be seen, saying why
     */
    public static FeatureSet tuples(Game game, TupleShape shape, long seed) {
        return game instanceof Features features && !(game instanceof Cells)
                ? SparseFeatures.of(game, features)
                : TupleFeatures.of(game, cells(game), shape, seed);
    }

    /** Whether the game itself tells what is to be seen of it. */
    public static boolean areTold(Game game) {
        return game instanceof Features || game instanceof Cells;
    }

    private static CellView cells(Game game) {
        if (game instanceof Cells cells) {
            return CellView.of(cells);
        }
        boolean hidden = game.info().has(GameInfo.Trait.HIDDEN_INFORMATION);
        CellView derived = hidden ? TextCells.of(game) : EncodingCells.of(game);
        if (derived.cellCount() == 0) {
            throw new UnlearnableException(Text.of(hidden ? "unlearnable.text" : "unlearnable.encoding"));
        }
        return derived;
    }

    /**
     * Why {@code features} are not worth reading, measured on this machine: where that takes longer than a playout, a search learns
     * more by playing on. Empty where they are. CPU time is measured, so that other programs count for nothing.
     */
    public static Optional<Text> tooSlow(Game game, FeatureSet features) {
        FeatureSet own = features.forThread();
        int[] active = new int[own.maxActive()];
        double reading = Double.POSITIVE_INFINITY;
        double playout = Double.POSITIVE_INFINITY;
        List<State> positions = new ArrayList<>();
        RandomGames.walk(game, "reading", MEASURED_GAMES, state -> {
            positions.add(state.copy());
            return positions.size() < MOST_POSITIONS;
        });
        for (int i = 0; i < MEASUREMENTS; i++) {
            long start = CpuTime.ofThread();
            for (State position : positions) {
                own.active(position, own.perspective().mover(position), active);
            }
            reading = Math.min(reading, (double) (CpuTime.ofThread() - start) / Math.max(1, positions.size()));
            playout = Math.min(playout, nanosOfPlayout(game));
        }
        return reading <= playout
                ? Optional.empty()
                : Optional.of(Text.of("unlearnable.slow", reading / 1000, playout / 1000));
    }

    private static double nanosOfPlayout(Game game) {
        Playout playout = new Playout(game);
        State start = game.newInitialState();
        State state = game.newInitialState();
        SplittableRandom random = new SplittableRandom(1);
        long before = CpuTime.ofThread();
        for (int i = 0; i < MEASURED_GAMES; i++) {
            state.copyFrom(start);
            playout.run(state, random);
        }
        return (double) (CpuTime.ofThread() - before) / MEASURED_GAMES;
    }
}
