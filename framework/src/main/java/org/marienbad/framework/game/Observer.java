package org.marienbad.framework.game;

/**
 * The viewer of a game: a seat, a spectator, who sees what everybody may know, or the referee, who sees everything.
 * Everything that leaves a running match is made for an observer.
 */
public final class Observer {
    /** Sees only what everybody may know. */
    public static final Observer SPECTATOR = new Observer(-1);
    /** Sees everything: for records and for the analysis of finished games. */
    public static final Observer REFEREE = new Observer(-2);

    private static final Observer[] SEATS = new Observer[GameInfo.MAX_SEATS];

    static {
        for (int seat = 0; seat < SEATS.length; seat++) {
            SEATS[seat] = new Observer(seat);
        }
    }

    private final int number;

    private Observer(int number) {
        this.number = number;
    }

    /** The observer at {@code seat}, 0 …; the same object every time. */
    public static Observer seat(int seat) {
        if (seat < 0 || seat >= SEATS.length) {
            throw new IllegalArgumentException("seat is " + seat + ", but must be from 0 to " + (SEATS.length - 1));
        }
        return SEATS[seat];
    }

    public boolean isSeat() {
        return number >= 0;
    }

    /** The number of the seat, or −1 if this is not one. */
    public int seat() {
        return Math.max(number, -1);
    }

    /**
     * Whether secrets of {@code seat} may be shown: to that seat itself and to the referee. Only the referee sees
     * secrets of chance ({@link State#CHANCE}).
     */
    public boolean sees(int seat) {
        return isSeat() && number == seat || this == REFEREE;
    }

    /** {@code seat 1} (counted from 1, as people do), {@code spectator} or {@code referee}. */
    @Override
    public String toString() {
        return isSeat() ? "seat " + (number + 1) : this == SPECTATOR ? "spectator" : "referee";
    }
}
