package org.marienbad.testkit;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The checks of a game. They run in this order: a check comes after those that it depends on. */
public enum Check {
    OPTIONS("options", "id and options are well-formed, and some combination is accepted", DeclarationCheck::check),
    MESSAGES("messages", "what there is of a message bundle is complete, in all its languages", WordsCheck::messages),
    PLAY("play", "random games run to their end within the plies declared", TerminalCheck::plays),
    REPLAY("replay", "the same plies give the same positions", Replays::replay),
    LEGAL_ACTIONS(
            "legal-actions",
            "legal actions ascend, stay in range, repeat, leave the position alone, and end with the game",
            LegalActions::check),
    COPY("copy", "copies are equal and independent: earlier ones are unchanged at the end", Copies::copy),
    RANDOM_ACTION(
            "random-action",
            "a random action is the one that listing the legal ones and the same draw give",
            RandomActions::check),
    CHANCE("chance", "chance moves only where declared, with finite positive weights", ChanceNodes::check),
    PAYOFFS("payoffs", "payoffs are finite, in range and sum to what is declared", TerminalCheck::payoffs),
    TRAITS("traits", "the traits declared are those that the game shows", Traits::check),
    COPY_FROM("copy-from", "copyFrom into any used position equals a fresh copy", Copies::copyFrom),
    ENCODING("encoding", "the words of a position give it back, equal, and nothing else", Encodings::roundTrip),
    HASH("hash", "two positions have equal texts exactly if they have equal hashes and encodings", Encodings::equality),
    HASH_BITS("hash-bits", "each half of the hashes of many positions collides as rarely as chance", HashBits::check),
    REPETITION(
            "repetition",
            "where repetition matters, a cycle ends or is illegal, and hash and repeats() show it",
            Repetitions::check),
    NOTATION(
            "notation",
            "notations are unique words that parse back to their action, in other letters to no other one",
            Notations::check),
    RECORD("record", "a record goes through JSON and replays to the same end", Replays::record),
    POSITION("position", "a position written as plain values is set up again equal", PositionForms::check),
    SCORES(
            "scores",
            "scores are one a seat or none, their breakdown adds up, and seats have different names",
            Evaluations::scores),
    EVALUATORS(
            "evaluators",
            "evaluators have names and an order that last, stay in the payoff range and sum, and repeat",
            Evaluations::evaluators),
    ADVICE("advice", "levels are known ones, and players take their settings", Evaluations::advice),
    SYMMETRIES("symmetries", "symmetric positions have the same seats, actions and payoffs", Symmetric::check),
    FEATURES(
            "features",
            "features and cells are in range, repeat, tell no secret, and are alike as they say",
            Perception::check),
    DETERMINIZE("determinize", "guesses keep what the observer knows and vary the rest", Secrets::determinize),
    LEAK("leak", "nobody can tell positions apart that look equal from its seat", Secrets::leak),
    VIEWS(
            "views",
            "matches that an observer cannot tell apart look the same to it, in every way that it is shown them",
            ViewsCheck::views),
    PICTURE("picture", "pictures are sound: unique ids, all within bounds, a stable board", Pictures::pictures),
    MOTIONS("motions", "motions go between spots that exist, in order", Pictures::motions),
    CLICKS("clicks", "every action has its own clicks or its own button", ClicksCheck::check),
    SET_UP(
            "set-up",
            "a position set up like no game's is refused by the exception declared, or read back equal and played to its end,"
                    + " and has no more legal actions than declared",
            SetUps::check),
    COACH(
            "coach",
            "the coach has three to six steps, each with a position, its spots and a task to do",
            CoachCheck::check),
    TEXTS("texts", "everything said has words in the message bundle", WordsCheck::texts),
    ALLOCATION(
            "allocation", "playouts, copies, evaluators, features and cells allocate nothing", AllocationCheck::check),
    THREADS("threads", "several threads over one game see what one thread sees", Threads::check),
    PLAYERS(
            "players",
            "players that support the game play legally under a tiny budget and stop on cancel",
            Players::check),
    INVARIANT("invariant", "the author's invariant holds in every position", Invariants::check),
    GOLDEN("golden", "the playthrough is the one that is kept", Golden::check),
    COVERAGE("coverage", "the suite tested more than 0 games", Coverage::check);

    /** Examines the games of one case; throws a {@link Violation}; returns how many things it examined. */
    @FunctionalInterface
    interface CaseBody {
        int run(Sample sample);
    }

    /** Examines the common parts of all cases. */
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

    /** The demand of the check, as a sentence. */
    public String title() {
        return title;
    }

    /** Ids of the checks without which this one makes no sense. */
    Set<String> needs() {
        Stream<Check> needs = isPerCase() ? Stream.of(PLAY, REPLAY, LEGAL_ACTIONS, COPY) : Stream.of(OPTIONS);
        Stream<Check> more = switch (this) {
            case RECORD -> Stream.of(NOTATION);
            case HASH, POSITION -> Stream.of(ENCODING);
            case HASH_BITS, REPETITION -> Stream.of(ENCODING, HASH);
            case SYMMETRIES -> Stream.of(ENCODING);
            case LEAK -> Stream.of(DETERMINIZE);
            case VIEWS -> Stream.of(CHANCE, DETERMINIZE, LEAK);
            case SET_UP -> Stream.of(CHANCE, PAYOFFS, ENCODING, POSITION, SCORES, PICTURE);
            case COACH -> Stream.of(NOTATION, RECORD, PICTURE);
            case MOTIONS, CLICKS -> Stream.of(PICTURE);
            default -> Stream.empty();
        };
        return Stream.concat(needs, more)
                .filter(need -> need.ordinal() < ordinal())
                .map(Check::id)
                .collect(Collectors.toUnmodifiableSet());
    }

    boolean isPerCase() {
        return caseBody != null;
    }

    /** Whether every case is examined; else the default options are, on which the result does not depend. */
    boolean isForEveryCase() {
        return this != HASH_BITS && this != THREADS;
    }

    /** Whether it runs when all others have run. */
    boolean isLast() {
        return this == GOLDEN || this == COVERAGE;
    }

    int run(Sample sample) {
        return caseBody.run(sample);
    }

    int run(GameSuite.Run run) {
        return suiteBody.run(run);
    }
}
