package org.marienbad.ai.mcts;

import java.util.Locale;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.setting.Settings;

/**
 * What the settings mean in one game. In a game without evaluators playouts are random and go to the end.
 *
 * @param exploration factor of the exploration term
 * @param firstPlay added to what an action not yet tried is thought to be worth; {@link #TRY_ALL} tries all first
 * @param implicit weight of the minimax of estimates against the mean of payoffs
 * @param solver whether bounds are proven
 * @param playout how a leaf is judged
 * @param epsilon how often a playout by evaluator plays at random
 * @param cutoff after how many plies a playout is judged by the evaluator; 0: never
 * @param turn whether the tree ends where the turn of the seat to move ends
 * @param bytes most memory of the tree
 * @param shared whether several descents may be under way in one tree
 */
record MctsOptions(
        double exploration,
        double firstPlay,
        double implicit,
        boolean solver,
        boolean reuse,
        Leaf playout,
        double epsilon,
        int cutoff,
        Evaluator evaluator,
        boolean turn,
        long bytes,
        boolean shared) {
    static final double TRY_ALL = 10;

    /** Arrays grow in steps, the largest to twice of what was needed. */
    private static final int SPARE = 2;

    /** How a leaf is judged. */
    enum Leaf {
        /** By a random playout. */
        RANDOM,
        /** By a playout of actions that the game calls sensible. */
        SENSIBLE,
        /** By a playout in which every seat mostly plays what the evaluator thinks best. */
        EVALUATOR,
        /** By the evaluator, at once. */
        NONE
    }

    static MctsOptions of(Game game, Settings settings) {
        int threads = settings.get(MctsProvider.THREADS);
        boolean shared = threads > 1 && settings.get(MctsProvider.PARALLEL).equals("tree");
        boolean judged = !game.advice().evaluators().isEmpty();
        long bytes = bytes(settings) / trees(game);
        return new MctsOptions(
                settings.get(MctsProvider.C),
                judged ? settings.get(MctsProvider.FPU) : TRY_ALL,
                judged ? settings.get(MctsProvider.IMPLICIT) : 0,
                settings.get(MctsProvider.SOLVER),
                settings.get(MctsProvider.REUSE),
                leaf(settings, judged),
                settings.get(MctsProvider.EPSILON),
                judged ? settings.get(MctsProvider.CUTOFF) : 0,
                Evaluators.named(settings.get(Evaluators.SETTING), game),
                settings.get(MctsProvider.HORIZON).equals("turn"),
                shared ? bytes : bytes / threads,
                shared);
    }

    /** Most memory of all trees of a player. */
    static long bytes(Settings settings) {
        return (long) settings.get(MctsProvider.MEMORY) << 20;
    }

    /** A game with secrets has a tree for the time that they last and one for afterwards. */
    private static int trees(Game game) {
        return game.info().has(Trait.HIDDEN_INFORMATION) ? 2 : 1;
    }

    /** What the trees of a player can come to take: few iterations do not fill its memory. */
    static long need(Game game, Settings settings) {
        int iterations = settings.get(BudgetSettings.ITERATIONS);
        GameInfo info = game.info();
        if (iterations == 0 || info.has(Trait.CHANCE) || info.has(Trait.HIDDEN_INFORMATION)) {
            return bytes(settings);
        }
        // An iteration expands one node at most; what is kept of a tree grows from decision to decision.
        double decisions = settings.get(MctsProvider.REUSE) ? info.maxPlies() : 1;
        double nodes = (double) iterations * decisions * info.maxLegalActions();
        double least = (double) settings.get(MctsProvider.THREADS) * Tree.LEAST_BYTES;
        return (long) Math.min(
                (double) bytes(settings), least + SPARE * nodes * Tree.bytesPerNode(of(game, settings), width(game)));
    }

    private static Leaf leaf(Settings settings, boolean judged) {
        Leaf leaf = Leaf.valueOf(settings.get(MctsProvider.PLAYOUT).toUpperCase(Locale.ROOT));
        return judged || leaf == Leaf.SENSIBLE ? leaf : Leaf.RANDOM;
    }

    /** Whether every position of the tree is estimated. */
    boolean estimates() {
        return implicit > 0 || playout == Leaf.NONE;
    }

    /** How many seats of {@code game} need bounds and estimates of their own. */
    static int width(Game game) {
        boolean opposed = game.info().seats() == 2 && game.info().has(Trait.CONSTANT_SUM);
        return opposed ? 1 : game.info().seats();
    }
}
