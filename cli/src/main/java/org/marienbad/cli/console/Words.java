package org.marienbad.cli.console;

import java.util.Locale;
import org.marienbad.framework.text.Messages;

/** What commands say in the user's language. */
public final class Words {
    private Words() {}

    public static Messages of(Locale locale) {
        return Messages.of(locale).with(Words.class.getClassLoader(), Words.class.getPackageName() + ".messages");
    }
}
