package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;

/**
 * A game that is kept from request to request. Its requests run one after another, so that all but {@link #isClosed} is
 * used by one thread at a time. A player asked here keeps its knowledge, as in a match.
 */
final class EngineSession implements Scheduler.Lane {
    private static final int MOST_PLAYERS = 8;
    /** Seeds drawn are whole numbers that every program can read as they are written: JavaScript has 53 bits. */
    private static final long SEEDS = 1L << 53;

    private final String name;
    /** The one that was asked least recently first. */
    private final Map<ChooseRequest.Key, Advisor> players = new LinkedHashMap<>(MOST_PLAYERS, 0.75f, true);

    private final StatePool states;
    /** The player that is being asked; it may never return. */
    private final AtomicReference<Advisor> asked = new AtomicReference<>();

    private volatile GameLine line;
    /** The job that opens the session, which may be refused or cancelled before it is begun. */
    private volatile Job opening;

    private volatile boolean closed;

    /** @param states how many more positions the sessions of the caller may hold */
    EngineSession(String name, AtomicInteger states) {
        this.name = name;
        this.states = new StatePool(states);
    }

    String name() {
        return name;
    }

    void opening(Job job) {
        opening = job;
    }

    void open(GameLine game) {
        line = game;
    }

    /** Whether its name is free again: it was closed, or {@link #opening} came to nothing. */
    boolean isClosed() {
        return closed || line == null && opening != null && opening.isAnswered();
    }

    /** @throws IllegalArgumentException if it is not open, or not any more */
    GameLine line() {
        if (line == null || closed) {
            throw new IllegalArgumentException("session '" + name + "' is not open");
        }
        return line;
    }

    StatePool states() {
        return states;
    }

    /** The seed of a player to which a request gives none: the one that it has here already, else one drawn. */
    long seed(PlayerSpec player) {
        return players.keySet().stream()
                .filter(known -> known.player().equals(player.toString()))
                .findFirst()
                .map(ChooseRequest.Key::seed)
                .orElseGet(() -> new SecureRandom().nextLong(SEEDS));
    }

    /** @param game the game of this session, or one that a position held here came about by */
    ObjectNode choose(ChooseRequest choice, GameLine game, Observer observer, Job job) {
        MatchView view = game.view(observer);
        ChooseRequest.seat(view, observer);
        Advisor advisor = players.get(choice.key());
        if (advisor == null) {
            if (players.size() == MOST_PLAYERS) {
                closeOldest();
            }
            advisor = new Advisor(newPlayer(choice, game));
            players.put(choice.key(), advisor);
        }
        asked.set(advisor);
        try {
            return choice.answer(view, game.isFromStart() ? advisor::ask : advisor::askUntold, job);
        } finally {
            asked.compareAndSet(advisor, null);
        }
    }

    /** A new player, for which others of this session make room if the memory does not suffice for all. */
    private Player newPlayer(ChooseRequest choice, GameLine game) {
        while (true) {
            try {
                return choice.newPlayer(game);
            } catch (MemoryBudget.Refusal refusal) {
                if (players.isEmpty()) {
                    throw refusal;
                }
                closeOldest();
            }
        }
    }

    private void closeOldest() {
        players.remove(players.keySet().iterator().next()).close();
    }

    /** A player that hangs is not asked again but closed; a game that hangs ends the session. */
    @Override
    public void leftBehind(Job job) {
        if (job.isAnswered()) {
            return; // in the last moment
        }
        Advisor hanging = asked.getAndSet(null);
        if (hanging != null) {
            players.values().remove(hanging);
            closeInBackground(List.of(hanging));
        } else {
            closed = true;
            states.close();
            closeInBackground(List.copyOf(players.values()));
        }
    }

    /** Closing may hang as well. */
    private static void closeInBackground(List<Advisor> leaving) {
        DaemonThreads.start(
                "engine close", () -> leaving.forEach(advisor -> PluginGuard.run(advisor::close, ignored -> {})));
    }

    void close() {
        closed = true;
        states.close();
        players.values().forEach(Advisor::close);
        players.clear();
    }
}
