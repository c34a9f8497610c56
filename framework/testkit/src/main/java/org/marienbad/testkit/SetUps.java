package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * Check SET_UP: people set up positions that no game reaches. Positions of random games are changed in one to three
 * places, each to a value that is likely to be accepted. Then one is changed again and again while legal actions do not
 * become fewer. A bound that holds in games may be too low for set-ups.
 */
final class SetUps {
    /** Changed positions from the games of a line. */
    private static final int TRIES = 15;
    /** Positions of a line that are changed, or from which values come. */
    private static final int BASES = 8;
    /** Once this many plies from changed positions are played in a case, no more are tried. */
    private static final int MOST_PLIES = 20_000;
    /** Changes tried for each line, one after another, in search of many legal actions. */
    private static final int STEPS = 500;

    private final Sample sample;
    private final SplittableRandom random;
    private final PositionChanges changer;
    private final Violations violations = new Violations();
    private final List<Map<String, Object>> bases = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    private int plies;

    private SetUps(Sample sample) {
        this.sample = sample;
        random = Seeds.stream(sample.suite().seed(), "set-up", 0);
        changer = new PositionChanges(random);
    }

    /** Returns how many changed positions the game accepted. */
    static int check(Sample sample) {
        if (sample.lines().isEmpty()
                || sample.game().position(sample.subject().start(0)).isEmpty()) {
            return 0;
        }
        SetUps setUps = new SetUps(sample);
        sample.lines().forEach(setUps::collect);
        int accepted = setUps.run(TRIES * sample.lines().size())
                + setUps.climb(STEPS * sample.lines().size());
        setUps.violations.throwIfAny();
        return accepted;
    }

    private void collect(RandomGame line) {
        int[] wanted =
                random.ints(BASES, 0, line.length() + 1).sorted().distinct().toArray();
        State state = line.start();
        int ply = 0;
        for (int next : wanted) {
            for (; ply < next; ply++) {
                state.apply(line.ply(ply));
            }
            Map<String, Object> form = PositionForms.throughJson(PositionForms.position(sample, state));
            bases.add(form);
            places.add(line.where(ply));
            changer.remember(form);
        }
    }

    private int run(int tries) {
        int accepted = 0;
        for (int i = 0; i < tries && plies < MOST_PLIES && !violations.isFull(); i++) {
            int base = random.nextInt(bases.size());
            List<String> changes = new ArrayList<>();
            Map<String, Object> form = bases.get(base);
            for (int left = 1 + random.nextInt(3); left > 0; left--) {
                form = changer.change(form, changes);
            }
            Map<String, Object> changed = form;
            accepted += tried(
                            () -> accepts(changed),
                            () -> places.get(base) + ", then set up with " + String.join(", ", changes))
                    ? 1
                    : 0;
        }
        return accepted;
    }

    /** Changes a position where that makes no fewer legal actions, {@code steps} times; returns how often it did. */
    private int climb(int steps) {
        int[] buffer = sample.subject().buffer();
        Map<String, Object> form = bases.get(random.nextInt(bases.size()));
        int[] most = {0};
        int kept = 0;
        for (int i = 0; i < steps && !violations.isFull(); i++) {
            Map<String, Object> changed = changer.change(form, new ArrayList<>());
            if (tried(() -> hasAsMany(changed, buffer, most), () -> "set up as " + Violation.oneLine(changed))) {
                form = changed;
                kept++;
            }
        }
        return kept;
    }

    /** Whether the game takes the position and has no fewer legal actions in it than {@code most}, which grows. */
    private boolean hasAsMany(Map<String, Object> form, int[] buffer, int[] most) {
        State state = taken(form).orElse(null);
        int count = state == null || state.actor() == State.TERMINAL ? 0 : state.legalActions(buffer);
        if (count > sample.subject().info().maxLegalActions()) {
            throw wrongCount(count);
        }
        boolean asMany = state != null && count >= most[0];
        most[0] = Math.max(most[0], count);
        return asMany;
    }

    /** The answer of {@code trial}; false if it fails, which is kept with the place. */
    private boolean tried(BooleanSupplier trial, Supplier<String> place) {
        try {
            return trial.getAsBoolean();
        } catch (Throwable thrown) {
            if (!(thrown instanceof Violation) && !Violation.isPluginFault(thrown)) {
                throw thrown;
            }
            violations.add(Violation.thrown("a position that was set up", thrown), place);
            return false;
        }
    }

    /** The position, if the game takes it. */
    private Optional<State> taken(Map<String, Object> form) {
        try {
            return Optional.of(sample.game().stateOf(form));
        } catch (IllegalArgumentException refused) {
            if (refused.getMessage() == null || refused.getMessage().isBlank()) {
                throw Violation.of("stateOf", "IllegalArgumentException saying what is wrong", "no message");
            }
            return Optional.empty();
        }
    }

    /** Whether the game takes the position; one that it takes is as good as any other. */
    private boolean accepts(Map<String, Object> form) {
        State state = taken(form).orElse(null);
        if (state == null) {
            return false;
        }
        Fingerprint fingerprint = sample.fingerprint(state);
        Map<String, Object> written = PositionForms.throughJson(PositionForms.position(sample, state));
        State again = PositionForms.stateOf(sample, written);
        fingerprint.requireSame("position set up, written and read back", sample.fingerprint(again));
        Map<String, Object> rewritten = PositionForms.throughJson(PositionForms.position(sample, again));
        if (!written.equals(rewritten)) {
            throw Violation.of("position set up, written and read back, position", written, rewritten);
        }
        show(state);
        play(state);
        return true;
    }

    private Violation wrongCount(int count) {
        return Violation.of(
                "legal actions after a set-up",
                "1 to " + sample.subject().info().maxLegalActions() + " before the end",
                count);
    }

    private void show(State state) {
        sample.game().view().picture(state, Observer.seat(0));
        sample.game().view().description(state, Observer.seat(0));
        sample.game().scores(state);
    }

    private void play(State state) {
        int[] buffer = sample.subject().buffer();
        int most = sample.subject().info().maxPlies();
        int ply = 0;
        for (int actor = state.actor(); actor != State.TERMINAL && plies < MOST_PLIES; actor = state.actor()) {
            int count = state.legalActions(buffer);
            if (count < 1 || count > sample.subject().info().maxLegalActions()) {
                throw wrongCount(count);
            } else if (ply == most) {
                throw Violation.of("the game after a set-up did not end", "at most " + most + " plies", "more");
            }
            state.apply(buffer[RandomGame.pick(state, buffer, count, actor, random)]);
            ply++;
            plies++;
        }
        show(state);
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[sample.subject().seats()];
            state.payoffs(payoffs);
            TerminalCheck.requireInRange(
                    "payoffs after a set-up", sample.subject().info(), payoffs);
        }
    }
}
