package org.marienbad.games.testgames;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Payoffs;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** A position of a {@link RowGame}: one word of bits a seat. */
final class RowState implements State {
    /** Marks in open rows by which an estimate is half of a win. */
    private static final double HALF = 24;

    private final RowGame game;
    private long first;
    private long second;
    private int actor;
    /** The seat that has won, or −1. */
    private int winner = -1;

    RowState(RowGame game) {
        this.game = game;
    }

    void set(long first, long second) {
        int lead = Long.bitCount(first) - Long.bitCount(second);
        if (lead != 0 && lead != 1) {
            throw new IllegalArgumentException("position: X has " + Long.bitCount(first) + " marks and O "
                    + Long.bitCount(second) + "; X must have as many as O or one more");
        }
        boolean firstHas = hasRun(first);
        boolean secondHas = hasRun(second);
        if (firstHas && (secondHas || lead == 0) || secondHas && lead == 1) {
            throw new IllegalArgumentException("position: play went on after a row was complete");
        }
        become(first, second);
    }

    private void become(long marksOfFirst, long marksOfSecond) {
        first = marksOfFirst;
        second = marksOfSecond;
        winner = hasRun(first) ? 0 : hasRun(second) ? 1 : -1;
        boolean over = winner >= 0 || (first | second) == game.board;
        actor = over ? TERMINAL : Long.bitCount(first) - Long.bitCount(second);
    }

    void mirror(RowState from, GridSymmetries symmetries, int symmetry) {
        first = symmetries.image(symmetry, from.first);
        second = symmetries.image(symmetry, from.second);
        actor = from.actor;
        winner = from.winner;
    }

    @Override
    public int actor() {
        return actor;
    }

    /** The cells that may be marked. */
    private long free() {
        return ~(first | second) & game.board;
    }

    @Override
    public int legalActions(int[] buffer) {
        if (actor == TERMINAL) {
            return 0;
        }
        int count = 0;
        for (long free = free(); free != 0; free &= free - 1) {
            buffer[count++] = game.codes[Long.numberOfTrailingZeros(free)];
        }
        return count;
    }

    @Override
    public int randomAction(int[] buffer, SplittableRandom random) {
        if (actor == TERMINAL) {
            return -1;
        }
        long free = free();
        for (int skip = Playout.index(Long.bitCount(free), random); skip > 0; skip--) {
            free &= free - 1;
        }
        return game.codes[Long.numberOfTrailingZeros(free)];
    }

    @Override
    public void apply(int action) {
        long mark = game.targets[action];
        long own;
        if (actor == 0) {
            own = first |= mark;
        } else {
            own = second |= mark;
        }
        if (hasRun(own)) {
            winner = actor;
            actor = TERMINAL;
        } else {
            actor = (first | second) == game.board ? TERMINAL : 1 - actor;
        }
    }

    private boolean hasRun(long own) {
        int run = game.grid.run();
        for (int step : game.steps) {
            long runs = own;
            for (int i = 1; i < run && runs != 0; i++) {
                runs = runs & own >>> i * step;
            }
            if (runs != 0) {
                return true;
            }
        }
        return false;
    }

    /** By the marks in rows that the other seat has not yet spoilt, each counted once a row. */
    void estimate(double[] out) {
        long empty = game.board & ~(first | second);
        int lead = open(first, first | empty) - open(second, second | empty);
        out[0] = lead / (HALF + Math.abs(lead));
        out[1] = -out[0];
    }

    private int open(long own, long usable) {
        int count = 0;
        int run = game.grid.run();
        for (int step : game.steps) {
            long rows = usable;
            for (int i = 1; i < run; i++) {
                rows = rows & usable >>> i * step;
            }
            for (int i = 0; i < run; i++) {
                count += Long.bitCount(rows & own >>> i * step);
            }
        }
        return count;
    }

    @Override
    public void payoffs(double[] out) {
        Payoffs.outcome(winner, out);
    }

    /** The seat whose mark is on {@code bit}, or −1. */
    int owner(int bit) {
        return (first >>> bit & 1) != 0 ? 0 : (second >>> bit & 1) != 0 ? 1 : -1;
    }

    @Override
    public State copy() {
        RowState copy = new RowState(game);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        RowState from = (RowState) other;
        first = from.first;
        second = from.second;
        actor = from.actor;
        winner = from.winner;
    }

    /** The marks say who has won and who is to move. */
    @Override
    public void encode(long[] out) {
        out[0] = first;
        out[1] = second;
    }

    @Override
    public void decode(long[] words) {
        become(words[0], words[1]);
    }

    @Override
    public long hash() {
        return Seeds.mix(first + Seeds.mix(second + 1));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = game.grid.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < game.grid.columns(); column++) {
                text.append(".XO".charAt(owner(game.grid.bit(column, row)) + 1));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
