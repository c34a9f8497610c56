package org.marienbad.cli.console;

import java.util.Locale;
import org.marienbad.framework.text.Messages;

/** The messages of the commands in the user's language. */
public final class CliMessages {
    private CliMessages() {}

    public static Messages of(Locale locale) {
        return Messages.of(locale)
                .with(CliMessages.class.getClassLoader(), CliMessages.class.getPackageName() + ".messages");
    }
}
