package org.marienbad.server.room;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.play.Consultation;
import org.marienbad.play.explain.ExplainedSearch;
import org.marienbad.play.explain.Recording;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Refusal;

/**
 * Records the next decision of a computer in the game itself, while somebody asks for it. A decision that already runs cannot
 * be joined. Confined to the room's executor.
 */
final class SeatWatch {
    /** Nodes of a tree that is drawn whole. */
    private static final int MOST_NODES = 40;
    /** After so many milliseconds without a request nobody watches. */
    private static final long PATIENCE = 10_000;

    private final House house;
    private final RoomState state;
    private final RoomGame game;
    private final Map<Integer, Watched> watched = new HashMap<>();

    SeatWatch(House house, RoomState state, RoomGame game) {
        this.house = house;
        this.state = state;
        this.game = game;
        game.watch(this::begins);
    }

    /** A decision of a seat. */
    private static final class Watched {
        private long asked;
        /** Null until the decision begins. */
        private Recording recording;

        private Consultation position;
        private int node;
        private PlayerSpec spec;
        private boolean over;
        private OptionalInt action = OptionalInt.empty();
        private final Map<Locale, ExplainedSearch> told = new HashMap<>();
    }

    /** The observer of the decision that {@code seat} makes now; null if nobody waits for it. */
    private SearchObserver begins(int seat) {
        Watched next = watched.get(seat);
        boolean wanted = next != null && next.recording == null && house.now() - next.asked < PATIENCE;
        MatchView now = game.view(RoomGame.SPECTATOR);
        if (!wanted || !now.seesActor() || state.seat(seat).player().isEmpty()) {
            return null;
        }
        next.recording = new Recording(RoomLens.USUAL_STEPS);
        next.position = Consultation.of(now);
        next.node = game.tree().node();
        next.spec = state.seat(seat).player().get();
        return next.recording;
    }

    /**
     * The steps from number {@code from} on of the next decision of {@code seat}; asks to come again until there are more.
     *
     * @param anew whether another decision is meant than one that is over
     */
    ObjectNode steps(int seat, int from, boolean anew, Locale locale) {
        Watched asked = watched.computeIfAbsent(seat, any -> new Watched());
        follow(asked);
        if (anew && asked.over) {
            asked = new Watched();
            watched.put(seat, asked);
        }
        asked.asked = house.now();
        if (asked.recording == null) {
            return RoomLens.waiting().put("thinking", game.thinking() == seat);
        }
        Watched known = asked;
        ExplainedSearch told = asked.told.computeIfAbsent(
                locale,
                any -> new ExplainedSearch(
                        house.levels().words(known.spec, locale), known.position, known.recording, MOST_NODES));
        if (asked.over && asked.recording.seen() == 0) {
            throw Refusal.of(Refusal.Reason.ILLEGAL, "refused.silent", asked.spec.toString());
        }
        if (asked.over && !told.isOver()) {
            told.end(asked.action);
        }
        return RoomLens.steps(told, from, locale);
    }

    /** Notices that the decision has been made, or is not waited for any more. */
    private void follow(Watched asked) {
        if (asked.recording == null || asked.over || game.tree().node() == asked.node) {
            return;
        }
        asked.over = true;
        List<Integer> line = game.tree().mainLine();
        int ply = asked.position.view().length();
        boolean played = line.size() > ply && game.tree().parent(line.get(ply)) == asked.node;
        asked.action = played ? OptionalInt.of(game.tree().action(line.get(ply))) : OptionalInt.empty();
    }
}
