package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.setting.Reach;
import org.marienbad.json.PictureJson;

/** What a request can ask for, the fields that this takes, and how it is answered. */
enum Task {
    /** The position as it stands. */
    POSITION(List.of("words")) {
        @Override
        ObjectNode answer(
                Request request, RequestedPosition table, PlayerCatalogue players, Reach trusted, Locale locale) {
            return new Position(table, locale).json(request.getBoolean("words"));
        }
    },
    /** The position after one more ply. */
    APPLY(List.of("ply", "words")) {
        @Override
        ObjectNode answer(
                Request request, RequestedPosition table, PlayerCatalogue players, Reach trusted, Locale locale) {
            String ply = request.getText("ply").orElseThrow(() -> request.missing("ply", "the ply to play"));
            RequestedPosition.play(table.game(), table.state(), ply, "ply");
            return new Position(table, locale).json(request.getBoolean("words"));
        }
    },
    /** What a player decides. */
    CHOOSE(List.of("player", "budget", "seed")) {
        @Override
        ObjectNode answer(
                Request request, RequestedPosition table, PlayerCatalogue players, Reach trusted, Locale locale) {
            return new ChooseRequest(table, players, trusted).json(request);
        }
    },
    /** The number of sequences of plies. */
    PERFT(List.of("depth", "millis")) {
        @Override
        ObjectNode answer(
                Request request, RequestedPosition table, PlayerCatalogue players, Reach trusted, Locale locale) {
            int max = table.game().info().maxPlies();
            if (!request.has("depth")) {
                throw request.missing("depth", "a whole number from 0 to " + max);
            }
            int depth = (int) request.getLong("depth", 0, max, 0);
            long millis = request.getLong("millis", 1, Perft.MAX_MILLIS, Perft.MAX_MILLIS);
            long[] nodes = Perft.count(table.game(), table.state(), depth, millis);
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            answer.put("depth", depth).put("nodes", depth == 0 ? 1 : nodes[depth - 1]);
            ArrayNode byDepth = answer.putArray("byDepth");
            Arrays.stream(nodes).forEach(byDepth::add);
            return answer;
        }
    },
    /** What the position looks like, and where to click. */
    PICTURE(List.of("observer")) {
        @Override
        ObjectNode answer(
                Request request, RequestedPosition table, PlayerCatalogue players, Reach trusted, Locale locale) {
            int seats = table.game().info().seats();
            int observer = (int) request.getLong(
                    "observer", 0, seats - 1, Math.max(0, table.state().actor()));
            Position position = new Position(table, locale);
            ObjectNode answer = JsonNodeFactory.instance.objectNode();
            answer.put("observer", observer);
            answer.set(
                    "picture",
                    new PictureJson(position::words)
                            .write(table.game().view().picture(table.state(), Observer.seat(observer))));
            answer.set("clicks", table.state().actor() == State.CHANCE ? answer.arrayNode() : position.clicks());
            return answer;
        }
    };

    private final List<String> fields;

    Task(List<String> fields) {
        this.fields = fields;
    }

    /** How a request names it. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Fields beside those that every request may have. */
    List<String> fields() {
        return fields;
    }

    abstract ObjectNode answer(
            Request request, RequestedPosition table, PlayerCatalogue players, Reach trusted, Locale locale);
}
