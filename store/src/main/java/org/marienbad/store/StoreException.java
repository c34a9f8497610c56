package org.marienbad.store;

import java.sql.SQLException;
import org.marienbad.framework.text.Text;

/** The database cannot be read or written. */
public class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text words;

    StoreException(Text words, Throwable cause) {
        super(words.key() + " " + words.arguments() + (cause == null ? "" : ": " + cause.getMessage()), cause);
        this.words = words;
    }

    /** What is wrong, for people, in one sentence. */
    public Text words() {
        return words;
    }

    /** What SQLite's primary result codes, and those of others, mean for people. */
    static StoreException of(String database, SQLException failure) {
        String key = switch (failure.getErrorCode() & 0xFF) {
            case 5, 6 -> "store.locked";
            case 8 -> "store.readOnly";
            case 13 -> "store.full";
            case 14 -> "store.unopenable";
            default -> "store.failed";
        };
        return new StoreException(
                key.equals("store.failed")
                        ? Text.of(key, database, String.valueOf(failure.getMessage()))
                        : Text.of(key, database),
                failure);
    }
}
