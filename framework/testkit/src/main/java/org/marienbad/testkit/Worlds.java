package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

/**
 * Pairs of matches that an observer cannot tell apart, for the tests of everything that shows matches: window, terminal,
 * engine, server. Such a test says how it plays a match and what it shows then, and gets both matches of each pair:
 *
 * <pre>{@code
 * Worlds.requireAlike(Worlds.pairs(setup), (world, observer) -> shownBy(world.setup(), world.seed(), world.plies(), observer));
 * }</pre>
 */
public final class Worlds {
    /** More attempts are made only until this many plies have been played. */
    private static final int MOST_PLIES = 20_000;
    /** How many matches pairs are looked for in. */
    static final int MATCHES = 3;
    /** How many matches are tried as the second of a pair. */
    private static final int MOST_TRIES = 200;

    /**
     * A match in play.
     *
     * @param seed of what chance brings: {@link Chance#draw} gives the chance outcomes among the plies
     */
    public record World(GameSetup setup, long seed, List<Integer> plies) {
        public World {
            plies = List.copyOf(plies);
        }
    }

    /**
     * Two matches with as many plies, of each of which {@code observer} saw the same; the positions differ in what it
     * cannot know.
     */
    public record Pair(Observer observer, World one, World other) {}

    private Worlds() {}

    /** The pairs of {@code setup} that everything that shows matches is tried with. */
    public static List<Pair> pairs(GameSetup setup) {
        return pairs(setup, GameSuite.SEED, MATCHES);
    }

    /**
     * Pairs for all observers of {@code games} random matches of {@code setup}, whose starter is drawn; none in a game
     * without hidden information.
     */
    public static List<Pair> pairs(GameSetup setup, long seed, int games) {
        List<Pair> pairs = new ArrayList<>();
        if (!(setup.newState() instanceof ImperfectInformationState)) {
            return pairs;
        }
        for (int i = 0; i < games; i++) {
            World one = random(setup, Seeds.split(seed, "world", i));
            for (Observer observer : observers(setup.seats())) {
                Pair pair = twin(one, observer);
                if (pair != null) {
                    pairs.add(pair);
                }
            }
        }
        return pairs;
    }

    /**
     * Requires that {@code output}, the screen of an observer of a match, is the same for both matches of each pair.
     *
     * @throws RuntimeException with the first difference
     */
    public static void requireAlike(List<Pair> pairs, BiFunction<World, Observer, String> output) {
        for (Pair pair : pairs) {
            String one = output.apply(pair.one(), pair.observer());
            String other = output.apply(pair.other(), pair.observer());
            if (!one.equals(other)) {
                throw difference(pair, one, other);
            }
        }
    }

    private static Violation difference(Pair pair, String one, String other) {
        int at = Arrays.mismatch(one.toCharArray(), other.toCharArray());
        int from = Math.max(0, at - 60);
        return Violation.of(
                        pair.observer() + " cannot tell two matches apart, but what it is shown tells",
                        "'" + one.substring(from, Math.min(one.length(), at + 60)) + "'",
                        "'" + other.substring(from, Math.min(other.length(), at + 60)) + "'")
                .at("plies " + pair.one().plies() + " and " + pair.other().plies() + ", chance seeds "
                        + pair.one().seed() + " and " + pair.other().seed());
    }

    /** All seats, and the spectator. */
    static List<Observer> observers(int seats) {
        List<Observer> observers = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            observers.add(Observer.seat(seat));
        }
        observers.add(Observer.SPECTATOR);
        return observers;
    }

    private static World random(GameSetup setup, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = setup.newState();
        int[] buffer = new int[setup.game().info().maxLegalActions()];
        List<Integer> plies = new ArrayList<>();
        while (state.actor() != State.TERMINAL && plies.size() < MOST_PLIES) {
            int count = state.legalActions(buffer);
            int action = state.actor() == State.CHANCE
                    ? Chance.draw(state, buffer, count, seed, plies.size())
                    : buffer[Playout.index(count, random)];
            state.apply(action);
            plies.add(action);
        }
        return new World(setup, seed, plies);
    }

    /** The longest pair found of the beginning of {@code one} and another match; null if there is none. */
    private static Pair twin(World one, Observer observer) {
        boolean chance = one.setup().game().info().has(GameInfo.Trait.CHANCE);
        SplittableRandom random = Seeds.stream(one.seed(), "twin", observer.seat());
        List<Integer> best = List.of();
        long seed = one.seed();
        int played = 0;
        for (int i = 0; i < MOST_TRIES && played < MOST_PLIES; i++) {
            long tried = chance && i % 2 == 1 ? random.nextLong() : one.seed();
            List<Integer> found = follow(one, observer, tried, random);
            played += found.size() + 1;
            int differing = found.size() > best.size() ? lastDifference(one, found, best.size()) : 0;
            if (differing > best.size()) {
                best = found.subList(0, differing);
                seed = tried;
            }
        }
        if (best.isEmpty()) {
            return null;
        }
        World same = new World(one.setup(), one.seed(), one.plies().subList(0, best.size()));
        return new Pair(observer, same, new World(one.setup(), seed, best));
    }

    /**
     * Plays on from the start, for as long as {@code observer} sees the same as in {@code one} and cannot tell the
     * positions apart.
     */
    private static List<Integer> follow(World one, Observer observer, long seed, SplittableRandom random) {
        Game game = one.setup().game();
        State a = one.setup().newState();
        State b = one.setup().newState();
        int[] buffer = new int[game.info().maxLegalActions()];
        List<Integer> plies = new ArrayList<>();
        for (int code : one.plies()) {
            if (a.actor() != b.actor()) {
                return plies;
            }
            int count = b.legalActions(buffer);
            int other = b.actor() == State.CHANCE
                    ? Chance.draw(b, buffer, count, seed, plies.size())
                    : buffer[Playout.index(count, random)];
            Seen seen = game.seen(a, code, observer);
            if (b.actor() != State.CHANCE && !seen.equals(game.seen(b, other, observer))) {
                other = code;
            }
            if (Arrays.binarySearch(buffer, 0, count, other) < 0 || !seen.equals(game.seen(b, other, observer))) {
                return plies;
            }
            a.apply(code);
            b.apply(other);
            if (a.actor() == State.TERMINAL || key(a, observer) != key(b, observer)) {
                return plies; // the hidden information is revealed here
            }
            plies.add(other);
        }
        return plies;
    }

    private static long key(State state, Observer observer) {
        return ((ImperfectInformationState) state).observationKey(observer);
    }

    /**
     * After how many plies of {@code plies} the position differs from that of {@code one} for the last time. Not where
     * chance is next: it would go on at once, differently in both matches. 0 if it is not after more than {@code least}.
     */
    private static int lastDifference(World one, List<Integer> plies, int least) {
        State a = one.setup().newState();
        State b = one.setup().newState();
        int last = 0;
        for (int i = 0; i < plies.size(); i++) {
            a.apply(one.plies().get(i));
            b.apply(plies.get(i));
            if (i >= least && a.actor() != State.CHANCE && a.hash() != b.hash()) {
                last = i + 1;
            }
        }
        return last;
    }
}
