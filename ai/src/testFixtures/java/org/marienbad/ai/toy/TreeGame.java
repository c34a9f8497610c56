package org.marienbad.ai.toy;

import java.util.List;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * A random game tree. The hash of the path decides who moves, how many actions there are, where it ends and what it
 * pays. Seats move several times in a row, branches end at different depths.
 */
public record TreeGame(long seed, int seats, int branching, int depth, boolean chance, double grain)
        implements Game, GameAdvice {
    /** Two seats, no chance, payoffs −1, 0, +1. */
    public static TreeGame duel(long seed, int branching, int depth) {
        return new TreeGame(seed, 2, branching, depth, false, 1);
    }

    @Override
    public GameInfo info() {
        GameInfo.Builder info = GameInfo.builder()
                .seats(seats)
                .actions(2 * branching)
                .plies(depth)
                .words(2);
        info.with(Trait.EXTRA_TURNS).with(chance, Trait.CHANCE);
        return (seats == 2 ? info.constantSum(0) : info).build();
    }

    @Override
    public State newInitialState() {
        return new Node(this);
    }

    @Override
    public Action action(State before, int code) {
        return Action.of(code, Integer.toString(code));
    }

    @Override
    public List<NamedEvaluator> evaluators() {
        return List.of(new NamedEvaluator("noise", (state, out) -> ((Node) state).pay(out, 77, 0.05)));
    }

    private static final class Node implements State {
        private final TreeGame game;
        private long key;
        private int ply;

        private Node(TreeGame game) {
            this.game = game;
            key = Seeds.mix(game.seed);
        }

        private int draw(int purpose, int bound) {
            return (int) Long.remainderUnsigned(Seeds.mix(key + purpose * 0x9E3779B97F4A7C15L), bound);
        }

        @Override
        public int actor() {
            if (ply == game.depth || ply > 1 && draw(1, 8) == 0) {
                return TERMINAL;
            }
            if (game.chance && ply > 0 && draw(2, 3) == 0) {
                return CHANCE;
            }
            return ply == 0 ? 0 : draw(3, game.seats);
        }

        @Override
        public int legalActions(int[] buffer) {
            if (actor() == TERMINAL) {
                return 0;
            }
            int count = ply == 0 ? game.branching : 1 + draw(4, game.branching);
            for (int i = 0; i < count; i++) {
                buffer[i] = 2 * i + draw(5 + i, 2);
            }
            return count;
        }

        @Override
        public void apply(int action) {
            key = Seeds.mix(key + 1 + action);
            ply++;
        }

        @Override
        public double chanceWeight(int outcome) {
            return 1 + draw(30 + outcome, 3);
        }

        @Override
        public void payoffs(double[] out) {
            pay(out, 40, game.grain);
        }

        void pay(double[] out, int purpose, double grain) {
            for (int seat = 0; seat < out.length; seat++) {
                double unit = draw(purpose + seat, 1 << 20) / (double) (1 << 20);
                out[seat] = Math.floor((2 * unit - 1 + grain / 2) / grain) * grain;
                out[seat] = Math.max(-1, Math.min(1, out[seat]));
            }
            if (out.length == 2) {
                out[1] = -out[0];
            }
        }

        @Override
        public State copy() {
            Node copy = new Node(game);
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State other) {
            Node node = (Node) other;
            key = node.key;
            ply = node.ply;
        }

        @Override
        public long hash() {
            return key;
        }

        @Override
        public void encode(long[] out) {
            out[0] = key;
            out[1] = ply;
        }

        @Override
        public void decode(long[] words) {
            key = words[0];
            ply = (int) words[1];
        }

        @Override
        public String toString() {
            return "node " + Long.toHexString(key) + " at ply " + ply + ", actor " + actor();
        }
    }

    /** The payoffs if every seat plays its best (max^n), by brute force; estimates stand in below {@code depth}. */
    public static double[] value(Game game, State state, int depth) {
        double[] out = new double[game.info().seats()];
        if (state.actor() == State.TERMINAL) {
            state.payoffs(out);
            return out;
        }
        if (depth == 0) {
            game.advice().evaluators().get(0).evaluator().evaluate(state, out);
            return out;
        }
        double[] best = null;
        double weights = 0;
        for (int action : game.legalActions(state)) {
            State child = state.copy();
            child.apply(action);
            double[] value = value(game, child, depth - 1);
            if (state.actor() == State.CHANCE) {
                double weight = state.chanceWeight(action);
                weights += weight;
                for (int seat = 0; seat < out.length; seat++) {
                    out[seat] += weight * value[seat];
                }
            } else if (best == null || value[state.actor()] > best[state.actor()]) {
                best = value;
            }
        }
        if (best != null) {
            return best;
        }
        for (int seat = 0; seat < out.length; seat++) {
            out[seat] /= weights;
        }
        return out;
    }

    /** A game that is {@code game} but for its traits. */
    public static Game with(Game game, Trait... traits) {
        return new Retold(game, game.info().toBuilder().with(traits).build());
    }

    /** A game that is {@code game} without any traits. */
    public static Game plain(Game game) {
        GameInfo.Builder info = game.info().toBuilder();
        game.info().traits().forEach(info::without);
        return new Retold(game, info.build());
    }

    private record Retold(Game game, GameInfo info) implements Game, GameAdvice {
        @Override
        public State newInitialState() {
            return game.newInitialState();
        }

        @Override
        public Action action(State before, int code) {
            return game.action(before, code);
        }
    }
}
