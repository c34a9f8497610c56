package org.marienbad.rbg.text;

/**
 * Something in a description that the language does not allow. The message names line, column, the text there and the
 * allowed ones.
 */
public final class DescriptionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    DescriptionException(Token at, String why) {
        super(at.place() + ": " + why);
    }
}
