package org.marienbad.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.record.MatchRecord;

/** The changes of a game in one transaction. Missing values stay as they are. */
public final class Change {
    private final List<StoredPly> plies = new ArrayList<>();
    private final List<Integer> removed = new ArrayList<>();
    private final Map<Integer, Integer> rankings = new LinkedHashMap<>();
    private Optional<MatchRecord> head = Optional.empty();
    private int shown = -1;
    private int moves;

    /** New plies, on the line or beginning variations. */
    public Change plies(Collection<StoredPly> added) {
        plies.addAll(added);
        return this;
    }

    /** Removes these plies, and with each all that follow it. */
    public Change remove(Collection<Integer> nodes) {
        removed.addAll(nodes);
        plies.removeIf(ply -> nodes.contains(ply.node()));
        return this;
    }

    /** Sets the ranking of a ply among its siblings. */
    public Change ranking(int node, int ranking) {
        rankings.put(node, ranking);
        return this;
    }

    /** All but the plies: players, names, clock, tags; with payoffs the game is finished. Plies in it are passed over. */
    public Change head(MatchRecord record) {
        head = Optional.of(record);
        return this;
    }

    /** The node whose position is shown, and how many decisions lead there. */
    public Change shown(int node, int decisions) {
        shown = node;
        moves = decisions;
        return this;
    }

    /** Adds the changes of {@code later} after this. */
    public Change and(Change later) {
        plies(later.plies);
        remove(later.removed);
        rankings.putAll(later.rankings);
        if (later.head.isPresent()) {
            head = later.head;
        }
        return later.shown < 0 ? this : shown(later.shown, later.moves);
    }

    public boolean isEmpty() {
        return plies.isEmpty() && removed.isEmpty() && rankings.isEmpty() && head.isEmpty() && shown < 0;
    }

    List<StoredPly> plies() {
        return plies;
    }

    List<Integer> removed() {
        return removed;
    }

    Map<Integer, Integer> rankings() {
        return rankings;
    }

    /** All but the plies, if it changes. */
    public Optional<MatchRecord> head() {
        return head;
    }

    /** −1 where it stays. */
    int shown() {
        return shown;
    }

    int moves() {
        return moves;
    }
}
