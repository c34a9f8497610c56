package org.marienbad.framework.game;

import java.util.SplittableRandom;

/**
 * Random playouts: every actor plays uniformly random legal actions, chance plays by weight. Allocates nothing after
 * construction; confined to one thread.
 */
public final class Playout {
    private final int[] buffer;
    private final boolean chance;
    private final int maxPlies;

    public Playout(Game game) {
        GameInfo info = game.info();
        buffer = new int[info.maxLegalActions()];
        chance = info.has(GameInfo.Trait.CHANCE);
        maxPlies = info.maxPlies();
    }

    /**
     * Plays {@code state} to its end and returns the number of plies.
     *
     * @throws IllegalStateException if the game goes on for longer than it declared
     */
    public int run(State state, SplittableRandom random) {
        for (int plies = 0; ; plies++) {
            int action;
            if (chance && state.actor() == State.CHANCE) {
                action = state.randomOutcome(buffer, random);
            } else {
                action = state.randomAction(buffer, random);
                if (action < 0) {
                    return plies;
                }
            }
            if (plies >= maxPlies) {
                throw new IllegalStateException("the game did not end within the " + maxPlies + " plies it declared");
            }
            state.apply(action);
        }
    }

    /** A number in [0, count) by multiplication (Lemire 2019); its bias is below count / 2³². */
    public static int index(int count, SplittableRandom random) {
        return (int) ((random.nextLong() >>> 32) * count >>> 32);
    }
}
