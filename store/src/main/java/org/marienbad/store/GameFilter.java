package org.marienbad.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.record.MatchRecord;

/** Which games are asked for; all, the one changed last first, unless limited. */
public final class GameFilter {
    /** How a game stands. */
    public enum Result {
        RUNNING,
        FINISHED,
        /** Won by the {@link MatchRecord#PERSON person}. */
        WIN,
        DRAW,
        LOSS
    }

    private final List<String> conditions = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();
    private int limit = Integer.MAX_VALUE;
    private int offset;

    public static GameFilter all() {
        return new GameFilter();
    }

    /** Games of this kind, by its id. */
    public GameFilter game(String id) {
        return with("kind = ?", id);
    }

    /** Games in which a player with this id, of this spec, or of this name has a seat. */
    public GameFilter opponent(String player) {
        String wanted = player.toLowerCase(Locale.ROOT);
        return with(
                "EXISTS (SELECT 1 FROM seat WHERE game_id = game.id"
                        + " AND (LOWER(player) = ? OR LOWER(spec) = ? OR LOWER(owner) = ?))",
                wanted,
                wanted,
                wanted);
    }

    /** Games whose id, players or names of players contain {@code words}, in upper or lower case. */
    public GameFilter containing(String words) {
        String pattern = "%"
                + words.toLowerCase(Locale.ROOT)
                        .replace("!", "!!")
                        .replace("%", "!%")
                        .replace("_", "!_")
                + "%";
        return with(
                "(LOWER(kind) LIKE ? ESCAPE '!' OR EXISTS (SELECT 1 FROM seat WHERE game_id = game.id"
                        + " AND (LOWER(spec) LIKE ? ESCAPE '!' OR LOWER(owner) LIKE ? ESCAPE '!')))",
                pattern,
                pattern,
                pattern);
    }

    public GameFilter result(Result result) {
        return switch (result) {
            case RUNNING, FINISHED -> with("state = ?", result.name().toLowerCase(Locale.ROOT));
            case WIN, DRAW, LOSS ->
                with(
                        "EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND player = '" + MatchRecord.PERSON
                                + "' AND outcome = ?)",
                        result.name().toLowerCase(Locale.ROOT));
        };
    }

    /** At most so many, after the first {@code skipped}. */
    public GameFilter page(int skipped, int most) {
        if (skipped < 0 || most < 0) {
            throw new IllegalArgumentException("a page of " + most + " games after " + skipped);
        }
        offset = skipped;
        limit = most;
        return this;
    }

    private GameFilter with(String condition, Object... arguments) {
        conditions.add(condition);
        values.addAll(List.of(arguments));
        return this;
    }

    String where() {
        return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    }

    List<Object> values() {
        return values;
    }

    int limit() {
        return limit;
    }

    int offset() {
        return offset;
    }
}
