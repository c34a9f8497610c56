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

    /** The fault, for people, in one sentence. */
    public Text words() {
        return words;
    }

    /** The reason of a failed pool, migration or statement, in its innermost words. */
    static StoreException of(String database, Throwable failure) {
        if (failure instanceof StoreException told) {
            return told;
        }
        Throwable reason = failure;
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException known && (known.getErrorCode() != 0 || known.getSQLState() != null)) {
                return known(database, known);
            }
            reason = cause;
        }
        return new StoreException(Text.of("store.failed", database, firstLine(reason)), failure);
    }

    /** The meaning of result codes of SQLite and SQL states of PostgreSQL, for people. */
    private static StoreException known(String database, SQLException failure) {
        String key = failure.getSQLState() == null ? sqlite(failure.getErrorCode()) : standard(failure.getSQLState());
        return new StoreException(
                key.equals("store.failed") ? Text.of(key, database, firstLine(failure)) : Text.of(key, database),
                failure);
    }

    /** @param code a primary result code, or one extended by higher bits */
    private static String sqlite(int code) {
        return switch (code & 0xFF) {
            case 5, 6 -> "store.locked";
            case 8 -> "store.readOnly";
            case 13 -> "store.full";
            case 14 -> "store.unopenable";
            default -> "store.failed";
        };
    }

    private static String standard(String state) {
        return switch (state) {
            case "28000", "28P01" -> "store.login";
            case "3D000" -> "store.noDatabase";
            case "25006" -> "store.readOnly";
            case "53100" -> "store.full";
            default -> state.startsWith("08") || state.startsWith("57P") ? "store.unreachable" : "store.failed";
        };
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .strip();
    }
}
