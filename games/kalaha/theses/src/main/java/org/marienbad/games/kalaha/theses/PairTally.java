package org.marienbad.games.kalaha.theses;

import java.util.Arrays;

/** How the games of a pair ended and how long they were. Tallies add up to the same sums in any order. */
final class PairTally {
    /** Which results there are, in the order of the thesis's tables: the starter (R: of a draw) and the winner. */
    enum Cell {
        AA(0, 0),
        AB(0, 1),
        BB(1, 1),
        BA(1, 0),
        RA(0, DRAW),
        RB(1, DRAW);

        private final int starter;
        private final int result;

        Cell(int starter, int result) {
            this.starter = starter;
            this.result = result;
        }

        /** 0 for A, 1 for B. */
        int starter() {
            return starter;
        }

        /** The same cell if A and B change their names. */
        Cell swapped() {
            return switch (this) {
                case AA -> BB;
                case AB -> BA;
                case BB -> AA;
                case BA -> AB;
                case RA -> RB;
                case RB -> RA;
            };
        }
    }

    private static final int DRAW = 2;

    /** By starter (0 A, 1 B) and result (0 A won, 1 B won, 2 draw). */
    private final long[][] results = new long[2][3];

    private final long[] lengths;

    PairTally(int maxPlies) {
        lengths = new long[maxPlies + 1];
    }

    /**
     * Counts a game.
     *
     * @param starter 0 for A, 1 for B
     * @param margin stones that A has more than B at the end
     */
    void add(int starter, int margin, int plies) {
        results[starter][margin > 0 ? 0 : margin < 0 ? 1 : DRAW]++;
        lengths[plies]++;
    }

    synchronized void add(PairTally other) {
        for (int starter = 0; starter < 2; starter++) {
            for (int result = 0; result <= DRAW; result++) {
                results[starter][result] += other.results[starter][result];
            }
        }
        for (int plies = 0; plies < lengths.length; plies++) {
            lengths[plies] += other.lengths[plies];
        }
    }

    /** Games started by A (0) or B (1). */
    long started(int starter) {
        return results[starter][0] + results[starter][1] + results[starter][DRAW];
    }

    long games() {
        return started(0) + started(1);
    }

    /** The conditional probability of a result, given who started. */
    double share(Cell cell) {
        return (double) results[cell.starter][cell.result] / started(cell.starter);
    }

    long draws() {
        return results[0][DRAW] + results[1][DRAW];
    }

    /** Games by number of plies, without the zeros after the longest. */
    long[] lengths() {
        int longest = lengths.length - 1;
        while (longest > 0 && lengths[longest] == 0) {
            longest--;
        }
        return Arrays.copyOf(lengths, longest + 1);
    }

    double meanPlies() {
        double sum = 0;
        for (int plies = 0; plies < lengths.length; plies++) {
            sum += (double) plies * lengths[plies];
        }
        return sum / games();
    }
}
