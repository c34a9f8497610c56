package org.marienbad.lab.statistics;

/**
 * Results of the games of A against B, counted by who made the first move. The shares carry the names of the thesis on
 * strategies of Kalaha. The share {@code ppXY} is the probability that Y wins if X starts, {@code ppRX} that of a draw.
 * The sums ppAA + ppAB + ppRA and ppBB + ppBA + ppRB are 1.
 *
 * @param aWinsAStarts games that A started and won
 * @param bWinsAStarts games that A started and B won
 * @param drawsAStarts games that A started, drawn
 * @param bWinsBStarts games that B started and won
 * @param aWinsBStarts games that B started and A won
 * @param drawsBStarts games that B started, drawn
 */
public record StarterResults(
        long aWinsAStarts,
        long bWinsAStarts,
        long drawsAStarts,
        long bWinsBStarts,
        long aWinsBStarts,
        long drawsBStarts) {
    /** Before the first game. */
    public static final StarterResults NONE = new StarterResults(0, 0, 0, 0, 0, 0);

    /**
     * These results and one game more.
     *
     * @param aStarts whether A made its first move
     * @param winner positive if A won, negative if B won, 0 for a draw
     */
    public StarterResults with(boolean aStarts, double winner) {
        int a = winner > 0 ? 1 : 0;
        int b = winner < 0 ? 1 : 0;
        int draw = 1 - a - b;
        return plus(aStarts ? new StarterResults(a, b, draw, 0, 0, 0) : new StarterResults(0, 0, 0, b, a, draw));
    }

    public StarterResults plus(StarterResults other) {
        return new StarterResults(
                aWinsAStarts + other.aWinsAStarts,
                bWinsAStarts + other.bWinsAStarts,
                drawsAStarts + other.drawsAStarts,
                bWinsBStarts + other.bWinsBStarts,
                aWinsBStarts + other.aWinsBStarts,
                drawsBStarts + other.drawsBStarts);
    }

    /** The same games with A and B exchanged. */
    public StarterResults swapped() {
        return new StarterResults(bWinsBStarts, aWinsBStarts, drawsBStarts, aWinsAStarts, bWinsAStarts, drawsAStarts);
    }

    public long games() {
        return gamesAStarts() + gamesBStarts();
    }

    public long gamesAStarts() {
        return aWinsAStarts + bWinsAStarts + drawsAStarts;
    }

    public long gamesBStarts() {
        return bWinsBStarts + aWinsBStarts + drawsBStarts;
    }

    /** A wins if A starts. */
    public Proportion ppAA() {
        return new Proportion(aWinsAStarts, gamesAStarts());
    }

    /** B wins if A starts. */
    public Proportion ppAB() {
        return new Proportion(bWinsAStarts, gamesAStarts());
    }

    /** A draw if A starts. */
    public Proportion ppRA() {
        return new Proportion(drawsAStarts, gamesAStarts());
    }

    /** B wins if B starts. */
    public Proportion ppBB() {
        return new Proportion(bWinsBStarts, gamesBStarts());
    }

    /** A wins if B starts. */
    public Proportion ppBA() {
        return new Proportion(aWinsBStarts, gamesBStarts());
    }

    /** A draw if B starts. */
    public Proportion ppRB() {
        return new Proportion(drawsBStarts, gamesBStarts());
    }

    /** The starter wins, whoever it is: what it is worth to start. */
    public Proportion starterWins() {
        return new Proportion(aWinsAStarts + bWinsBStarts, games());
    }

    /** A draw, whoever starts. */
    public Proportion draws() {
        return new Proportion(drawsAStarts + drawsBStarts, games());
    }
}
