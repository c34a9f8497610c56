package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** The random games of one case, and the means that checks share. */
final class Sample {
    private final GameSuite suite;
    private final Case subject;
    private final List<RandomGame> lines = new ArrayList<>();
    private final Set<Text> worded;
    private Violation broken;

    /** @param worded see {@link #worded()} */
    Sample(GameSuite suite, Case subject, int games, int plies, Set<Text> worded) {
        this.suite = suite;
        this.worded = worded;
        this.subject = subject;
        int played = 0;
        try {
            for (int i = 0; i < games && (i < 2 || played < plies); i++) {
                RandomGame line =
                        RandomGame.play(subject, Seeds.split(suite.seed(), "game", i), i % subject.starters());
                lines.add(line);
                played += line.length();
            }
        } catch (Violation violation) {
            broken = violation;
        }
    }

    GameSuite suite() {
        return suite;
    }

    Case subject() {
        return subject;
    }

    Game game() {
        return subject.game();
    }

    List<RandomGame> lines() {
        return lines;
    }

    /** Texts that have words, as a case of the run has shown; grows. */
    Set<Text> worded() {
        return worded;
    }

    /** The failure while the games were played, or null. */
    Violation broken() {
        return broken;
    }

    /** Visits the chosen positions of all lines and returns how many there were. */
    int visit(RandomGame.Visitor visitor) {
        return eachLine(line -> line.visit(visitor));
    }

    /** Examines all lines; throws what is wrong in any of them, with as few plies as show it. Returns the sum of the results of {@code check}. */
    int eachLine(ToIntFunction<RandomGame> check) {
        return eachLine((line, other) -> check.applyAsInt(line));
    }

    /** The same; each line comes with another one, as far as there are several. */
    int eachLine(ToIntBiFunction<RandomGame, RandomGame> check) {
        Violations violations = new Violations();
        int tested = 0;
        for (int i = 0; i < lines.size() && !violations.isFull(); i++) {
            RandomGame line = lines.get(i);
            RandomGame other = lines.get((i + 1) % lines.size());
            try {
                tested += check.applyAsInt(line, other);
            } catch (Violation found) {
                if (violations.isNew(found)) {
                    violations.add(Shortening.of(line, found, shorter -> {
                        int unused = check.applyAsInt(shorter, other);
                    }));
                }
            }
        }
        violations.throwIfAny();
        return tested;
    }

    /** Whether earlier positions count, which an encoding leaves out. */
    boolean isHistoryDependent() {
        return subject.info().repetition() != GameInfo.Repetition.IRRELEVANT;
    }

    /** {@code state}, or where the history counts a copy without it. */
    State withoutHistory(State state) {
        if (!isHistoryDependent()) {
            return state;
        }
        State plain = state.copy();
        plain.decode(subject.encode(state));
        return plain;
    }

    Fingerprint fingerprint(State state) {
        return Fingerprint.of(subject, state);
    }

    /** The legal actions of {@code state}, or outcomes, as the game gives them. */
    int[] legal(State state) {
        int[] buffer = subject.buffer();
        int count = state.actor() == State.TERMINAL ? 0 : state.legalActions(buffer);
        return java.util.Arrays.copyOf(buffer, Math.max(0, Math.min(count, buffer.length)));
    }
}
