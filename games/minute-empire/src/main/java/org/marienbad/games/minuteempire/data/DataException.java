package org.marienbad.games.minuteempire.data;

/** A map, deck or rule set that cannot be used. The message is one line: file, place, what is wrong and allowed. */
public final class DataException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** {@code place} is a line and column or a path, empty where the whole file is meant. */
    public DataException(String file, String place, String rule) {
        super(file + ": " + (place.isEmpty() ? "" : place + ": ") + rule);
    }
}
