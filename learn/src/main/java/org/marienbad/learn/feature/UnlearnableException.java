package org.marienbad.learn.feature;

import java.util.Locale;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

/** A game that a method cannot learn. */
public final class UnlearnableException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Text reason;

    /** @param reason a sentence of this library's bundle, without its full stop */
    public UnlearnableException(Text reason) {
        super(in(Locale.ROOT, reason));
        this.reason = reason;
    }

    public Text reason() {
        return reason;
    }

    /** The sentence in one language; {@link #getMessage} is the English one. */
    public String in(Locale locale) {
        return in(locale, reason);
    }

    private static String in(Locale locale, Text reason) {
        return Messages.of(locale)
                .with(UnlearnableException.class.getClassLoader(), "org.marienbad.learn.messages")
                .get(reason);
    }
}
