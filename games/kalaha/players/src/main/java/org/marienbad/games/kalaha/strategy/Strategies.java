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
     * @param seat the seat for which it plays
     * @throws IllegalArgumentException if there is no such strategy
     */
    public static KalahaStrategy of(int number, KalahaRules rules, int seat, Reading reading) {
        boolean farthest = reading.byIndex() && seat == NORTH;
        return switch (number) {
            case 0 -> (own, other, ply) -> KalahaStrategy.ANY;
            case 1 -> (own, other, ply) -> RowQueries.kalah(own);
            case 2 -> (own, other, ply) -> capture(own, other, 1, farthest);
            case 3 -> {
                int least = reading.single() ? 1 : 2;
                // The source nearer to the store.
                yield (own, other, ply) -> Math.max(RowQueries.kalah(own), capture(own, other, least, farthest));
            }
            case 4 ->
                reading.spare()
                        ? (own, other, ply) -> sparing(own, capture(own, other, 1, farthest))
                        : (own, other, ply) -> either(capture(own, other, 1, farthest), RowQueries.kalah(own));
            case 5 -> new Defender(rules, reading.beforeSowing());
            default -> throw new IllegalArgumentException("there is no strategy " + number + "; allowed: 0 to 5");
        };
    }

    private static int capture(long own, long other, int least, boolean farthest) {
        return farthest ? RowQueries.farthestCapture(own, other, least) : RowQueries.capture(own, other, least);
    }

    /** The capture, but before it an extra move from a pit behind its target, which stays empty. */
    private static int sparing(long own, int capture) {
        int kalah = RowQueries.kalah(own);
        return capture >= 0 && kalah > capture + RowQueries.stones(own, capture) ? kalah : either(capture, kalah);
    }

    private static int either(int first, int second) {
        return first >= 0 ? first : second;
    }
}
