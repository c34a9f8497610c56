package org.marienbad.desktop.board;

/** The place under the mouse, and how long it has been there. */
final class Hover {
    private static final float TIP_DELAY = 0.45f;

    private Place place;
    private float seconds;

    /** Null where the mouse is over none. */
    Place place() {
        return place;
    }

    void enter(Place entered) {
        if (place != entered) {
            place = entered;
            seconds = 0;
        }
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
        return place != null && seconds >= TIP_DELAY;
    }
}
