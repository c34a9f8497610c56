package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Player;

/**
 * A game that goes on from request to request. Its requests run one after another, so that all but {@link #isClosed} is
 * used by one thread at a time. A player asked here keeps what it learns, as in a match.
 */
final class EngineSession implements Scheduler.Lane {
    private static final int MOST_PLAYERS = 8;

    private final String name;
    private final Map<ChooseRequest.Key, Seated> players = new LinkedHashMap<>();
    private GameLine line;
    /** Whom a job that was left behind asks: it may never come back. */
    private volatile Seated asked;

    private volatile boolean closed;

    EngineSession(String name) {
        this.name = name;
    }

    /** A player and how much of the game it has been told. */
    private static final class Seated {
        private final Player player;
        private int seat = -1;
        private int edition;
        private int told;

        Seated(Player player) {
            this.player = player;
        }

        void tell(GameLine line, MatchView view) {
            int mover = view.observer().seat();
            if (!line.isFromStart()) {
                return; // the plies do not tell how the game came to where it is
            }
            if (seat != mover || edition != line.edition()) {
                seat = mover;
                edition = line.edition();
                told = 0;
                player.begin(line.setup(), seat);
            }
            for (; told < line.length(); told++) {
                player.observe(view.seen(told));
            }
        }
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
        Seated seated = players.get(choice.key());
        if (seated == null) {
            if (players.size() == MOST_PLAYERS) {
                ChooseRequest.Key oldest = players.keySet().iterator().next();
                players.remove(oldest).player.close();
            }
            seated = new Seated(choice.newPlayer(line));
            players.put(choice.key(), seated);
        }
        asked = seated;
        seated.tell(line, view);
        ObjectNode answer = choice.answer(view, seated.player, job);
        asked = null;
        return answer;
    }

    /** A player that hangs is not asked again; a game that hangs ends the session. */
    @Override
    public void leftBehind(Job job) {
        Seated hanging = asked;
        asked = null;
        if (hanging == null) {
            closed = true;
        } else {
            players.values().remove(hanging);
        }
    }

    void close() {
        closed = true;
        players.values().forEach(seated -> seated.player.close());
        players.clear();
    }
}
