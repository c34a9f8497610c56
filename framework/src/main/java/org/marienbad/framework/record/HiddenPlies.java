package org.marienbad.framework.record;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

/**
 * Plies whose actions their observer did not see, written {@value Seen#NOTHING} or as {@link Seen#notation} says: finds
 * actions that may stand for them. The choice depends on the written record alone.
 */
public final class HiddenPlies {
    /** The most positions that are tried. */
    private static final int MOST_POSITIONS = 500_000;

    /** Which actions a ply may be. */
    @FunctionalInterface
    public interface Candidates {
        /** The actions that ply {@code index} may be in {@code before}, in the order in which they are tried. */
        int[] of(State before, int index);
    }

    private HiddenPlies() {}

    /** Whether {@code ply} is written as one whose action was not seen. */
    public static boolean isHidden(String ply) {
        return ply.startsWith(Seen.NOTHING) || ply.startsWith(Plies.CHANCE_MARK + Seen.NOTHING);
    }

    /** The actions legal in {@code before} that {@code observer} would have seen as {@code ply}, in random order. */
    public static int[] candidates(Game game, State before, String ply, Observer observer, int index) {
        boolean chance = ply.startsWith(Plies.CHANCE_MARK);
        if (before.actor() == State.TERMINAL || chance != (before.actor() == State.CHANCE)) {
            return new int[0];
        }
        String notation = chance ? ply.substring(Plies.CHANCE_MARK.length()) : ply;
        int[] fitting = Arrays.stream(game.legalActions(before))
                .filter(code -> {
                    Seen seen = game.seen(before, code, observer);
                    return !seen.isKnown() && seen.notation().equals(notation);
                })
                .toArray();
        SplittableRandom random = Seeds.stream(1, "hidden ply", index);
        for (int i = fitting.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int swapped = fitting[i];
            fitting[i] = fitting[other];
            fitting[other] = swapped;
        }
        return fitting;
    }

    /**
     * Plays {@code plies} plies from {@code start}, each one of its candidates. If a ply has none, another choice for
     * one ply before is looked for that leads further, the latest first. If none does, one is made at random
     * (min-conflicts with random walk; Minton, Johnston, Philips, Laird 1992).
     *
     * @return their actions; empty if no line was found that fits
     */
    public static Optional<int[]> fit(State start, int plies, Candidates candidates) {
        return new Search(start, plies, candidates).run();
    }

    /** A line that fits as far as it goes. */
    private static final class Search {
        private final int plies;
        private final Candidates candidates;
        private final SplittableRandom random = Seeds.stream(2, "hidden ply", 0);
        private final int[] line;
        private final int[][] choices;
        private final State[] before;
        /** How many plies fit. */
        private int length;

        private int tried;

        Search(State start, int plies, Candidates candidates) {
            this.plies = plies;
            this.candidates = candidates;
            line = new int[plies];
            choices = new int[plies][];
            before = new State[plies + 1];
            before[0] = start;
        }

        Optional<int[]> run() {
            extend(0, line.clone());
            while (length < plies) {
                if (!improve() && !wander() || isSpent()) {
                    return Optional.empty();
                }
            }
            return Optional.of(line);
        }

        private boolean isSpent() {
            return tried >= MOST_POSITIONS;
        }

        /** Another choice for one ply that leads further. */
        private boolean improve() {
            int reached = length;
            int[] old = line.clone();
            for (int ply = reached - 1; ply >= 0; ply--) {
                for (int code : choices[ply]) {
                    if (isSpent()) {
                        return false;
                    }
                    if (code != old[ply]) {
                        change(ply, code, old);
                        if (length > reached) {
                            return true;
                        }
                    }
                }
                if (choices[ply].length > 1) {
                    change(ply, old[ply], old);
                }
            }
            return false;
        }

        /** Any other choice for some ply; false if there is none to be made. */
        private boolean wander() {
            int[] open = IntStream.range(0, length)
                    .filter(ply -> choices[ply].length > 1)
                    .toArray();
            if (open.length == 0) {
                return false;
            }
            int ply = open[random.nextInt(open.length)];
            change(ply, choices[ply][random.nextInt(choices[ply].length)], line.clone());
            return true;
        }

        private void change(int ply, int code, int[] preferred) {
            place(ply, code);
            extend(ply + 1, preferred);
        }

        /** Plays on from ply {@code from}: as in {@code preferred} where that fits, else the first that does. */
        private void extend(int from, int[] preferred) {
            for (length = from; length < plies && !isSpent(); ) {
                int ply = length;
                choices[ply] = candidates.of(before[ply], ply);
                if (choices[ply].length == 0) {
                    return;
                }
                boolean fits = Arrays.stream(choices[ply]).anyMatch(code -> code == preferred[ply]);
                place(ply, fits ? preferred[ply] : choices[ply][0]);
            }
        }

        private void place(int ply, int code) {
            tried++;
            line[ply] = code;
            before[ply + 1] = before[ply].copy();
            before[ply + 1].apply(code);
            length = ply + 1;
        }
    }
}
