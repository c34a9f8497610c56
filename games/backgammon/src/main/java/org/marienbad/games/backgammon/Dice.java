package org.marienbad.games.backgammon;

import java.util.Arrays;

/**
 * The dice that are left to be played, and the places from which a man may be moved by them. Places are those of {@link
 * BackgammonState}; sets of them are bits.
 */
final class Dice {
    /** Length of the packed form. */
    static final int BITS = 9;

    /** The places outside of the home. */
    private static final int OUTSIDE = -1 << BackgammonState.HOME + 1;

    private static final int BAR = BackgammonState.BAR;

    /** The greater die left, how often it may be played, and the lesser one; 0 where there is none. */
    private int die;

    private int times;
    private int lesser;
    /** Places from which a man may be moved by the greater and by the lesser die, so that as many dice as possible are used. */
    private int steps;

    private int lesserSteps;

    void clear() {
        set(0, 0, 0);
    }

    private void set(int greater, int count, int less) {
        die = greater;
        times = count;
        lesser = less;
    }

    /** As they were rolled; equal ones may be played four times. */
    void roll(int one, int other) {
        set(Math.max(one, other), one == other ? 4 : 1, one == other ? 0 : Math.min(one, other));
    }

    /** Those left, the greater first. */
    void set(int[] left) {
        boolean different = left.length == 2 && left[0] != left[1];
        set(left.length == 0 ? 0 : left[0], different ? 1 : left.length, different ? left[1] : 0);
    }

    int[] left() {
        int[] left = new int[times + (lesser == 0 ? 0 : 1)];
        Arrays.fill(left, die);
        if (lesser != 0) {
            left[1] = lesser;
        }
        return left;
    }

    void use(int pips) {
        if (lesser == 0) {
            times--;
        } else {
            set(pips == die ? lesser : die, 1, 0);
        }
    }

    boolean areLeft() {
        return times > 0;
    }

    /** Whether two different dice are left. */
    boolean areDifferent() {
        return lesser != 0;
    }

    boolean canBePlayed() {
        return (steps | lesserSteps) != 0;
    }

    /** Whether the greater die shows {@code pips} and may be played from {@code place}. */
    boolean allowGreater(int place, int pips) {
        return pips == die && (steps >>> place & 1) != 0;
    }

    /** Writes the codes of all steps, or of the pass where there is none; returns how many. */
    int steps(int[] buffer) {
        int count = 0;
        for (int left = steps | lesserSteps; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            if ((lesserSteps >>> place & 1) != 0) {
                buffer[count++] = ActionCodes.step(place, lesser);
            }
            if ((steps >>> place & 1) != 0) {
                buffer[count++] = ActionCodes.step(place, die);
            }
        }
        if (count == 0) {
            buffer[count++] = ActionCodes.PASS;
        }
        return count;
    }

    /**
     * Finds the moves of men that use as many dice as possible. With two different dice these are both if any play does
     * so, else the greater one if it can be played. Four equal dice never get into each other's way: whatever can be
     * moved now can still be moved later in the turn. If both dice bear off the same man the greater one does, since
     * the result is the same.
     */
    void findSteps(BackgammonBoard board, int turn) {
        int open = board.open(turn);
        steps = movable(board.held(turn), open, die);
        lesserSteps = 0;
        if (lesser == 0) {
            return;
        }
        int all = movable(board.held(turn), open, lesser);
        int both = beginnings(board, turn, steps, die, lesser, open);
        int lesserBoth = beginnings(board, turn, all, lesser, die, open);
        if ((both | lesserBoth) != 0) {
            steps = both;
            lesserSteps = lesserBoth & ~(both & (2 << lesser) - 1);
        } else if (steps == 0) {
            lesserSteps = all;
        }
    }

    /** Of {@code places}, those from which a man can be moved by {@code first} such that {@code second} can be played then. */
    private static int beginnings(BackgammonBoard board, int turn, int places, int first, int second, int open) {
        int found = 0;
        for (int left = places; left != 0; left &= left - 1) {
            int bit = left & -left;
            int place = Integer.numberOfTrailingZeros(left);
            int after = board.men(turn, place) == 1 ? board.held(turn) ^ bit : board.held(turn);
            after |= place > first ? 1 << place - first : 0;
            // To bear the last man off with one die is to win.
            if (after == 0 || movable(after, open, second) != 0) {
                found |= bit;
            }
        }
        return found;
    }

    /** From which of the places {@code from} a man can be moved by {@code pips} to {@code open} points, or borne off. */
    private static int movable(int from, int open, int pips) {
        if (from >>> BAR != 0) {
            return 1 << BAR & open << pips;
        }
        int movable = from & open << pips;
        if ((from & OUTSIDE) == 0) {
            int exact = from & 1 << pips;
            movable |= exact != 0 || from >>> pips != 0 ? exact : Integer.highestOneBit(from);
        }
        return movable;
    }

    /** Whether a man could be moved from {@code place} if not as many dice as possible had to be used. */
    boolean couldMove(BackgammonBoard board, int turn, int place) {
        int open = board.open(turn);
        int all = movable(board.held(turn), open, die) | (lesser == 0 ? 0 : movable(board.held(turn), open, lesser));
        return (all >>> place & 1) != 0;
    }

    void copyFrom(Dice from) {
        die = from.die;
        times = from.times;
        lesser = from.lesser;
        steps = from.steps;
        lesserSteps = from.lesserSteps;
    }

    /** Those left, without the steps, in {@link #BITS} bits. */
    int pack() {
        return (die << 3 | times) << 3 | lesser;
    }

    void unpack(int packed) {
        lesser = packed & 7;
        times = packed >>> 3 & 7;
        die = packed >>> 6 & 7;
    }
}
