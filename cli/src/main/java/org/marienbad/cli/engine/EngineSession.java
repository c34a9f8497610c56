package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.Observer;
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
    private GameLine line;
    /** The player that an abandoned job is asking; it may never return. */
    private volatile Advisor asked;

    private volatile boolean closed;

    EngineSession(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    void open(GameLine game) {
        line = game;
    }

    boolean isClosed() {
        return closed;
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
        asked = advisor;
        ObjectNode answer = choice.answer(view, line.isFromStart() ? advisor::ask : advisor::askUntold, job);
        asked = null;
        return answer;
    }

    /** A player that hangs is not asked again; a game that hangs ends the session. */
    @Override
    public void leftBehind(Job job) {
        Advisor hanging = asked;
        asked = null;
        if (hanging == null) {
            closed = true;
        } else {
            players.values().remove(hanging);
        }
    }

    void close() {
        closed = true;
        players.values().forEach(Advisor::close);
        players.clear();
    }
}
