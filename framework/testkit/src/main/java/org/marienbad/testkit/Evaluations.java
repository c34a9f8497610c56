package org.marienbad.testkit;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameAdvice;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.ScoreLine;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Evaluators and scores. */
final class Evaluations {
    private Evaluations() {}

    static int evaluators(Sample sample) {
        List<NamedEvaluator> evaluators = sample.game().advice().evaluators();
        if (evaluators.isEmpty()) {
            return 0;
        }
        List<String> names = names(sample.game().advice());
        if (new HashSet<>(names).size() < names.size()) {
            throw Violation.of("names of the evaluators", "all different", names);
        }
        // The first is the default: an order that changes lets the same seed give another game.
        Game again = sample.subject()
                .provider()
                .create(sample.subject().seats(), sample.subject().options());
        for (List<String> later : List.of(names(sample.game().advice()), names(again.advice()))) {
            if (!later.equals(names)) {
                throw Violation.of("order of the evaluators, asked again", names, later);
            }
        }
        return sample.visit((state, ply) -> {
            if (state.actor() != State.TERMINAL) {
                evaluators.forEach(known ->
                        check(sample, state, known.name(), known.evaluator().forThread()));
            }
        });
    }

    private static List<String> names(GameAdvice advice) {
        return advice.evaluators().stream().map(NamedEvaluator::name).toList();
    }

    /** Levels of strength are known ones, played with settings that can be read and that their players take. */
    static int advice(Sample sample) {
        GameAdvice advice = sample.game().advice();
        advice.presets().forEach((level, settings) -> {
            if (!GameAdvice.LEVELS.contains(level)) {
                throw Violation.of("level of strength", "one of " + GameAdvice.LEVELS, level);
            }
            requireSettings(sample, level, settings);
        });
        return advice.presets().size() + analysed(sample);
    }

    /** The game for analysis is the same but for its payoffs. */
    private static int analysed(Sample sample) {
        if (sample.game().advice().analysisOptions().isEmpty()) {
            return 0;
        }
        int tested = 0;
        for (RandomGame random : sample.lines()) {
            GameSetup setup = sample.subject().setup(random.starter());
            LineOfPlay line = random.line(random.length());
            LineOfPlay again;
            try {
                again = line.under(setup, setup.forAnalysis());
            } catch (IllegalArgumentException illegal) {
                throw Violation.of("plies in the setup for analyses", "legal, too", illegal.getMessage());
            }
            for (int ply = 0; ply <= line.length(); ply++) {
                int actor = line.position(ply).actor();
                if (again.position(ply).actor() != actor) {
                    throw Violation.of(
                            "actor in the setup for analyses after " + ply + " plies",
                            actor,
                            again.position(ply).actor());
                }
                tested++;
            }
        }
        return tested;
    }

    /**
     * Every player that has all these settings must accept the values; players that are not on the class path cannot be
     * examined.
     */
    private static void requireSettings(Sample sample, String level, String text) {
        try {
            Map<String, Object> settings =
                    PlayerSpec.parse(level + "(" + text + ")").settings();
            for (PlayerProvider provider : sample.suite().players()) {
                if (provider.settings().stream().map(Setting::key).toList().containsAll(settings.keySet())) {
                    Settings.of("setting", provider.id(), provider.settings(), settings);
                }
            }
        } catch (IllegalArgumentException malformed) {
            throw Violation.of(
                    "settings of level '" + level + "'",
                    "key=value,key=value that a player takes",
                    text + " (" + malformed.getMessage() + ")");
        }
    }

    private static void check(Sample sample, State state, String name, Evaluator evaluator) {
        String what = "estimates of evaluator '" + name + "'";
        if (!name.matches("[\\p{L}\\p{N}._/-]+")) {
            throw Violation.of("name of an evaluator", "letters, digits, dots, dashes", "'" + name + "'");
        }
        Fingerprint before = sample.fingerprint(state);
        double[] out = new double[sample.subject().seats()];
        Arrays.fill(out, Double.NaN);
        evaluator.evaluate(state, out);
        TerminalCheck.requireInRange(what, sample.subject().info(), out);
        double[] again = new double[out.length];
        evaluator.forThread().evaluate(state, again);
        if (!Arrays.equals(out, again)) {
            throw Violation.of(
                    what + " asked twice, in two threads' evaluators", Arrays.toString(out), Arrays.toString(again));
        }
        before.requireSame("evaluator '" + name + "' changed the position", sample.fingerprint(state));
    }

    /** The breakdown of scores has a number a seat in each line, and its parts add up. */
    private static void requireSums(Sample sample, LineOfPlay line) {
        List<ScoreLine> breakdown = sample.game().view().breakdown(line, Observer.REFEREE);
        int[] scores = sample.game().scores(line.present());
        int[] sums = new int[sample.subject().seats()];
        boolean parts = false;
        for (ScoreLine each : breakdown) {
            if (each.values().size() != sums.length) {
                throw Violation.of("breakdown line '" + each.label() + "'", "a number a seat", each.values());
            }
            for (int seat = 0; seat < sums.length && each.kind() == ScoreLine.Kind.PART; seat++) {
                sums[seat] += each.values().get(seat).orElse(0);
                parts = true;
            }
        }
        if (parts && scores.length > 0 && !Arrays.equals(sums, scores)) {
            throw Violation.of(
                    "sum of the parts of the scores of '" + line.present() + "'",
                    Arrays.toString(scores),
                    Arrays.toString(sums));
        }
    }

    static int scores(Sample sample) {
        int seats = sample.subject().seats();
        Set<Object> names = new HashSet<>();
        for (int seat = 0; seat < seats; seat++) {
            if (!names.add(sample.game().view().seatName(seat))) {
                throw Violation.of(
                        "names of the seats",
                        "all different",
                        sample.game().view().seatName(seat) + " twice");
            }
        }
        sample.lines().forEach(line -> {
            requireSums(sample, line.line(line.length() / 2));
            requireSums(sample, line.line(line.length()));
        });
        int wanted = sample.game().scores(sample.subject().start(0)).length == 0 ? 0 : seats;
        return sample.visit((state, ply) -> {
            int[] scores = sample.game().scores(state);
            if (scores.length != wanted) {
                throw Violation.of(
                        "scores", wanted == 0 ? "none, as at the start" : "one a seat", Arrays.toString(scores));
            }
        });
    }
}
