package org.marienbad.server.protocol;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.marienbad.framework.text.Messages;

/** The server's own words, in the languages that it speaks. */
public final class ServerWords {
    private static final Map<Locale, Messages> KNOWN = new ConcurrentHashMap<>();
    private static final Locale CZECH = Locale.forLanguageTag("cs");

    private ServerWords() {}

    /** The words for a reader of {@code locale}: Czech, else English. */
    public static Messages of(Locale locale) {
        return KNOWN.computeIfAbsent(
                spoken(locale),
                spoken ->
                        Messages.of(spoken).with(ServerWords.class.getClassLoader(), "org.marienbad.server.messages"));
    }

    /** The language in which a reader of {@code locale} is told everything. */
    public static Locale spoken(Locale locale) {
        return locale.getLanguage().equals(CZECH.getLanguage()) ? CZECH : Locale.ENGLISH;
    }
}
