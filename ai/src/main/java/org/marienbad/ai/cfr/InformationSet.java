package org.marienbad.ai.cfr;

/** Positions that the seat to move cannot tell apart, whatever it remembers. Made by {@link InformationSets}. */
public final class InformationSet {
    private final InformationSets all;
    private final int number;
    private final int seat;
    private final int state;
    private final int[] actions;
    private final long[] example;

    InformationSet(InformationSets all, int number, int seat, int state, int[] actions, long[] example) {
        this.all = all;
        this.number = number;
        this.seat = seat;
        this.state = state;
        this.actions = actions;
        this.example = example;
    }

    /** Those that it is one of. */
    InformationSets all() {
        return all;
    }

    /** Its index among the information sets of the game. */
    public int number() {
        return number;
    }

    /** The seat to move. */
    public int seat() {
        return seat;
    }

    /** The information state in which the seat decides, the look at the position included. */
    int state() {
        return state;
    }

    /** How many actions are legal: the same ones in all its positions. */
    public int actionCount() {
        return actions.length;
    }

    /** The legal action at {@code index}, ascending. */
    public int action(int index) {
        return actions[index];
    }

    /** The encoding of the position by which it was first met. */
    long[] example() {
        return example;
    }
}
