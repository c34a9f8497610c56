package org.marienbad.games.kalaha.strategy;

import org.marienbad.games.kalaha.KalahaRules;

/** The strategies 0 to 5 of the first Kalaha thesis. */
public final class Strategies {
    /** How many there are. */
    public static final int COUNT = 6;

    private static final int NORTH = 1;

    private Strategies() {}

    /**
     * One of them.
     *
     * @param number 0 to 5
     * @param seat whom it plays for
     * @throws IllegalArgumentException if there is no such strategy
     */
    public static Strategy of(int number, KalahaRules rules, int seat, Reading reading) {
        return switch (number) {
            case 0 -> (own, other, ply) -> Strategy.ANY;
            case 1 -> (own, other, ply) -> Rows.kalah(own);
            case 2 ->
                reading.byIndex() && seat == NORTH
                        ? (own, other, ply) -> Rows.farthestCapture(own, other, 1)
                        : (own, other, ply) -> Rows.capture(own, other, 1);
            case 3 -> Strategies::nearer;
            case 4 -> Strategies::captureOrKalah;
            case 5 -> new Defender(rules, reading.beforeSowing());
            default -> throw new IllegalArgumentException("there is no strategy " + number + "; allowed: 0 to 5");
        };
    }

    /** Extra move or capture of two stones at least, whichever source is nearer to the store. */
    private static int nearer(long own, long other, int ply) {
        return Math.max(Rows.kalah(own), Rows.capture(own, other, 2));
    }

    private static int captureOrKalah(long own, long other, int ply) {
        int capture = Rows.capture(own, other, 1);
        return capture >= 0 ? capture : Rows.kalah(own);
    }
}
