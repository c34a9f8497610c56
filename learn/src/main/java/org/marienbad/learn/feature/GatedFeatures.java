package org.marienbad.learn.feature;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** Features of which each gate of the {@link Perspective} has a part of its own. */
abstract class GatedFeatures implements FeatureSet {
    private static final int POSITIONS = 64;
    private static final int GAMES = 64;

    private final Game game;
    private final Perspective perspective;

    GatedFeatures(Game game, Perspective perspective) {
        this.game = game;
        this.perspective = perspective;
    }

    final Game game() {
        return game;
    }

    /** How many features a part has. */
    abstract int sizeOfPart();

    @Override
    public final Perspective perspective() {
        return perspective;
    }

    @Override
    public final int featureCount() {
        return Math.multiplyExact(perspective.gates(), sizeOfPart());
    }

    final int firstOfPart(State state, int seat) {
        return perspective.gates() == 1 ? 0 : perspective.gate(perspective.mover(state), seat) * sizeOfPart();
    }

    @Override
    public final long fingerprint() {
        FeatureSet own = forThread();
        int[] active = new int[maxActive()];
        long[] hash = {Seeds.mix(featureCount() * 31L + maxActive())};
        int[] seen = {0};
        RandomGames.walk(game, "fingerprint", GAMES, state -> {
            int mover = own.perspective().mover(state);
            int count = own.active(state, mover, active);
            for (int i = 0; i < count; i++) {
                hash[0] = Seeds.mix(hash[0] ^ Seeds.mix(active[i] + 1));
            }
            return ++seen[0] < POSITIONS;
        });
        return hash[0];
    }
}
