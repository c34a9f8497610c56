package org.marienbad.ai.mcts.playout;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/** The action with the greatest mean payoff so far, of equals a random one; actions that are new come first. */
record ActionAveragePolicy(boolean pairs) implements PlayoutPolicy {
    /** A pair of actions counts from so many simulations on. */
    private static final int ENOUGH = 7;

    @Override
    public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
        throw new IllegalStateException("the policy has no working memory before forThread");
    }

    @Override
    public boolean learns() {
        return true;
    }

    @Override
    public PlayoutPolicy forThread(Game game) {
        return new Working(game.info(), pairs);
    }

    private static final class Working implements PlayoutPolicy {
        private final ActionTable singles;
        private final ActionTable doubles;
        private final float[] means;
        private final int[] counts;
        private final float[] pairMeans;
        private final int[] pairCounts;

        Working(GameInfo info, boolean pairs) {
            singles = new ActionTable(info, false);
            doubles = pairs ? new ActionTable(info, true) : null;
            means = new float[singles.length()];
            counts = new int[singles.length()];
            pairMeans = new float[pairs ? doubles.length() : 0];
            pairCounts = new int[pairs ? doubles.length() : 0];
        }

        @Override
        public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
            int seat = state.actor();
            int count = state.legalActions(buffer);
            int offset = Playout.index(count, random);
            int best = buffer[offset];
            float highest = -1;
            for (int i = 0; i < count; i++) {
                int action = buffer[offset + i < count ? offset + i : offset + i - count];
                float value = value(seat, previous, action);
                if (value > highest) {
                    highest = value;
                    best = action;
                }
            }
            return best;
        }

        private float value(int seat, int previous, int action) {
            int place = singles.place(seat, action);
            float value = counts[place] == 0 ? 1 : means[place];
            if (doubles == null) {
                return value;
            }
            int pair = doubles.place(seat, previous, action);
            return pairCounts[pair] < ENOUGH ? value : (value + pairMeans[pair]) / 2;
        }

        @Override
        public boolean learns() {
            return true;
        }

        @Override
        public void learn(Episode episode) {
            int previous = NO_ACTION;
            for (int ply = 0; ply < episode.length(); ply++) {
                int seat = episode.actor(ply);
                int action = episode.action(ply);
                if (seat >= 0) {
                    float payoff = (float) episode.payoff(seat);
                    add(singles.place(seat, action), payoff, means, counts);
                    if (doubles != null) {
                        add(doubles.place(seat, previous, action), payoff, pairMeans, pairCounts);
                    }
                }
                previous = action;
            }
        }

        private static void add(int place, float payoff, float[] means, int[] counts) {
            counts[place]++;
            means[place] += (payoff - means[place]) / counts[place];
        }
    }
}
