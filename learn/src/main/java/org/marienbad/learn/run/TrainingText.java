package org.marienbad.learn.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.report.LearningReport;
import org.marienbad.lab.report.LearningReport.Fact;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.learn.Methods;
import org.marienbad.learn.feature.FeatureSets;

/** Sentences about trainings, in one language. */
public final class TrainingText {
    private final Messages words;

    public TrainingText(Locale locale) {
        words = Messages.of(locale).with(TrainingText.class.getClassLoader(), "org.marienbad.learn.run.messages");
    }

    public Locale locale() {
        return words.locale();
    }

    /** The sentence or name {@code key}. */
    public String get(String key, Object... values) {
        return words.get(key, values);
    }

    /** Against whom the curve is measured. */
    public String opponent(TrainingPlan plan) {
        return plan.against().map(Object::toString).orElseGet(() -> baseline(plan.setup(), CountedSearch.EFFORT));
    }

    private String baseline(GameSetup setup, int positions) {
        return setup.game().advice().evaluators().isEmpty()
                ? words.get("against.none", positions)
                : words.get(
                        "against.evaluator",
                        positions,
                        setup.game().advice().evaluators().get(0).name());
    }

    /** The model whose place is to be taken. */
    private String rival(String name, Candidate.Rival rival) {
        return words.get(rival.brought() ? "against.brought" : "against.older", name);
    }

    /** The model that must be matched under a name in use. */
    public String announcement(String name, Candidate.Rival rival) {
        return words.get("rival", rival(name, rival), rival.where());
    }

    /** A share in percent, such as 71.5. */
    public String percent(double share) {
        return String.format(words.locale(), "%.1f", 100 * share);
    }

    /** "62.1 – 79.4". */
    public String interval(Interval interval) {
        return percent(interval.low()) + " – " + percent(interval.high());
    }

    public String whole(long number) {
        return String.format(words.locale(), "%,d", number);
    }

    /** How the new model stands against what was there, and what became of it. */
    public String verdict(TrainingPlan plan, TrainingResult.Made made) {
        return verdict(plan.name(), plan.setup(), made);
    }

    /** The fate of the model called {@code name}. */
    public String verdict(String name, GameSetup setup, TrainingResult.Made made) {
        Score score = made.gate().score();
        Budgets budgets = made.gate().budgets();
        String before = made.rival().map(rival -> rival(name, rival)).orElseGet(() -> baseline(setup, budgets.rival()));
        String result = words.get(
                strength(made.gate()),
                before,
                percent(score.points()),
                whole(score.games()),
                interval(score.interval()));
        boolean mayBeTold = !made.gate().passed() && !FeatureSets.areTold(setup.game());
        String counted = (mayBeTold ? words.get("gate.untold") + " " : "")
                + words.get("gate.budgets", budgets.model(), budgets.rival());
        return result + " " + counted + " "
                + words.get(made.gate().passed() ? "gate.installed" : "gate.kept", made.file());
    }

    /** By the interval, as it stands in the same sentence; the test on rounds may end sooner or later than that tells. */
    private static String strength(GateResult gate) {
        Interval points = gate.score().interval();
        if (points.low() > 0.5) {
            return "gate.stronger";
        } else if (points.high() < 0.5) {
            return "gate.weaker";
        }
        return gate.passed() ? "gate.level" : "gate.behind";
    }

    /** The page about a training. */
    public String report(TrainingResult result) {
        TrainingPlan plan = result.plan();
        String verdict = result.made()
                .map(made -> verdict(plan, made))
                .orElseGet(() -> words.get("interrupted", whole(result.games())));
        return LearningReport.html(
                new LearningReport.Findings(
                        plan.setup().provider(),
                        opponent(plan),
                        result.curve().stream()
                                .map(point -> new LearningReport.Point(
                                        point.games(),
                                        point.cpuSeconds(),
                                        point.error(),
                                        point.score().games(),
                                        point.score().points()))
                                .toList(),
                        verdict,
                        facts(result)),
                words.locale());
    }

    private List<Fact> facts(TrainingResult result) {
        TrainingPlan plan = result.plan();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(words.get("fact.command"), repeat(plan, result.games())));
        facts.add(new Fact(words.get("fact.method"), plan.method().id()));
        String hyper = plan.hyper().toString();
        facts.add(new Fact(words.get("fact.hyper"), hyper.isEmpty() ? words.get("fact.usual") : hyper));
        facts.add(new Fact(words.get("fact.games"), whole(result.games())));
        result.made().ifPresent(made -> {
            facts.add(new Fact(words.get("fact.gate"), made.gate().test()));
            facts.add(new Fact(words.get("fact.digest"), made.digest()));
        });
        String version = TrainingText.class.getPackage().getImplementationVersion();
        if (version != null) {
            facts.add(new Fact(words.get("fact.version"), version));
        }
        return facts;
    }

    /** The command that does the same once more. */
    public String repeat(TrainingPlan plan, long games) {
        GameSetup setup = plan.setup();
        StringBuilder command =
                new StringBuilder("marienbad train ").append(setup.provider().id());
        setup.options()
                .changed()
                .keySet()
                .forEach(key -> setup.options().declared().stream()
                        .filter(option -> option.key().equals(key))
                        .forEach(option -> command.append(" --option ")
                                .append(key)
                                .append('=')
                                .append(setup.options().text(option))));
        if (setup.seats() != setup.provider().minSeats()) {
            command.append(" --seats ").append(setup.seats());
        }
        if (setup.starter() != 0) {
            command.append(" --starter ").append(setup.starter() == GameSetup.BY_LOT ? "lot" : setup.starter() + 1);
        }
        if (plan.method() != Methods.all().get(0)) {
            command.append(" --method ").append(plan.method().id());
        }
        if (!plan.hyper().toString().isEmpty()) {
            command.append(" --hyper ").append(plan.hyper());
        }
        command.append(" --games ").append(games).append(" --seed ").append(plan.seed());
        boolean usual = TrainingPlan.of(setup, plan.method()).build().name().equals(plan.name());
        return usual
                ? command.toString()
                : command.append(" --out ").append(plan.name()).toString();
    }
}
