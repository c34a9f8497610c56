package org.marienbad.games.hex;

import java.util.Arrays;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * Estimates by two-distances: how far an empty cell is from an edge if the other side may always block the best way. A
 * cell at an edge has distance 1. Any other has 1 more than the second least of its neighbors; cells around a chain of
 * the side are neighbors of each other. The least sum of the distances from both edges is a side's potential. The
 * number of cells that have it is its mobility (J. van Rijswijck, "Computer Hex: Are Bees Better than Fruitflies?",
 * 2000).
 */
final class TwoDistance implements Evaluator {
    private static final int FAR = 50;
    /** The worth of one step of potential, and of an equal share of mobility. */
    private static final double STEP = 1.5;

    private static final double MOBILITY = 0.3;
    /** The worth of being on the move, in steps. */
    private static final double TEMPO = 0.5;

    private final HexBoard board;
    /** By edge of the present side and place, the distance; 0 where it is not known. */
    private final int[][] distances;
    /** By place of a cell, or root of a chain, the first place that counted towards its distance, −1 for none. */
    private final int[] contributors;

    private final int[] queue;
    private final int[] chain;
    private final int[] seen;
    private int visit;
    private int queued;
    private int mobility;

    TwoDistance(HexBoard board) {
        this.board = board;
        int places = board.placeCount();
        distances = new int[2][places];
        contributors = new int[places];
        queue = new int[places];
        chain = new int[places];
        seen = new int[places];
    }

    @Override
    public Evaluator forThread() {
        return new TwoDistance(board);
    }

    @Override
    public void evaluate(State state, double[] out) {
        HexState position = (HexState) state;
        byte[] stones = position.stones();
        double lead = 0;
        for (int side = 0; side < 2; side++) {
            int potential = potential(stones, side);
            double strength = MOBILITY * mobility / (mobility + board.size()) - potential;
            lead += side == 0 ? strength : -strength;
        }
        lead += position.side() == 0 ? TEMPO : -TEMPO;
        double value = lead * STEP / (1 + Math.abs(lead * STEP));
        out[position.seatOf(0)] = value;
        out[position.seatOf(1)] = 0 - value;
    }

    private int potential(byte[] stones, int side) {
        fill(stones, side, board.firstEdge(side), distances[0]);
        fill(stones, side, board.lastEdge(side), distances[1]);
        int least = 2 * FAR;
        mobility = 0;
        for (int cell = 0; cell < board.cellCount(); cell++) {
            int place = board.placeOf(cell);
            if (stones[place] == HexBoard.EMPTY && distances[0][place] > 0 && distances[1][place] > 0) {
                int sum = distances[0][place] + distances[1][place];
                if (sum < least) {
                    least = sum;
                    mobility = 0;
                }
                mobility += sum == least ? 1 : 0;
            }
        }
        return Math.min(least, FAR);
    }

    /** Writes the distance of each empty cell from the edge of {@code side} that begins at the place {@code edge}. */
    private void fill(byte[] stones, int side, int edge, int[] distance) {
        Arrays.fill(distance, 0);
        Arrays.fill(contributors, -1);
        queued = 0;
        int step = side == 0 ? 1 : board.size() + 2;
        visit++;
        // A cell that touches the edge, or a chain that does, has distance 1.
        int length = 0;
        for (int i = 0; i < board.size(); i++) {
            chain[length++] = edge + i * step;
            seen[edge + i * step] = visit;
        }
        around(stones, side, length, distance, 1);
        for (int head = 0; head < queued; head++) {
            int place = queue[head];
            int next = distance[place] + 1;
            for (int to : board.steps()) {
                int beside = place + to;
                if (stones[beside] == HexBoard.EMPTY) {
                    contribute(place, beside, distance, next);
                } else if (stones[beside] == 1 + side && board.isCell(beside)) {
                    spread(stones, side, place, beside, distance, next);
                }
            }
        }
    }

    /** Enters all empty cells around the chain that begins with {@code length} places. */
    private void around(byte[] stones, int side, int length, int[] distance, int value) {
        int end = length;
        for (int i = 0; i < end; i++) {
            for (int to : board.steps()) {
                int beside = chain[i] + to;
                if (beside < 0 || beside >= stones.length || seen[beside] == visit) {
                    continue;
                }
                if (stones[beside] == 1 + side && board.isCell(beside)) {
                    seen[beside] = visit;
                    chain[end++] = beside;
                } else if (stones[beside] == HexBoard.EMPTY && distance[beside] == 0) {
                    distance[beside] = value;
                    queue[queued++] = beside;
                }
            }
        }
    }

    /** Lets {@code place} count for all empty cells around the chain of {@code stone}; a chain takes two such places. */
    private void spread(byte[] stones, int side, int place, int stone, int[] distance, int next) {
        if (contributors[stone] == place || contributors[stone] == -2) {
            return;
        }
        visit++;
        int end = 1;
        chain[0] = stone;
        seen[stone] = visit;
        int state = contributors[stone] == -1 ? place : -2;
        for (int i = 0; i < end; i++) {
            contributors[chain[i]] = state;
            for (int to : board.steps()) {
                int beside = chain[i] + to;
                if (seen[beside] == visit) {
                    continue;
                }
                if (stones[beside] == 1 + side && board.isCell(beside)) {
                    seen[beside] = visit;
                    chain[end++] = beside;
                } else if (stones[beside] == HexBoard.EMPTY) {
                    seen[beside] = visit;
                    contribute(place, beside, distance, next);
                }
            }
        }
    }

    /** The second place that counts for a cell decides its distance. */
    private void contribute(int place, int cell, int[] distance, int next) {
        if (distance[cell] != 0 || contributors[cell] == place || place == cell) {
            return;
        }
        if (contributors[cell] == -1) {
            contributors[cell] = place;
        } else {
            distance[cell] = next;
            queue[queued++] = cell;
        }
    }
}
