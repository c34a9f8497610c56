package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;

/** Check FEATURES: the view of learned evaluators, for games that say so. */
final class Perception {
    private static final int UNTOUCHED = Integer.MIN_VALUE;

    private Perception() {}

    static int check(Sample sample) {
        int tested = 0;
        if (sample.game() instanceof Cells cells) {
            CellRelations.check(cells);
            Reader reader = (state, seat) -> cells(cells, state, seat);
            tested += visit(sample, reader);
            AlikeSeats.check(sample, cells, reader);
        }
        if (sample.game() instanceof Features features) {
            Reader reader = (state, seat) -> features(features, state, seat);
            tested += visit(sample, reader);
            AlikeSeats.check(sample, features, reader);
        }
        return tested;
    }

    /** Reads a position as a seat sees it. */
    @FunctionalInterface
    interface Reader {
        List<Integer> read(State state, int seat);
    }

    /** The features and cells of a game, read without any check, as a search reads them. */
    record Reading(String what, int length, Reading.Function function) {
        /** Writes the view of {@code seat}. */
        @FunctionalInterface
        interface Function {
            void read(State state, int seat, int[] out);
        }
    }

    static List<Reading> readings(Game game) {
        List<Reading> readings = new ArrayList<>();
        if (game instanceof Cells cells) {
            readings.add(new Reading("readCells", cells.cellCount(), cells::readCells));
        }
        if (game instanceof Features features) {
            readings.add(new Reading("active features", features.maxActive(), features::active));
        }
        return readings;
    }

    private static int visit(Sample sample, Reader reader) {
        return sample.visit((state, ply) -> {
            Fingerprint before = sample.fingerprint(state);
            for (int seat = 0; seat < sample.subject().seats(); seat++) {
                List<Integer> read = reader.read(state, seat);
                requireSame("features or cells read twice", read, reader.read(state, seat));
                if (state instanceof ImperfectInformationState) {
                    ImperfectInformationState guess = (ImperfectInformationState) state.copy();
                    guess.determinize(Observer.seat(seat), new SplittableRandom(ply));
                    requireSame(
                            "features or cells that seat " + (seat + 1)
                                    + " sees, and in a guess of what it cannot know",
                            read,
                            reader.read(guess, seat));
                }
            }
            before.requireSame("reading features or cells changed the position", sample.fingerprint(state));
        });
    }

    private static void requireSame(String what, List<Integer> expected, List<Integer> found) {
        if (!expected.equals(found)) {
            throw Violation.of(what, expected, found);
        }
    }

    private static List<Integer> cells(Cells cells, State state, int seat) {
        int[] out = buffer(cells.cellCount());
        cells.readCells(state, seat, out);
        for (int cell = 0; cell < cells.cellCount(); cell++) {
            requireInRange("state of cell " + cell, out[cell], cells.cellStates(cell));
        }
        requireUntouched(out, cells.cellCount());
        return list(out, cells.cellCount());
    }

    private static List<Integer> features(Features features, State state, int seat) {
        int[] out = buffer(features.maxActive());
        int count = features.active(state, seat, out);
        requireInRange("number of active features", count, features.maxActive() + 1);
        for (int i = 0; i < count; i++) {
            requireInRange("active feature", out[i], features.featureCount());
            if (i > 0 && out[i] <= out[i - 1]) {
                throw Violation.of("active features", "ascending", list(out, count));
            }
        }
        requireUntouched(out, features.maxActive());
        return list(out, count);
    }

    private static int[] buffer(int length) {
        int[] out = new int[length + 8];
        Arrays.fill(out, UNTOUCHED);
        return out;
    }

    private static List<Integer> list(int[] out, int count) {
        return Arrays.stream(out, 0, count).boxed().toList();
    }

    private static void requireInRange(String what, int value, int end) {
        if (value < 0 || value >= end) {
            throw Violation.of(what, "from 0 to " + (end - 1), value);
        }
    }

    private static void requireUntouched(int[] out, int from) {
        for (int i = from; i < out.length; i++) {
            if (out[i] != UNTOUCHED) {
                throw Violation.of("numbers written", "at most " + from, i + 1);
            }
        }
    }
}
