package org.marienbad.framework.lab;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.PlayerCatalogue;

/**
 * Games between the same players. Game i has a seed of its own, split from the seed of the series, and every player in
 * it another one: the results do not depend on the number of threads (unless budgets are counted in time).
 *
 * @param setup what is played
 * @param players one a seat
 * @param rotated whether the players move on by one seat from game to game; else player i always sits at seat i
 * @param games how many
 * @param opening how many decisions at the start are made at random; rotated games with the same players share them
 * @param seed of all the randomness
 * @param budget limits of every decision, over and above the players' own
 */
public record Series(
        GameSetup setup, List<PlayerSpec> players, boolean rotated, int games, int opening, long seed, Budget budget) {
    /** Games in flight for every thread: enough that none waits for a long game to be reported first. */
    private static final int WINDOW = 8;

    /**
     * One game of the series.
     *
     * @param index its number, 0 …
     * @param playerAt by seat, which of the series' players sat there
     * @param decisions by seat, how many its player made
     */
    public record Played(int index, int[] playerAt, int[] decisions, MatchResult result) {}

    public Series {
        players = List.copyOf(players);
        if (players.size() != setup.seats()) {
            throw new IllegalArgumentException(setup.provider().id() + " has " + setup.seats() + " seats, but "
                    + players.size() + " players are given");
        }
        if (games < 1) {
            throw new IllegalArgumentException("a series has at least one game");
        }
    }

    /** Which player sits at {@code seat} in game {@code index}. */
    public int playerAt(int index, int seat) {
        int seats = players.size();
        return rotated ? Math.floorMod(seat - index, seats) : seat;
    }

    /**
     * Plays all games and reports them in the order of their numbers, in the caller's thread.
     *
     * @throws IllegalArgumentException if a player does not agree to play, before the first game
     * @throws org.marienbad.framework.match.GameFault if the game breaks its contract
     */
    public void play(PlayerCatalogue catalogue, int threads, Consumer<Played> report) {
        players.forEach(spec -> catalogue.create(spec, setup.game(), seed));
        ExecutorService workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "series");
            thread.setDaemon(true);
            return thread;
        });
        Queue<Future<Played>> running = new ArrayDeque<>();
        try {
            int next = 0;
            while (next < games || !running.isEmpty()) {
                while (next < games && running.size() < threads * WINDOW) {
                    int index = next++;
                    running.add(workers.submit(() -> play(catalogue, index)));
                }
                report.accept(running.remove().get());
            }
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new IllegalStateException(failure.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the series was interrupted", interrupted);
        } finally {
            workers.shutdownNow();
        }
    }

    private Played play(PlayerCatalogue catalogue, int index) {
        long gameSeed = Seeds.split(seed, "game", index);
        int seats = players.size();
        int[] playerAt = new int[seats];
        int[] decisions = new int[seats];
        List<Player> seated = new ArrayList<>(seats);
        for (int seat = 0; seat < seats; seat++) {
            playerAt[seat] = playerAt(index, seat);
            seated.add(
                    catalogue.create(players.get(playerAt[seat]), setup.game(), Seeds.split(gameSeed, "player", seat)));
        }
        MatchResult result = new Match(setup, seated)
                .seed(gameSeed)
                .budget(budget)
                .opening(opening, Seeds.split(seed, "opening", rotated ? index / seats : index))
                .listener(new MatchListener() {
                    private int made;

                    @Override
                    public void playing(State before, int action) {
                        if (before.actor() >= 0 && made++ >= opening) {
                            decisions[before.actor()]++;
                        }
                    }
                })
                .play();
        return new Played(index, playerAt, decisions, result);
    }
}
