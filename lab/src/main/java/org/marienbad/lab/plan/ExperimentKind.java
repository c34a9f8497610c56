package org.marienbad.lab.plan;

import static org.marienbad.request.Entry.Kind.TEXT;
import static org.marienbad.request.Entry.Kind.WHOLE;

import java.util.List;
import java.util.stream.Stream;
import org.marienbad.request.Entry;

/** The kinds of experiments. Each has a command of its own, and plans with entries of its own. */
public enum ExperimentKind {
    /** Entrants meet each other, in one tournament or in a series of several. */
    TOURNAMENT("tournament", "tournament"),
    /** Settings of a player are varied, to measure its strength at many points. */
    SWEEP(
            "sweep",
            "sweep",
            new Entry(
                    "sample",
                    WHOLE,
                    "--sample N",
                    "Play N random points instead of every combination; ranges then give any value between their"
                            + " ends. The seed decides which.")),
    /** Settings of a player are varied, to find the best point. */
    TUNING(
            "tuning",
            "tune",
            new Entry(
                    "method",
                    TEXT,
                    "--method spsa|ntbea",
                    "spsa: simultaneous perturbation, for ranges of numbers; ntbea: n-tuple bandit evolution, for"
                            + " lists as well, tries the values of ranges. Default: spsa where all settings have"
                            + " ranges."),
            new Entry(
                    "batch",
                    WHOLE,
                    "--batch N",
                    "Games of a step, for every point measured in it and every opponent. Default: 16."),
            new Entry(
                    "test",
                    TEXT,
                    "--test sprt(E0,E1)",
                    "The test at the end: are the settings found better by E1 rather than by E0 Elo? Default:"
                            + " sprt(0,20)."),
            new Entry(
                    "testGames",
                    WHOLE,
                    "--test-games N",
                    "Games of the test, at most; they are not counted in --games. Default: 4000."));

    private static final Entry STEPS = new Entry(
            "games",
            WHOLE,
            "--games N",
            "How many games, in all steps together. Default: " + PlanTable.DEFAULT_GAMES + ".");
    /** Entries of a tournament that are made of what is varied. */
    static final List<String> MADE = List.of("entrants", "schedule", "pairs", "selfPlay");

    private final String noun;
    private final String command;
    private final List<Entry> own;

    ExperimentKind(String noun, String command, Entry... own) {
        this.noun = noun;
        this.command = command;
        this.own = List.of(own);
    }

    /** The word for people: "tuning". */
    public String noun() {
        return noun;
    }

    /** The command that plays it, which is also the name of the object in a plan that has its {@link #varied} entries. */
    public String command() {
        return command;
    }

    /** The entries of the object in which settings are varied; none for a tournament. */
    public List<Entry> varied() {
        return this == TOURNAMENT
                ? List.of()
                : Stream.concat(
                                Stream.of(VariedEntries.PLAYER, VariedEntries.OVER, VariedEntries.AGAINST),
                                own.stream())
                        .toList();
    }

    /** All entries of its plans, each given by a flag. */
    public List<Entry> entries() {
        Stream<Entry> plan =
                PlanTable.entries().stream().filter(entry -> this == TOURNAMENT || !MADE.contains(entry.name()));
        if (this == TUNING) {
            plan = plan.filter(entry -> !entry.name().equals("stop"))
                    .map(entry -> entry.equals(PlanTable.GAMES) ? STEPS : entry);
        }
        return Stream.concat(varied().stream(), plan).toList();
    }

    /** The entry that names who plays: without it no plan is complete. */
    public Entry subject() {
        return this == TOURNAMENT ? PlanTable.ENTRANTS : VariedEntries.PLAYER;
    }
}
