package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.match.Advisor;
import org.marienbad.framework.match.MatchView;

/**
 * A game that is kept from request to request. Its requests run one after another, so that all but {@link #isClosed} is
 * used by one thread at a time. A player asked here keeps what it learns, as in a match.
 */
final class EngineSession implements Scheduler.Lane {
    private static final int MOST_PLAYERS = 8;

    private final String name;
    private final Map<ChooseRequest.Key, Advisor> players = new LinkedHashMap<>();
    /** The player that is being asked; it may never return. */
    private final AtomicReference<Advisor> asked = new AtomicReference<>();

    private volatile GameLine line;
    /** The job that opens the session, which may be refused or cancelled before it is begun. */
    private volatile Job opening;

    private volatile boolean closed;

    EngineSession(String name) {
        this.name = name;
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

    ObjectNode choose(ChooseRequest choice, Observer observer, Job job) {
        MatchView view = line().view(observer);
        ChooseRequest.seat(view, observer);
        Advisor advisor = players.get(choice.key());
        if (advisor == null) {
            if (players.size() == MOST_PLAYERS) {
                ChooseRequest.Key oldest = players.keySet().iterator().next();
                players.remove(oldest).close();
            }
            advisor = new Advisor(choice.newPlayer(line));
            players.put(choice.key(), advisor);
        }
        asked.set(advisor);
        try {
            return choice.answer(view, line.isFromStart() ? advisor::ask : advisor::askUntold, job);
        } finally {
            asked.compareAndSet(advisor, null);
        }
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
            closeInBackground(List.copyOf(players.values()));
        }
    }

    /** Closing may hang as well. */
    private static void closeInBackground(List<Advisor> leaving) {
        Thread thread = new Thread(
                () -> leaving.forEach(advisor -> PluginGuard.run(advisor::close, ignored -> {})), "engine close");
        thread.setDaemon(true);
        thread.start();
    }

    void close() {
        closed = true;
        players.values().forEach(Advisor::close);
        players.clear();
    }
}
