package org.marienbad.desktop.board;

/** The place under the mouse, and how long it has rested there. */
final class Hover {
    private static final float TIP_DELAY = 0.6f;

    private Place place;
    private float seconds;
    /** The place that has been pressed: who has chosen it needs no words that cover what is beside it. */
    private Place known;

    /** Null where the mouse is over none. */
    Place place() {
        return place;
    }

    void enter(Place entered) {
        if (place != entered) {
            place = entered;
            known = null;
            seconds = 0;
        }
    }

    /** The mouse has moved within the place: its rest begins anew, unless there is a tip already. */
    void move() {
        if (!isTipDue()) {
            seconds = 0;
        }
    }

    /** Takes the tip away until another place is entered. */
    void press() {
        known = place;
    }

    void leave(Place left) {
        if (place == left) {
            place = null;
        }
    }

    void clear() {
        place = null;
    }

    /** Lets time pass; whether it counts down to a tip. */
    boolean advance(float delta) {
        boolean waiting = place != null && seconds < TIP_DELAY;
        if (waiting) {
            seconds += delta;
        }
        return waiting;
    }

    /** Whether the mouse has rested long enough for a tip. */
    boolean isTipDue() {
        return place != null && place != known && seconds >= TIP_DELAY;
    }
}
