package org.marienbad.learn.text;

import java.util.Locale;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/**
 * A request of the user that cannot be fulfilled. A sentence in the user's language says why, and gives an alternative.
 */
public class RefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Text reason;

    /** @param reason a sentence of this library's bundle, without its full stop */
    public RefusedException(Text reason) {
        this(reason, null);
    }

    /** @param cause if there is one, else null */
    public RefusedException(Text reason, Throwable cause) {
        super(in(Locale.ROOT, reason), cause);
        this.reason = reason;
    }

    public Text reason() {
        return reason;
    }

    /** The sentence in one language; {@link #getMessage} is the English one. */
    public String in(Locale locale) {
        return in(locale, reason);
    }

    /** The message of {@code failure}, in {@code locale} if it is translated. */
    public static String sentence(Throwable failure, Locale locale) {
        return failure instanceof RefusedException refused ? refused.in(locale) : String.valueOf(failure.getMessage());
    }

    /** The message of {@code failure}, as a part of another sentence: it is translated with that, if it can be. */
    public static Object part(Throwable failure) {
        return failure instanceof RefusedException refused ? refused.reason() : String.valueOf(failure.getMessage());
    }

    private static String in(Locale locale, Text reason) {
        return Messages.of(locale)
                .with(RefusedException.class.getClassLoader(), "org.marienbad.learn.messages")
                .get(reason);
    }
}
