package org.marienbad.framework.record;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Forfeit;

/** Puts a {@link MatchRecord} together; parts that are not given are left out of it. */
public final class MatchRecordBuilder {
    private final int format;
    private final String game;
    private final int seats;
    private final Map<String, Object> options;
    private final int starter;
    private final List<String> players;
    private final Map<String, String> plugins = new LinkedHashMap<>();
    private final Map<String, String> tags = new LinkedHashMap<>();
    private Optional<Map<String, Object>> position = Optional.empty();
    private Optional<Long> seed = Optional.empty();
    private List<String> names = List.of();
    private Optional<MatchRecord.Clock> clock = Optional.empty();
    private List<RecordedPly> plies = List.of();
    private Optional<List<Double>> payoffs = Optional.empty();
    private Optional<Forfeit> forfeit = Optional.empty();
    private Optional<Observer> observer = Optional.empty();
    private List<Long> keys = List.of();
    private boolean resumable = true;

    /**
     * A record of {@code setup} with one player a seat.
     *
     * @param players in the text form of a player spec, or {@value MatchRecord#PERSON}
     */
    public MatchRecordBuilder(GameSetup setup, List<String> players) {
        format = MatchRecord.FORMAT;
        game = setup.provider().id();
        seats = setup.seats();
        options = setup.options().changed();
        starter = setup.starter();
        this.players = List.copyOf(players);
        setup.position().ifPresent(this::position);
        plugin(game, setup.provider());
    }

    MatchRecordBuilder(MatchRecord record) {
        format = record.format();
        game = record.game();
        seats = record.seats();
        options = record.options();
        starter = record.starter();
        players = record.players();
        position = record.position();
        seed = record.seed();
        names = record.names();
        clock = record.clock();
        plies = record.plies();
        payoffs = record.payoffs();
        forfeit = record.forfeit();
        observer = record.observer();
        keys = record.keys();
        resumable = record.resumable();
        plugins.putAll(record.plugins());
        tags.putAll(record.tags());
    }

    /** The first position, if that was not the start of the game. */
    public MatchRecordBuilder position(Map<String, Object> start) {
        position = Optional.of(start);
        return this;
    }

    public MatchRecordBuilder seed(long value) {
        seed = Optional.of(value);
        return this;
    }

    /** Leaves out the seed, which is not known or must not be told. */
    public MatchRecordBuilder withoutSeed() {
        seed = Optional.empty();
        return this;
    }

    /** The seats' owners, one a seat, or none at all. */
    public MatchRecordBuilder names(List<String> owners) {
        names = owners;
        return this;
    }

    /** How much time the seats had, if it was limited. */
    public MatchRecordBuilder clock(MatchRecord.Clock limits) {
        clock = Optional.of(limits);
        return this;
    }

    /** The main line, by notations alone. */
    public MatchRecordBuilder plies(List<String> notations) {
        return tree(notations.stream().map(RecordedPly::of).toList());
    }

    /** The main line with all that hangs on it. */
    public MatchRecordBuilder tree(List<RecordedPly> mainLine) {
        plies = List.copyOf(mainLine);
        return this;
    }

    public MatchRecordBuilder payoffs(double[] values) {
        payoffs = Optional.of(Arrays.stream(values).boxed().toList());
        return this;
    }

    /** Why the game ended early, if it did. */
    public MatchRecordBuilder forfeit(Optional<Forfeit> reason) {
        forfeit = reason;
        return this;
    }

    public MatchRecordBuilder observer(Observer seer) {
        observer = Optional.of(seer);
        return this;
    }

    /** The observer's key of the position after each ply. */
    public MatchRecordBuilder keys(List<Long> positions) {
        keys = positions;
        return this;
    }

    public MatchRecordBuilder resumable(boolean value) {
        resumable = value;
        return this;
    }

    /** Keeps the version of a game's or player's plugin, unless it comes with the application. */
    public MatchRecordBuilder plugin(String id, Object provider) {
        PluginHash.of(provider).ifPresent(hash -> plugins.put(id, hash));
        return this;
    }

    /** Keeps versions of plugins, by their ids, of which no other is known. */
    public MatchRecordBuilder plugins(Map<String, String> versions) {
        versions.forEach(plugins::putIfAbsent);
        return this;
    }

    public MatchRecordBuilder tag(String name, String value) {
        tags.put(name, value);
        return this;
    }

    public MatchRecord build() {
        return new MatchRecord(
                format, game, seats, options, starter, position, seed, names, players, clock, plies, payoffs, forfeit,
                observer, keys, resumable, plugins, tags);
    }
}
