package org.marienbad.games.reversi;

import java.util.Arrays;
import org.marienbad.framework.game.State;

/** A position of Reversi. Seat 0 has the black discs and begins, seat 1 the white ones. */
public abstract class ReversiState implements State {
    static final int BLACK = 0;
    static final int WHITE = 1;

    final ReversiRules rules;

    ReversiState(ReversiRules rules) {
        this.rules = rules;
    }

    /** A position of the board's size: bits where they suffice. */
    static ReversiState empty(ReversiRules rules) {
        return rules.size() <= Bitboards.SIZE ? new BitState(rules) : new PlainReversi(rules);
    }

    /** Becomes the start. */
    ReversiState start() {
        int[] owners = new int[rules.cells()];
        Arrays.setAll(owners, rules::ownerAtStart);
        set(owners, BLACK);
        return this;
    }

    /** Becomes the position with these owners of cells, −1 for empty ones, {@code mover} to move unless the game is over. */
    abstract void set(int[] owners, int mover);

    /** The seat whose disc is on {@code cell}, or −1. */
    public abstract int owner(int cell);

    /** By cell, writes 0 where it is empty, 1 where {@code seat} has a disc, 2 where the other one has. */
    void readCells(int seat, int[] out) {
        for (int cell = 0; cell < rules.cells(); cell++) {
            int owner = owner(cell);
            out[cell] = owner < 0 ? 0 : 1 + (owner ^ seat);
        }
    }

    /** How many discs {@code seat} has. */
    public abstract int discs(int seat);

    /** The number of cells where {@code seat} could place a disc, were it to move. */
    abstract int mobility(int seat);

    /** How many discs a legal action turns; 0 for a pass. */
    abstract int turned(int action);

    /** Whether the seat to move must pass. */
    public abstract boolean mustPass();

    /** Becomes {@code from} with cell i at {@code images[i]}. */
    abstract void permute(ReversiState from, int symmetry, int[] images);

    @Override
    public abstract ReversiState copy();

    @Override
    public void payoffs(double[] out) {
        rules.payoffs(discs(BLACK), discs(WHITE), out);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < rules.cells(); cell++) {
            text.append("-XO".charAt(owner(cell) + 1)).append(cell % rules.size() == rules.size() - 1 ? "\n" : "");
        }
        return text.append(actor() == TERMINAL ? "over" : actor() == BLACK ? "X" : "O")
                .toString();
    }
}
