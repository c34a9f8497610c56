package org.marienbad.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** Compares a playthrough with a golden file, so that no rule changes unnoticed. */
final class Golden {
    /** The golden file does not depend on the seed of the run. */
    private static final long SEED = 1;

    private static final int MOST_PLIES = 150;

    private Golden() {}

    static int check(GameSuite.Run run) {
        Path file = run.suite().golden();
        if (file == null) {
            return 0;
        }
        List<Case> defaults = run.cases().accepted().stream()
                .filter(subject -> subject.options().changed().isEmpty())
                .toList();
        if (defaults.isEmpty()) {
            throw new SkipCheck("the game does not accept its default options, see '" + Check.OPTIONS.id() + "'");
        }
        List<String> now = new ArrayList<>();
        now.add("A random game of " + run.suite().provider().id()
                + " by which its tests notice changes. To accept a change, delete this file and run them again.");
        defaults.forEach(subject -> tell(subject, now));
        try {
            if (Files.exists(file)) {
                compare(file, Files.readAllLines(file), now);
            } else if (!run.suite().writesGolden()) {
                throw Violation.of(
                        "golden playthrough", "the file " + file + ", kept with the sources", "no such file");
            } else if (run.hasFailures()) {
                // A golden file of this would keep a mistake.
                throw new SkipCheck("the file is written when all other checks pass");
            } else {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.write(file, now);
            }
        } catch (IOException unusable) {
            throw Violation.of("golden playthrough", "a readable and writable file", unusable);
        }
        return defaults.size();
    }

    private static void tell(Case subject, List<String> lines) {
        RandomGame line = RandomGame.play(subject, Seeds.split(SEED, "golden", subject.seats()), 0);
        lines.add("");
        lines.add("== " + subject.name());
        State state = line.start();
        for (int ply = 0; ; ply++) {
            State now = state;
            now.toString().lines().forEach(row -> lines.add(("    " + row).stripTrailing()));
            int[] scores = subject.game().scores(now);
            if (scores.length > 0) {
                lines.add("scores " + Arrays.toString(scores));
            }
            if (ply == line.length() || ply == MOST_PLIES) {
                break;
            }
            int[] buffer = subject.buffer();
            int count = now.legalActions(buffer);
            lines.add("legal "
                    + Arrays.stream(buffer, 0, count)
                            .mapToObj(code -> subject.game().action(now, code).notation())
                            .collect(Collectors.joining(" ")));
            lines.add((ply + 1) + ". " + actor(now.actor()) + ": "
                    + subject.game().action(now, line.ply(ply)).notation());
            state.apply(line.ply(ply));
        }
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[subject.seats()];
            state.payoffs(payoffs);
            lines.add("payoffs " + Arrays.toString(payoffs));
        }
    }

    private static String actor(int actor) {
        return actor == State.CHANCE ? "chance" : "seat " + (actor + 1);
    }

    private static void compare(Path file, List<String> kept, List<String> now) {
        for (int i = 0; i < Math.max(kept.size(), now.size()); i++) {
            String expected = i < kept.size() ? kept.get(i) : "the end of the file";
            String found = i < now.size() ? now.get(i) : "the end of the game";
            if (!expected.equals(found)) {
                throw Violation.of("golden playthrough " + file + ", line " + (i + 1), expected, found);
            }
        }
    }
}
