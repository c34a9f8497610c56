package org.marienbad.games.reversi;

/**
 * The options of the rules, and the numbers of cells and actions. An action is a cell, row times size plus column from
 * a1 at the upper left, or the pass behind them.
 *
 * @param size cells a side
 * @param margin whether the payoff is the difference of discs, as a part of the board, instead of who wins
 * @param emptiesToWinner whether cells left empty at the end count for the seat with more discs
 * @param anti whether fewer discs win
 */
public record ReversiRules(int size, boolean margin, boolean emptiesToWinner, boolean anti) {
    public int cells() {
        return size * size;
    }

    /** The action of a seat that cannot place a disc. */
    public int pass() {
        return cells();
    }

    /** {@code d3} is column d, row 3 from above; the pass is {@code --}. */
    public String nameOf(int action) {
        return action == pass() ? "--" : (char) ('a' + action % size) + String.valueOf(action / size + 1);
    }

    /** The seat whose disc is on {@code cell} at the start: White on the diagonal from above left, Black across; or −1. */
    int ownerAtStart(int cell) {
        int row = cell / size - size / 2 + 1;
        int column = cell % size - size / 2 + 1;
        return row < 0 || row > 1 || column < 0 || column > 1 ? -1 : row == column ? 1 : 0;
    }

    /** The difference of discs that counts, seen from the seat with {@code own} discs. */
    public int margin(int own, int other) {
        int lead = own - other;
        return emptiesToWinner ? lead + Integer.signum(lead) * (cells() - own - other) : lead;
    }

    void payoffs(int black, int white, double[] out) {
        int lead = (anti ? -1 : 1) * margin(black, white);
        out[0] = margin ? (double) lead / cells() : Integer.signum(lead);
        out[1] = 0 - out[0];
    }
}
