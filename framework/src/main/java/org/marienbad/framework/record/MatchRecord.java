package org.marienbad.framework.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.match.PlyTime;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.match.Winners;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Reach;

/**
 * A game as it is kept in a file. Everything is in words that people read: options by name, plies in the game's
 * notation.
 *
 * @param format version of this layout
 * @param starter the seat that began, 0 …
 * @param position where the game began, in the game's own form, if not at its start
 * @param seed of all the randomness, if it is known and may be told
 * @param names of the seats' owners, one a seat; empty if nobody is named
 * @param players one a seat, in the text form of a player spec, or {@value #PERSON}
 * @param clock how much time the seats had, if it was limited
 * @param plies the main line; what else was looked at hangs on its plies
 * @param payoffs one a seat, if the game is over
 * @param forfeit why it ended early, if it did
 * @param observer the observer of the plies, if that is not the referee
 * @param keys in a record with hidden plies, the observation key after each ply; guessed plies must reproduce these
 *     keys. May be empty
 * @param resumable whether one can go on from it as it would have gone on: not if chance or secrets are left out. Null
 *     is taken for true.
 * @param plugins hashes of the plugins that were used and do not come with the application, by id
 * @param tags anything else worth keeping, such as the date, by name
 */
public record MatchRecord(
        int format,
        String game,
        int seats,
        Map<String, Object> options,
        int starter,
        Optional<Map<String, Object>> position,
        Optional<Long> seed,
        List<String> names,
        List<String> players,
        Optional<Clock> clock,
        List<RecordedPly> plies,
        Optional<List<Double>> payoffs,
        Optional<Forfeit> forfeit,
        Optional<Observer> observer,
        List<Long> keys,
        Boolean resumable,
        Map<String, String> plugins,
        Map<String, String> tags) {
    /** The layout written by this version, which reads all before it. */
    public static final int FORMAT = 2;
    /** The player of a seat that a person plays. */
    public static final String PERSON = "person";

    /**
     * How much time the seats had.
     *
     * @param control not unlimited
     * @param reading the state of the clock after the last ply, in a game that is not over, if that is known
     */
    public record Clock(TimeControl control, Optional<GameClock.Reading> reading) {
        public Clock {
            if (control.isUnlimited()) {
                throw new IllegalArgumentException("unlimited time is no clock");
            }
        }
    }

    public MatchRecord {
        names = names == null ? List.of() : List.copyOf(names);
        keys = keys == null ? List.of() : List.copyOf(keys);
        resumable = resumable == null || resumable;
        plugins = plugins == null ? Map.of() : Map.copyOf(plugins);
        tags = tags == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    public static MatchRecord of(MatchResult result, List<String> players) {
        GameSetup setup = result.setup();
        MatchRecordBuilder record = new MatchRecordBuilder(setup, players);
        if (!result.clock().isUnlimited()) {
            record.clock(new Clock(result.clock(), Optional.empty()));
        }
        return record.seed(result.seed())
                .plies(written(setup.game(), setup.newState(), result.plies()))
                .payoffs(result.payoffs())
                .forfeit(result.forfeit())
                .build();
    }

    /** The same with the time that was taken for the plies of the {@code timed} seats. */
    public static MatchRecord of(MatchResult result, List<String> players, IntPredicate timed) {
        MatchView view = MatchView.of(result.setup(), result.plies(), Observer.REFEREE);
        return of(result, players)
                .withTimes(
                        view,
                        ply -> new PlyTime(
                                Duration.ofNanos(result.plyNanos()[ply]),
                                result.plyLeft()[ply] < 0
                                        ? Optional.empty()
                                        : Optional.of(Duration.ofNanos(result.plyLeft()[ply]))),
                        timed);
    }

    /**
     * The same with the times of the plies of the main line. With a clock they are those of all seats, else of seats
     * whose decisions depend on time: all other records repeat with the same seed.
     *
     * @param view of the game as the referee sees it
     */
    private MatchRecord withTimes(MatchView view, IntFunction<PlyTime> times, IntPredicate timed) {
        List<RecordedPly> line = new ArrayList<>(plies);
        for (int i = 0; i < line.size(); i++) {
            line.set(i, timed(line.get(i), view.seen(i).actor(), times.apply(i), clock.isPresent(), timed));
        }
        return withPlies(line);
    }

    private static RecordedPly timed(RecordedPly ply, int actor, PlyTime time, boolean clocked, IntPredicate timed) {
        return actor >= 0 && (clocked || timed.test(actor))
                ? RecordedPly.Time.of(time).map(ply::with).orElse(ply)
                : ply;
    }

    /** A game that persons played elsewhere, by the codes of its plies. */
    public static MatchRecord of(GameSetup setup, List<Integer> codes) {
        State state = setup.newState();
        MatchRecordBuilder record = new MatchRecordBuilder(setup, Collections.nCopies(setup.seats(), PERSON))
                .plies(written(setup.game(), state, codes));
        // The outcomes of chance are not known.
        record = setup.game().info().has(GameInfo.Trait.CHANCE) ? record.resumable(false) : record.seed(0);
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[setup.seats()];
            state.payoffs(payoffs);
            record.payoffs(payoffs);
        }
        return record.build();
    }

    /**
     * The game of {@code session} with its variations, seed and hidden information included, whichever position is
     * shown: for the user's own files, not to be shared.
     */
    public static MatchRecord of(Session session, List<String> players) {
        return of(session, players, seat -> false);
    }

    /** The same with the time that was taken for the plies of the {@code timed} seats. */
    public static MatchRecord of(Session session, List<String> players, IntPredicate timed) {
        MatchRecord head = head(session, players);
        return head.withPlies(head.line(session, PlyTree.START, timed));
    }

    /** The same without any plies. */
    public static MatchRecord head(Session session, List<String> players) {
        MatchRecordBuilder record = new MatchRecordBuilder(session.setup(), players)
                .seed(session.seed())
                .forfeit(session.tree().forfeit());
        session.clock()
                .ifPresent(clock -> record.clock(new Clock(
                        clock.control(),
                        session.tree().isDecided() ? Optional.empty() : Optional.of(clock.reading()))));
        session.tree().payoffs().ifPresent(record::payoffs);
        return record.build();
    }

    /** The plies after {@code node}: its line, on which the variations hang. */
    private List<RecordedPly> line(Session session, int node, IntPredicate timed) {
        PlyTree tree = session.tree();
        List<RecordedPly> line = new ArrayList<>();
        for (List<Integer> next = tree.children(node); !next.isEmpty(); next = tree.children(next.get(0))) {
            List<List<RecordedPly>> variations = new ArrayList<>();
            for (int other : next.subList(1, next.size())) {
                List<RecordedPly> variation = line(session, other, timed);
                variation.add(0, ply(session, other, timed));
                variations.add(variation);
            }
            line.add(ply(session, next.get(0), timed).with(variations));
        }
        return line;
    }

    private RecordedPly ply(Session session, int node, IntPredicate timed) {
        int actor = session.tree().decider(node);
        String mark = actor == State.CHANCE ? Plies.CHANCE_MARK : "";
        RecordedPly ply = RecordedPly.of(mark + session.tree().notation(node));
        return timed(ply, actor, session.tree().time(node), clock.isPresent(), timed);
    }

    /**
     * The game of {@code session} for others. It is complete if the game is over or has neither hidden information nor
     * chance. Otherwise it is the line in view as {@code observer} has seen it, without the seed.
     */
    public static MatchRecord export(Session session, List<String> players, Observer observer) {
        MatchRecord all = of(session, players);
        return session.tree().isDecided() ? all : all.seenBy(session.line(observer));
    }

    /**
     * This record of the game of {@code view} as its observer may have it. It is complete if the game is over or has
     * neither hidden information nor chance. Otherwise it has the plies as the observer saw them, without the seed and
     * without variations.
     */
    public MatchRecord seenBy(MatchView view) {
        GameInfo info = view.setup().game().info();
        boolean open = !info.has(GameInfo.Trait.HIDDEN_INFORMATION) && !info.has(GameInfo.Trait.CHANCE);
        if (open || view.isOver() || forfeit.isPresent() || view.observer() == Observer.REFEREE) {
            return this;
        }
        MatchRecordBuilder record =
                seen(view, players).names(names).observer(view.observer()).resumable(false);
        clock.ifPresent(record::clock);
        tags.forEach(record::tag);
        MatchRecord seen = record.build();
        return (seen.hidesPlies() ? record.keys(view.keys()).build() : seen).withPlugins(plugins);
    }

    /** A builder that has all that this record says. */
    public MatchRecordBuilder toBuilder() {
        return new MatchRecordBuilder(this);
    }

    /** This record with the versions of plugins besides its own, by their ids, as {@link #pluginHash} gives them. */
    public MatchRecord withPlugins(Map<String, String> versions) {
        return toBuilder().plugins(versions).build();
    }

    /** The same with the versions of the plugins that its players come from, as far as they are {@code known}. */
    public MatchRecord withPlugins(Catalogue<PlayerProvider> known) {
        Map<String, String> versions = new LinkedHashMap<>();
        for (PlayerProvider provider : known.all()) {
            if (players.stream()
                    .anyMatch(player -> player.equals(provider.id()) || player.startsWith(provider.id() + "("))) {
                pluginHash(provider).ifPresent(hash -> versions.put(provider.id(), hash));
            }
        }
        return versions.isEmpty() ? this : withPlugins(versions);
    }

    /** This record without the seed, so that one cannot go on from it as it would have gone on. */
    public MatchRecord withoutSeed() {
        return toBuilder().withoutSeed().resumable(false).build();
    }

    /** This record with another clock. */
    public MatchRecord withClock(Clock other) {
        return toBuilder().clock(other).build();
    }

    /** This record with the names of the seats' owners: one a seat, or none at all. */
    public MatchRecord withNames(List<String> owners) {
        return toBuilder().names(owners).build();
    }

    /** This record with other plies; its end stays. */
    public MatchRecord withPlies(List<RecordedPly> line) {
        return toBuilder().tree(line).build();
    }

    /** This record with one more tag; no other of that name. */
    public MatchRecord withTag(String name, String value) {
        return toBuilder().tag(name, value).build();
    }

    /** The version of the plugin that {@code provider} comes from; empty if it comes with the application. */
    public static Optional<String> pluginHash(Object provider) {
        return PluginHash.of(provider);
    }

    private static MatchRecordBuilder seen(MatchView view, List<String> players) {
        List<String> plies = new ArrayList<>();
        for (int i = 0; i < view.length(); i++) {
            Seen seen = view.seen(i);
            String mark = seen.actor() == State.CHANCE ? Plies.CHANCE_MARK : "";
            plies.add(mark + view.action(i).map(action -> action.notation()).orElse(seen.notation()));
        }
        MatchRecordBuilder record = new MatchRecordBuilder(view.setup(), players).plies(plies);
        return view.isOver() ? record.payoffs(view.payoffs()).forfeit(view.forfeit()) : record;
    }

    /** The notation of {@code codes}, played from {@code state} on, which becomes the last position. */
    private static List<String> written(Game game, State state, List<Integer> codes) {
        List<String> plies = new ArrayList<>(codes.size());
        for (int code : codes) {
            plies.add(Plies.write(game, state, code));
            state.apply(code);
        }
        return plies;
    }

    /** The plies of the main line, without anything else. */
    public List<String> mainLine() {
        return plies.stream().map(RecordedPly::ply).toList();
    }

    /** As {@link #replay(Function, Reach)}, of a record that anybody may have written. */
    public Replay replay(Function<String, GameProvider> providers) {
        return replay(providers, Reach.ANYWHERE);
    }

    /**
     * Plays the record again, its variations too.
     *
     * @param providers gives the provider of a game's id, or throws
     * @param reach of the options it may have: {@link Reach#ANYWHERE} unless the user trusts the record
     * @throws IllegalArgumentException naming the first entry that does not fit the rules
     */
    public Replay replay(Function<String, GameProvider> providers, Reach reach) {
        GameSetup setup = GameSetup.of(providers.apply(game), seats, options, starter, reach);
        return new Replayer(this, position.map(setup::from).orElse(setup)).replay();
    }

    /** Who won; empty if the game is not over. */
    public Optional<Winners> winners() {
        return payoffs.map(
                all -> Winners.of(all.stream().mapToDouble(Double::doubleValue).toArray()));
    }

    /** Whether there are plies whose action the observer did not see. */
    public boolean hidesPlies() {
        return plies.stream().map(RecordedPly::ply).anyMatch(HiddenPlies::isHidden);
    }

    /**
     * Requires that the game can go on as if it had not stopped.
     *
     * @throws IllegalArgumentException saying why it cannot
     */
    public void requireResumable() {
        if (!resumable || hidesPlies()) {
            throw new IllegalArgumentException("record: it does not tell what is secret or what chance will bring; such"
                    + " a game can be looked at, but not gone on with");
        }
    }

    /**
     * A record played again: its setup, where it began, its plies with their variations, the last position of the main
     * line. If the record {@link MatchRecord#hidesPlies}, show it to its observer alone: guesses replace hidden plies.
     */
    public record Replay(GameSetup setup, State start, PlyTree tree, State state) {
        /** The codes of the main line. */
        public int[] plies() {
            return tree.mainLine().stream().mapToInt(tree::action).toArray();
        }
    }
}
