package org.marienbad.learn.feature;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * An n-tuple network (Bledsoe and Browning 1959; Lucas 2008). Every tuple of cells has a table with a weight for each
 * combination of their states, and its active feature is the present combination. If the game names symmetries, a tuple
 * and its images share a table. For one thread.
 */
public final class TupleFeatures extends GatedFeatures {
    private static final int TOUCHED_GAMES = 20;

    private final CellView cells;
    private final List<TupleDraw.Tuple> tuples;
    private final int phases;
    private final int tableSize;
    private final TuplePlaces places;

    private final int[] states;

    private TupleFeatures(Game game, CellView cells, List<TupleDraw.Tuple> tuples, int phases) {
        super(game, new Perspective(game, cells.seatsAlike()));
        this.cells = cells;
        this.tuples = tuples;
        this.phases = phases;
        states = new int[cells.cellCount()];
        places = new TuplePlaces(cells, tuples);
        tableSize = tuples.stream().mapToInt(TupleDraw.Tuple::entries).reduce(0, Math::addExact);
    }

    static TupleFeatures of(Game game, CellView cells, TupleShape shape, long seed) {
        int gates = new Perspective(game, cells.seatsAlike()).gates();
        TupleShape full = shape.phases() == 0 ? shape.withPhases(FillingGames.phases(game, cells)) : shape;
        return new TupleFeatures(game, cells, TupleDraw.of(cells, full, gates, seed), full.phases());
    }

    @Override
    public Source source() {
        return cells.source();
    }

    @Override
    int sizeOfPart() {
        return Math.multiplyExact(phases, tableSize);
    }

    /** How many tuples are looked up in a position, images included. */
    @Override
    public int maxActive() {
        return places.count();
    }

    @Override
    public int active(State state, int seat, int[] out) {
        readCells(state, seat, states);
        places.write(states, first(state, seat, states), out);
        return places.count();
    }

    public int cellCount() {
        return states.length;
    }

    /** How many weights there are for each phase and gate, which all are laid out alike. */
    int tableSize() {
        return tableSize;
    }

    /** The places of the tuples. */
    public TuplePlaces places() {
        return places;
    }

    /** Writes the state of each cell as {@code seat} sees the position. */
    public void readCells(State state, int seat, int[] out) {
        cells.readCells(state, seat, out);
    }

    /** The index of the first weight that holds in {@code state}, by whose turn it is and how many of the {@code cells} are filled. */
    public int first(State state, int seat, int[] cells) {
        return firstOfPart(state, seat) + (phases == 1 ? 0 : phase(cells) * tableSize);
    }

    private int phase(int[] cells) {
        return FillingGames.filled(cells) * phases / (cells.length + 1);
    }

    /** The share of the tuples that a ply of random games touches on average, one as often as it has cells that change. */
    public double touchedByPly() {
        int[] before = new int[states.length];
        int[] now = new int[states.length];
        long[] counts = new long[2];
        RandomGames.walk(game(), "touched", TOUCHED_GAMES, state -> {
            System.arraycopy(now, 0, before, 0, now.length);
            readCells(state, 0, now);
            for (int cell = 0; cell < now.length; cell++) {
                counts[0] += now[cell] == before[cell] ? 0 : places.placesOf(cell);
            }
            counts[1]++;
            return true;
        });
        return (double) counts[0] / Math.max(1, counts[1]) / Math.max(1, places.count());
    }

    @Override
    public FeatureSet forThread() {
        return new TupleFeatures(game(), cells.forThread(), tuples, phases);
    }
}
