package org.marienbad.ai.cfr;

import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.function.ToDoubleBiFunction;
import java.util.function.UnaryOperator;
import org.marienbad.ai.mcts.InformationSetMcts;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;

/**
 * The strategy that a search plays in a small game for two: one search for each information set, with a seed of its
 * own.
 */
final class SearchedStrategy {
    /** Plays actions in proportion to their visits. */
    static final ToDoubleBiFunction<SearchResult, ActionValue> BY_VISITS = (result, line) -> line.visits();
    /** Plays the action that the search chose. */
    static final ToDoubleBiFunction<SearchResult, ActionValue> CHOSEN =
            (result, line) -> line.action() == result.action() ? 1 : 0;

    private final Game game;
    private final CfrTree tree;
    private final UnaryOperator<State> start;
    private final ToDoubleBiFunction<SearchResult, ActionValue> plays;
    private final LongFunction<InformationSetMcts> searches;
    private final double[][] weights;

    private SearchedStrategy(
            Game game,
            UnaryOperator<State> start,
            ToDoubleBiFunction<SearchResult, ActionValue> plays,
            LongFunction<InformationSetMcts> searches) {
        this.game = game;
        this.start = start;
        this.plays = plays;
        this.searches = searches;
        tree = CfrTree.of(game);
        weights = new double[tree.informationSets().all().size()][];
        visit(game.newInitialState(), new int[] {0, 1});
    }

    /**
     * How far the strategy can be exploited.
     *
     * @param start where the search for a position begins
     * @param searches makes a search from a seed
     */
    static double exploitability(
            Game game,
            UnaryOperator<State> start,
            ToDoubleBiFunction<SearchResult, ActionValue> plays,
            LongFunction<InformationSetMcts> searches) {
        SearchedStrategy found = new SearchedStrategy(game, start, plays, searches);
        return Exploitability.of(found.tree, Strategy.ofWeights(found.tree.informationSets(), found.weights))
                .exploitability();
    }

    /** @param seats the information states of both seats */
    private void visit(State state, int[] seats) {
        int actor = state.actor();
        if (actor == State.TERMINAL) {
            return;
        }
        InformationSets sets = tree.informationSets();
        int[] looked = seats.clone();
        if (actor != State.CHANCE) {
            InformationSet set = sets.find(seats[actor], state);
            looked[actor] = set.state();
            if (weights[set.number()] == null) {
                weights[set.number()] = search(state, set);
            }
        }
        for (int action : game.legalActions(state)) {
            int[] next = new int[2];
            for (int seat = 0; seat < 2; seat++) {
                next[seat] = sets.find(looked[seat], game.seen(state, action, Observer.seat(seat)));
            }
            State child = state.copy();
            child.apply(action);
            visit(child, next);
        }
    }

    private double[] search(State state, InformationSet set) {
        State view = state.copy();
        ((ImperfectInformationState) view).determinize(Observer.seat(view.actor()), new SplittableRandom(set.number()));
        SearchResult result =
                searches.apply(set.number()).search(start.apply(view), view, Budget.UNLIMITED, Monitor.NONE);
        double[] found = new double[set.actionCount()];
        for (ActionValue line : result.actions()) {
            for (int i = 0; i < found.length; i++) {
                found[i] += set.action(i) == line.action() ? plays.applyAsDouble(result, line) : 0;
            }
        }
        return found;
    }
}
