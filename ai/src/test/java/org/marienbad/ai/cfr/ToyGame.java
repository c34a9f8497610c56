package org.marienbad.ai.cfr;

import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleFunction;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/**
 * A game of a few plies with as many actions each.
 *
 * @param actors who decides, by ply
 * @param payoff what seat 0 gets for the plies of a game, from −2 to 2
 * @param sees whether at a ply a seat sees what another actor does
 * @param forgets whether a position looks the same whatever happened before
 */
record ToyGame(
        int[] actors, int actions, ToDoubleFunction<int[]> payoff, BiPredicate<Integer, Integer> sees, boolean forgets)
        implements Game {
    /** Both seats choose at once: neither sees what the other has chosen. */
    static ToyGame matrix(double[][] payoffs) {
        return new ToyGame(
                new int[] {0, 1}, payoffs.length, plies -> payoffs[plies[0]][plies[1]], (ply, seat) -> false, false);
    }

    @Override
    public GameInfo info() {
        return GameInfo.builder()
                .seats(2)
                .actions(actions)
                .plies(actors.length)
                .payoffs(-2, 2)
                .constantSum(0)
                .with(GameInfo.Trait.CHANCE, GameInfo.Trait.HIDDEN_INFORMATION)
                .build();
    }

    @Override
    public State newInitialState() {
        return new Node(this);
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, String.valueOf(code));
    }

    @Override
    public Seen seen(State before, int code, Observer observer) {
        return ((Node) before).isSeen(((Node) before).ply, observer)
                ? Seen.action(before.actor(), code)
                : Seen.hidden(before.actor(), Text.of("hidden"));
    }

    private static final class Node implements ImperfectInformationState, OneWordState {
        private final ToyGame game;
        private final int[] plies;
        private int ply;

        Node(ToyGame game) {
            this.game = game;
            plies = new int[game.actors.length];
        }

        boolean isSeen(int at, Observer observer) {
            int actor = game.actors[at];
            return actor >= 0 && observer.sees(actor)
                    || observer == Observer.REFEREE
                    || observer.isSeat() && game.sees.test(at, observer.seat());
        }

        @Override
        public int actor() {
            return ply == plies.length ? TERMINAL : game.actors[ply];
        }

        @Override
        public int legalActions(int[] buffer) {
            int count = ply == plies.length ? 0 : game.actions;
            for (int i = 0; i < count; i++) {
                buffer[i] = i;
            }
            return count;
        }

        @Override
        public void apply(int action) {
            plies[ply++] = action;
        }

        @Override
        public void payoffs(double[] out) {
            out[0] = game.payoff.applyAsDouble(plies);
            out[1] = -out[0];
        }

        @Override
        public long pack() {
            return pack(Observer.REFEREE);
        }

        private long pack(Observer observer) {
            long word = ply;
            for (int at = 0; at < ply; at++) {
                word = word * 8 + (isSeen(at, observer) ? plies[at] : 7);
            }
            return word * 8 + ply;
        }

        @Override
        public void unpack(long word) {
            ply = (int) (word & 7);
            for (int at = ply - 1; at >= 0; at--) {
                plies[at] = (int) (word >>> 3 * (ply - at) & 7);
            }
        }

        @Override
        public State copy() {
            Node copy = new Node(game);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void determinize(Observer observer, SplittableRandom random) {
            for (int at = 0; at < ply; at++) {
                plies[at] = isSeen(at, observer) ? plies[at] : random.nextInt(game.actions);
            }
        }

        @Override
        public long observationKey(Observer observer) {
            return game.forgets ? ply : Seeds.mix(pack(observer));
        }

        @Override
        public String text(Observer observer) {
            return "plies " + Long.toOctalString(pack(observer));
        }

        @Override
        public String toString() {
            return text(Observer.REFEREE);
        }
    }
}
