package org.marienbad.lab.run;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.MatchPool;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.record.Plies;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.lab.tournament.DecisionNote;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Fixture;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** The games of a tournament, made by their numbers alone: the same on every machine. */
final class NumberedGames {
    /** Is told how a game ended, by any thread. */
    interface Outcome {
        void played(GameResult game, MatchResult result);

        void failed(Throwable failure);
    }

    private final Tournament tournament;
    private final List<LongFunction<Player>> makers;
    /** By entrant, whether its decisions are made by the thread that is asked for them alone. */
    private final List<Boolean> single;

    private final Optional<Oracle> oracle;

    /** @throws IllegalArgumentException if a player does not support the game */
    NumberedGames(Tournament tournament, Catalogue<PlayerProvider> players) {
        this.tournament = tournament;
        Game game = tournament.setup().game();
        makers = tournament.entrants().stream()
                .map(entrant -> entrant.player().maker(players, game))
                .toList();
        makers.forEach(maker ->
                Objects.requireNonNull(maker.apply(tournament.trialSeed())).close());
        single = tournament.entrants().stream()
                .map(Entrant::player)
                .map(player -> players.get(player.id()).isSingleThreaded(player.settings(players)))
                .toList();
        oracle = tournament.options().oracle().map(spec -> new Oracle(spec.maker(players, game)));
    }

    Tournament tournament() {
        return tournament;
    }

    Match match(Fixture fixture, MatchListener listener) {
        Tournament.Options options = tournament.options();
        int seats = fixture.entrants().size();
        Player[] seated = new Player[seats];
        for (int seat = 0; seat < seats; seat++) {
            seated[seat] = makers.get(fixture.entrants().get(seat)).apply(tournament.playerSeed(fixture, seat));
        }
        Match match = new Match(tournament.drawn(fixture), List.of(seated))
                .seed(tournament.pairedSeed(fixture))
                .budget(options.budget())
                .patience(options.patience())
                .clock(options.clock())
                .opening(options.opening(), tournament.openingSeed(fixture))
                .opening(tournament.openingPlies(fixture))
                .listener(listener);
        options.cpuTime().ifPresent(match::cpuTime);
        return options.log() ? match.measuringCpuTime() : match;
    }

    /** The plies of a game in its notation. */
    List<String> written(MatchResult result) {
        Game game = tournament.setup().game();
        State state = result.setup().newState();
        return result.plies().stream()
                .map(code -> {
                    String ply = Plies.write(game, state, code);
                    state.apply(code);
                    return ply;
                })
                .toList();
    }

    /**
     * The game number {@code index}, to be played.
     *
     * @param watcher asked who watches the game when it begins
     */
    MatchPool.Job job(long index, Function<Fixture, MatchListener> watcher, Outcome outcome) {
        return new NumberedGame(tournament.fixture(index), watcher, outcome);
    }

    private List<String> plies(MatchResult result) {
        return tournament.options().keepsPlies() ? written(result) : List.of();
    }

    private static MatchListener both(MatchListener one, MatchListener other) {
        return new MatchListener() {
            @Override
            public void decided(int seat, Decision decision) {
                one.decided(seat, decision);
                other.decided(seat, decision);
            }

            @Override
            public void playing(State before, int action) {
                one.playing(before, action);
                other.playing(before, action);
            }

            @Override
            public void thinking(int seat, Decision soFar) {
                one.thinking(seat, soFar);
                other.thinking(seat, soFar);
            }

            @Override
            public void ended() {
                one.ended();
                other.ended();
            }
        };
    }

    private final class NumberedGame implements MatchPool.Job {
        private final Fixture fixture;
        private final Function<Fixture, MatchListener> watcher;
        private final Outcome outcome;
        private Optional<Oracle.Judge> judge = Optional.empty();
        private Optional<DecisionNote.Taker> taker = Optional.empty();

        NumberedGame(Fixture fixture, Function<Fixture, MatchListener> watcher, Outcome outcome) {
            this.fixture = fixture;
            this.watcher = watcher;
            this.outcome = outcome;
        }

        @Override
        public Match match() {
            judge = oracle.map(known -> known.judge(tournament, fixture));
            taker = tournament.options().keepsNotes()
                    ? Optional.of(new DecisionNote.Taker(tournament.setup().game()))
                    : Optional.empty();
            MatchListener watching = watcher.apply(fixture);
            MatchListener judging =
                    judge.<MatchListener>map(one -> both(one, watching)).orElse(watching);
            return NumberedGames.this.match(
                    fixture, taker.<MatchListener>map(one -> both(one, judging)).orElse(judging));
        }

        @Override
        public void ended(MatchResult result) {
            // The game's notation may fail.
            PluginGuard.run(() -> outcome.played(outcome(result), result), this::failed);
        }

        private GameResult outcome(MatchResult result) {
            List<DecisionNote> notes =
                    taker.map(one -> one.notes(result.plies().size())).orElse(List.of());
            List<DecisionNote> timed = tournament.options().log() ? notes : List.of();
            return GameResult.builder(fixture)
                    .starter(Tournament.starter(result.setup()))
                    .payoffs(result.payoffs())
                    .scores(result.scores())
                    .length(result.plies().size())
                    .digest(GameResult.digest(result.plies()))
                    .decisions(result.decisions())
                    .nanos(result.nanos())
                    .forfeit(result.forfeit())
                    .verdict(judge.map(Oracle.Judge::verdict))
                    .plies(plies(result))
                    .notes(notes)
                    .noteNanos(timed.stream()
                            .mapToLong(note -> result.plyNanos()[note.ply()])
                            .toArray())
                    .noteCpuNanos(timed.stream()
                            .mapToLong(note -> cpuNanos(result, note))
                            .toArray())
                    .build();
        }

        private long cpuNanos(MatchResult result, DecisionNote note) {
            boolean tells = single.get(fixture.entrants().get(note.seat()));
            return tells ? result.plyCpuNanos()[note.ply()] : -1;
        }

        @Override
        public void failed(Throwable failure) {
            outcome.failed(failure);
        }
    }
}
