package org.marienbad.server.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.marienbad.framework.text.Text;
import org.marienbad.request.RequestFault;

/** Something that was asked for and is not done: nothing has changed. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why it is not done. */
    public enum Reason {
        /** The request cannot be read. */
        MALFORMED(400),
        /** The token does not allow it. */
        FORBIDDEN(403),
        /** There is no such room, game or verb. */
        UNKNOWN(404),
        /** The room has changed since, or it is somebody else's turn. */
        CONFLICT(409),
        /** The rules of the game or of the room do not allow it. */
        ILLEGAL(422),
        /** A limit of the visitor or of the room is reached. */
        TOO_MANY(429),
        /** The game or player that it needs has failed: a plugin breaks its contract. */
        BROKEN(500),
        /** The server cannot do it now. */
        BUSY(503);

        private final int status;

        Reason(int status) {
            this.status = status;
        }

        /** The status code by which HTTP calls it. */
        public int status() {
            return status;
        }

        /** As messages write it: {@code too-many}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private final Reason reason;
    private final transient Text words;
    private final long version;
    private final String field;

    /** @param words one line for people: what was wrong, where, what is allowed; a key of {@link ServerWords} */
    public Refusal(Reason reason, Text words) {
        this(reason, words, -1, "");
    }

    public static Refusal of(Reason reason, String words, Object... arguments) {
        return new Refusal(reason, Text.of(words, arguments));
    }

    /** The same of a room that is at {@code version}. */
    public Refusal(Reason reason, Text words, long version) {
        this(reason, words, version, "");
    }

    private Refusal(Reason reason, Text words, long version, String field) {
        super(words.key(), null, false, false);
        this.reason = Objects.requireNonNull(reason, "reason");
        this.words = words;
        this.version = version;
        this.field = field;
    }

    /** A game that the rules do not allow, in their own words. */
    public static Refusal of(IllegalArgumentException fault) {
        String option = fault instanceof RequestFault request ? request.option().orElse("") : "";
        return new Refusal(Reason.ILLEGAL, Text.of(fault.getMessage()), -1, option);
    }

    /** The value of the option {@code key} is not allowed. */
    public static Refusal ofOption(String key, Text words) {
        return new Refusal(Reason.ILLEGAL, words, -1, key);
    }

    public Reason reason() {
        return reason;
    }

    /** The refusal as answers tell it to a reader of {@code locale}. */
    public ObjectNode json(Locale locale) {
        ObjectNode json = ServerJson.object();
        json.put("error", ServerWords.of(locale).get(words)).put("reason", reason.id());
        version().ifPresent(newest -> json.put("version", newest));
        field().ifPresent(option -> json.put("field", option));
        return json;
    }

    public Text words() {
        return words;
    }

    /** The room's newest version, where the request came with an older one. */
    public OptionalLong version() {
        return version < 0 ? OptionalLong.empty() : OptionalLong.of(version);
    }

    /** The key of the option that is wrong, where it is one. */
    public Optional<String> field() {
        return field.isEmpty() ? Optional.empty() : Optional.of(field);
    }
}
