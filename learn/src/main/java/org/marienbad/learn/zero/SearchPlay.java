package org.marienbad.learn.zero;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.mcts.selection.Puct;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;
import org.marienbad.learn.training.Generation;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.value.PayoffRange;

/** Plays games against itself by search with a network, each from a seed of its own. */
final class SearchPlay implements Generation.Player<SearchedGame> {
    private static final int[] NO_ROWS = {};
    private static final float[] NO_SHARES = {};

    private final GameSetup setup;
    private final Settings hyper;
    private final long seed;
    private final FeatureSet features;
    private final Perspective perspective;
    private final PayoffRange range;
    private final PolicyRows rows;
    private final NetworkLeaves leaves;
    private final int seats;
    private final int maxPlies;
    private final int[] actions;
    private final int[] active;
    private SplittableRandom random;
    private int plies;

    /** @param network seen as it is when a game is played */
    SearchPlay(GameSetup setup, Settings hyper, long seed, FeatureSet features, Mlp network) {
        this.setup = setup;
        this.hyper = hyper;
        this.seed = seed;
        this.features = features.forThread();
        Game game = setup.game();
        GameInfo info = game.info();
        perspective = this.features.perspective();
        range = new PayoffRange(game);
        rows = PolicyRows.of(info);
        leaves = new NetworkLeaves(
                game,
                this.features,
                network.forThread(),
                hyper.get(ZeroSettings.BATCH),
                hyper.get(ZeroSettings.NOISE),
                hyper.get(ZeroSettings.CONCENTRATION));
        seats = info.seats();
        maxPlies = info.maxPlies();
        actions = new int[info.maxLegalActions()];
        active = new int[features.maxActive()];
    }

    @Override
    public boolean play(long number, SearchedGame out, Monitor monitor) {
        out.clear();
        long own = Seeds.split(seed, "game", number);
        random = new SplittableRandom(own);
        State state = setup.drawn(own).newState();
        playOpening(state);
        // A tree of its own, so that a game does not depend on which ones its thread played before.
        try (Mcts mcts = Mcts.of(setup.game())
                .batchEvaluator(leaves)
                .selection(new Puct(hyper.get(ZeroSettings.EXPLORATION)))
                .iterations(hyper.get(ZeroSettings.SIMULATIONS))
                .build(Seeds.split(own, "search", 0))) {
            for (; state.actor() != State.TERMINAL; plies++) {
                if (plies >= maxPlies) {
                    throw new IllegalStateException(
                            "the game did not end within the " + maxPlies + " plies it declared");
                }
                if (monitor.cancelled()) {
                    return false;
                }
                playOn(state, mcts, out, monitor);
            }
        }
        if (monitor.cancelled()) {
            return false;
        }
        double[] payoffs = new double[seats];
        state.payoffs(payoffs);
        scale(payoffs);
        out.end(payoffs, hyper.get(ZeroSettings.LAMBDA));
        return true;
    }

    private void playOpening(State state) {
        int most = hyper.get(ZeroSettings.OPENING);
        int left = most == 0 ? 0 : Playout.index(most + 1, random);
        for (plies = 0; left > 0 && state.actor() != State.TERMINAL && plies < maxPlies; plies++) {
            if (state.actor() == State.CHANCE) {
                state.apply(state.randomOutcome(actions, random));
            } else {
                state.apply(state.randomAction(actions, random));
                left--;
            }
        }
    }

    private void playOn(State state, Mcts mcts, SearchedGame out, Monitor monitor) {
        int actor = state.actor();
        int count = actor == State.CHANCE ? 0 : state.legalActions(actions);
        if (count < 2) {
            int only = actor == State.CHANCE ? state.randomOutcome(actions, random) : actions[0];
            see(state, out, NO_ROWS, NO_SHARES);
            out.searched(new double[0], false);
            state.apply(only);
            return;
        }
        leaves.begin(random);
        SearchResult result = mcts.search(state, Budget.UNLIMITED, monitor);
        float[] shares = shares(result, count);
        int[] legal = new int[count];
        for (int i = 0; i < count; i++) {
            legal[i] = rows.row(actor, actions[i]);
        }
        see(state, out, legal, shares);
        boolean solved = result.proof() == SearchResult.Proof.POSITION;
        out.searched(values(result, solved), solved);
        boolean drawn = plies < hyper.get(ZeroSettings.DRAWN) && !solved;
        state.apply(drawn ? actions[draw(shares)] : result.action());
    }

    private void see(State state, SearchedGame out, int[] legal, float[] shares) {
        boolean settled = perspective.isSettled(state);
        int mover = perspective.mover(state);
        for (int seat = 0; seat < seats; seat++) {
            boolean decides = seat == state.actor() && legal.length > 0;
            boolean tellsValue = settled && (seat == mover || !perspective.moverOnly());
            if (decides || tellsValue) {
                int count = features.active(state, seat, active);
                int[] seen = Arrays.copyOf(active, count);
                out.seen(seat, seen, tellsValue, decides ? legal : NO_ROWS, decides ? shares : NO_SHARES);
            }
        }
    }

    /** By place among the legal actions the share of its visits; the whole for the best one, if that is proven. */
    private float[] shares(SearchResult result, int count) {
        float[] shares = new float[count];
        long total = 0;
        for (ActionValue known : result.actions()) {
            total += known.visits();
        }
        boolean settled = result.proof() != SearchResult.Proof.NONE || total == 0;
        for (ActionValue known : result.actions()) {
            int place = Arrays.binarySearch(actions, 0, count, known.action());
            shares[place] = settled ? known.action() == result.action() ? 1 : 0 : (float) known.visits() / total;
        }
        return shares;
    }

    /**
     * The payoff that each seat may expect on the scale −1 … +1, by the proof, or on average of all visits. Values of
     * an action that this search only found in its tree may be unknown. Empty if nothing is known.
     */
    private double[] values(SearchResult result, boolean solved) {
        double[] values = new double[seats];
        long total = 0;
        for (ActionValue known : result.actions()) {
            long weight = solved ? known.action() == result.action() ? 1 : 0 : known.visits();
            if (weight > 0 && !Double.isNaN(sum(known.value()))) {
                total += weight;
                for (int seat = 0; seat < seats; seat++) {
                    values[seat] += weight * known.value()[seat];
                }
            }
        }
        if (total == 0) {
            return new double[0];
        }
        for (int seat = 0; seat < seats; seat++) {
            values[seat] /= total;
        }
        scale(values);
        return values;
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    private void scale(double[] payoffs) {
        for (int seat = 0; seat < seats; seat++) {
            payoffs[seat] = range.scaled(payoffs[seat]);
        }
    }

    private int draw(float[] shares) {
        double left = random.nextDouble();
        int last = 0;
        for (int i = 0; i < shares.length; i++) {
            if (shares[i] > 0) {
                last = i;
                left -= shares[i];
                if (left < 0) {
                    break;
                }
            }
        }
        return last;
    }
}
