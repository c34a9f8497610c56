package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.State;

/**
 * One seeded random game as the plies that were played. The checks replay it; in a long game they look at its start,
 * its end and a random choice of the positions between.
 */
final class RandomGame {
    private static final int MOST_NODES = 48;
    private static final int MOST_ACTIONS = 4000;
    private static final int MOST_SHOWN = 250;
    /** Of a game with fewer plies: more than the plies by which a problem shows late. */
    private static final int LAST_NODES = 30;
    /** Longer games are cut off: their checks look at a part. */
    private static final int MOST_PLIES = 20_000;

    /** Why the game went no further. */
    enum End {
        TERMINAL,
        NO_ACTIONS,
        BAD_ACTION,
        TOO_LONG,
        CUT_OFF
    }

    /** Looks at the position after {@code ply} plies; must leave it unchanged. */
    @FunctionalInterface
    interface Visitor {
        void visit(State state, int ply);
    }

    private final Case subject;
    private final long seed;
    private final int starter;
    private final int[] plies;
    private final End end;
    private final BitSet nodes;
    /** Whether plies of the random game were left out. */
    private final boolean shortened;

    private RandomGame(Case subject, long seed, int starter, int[] plies, End end, BitSet nodes) {
        this.subject = subject;
        this.seed = seed;
        this.starter = starter;
        this.plies = plies;
        this.end = end;
        this.nodes = nodes;
        shortened = false;
    }

    private RandomGame(RandomGame whole, int[] plies, End end, BitSet nodes) {
        subject = whole.subject;
        seed = whole.seed;
        starter = whole.starter;
        this.plies = plies;
        this.end = end;
        this.nodes = nodes;
        shortened = true;
    }

