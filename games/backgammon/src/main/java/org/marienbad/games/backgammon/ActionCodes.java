package org.marienbad.games.backgammon;

/**
 * The numbers of actions and chance outcomes. Steps of one man come first, by the point of the man (25 is the bar) and
 * the die. Then come passing, the 21 rolls, the 30 opening rolls, and the actions of the cube.
 */
public final class ActionCodes {
    public static final int PASS = 150;
    public static final int DOUBLE = 202;
    public static final int TAKE = 203;
    public static final int DROP = 204;
    /** To roll without doubling; the outcome is another ply. */
    public static final int ROLL = 205;

    static final int COUNT = 206;
    static final int FACES = 6;
    static final int ROLLS = 21;
    static final int OPENINGS = 30;

    private static final int FIRST_ROLL = 151;
    private static final int FIRST_OPENING = 172;

    private ActionCodes() {}

    /** Moves a man of the seat to move from its {@code point} by {@code die} pips. */
    public static int step(int point, int die) {
        return (point - 1) * FACES + die - 1;
    }

    public static boolean isStep(int code) {
        return code < PASS;
    }

    /** The point of the man of a step, counted by its owner; 25 for the bar. */
    public static int from(int step) {
        return step / FACES + 1;
    }

    public static int die(int step) {
        return step % FACES + 1;
    }

    /** The point where the man of a step arrives; 0 once borne off. */
    public static int to(int step) {
        return Math.max(0, from(step) - die(step));
    }

    /** The outcome that shows these faces, in any order. */
    public static int roll(int one, int other) {
        int high = Math.max(one, other);
        return FIRST_ROLL + high * (high - 1) / 2 + Math.min(one, other) - 1;
    }

    public static boolean isRoll(int code) {
        return code >= FIRST_ROLL && code < FIRST_OPENING;
    }

    public static boolean isOpening(int code) {
        return code >= FIRST_OPENING && code < DOUBLE;
    }

    /** The opening roll in which the first seat shows {@code first}, the second one another face. */
    public static int opening(int first, int second) {
        return FIRST_OPENING + (first - 1) * (FACES - 1) + second - (second > first ? 2 : 1);
    }

    /** The greater face of a roll or an opening roll. */
    public static int high(int roll) {
        if (isOpening(roll)) {
            return Math.max(face(roll, 0), face(roll, 1));
        }
        int high = 1;
        while (high * (high + 1) / 2 <= roll - FIRST_ROLL) {
            high++;
        }
        return high;
    }

    /** The lesser face of a roll or an opening roll. */
    public static int low(int roll) {
        if (isOpening(roll)) {
            return Math.min(face(roll, 0), face(roll, 1));
        }
        int high = high(roll);
        return roll - FIRST_ROLL - high * (high - 1) / 2 + 1;
    }

    /** The die of a seat in an opening roll. */
    public static int face(int opening, int seat) {
        int first = (opening - FIRST_OPENING) / (FACES - 1) + 1;
        int second = (opening - FIRST_OPENING) % (FACES - 1) + 1;
        return seat == 0 ? first : second >= first ? second + 1 : second;
    }

    static int firstRoll() {
        return FIRST_ROLL;
    }

    static int firstOpening() {
        return FIRST_OPENING;
    }
}
