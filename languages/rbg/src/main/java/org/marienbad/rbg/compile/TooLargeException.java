package org.marienbad.rbg.compile;

/** A description is too large for a class; it is walked or interpreted. The message is a sentence without its end. */
public final class TooLargeException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    TooLargeException(String message) {
        super(message);
    }
}