    /** Plays a random game; throws a {@link Violation} if the game throws anything. */
    static RandomGame play(Case subject, long seed, int starter) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] buffer = subject.buffer();
        int[] plies = new int[64];
        int[] widths = new int[65];
        int length = 0;
        End end = null;
        try {
            State state = subject.start(starter);
            while (end == null) {
                int actor = state.actor();
                int count = actor == State.TERMINAL ? 0 : state.legalActions(buffer);
                int action = count < 1 ? -1 : buffer[pick(state, buffer, count, actor, random)];
                if (length == plies.length) {
                    plies = Arrays.copyOf(plies, 2 * length);
                    widths = Arrays.copyOf(widths, 2 * length + 1);
                }
                widths[length] = count;
                end = end(subject, length, actor, count, action);
                if (end == null) {
                    plies[length++] = action;
                    state.apply(action);
                }
            }
        } catch (Throwable thrown) {
            if (!Violation.isPluginFault(thrown)) {
                throw thrown;
            }
            int[] played = Arrays.copyOf(plies, length);
            RandomGame broken = new RandomGame(subject, seed, starter, played, End.BAD_ACTION, new BitSet());
            Violation violation = Violation.thrown("playing at random", thrown).at(broken.where(length));
            throw Shortening.of(broken, violation, RandomGame::playAgain);
        }
        return new RandomGame(subject, seed, starter, Arrays.copyOf(plies, length), end, nodes(widths, length, random));
    }

    /** Throws a {@link Violation} if the game throws anything. */
    private void playAgain() {
        int[] buffer = subject.buffer();
        int played = 0;
        try {
            State state = start();
            while (state.actor() != State.TERMINAL && state.legalActions(buffer) > 0 && played < plies.length) {
                played++;
                state.apply(plies[played - 1]);
            }
        } catch (Throwable thrown) {
            if (!Violation.isPluginFault(thrown)) {
                throw thrown;
            }
            throw Violation.thrown("playing at random", thrown).at(where(played));
        }
    }

    /**
     * The same game without the plies from {@code first} to before {@code last}; null if the others are not legal then. Its
     * start and its last positions are to be looked at.
     */
    RandomGame without(int first, int last) {
        int[] kept = new int[plies.length - (last - first)];
        System.arraycopy(plies, 0, kept, 0, first);
        System.arraycopy(plies, last, kept, first, plies.length - last);
        BitSet looked = new BitSet();
        looked.set(Math.max(0, kept.length - LAST_NODES), kept.length + 1);
        looked.set(0);
        int[] buffer = subject.buffer();
        State state = start();
        for (int i = 0; i < kept.length; i++) {
            int count = state.actor() == State.TERMINAL ? 0 : state.legalActions(buffer);
            int ply = kept[i];
            if (Arrays.stream(buffer, 0, Math.max(0, Math.min(count, buffer.length)))
                    .noneMatch(action -> action == ply)) {
                return null;
            }
            try {
                state.apply(ply);
            } catch (RuntimeException | LinkageError broken) {
                return new RandomGame(this, Arrays.copyOf(kept, i + 1), End.BAD_ACTION, looked);
            }
        }
        return new RandomGame(this, kept, state.actor() == State.TERMINAL ? End.TERMINAL : End.CUT_OFF, looked);
    }

    private static End end(Case subject, int length, int actor, int count, int action) {
        if (actor == State.TERMINAL) {
            return End.TERMINAL;
        }
        if (count < 1) {
            return End.NO_ACTIONS;
        }
        if (action < 0 || action >= subject.info().actionCount()) {
            return End.BAD_ACTION;
        }
        if (length == subject.info().maxPlies()) {
            return End.TOO_LONG;
        }
        return length == MOST_PLIES ? End.CUT_OFF : null;
    }

    /**
     * An index below {@code count}, by weight at a chance node, uniformly elsewhere and where the weights are invalid.
     */
    static int pick(State state, int[] buffer, int count, int actor, SplittableRandom random) {
        double left = random.nextDouble();
        if (actor == State.CHANCE) {
            double total = 0;
            for (int i = 0; i < count; i++) {
                total += state.chanceWeight(buffer[i]);
            }
            left *= total;
            for (int i = 0; i < count && total > 0; i++) {
                left -= state.chanceWeight(buffer[i]);
                if (left < 0) {
                    return i;
                }
            }
        }
        return random.nextInt(count);
    }

    private static BitSet nodes(int[] widths, int length, SplittableRandom random) {
        BitSet nodes = new BitSet();
        nodes.set(0);
        nodes.set(length);
        int actions = widths[0];
        int tries = length < MOST_NODES ? length : MOST_NODES;
        for (int i = 0; i < tries && actions < MOST_ACTIONS; i++) {
            int ply = length < MOST_NODES ? i : random.nextInt(length);
            if (!nodes.get(ply)) {
                nodes.set(ply);
                actions += widths[ply];
            }
        }
        return nodes;
    }

    Case subject() {
        return subject;
    }

    long seed() {
        return seed;
    }

    int length() {
        return plies.length;
    }

    int ply(int index) {
        return plies[index];
    }

    List<Integer> plies() {
        return Arrays.stream(plies).boxed().toList();
    }

    End end() {
        return end;
    }

    int starter() {
        return starter;
    }

    State start() {
        return subject.start(starter);
    }

    /** The first {@code length} plies and the positions between them. */
    LineOfPlay line(int length) {
        List<State> positions = new ArrayList<>(length + 1);
        positions.add(start());
        for (int i = 0; i < length; i++) {
            State state = positions.get(i).copy();
            state.apply(plies[i]);
            positions.add(state);
        }
        return new LineOfPlay(positions, plies().subList(0, length));
    }

    /** The position after {@code ply} plies. */
    State at(int ply) {
        State state = start();
        for (int i = 0; i < ply; i++) {
            state.apply(plies[i]);
        }
        return state;
    }

    /** Shows the chosen positions in order; throws all that goes wrong, and where. Returns how many there are. */
    int visit(Visitor visitor) {
        Violations violations = new Violations();
        int ply = 0;
        try {
            State state = start();
            while (true) {
                if (nodes.get(ply) && !visit(visitor, state, ply, violations)) {
                    state = at(ply); // which the visitor may have changed
                }
                if (ply == plies.length || violations.isFull()) {
                    break;
                }
                state.apply(plies[ply]);
                ply++;
            }
        } catch (Throwable thrown) {
            violations.add(ofGame(thrown).at(where(ply)));
        }
        violations.throwIfAny();
        return nodes.cardinality();
    }

    /** Returns whether nothing was wrong. */
    private boolean visit(Visitor visitor, State state, int ply, Violations violations) {
        try {
            visitor.visit(state, ply);
            return true;
        } catch (Throwable thrown) {
            violations.add(ofGame(thrown), () -> where(ply));
            return false;
        }
    }

    /**
     * Shows all positions in order, up to the first fault. It is for checks that are quick, or follow the game from ply
     * to ply.
     */
    int visitAll(Visitor visitor) {
        int ply = 0;
        try {
            State state = start();
            while (true) {
                visitor.visit(state, ply);
                if (ply == plies.length) {
                    return ply + 1;
                }
                state.apply(plies[ply]);
                ply++;
            }
        } catch (Throwable thrown) {
            throw ofGame(thrown).at(where(ply));
        }
    }

    /** A fault of a plugin; anything else is thrown on. */
    private static Violation ofGame(Throwable thrown) {
        if (thrown instanceof Error error && !Violation.isPluginFault(thrown)) {
            throw error;
        }
        return Violation.thrown("the game", thrown);
    }

    /** For messages: the seed and the plies that lead to the position after {@code ply} plies. */
    String where(int ply) {
        String first = "seed " + seed + (shortened ? " (shortened)" : "")
                + (starter == 0 ? "" : ", seat " + (starter + 1) + " starts");
        return first
                + (ply == 0 ? ", at the start" : ", after " + ply + (ply == 1 ? " ply: " : " plies: ") + told(ply));
    }

    /** The first plies in notation; as numbers where the game throws. */
    private String told(int ply) {
        StringJoiner told = new StringJoiner(" ");
        int skipped = Math.max(0, ply - MOST_SHOWN);
        if (skipped > 0) {
            told.add("…");
        }
        State state = null;
        for (int i = 0; i < ply; i++) {
            String notation = "#" + plies[i];
            try {
                state = i == 0 ? start() : state;
                if (i >= skipped && state != null) {
                    notation = Violation.oneLine(
                            subject.game().action(state, plies[i]).notation());
                }
                if (state != null) {
                    state.apply(plies[i]);
                }
            } catch (RuntimeException | LinkageError broken) {
                state = null;
            }
            if (i >= skipped) {
                told.add(notation);
            }
        }
        return told.toString();
    }
}
