package org.marienbad.cli.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.HexFormat;
import java.util.Locale;
import java.util.function.Supplier;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;

/** A position as numbers, for programs that learn: the best that its game can give. */
final class StateVector {
    /** The kind of the numbers. */
    private enum Kind {
        /** Indices of the active features, as the seat sees them. */
        FEATURES,
        /** The encoding of the position, 16 hexadecimal digits a word: in games without hidden information. */
        WORDS,
        /** The codes of all plies as the seat saw them, −1 for those that it does not know: its information state. */
        PLIES
    }

    private final Game game;
    private final Kind kind;
    private final int[] active;
    private final long[] words;

    private StateVector(Game game) {
        this.game = game;
        GameInfo info = game.info();
        if (game instanceof Features features) {
            kind = Kind.FEATURES;
            active = new int[features.maxActive()];
            words = new long[0];
        } else {
            kind = info.has(GameInfo.Trait.HIDDEN_INFORMATION) ? Kind.PLIES : Kind.WORDS;
            active = new int[0];
            words = new long[kind == Kind.WORDS ? info.words() : 0];
        }
    }

    static StateVector of(Game game) {
        return new StateVector(game);
    }

    /** Its kind, and the length of the dense form: features, bits, or plies. */
    ObjectNode describe() {
        int length = switch (kind) {
            case FEATURES -> ((Features) game).featureCount();
            case WORDS -> words.length * Long.SIZE;
            case PLIES -> game.info().maxPlies();
        };
        return JsonNodeFactory.instance
                .objectNode()
                .put("kind", kind.name().toLowerCase(Locale.ROOT))
                .put("length", length);
    }

    /** The perception of {@code state} by {@code seat}, after the plies of {@code line}. */
    JsonNode write(State state, int seat, Supplier<GameLine> line) {
        ArrayNode numbers = JsonNodeFactory.instance.arrayNode();
        if (kind == Kind.FEATURES) {
            int count = ((Features) game).active(state, seat, active);
            for (int i = 0; i < count; i++) {
                numbers.add(active[i]);
            }
        } else if (kind == Kind.PLIES) {
            for (Seen ply : line.get()
                    .view(Observer.seat(seat))
                    .atTheTime(Observer.seat(seat))
                    .plies()) {
                numbers.add(ply.action());
            }
        } else {
            state.encode(words);
            StringBuilder digits = new StringBuilder();
            for (long word : words) {
                digits.append(HexFormat.of().toHexDigits(word));
            }
            return TextNode.valueOf(digits.toString());
        }
        return numbers;
    }
}
