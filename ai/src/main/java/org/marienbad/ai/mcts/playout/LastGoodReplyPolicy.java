package org.marienbad.ai.mcts.playout;

import java.util.Arrays;
import java.util.Objects;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** The reply that last won, else another policy. */
record LastGoodReplyPolicy(PlayoutPolicy policy) implements PlayoutPolicy {
    LastGoodReplyPolicy {
        Objects.requireNonNull(policy, "policy");
    }

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
        return new Working(policy.forThread(game), new ActionTable(game.info(), false));
    }

    private static final class Working implements PlayoutPolicy {
        private static final double HALF = 0.5;

        private final PlayoutPolicy policy;
        private final ActionTable table;
        private final int[] replies;

        Working(PlayoutPolicy policy, ActionTable table) {
            this.policy = policy;
            this.table = table;
            replies = new int[table.length()];
            Arrays.fill(replies, NO_ACTION);
        }

        @Override
        public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
            int reply = previous < 0 ? NO_ACTION : replies[table.place(state.actor(), previous)];
            if (reply >= 0 && Arrays.binarySearch(buffer, 0, state.legalActions(buffer), reply) >= 0) {
                return reply;
            }
            return policy.choose(state, previous, buffer, random);
        }

        @Override
        public boolean learns() {
            return true;
        }

        @Override
        public void learn(Episode episode) {
            for (int ply = 1; ply < episode.length(); ply++) {
                int seat = episode.actor(ply);
                if (seat >= 0) {
                    int place = table.place(seat, episode.action(ply - 1));
                    if (episode.payoff(seat) > HALF) {
                        replies[place] = episode.action(ply);
                    } else if (episode.payoff(seat) < HALF && replies[place] == episode.action(ply)) {
                        replies[place] = NO_ACTION;
                    }
                }
            }
            if (policy.learns()) {
                policy.learn(episode);
            }
        }
    }
}
