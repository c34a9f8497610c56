package org.marienbad.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.text.Text;

/** The checks of a game and their parameters. Immutable: each method gives a changed suite. */
public final class GameSuite implements Conformance {
    static final int GAMES = 20;
    static final long SEED = 1;
    /** Cases with other than the default options play one game where those with default options play this many. */
    private static final int FEWER = 10;
    /** Once this many plies are played, no more games begin for a case. */
    private static final int PLIES = 2000;

    private final GameProvider provider;
    private final int games;
    private final long seed;
    private final List<PlayerProvider> players;
    private final BiConsumer<Game, State> invariant;
    private final Path golden;
    private final boolean writesGolden;
    private final boolean thorough;

    GameSuite(GameProvider provider) {
        this(provider, GAMES, SEED, List.of(), (game, state) -> {}, null, false, false);
    }

    private GameSuite(
            GameProvider provider,
            int games,
            long seed,
            List<PlayerProvider> players,
            BiConsumer<Game, State> invariant,
            Path golden,
            boolean writesGolden,
            boolean thorough) {
        this.provider = provider;
        this.games = games;
        this.seed = seed;
        this.players = players;
        this.invariant = invariant;
        this.golden = golden;
        this.writesGolden = writesGolden;
        this.thorough = thorough;
    }

    /** Random games for the default options; the other cases get a tenth, at least two. */
    public GameSuite games(int count) {
        return new GameSuite(provider, count, seed, players, invariant, golden, writesGolden, thorough);
    }

    /** The seed of all randomness of the run. */
    public GameSuite seed(long value) {
        return new GameSuite(provider, games, value, players, invariant, golden, writesGolden, thorough);
    }

    /** The players to try on the game. */
    public GameSuite players(Collection<? extends PlayerProvider> tried) {
        return new GameSuite(provider, games, seed, List.copyOf(tried), invariant, golden, writesGolden, thorough);
    }

    /** Checks an invariant of every position; throws if it does not hold. */
    public GameSuite invariant(BiConsumer<Game, State> required) {
        return new GameSuite(provider, games, seed, players, required, golden, writesGolden, thorough);
    }

    /**
     * The file of the golden playthrough; none unless set.
     *
     * @param write whether to write it if it is missing; otherwise that is a failure
     */
    public GameSuite golden(Path file, boolean write) {
        return new GameSuite(provider, games, seed, players, invariant, file, write, thorough);
    }

    /** Whether each option is tried at its extremes with every number of seats, instead of with the least; false unless set. */
    public GameSuite thorough(boolean all) {
        return new GameSuite(provider, games, seed, players, invariant, golden, writesGolden, all);
    }

    GameProvider provider() {
        return provider;
    }

    long seed() {
        return seed;
    }

    List<PlayerProvider> players() {
        return players;
    }

    BiConsumer<Game, State> invariant() {
        return invariant;
    }

    Path golden() {
        return golden;
    }

    boolean writesGolden() {
        return writesGolden;
    }

    @Override
    public Stream<Group> groups() {
        Run run = new Run(this, Cases.of(provider, thorough, seed));
        List<Case> cases = run.cases().accepted();
        return Stream.of(
                        Stream.of(run.group(check -> !check.isLast())),
                        IntStream.range(0, cases.size())
                                .mapToObj(i -> run.group(
                                        cases.get(i),
                                        cases.get(i).options().changed().isEmpty())),
                        Stream.of(run.group(Check::isLast)))
                .flatMap(groups -> groups);
    }

    /** One run of the suite. */
    static final class Run {
        private final GameSuite suite;
        private final Cases cases;
        private final FailureLog ledger = new FailureLog();
        private final Set<Text> worded = new HashSet<>();
        private int games;

        Run(GameSuite suite, Cases cases) {
            this.suite = suite;
            this.cases = cases;
        }

        GameSuite suite() {
            return suite;
        }

        Cases cases() {
            return cases;
        }

        /** Whether some check has failed so far. */
        boolean hasFailures() {
            return ledger.hasFailures();
        }

        /** Random games tested so far. */
        int games() {
            return games;
        }

        /** The checks of the common parts of all cases. */
        Group group(Predicate<Check> wanted) {
            String name = suite.provider.id();
            List<Trial> trials = new ArrayList<>();
            Arrays.stream(Check.values())
                    .filter(check -> !check.isPerCase() && wanted.test(check))
                    .forEach(check -> trials.add(Trial.of(
                            check.id(),
                            check.title(),
                            name,
                            () -> ledger.run(check.id(), name, check.needs(), () -> check.run(this)))));
            return new Group(name, trials);
        }

        /** The checks of one case; its games are played when the first check runs. */
        Group group(Case subject, boolean isDefault) {
            int wanted = isDefault ? suite.games : Math.min(suite.games, Math.max(2, suite.games / FEWER));
            Supplier<Sample> sample = new Supplier<>() {
                private Sample made;

                @Override
                public Sample get() {
                    if (made == null) {
                        made = new Sample(suite, subject, wanted, PLIES, worded);
                        games += made.lines().size() + (made.broken() == null ? 0 : 1);
                    }
                    return made;
                }
            };
            List<Trial> trials = new ArrayList<>();
            Arrays.stream(Check.values())
                    .filter(check -> check.isPerCase() && (isDefault || check.isForEveryCase()))
                    .forEach(check -> trials.add(Trial.of(
                            check.id(),
                            check.title(),
                            subject.name(),
                            () -> ledger.run(
                                    check.id(), subject.name(), check.needs(), () -> check.run(sample.get())))));
            return new Group(subject.name(), trials);
        }
    }
}
