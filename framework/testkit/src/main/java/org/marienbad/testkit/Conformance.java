package org.marienbad.testkit;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;

/** The checks of one game or player, ready to run: all at once with {@link #run}, or one by one. */
public sealed interface Conformance permits GameSuite, PlayerSuite {
    /** The checks of a game. */
    static GameSuite of(GameProvider provider) {
        return new GameSuite(provider);
    }

    /** The checks of a player. */
    static PlayerSuite of(PlayerProvider provider) {
        return new PlayerSuite(provider);
    }

    /** The trials by case. Lazy: a group may be dropped before the next one is made. Each call starts anew. */
    Stream<Group> groups();

    /**
     * Runs everything in another thread, telling {@code listener} each result as it comes. Never throws for a faulty
     * plugin, and ends even if the plugin hangs.
     */
    default ConformanceReport run(Consumer<? super Result> listener) {
        return new WatchedRun(this, listener).run(WatchedRun.PATIENCE_MILLIS);
    }

    /** Trials that share a case. */
    record Group(String title, List<Trial> trials) {
        public Group {
            trials = List.copyOf(trials);
        }
    }

    /** One check on one case. */
    record Trial(String check, String title, Supplier<Result> run) {
        /**
         * Runs {@code body} when asked, and makes a result of its return or failure; 0 tested means that nothing applied.
         */
        static Trial of(String check, String title, String subject, IntSupplier body) {
            return new Trial(check, title, () -> {
                Result.Outcome outcome;
                String detail = "";
                int tested = 0;
                try {
                    tested = body.getAsInt();
                    outcome = tested > 0 ? Result.Outcome.PASSED : Result.Outcome.NOT_APPLICABLE;
                } catch (SkipCheck skip) {
                    outcome = Result.Outcome.SKIPPED;
                    detail = skip.getMessage();
                } catch (Throwable thrown) {
                    if (!Violation.isPluginFault(thrown)) {
                        throw thrown;
                    }
                    outcome = Result.Outcome.FAILED;
                    detail = Violation.thrown("the plugin", thrown).getMessage();
                }
                return new Result(check, title, subject, outcome, detail, tested);
            });
        }
    }
}
