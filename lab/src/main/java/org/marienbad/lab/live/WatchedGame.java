package org.marienbad.lab.live;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Fixture;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/**
 * A game of a tournament while it is played: its plies so far. It goes on whether or not anybody watches; those who do
 * read it at their own pace. Thread-safe.
 */
public final class WatchedGame {
    private final Tournament tournament;
    private final Fixture fixture;
    private int[] plies = new int[32];
    private int length;
    private boolean over;
    private Optional<GameResult> result = Optional.empty();

    WatchedGame(Tournament tournament, Fixture fixture) {
        this.tournament = tournament;
        this.fixture = fixture;
    }

    public Fixture fixture() {
        return fixture;
    }

    /** By seat, the entrant who sits there. */
    public List<Entrant> entrants() {
        return fixture.entrants().stream()
                .map(entrant -> tournament.entrants().get(entrant))
                .toList();
    }

    /** How many plies have been played so far, chance outcomes included. */
    public synchronized int length() {
        return length;
    }

    synchronized int ply(int index) {
        return plies[index];
    }

    /** Whether no more plies will be played. */
    public synchronized boolean isOver() {
        return over;
    }

    /** How it ended; empty until it is counted. */
    public synchronized Optional<GameResult> result() {
        return result;
    }

    synchronized void end(GameResult counted) {
        over = true;
        result = Optional.of(counted);
    }

    /**
     * A new way through the game, from its start.
     *
     * @param patience how long the game may take for one thing
     */
    public GameReel reel(Duration patience) {
        return new GameReel(this, setup(), patience);
    }

    private GameSetup setup() {
        return tournament.drawn(fixture);
    }

    private synchronized void add(int action) {
        if (length == plies.length) {
            plies = Arrays.copyOf(plies, 2 * length);
        }
        plies[length++] = action;
    }

    /** No more plies will be played, or it is dropped. */
    synchronized void end() {
        over = true;
    }

    MatchListener listener() {
        return new MatchListener() {
            @Override
            public void playing(State before, int action) {
                add(action);
            }

            @Override
            public void ended() {
                end();
            }
        };
    }
}
