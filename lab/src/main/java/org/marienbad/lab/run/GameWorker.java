package org.marienbad.lab.run;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.MatchPool;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.lab.plan.PlanEntries;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.ResultLines;
import org.marienbad.lab.tournament.Tournament;

/**
 * Plays games of a tournament for somebody else: another process, another machine. It is told the plan and numbers of
 * games, and answers in lines. May be used by many threads.
 */
public final class GameWorker {
    private final NumberedGames games;
    private final ResultLines lines;

    /**
     * @param plan from {@link GameExecutor.Board#plan}. Its settings may name files of this machine: take it only from
     *     the user who runs the tournament
     * @throws IllegalArgumentException in one line, if its games cannot be played here, or only by other code
     */
    public GameWorker(String plan, Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {
        WorkOrder order = WorkOrder.read(plan);
        Tournament tournament =
                PlanEntries.read("the plan", order.plan(), Reach.LOCAL).tournament(games, players);
        order.code().requireSame(CodeVersion.of(tournament, players), "the tournament is played");
        this.games = new NumberedGames(tournament, players);
        lines = new ResultLines(tournament);
    }

    /**
     * Plays games and waits until they are over.
     *
     * @param numbers which games
     * @return for each number, in that order, the line for {@link GameExecutor.Board#report}. If a game breaks its
     *     contract the line says so; playing it again would give the same
     * @throws InterruptedException if the calling thread is interrupted; the games are dropped
     */
    public List<String> play(long[] numbers, int threads) throws InterruptedException {
        String[] results = new String[numbers.length];
        CountDownLatch left = new CountDownLatch(numbers.length);
        AtomicInteger next = new AtomicInteger();
        MatchPool pool = new MatchPool(Math.min(threads, numbers.length), () -> {
            int place = next.getAndIncrement();
            return place >= numbers.length
                    ? null
                    : job(numbers[place], line -> {
                        results[place] = line;
                        left.countDown();
                    });
        });
        try {
            left.await();
        } finally {
            pool.close();
        }
        return List.of(results);
    }

    private MatchPool.Job job(long index, Consumer<String> finished) {
        return games.job(index, fixture -> MatchListener.NONE, new NumberedGames.Outcome() {
            @Override
            public void played(GameResult game, MatchResult result) {
                StringWriter line = new StringWriter(256);
                try {
                    lines.write(game, line);
                } catch (IOException impossible) {
                    throw new UncheckedIOException(impossible);
                }
                finished.accept(line.toString().stripTrailing());
            }

            @Override
            public void failed(Throwable failure) {
                finished.accept(ResultLines.failure(index, failure));
            }
        });
    }
}
