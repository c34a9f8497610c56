package org.marienbad.learn.feature;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;

/**
 * Draws tuples of cells by random walks between neighbors (Lucas: Learning to Play Othello with N-Tuple Systems, 2008; Thill,
 * Koch and Konen 2012), or at random where there are none. Every single cell is a tuple, too.
 */
final class TupleDraw {
    private static final int TRIES = 100;

    private final CellView cells;
    private final TupleShape shape;
    private final int most;
    private final SplittableRandom random;
    private final int[][] neighbours;
    /** Sets of cells that are taken, images included. */
    private final Set<List<Integer>> taken = new HashSet<>();

    private final List<Tuple> tuples = new ArrayList<>();

    /**
     * A table of weights.
     *
     * @param entries how many weights
     * @param places by symmetry the cells it is for, in the order of their digits, the least first
     */
    record Tuple(int entries, List<int[]> places) {}

    private TupleDraw(CellView cells, TupleShape shape, int gates, long seed) {
        this.cells = cells;
        this.shape = shape;
        most = shape.mostEntries(gates, cells.cellCount());
        random = Seeds.stream(seed, "tuples", 0);
        neighbours = cells.neighbours();
    }

    static List<Tuple> of(CellView cells, TupleShape shape, int gates, long seed) {
        TupleDraw draw = new TupleDraw(cells, shape, gates, seed);
        for (int cell = 0; cell < cells.cellCount(); cell++) {
            draw.add(new int[] {cell});
        }
        if (shape.length() > 1) {
            draw.addWalks(shape.tuples(cells.cellCount()));
        }
        return draw.tuples;
    }

    /** Adds tuples until about {@code wanted} more are looked up, or none is found any more. */
    private void addWalks(int wanted) {
        int end = taken.size() + wanted;
        for (int tries = 0; tries < TRIES && taken.size() < end; tries++) {
            if (add(walk())) {
                tries = 0;
            }
        }
    }

    /** Adds a tuple and its images, unless one of them is there. */
    private boolean add(int[] tuple) {
        List<int[]> places = new ArrayList<>();
        if (taken.add(sorted(tuple))) {
            places.add(tuple);
        }
        for (int[] symmetry : cells.symmetries()) {
            int[] image = Arrays.stream(tuple).map(cell -> symmetry[cell]).toArray();
            if (!places.isEmpty() && taken.add(sorted(image))) {
                places.add(image);
            }
        }
        if (!places.isEmpty()) {
            tuples.add(new Tuple(entries(tuple), places));
        }
        return !places.isEmpty();
    }

    private int entries(int[] tuple) {
        int entries = 1;
        for (int cell : tuple) {
            entries *= cells.cellStates(cell);
        }
        return entries;
    }

    private static List<Integer> sorted(int[] tuple) {
        return Arrays.stream(tuple).sorted().boxed().toList();
    }

    private int[] walk() {
        List<Integer> walk = new ArrayList<>();
        long entries = 1;
        int next = index(cells.cellCount());
        while (walk.size() < shape.length()) {
            entries *= cells.cellStates(next);
            if (entries > most) {
                break;
            }
            walk.add(next);
            int[] open = beside(walk);
            if (open.length == 0) {
                break;
            }
            next = open[index(open.length)];
        }
        return walk.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The cells by which a walk may go on: neighbors of its last one, or else of any; every other cell where there are none. */
    private int[] beside(List<Integer> walk) {
        if (neighbours.length == 0) {
            return others(walk);
        }
        int[] near = left(neighbours[walk.get(walk.size() - 1)], walk);
        for (int i = walk.size() - 1; i >= 0 && near.length == 0; i--) {
            near = left(neighbours[walk.get(i)], walk);
        }
        return near.length == 0 ? others(walk) : near;
    }

    private int[] others(List<Integer> walk) {
        int[] all = new int[cells.cellCount()];
        Arrays.setAll(all, cell -> cell);
        return left(all, walk);
    }

    private static int[] left(int[] some, List<Integer> walk) {
        return Arrays.stream(some).filter(cell -> !walk.contains(cell)).toArray();
    }

    private int index(int count) {
        return Playout.index(count, random);
    }
}
