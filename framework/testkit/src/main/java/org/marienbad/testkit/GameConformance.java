package org.marienbad.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.PlayerProvider;
import org.opentest4j.AssertionFailedError;

/**
 * The conformance kit as a JUnit test of a game. Its author writes
 *
 * <pre>{@code
 * class ChessConformanceTest implements GameConformance {
 *     @Override public GameProvider provider() { return new ChessProvider(); }
 * }
 * }</pre>
 */
public interface GameConformance {
    /** The game to examine. */
    GameProvider provider();

    /** The players to try on it: those on the class path. */
    default List<PlayerProvider> players() {
        return ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** Checks an invariant of every position, such as the number of stones; throws if it does not hold. */
    default void invariant(Game game, State state) {}

    /** Random games in the case of default options; the other cases get some fewer. */
    default int games() {
        return GameSuite.GAMES;
    }

    /** The seed of all randomness of the run. */
    default long seed() {
        return GameSuite.SEED;
    }

    /**
     * The golden playthrough, relative to the project's directory. Written when it is missing and all other checks pass,
     * compared from then on; where the environment says {@code CI=true}, a missing file is a failure.
     */
    default Path golden() {
        return Path.of("src", "test", "resources", "golden", provider().id() + ".txt");
    }

    /** Whether each option is tried at its extremes with every number of seats, instead of with the least. */
    default boolean isThorough() {
        return false;
    }

    /** One test a case; it names the checks that fail. */
    @TestFactory
    default Stream<DynamicNode> conformance() {
        GameSuite suite = Conformance.of(provider())
                .games(games())
                .seed(seed())
                .players(players())
                .invariant(this::invariant)
                .thorough(isThorough())
                .golden(golden(), !"true".equals(System.getenv("CI")));
        return nodes(suite);
    }

    /** The groups of {@code conformance} as JUnit tests. */
    static Stream<DynamicNode> nodes(Conformance conformance) {
        return conformance.groups().map(group -> DynamicTest.dynamicTest(group.title(), () -> run(group)));
    }

    private static void run(Conformance.Group group) {
        List<Result> results =
                group.trials().stream().map(trial -> trial.run().get()).toList();
        List<String> failures =
                results.stream().filter(Result::failed).map(Result::toString).toList();
        if (!failures.isEmpty()) {
            throw failure(String.join("\n", failures));
        }
        results.stream()
                .filter(result -> result.outcome() == Result.Outcome.SKIPPED)
                .findFirst()
                .ifPresent(skipped -> Assumptions.abort(skipped.toString()));
    }

    /** The place in the kit says nothing to an author, and takes a screen. */
    private static AssertionFailedError failure(String message) {
        AssertionFailedError failure = new AssertionFailedError(message);
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }
}
