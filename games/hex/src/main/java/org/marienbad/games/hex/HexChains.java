package org.marienbad.games.hex;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** The present and possible joins of a side's edges: for people, not for search. */
final class HexChains {
    private static final int NONE = -1;

    private HexChains() {}

    /**
     * A shortest way of a side from its first edge to its last over its stones and few empty cells. It is empty if the
     * other side has cut all ways.
     */
    static List<Integer> way(HexState state, int side) {
        HexBoard board = state.board();
        int cells = board.cellCount();
        int[][] neighbours = board.neighbours();
        int[] before = new int[cells];
        int[] costs = new int[cells];
        Arrays.fill(costs, Integer.MAX_VALUE);
        // An empty cell costs more than all stones together, so ways with few of them come first.
        Deque<Integer> open = new ArrayDeque<>();
        for (int cell = 0; cell < cells; cell++) {
            if (edgeDistance(board, side, cell) == 0 && state.sideAt(cell) != 1 - side) {
                costs[cell] = cost(state, cell);
                before[cell] = NONE;
                open.add(cell);
            }
        }
        while (!open.isEmpty()) {
            int cell = open.remove();
            for (int next : neighbours[cell]) {
                int cost = costs[cell] + cost(state, next);
                if (state.sideAt(next) != 1 - side && cost < costs[next]) {
                    costs[next] = cost;
                    before[next] = cell;
                    open.add(next);
                }
            }
        }
        int end = NONE;
        for (int cell = 0; cell < cells; cell++) {
            boolean reached = edgeDistance(board, side, cell) == board.size() - 1 && costs[cell] < Integer.MAX_VALUE;
            end = reached && (end == NONE || costs[cell] < costs[end]) ? cell : end;
        }
        List<Integer> way = new ArrayList<>();
        for (int cell = end; cell != NONE; cell = before[cell]) {
            way.add(cell);
        }
        Collections.reverse(way);
        return way;
    }

    private static int cost(HexState state, int cell) {
        return state.sideAt(cell) < 0 ? 1 + state.board().cellCount() : 1;
    }

    /** How many rows or columns a cell is from the first edge of a side. */
    static int edgeDistance(HexBoard board, int side, int cell) {
        return side == 0 ? cell / board.size() : cell % board.size();
    }

    /** The cells at which a stone of {@code side} would join its edges at once. */
    static List<Integer> winning(HexState state, int side) {
        List<Integer> winning = new ArrayList<>();
        for (int cell = 0; cell < state.board().cellCount() && state.winningSide() < 0; cell++) {
            if (state.sideAt(cell) < 0 && state.wouldWin(cell, side)) {
                winning.add(cell);
            }
        }
        return winning;
    }

    /**
     * The stones of {@code side} with which a stone on {@code cell} would form a bridge. Two empty cells lie between,
     * and the other side cannot take both.
     */
    static List<Integer> bridges(HexState state, int side, int cell) {
        HexBoard board = state.board();
        int[] steps = board.steps();
        byte[] stones = state.stones();
        int place = board.placeOf(cell);
        List<Integer> bridges = new ArrayList<>();
        for (int i = 0; i < steps.length; i++) {
            int one = place + steps[i];
            int other = place + steps[(i + 1) % steps.length];
            if (stones[one] == HexBoard.EMPTY && stones[other] == HexBoard.EMPTY) {
                int far = one + steps[(i + 1) % steps.length];
                if (stones[far] == 1 + side && board.isCell(far)) {
                    bridges.add(board.cellAt(far));
                }
            }
        }
        Collections.sort(bridges);
        return bridges;
    }
}
