package org.marienbad.lab.live;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.lab.tournament.Fixture;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** The games that a tournament plays at the moment, for those who watch. Thread-safe. */
public final class Boards {
    private final Tournament tournament;
    /** By number, those that have begun and are not counted yet. */
    private final ConcurrentSkipListMap<Long, WatchedGame> games = new ConcurrentSkipListMap<>();

    private volatile WatchedGame latest;

    Boards(Tournament tournament) {
        this.tournament = tournament;
    }

    MatchListener begins(Fixture fixture) {
        WatchedGame game = new WatchedGame(tournament, fixture);
        games.put(fixture.index(), game);
        latest = game;
        return game.listener();
    }

    void counted(GameResult result) {
        long index = result.fixture().index();
        WatchedGame game = games.remove(index);
        if (game != null) {
            game.end(result);
        }
        // Games are counted in order: an earlier one that is missing will never come.
        games.headMap(index).clear();
    }

    /** Unfinished games are dropped. */
    void clear() {
        games.values().forEach(WatchedGame::end);
        games.clear();
        latest = null;
    }

    /** The games in play, by their numbers. */
    public List<WatchedGame> running() {
        return games.values().stream().filter(game -> !game.isOver()).toList();
    }

    /**
     * A game to be watched next: one in play, or else the one that began last; empty if there is none.
     *
     * @param pairing whose games are wanted; -1 for any
     * @param taken numbers of games that are watched already
     */
    public Optional<WatchedGame> next(int pairing, Set<Long> taken) {
        return Stream.concat(running().stream(), Stream.ofNullable(latest))
                .filter(game -> !taken.contains(game.fixture().index()))
                .filter(game -> pairing < 0 || game.fixture().pairing() == pairing)
                .findFirst();
    }
}
