package org.marienbad.learn.value;

import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.TupleFeatures;
import org.marienbad.learn.feature.TuplePlaces;

/**
 * Payoffs by an n-tuple network in a game whose plies change few cells, each of which is in few of the tuples. An
 * accumulator holds, as each seat sees them, the cells, the index of each tuple and the sum of the weights there. Only
 * the view of the seat to move is kept up to date, as only it is asked. The sums are exact, so that an estimate does
 * not depend on the way to a position.
 */
final class IncrementalTuples extends TupleEvaluator implements IncrementalEvaluator {
    /** The beginning of a seat's part of an accumulator, and its possible states. */
    private static final int VALIDITY = 0;

    private static final double UNKNOWN = -1;
    /** As the seat saw an earlier position. */
    private static final double STALE = 0;

    private static final double FRESH = 1;
    private static final int SUM = 1;
    /** The index of the first weight of the part that holds. */
    private static final int FIRST = 2;

    private static final int CELLS = 3;

    private final int indicesAt;
    private final int room;
    private final int[] changed;

    IncrementalTuples(Game game, TupleFeatures features, TuplePlaces places, short[] weights) {
        super(game, features, places, weights);
        changed = new int[cells.length];
        indicesAt = CELLS + cells.length;
        room = indicesAt + indices.length;
    }

    @Override
    public int accumulatorLength() {
        return 2 * room;
    }

    @Override
    public void initialize(State state, double[] accumulator) {
        accumulator[VALIDITY] = UNKNOWN;
        accumulator[room + VALIDITY] = UNKNOWN;
        refresh(state, perspective.mover(state), accumulator);
    }

    @Override
    public void update(State before, double[] from, int action, State after, double[] to) {
        int mover = perspective.mover(after);
        if (from[mover * room + VALIDITY] != FRESH) {
            refresh(before, mover, from);
        }
        System.arraycopy(from, 0, to, 0, to.length);
        int other = (1 - mover) * room + VALIDITY;
        to[other] = Math.min(to[other], STALE);
        refresh(after, mover, to);
    }

    /** Brings the view of {@code seat} up to date. */
    private void refresh(State state, int seat, double[] accumulator) {
        features.readCells(state, seat, cells);
        int at = seat * room;
        int first = features.first(state, seat, cells);
        if (accumulator[at + VALIDITY] == UNKNOWN) {
            places.write(cells, 0, indices);
            for (int place = 0; place < indices.length; place++) {
                accumulator[at + indicesAt + place] = indices[place];
            }
            accumulator[at + SUM] = sum(accumulator, at + indicesAt, first);
            for (int cell = 0; cell < cells.length; cell++) {
                accumulator[at + CELLS + cell] = cells[cell];
            }
        } else {
            follow(first, accumulator, at);
        }
        accumulator[at + FIRST] = first;
        accumulator[at + VALIDITY] = FRESH;
    }

    private void follow(int first, double[] accumulator, int at) {
        int count = 0;
        int touched = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] != (int) accumulator[at + CELLS + cell]) {
                changed[count++] = cell;
                touched += places.placesOf(cell);
            }
        }
        // Two weights are read for each place that is touched.
        boolean few = 2 * touched < indices.length && first == (int) accumulator[at + FIRST];
        int change = 0;
        for (int i = 0; i < count; i++) {
            int cell = changed[i];
            int difference = cells[cell] - (int) accumulator[at + CELLS + cell];
            accumulator[at + CELLS + cell] = cells[cell];
            if (few) {
                change += places.move(cell, difference, accumulator, at + indicesAt, weights, first);
            } else {
                places.move(cell, difference, accumulator, at + indicesAt);
            }
        }
        accumulator[at + SUM] = few ? accumulator[at + SUM] + change : sum(accumulator, at + indicesAt, first);
    }

    private int sum(double[] accumulator, int at, int first) {
        int sum = 0;
        for (int place = 0; place < indices.length; place++) {
            sum += weights[first + (int) accumulator[at + place]];
        }
        return sum;
    }

    @Override
    public void evaluate(State state, double[] accumulator, double[] out) {
        int mover = perspective.mover(state);
        out[mover] = payoff((int) accumulator[mover * room + SUM]);
        out[1 - mover] = range.other(out[mover]);
    }

    @Override
    public Evaluator forThread() {
        return new IncrementalTuples(game, (TupleFeatures) features.forThread(), places, weights);
    }
}
