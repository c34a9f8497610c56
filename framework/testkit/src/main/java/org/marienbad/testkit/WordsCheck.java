package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameView;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** Whether every text of a game has a message, in English and, where the plugin has a Czech bundle, in Czech. */
final class WordsCheck {
    private WordsCheck() {}

    /** The bundle itself: name, summary, options; the same keys in all languages. */
    static int messages(GameSuite.Run run) {
        GameProvider provider = run.suite().provider();
        Bundle bundle = bundle(provider);
        if (!bundle.exists()) {
            return 0;
        }
        Violations violations = new Violations();
        int[] tested = {0};
        violations.collect(() -> tested[0] = bundle.requireSound());
        List<String> keys = new ArrayList<>(List.of("name", "summary"));
        provider.options().forEach(option -> keys.addAll(keys("option." + option.key(), option)));
        keys.forEach(key -> violations.collect(() -> bundle.require(key)));
        violations.throwIfAny();
        return tested[0];
    }

    private static List<String> keys(String key, Setting<?> setting) {
        List<String> keys = new ArrayList<>(List.of(key, key + ".help"));
        if (setting instanceof ChoiceSetting choice) {
            choice.values().forEach(value -> keys.add(key + "." + value));
        }
        return keys;
    }

    /** The texts that games produce. */
    static int texts(Sample sample) {
        Bundle bundle = bundle(sample.subject().provider());
        if (!bundle.exists()) {
            return 0;
        }
        Messages messages = sample.subject().provider().messages(Locale.forLanguageTag(Bundle.CZECH));
        int[] tested = {0};
        Set<Text> seen = new HashSet<>();
        List<Text> general = new ArrayList<>(sample.game().view().rulebook().texts());
        sample.game().view().coach().forEach(step -> {
            general.add(step.words());
            step.task().ifPresent(task -> general.addAll(List.of(task.success(), task.failure())));
        });
        Violations violations = new Violations();
        for (Text text : general) {
            violations.collect(() -> bundle.require(messages, text, Set.of()));
            tested[0]++;
        }
        violations.collect(() -> sample.visit((state, ply) -> {
            Set<String> notations = new HashSet<>();
            Set<Text> texts = new HashSet<>();
            for (int code : sample.legal(state)) {
                Action action = sample.game().action(state, code);
                notations.add(action.notation());
                texts.add(action.words());
                if (state.actor() >= 0) {
                    texts.addAll(sample.game().view().annotations(state, code));
                }
                State after = state.copy();
                after.apply(code);
                texts.addAll(sample.game().view().events(state, code, after, Observer.REFEREE));
            }
            texts.addAll(objections(sample, state));
            for (int seat = 0; seat < sample.subject().seats(); seat++) {
                texts.add(sample.game().view().seatName(seat));
                collect(sample.game().view().picture(state, Observer.seat(seat)), texts::add);
                texts.addAll(sample.game().view().description(state, Observer.seat(seat)));
            }
            Violations here = new Violations();
            for (Text text : texts) {
                if (seen.add(text)) {
                    tested[0]++;
                    if (!sample.worded().contains(text)) {
                        here.collect(() -> {
                            bundle.require(messages, text, notations);
                            sample.worded().add(text);
                        });
                    }
                }
            }
            here.throwIfAny();
        }));
        for (RandomGame line : sample.lines()) {
            for (Text text : told(sample, line)) {
                violations.collect(() -> bundle.require(messages, text, Set.of()));
                tested[0]++;
            }
        }
        violations.throwIfAny();
        return tested[0];
    }

    /** The words for clicks on all the spots, if there is a seat to click. */
    private static List<Text> objections(Sample sample, State state) {
        if (state.actor() < 0) {
            return List.of();
        }
        return sample.game().view().picture(state, Observer.seat(state.actor())).spots().stream()
                .map(spot -> sample.game().view().objection(state, List.of(), spot.id()))
                .toList();
    }

    /** The words for the end of a game, its scores and its payoffs. */
    private static List<Text> told(Sample sample, RandomGame line) {
        GameView view = sample.game().view();
        LineOfPlay played = line.line(line.length());
        List<Text> texts = new ArrayList<>();
        view.breakdown(played, Observer.REFEREE).forEach(each -> texts.addAll(List.of(each.label(), each.help())));
        if (played.present().actor() == State.TERMINAL) {
            texts.add(view.ending(played));
            double[] payoffs = new double[sample.subject().seats()];
            played.present().payoffs(payoffs);
            for (double payoff : payoffs) {
                texts.add(Values.of(sample.game(), payoff, true));
                texts.add(Values.of(sample.game(), payoff * .9, false));
            }
        }
        return texts;
    }

    private static void collect(Picture picture, Consumer<Text> texts) {
        texts.accept(picture.caption());
        picture.spots().forEach(spot -> {
            texts.accept(spot.label());
            texts.accept(spot.tip());
        });
        picture.panels()
                .forEach(panel -> panel.rows().forEach(row -> {
                    texts.accept(row.name());
                    texts.accept(row.value());
                    row.gauges().forEach(gauge -> texts.accept(gauge.tip()));
                }));
    }

    private static Bundle bundle(GameProvider provider) {
        return Bundle.of(provider.getClass().getClassLoader(), provider.messages());
    }
}
