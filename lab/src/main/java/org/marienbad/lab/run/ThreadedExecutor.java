package org.marienbad.lab.run;

import java.util.function.Function;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.MatchPool;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.lab.tournament.Fixture;
import org.marienbad.lab.tournament.GameResult;

/** Plays games in threads of this process. */
final class ThreadedExecutor implements GameExecutor {
    private static final int WINDOW = 4096;

    private final NumberedGames games;
    private final Function<Fixture, MatchListener> watcher;
    private final int threads;

    ThreadedExecutor(NumberedGames games, Function<Fixture, MatchListener> watcher, int threads) {
        this.games = games;
        this.watcher = watcher;
        this.threads = threads;
    }

    @Override
    public int window() {
        return WINDOW;
    }

    @Override
    public Work start(Board board) {
        MatchPool pool = new MatchPool(threads, () -> {
            long[] next = board.take(1);
            return next.length == 0 ? null : games.job(next[0], watcher, reportingTo(board, next[0]));
        });
        return pool::close;
    }

    private static NumberedGames.Outcome reportingTo(Board board, long index) {
        return new NumberedGames.Outcome() {
            @Override
            public void played(GameResult game, MatchResult result) {
                board.played(game, result);
            }

            @Override
            public void failed(Throwable failure) {
                board.failed(index, failure);
            }
        };
    }
}
