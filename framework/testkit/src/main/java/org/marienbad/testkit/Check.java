package org.marienbad.testkit;

/** The checks of a game. The order is that in which they run: what others build on comes first. */
public enum Check {
    OPTIONS("options", "id and options are well-formed, and some combination is accepted", Options::check),
    PLAY("play", "random games run to their end within the plies declared", Endings::plays),
    LEGAL_ACTIONS(
            "legal-actions",
            "legal actions ascend, stay in range, repeat, leave the position alone, and end with the game",
            LegalActions::check),
    CHANCE("chance", "chance moves only where declared, with finite positive weights", ChanceNodes::check),
    PAYOFFS("payoffs", "payoffs are finite, in range and sum to what is declared", Endings::payoffs),
    COPY("copy", "copies are equal and independent: earlier ones are unchanged at the end", Copies::copy),
    COPY_FROM("copy-from", "copyFrom into any used position equals a fresh copy", Copies::copyFrom),
    NOTATION("notation", "notations are unique words that parse back to their action", Notations::check),
    INVARIANT("invariant", "the author's invariant holds in every position", Invariants::check),
    COVERAGE("coverage", "the suite tested more than 0 games", Coverage::check);

    /** Examines the games of one case; throws a {@link Violation}; returns how many things it examined. */
    @FunctionalInterface
    interface CaseBody {
        int run(Sample sample);
    }

    /** Examines what all cases have in common. */
    @FunctionalInterface
    interface SuiteBody {
        int run(GameSuite.Run run);
    }

    private final String id;
    private final String title;
    private final CaseBody caseBody;
    private final SuiteBody suiteBody;

    Check(String id, String title, CaseBody body) {
        this(id, title, body, null);
    }

    Check(String id, String title, SuiteBody body) {
        this(id, title, null, body);
    }

    Check(String id, String title, CaseBody caseBody, SuiteBody suiteBody) {
        this.id = id;
        this.title = title;
        this.caseBody = caseBody;
        this.suiteBody = suiteBody;
    }

    public String id() {
        return id;
    }

    /** What the check demands, as a sentence. */
    public String title() {
        return title;
    }

    boolean isPerCase() {
        return caseBody != null;
    }

    int run(Sample sample) {
        return caseBody.run(sample);
    }

    int run(GameSuite.Run run) {
        return suiteBody.run(run);
    }
}
